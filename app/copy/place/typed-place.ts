import type { Place } from "~/domain/place/place";
import type { TypedPlaceFault } from "~/domain/place/typed-place";
import { noSuchPlace, quoted, severalPlaces } from "./place";

export type NamedPlace = { code: string; name: string };

export function namedPlaces(places: readonly Place[]): NamedPlace[] {
  return places.map(({ code, name }) => ({ code, name }));
}

/** `near` are shown below it, to choose from. */
export function typedPlaceFault(fault: TypedPlaceFault, text: string, near: readonly Place[]): string {
  if (fault === "several") return severalPlaces(text, near);
  if (fault === "province") return `${quoted(text)} adalah provinsi: pilih kota atau kabupatennya`;
  const [first, second] = near;
  if (fault === "unsure") {
    const meant = first !== undefined && second === undefined ? first.name : "salah satu di bawah ini";
    return `Maksud Anda ${meant}? Pilih, atau tulis kota atau kabupatennya saja`;
  }
  const way = first ? "Pilih yang mirip di bawah ini, atau tulis" : "Tulis";
  return `${noSuchPlace(text)}. ${way} kota atau kabupaten, misalnya Kota Bandung`;
}
