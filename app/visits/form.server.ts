import type { FormFields } from "~/platform/forms/form";
import { cleanLine } from "~/platform/strings";
import type { AskedDay } from "./visit";
import { type AskedVisit, OTHER_DAY } from "./wished-visit";

export const VISIT_FIELDS: FormFields = {
  day: "Hari",
  otherDay: "Tanggal lain",
  street: "Alamat pengerjaan",
  block: "RT/RW",
  landmark: "Patokan",
  note: "Catatan",
  mode: null,
  place: null,
  slot: null,
  slots: null,
  remove: null,
  until: null,
};

type HoursIntent = { kind: "hours" } | { kind: "off" } | { kind: "work"; day: string };

export function hoursIntent(form: FormData): HoursIntent {
  const back = line(form, "remove");
  if (back !== "") return { kind: "work", day: back };
  return { kind: line(form, "intent") === "off" ? "off" : "hours" };
}

export function askedHours(form: FormData): AskedDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    works: form.get(`works-${weekday}`) !== null,
    from: minute(form, `from-${weekday}`),
    to: minute(form, `to-${weekday}`),
  }));
}

export function askedDaysOff(form: FormData): { from: string; until: string } {
  return { from: line(form, "from"), until: line(form, "until") };
}

/** Returns a minute. It is NaN for anything but a whole number, so that the day has no slot. */
function minute(form: FormData, name: string): number {
  const typed = line(form, name);
  return /^\d{1,4}$/.test(typed) ? Math.min(Number(typed), 24 * 60) : Number.NaN;
}

function line(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === "string" ? cleanLine(typed) : "";
}

const TEXTS = ["mode", "street", "block", "landmark", "place"] as const;

/** Parses any input. The rules of visits check it, because validity depends on the listing. */
export function askedVisit(form: FormData): AskedVisit {
  const [mode, street, block, landmark, place] = TEXTS.map((name) => line(form, name));
  return {
    mode: mode ?? "",
    street: street ?? "",
    block: block ?? "",
    landmark: landmark ?? "",
    place: place ?? "",
    ...askedTime(form),
  };
}

export function askedTime(form: FormData): { day: string; slots: number[] } {
  const tile = line(form, "day");
  const day = tile === "" || tile === OTHER_DAY ? line(form, "otherDay") : tile;
  const slots = form.getAll("slots").flatMap((slot) => (/^\d{1,4}$/.test(String(slot)) ? Number(slot) : []));
  return { day, slots };
}

/** Returns the accepted slot, or an impossible one if the form contains none. */
export function agreedTime(form: FormData): { day: string; slot: number } {
  const slot = line(form, "slot");
  return { day: line(form, "day"), slot: /^\d{1,4}$/.test(slot) ? Number(slot) : -1 };
}
