import { neighbours, type Place } from "~/domain/place/place";
import type { GroupName } from "~/domain/search/place-groups";

const NAMED = 2;

/** Null: no groups, since no place was asked for. */
export function groupHeading(name: GroupName, places: readonly Place[]): string | null {
  const [place] = places;
  const where =
    places.length > NAMED ? "tempat yang Anda cari" : places.map(({ short }) => short).join(" dan ");
  switch (name) {
    case "all":
      return null;
    case "here":
      return `Di ${where}`;
    case "serves":
      return `Melayani ${where}`;
    case "near":
      return place ? `Terdekat: ${nearNames(place)}` : "Terdekat";
    case "online":
      return "Online";
    case "elsewhere":
      return "Di tempat lain";
    case "beyond":
      return "Di luar harga yang dicari";
  }
}

function nearNames(place: Place): string {
  return neighbours(place.code)
    .slice(0, NAMED)
    .map(({ short }) => short)
    .join(" dan ");
}
