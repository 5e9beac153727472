import { WantedSheet } from "~/listings/ui/cards";
import { HeldGallery } from "~/listings/ui/detail";
import { CategoryTiles, NothingFound, RelatedSearches, ResultGroup } from "~/search/ui/results";
import { Correction, SearchForm, SearchReading } from "~/search/ui/search-form";
import { DocumentIcon, Section } from "~/ui/kit";
import { WayLinks } from "~/ui/later";
import { Footer, TabBar } from "~/ui/page-frame";

import { budi, offers, wantedCards } from "./samples";

const HERE = "#cari";

export function Finding() {
  return (
    <>
      <Section id="cari" title="Cari" note="Di papan dan di kertas; tempat kosong berarti semua Indonesia.">
        <div className="brand-panel p-4">
          <SearchForm id="-papan" changeHref="/place" />
        </div>
        <SearchForm
          plain
          id="-kertas"
          q="bikin logo buat usaha keripik singkong di Kabupaten Hulu Sungai Selatan"
          place="Kabupaten Hulu Sungai Selatan"
        />
      </Section>
      <Section id="dipahami" title="Yang kami pahami">
        <SearchReading
          parts={[
            { label: "kata", value: "tukang ledeng", synonyms: ["pipa", "keran"], withoutHref: HERE },
            { label: "tempat", value: "Kota Bandung", withoutHref: HERE },
            { label: "harga", value: "≤ Rp 200.000", withoutHref: HERE },
            { label: "urutan, dari “murah”", value: "Termurah dulu", withoutHref: HERE },
          ]}
          others={[{ label: "bukan kota?", value: "Kabupaten Bandung", href: HERE }]}
        />
        <Correction from="srevis" to="servis ac" href={HERE} found />
      </Section>
      <Section id="ditemukan" title="Hasil">
        <ResultGroup
          id="di-tempat"
          title="Di Jakarta Selatan"
          count={`${offers.length} jasa`}
          offers={offers.map((offer, index) => ({
            ...offer,
            soon: index === 0 ? "bisa hari ini" : null,
            why: index > 0 ? "Cocok lewat kata “pipa”; datang dari Kabupaten Hulu Sungai Selatan" : null,
          }))}
        />
        <ResultGroup
          id="melayani"
          title="Melayani Jakarta Selatan"
          count="1 jasa"
          note="Berkantor di tempat lain, datang ke tempat Anda."
          offers={offers.slice(0, 1)}
        />
        <RelatedSearches
          id="terkait"
          title="Sering dicari bersama"
          searches={["pompa air", "cuci toren", "tukang bangunan"].map((text) => ({
            text,
            href: `/explore?q=${text}`,
          }))}
        />
        <NothingFound
          draft={{
            judul: "sumur bor",
            kategori: "",
            lokasi: "kota-bandung",
            anggaran: "",
            tenggat: "",
            uraian: "",
          }}
          searches={[{ text: "sumur bor di semua Indonesia", href: "/explore?q=sumur+bor" }]}
        />
      </Section>
      <Section id="lembar" title="Lembar permintaan" note="Empat, dan satu yang memenuhi lebarnya.">
        <WantedSheet wanted={wantedCards} />
        <WantedSheet wanted={wantedCards.slice(0, 1)} />
      </Section>
      <Section id="ubin" title="Kategori">
        <CategoryTiles />
      </Section>
      <Section id="baris" title="Baris yang menuju ke suatu tempat">
        <WayLinks
          ways={[
            { key: "1", to: { href: HERE }, icon: "pin", title: "Kota Bandung", text: "Jawa Barat" },
            {
              key: "2",
              to: { href: HERE },
              face: <DocumentIcon name="globe" />,
              title: "Semua Indonesia",
              end: "27 kota",
            },
            { key: "3", to: { href: HERE }, title: "N".repeat(90), text: "P".repeat(90) },
          ]}
        />
        <HeldGallery held={{ show: "Tampilkan 3 foto", kilobytes: 19, href: HERE }} />
      </Section>
      <Section
        id="pintasan"
        title="Pintasan bawah"
        note="Di halaman dengan bilah aksi, ia turun ke ujung halaman."
      >
        <TabBar viewer={{ ...budi, waitingOrders: 1 }} path="/" />
      </Section>
      <Section id="kaki" title="Kaki halaman" note="Di ponsel terlipat, di layar lebar berupa kolom.">
        <Footer year={2026} />
      </Section>
    </>
  );
}
