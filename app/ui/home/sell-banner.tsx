import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { ButtonLink } from "../kit/button";

export function SellBanner({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="brand-panel sell-banner">
      <div className="page-width">
        <h2>Punya keahlian? Tetangga Anda sedang mencarinya.</h2>
        <p>
          Mendaftar dan memasang jasa gratis. Biaya {PLATFORM_FEE_PERCENT}% hanya dipotong dari pekerjaan yang
          selesai, dan selalu terlihat sebelum Anda memasang harga.
        </p>
        {signedIn ? (
          <ButtonLink href="/dashboard/services/create">Tambah Jasa Baru</ButtonLink>
        ) : (
          <ButtonLink href="/signup">Daftar gratis</ButtonLink>
        )}
      </div>
    </section>
  );
}
