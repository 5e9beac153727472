import { CATEGORIES } from "~/listings/category";
import { OfferCard, WantedCard } from "~/listings/ui/cards";
import { Gallery } from "~/listings/ui/detail";
import { EmptyState, Photo, Section, Wordmark } from "~/ui/kit";
import { CardBones } from "~/ui/later";

import { offers, wantedCards } from "./samples";

export function Cards() {
  return (
    <Section id="kartu" title="Kartu" note="Judul dan nama terpanjang tetap utuh susunannya.">
      <ul className="cards">
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </ul>
      <ul className="cards cards--broad mt-5">
        {wantedCards.map((wanted) => (
          <WantedCard key={wanted.id} {...wanted} />
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
      <div className="cards cards--broad">
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
