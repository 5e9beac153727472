import { monthKey, monthSpan } from "~/platform/dates";
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
  months: MoneyMonths | null;
};

/** Rupiah by month, the newest last. Months are keys such as `2026-11`, or labels on the page. `earned` or `spent` is null for a member who only buys or only sells. */
export type MoneyMonths = {
  months: readonly string[];
  earned: readonly number[] | null;
  spent: readonly number[] | null;
};

export const MONEY_MONTHS = 6;

/** Returns the months (WIB) up to `now` as `2026-11`, the newest last. */
export function lastMonths(now: number): string[] {
  const months = [monthKey(now)];
  for (let first = months[0]; first && months.length < MONEY_MONTHS; first = months[0])
    months.unshift(monthKey((monthSpan(first)?.from ?? 0) - 1));
  return months;
}

/** A month of sales (`earned`) or of orders (`spent`), in rupiah. */
export type MoneyRow = { kind: "earned" | "spent"; month: string; amount: number };

/** Sorts rows into the last months. Returns null if no money moved. */
export function moneyMonths(rows: readonly MoneyRow[], now: number): MoneyMonths | null {
  const months = lastMonths(now);
  const sums = (of: MoneyRow["kind"]) => {
    const all = months.map((month) => rows.find((row) => row.kind === of && row.month === month)?.amount ?? 0);
    return all.some((amount) => amount !== 0) ? all : null;
  };
  const [earned, spent] = [sums("earned"), sums("spent")];
  return earned || spent ? { months, earned, spent } : null;
}

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
