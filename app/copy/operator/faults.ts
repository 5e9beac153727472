import type { LogEvent } from "~/domain/core/log";

/** Of those that a page shows a code for; also of rows from before a name changed, hence by any text. */
export const FAULT_LABELS: Readonly<Record<string, string>> = {
  route_failed: "Halaman gagal dibuat",
  database_out: "Basis data tidak menjawab",
  storage_out: "Penyimpanan tidak menjawab",
  order_step_failed: "Langkah pesanan gagal disimpan",
} satisfies Partial<Record<LogEvent, string>>;
