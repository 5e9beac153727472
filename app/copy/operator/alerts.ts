import { ageText } from "~/copy/core/relative-dates";
import { isolated } from "~/domain/core/bidi";
import { DAY, formatDateTime, HOUR, MINUTE } from "~/domain/core/dates";
import {
  type AlertKind,
  BACKUP_LATE,
  type Counted,
  INDEX_LATE,
  PAYOUT_LATE,
  PAYOUT_RETURN_TOLD,
  REQUEST_NEAR,
  SILENT_AFTER,
} from "~/domain/operator/alert";

type AlertCopy = { title: string; wrong: string; right: string; path: string };

/** `path`: where operators look or act. */
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

/** Before the scheduler's first run. */
export const NOT_CHECKED = "Belum diperiksa";

/** "3, terlama 2 jam"; null where there is nothing to count. */
export function countedText({ count, since }: Counted, now: number): string | null {
  if (since === null) return count > 1 ? String(count) : null;
  const oldest = `terlama ${ageText(now - since)}`;
  return count > 1 ? `${count}, ${oldest}` : oldest;
}

export const PAYOUT_OF = {
  withdrawal: (owner: string) => `Penarikan ${isolated(owner)}`,
  refund: (owner: string) => `Pengembalian ${isolated(owner)}`,
};

/** `origin`: of the links in it. Names nobody: many may read an operator's mail. */
export function alertMail(
  kind: AlertKind,
  about: { began: Counted } | { ended: { beganAt: number } },
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
