import type { Place } from "~/domain/place/place";
import type { GroupName } from "~/domain/search/place-groups";

const NAMED = 2;

/** Null: no place was asked for. */
export function groupHeading(
  name: GroupName,
  places: readonly Place[],
  stands: readonly Place[],
): string | null {
  const near = stands.map(({ short }) => short).join(", ");
  switch (name) {
    case "all":
      return null;
    case "here":
      return `Di ${nameOf(places)}`;
    case "serves":
      return `Melayani ${nameOf(places)}`;
    case "near":
      return near === "" ? "Terdekat" : `Terdekat: ${near}`;
    case "online":
      return "Online";
    case "elsewhere":
      return "Di tempat lain";
    case "beyond":
      return "Di luar harga yang dicari";
  }
}

export function groupNote(name: GroupName, places: readonly Place[]): string | undefined {
  switch (name) {
    case "serves":
      return "Berkantor di tempat lain, datang ke tempat Anda.";
    case "near":
      return `Belum menyebut ${nameOf(places)} sebagai wilayahnya; tanyakan dulu.`;
    case "online":
      return "Tanpa kunjungan.";
    case "elsewhere":
      return `Bukan di sekitar ${nameOf(places)}; tanyakan dulu.`;
    default:
      return undefined;
  }
}

function nameOf(places: readonly Place[]): string {
  if (places.length === 0 || places.length > NAMED) return "tempat yang Anda cari";
  return places.map(({ name }) => name).join(" dan ");
}
