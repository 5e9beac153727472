import { editDistance } from "./edits";
import { bareName, namesAbout, squash } from "./names";
import { allPlaces, type Place } from "./place";
import { readPlaces } from "./read-place";

const MOST = 10;
const LONGEST = 40;

/** Without "kota" or "kabupaten" before the name. Written as one word, it needs three letters of a name behind it. */
function typed(text: string): string {
  const key = squash(text);
  const name = squash(text.trim().replace(/^(?:kotamadya|kota|kodya|kabupaten|kab)[.\s]+/i, ""));
  const bare =
    name !== "" && name !== key ? name : key.replace(/^(kotamadya|kota|kodya|kabupaten|kab)(?=.{3})/, "");
  return bare.slice(0, LONGEST);
}

export function placesStarting(text: string): readonly Place[] {
  const start = typed(text);
  if (start === "") return [];
  const found = allPlaces().flatMap((place) => {
    const words = bareName(place).toLowerCase().split(/[ -]/);
    const at = words.findIndex((_, index) => words.slice(index).join("").startsWith(start));
    return at < 0
      ? []
      : [{ place, rank: at * 100 + bareName(place).length + (place.kind === "city" ? 0 : 0.5) }];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ place }) => place);
}

export function placesNear(text: string): readonly Place[] {
  const likely = [...readPlaces(text), ...placesStarting(text)];
  const key = typed(text);
  const far = key.length < 4 ? 0 : Math.max(1, Math.floor(key.length / 2.5));
  const near: { distance: number; places: readonly Place[] }[] = [];
  for (const [name, { places }] of far === 0 ? [] : namesAbout(key.length, far)) {
    if (name.length < 4) continue;
    const distance = editDistance(name, key) + (name[0] === key[0] ? 0 : 0.5);
    if (distance <= far) near.push({ distance, places });
  }
  near.sort((a, b) => a.distance - b.distance);
  return [...new Set([...likely, ...near.flatMap(({ places }) => places)])].slice(0, MOST);
}
