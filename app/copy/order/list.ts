import { dayAndMonth } from "~/copy/core/days";
import { firstName } from "~/domain/account/person";
import type { Zone } from "~/domain/core/dates";
import type { ChipPart } from "~/domain/order/list";
import { otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { NextStep } from "./status/next-step";

export const NAME_ACCOUNT_VERB = "Isi rekening";
export const MONEY_WAITS = { left: "Uang menunggu", at: "Isi rekening Anda" };

export function waitingNote(
  { dueAt, summary, waitsFor, yours }: NextStep,
  { people, side, zone, now }: { people: People; side: Side; zone: Zone; now: number },
): { who: string | null; what: string } {
  const other = otherSide(side);
  const who = waitsFor === other ? firstName(people[other]) : waitsFor === "staff" ? "JasaWarga" : null;
  if (dueAt !== null && dueAt >= now && who !== null && !yours)
    return { who, what: dayAndMonth(dueAt, zone) };
  return { who: null, what: summary.charAt(0).toUpperCase() + summary.slice(1) };
}

export const NONE_OF_PART: Record<ChipPart, string> = {
  turns: "Tidak ada yang menunggu Anda.",
  running: "Tidak ada pesanan yang sedang berjalan.",
  completed: "Tidak ada pesanan berstatus Selesai.",
  cancelled: "Tidak ada pesanan berstatus Dibatalkan.",
};

export const PART_LABELS: Record<ChipPart, string> = {
  turns: "Giliran saya",
  running: "Berjalan",
  completed: "Selesai",
  cancelled: "Dibatalkan",
};

export function noTurnSentence(next: { title: string; note: string } | null): string {
  return next === null ? NONE_OF_PART.turns : `${NONE_OF_PART.turns} Berikutnya ${next.title}: ${next.note}.`;
}
