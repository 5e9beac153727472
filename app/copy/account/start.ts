import { dateText, dayAndMonth, weekdayText } from "~/copy/core/days";
import { formatDate, toDateInput, type Zone } from "~/domain/core/dates";
import type { Phase, Side } from "~/domain/order/order";

export function todayText(now: number, zone: Zone): string {
  return `${weekdayText(toDateInput(now, zone))} ${formatDate(now, zone)}`;
}

export function shortDay(day: string): { weekday: string; date: string } {
  return { weekday: weekdayText(day).slice(0, 3), date: dateText(day) };
}

export function shortDayAt(at: number, zone: Zone): { weekday: string; date: string } {
  return { weekday: weekdayText(toDateInput(at, zone)).slice(0, 3), date: dayAndMonth(at, zone) };
}

/** In the place of a day: nothing has to be done by one, or it is over. */
export const withoutDay = (late: boolean): { weekday: string; date: string } =>
  late ? { weekday: "Lewat", date: "tenggat" } : { weekday: "Tanpa", date: "tenggat" };

/** What the seller does by the day that stands beside it. */
export const NEXT_DOES: Partial<Record<Phase, string>> = {
  working: "menyerahkan hasil",
  cancel_requested: "menjawab pembatalan",
  disputed: "menanggapi masalah",
};

type Ahead = { count: number; more: boolean };

export function aheadText(tomorrow: Ahead, week: Ahead): string | null {
  const said = ({ count, more }: Ahead) => `${count}${more ? "+" : ""}`;
  const later = week.count > tomorrow.count || (week.more && !tomorrow.more);
  const parts = [tomorrow.count > 0 && `besok ${said(tomorrow)}`, later && `pekan ini ${said(week)}`];
  const text = parts.filter(Boolean).join(", ");
  return text === "" ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

export const proposalsText = (count: number): string => `${count} penawaran`;

/** Of one `side` among turns of both, as its list is called there. Null: nobody knows how many. */
export function allTurnsText(count: string | null, { side }: { side: Side | null }): string {
  if (count === null) return "Lihat semua";
  if (side === null) return `Semua ${count}`;
  return side === "seller" ? `Dipesan dari saya (${count})` : `Saya memesan (${count})`;
}

export const START_TEXTS = {
  noJobs: "Tidak ada pekerjaan hari ini.",
  moreTurns: "Yang lain ada di daftar pesanan.",
  noOrders: "Anda belum memiliki pesanan aktif.",
  begin: "Mulai dari jasa di dekat Anda.",
  withdrawing: "Penarikan diproses",
};

/** `about` is set in bold. */
export type Tip = { about: string; text: string; href: string; verb: string };

export const TIPS = {
  noPicture: (id: string, title: string): Tip => ({
    about: title,
    text: "belum punya foto.",
    href: `/dashboard/services/edit/${id}`,
    verb: "Tambah",
  }),
  noFace: (): Tip => ({
    about: "Tambah foto wajah,",
    text: "pembeli lebih percaya.",
    href: "/profile/edit",
    verb: "Tambah",
  }),
  ask: (): Tip => ({
    about: "Tidak ketemu?",
    text: "Biarkan warga menawar.",
    href: "/dashboard/wanted/create",
    verb: "Pasang",
  }),
};
