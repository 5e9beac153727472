import type { Zone } from "~/platform/dates";
import { REGIONS } from "./regions";

export type PlaceKind = "province" | "city" | "regency";

/** A province, a kota or a kabupaten. The name of a district finds the kota or kabupaten that contains it. */
export type Place = {
  code: string;
  /** The name for headings and lists: "Kota Bandung", "Kabupaten Bandung", "Jakarta Selatan". */
  name: string;
  /** The unique name for running text: "Bandung", "Kab. Bandung", "Garut". */
  short: string;
  kind: PlaceKind;
  /** The code of the province. In a province it is the place's own code. */
  province: string;
  zone: Zone;
  slug: string;
};

const FIRST_CITY = 71;
/** The code of Jakarta. Its five kota and its kabupaten have no councils and are called by their bare names. */
const JAKARTA = "31";

type Table = { all: readonly Place[]; byCode: Map<string, Place>; bySlug: Map<string, Place> };
type Row = { code: string; bare: string; kind: PlaceKind; province: string; zone: Zone };

let read: Table | undefined;

function table(): Table {
  read ??= readTable();
  return read;
}

function readTable(): Table {
  const rows = REGIONS.trim().split("\n").flatMap(readLine);
  const bareNames = (kind: PlaceKind) => new Set(rows.filter((row) => row.kind === kind).map(({ bare }) => bare));
  const taken = { province: bareNames("province"), city: bareNames("city") };
  const all = rows.map((row): Place => {
    const name = wholeName(row);
    const { code, kind, province, zone } = row;
    return { code, name, short: shortName(row, name, taken), kind, province, zone, slug: placeSlug(name) };
  });
  return {
    all,
    byCode: new Map(all.map((place) => [place.code, place])),
    bySlug: new Map(all.map((place) => [place.slug, place])),
  };
}

function readLine(line: string): Row[] {
  const [head = "", inside = ""] = line.split(": ");
  const [province = "", zone = "WIB", ...words] = head.split(" ");
  const shared = { province, zone: zone as Zone };
  return [
    { ...shared, code: province, bare: words.join(" "), kind: "province" },
    ...inside.split(", ").map((cell): Row => {
      const number = cell.slice(0, 2);
      const kind = Number(number) >= FIRST_CITY ? "city" : "regency";
      return { ...shared, code: `${province}.${number}`, bare: cell.slice(3), kind };
    }),
  ];
}

function wholeName({ bare, kind, province }: Row): string {
  if (kind === "province" || province === JAKARTA) return bare;
  return `${kind === "city" ? "Kota" : "Kabupaten"} ${bare}`;
}

function shortName({ bare, kind }: Row, name: string, taken: Record<"province" | "city", Set<string>>): string {
  if (kind === "regency" && taken.city.has(bare)) return `Kab. ${bare}`;
  return kind === "city" && taken.province.has(bare) ? name : bare;
}

function placeSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, "-");
}

export function placeOf(code: string): Place | null {
  return table().byCode.get(code) ?? null;
}

export function placeBySlug(slug: string): Place | null {
  return table().bySlug.get(slug) ?? null;
}

export function allPlaces(): readonly Place[] {
  return table().all;
}

export function provinces(): readonly Place[] {
  return table().all.filter(({ kind }) => kind === "province");
}

const COMMON = "31.74 31.71 32.73 35.78 32.76 32.75 36.74 33.74 12.71 73.71 34.71 51.71";

export function commonPlaces(): readonly Place[] {
  return COMMON.split(" ").flatMap((code) => placeOf(code) ?? []);
}

export function commonTowns(): string[] {
  return commonPlaces().map(({ name }) => name);
}

export function storedLocation({ location, placeCode }: { location: string; placeCode: string | null }): string {
  return (placeCode && placeOf(placeCode)?.name) || location;
}

export function regencies(province: string): readonly Place[] {
  return table().all.filter((place) => place.province === province && place.code !== province);
}

export function covers(area: string, code: string): boolean {
  return area === code || (code.length > area.length && code.startsWith(`${area}.`));
}

/** Returns the zone of a place. It is WIB without a place, for all of Indonesia and for online. */
export function zoneAt(code: string | null): Zone {
  return (code === null ? null : placeOf(code))?.zone ?? "WIB";
}

/** Choices of a place field that name no place. */
export const EVERYWHERE_CHOICE = "semua";
export const ONLINE_CHOICE = "daring";
const WITHOUT_PLACE: readonly string[] = [EVERYWHERE_CHOICE, ONLINE_CHOICE];

export function readPlaceChoice(text: string | null): string | null {
  if (text === null) return null;
  return WITHOUT_PLACE.includes(text) || placeOf(text) !== null ? text : null;
}

export function placeChosen(choice: string | null): Place | null {
  return choice === null ? null : placeOf(choice);
}
