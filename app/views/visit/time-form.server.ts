import { dateText, weekdayText } from "~/copy/core/days";
import { slotText } from "~/copy/visit/time";
import type { Zone } from "~/domain/core/dates";
import { dayAfter, today } from "~/domain/visit/calendar";
import { DAYS_AHEAD, dayTiles, isBookable, type OfferedDay, slotTiles } from "~/domain/visit/slots";

export type TimeForm = {
  days: { value: string; weekday: string; date: string; full: boolean }[];
  /** Every slot of every day; a day of `free` leaves some of them out. */
  slots: { value: number; text: string }[];
  /** Slots that can be had, by day. */
  free: Record<string, number[]>;
  otherFrom: string;
  otherUntil: string;
  /** Chosen at first where it is among the days and can be had. */
  standing: string | null;
  /** Null where it depends on the place that is chosen. */
  zone: Zone | null;
};

/** Null where no day can be had. `now` in UTC ms. */
export function timeFormView(
  days: readonly OfferedDay[],
  {
    zone,
    shown,
    standing = null,
    now,
  }: { zone: Zone; shown: Zone | null; standing?: string | null; now: number },
): TimeForm | null {
  if (!days.some(isBookable)) return null;
  const tiles = dayTiles(days);
  const first = today(now, zone);
  return {
    days: tiles.map((tile) => ({
      value: tile.day,
      weekday: weekdayText(tile.day).slice(0, 3),
      date: dateText(tile.day),
      full: !isBookable(tile),
    })),
    slots: slotTiles(days).map((value) => ({ value, text: slotText(value) })),
    free: Object.fromEntries(
      tiles.map(({ day, slots }) => [
        day,
        slots.filter(({ state }) => state === "free").map(({ start }) => start),
      ]),
    ),
    otherFrom: dayAfter(tiles.at(-1)?.day ?? first, 1),
    otherUntil: dayAfter(first, DAYS_AHEAD - 1),
    standing,
    zone: shown,
  };
}
