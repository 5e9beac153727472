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

/** A way to begin. A step with an address links to it until it is done. `action` is null for the search. */
export type FirstWay = {
  id: string;
  title: string;
  steps: readonly { text: string; href?: string; done: boolean }[];
  action: { href: string; text: string } | null;
};

export type OrderSummary = {
  visit: {
    href: string;
    weekday: string;
    date: string;
    title: string;
    text: string;
    /** The seller's step on the day of the visit, taken with one button. Null on other days. */
    step: { label: string; href: string; version: number } | null;
  } | null;
  turns: {
    count: string;
    nearest: {
      href: string;
      title: string;
      left: string | null;
      until?: number | null;
      other: string;
      late: boolean;
    };
  } | null;
  links: readonly { href: string; text: string }[];
  money: readonly { label: string; amount: number }[];
};

export type OrderLineView = {
  id: string;
  title: string;
  coverUrl: string | null;
  category: string;
  other: string;
  status: OrderStatus;
  phase: Phase | null;
  date: string;
  total: number | null;
  note: string;
  wideNote: string;
  /** The reader's step. Null if the reader only waits. `left` and `at` are the deadline as a countdown and a date. */
  mine: {
    verb: string;
    href: string;
    left: string;
    until?: number | null;
    at: string | null;
    late: boolean;
  } | null;
  nextAt: number;
};
