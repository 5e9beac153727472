import { formatStamp } from "~/platform/dates";
import { csvLine } from "~/platform/files";
import { formatRupiah } from "~/platform/money";
import type { AuditMismatch, AuditRule, KindYear, LedgerAccountKind, Posting, TrialFault } from "./ledger";

export const ACCOUNT_KIND_LABELS: Record<LedgerAccountKind, { name: string; text: string }> = {
  escrow: { name: "Titipan pesanan", text: "Uang pembeli untuk pesanan yang sedang berjalan" },
  seller: { name: "Saldo penjual", text: "Sudah diteruskan, belum ditarik" },
  refund: { name: "Utang kepada pembeli", text: "Pengembalian yang belum dibayarkan" },
  payout: { name: "Penarikan diproses", text: "Diminta penjual, belum dibayarkan" },
  platform_fee: { name: "Biaya platform", text: "Bagian kita dari pesanan yang selesai" },
  gateway_clearing: { name: "Penyedia pembayaran", text: "Minus: uang yang masuk lewatnya" },
  bank: { name: "Rekening bank", text: "Yang dibayarkan dari rekening kita" },
  loss: { name: "Kerugian", text: "Minus: ditarik kembali oleh bank setelah diteruskan" },
};

export const AUDIT_RULE_LABELS: Record<AuditRule, string> = {
  history: "Catatan perubahan lengkap",
  parts: "Bagian pesanan lengkap",
  escrow: "Titipan sesuai harga",
  held: "Jumlah titipan tersimpan benar",
  payments: "Pembayaran dibukukan sekali",
  shares: "Bagian penjual sesuai",
  fee: "Biaya platform sesuai",
  debts: "Utang pengembalian tercatat",
};

export const TRIAL_FAULT_LABELS: Record<TrialFault, string> = {
  not_zero: "Jumlah semua rekening nol",
  below_zero: "Tidak ada rekening kita yang minus",
};

export function mismatchSentence({ rule, expected, found }: AuditMismatch): string {
  const isCount = rule === "history" || rule === "parts";
  const text = (value: number) => (isCount ? String(value) : formatRupiah(value));
  return `Seharusnya ${text(expected)}, tercatat ${text(found)}.`;
}

export const LEDGER_HEAD = csvLine([
  "Waktu (WIB)",
  "Transaksi",
  "Baris",
  "Pesanan",
  "Dari akun",
  "Ke akun",
  "Jumlah (Rp)",
]);

export function ledgerLine(
  line: Posting & { at: number; transferId: string; line: number; orderId: string | null },
): string {
  return csvLine([formatStamp(line.at), line.transferId, line.line, line.orderId, line.from, line.to, line.amount]);
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

export const YEARLY_FEE_HEAD = csvLine(["Bulan", "Penjual", "Nomor penjual", "Pesanan", "Biaya platform (Rp)"]);

export function yearlyFeeLine(fees: {
  month: string;
  sellerName: string;
  sellerId: string;
  orders: number;
  fee: number;
}): string {
  return csvLine([fees.month, fees.sellerName, fees.sellerId, fees.orders, fees.fee]);
}
