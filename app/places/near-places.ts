import { editDistance } from "~/platform/strings";
import { CENTRES, NEIGHBOURS } from "./geography";
import { bareName, namesAbout, placeWords, readPlace, readPlaces, squash } from "./names";
import { allPlaces, type Place, placeOf, regencies } from "./place";

const MIN_TYPED_LENGTH = 3;

/**
 * Returns the city that people usually mean by a shared name, such as "Bandung" or "bdg". Returns null if the
 * name has a likely place in two provinces ("Banjar"), or a district of another city has it ("Karawaci").
 */
export function everydayCity(text: string, places: readonly Place[]): Place | null {
  const [city, ...others] = places;
  if (city?.kind !== "city" || !others.every((other) => isAround(city, other))) return null;
  return isShortFor(placeWords(text)[0] ?? "", squash(bareName(city))) ? city : null;
}

function isAround(city: Place, other: Place): boolean {
  return other.kind === "regency" && other.province === city.province;
}

function isShortFor(word: string, name: string): boolean {
  if (word.length < MIN_TYPED_LENGTH || word[0] !== name[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
}

const MAX_NEAR_PLACES = 10;
const MAX_TYPED_LENGTH = 40;

/** Removes "kota" or "kabupaten" before the name. If it is one word, such as "kotabogor", three letters must follow. */
function typed(text: string): string {
  const key = squash(text);
  const name = squash(text.trim().replace(/^(?:kotamadya|kota|kodya|kabupaten|kab)[.\s]+/i, ""));
  const bare = name !== "" && name !== key ? name : key.replace(/^(kotamadya|kota|kodya|kabupaten|kab)(?=.{3})/, "");
  return bare.slice(0, MAX_TYPED_LENGTH);
}

export function placesStarting(text: string): readonly Place[] {
  const start = typed(text);
  if (start === "") return [];
  const found = allPlaces().flatMap((place) => {
    const words = bareName(place).toLowerCase().split(/[ -]/);
    const at = words.findIndex((_, index) => words.slice(index).join("").startsWith(start));
    return at < 0 ? [] : [{ place, rank: at * 100 + bareName(place).length + (place.kind === "city" ? 0 : 0.5) }];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_NEAR_PLACES)
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
  return [...new Set([...likely, ...near.flatMap(({ places }) => places)])].slice(0, MAX_NEAR_PLACES);
}

const MAX_NEIGHBOURS = 8;

let known: Map<string, readonly Place[]> | undefined;

/**
 * Returns at most eight neighbouring places, nearest first. For a province, returns the provinces that share
 * the most borders with it. If A is a neighbour of B, B is one of A.
 */
export function neighbours(code: string): readonly Place[] {
  known ??= readNeighbours();
  return known.get(code) ?? [];
}

function readNeighbours(): Map<string, readonly Place[]> {
  const result = new Map<string, readonly Place[]>();
  for (const line of NEIGHBOURS.trim().split("\n")) {
    const [province = "", ...cells] = line.split(" ");
    const shared = new Map<string, number>();
    for (const cell of cells) {
      const [number = "", list = ""] = cell.split(":");
      const near = list
        .split(",")
        .flatMap((short) => placeOf(short.length === 2 ? `${province}.${short}` : short) ?? []);
      result.set(`${province}.${number}`, near);
      for (const { province: other } of near) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    shared.delete(province);
    const nearest = [...shared].sort(([, a], [, b]) => b - a).slice(0, MAX_NEIGHBOURS);
    result.set(
      province,
      nearest.flatMap(([other]) => placeOf(other) ?? []),
    );
  }
  return result;
}

/** The kilometres up to which the centre of another place is near. */
export const NEAR_KM = 60;

type Centre = { latitude: number; longitude: number };

let readCentres: Map<string, Centre> | undefined;

function centres(): Map<string, Centre> {
  readCentres ??= new Map(
    CENTRES.trim()
      .split("\n")
      .flatMap((line) => {
        const [province = "", ...cells] = line.split(" ");
        return cells.map((cell): [string, Centre] => {
          const [number = "", latitude = "", longitude = ""] = cell.split(/[:,]/);
          return [`${province}.${number}`, { latitude: Number(latitude), longitude: Number(longitude) }];
        });
      }),
  );
  return readCentres;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the whole kilometres between the centres of two kota or kabupaten. Null for a province, whose centre says
 * nothing about a place in it.
 */
export function kilometresBetween(code: string, otherCode: string): number | null {
  const [one, other] = [centres().get(code), centres().get(otherCode)];
  if (!one || !other) return null;
  const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const haversine = halfSine(other.latitude - one.latitude) + along * halfSine(other.longitude - one.longitude);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine)));
}

/** Returns the other kota and kabupaten whose centre is at most `km` away, nearest first. None for a province. */
export function placesWithin(code: string, km = NEAR_KM): readonly Place[] {
  const found: { code: string; distance: number }[] = [];
  for (const other of centres().keys()) {
    const distance = other === code ? null : kilometresBetween(code, other);
    if (distance !== null && distance <= km) found.push({ code: other, distance });
  }
  return found.sort((a, b) => a.distance - b.distance).flatMap(({ code: near }) => placeOf(near) ?? []);
}

const MAX_SUGGESTED_PLACES = 10;

export function suggestPlaces(text: string): Place[] {
  return [...new Set([...readPlaces(text), ...placesStarting(text)])].slice(0, MAX_SUGGESTED_PLACES);
}

/** unsure: only some of the words are a name, or several names are similar. */
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
