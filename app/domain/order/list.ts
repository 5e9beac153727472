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
