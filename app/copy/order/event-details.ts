import { formatRupiah } from "~/domain/core/money";
import type { EventDetail } from "~/domain/order/decision";
import { eventNote } from "./labels";

type Said = (value: string | number) => string;

const THROUGH = new Map<unknown, string>([
  ["gateway", "lewat penyedia pembayaran"],
  ["bank", "lewat transfer bank"],
]);

const CAUSES = new Map<unknown, string>([
  ["refund", "dikembalikan oleh penyedia pembayaran"],
  ["chargeback", "ditarik kembali oleh bank"],
]);

/** What the sides are not told, or in other words. */
const SAID = new Map<string, Said>([
  ["attempt", (value) => `percobaan ${value}`],
  ["method", (value) => `metode ${value}`],
  ["through", (value) => THROUGH.get(value) ?? `lewat ${value}`],
  ["files", (value) => (value === 0 ? "tanpa berkas" : `${value} berkas`)],
  ["refusedShare", (value) => `menolak pembatalan dengan ${value}% untuk pembeli`],
  ["package", (value) => (/^paket\b/i.test(String(value)) ? String(value) : `paket ${value}`)],
  ["quantity", (value) => `jumlah ${value}`],
  ["cause", (value) => CAUSES.get(value) ?? `sebab ${value}`],
  ["buyerAmount", (value) => `${formatRupiah(Number(value))} bagian pembeli`],
  ["sellerAmount", (value) => `${formatRupiah(Number(value))} bagian penjual`],
]);

/** What `eventNote` tells already, and the reason, which is quoted. */
const TOLD_ELSEWHERE = [
  ...["price", "amount", "days", "deadline", "revisions", "buyerShare", "reason"],
  ...["day", "slot", "otherSlot", "place"],
];

/** All facts of an event but the reason: for operators only, as its sides are not told all of them. */
export function eventDetails(detail: EventDetail): string {
  const others = Object.entries(detail).flatMap(([name, value]) =>
    TOLD_ELSEWHERE.includes(name) || value === null ? [] : [SAID.get(name)?.(value) ?? `${name} ${value}`],
  );
  return [eventNote({ ...detail, reason: null }), ...others].filter(Boolean).join(", ");
}
