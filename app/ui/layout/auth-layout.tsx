import type { ReactNode } from "react";
import { DAY } from "~/domain/core/dates";
import { REVIEW_WINDOW } from "~/domain/order/escrow";
import { TrustNote } from "../kit/trust-note";

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page-width auth-layout">
      <main id="isi">{children}</main>
      <aside className="brand-panel" aria-label="Tentang JasaWarga">
        <h2>Kerja warga, dibayar dengan tenang.</h2>
        <TrustNote>Uang pembeli dititipkan sampai hasilnya diterima.</TrustNote>
        <TrustNote icon="clock">
          {`Diam ${REVIEW_WINDOW / DAY} hari setelah hasil diserahkan? Dana diteruskan otomatis, jadi penjual tidak menunggu selamanya.`}
        </TrustNote>
        <TrustNote icon="check">Setiap ulasan berasal dari pesanan yang benar-benar selesai.</TrustNote>
      </aside>
    </div>
  );
}
