import type { Zone } from "../core/dates";
import { DAY, HOUR } from "../core/dates";
import type { Side } from "../order/order";
import { type CalendarDay, momentOf } from "./calendar";
import { SLOT_MINUTES } from "./slots";

export const VISIT_MODES = ["at_buyer", "at_seller"] as const;
export type VisitMode = (typeof VISIT_MODES)[number];

export type Visit = {
  mode: VisitMode;
  placeCode: string;
  agreed: { day: CalendarDay; slot: number } | null;
  /** Waits for the other side; what was agreed on stands until they accept. */
  wish: VisitWish | null;
};

/** One slot, or two of which the other side takes one. */
export type VisitWish = { day: CalendarDay; slots: readonly number[]; by: Side };

export type Span = { from: number; to: number };

export function spanOf({ day, slot }: { day: CalendarDay; slot: number }, zone: Zone): Span {
  return { from: momentOf(day, slot, zone), to: momentOf(day, slot + SLOT_MINUTES, zone) };
}

export type VisitOutcome = "unagreed" | "ahead" | "followed" | "unfollowed";

/** Nobody writes down that somebody came. Times in UTC ms. */
export function visitOutcome(span: Span | null, deliveredAt: number | null, now: number): VisitOutcome {
  if (span === null) return "unagreed";
  if (deliveredAt !== null && deliveredAt >= span.from) return "followed";
  return now < span.to ? "ahead" : "unfollowed";
}

/** The morning before, when both are awake. */
const REMINDED_AT = 9 * HOUR;

/** UTC ms; null when the agreement itself is the reminder. */
export function visitReminderAt({ day }: { day: CalendarDay }, zone: Zone, now: number): number | null {
  const at = momentOf(day, 0, zone) - DAY + REMINDED_AT;
  return at > now ? at : null;
}

/** For complaints about the work; then nobody needs it. */
export const ADDRESS_KEPT = 90 * DAY;
