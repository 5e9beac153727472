import { readPlace } from "~/places/names";
import { placesNear, type TypedPlaceFault } from "~/places/near-places";
import { covers, type Place, placeOf, provinces } from "~/places/place";
import { MAX_AREAS } from "./listing";

export type AreaFault = Exclude<TypedPlaceFault, "province"> | "none" | "listed" | "covered" | "too_many";

type AreaReading =
  | { ok: true; areas: string[] }
  | { ok: false; fault: AreaFault; areas: string[]; places: readonly Place[] };

export function storedAreas(codes: readonly string[]): string[] {
  const known = [...new Set(codes)].filter((code) => placeOf(code) !== null);
  return known.filter((code) => !known.some((area) => area !== code && covers(area, code)));
}

export function addAreas(codes: readonly string[], text: string): AreaReading {
  const areas = storedAreas(codes);
  const no = (fault: AreaFault, places: readonly Place[] = []): AreaReading => ({
    ok: false,
    fault,
    areas,
    places,
  });
  if (text.trim() === "") return no("none");
  const named = placesNamed(text);
  if (!named.ok) return no(named.fault, named.places);
  const fresh = named.places.filter(({ code }) => !areas.some((area) => covers(area, code)));
  if (fresh.length === 0) {
    const listed = named.places.some(({ code }) => areas.includes(code));
    return no(listed ? "listed" : "covered", named.places);
  }
  const all = storedAreas([...areas, ...fresh.map(({ code }) => code)]);
  return all.length > MAX_AREAS ? no("too_many", fresh) : { ok: true, areas: all };
}

export function listProvinces(areas: readonly string[]): readonly Place[] {
  return provinces().filter(({ code }) => areas.filter((area) => area !== code && covers(code, area)).length > 1);
}

type NamedPlaces =
  | { ok: true; places: readonly Place[] }
  | { ok: false; fault: Exclude<TypedPlaceFault, "province">; places: readonly Place[] };

function placesNamed(text: string): NamedPlaces {
  const exact = placeOf(text.trim());
  if (exact) return { ok: true, places: [exact] };
  return listNamed(text) ?? oneNamed(text);
}

/** Returns null unless the text lists several places. "Depok, Bogor" lists two, "Depok, Jawa Barat" only one. */
function listNamed(text: string): NamedPlaces | null {
  const parts = text.slice(0, MAX_LIST_LENGTH).split(/[,;\n]|\sdan\s/i);
  const named = parts.filter((part) => part.trim() !== "").map(oneNamed);
  const isArea = (one: NamedPlaces) => one.ok && one.places.every(({ kind }) => kind !== "province");
  if (named.length < 2 || !named.every(isArea)) return null;
  return { ok: true, places: [...new Set(named.flatMap(({ places }) => places))] };
}

const MAX_LIST_LENGTH = 400;

function oneNamed(text: string): NamedPlaces {
  const reading = readPlace(text);
  if (reading === null) return { ok: false, fault: "unknown", places: placesNear(text) };
  const { places, how, together } = reading;
  if (how === "part") return { ok: false, fault: "unsure", places };
  if (together || places.length === 1) return { ok: true, places };
  return { ok: false, fault: how === "edit" ? "unsure" : "several", places };
}
