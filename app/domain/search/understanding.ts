import type { PriceAsked } from "./price-words";

export type Because = "typed" | "stem" | "concept" | "correction";

/** All of its terms must stand in a listing; `weight` up to 1. */
export type Alternative = { all: readonly string[]; weight: number; because: Because };

export type PartRole = "must" | "topic" | "setting" | "doing" | "word" | "unknown" | "silent";

export type Part = {
  /** Normalised, as it was typed or corrected. */
  typed: string;
  role: PartRole;
  because: Because;
  alternatives: readonly Alternative[];
  /** How much of what is wanted hangs on it; 0: kept for its neighbours' sake, asks for nothing. */
  telling: number;
  /** Typed last and no whole word yet. */
  prefix: boolean;
  /** At most two other names of the same thing. */
  same: readonly string[];
};

/** A region's official code: "31" a province, "31.74" a regency or city. */
export type CodedPlace = { code: string };

export type PlaceAsked = { typed: string; places: readonly CodedPlace[] };

export type Understanding = {
  parts: readonly Part[];
  place: PlaceAsked | null;
  anywhere: boolean;
  near: boolean;
  price: PriceAsked | null;
  wishCheap: boolean;
  kind: "wanted" | null;
  /** The words that were corrected, as typed and as read. */
  correction: { from: string; to: string } | null;
  /** No word of it is known anywhere. */
  nonsense: boolean;
};

/** Exact names and aliases of a place beginning at a word. */
export type PlaceWordsAt = (
  words: readonly string[],
  at: number,
) => { length: number; places: readonly CodedPlace[]; alsoAWord: boolean } | null;
