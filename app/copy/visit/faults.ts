import type { CalendarDay } from "~/domain/core/dates";
import { readDate } from "~/domain/core/written-date";
import { MAX_BLOCK, MAX_LANDMARK, MAX_STREET, MIN_STREET, type VisitFault } from "~/domain/visit/request";
import { DAYS_AHEAD, MOST_SLOTS, type SlotFault, type TimeFault } from "~/domain/visit/slots";
import { dateFaultSentence } from "../core/written-date";

export const TIME_FAULTS: Record<TimeFault | SlotFault, string> = {
  no_day: "Pilih hari pengerjaan",
  bad_day: "Tanggal ini tidak dapat dibaca. Pilih salah satu hari",
  day_passed: "Hari ini sudah lewat. Pilih hari lain",
  day_too_far: `Pilih hari dalam ${DAYS_AHEAD} hari ke depan`,
  day_off: "Penjual tidak bekerja pada hari itu. Pilih hari lain",
  day_full: "Semua jam pada hari itu sudah penuh. Pilih hari lain",
  after_deadline:
    "Hari itu sesudah tenggat pesanan. Pilih hari sebelum tenggat, atau sepakati dulu tenggat baru",
  no_slot: "Pilih jam pengerjaan",
  too_many_slots: `Pilih satu jam, atau paling banyak ${MOST_SLOTS} jam yang sama-sama cocok`,
  slot_off: "Penjual tidak bekerja pada jam itu di hari yang dipilih. Pilih jam lain",
  slot_full: "Jam itu sudah penuh di hari yang dipilih. Pilih jam lain",
  slot_passed: "Jam itu sudah lewat atau terlalu dekat. Pilih jam yang mulai paling cepat dua jam lagi",
};

const FAULTS: Record<VisitFault, string> = {
  ...TIME_FAULTS,
  no_mode: "Pilih di mana pekerjaannya dilakukan",
  no_place: "Pilih kota atau kabupaten tempat pengerjaan",
  unknown_place: "Tidak ada kota atau kabupaten dengan nama itu. Periksa ejaannya",
  unclear_place:
    "Ada beberapa tempat dengan nama itu. Tulis lengkap, misalnya Kota Bandung atau Kabupaten Bandung",
  place_not_served: "Penjual tidak datang ke tempat itu. Pilih tempat yang dilayaninya, atau tanyakan dulu",
  street_too_short: `Tulis alamat pengerjaan, minimal ${MIN_STREET} karakter`,
  street_too_long: `Alamat maksimal ${MAX_STREET} karakter`,
  block_too_long: `RT/RW maksimal ${MAX_BLOCK} karakter`,
  landmark_too_long: `Patokan maksimal ${MAX_LANDMARK} karakter`,
};

/** Says what is wrong with a typed day that names no date. `today`: in the zone of the form. */
export function unreadDaySentence(typed: string, today: CalendarDay): string {
  const read = readDate(typed, today);
  return read.ok ? TIME_FAULTS.bad_day : dateFaultSentence(read.fault, "hari pengerjaan", today);
}

export function visitFaultSentence(fault: VisitFault): string {
  return FAULTS[fault];
}
