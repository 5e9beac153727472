import { CATEGORIES } from "~/domain/category";
import { EmptyState } from "~/ui/empty";
import { Gallery } from "~/ui/gallery";
import { Wordmark } from "~/ui/logo";
import { OfferCard } from "~/ui/offer-card";
import { Photo } from "~/ui/picture";
import { Section } from "~/ui/section";
import { CardBones } from "~/ui/skeleton";
import { WantedSlip } from "~/ui/wanted-slip";
import { offers, slips } from "./samples";

export function Cards() {
  return (
    <Section id="kartu" title="Kartu" note="Judul dan nama terpanjang tetap utuh susunannya.">
      <ul className="cards">
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </ul>
      <ul className="cards broad mt-5">
        {slips.map((slip) => (
          <WantedSlip key={slip.id} {...slip} />
        ))}
      </ul>
    </Section>
  );
}

export function Loading() {
  return (
    <Section id="memuat" title="Memuat">
      <CardBones label="Memuat profil..." />
    </Section>
  );
}

export function Empties() {
  return (
    <Section id="kosong" title="Keadaan kosong">
      <div className="cards broad">
        <EmptyState
          level={3}
          title="Anda belum memiliki pesanan aktif"
          text="Mulai dari kategori yang Anda perlukan, atau pasang permintaan dan biarkan warga menawar."
          action={{ href: "/explore", text: "Jelajahi jasa" }}
        />
        <EmptyState
          level={3}
          title="Belum ada permintaan jasa saat ini"
          text="Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
          action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
        />
        <EmptyState
          level={3}
          lang="en"
          title="Service Not Found"
          text="The service you're looking for doesn't exist or has been removed."
          action={{ href: "/", text: "Go Back Home" }}
        />
      </div>
    </Section>
  );
}

export function Drawings() {
  return (
    <Section id="gambar" title="Gambar kategori dan lambang" note="Foto bawaan untuk jasa tanpa foto.">
      <ul className="cards">
        {CATEGORIES.map(({ slug, name }) => (
          <li key={slug} className="small">
            <Photo picture={null} category={name} />
            <b>{name}</b>
          </li>
        ))}
      </ul>
      <p className="logo">
        <Wordmark />
      </p>
      <h3>Galeri tanpa foto</h3>
      <Gallery pictures={[]} category="Pendidikan" />
    </Section>
  );
}
