import type { NameSurface } from "~/accounts/impersonation";
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from "~/orders/label-text";
import type { Phase, Side } from "~/orders/order";
import { ageText } from "~/platform/date-text";
import { DAY, formatDateTime, HOUR, MINUTE } from "~/platform/dates";
import type { LogEvent } from "~/platform/log-lines";
import { isolated, shortTitle } from "~/platform/strings";
import type { VisitOutcome } from "~/visits/visit";
import {
  type AdminOrderFilter,
  type AlertKind,
  BACKUP_LATE,
  type CountedSince,
  INDEX_LATE,
  MIN_ACTION_REASON,
  type OperatorTask,
  ORDER_FILTERS,
  PAYOUT_LATE,
  PAYOUT_RETURN_TOLD,
  type PayoutVerb,
  REQUEST_NEAR,
  SILENT_AFTER,
  type WholeKind,
} from "./operator";

export type OperatorActionAsk = { title: string; consequence: string; button: string } & (
  | { asks: "reference" | "reason"; label: string; hint?: string }
  | { asks?: undefined }
);

export function operatorFieldsFor<Action extends string>(
  acts: readonly Action[],
  asks: Record<Action, OperatorActionAsk>,
) {
  return acts.map((act) => ({ ...asks[act], act }));
}

const PAYOUT_LABELS: Record<PayoutVerb, (noun: string) => string> = {
  approve: (noun) => `Menyetujui ${noun}`,
  assign: (noun) => `Mengerjakan ${noun}`,
  take_over: (noun) => `Mengambil alih ${noun}`,
  unassign: (noun) => `Melepaskan ${noun}`,
  pay: (noun) => `Membayar ${noun}`,
  return: (noun) => `Mencatat transfer ${noun} yang kembali`,
  prepare_payout: (noun) => `Menyiapkan ${noun} lewat penyedia transfer`,
  release_payout: (noun) => `Melepas ${noun} lewat penyedia transfer`,
  reject_payout: (noun) => `Membatalkan ${noun} di penyedia transfer`,
  enter_reference: (noun) => `Menemukan ${noun} di penyedia transfer`,
  declare_absent: (noun) => `Menyatakan ${noun} tidak ada di penyedia transfer`,
  judge_returned: (noun) => `Menyatakan transfer ${noun} yang dibantah kembali`,
  judge_arrived: (noun) => `Menyatakan transfer ${noun} yang dibantah sampai`,
};

const OTHER_LABELS: Record<WholeKind, string> = {
  propose_ruling: "Mengusulkan putusan sengketa",
  rule_dispute: "Memutuskan sengketa",
  reroute_refund: "Mengalihkan pengembalian ke transfer bank",
  record_transfer: "Mencatat transfer yang telanjur terkirim",
  return_refund_account: "Meminta rekening lain untuk pengembalian",
  fail_withdrawal: "Menyatakan penarikan gagal",
  hide_listing: "Menyembunyikan jasa",
  show_listing: "Menampilkan jasa kembali",
  hide_review: "Menyembunyikan ulasan",
  remove_review_picture: "Menghapus foto ulasan",
  show_review: "Menampilkan ulasan kembali",
  suspend_person: "Menangguhkan akun",
  restore_person: "Memulihkan akun",
  close_report: "Menutup laporan",
  answer_correction: "Menjawab permintaan perbaikan data",
  recheck_payment: "Menanyai penyedia pembayaran",
  replay_notification: "Memproses ulang kabar penyedia pembayaran",
  become_operator: "Menjadi operator",
  leave_operators: "Berhenti menjadi operator",
};

export const BY_COMMAND_LINE = "Baris perintah";

const LABELS = new Map<string, string>([
  ...Object.entries(OTHER_LABELS),
  ...Object.entries(PAYOUT_LABELS).flatMap(([verb, label]): [string, string][] => [
    [`${verb}_refund`, label("pengembalian")],
    [`${verb}_withdrawal`, label("penarikan")],
  ]),
]);

export function operatorActionLabel(kind: string): string {
  return LABELS.get(kind) ?? "Tindakan operator";
}

type AlertCopy = { title: string; wrong: string; right: string; path: string };

