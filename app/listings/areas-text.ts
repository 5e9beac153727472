import { type Place, placeOf } from "~/places/place";
import { type NamedPlace, namedPlaces, placeDescriptionText, typedPlaceFault, wholeProvince } from "~/places/text";
import { type AreaFault, addAreas, listProvinces, storedAreas } from "./areas";
import { MAX_AREAS } from "./listing";

export type AreasView = {
  areas: NamedPlace[];
  text: string;
  error: string | null;
  choices: NamedPlace[];
  wholes: (NamedPlace & { note: string })[];
};

export type AreaPress = { typed: string; add?: string; remove?: string };

export function areasView(codes: readonly string[], text = ""): AreasView {
  const areas = storedAreas(codes);
  return {
    areas: namedPlaces(areas.flatMap((code) => placeOf(code) ?? [])),
    text,
    error: null,
    choices: [],
    wholes: listProvinces(areas).map((place) => ({
      code: place.code,
      name: wholeProvince(place),
      note: placeDescriptionText(place),
    })),
  };
}

export function pressArea(codes: readonly string[], { typed, add, remove }: AreaPress): AreasView {
  if (remove !== undefined)
    return areasView(
      codes.filter((code) => code !== remove),
      typed,
    );
  const read = addAreas(codes, add ?? typed);
  if (read.ok) return areasView(read.areas, add === undefined || mayMean(typed, add) ? "" : typed);
  const { fault, places } = read;
  const error = areaFaultSentence(fault, typed, places);
  const choices = isUnclear(fault) ? namedPlaces(places) : [];
  return { ...areasView(read.areas, typed), error, choices };
}

function mayMean(typed: string, code: string): boolean {
  const read = addAreas([], typed);
  return read.ok ? read.areas.includes(code) : read.places.some((place) => place.code === code);
}

const UNCLEAR = ["unknown", "several", "unsure"] as const;
type UnclearFault = (typeof UNCLEAR)[number];

function isUnclear(fault: AreaFault): fault is UnclearFault {
  return UNCLEAR.some((one) => one === fault);
}

function areaFaultSentence(fault: AreaFault, text: string, places: readonly Place[]): string {
  if (isUnclear(fault)) return typedPlaceFault(fault, text, places);
  if (fault === "none") return "Tulis wilayah yang ingin Anda tambahkan";
  if (fault === "too_many") return tooManyAreas(places.length);
  const [first] = places;
  const name = places.length === 1 && first ? first.name : "Semuanya";
  if (fault === "listed") return `${name} sudah ada di daftar`;
  return `${name} sudah termasuk dalam ${placeOf(first?.province ?? "")?.name ?? "provinsinya"}`;
}

export function tooManyAreas(more = 1): string {
  const what = more > 1 ? ` (yang ini ${more})` : "";
  return `Wilayah paling banyak ${MAX_AREAS}${what}. Hapus sebagian dulu, atau tambahkan seluruh provinsinya`;
}
