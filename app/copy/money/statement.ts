import { csvLine } from "~/domain/core/csv";
import { formatStamp } from "~/domain/core/dates";

/** Integer rupiah, `at` is UTC ms. */
type StatementLine = {
  at: number;
  title: string;
  detail: string;
  number: string;
  into: number;
  out: number;
};

export function statementHead(): string {
  return csvLine([
    "Waktu (WIB)",
    "Keterangan",
    "Rincian",
    "Nomor",
    "Masuk (Rp)",
    "Keluar (Rp)",
    "Saldo (Rp)",
  ]);
}

/** `balance` after it. */
export function statementLine(line: StatementLine, balance: number): string {
  const { at, title, detail, number, into, out } = line;
  return csvLine([formatStamp(at), title, detail, number, into || null, out || null, balance]);
}

export function statementBalance(at: number, title: string, balance: number): string {
  return csvLine([formatStamp(at), title, "", "", null, null, balance]);
}
