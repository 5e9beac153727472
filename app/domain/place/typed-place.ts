import { everydayCity } from "./everyday-city";
import { placesNear } from "./near-name";
import { type Place, placeOf, regencies } from "./place";
import { readPlace } from "./read-place";

/** `unsure`: only a part of the text is a name, or several are spelt nearly so. */
export type TypedPlaceFault = "unknown" | "several" | "province" | "unsure";

type TypedPlace =
  | { ok: true; place: Place; others: readonly Place[] }
  | { ok: false; fault: TypedPlaceFault; near: readonly Place[] };

export function readTypedPlace(text: string): TypedPlace {
  const exact = placeOf(text.trim());
  const reading = exact ? { places: [exact], how: "name" as const, together: false } : readPlace(text);
  if (reading === null) return no("unknown", placesNear(text).filter(isSmall));
  const places = reading.places.filter(isSmall);
  const [place, other] = places;
  if (place === undefined) {
    return no(
      "province",
      reading.places.flatMap(({ code }) => regencies(code)),
    );
  }
  if (reading.how === "part") return no("unsure", places);
  if (other === undefined) return { ok: true, place, others: [] };
  const city = reading.how === "name" && !reading.together ? everydayCity(text, places) : null;
  if (city) return { ok: true, place: city, others: places.filter((one) => one !== city) };
  return no(reading.how === "edit" ? "unsure" : "several", places);
}

const isSmall = ({ kind }: Place) => kind !== "province";

function no(fault: TypedPlaceFault, near: readonly Place[]): TypedPlace {
  return { ok: false, fault, near };
}