export const ALERT_COPY: Record<AlertKind, AlertCopy> = {
  scheduler: {
    title: "Penjadwal",
    wrong: `Pekerjaan terjadwal tidak selesai lebih dari ${SILENT_AFTER / MINUTE} menit`,
    right: "Selesai pada waktunya",
    path: "/operator/health",
  },
  steps: {
    title: "Langkah penjadwal",
    wrong: "Langkah yang sama gagal dua kali berturut-turut",
    right: "Semua langkah berjalan",
    path: "/operator/health",
  },
  books: {
    title: "Pembukuan",
    wrong: "Pembukuan tidak cocok",
    right: "Semua yang diperiksa cocok",
    path: "/operator/books",
  },
  payments: {
    title: "Kabar pembayaran",
    wrong: "Ada kabar penyedia pembayaran yang tidak terpakai",
    right: "Tidak ada yang tersangkut",
    path: "/operator/payments",
  },
  mail: {
    title: "Email",
    wrong: "Email tidak terkirim",
    right: "Terkirim pada waktunya",
    path: "/operator/mail",
  },
  payouts: {
    title: "Uang keluar",
    wrong: `Penarikan atau pengembalian menunggu lebih dari ${PAYOUT_LATE / DAY} hari`,
    right: `Tidak ada yang menunggu lebih dari ${PAYOUT_LATE / DAY} hari`,
    path: "/operator",
  },
  payout_denied: {
    title: "Transfer dibantah",
    wrong: "Penyedia transfer membantah yang sudah pasti: uangnya mungkin terkirim dua kali",
    right: "Tidak ada bantahan yang belum diputuskan",
    path: "/operator/health",
  },
  payout_lost: {
    title: "Transfer tanpa jawaban",
    wrong: "Permintaan ke penyedia transfer tidak pernah dijawab: cari di dasbornya",
    right: "Semua permintaan dijawab",
    path: "/operator",
  },
  payout_silent: {
    title: "Penyedia transfer",
    wrong: "Keadaan transfer tidak dapat ditanyakan: penyedianya tidak menjawab, atau tidak lagi dipasang",
    right: "Menjawab tentang semua yang ditanyakan",
    path: "/operator",
  },
  payout_failed: {
    title: "Transfer gagal",
    wrong: "Transfer yang sudah dilepas gagal, dan menunggu operator",
    right: "Tidak ada yang gagal dan menunggu",
    path: "/operator",
  },
  payout_returned: {
    title: "Transfer dikembalikan",
    wrong: "Bank mengembalikan transfer yang sudah sampai",
    right: `Tidak ada yang dikembalikan dalam ${PAYOUT_RETURN_TOLD / HOUR} jam terakhir`,
    path: "/operator/health",
  },
  backup: {
    title: "Cadangan",
    wrong: `Cadangan malam belum selesai ${BACKUP_LATE / HOUR} jam setelah waktunya`,
    right: "Cadangan malam selesai",
    path: "/operator/health",
  },
  data: {
    title: "Data pribadi",
    wrong: `Ada permintaan yang harus dijawab dalam ${REQUEST_NEAR / HOUR} jam`,
    right: `Tidak ada yang harus dijawab dalam ${REQUEST_NEAR / HOUR} jam`,
    path: "/operator/data",
  },
  archive: {
    title: "Arsip percakapan",
    wrong: "Percakapan lama tidak dapat dibuka dari arsip",
    right: "Semua arsip yang dibuka utuh",
    path: "/operator/health",
  },
  index: {
    title: "Indeks pencarian",
    wrong: `Perubahan jasa belum sampai ke indeks pencarian lebih dari ${INDEX_LATE / MINUTE} menit`,
    right: "Semua perubahan sampai pada waktunya",
    path: "/operator/health",
  },
};

export const NOT_CHECKED = "Belum diperiksa";

export function countedText({ count, since }: CountedSince, now: number): string | null {
  if (since === null) return count > 1 ? String(count) : null;
  const oldest = `terlama ${ageText(now - since)}`;
  return count > 1 ? `${count}, ${oldest}` : oldest;
}

export const PAYOUT_NAMES = {
  withdrawal: (owner: string) => `Penarikan ${isolated(owner)}`,
  refund: (owner: string) => `Pengembalian ${isolated(owner)}`,
};

/**
 * The mail of an alert. `origin` is that of its links. It names no person, because several people may read an
 * operator's mail.
 */
export function alertMail(
  kind: AlertKind,
  about: { began: CountedSince } | { ended: { beganAt: number } },
  { now, origin }: { now: number; origin: string },
): { subject: string; body: string } {
  const { title, wrong, right, path } = ALERT_COPY[kind];
  const link = `${origin}${path}`;
  if ("ended" in about) {
    const lasted = ageText(now - about.ended.beganAt);
    return {
      subject: `Pulih: ${title}`,
      body: `${title}: ${right}.\n\nGangguan yang mulai ${formatDateTime(about.ended.beganAt)} berakhir setelah ${lasted}.\n\nRiwayatnya: ${origin}/operator/health`,
    };
  }
  const counted = countedText(about.began, now);
  return {
    subject: `Perlu tindakan: ${title}`,
    body: `${wrong}${counted ? ` (${counted})` : ""}.\n\nLihat: ${link}\n\nAnda diberi tahu sekali saat ini mulai dan sekali saat pulih. Keadaan sekarang: ${origin}/operator/health`,
  };
}

