import { isSameDays, type TimeAsked, WEEKDAY_WORDS, WEEKEND, WORKDAYS } from "./time-asked";
import type { Understanding } from "./understanding";
import { dueText } from "./words/due-date";
import { SOON_PHRASES } from "./words/fillers";
import { priceText } from "./words/price-words";
import { asWritten } from "./words/query-words";

export type Chip =
  | { of: "part"; typed: string }
  | { of: "place" | "anywhere" | "near" | "price" | "cheap" | "soon" | "time" | "due" | "kind" };

export function chipsOf(understanding: Understanding): Chip[] {
  const { parts, place, anywhere, near, price, wishCheap, soon, time, due, kind } = understanding;
  const chips: Chip[] = parts
    .filter(({ telling }) => telling > 0)
    .map(({ typed }): Chip => ({ of: "part", typed }));
  if (place) chips.push({ of: "place" });
  if (near) chips.push({ of: "near" });
  if (anywhere) chips.push({ of: "anywhere" });
  if (price) chips.push({ of: "price" });
  if (wishCheap) chips.push({ of: "cheap" });
  if (soon !== null) chips.push({ of: "soon" });
  if (time) chips.push({ of: "time" });
  if (due) chips.push({ of: "due" });
  if (kind) chips.push({ of: "kind" });
  return chips;
}

/** Semicolons keep apart what must not become a phrase or a place. */
export function shownText(understanding: Understanding, without?: Chip): string {
  const { parts, place, anywhere, near, price, wishCheap, soon, time, due, kind } = understanding;
  const gone = (of: Chip["of"]) => without?.of === of;
  const left = parts.filter(({ typed }) => !(without?.of === "part" && without.typed === typed));
  const words = left.map(({ typed, apart, aside }, at) => {
    const joint = apart || (at > 0 && left.length < parts.length) ? "; " : at > 0 ? " " : "";
    return joint + (aside ? "untuk " : "") + asWritten(typed);
  });
  return [
    words.join(""),
    kind && !gone("kind") && "lowongan",
    wishCheap && !gone("cheap") && "murah",
    soon !== null && !gone("soon") && SOON_PHRASES.find(([, days]) => days === soon)?.[0],
    ...(time && !gone("time") ? timeWords(time) : []),
    due && !gone("due") && dueText(due),
    near && !gone("near") && "terdekat",
    anywhere && !gone("anywhere") && "online",
    ...(place && !gone("place") ? place.typed.split(", ").map((typed) => `di ${typed}`) : []),
    price && !gone("price") && priceText(price),
  ]
    .filter((piece) => typeof piece === "string" && piece !== "")
    .join(", ");
}

function timeWords({ weekdays, part }: TimeAsked): string[] {
  const days = isSameDays(weekdays, WEEKEND)
    ? ["akhir pekan"]
    : isSameDays(weekdays, WORKDAYS)
      ? ["hari kerja"]
      : weekdays.map((day) => `hari ${WEEKDAY_WORDS[day - 1]}`);
  if (part === null) return days;
  return [...days, part === "penuh" ? "24 jam" : `${part} hari`];
}
