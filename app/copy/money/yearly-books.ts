import { csvLine } from "~/domain/core/csv";
import { formatStamp } from "~/domain/core/dates";
import type { Posting } from "~/domain/money/ledger";
import type { KindYear } from "~/domain/money/yearly-books";
import { ACCOUNT_KIND_LABELS } from "./books";

export const LEDGER_HEAD = csvLine([
  "Waktu (WIB)",
  "Transaksi",
  "Baris",
  "Pesanan",
  "Dari akun",
  "Ke akun",
  "Jumlah (Rp)",
]);

/** `at` in UTC ms, `amount` in integer rupiah. */
export function ledgerLine(
  line: Posting & { at: number; transferId: string; line: number; orderId: string | null },
): string {
  return csvLine([
    ...[formatStamp(line.at), line.transferId, line.line, line.orderId],
    ...[line.from, line.to, line.amount],
  ]);
}

export const KINDS_HEAD = csvLine([
  "Jenis akun",
  "Keterangan",
  "Saldo awal (Rp)",
  "Masuk (Rp)",
  "Keluar (Rp)",
  "Saldo akhir (Rp)",
]);

export function kindLine({ kind, opening, into, out, closing }: KindYear): string {
  return csvLine([kind, ACCOUNT_KIND_LABELS[kind].name, opening, into, out, closing]);
}

export const FEES_HEAD = csvLine(["Bulan", "Penjual", "Nomor penjual", "Pesanan", "Biaya platform (Rp)"]);

export function feeLine(fees: {
  month: string;
  sellerName: string;
  sellerId: string;
  orders: number;
  fee: number;
}): string {
  return csvLine([fees.month, fees.sellerName, fees.sellerId, fees.orders, fees.fee]);
}
