import { type DaysOffFault, type HoursFault, MOST_DAYS_OFF } from "~/domain/visit/hours";

export const HOURS_FAULTS: Record<HoursFault, string> = {
  no_day: "Pilih sedikitnya satu hari kerja",
  no_slot: "Jam selesai harus sesudah jam mulai",
};

export const DAYS_OFF_FAULTS: Record<DaysOffFault, string> = {
  bad_from: "Pilih tanggal mulai libur",
  bad_until: "Tanggal selesai tidak dapat dibaca. Kosongkan bila libur satu hari",
  past: "Pilih tanggal mulai hari ini sampai setahun ke depan",
  too_long: `Sekali tambah paling banyak ${MOST_DAYS_OFF} hari. Untuk libur lebih lama, nonaktifkan jasa Anda`,
  turned: "Tanggal selesai harus sesudah tanggal mulai",
};
