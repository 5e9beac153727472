import { csvLine } from "~/domain/core/csv";
import { type InvoiceState, type SellerMonth, salesSummaryNumber, salesSums } from "~/domain/money/invoice";

/** Not a "kuitansi": that would need a stamp above Rp 5.000.000. */
export const INVOICE_TITLE = "Rincian transaksi";

export const INVOICE_STATES: Record<InvoiceState, string> = {
  paid: "Lunas",
  partly_refunded: "Lunas, sebagian dikembalikan",
  refunding: "Pengembalian diproses",
  refunded: "Dikembalikan",
};

export const STAMP_NOTE =
  "Bukan kuitansi bermeterai. Bila Anda memerlukannya, sepakati dengan pihak lain dalam pesanan ini.";

export function feesHead(): string {
  return csvLine([
    "Nomor slip",
    "ID penjual",
    "Penjual",
    "Penjualan (Rp)",
    "Biaya platform (Rp)",
    "Pajak dipotong (Rp)",
    "Ditarik kembali (Rp)",
  ]);
}

/** `month` as `2026-11`. */
export function feesLine(
  month: string,
  line: SellerMonth & { number: number; sellerId: string; name: string },
): string {
  const { turnover, fee, withheld, takenBack } = salesSums(line);
  const number = salesSummaryNumber({ month, number: line.number });
  return csvLine([number, line.sellerId, line.name, turnover, fee, withheld, takenBack]);
}
