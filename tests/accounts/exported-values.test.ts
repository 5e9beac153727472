import { expect, it } from "vitest";
import { exportedValue } from "~/accounts/export-text";

const NOON = Date.UTC(2026, 10, 24, 5);

it.each([
  ["orders", "status", "in_progress", "Sedang Dikerjakan"],
  ["orders", "total_price", 350_000, "Rp 350.000"],
  ["person_totals", "sold_held_income", 315_000, "Rp 315.000"],
  ["orders", "deadline", NOON, "24 November 2026, 12.00 WIB"],
  ["users", "operator_since", NOON, "24 November 2026, 12.00 WIB"],
  ["days_off", "day", "2026-12-25", "25 Desember 2026"],
  ["working_hours", "weekday", 1, "Senin"],
  ["working_hours", "from_minute", 510, "08.30"],
  ["order_visits", "wished_slots", "[480,600]", "08.00\n10.00"],
  ["services", "at_seller", 0, "Tidak"],
  ["services", "areas", '["Sleman","Bantul"]', "Sleman\nBantul"],
  ["users", "skills", "[]", "–"],
  ["withdrawals", "status", "failed", "Gagal, saldo dikembalikan"],
  ["withdrawals", "status", "arrived", "Sampai"],
  [
    "withdrawals",
    "account",
    '{"channel":"bca","number":"8846","holder":"SARI"}',
    "Bank atau e-wallet: bca\nNomor: 8846\nAtas nama: SARI",
  ],
  [
    "orders",
    "package",
    '{"name":"Dasar","price":50000,"checklist":["Sketsa","Revisi"]}',
    "Nama: Dasar\nHarga: Rp 50.000\nIsi: Sketsa, Revisi",
  ],
  ["ledger", "to_account", "platform_fee", "Biaya platform"],
  ["balance_spans", "span", "m2026-11", "November 2026"],
  ["order_events", "detail", '{"package":"Dasar","quantity":2}', "Paket: Dasar\nJumlah paket: 2"],
  ["messages", "body", "[bukan JSON", "[bukan JSON"],
  ["users", "phone", "", "–"],
  ["notifications", "kind", "a kind of later", "a kind of later"],
])("%s.%s reads %j as %j", (table, column, value, read) => {
  expect(exportedValue({ table, column }, value)).toBe(read);
});
