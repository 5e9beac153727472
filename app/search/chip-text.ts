import { bareName } from "~/places/names";
import type { Place } from "~/places/place";
import { type CalendarDay, formatDay } from "~/platform/dates";
import type { StartStep, Understanding } from "./search";
import type { ShownChip } from "./shown-search";
import { placeAskedText, priceRange } from "./text";
import { type DayPart, isSameDays, type TimeAsked, WEEKEND, WORKDAYS } from "./time-asked";
import { asWritten } from "./words/query-words";

const WEEKDAYS = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;

const PARTS: Record<DayPart, string> = {
  ...{ subuh: "subuh", pagi: "pagi", siang: "siang", sore: "sore", malam: "malam", penuh: "24 jam" },
};

/** Formats "yang bisa hari Sabtu dan Minggu pagi". */
function timeText({ weekdays, part }: TimeAsked): string {
  const days = isSameDays(weekdays, WEEKEND)
    ? "akhir pekan"
    : isSameDays(weekdays, WORKDAYS)
      ? "hari kerja"
      : weekdays.length > 0
        ? `hari ${weekdays.map((day) => WEEKDAYS[day - 1]).join(", ")}`
        : "";
  const hour =
    part === null ? "" : weekdays.length > 0 || part === "penuh" ? PARTS[part] : `${PARTS[part]} hari`;
  return `yang bisa ${[days, hour].filter((one) => one !== "").join(" ")}`;
}

type ChipText = { label: string; value: string; synonyms?: readonly string[] };

const SOON: Record<StartStep, string> = {
  0: "hari ini",
  1: "besok",
  3: "dalam 3 hari",
  7: "dalam seminggu",
};

export function chipText(
  chip: ShownChip,
  { place, price, soon, time, due }: Pick<Understanding, "place" | "price" | "soon" | "time" | "due">,
  dueDay: CalendarDay | null,
): ChipText {
  switch (chip.of) {
    case "part":
      return { label: "kata", value: asWritten(chip.typed), synonyms: chip.same };
    case "place":
      return { label: "tempat", value: place ? placeAskedText(place) : "" };
    case "near":
      return { label: "tempat", value: "dekat saya" };
    case "anywhere":
      return { label: "cara", value: "daring" };
    case "price":
      return { label: "harga", value: priceRange(price?.min ?? null, price?.max ?? null) };
    case "cheap":
      return { label: "lebih disukai", value: "yang murah" };
    case "soon":
      return { label: "lebih disukai", value: `yang bisa ${SOON[soon ?? 0]}` };
    case "time":
      return { label: "lebih disukai", value: time ? timeText(time) : "" };
    case "due":
      return { label: "tenggat", value: dueDay ? formatDay(dueDay) : (due ?? "") };
    case "kind":
      return { label: "jenis", value: "permintaan warga" };
  }
}

export function otherPlaceLabel(taken: Place | undefined, other: Place): string {
  if (taken === undefined || bareName(taken) !== bareName(other)) return "atau";
  return { city: "bukan kota?", regency: "bukan kabupaten?", province: "bukan provinsi?" }[taken.kind];
}
