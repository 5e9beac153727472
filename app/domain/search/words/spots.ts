import { meaningsOf } from "./meanings";
import type { Token } from "./tokens";

/** Where in a house something is: beside the point of what is wrong with it. */
const SPOTS = new Set([
  ...[
    "rumah",
    "kamar",
    "dapur",
    "kantor",
    "ruang",
    "ruangan",
    "toko",
    "warung",
    "kos",
    "teras",
    "garasi",
    "gudang",
  ],
  ...["atas", "bawah", "depan", "belakang", "lantai", "tamu", "tidur", "mandi"],
]);
const MOST_SPOTS = 2;

/** "tembok kamar jamuran" tells of a "tembok jamuran": such a place goes behind the phrase that it parts. */
export function withoutSpots(tokens: readonly Token[]): Token[] {
  const left = [...tokens];
  for (let at = 0; at < left.length - 2; at += 1) {
    let spots = 0;
    while (spots < MOST_SPOTS && SPOTS.has(left[at + 1 + spots]?.word ?? "")) spots += 1;
    const [before, after] = [left[at], left[at + 1 + spots]];
    if (spots === 0 || !before || !after || meaningsOf(left.slice(at, at + 2)).length > 0) continue;
    if (meaningsOf(left.slice(at + spots, at + spots + 2)).length > 0) continue;
    if (meaningsOf([before, after]).length > 0)
      left.splice(at + 1, spots + 1, after, ...left.slice(at + 1, at + 1 + spots));
  }
  return left;
}
