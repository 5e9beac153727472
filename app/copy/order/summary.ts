import { dateText, visitMoment, weekdayText } from "~/copy/core/days";
import type { Zone } from "~/domain/core/dates";
import type { CalendarDay } from "~/domain/visit/calendar";
import { YOUR_TURNS } from "./labels";

/** "Besok" or "Sen", above the date of a visit that begins at `at`. */
export function visitDay(day: CalendarDay, at: number, { now, zone }: { now: number; zone: Zone }) {
  const [near = ""] = visitMoment(at, now, zone).split(",");
  const isNear = near === "Hari ini" || near === "Besok";
  return { weekday: isNear ? near : weekdayText(day).slice(0, 3), date: dateText(day) };
}

export const proposalsText = (count: number): string => `${count} penawaran`;

export const unreadText = (count: number): string => `${count} pesan baru`;

export const SUMMARY_TEXTS = {
  heading: "Ringkasan",
  nextVisit: "Kunjungan berikutnya",
  turns: YOUR_TURNS,
  withdraw: "Tarik Saldo",
  withdrawing: "Penarikan diproses",
};