export function awaitsAnswer(name: string, left: string): string {
  return `menunggu ${isolated(name)}, ${left.charAt(0).toLowerCase()}${left.slice(1)}`;
}

export function disputeEvidence(sides: 1 | 2, files: number): string {
  return files === 0 ? `${sides} pihak, tanpa berkas` : `${sides} pihak, ${files} berkas`;
}

export function sideFigures(side: Side, { bought, soldCompleted }: { bought: number; soldCompleted: number }) {
  return side === "buyer" ? `Pembeli · ${bought} pesanan` : `Penjual · ${soldCompleted} selesai`;
}

export function saidAfter(kind: "opened" | "answered", ms: number | null): string {
  if (kind === "answered") return ms === null ? "menanggapi" : `menanggapi dalam ${ageText(ms)}`;
  return ms === null ? "mengajukan masalah" : `${ageText(ms)} setelah hasil`;
}

export function silentUntil(at: string, over: boolean): string {
  return over ? `Tidak menanggapi sampai ${at}.` : `Belum menanggapi. Diminta sampai ${at}.`;
}

export function ruleWithin(left: string): string {
  if (left.startsWith("Terlambat")) return left;
  return left.endsWith(" lagi") ? `Putuskan dalam ${left.slice(0, -5)}` : `Putuskan ${left.toLowerCase()}`;
}

export const VISIT_OUTCOMES: Record<VisitOutcome, string> = {
  unagreed: "Waktunya tidak disepakati",
  ahead: "Belum waktunya",
  followed: "Hasil diserahkan sesudahnya",
  unfollowed: "Tidak ada hasil sesudahnya",
};

export function revisionsUsed(used: number, left: number | null): string {
  return left === null ? `${used}, tanpa batas` : `${used} dari ${used + left}`;
}

/** Labels of errors with a code. The key is any text, because old rows may have former names. */
export const FAULT_LABELS: Readonly<Record<string, string>> = {
  route_failed: "Halaman gagal dibuat",
  database_out: "Basis data tidak menjawab",
  storage_out: "Penyimpanan tidak menjawab",
  order_step_failed: "Langkah pesanan gagal disimpan",
} satisfies Partial<Record<LogEvent, string>>;

export const PHASE_LABELS: Record<Phase, string> = {
  inquiry: "Permintaan kustom, belum ada harga",
  quoted: "Harga ditawarkan",
  awaiting_payment: "Menunggu pembayaran",
  working: "Dikerjakan",
  delivered: "Hasil diserahkan, menunggu diperiksa",
  revision: "Revisi dikerjakan",
  cancel_requested: "Pembatalan diminta",
  disputed: "Sengketa",
  no_show: "Dilaporkan tidak datang",
};

export const ORDER_FILTER_OPTIONS = [
  { value: "", label: "Semua" },
  ...ORDER_FILTERS.map((filter) => ({ value: filter.value, label: filterLabel(filter) })),
];

function filterLabel(filter: NonNullable<AdminOrderFilter>): string {
  if (filter.of === "phase") return PHASE_LABELS[filter.value];
  return filter.of === "status" ? ORDER_STATUS_LABELS[filter.value] : PAYMENT_STATUS_LABELS[filter.value];
}

export const LOGGED_REASON = `Masuk ke catatan operator dan dibaca rekan Anda. Sedikitnya ${MIN_ACTION_REASON} karakter.`;

export function orderTrail(id: string, title: string) {
  return [
    { text: "Pesanan", href: "/operator/orders" },
    { text: shortTitle(title), href: `/operator/orders/${id}` },
  ];
}

export const OWN_ORDER = "Ini pesanan Anda sendiri. Operator lain yang menanganinya.";

export const NAME_SURFACE_LABELS: Record<NameSurface, string> = {
  signup: "Nama saat mendaftar",
  profile: "Nama di profil",
  about: "Bio, keahlian, atau situs di profil",
  title: "Judul jasa atau permintaan",
  holder: "Pemilik rekening",
};

export const TASK_LABELS: Record<OperatorTask, { title: string; text: string }> = {
  disputes: {
    title: "Sengketa untuk diputuskan",
    text: "Uangnya tertahan sampai ada putusan.",
  },
  refunds: {
    title: "Pengembalian lewat transfer",
    text: "Rekening sudah disebut.",
  },
  withdrawals: {
    title: "Penarikan saldo penjual",
    text: "Belum sampai ke rekening.",
  },
  data: {
    title: "Permintaan data pribadi",
    text: "Dijawab dalam 3 x 24 jam.",
  },
  reports: {
    title: "Laporan warga",
    text: "Jasa, orang, ulasan, atau pesan.",
  },
  payments: {
    title: "Kabar pembayaran yang tidak cocok",
    text: "Belum memengaruhi pesanan.",
  },
  mail: {
    title: "Email yang gagal terkirim",
    text: "Dicoba lagi dengan sendirinya.",
  },
};
