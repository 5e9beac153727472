import type { CalendarDay } from "~/domain/core/dates";
import { type DaysOffFault, type DaysOffRefusal, type HoursFault, MOST_DAYS_OFF } from "~/domain/visit/hours";
import { dateFaultSentence } from "../core/written-date";

export const HOURS_FAULTS: Record<HoursFault, string> = {
  no_day: "Pilih sedikitnya satu hari kerja",
  no_slot: "Jam selesai harus sesudah jam mulai",
};

const DAYS_OFF_FAULTS: Record<DaysOffFault, string> = {
  no_from: "Pilih tanggal mulai libur",
  past: "Pilih tanggal mulai hari ini sampai setahun ke depan",
  too_long: `Sekali tambah paling banyak ${MOST_DAYS_OFF} hari. Untuk libur lebih lama, nonaktifkan jasa Anda`,
  turned: "Tanggal selesai harus sesudah tanggal mulai",
};

const FIELD_NAMES = { from: "awal libur", until: "akhir libur" };

export function daysOffSentence({ field, fault }: DaysOffRefusal, first: CalendarDay): string {
  return typeof fault === "string"
    ? DAYS_OFF_FAULTS[fault]
    : dateFaultSentence(fault, FIELD_NAMES[field], first);
}
