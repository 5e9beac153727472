import { dateText } from "~/copy/core/days";
import { slotText, tileDay } from "~/copy/visit/time";
import { formatDay, type Zone } from "~/domain/core/dates";
import { dayAfter, today } from "~/domain/visit/calendar";
import { OTHER_DAY } from "~/domain/visit/request";
import {
  DAY_CHOICES,
  DAYS_AHEAD,
  dayTiles,
  isBookable,
  type OfferedDay,
  slotTiles,
  soonestMinute,
} from "~/domain/visit/slots";

export type TimeForm = {
  days: { value: string; weekday: string; date: string; full: boolean }[];
  /** Every slot of every day; a day of `free` leaves some of them out. */
  slots: { value: number; text: string }[];
  /** Slots that can be had, by day. */
  free: Record<string, number[]>;
  /** Today, and the minute after its midnight before which nobody can be asked any more. */
  soonest: { day: string; minute: number };
  otherFrom: string;
  /** A date that people would type. */
  otherExample: string;
  otherUntil: string;
  /** Chosen at first, and the date typed where it is not among `days`. */
  first: { day: string | null; otherDay: string | null };
  /** Null where it depends on the place that is chosen. */
  zone: Zone | null;
};

type Asked = {
  zone: Zone;
  shown: Zone | null;
  /** The day that was named before. */
  standing?: string | null;
  as?: keyof typeof DAY_CHOICES;
  /** UTC ms. */
  now: number;
};

/** Null where no day can be had. A list leaves out full days, which tiles show. */
export function timeFormView(
  days: readonly OfferedDay[],
  { zone, shown, standing = null, as = "tiles", now }: Asked,
): TimeForm | null {
  const bookable = days.filter(isBookable);
  if (bookable.length === 0) return null;
  const choices = as === "tiles" ? dayTiles(days) : bookable.slice(0, DAY_CHOICES.list);
  const from = today(now, zone);
  const otherFrom = dayAfter(choices.at(-1)?.day ?? from, 1);
  return {
    days: choices.map((choice) => ({
      value: choice.day,
      weekday: tileDay(choice.day, from),
      date: dateText(choice.day),
      full: !isBookable(choice),
    })),
    slots: slotTiles(days).map((value) => ({ value, text: slotText(value) })),
    free: Object.fromEntries(
      choices.map(({ day, slots }) => [
        day,
        slots.filter(({ state }) => state === "free").map(({ start }) => start),
      ]),
    ),
    soonest: { day: from, minute: soonestMinute(now, zone) },
    otherFrom,
    otherExample: formatDay(otherFrom),
    otherUntil: dayAfter(from, DAYS_AHEAD - 1),
    first: firstChosen(bookable, choices, standing),
    zone: shown,
  };
}

/** The day that stands, and no other where it can't be had any more; where none was named, the soonest. */
function firstChosen(
  bookable: readonly OfferedDay[],
  choices: readonly OfferedDay[],
  standing: string | null,
): TimeForm["first"] {
  const day = standing ?? bookable[0]?.day;
  if (!bookable.some((one) => one.day === day)) return { day: null, otherDay: null };
  const isChoice = choices.some((choice) => choice.day === day);
  return isChoice ? { day: day ?? null, otherDay: null } : { day: OTHER_DAY, otherDay: day ?? null };
}
