import type { OfferSummary, WantedSummary } from "~/domain/listing/view";
import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { Section } from "../kit/section";
import { Toast } from "../layout/toast";
import { OfferCard } from "../listing/offer-card";
import { WantedSheet } from "../listing/wanted-sheet";

/** `wanted` is null when it could not be read; `moreHref` is null when all requests are shown. */
export function WantedSection({
  wanted,
  moreHref,
}: {
  wanted: readonly WantedSummary[] | null;
  moreHref: string | null;
}) {
  return (
    <Section
      id="jasa-dicari"
      title="Jasa Dicari"
      note="Warga menunggu penawaran Anda."
      link={{ href: "/wanted", text: "Lihat Semua", label: "Lihat Semua jasa dicari" }}
    >
      <Wanted wanted={wanted} />
      {moreHref && (
        <p className="more-button">
          <ButtonLink look="line" href={moreHref}>
            Tampilkan Lebih Banyak
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function Wanted({ wanted }: { wanted: readonly WantedSummary[] | null }) {
  if (!wanted)
    return (
      <Toast
        kind="error"
        title="Failed to load wanted services"
        lang="en"
        description="Daftar permintaan gagal dimuat."
        again="/"
      />
    );
  if (wanted.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Belum ada permintaan jasa saat ini"
        text="Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
        action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
      />
    );
  }
  return <WantedSheet wanted={wanted} />;
}

/** `changeHref`: where another place is chosen, if the search above does not always say. */
export function PopularSection({
  offers,
  note,
  changeHref,
}: {
  offers: readonly OfferSummary[] | null;
  note: string;
  changeHref?: string | undefined;
}) {
  return (
    <Section
      id="jasa-populer"
      title="Jasa Populer"
      note={
        <>
          {note}{" "}
          {changeHref && (
            <a className="py-2" href={changeHref}>
              Ubah tempat
            </a>
          )}
        </>
      }
      link={{ href: "/explore?sort=populer", text: "Lihat Semua", label: "Lihat Semua jasa populer" }}
    >
      <Popular offers={offers} />
    </Section>
  );
}

function Popular({ offers }: { offers: readonly OfferSummary[] | null }) {
  if (!offers) return <Toast kind="error" title="Gagal memuat jasa populer" />;
  if (offers.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Belum ada jasa yang tersedia"
        text="Coba lagi sebentar, atau lihat Jasa Dicari."
      />
    );
  }
  return (
    <ul className="cards">
      {offers.map((offer) => (
        <OfferCard key={offer.id} {...offer} />
      ))}
    </ul>
  );
}
