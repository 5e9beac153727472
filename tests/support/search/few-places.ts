import type { PlaceWordsAt } from "~/domain/search/understanding";

/** Codes of Kepmendagri 300.2.2-2138 of 2025. */
const PLACES: Record<string, readonly string[]> = {
  jakarta: ["31"],
  jkt: ["31"],
  "jakarta selatan": ["31.74"],
  jaksel: ["31.74"],
  tebet: ["31.74"],
  "jakarta timur": ["31.75"],
  jaktim: ["31.75"],
  jakbar: ["31.73"],
  tangsel: ["36.74"],
  depok: ["32.76"],
  dpk: ["32.76"],
  bekasi: ["32.75", "32.16"],
  bks: ["32.75", "32.16"],
  bogor: ["32.71", "32.01"],
  bandung: ["32.73", "32.04", "32.17"],
  bdg: ["32.73", "32.04", "32.17"],
  garut: ["32.05"],
  jogja: ["34"],
  yogya: ["34"],
  yogyakarta: ["34"],
  diy: ["34"],
  solo: ["33.72"],
  semarang: ["33.74", "33.22"],
  smg: ["33.74", "33.22"],
  surabaya: ["35.78"],
  sby: ["35.78"],
  sidoarjo: ["35.15"],
  malang: ["35.73", "35.07"],
  "malang raya": ["35.73", "35.07", "35.79"],
  medan: ["12.71"],
  mdn: ["12.71"],
  bali: ["51"],
};
const ALSO_WORDS = new Set(["solo", "malang", "medan", "bali"]);

export const fewPlacesAt: PlaceWordsAt = (words, at) => {
  for (const length of [2, 1]) {
    const name = words.slice(at, at + length).join(" ");
    const codes = PLACES[name];
    if (codes && at + length <= words.length)
      return { length, places: codes.map((code) => ({ code })), alsoAWord: ALSO_WORDS.has(name) };
  }
  return null;
};
