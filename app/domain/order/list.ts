import type { OrderStatus, Phase } from "./order";

/** What a list of orders shows: all parts of it, one of them, one month of those that are over, or the months before it. */
export type OrderPart = "all" | "turns" | "running" | "completed" | "cancelled" | "month" | "older";

/** Those with a chip of their own, by the value in the address. */
export const PART_VALUES = {
  giliran: "turns",
  berjalan: "running",
  completed: "completed",
  cancelled: "cancelled",
} as const satisfies Record<string, OrderPart>;

export type ChipPart = (typeof PART_VALUES)[keyof typeof PART_VALUES];

export const LINES_A_PAGE = 20;
/** Of a part that is not shown, up to so many are counted. */
export const COUNTED = 12;

/** One order in a list, as one side reads it. */
export type OrderLineView = {
  id: string;
  title: string;
  /** Base of its widths; null: the drawing of its category. */
  coverUrl: string | null;
  category: string;
  /** Name of the other side. */
  other: string;
  status: OrderStatus;
  phase: Phase | null;
  /** Day of the order. */
  date: string;
  /** integer rupiah; null until there is a price */
  total: number | null;
  /** What comes next, in a few words; of a closed order who and when. */
  note: string;
  /** The other side, and what comes next or when work is done; for a wide row, which has the date. */
  wideNote: string;
  /** The reader's own step; null where they only wait. `left` and `at` say by when, twice; `until` in UTC ms. */
  mine: {
    verb: string;
    href: string;
    left: string;
    until?: number | null;
    at: string | null;
    late: boolean;
  } | null;
  /** UTC ms of what comes next, for the order of lines. */
  nextAt: number;
};
