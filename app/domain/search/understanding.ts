import type { Place } from "../place/place";
import type { StartStep } from "./listing-search";
import type { TimeAsked } from "./time-asked";
import type { PriceAsked } from "./words/price-words";

type Because = "typed" | "stem" | "concept" | "correction";

/** All of its terms must stand in a listing; `weight` up to 1. */
export type Alternative = {
  all: readonly string[];
  weight: number;
  because: Because;
  /** In very many listings, nearly all of which hold one of the concepts beside it too. */
  often?: true;
  /** Taken instead of what was named, for want of it: "bersih" for "cuci". */
  near?: true;
};

export type PartRole =
  | "must"
  | "topic"
  | "kind"
  | "brand"
  | "setting"
  | "doing"
  | "word"
  | "manner"
  | "unknown"
  | "silent";

export type Part = {
  typed: string;
  role: PartRole;
  because: Because;
  alternatives: readonly Alternative[];
  /** An offer without it is no answer, only near one. */
  required: boolean;
  /** How much of what is wanted hangs on it; 0: kept for its neighbours' sake, asks for nothing. */
  telling: number;
  /** No phrase with the part before, because something stood between, or no place though it sounds like one. */
  apart: boolean;
  /** For what the rest is wanted ("logo untuk katering"): shown with "untuk", lest it be a thing by itself. */
  aside: boolean;
  prefix: boolean;
  /** True when the words describe a problem and do not name the thing: "tidak dingin". */
  need: boolean;
  same: readonly string[];
};

/** `together`: all of them are meant ("jabodetabek"), else one of them, the likeliest first. */
export type PlaceAsked = { typed: string; places: readonly Place[]; together: boolean };

export function placeAlone(place: Place): PlaceAsked {
  return { typed: place.short, places: [place], together: false };
}

export type Understanding = {
  parts: readonly Part[];
  place: PlaceAsked | null;
  anywhere: boolean;
  near: boolean;
  price: PriceAsked | null;
  wishCheap: boolean;
  /** In how many days it should begin: a wish among what fits, no limit. Null: nothing is said of it. */
  soon: StartStep | null;
  /** The days and the hour that were named: a wish among what fits, no limit. */
  time: TimeAsked | null;
  /** The day by which it is needed, as it was written: "sebelum 5 jan". It limits nothing. */
  due: string | null;
  kind: "wanted" | null;
  correction: { from: string; to: string } | null;
  /** Another reading of a word that is spelt as it should be: offered, never searched for unasked. */
  offered: { to: string } | null;
  nonsense: boolean;
};

const HEADS: readonly (readonly PartRole[])[] = [
  ["must", "topic"],
  ["kind"],
  ["word"],
  ["setting"],
  ["doing"],
  ["manner"],
  ["unknown"],
];

export function headsOf(parts: readonly Part[]): readonly Part[] {
  for (const roles of HEADS) {
    const heads = parts.filter(({ role }) => roles.includes(role));
    if (heads.length > 0) return heads;
  }
  return [];
}
