import { formatDate, formatDateTime, formatMonth } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { accountKind, type LedgerAccount } from "~/domain/money/ledger";
import { WEEKDAYS } from "../core/days";
import { ACCOUNT_KIND_LABELS } from "../money/books";
import { ATTEMPT_LABELS } from "../money/payment";
import { WITHDRAWAL_LABELS } from "../money/withdrawal";
import { NOTIFICATION_KIND_LABELS } from "../notification/kinds";
import { operatorActionLabel } from "../operator/action";
import { PHASE_LABELS } from "../operator/order-filters";
import { NAME_SURFACE_LABELS } from "../operator/refused-names";
import { CHANGE_STATUS_LABELS } from "../order/change";
import { staffEventSentence } from "../order/history";
import { ORDER_KIND_LABELS, ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from "../order/status";
import { PROPOSAL_STATUS_LABELS } from "../proposal/labels";
import { SUBJECT_LABELS } from "../report/report";
import { minuteText } from "../visit/time";
import { COLUMN_LABELS } from "./exported-columns";
import { CONSENT_LABELS, REQUEST_LABELS, REQUEST_STATUS_LABELS } from "./my-data";

const notificationKinds = Object.fromEntries(
  Object.entries(NOTIFICATION_KIND_LABELS).map(([kind, { label }]) => [kind, label]),
);

/** What stands for a state or a kind, by table and column. */
const STATES: Record<string, Record<string, string>> = {
  "consents.purpose": CONSENT_LABELS,
  "consents.place": { signup: "Pendaftaran", agreement: "Halaman persetujuan" },
  "data_requests.kind": REQUEST_LABELS,
  "data_requests.status": REQUEST_STATUS_LABELS,
  "services.type": { offer: "Jasa", wanted: "Permintaan" },
  "services.status": { active: "Aktif", inactive: "Nonaktif" },
  "notifications.kind": notificationKinds,
  "refused_names.surface": NAME_SURFACE_LABELS,
  "mail_opt_outs.kind": notificationKinds,
  "proposals.status": PROPOSAL_STATUS_LABELS,
  "orders.kind": ORDER_KIND_LABELS,
  "orders.status": ORDER_STATUS_LABELS,
  "orders.phase": PHASE_LABELS,
  "orders.payment_status": PAYMENT_STATUS_LABELS,
  "order_changes.status": CHANGE_STATUS_LABELS,
  "order_files.purpose": { delivery: "Hasil kerja", evidence: "Bukti" },
  "order_visits.mode": { at_buyer: "Di tempat pembeli", at_seller: "Di tempat penjual" },
  "reviews.side": { buyer: "Pembeli", seller: "Penjual" },
  "payments.status": ATTEMPT_LABELS,
  "refunds.route": { gateway: "Penyedia pembayaran", bank: "Transfer bank" },
  "refunds.status": { pending: "Menunggu", approved: "Disetujui", paid: "Dibayarkan" },
  "withdrawals.status": WITHDRAWAL_LABELS,
  "invoices.kind": { invoice: "Nota", correction: "Koreksi" },
  "reports.subject": SUBJECT_LABELS,
  "reports.status": { open: "Terbuka", closed: "Selesai" },
};

const LABELS: Readonly<Record<string, string>> = COLUMN_LABELS;

const MOMENT = /(?:_at|_since|^at|^until|^deadline)$/;
const RUPIAH =
  /^(?:amount|price|total_price|balance|moved|fee|turnover|taken_back|surplus|surplus_taken)$|_(?:amount|income)$/;
const MINUTE = /^(?:slot|wished_slots|\w+_minute)$/;
const ACCOUNT = /^(?:escrow|seller|refund|payout):|^(?:gateway_clearing|platform_fee)$/;
const YES_OR_NO = ["online", "at_seller", "comes_to_buyer"];

/** Keys within what is kept as JSON. */
const INNER: Record<string, string> = {
  ...{ name: "Nama", price: "Harga", minDays: "Paling cepat (hari)", maxDays: "Paling lama (hari)" },
  ...{
    revisions: "Revisi",
    checklist: "Isi",
    channel: "Bank atau e-wallet",
    number: "Nomor",
    holder: "Atas nama",
    bankSays: "Jawaban bank tentang namanya",
    bankHolder: "Nama di bank, disamarkan",
  },
  ...{ reason: "Alasan", amount: "Jumlah", days: "Lama (hari)", deadline: "Tenggat", day: "Tanggal" },
};

/** Money and times as people read them, states in words; all else as it is stored. Times in WIB. */
export function exportedValue({ table, column }: { table: string; column: string }, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (table === "order_events" && column === "kind") return staffEventSentence(String(value));
  if (table === "operator_acts" && column === "kind") return operatorActionLabel(String(value));
  const state = STATES[`${table}.${column}`]?.[String(value)];
  if (state !== undefined) return state;
  return typeof value === "number" ? exportedNumber(column, value) : exportedText(column, String(value));
}

function exportedNumber(column: string, value: number): string {
  if (column === "weekday") return WEEKDAYS[value - 1] ?? String(value);
  if (YES_OR_NO.includes(column)) return value === 1 ? "Ya" : "Tidak";
  if (MINUTE.test(column)) return minuteText(value);
  if (MOMENT.test(column)) return formatDateTime(value);
  return RUPIAH.test(column) ? formatRupiah(value) : String(value).replace(".", ",");
}

function exportedText(column: string, text: string): string {
  const [, day, month] = /^d?(\d{4}-\d{2}-\d{2})$|^m?(\d{4}-\d{2})$/.exec(text) ?? [];
  if (day) return formatDate(Date.parse(day), "WIB");
  if (month) return formatMonth(Date.parse(month));
  if (ACCOUNT.test(text)) return accountText(text);
  if (!/^[[{]/.test(text)) return text;
  try {
    return unfolded(column, JSON.parse(text)) || "–";
  } catch {
    return text;
  }
}

/** "Saldo penjual 7f3a21c9-…": its kind, and whose or which it is. */
function accountText(text: string): string {
  const [, id = ""] = text.split(":");
  return `${ACCOUNT_KIND_LABELS[accountKind(text as LedgerAccount)].name} ${id}`.trim();
}

/** A list by lines, an object by its labelled parts. */
function unfolded(column: string, value: unknown): string {
  if (value === null || value === "") return "–";
  if (Array.isArray(value)) return value.map((one) => unfolded(column, one)).join("\n");
  if (typeof value === "number") return exportedNumber(column, value);
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(
      ([key, inner]) => `${INNER[key] ?? LABELS[key] ?? key}: ${unfolded(key, inner).replaceAll("\n", ", ")}`,
    )
    .join("\n");
}
