import type { OrderStatus, Phase } from "./order";

export type OrderPart = "all" | "turns" | "running" | "completed" | "cancelled" | "month" | "older";

export const PART_VALUES = {
  giliran: "turns",
  berjalan: "running",
  completed: "completed",
  cancelled: "cancelled",
} as const satisfies Record<string, OrderPart>;

export type ChipPart = (typeof PART_VALUES)[keyof typeof PART_VALUES];

export const LINES_A_PAGE = 20;

/** The strip above the list: the next visit, what waits for the reader, and their money. */
export type OrderSummary = {
  /** "Besok", "29 Nov" */
  visit: { href: string; weekday: string; date: string; title: string; text: string } | null;
  turns: {
    /** As `cappedTurns` writes it. */
    count: string;
    /** The step that is due first; `left` is null without a deadline. */
    nearest: {
      href: string;
      title: string;
      left: string | null;
      /** Moment that an open page counts down to, UTC ms. */
      until?: number | null;
      other: string;
      late: boolean;
    };
  } | null;
  links: readonly { href: string; text: string }[];
  /** Integer rupiah. */
  money: readonly { label: string; amount: number }[];
};

export type OrderLineView = {
  id: string;
  title: string;
  /** Base of its widths; null: the drawing of its category. */
  coverUrl: string | null;
  category: string;
  other: string;
  status: OrderStatus;
  phase: Phase | null;
  date: string;
  /** integer rupiah */
  total: number | null;
  note: string;
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
