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

/** The summary above the list: next visit, orders that await the reader, and their money. */
export type OrderSummary = {
  /** "Besok", "29 Nov" */
  visit: { href: string; weekday: string; date: string; title: string; text: string } | null;
  turns: {
    count: string;
    /** The step with the earliest deadline. `left` is null without a deadline. */
    nearest: {
      href: string;
      title: string;
      left: string | null;
      /** UTC ms at which a countdown on the open page ends. */
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
  /** Base URL of the picture sizes. Null shows the drawing of the category. */
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
  /**
   * The reader's own step, null if they only wait. `left` and `at` give the deadline as a countdown and a
   * date; `until` is UTC ms.
   */
  mine: {
    verb: string;
    href: string;
    left: string;
    until?: number | null;
    at: string | null;
    late: boolean;
  } | null;
  /** UTC ms of the next event. Rows are sorted by it. */
  nextAt: number;
};
