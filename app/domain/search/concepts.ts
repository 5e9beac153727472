import type { CategoryName } from "../listing/category";
import { BEAUTY_FASHION } from "./concepts/beauty-fashion";
import { BUSINESS_MARKETING } from "./concepts/business-marketing";
import { CARE } from "./concepts/care";
import { DESIGN_WRITING } from "./concepts/design-writing";
import { EVENTS_FOOD } from "./concepts/events-food";
import { GENERAL } from "./concepts/general";
import { HOME } from "./concepts/home";
import { LESSONS } from "./concepts/lessons";
import { PAPERS_HEALTH } from "./concepts/papers-health";
import { PICTURES_SOUND } from "./concepts/pictures-sound";
import { SMALL_TRADES } from "./concepts/small-trades";
import { TECH } from "./concepts/tech";
import { VEHICLES_DELIVERY } from "./concepts/vehicles-delivery";
import { CHAT_WORDS, FILLERS } from "./fillers";
import { type Concept, type Role, readLines } from "./lines";
import { wordsOf } from "./query-words";
import { stem } from "./stem";

/** Part of `search_version`: listings indexed under another one are indexed again. */
export const CONCEPTS_VERSION = 1;

/** Concepts that stand for whole categories; the others have none of their own. */
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

/** Words that mean a category when nothing else is asked for. */
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

export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  [
    ...[GENERAL, HOME, VEHICLES_DELIVERY, BEAUTY_FASHION, EVENTS_FOOD, PICTURES_SOUND, DESIGN_WRITING],
    ...[TECH, BUSINESS_MARKETING, LESSONS, CARE, SMALL_TRADES, PAPERS_HEALTH],
  ]
    .flatMap(readLines)
    .map((concept) => [concept.key, concept]),
);

/** Letters and digits only, and the beginning of no Indonesian word. */
export function conceptToken(key: string): string {
  return `xk${key}`;
}

/** On every listing of the category, whatever its words. */
export function categoryToken(key: string): string {
  return `xc${key}`;
}

export const CATEGORY_KEYS: ReadonlySet<string> = new Set(Object.values(CATEGORY_CONCEPTS));

/** `at`: its place among the words of the whole text. */
export type Token = { word: string; root: string; at: number };

/** As listings and queries are read: chat words as they are meant, "foto2" as "foto". */
export function tokensOf(words: readonly string[], from = 0): Token[] {
  return words.map((typed, n) => {
    const single = /^([a-z]{3,})2(?:an|nya)?$/.exec(typed)?.[1] ?? typed;
    const word = CHAT_WORDS.get(single) ?? single;
    return { word, root: stem(word), at: from + n };
  });
}

export function withoutFillers(tokens: readonly Token[]): Token[] {
  const telling = tokens.filter(({ word }) => !FILLERS.has(word));
  return telling.filter((token, at) => at === 0 || token.root !== telling[at - 1]?.root);
}

type Meaning = { key: string; weight: number };
const NEED_WEIGHT = 0.9;
export const MAX_PHRASE = 4;

const DOINGS = new Set(
  [...CONCEPTS.values()].filter(({ role }) => role === "doing").flatMap(({ names }) => names),
);

/** Doings are one another's synonyms inside phrases too: "guru mandarin" is "les mandarin". */
const doingOf = new Map<string, string>();
for (const { key, role, names } of CONCEPTS.values()) {
  if (role === "doing") for (const name of names) if (!doingOf.has(name)) doingOf.set(name, `+${key}`);
}

function formOf({ word, root }: Token): string {
  return doingOf.get(word) ?? doingOf.get(root) ?? root;
}

const byWords = new Map<string, Meaning[]>();
const byForms = new Map<string, Meaning[]>();
/** Every word of the lines: known, so never taken for a misspelling. */
export const CONCEPT_WORDS = new Set<string>();

for (const { key, names, needs } of CONCEPTS.values()) {
  const own = new Set(names);
  for (const [phrases, weight] of [
    [names, 1],
    [needs, NEED_WEIGHT],
  ] as const) {
    for (const phrase of phrases) {
      const words = wordsOf(phrase);
      const all = tokensOf(words);
      for (const { word } of all) CONCEPT_WORDS.add(word);
      for (const word of words) CONCEPT_WORDS.add(word);
      // "servis ac" is a doing and an "ac": as one phrase it would say less.
      if (words.length > 1 && DOINGS.has(words[0] ?? "") && own.has(words.slice(1).join(" "))) continue;
      const tokens = withoutFillers(all);
      // One word that is left of several would mean too much: "per bulan" is not "bulan".
      if (tokens.length < 2 && new Set(words).size > 1) continue;
      const [first] = tokens;
      add(
        byWords,
        tokens.map(({ word }) => word),
        { key, weight },
      );
      // A derived name stands for itself: "pemasukan" is about money, "termasuk" is not.
      if (tokens.length > 1 || first?.word === first?.root) add(byForms, formsOf(tokens), { key, weight });
    }
  }
}

function add(table: Map<string, Meaning[]>, words: readonly string[], meaning: Meaning): void {
  const phrase = words.join(" ");
  const known = table.get(phrase) ?? [];
  if (!known.some(({ key }) => key === meaning.key)) table.set(phrase, [...known, meaning]);
}

function formsOf(tokens: readonly Token[]): string[] {
  const [first] = tokens;
  return tokens.length === 1 && first ? [first.root] : tokens.map(formOf);
}

/** A bare root means only what is written as that root: "baik" is no repair, though "perbaikan" comes from it. */
export function meaningsOf(tokens: readonly Token[]): readonly Meaning[] {
  const exact = byWords.get(tokens.map(({ word }) => word).join(" "));
  if (exact) return exact;
  const [first] = tokens;
  if (tokens.length === 1 && first?.word === first?.root) return [];
  return byForms.get(formsOf(tokens).join(" ")) ?? [];
}

/** With every wider concept above it. */
export function widerOf(key: string): Set<string> {
  const found = new Set([key]);
  for (const one of found) for (const wider of CONCEPTS.get(one)?.wider ?? []) found.add(wider);
  return found;
}

export type Segment = { tokens: readonly Token[]; meanings: readonly Meaning[] };

/** Parts the words so that long phrases are kept whole; of two equally good ones that which begins with the longer. */
export function segmentsOf(tokens: readonly Token[]): Segment[] {
  const best: { worth: number; from: number; meanings: readonly Meaning[] }[] = [];
  for (let end = 1; end <= tokens.length; end += 1) {
    for (let from = Math.max(0, end - MAX_PHRASE); from < end; from += 1) {
      const length = end - from;
      const meanings = meaningsOf(tokens.slice(from, end));
      if (meanings.length === 0 && length > 1) continue;
      const worth = (best[from - 1]?.worth ?? 0) + (meanings.length > 0 ? length * length : 0);
      const old = best[end - 1];
      if (!old || worth >= old.worth) best[end - 1] = { worth, from, meanings };
    }
  }
  const segments: Segment[] = [];
  for (let end = tokens.length; end > 0; ) {
    const { from, meanings } = best[end - 1] ?? { from: end - 1, meanings: [] };
    segments.unshift({ tokens: tokens.slice(from, end), meanings });
    end = from;
  }
  return segments;
}

const ROLE_ORDER: readonly Role[] = ["must", "topic", "setting", "doing", "manner"];

/** The strongest of several meanings. */
export function roleOf(meanings: readonly Meaning[]): Role {
  const roles = new Set(meanings.map(({ key }) => CONCEPTS.get(key)?.role ?? "topic"));
  return ROLE_ORDER.find((role) => roles.has(role)) ?? "topic";
}
