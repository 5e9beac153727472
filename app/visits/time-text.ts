import type { EventDetail } from "~/orders/lifecycle";
import { placeOf, zoneAt } from "~/places/place";
import { dateText, visitMoment, weekdayText } from "~/platform/date-text";
import { formatDate, type Zone } from "~/platform/dates";
import { dayAfter, SLOT_MINUTES } from "./visit";

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

export function dayText(day: string): string {
  return `${weekdayText(day)}, ${formatDate(midnight(day))}`;
}

export function shortDayText(day: string): string {
  return `${weekdayText(day).slice(0, 3)}, ${dateText(day)}`;
}

export function tileDay(day: string, from: string): string {
  if (day === from) return "Hari ini";
  return day === dayAfter(from, 1) ? "Besok" : weekdayText(day).slice(0, 3);
}

/** Returns "hari ini", "besok" or "Rab, 25 Nov". */
export function nearDayText(day: string, from: string): string {
  return day <= dayAfter(from, 1) ? tileDay(day, from).toLowerCase() : shortDayText(day);
}

export function minuteText(minute: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}.${two(minute % 60)}`;
}

export function slotText(start: number): string {
  return `${minuteText(start)}–${minuteText(start + SLOT_MINUTES)}`;
}

function slotsText(slots: readonly number[], zone: Zone): string {
  return `${slots.map(slotText).join(" atau ")} ${zone}`;
}

type When = { day: string; slots: readonly number[] };

export function whenText({ day, slots }: When, zone: Zone): string {
  return `${dayText(day)}, ${slotsText(slots, zone)}`;
}

export function shortWhenText({ day, slots }: When, zone: Zone): string {
  return `${shortDayText(day)}, ${slotsText(slots, zone)}`;
}

export function comingText(start: number, now: number, zone: Zone): string {
  const day = visitMoment(start, now, zone).split(",")[0] ?? "";
  return `Kunjungan ${/^(Hari|Besok)/.test(day) ? day.toLowerCase() : day}`;
}

export const ANSWER_BEFORE = "Jawab sebelum";
export const ANSWERED_BEFORE = "Dijawab sebelum";

export function placeText(code: string): string {
  return placeOf(code)?.name ?? "";
}

export const VISIT_DETAILS = ["day", "slot", "otherSlot", "place"] as const;

export function visitFacts({ day, slot, otherSlot, place }: EventDetail): string {
  if (typeof day !== "string" || typeof slot !== "number") return "";
  const slots = typeof otherSlot === "number" ? [slot, otherSlot] : [slot];
  const code = typeof place === "string" ? place : null;
  const where = code === null ? "" : placeText(code);
  return `${whenText({ day, slots }, zoneAt(code))}${where && `, ${where}`}`;
}
