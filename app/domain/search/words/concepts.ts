import type { CategoryName } from "../../listing/category";
import { BEAUTY_FASHION } from "./concepts/beauty-fashion";
import { BRANDS } from "./concepts/brands";
import { BUSINESS_MARKETING } from "./concepts/business-marketing";
import { CARE } from "./concepts/care";
import { DESIGN_WRITING } from "./concepts/design-writing";
import { EVENTS_FOOD } from "./concepts/events-food";
import { EVERYDAY_NEEDS } from "./concepts/everyday-needs";
import { EVERYDAY_THINGS } from "./concepts/everyday-things";
import { GENERAL } from "./concepts/general";
import { HOME } from "./concepts/home";
import { LESSONS } from "./concepts/lessons";
import { OTHER_TRADES } from "./concepts/other-trades";
import { PAPERS_HEALTH } from "./concepts/papers-health";
import { PICTURES_SOUND } from "./concepts/pictures-sound";
import { SMALL_TRADES } from "./concepts/small-trades";
import { TECH } from "./concepts/tech";
import { TOLD_PROBLEMS } from "./concepts/told-problems";
import { VEHICLES_DELIVERY } from "./concepts/vehicles-delivery";
import { type Concept, readLines } from "./lines";

export const CATEGORY_CONCEPTS: Readonly<Partial<Record<CategoryName, string>>> = {
  "Desain Grafis": "desaingrafis",
  "Penulisan & Penerjemahan": "tulisan",
  "Video & Animasi": "video",
  "Musik & Audio": "musik",
  "Pemrograman & Teknologi": "it",
  Bisnis: "bisnis",
  Pemasaran: "pemasaran",
  "Gaya Hidup": "gayahidup",
  Pendidikan: "pendidikan",
  "Rumah Tangga": "rumahtangga",
};

export const CATEGORY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bisnis: "bisnis",
    usaha: "bisnis",
    business: "bisnis",
    desain: "desaingrafis",
    design: "desaingrafis",
    tulis: "tulisan",
    teknologi: "it",
    marketing: "pemasaran",
    belajar: "pendidikan",
    rumah: "rumahtangga",
  }),
);

const TEXTS = [
  ...[GENERAL, HOME, VEHICLES_DELIVERY, BEAUTY_FASHION, EVENTS_FOOD, PICTURES_SOUND, DESIGN_WRITING],
  ...[TECH, BUSINESS_MARKETING, LESSONS, CARE, SMALL_TRADES, PAPERS_HEALTH, EVERYDAY_NEEDS, EVERYDAY_THINGS],
  ...[TOLD_PROBLEMS, OTHER_TRADES, BRANDS],
];

let read: ReadonlyMap<string, Concept> | undefined;

/** Read when first asked for, since most visits search for nothing. */
export function concepts(): ReadonlyMap<string, Concept> {
  read ??= together(TEXTS.flatMap(readLines));
  return read;
}

function together(lines: readonly Concept[]): Map<string, Concept> {
  const found = new Map<string, Concept>();
  for (const line of lines) {
    const { key, role, names, needs, wider, near, beside } = found.get(line.key) ?? line;
    const isFirst = !found.has(key);
    const both = (some: readonly string[], more: readonly string[]) =>
      isFirst ? some : [...new Set([...some, ...more])];
    found.set(key, {
      ...{ key, role, names: both(names, line.names), needs: both(needs, line.needs) },
      ...{ wider: both(wider, line.wider), near: both(near, line.near) },
      beside: both(beside, line.beside),
    });
  }
  return found;
}

/** Letters and digits only, and the beginning of no Indonesian word. */
export function conceptToken(key: string): string {
  return `xk${key}`;
}

export function conceptKey(term: string): string {
  return term.startsWith("xk") ? term.slice(2) : "";
}

export function categoryToken(key: string): string {
  return `xc${key}`;
}

export const CATEGORY_KEYS: ReadonlySet<string> = new Set(Object.values(CATEGORY_CONCEPTS));

export function widerOf(key: string): Set<string> {
  const found = new Set([key]);
  for (const one of found) for (const wider of concepts().get(one)?.wider ?? []) found.add(wider);
  return found;
}
