import {
  DAY,
  daysAgo,
  formatShortDate,
  formatTime,
  HOUR,
  MINUTE,
  toDateInput,
  type Zone,
} from "~/domain/core/dates";
import { weekdayText } from "./days";

/** UTC ms. `wholeDay`: until the end of its day, so that its hour says nothing. */
export type Deadline = { at: number; wholeDay: boolean };

/** "17 jam lagi", "Besok", "3 hari lagi", "Terlambat 1 hari". */
export function leftText({ at, wholeDay }: Deadline, now: number, zone: Zone): string {
  const days = -daysAgo(at, now, zone);
  if (at < now) return soonText(at, now) ?? "";
  if (wholeDay || at - now >= DAY) {
    if (days === 0) return "Hari ini";
    return days === 1 ? "Besok" : `${days} hari lagi`;
  }
  return soonText(at, now) ?? "";
}

/** What is left of less than a day, or how long it has passed; null before that, where only the days count. */
export function soonText(at: number, now: number): string | null {
  if (at < now) return `Terlambat ${lengthText(now - at)}`;
  return at - now < DAY ? `${lengthText(at - now)} lagi` : null;
}

function lengthText(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} hari`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} jam`;
  return `${Math.max(1, Math.floor(ms / MINUTE))} menit`;
}

/** UTC ms, which an open page counts down to; null for the end of a day, which is told by days. */
export function countedDown({ at, wholeDay }: Deadline): number | null {
  return wholeDay ? null : at;
}

/** "Sen 23 Nov, 18.09"; a whole day without its hour. */
export function shortMoment({ at, wholeDay }: Deadline, zone: Zone): string {
  const day = `${weekdayText(toDateInput(at, zone)).slice(0, 3)} ${dayAndMonth(at, zone)}`;
  return wholeDay ? day : `${day}, ${formatTime(at, zone).slice(0, 5)}`;
}

/** "23 Nov" */
export function dayAndMonth(at: number, zone: Zone): string {
  return formatShortDate(at, zone).slice(0, -5);
}

/** A visit's start: "Hari ini, 13.00", "Besok, 09.00", "Sel 24 Nov, 16.00". `zone`: of its place. */
export function visitMoment(at: number, now: number, zone: Zone): string {
  const days = -daysAgo(at, now, zone);
  const near = days === 0 ? "Hari ini" : days === 1 ? "Besok" : null;
  const hour = formatTime(at, zone).slice(0, 5);
  return near ? `${near}, ${hour}` : shortMoment({ at, wholeDay: false }, zone);
}
