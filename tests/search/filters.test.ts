import { expect, it } from "vitest";
import { readSearch, searchHref } from "~/search/search";
import { activeFilters, searchSuggestion } from "~/search/text";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";

const read = (query: string) => readSearch(new URLSearchParams(query));
const all =
  "q=logo+kopi&jenis=jasa&kategori=bisnis&lokasi=kota-depok&hargaMin=100000&hargaMax=250000&rating=4.5&waktu=7&mulai=0";

it("each filter has an everyday name", () => {
  expect(activeFilters(read(all)).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "tempat: Kota Depok",
    "harga: Rp 100.000 – Rp 250.000",
    "waktu: selesai dalam 7 hari",
    "mulai: hari ini",
    "rating: 4,5 ke atas",
    "kategori: Bisnis",
    "jenis: Jasa saja",
  ]);
  expect(activeFilters(read("hargaMax=90000")).map(({ value }) => value)).toEqual(["maks Rp 90.000"]);
  expect(activeFilters(read("cara=datang")).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "cara: datang ke tempat Anda",
  ]);
  expect(activeFilters(read("q=logo"))).toEqual([]);
});

it("removing one keeps the others, from the first page", () => {
  const [place] = activeFilters(read(`${all}&after=0_7`));
  expect(searchHref(place?.without ?? {})).toBe(`/explore?${all.replace("kota-depok", "semua")}`);
});

it("a wider search is suggested for each filter, then fewer words", () => {
  const advice = searchSuggestion(
    read("q=logo+kopi&kategori=bisnis&rating=4"),
    understand("logo kopi", createVocabulary(new Map())),
  );
  expect(advice.map(({ text }) => text)).toEqual([
    "Tanpa saringan “Rating 4 ke atas”",
    "Cari di semua kategori",
    "Cari “logo kopi” tanpa saringan",
    "Cari “logo” saja",
    "Cari “logo” saja",
    "Cari “kopi” saja",
    "Cari “kopi” saja",
  ]);
});

it("a shorter search names the thing without its qualifiers", () => {
  const understood = understand("cuci sofa dudukan", createVocabulary(new Map([["dudukan", 2]])));
  const advice = searchSuggestion(read("q=cuci+sofa+dudukan"), understood).map(({ text }) => text);
  expect(advice).toContain("Cari “cuci sofa” saja");
  expect(advice).not.toContain("Cari “dudukan” saja");
});
