import { describe, expect, it } from "vitest";
import { listedTerms } from "~/search/index-terms";
import { similarOffers } from "~/search/similar";
import { demoRows } from "../../e2e/demo/rows/rows";

const OFFERS = demoRows(Date.UTC(2026, 10, 29), "")
  .listings.filter(({ kind, status }) => kind === "offer" && status !== "inactive")
  .map((listing) => ({
    title: listing.title,
    category: listing.category,
    placeCode: listing.placeCode ?? null,
    online: listing.online ?? false,
    searchTitle: listedTerms(listing).searchTitle,
  }));

function titlesSimilarTo(start: string): string[] {
  const own = OFFERS.find(({ title }) => title.startsWith(start));
  if (own === undefined) throw new Error(`no offer “${start}”`);
  return similarOffers(
    own,
    OFFERS.filter((offer) => offer !== own),
  ).map(({ title }) => title);
}

describe("similar offers", () => {
  it.each([
    ["Servis AC: cuci", /AC|mesin cuci/],
    ["Kulkas tidak dingin", /AC|kulkas|mesin cuci/],
    ["Tukang pipa Medan", /keran/],
    ["Pompa air mati", /pipa/],
    ["Perbaikan listrik", /listrik/],
    ["Bersih rumah harian", /Bersih rumah/],
    ["Taman vertikal", /taman/],
    ["Katering nasi kotak", /Katering/],
    ["Rias pengantin Sunda", /[Rr]ias/],
    ["Jahit kebaya", /[Jj]ahit|[Jj]as|Permak|Beskap/],
    ["Pindahan rumah dan kos", /Pindahan|Kirim|Kurir/],
    ["Kurir motor", /Pindahan|Kirim/],
    ["Les matematika", /matematika|berhitung/],
    ["Les gitar akustik", /^Les piano/],
    ["Terjemahan tersumpah", /bahasa/],
    ["Pembukuan bulanan", /keuangan/],
    ["Hitung dan lapor SPT", /pajak/],
    ["Servis laptop", /komputer/],
    ["Potret prewedding", /^Foto keluarga|video/i],
    ["Situs profil usaha", /Toko online/],
    ["Pemandu tiga gili", /perjalanan|Kelotok/],
    ["Organ tunggal", /gitar dan biola/],
  ])("of “%s” are all of its trade", (start, trade) => {
    const titles = titlesSimilarTo(start);
    expect(titles).not.toEqual([]);
    for (const title of titles) expect(title).toMatch(trade);
  });

  it.each([
    "Desain logo",
    "Desain kemasan",
    "Cat ulang kamar",
    "Potong rambut",
    "Ganti layar dan baterai",
    "Servis motor panggilan",
    "Tukang kayu",
    "Las kanopi",
    "Mobil dan sopir",
    "Pelatihan barista",
    "Cuci sofa",
    "Belajar mengaji",
    "Undangan pernikahan",
    "Jingle toko",
  ])("of “%s” do not exist, though its category has others", (start) => {
    expect(titlesSimilarTo(start)).toEqual([]);
  });

  it("are never a lesson for a service, or the reverse", () => {
    expect(titlesSimilarTo("Les gitar").join()).not.toContain("Duo gitar");
    expect(titlesSimilarTo("Duo gitar").join()).not.toContain("Les gitar");
    expect(titlesSimilarTo("Les bahasa Mandarin").join()).not.toContain("Alih bahasa");
  });

  it("prefer the same thing to the same family, then more things in common", () => {
    const [first, ...others] = titlesSimilarTo("Cuci AC dan perbaikan kulkas");
    expect(first).toBe("Servis AC, kulkas, dan dispenser di Medan dan Deli Serdang");
    expect(others.at(-1)).toMatch(/^Kulkas tidak dingin/);
  });
});
