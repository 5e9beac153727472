import { type OperatorActionAsk, OWN_ORDER } from "~/operators/text";
import type { Side } from "~/orders/order";
import { maskedAccount, type PayoutAccount } from "~/payouts/account";
import { TRANSFER_WORKING_DAYS } from "~/payouts/manual-payout";
import { ASSIGNMENT_ASKS, MANUAL_PAYOUT_REFUSALS, SECOND_PERSON_LIMIT } from "~/payouts/text";
import { formatDateTime, type Zone } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { isolated } from "~/platform/strings";
import {
  acceptsAccount,
  awaitsAccount,
  type ManualRefundError,
  type RefundAction,
  type RefundRoute,
  type RefundStage,
  type RefundStatus,
} from "./refund";

/**
 * lapsed: the person who approved is not an operator any more. paidElsewhere: the buyer got the money by other means than a transfer.
 */
type RefundToDecide = { sum: string; lapsed: boolean; paidElsewhere: boolean };

export const refundFields = ({
  sum,
  lapsed,
  paidElsewhere,
}: RefundToDecide): Record<RefundAction, OperatorActionAsk> => ({
  ...ASSIGNMENT_ASKS,
  approve: {
    title: "Setujui",
    asks: "reason",
    label: "Yang Anda periksa",
    hint: "Dibaca operator yang akan membayar.",
    consequence: `${lapsed ? "Persetujuan sebelumnya tidak berlaku lagi. " : ""}Uang belum berpindah. Karena di atas ${SECOND_PERSON_LIMIT}, operator lain yang mengirimnya. Sejak disetujui pembeli tidak dapat mengganti rekening.`,
    button: "Setujui Pengembalian",
  },
  pay: {
    title: "Tandai sudah dibayar",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Kirim dulu ${sum} dari bank. Setelah ditandai, pengembalian selesai dan pembeli mendapat kabar. Nomor ini tampil di pesanannya.`,
    button: "Tandai Sudah Dibayar",
  },
  return_refund_account: {
    title: "Transfer ditolak bank",
    asks: "reason",
    label: "Alasan",
    hint: "Dibaca pembeli: apa yang perlu dibetulkan.",
    consequence: "Pembeli diminta menyebutkan rekening lain. Uangnya tetap pada kami.",
    button: "Minta Rekening Lain",
  },
  record_transfer: {
    title: "Transfer telanjur terkirim",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Hanya bila ${sum} sudah terkirim dari bank. Pembeli menerimanya dua kali: uang itu menjadi kerugian kita sampai bank atau pembeli mengembalikannya.`,
    button: "Catat Transfer",
  },
  return: {
    title: "Transfer kembali",
    asks: "reason",
    label: "Alasan dari bank",
    hint: paidElsewhere ? "Untuk catatan operator." : "Dibaca pembeli: apa yang perlu dibetulkan.",
    consequence: paidElsewhere
      ? `Hanya bila ${sum} sudah masuk lagi ke rekening bank kami. Pembeli sudah menerima uang ini juga lewat penyedia pembayaran atau banknya sendiri, jadi tidak ada yang terutang: uang itu menutup kerugian kita.`
      : `Hanya bila ${sum} sudah masuk lagi ke rekening bank kami. Uang itu terutang lagi, dan pembeli diminta menyebutkan rekening lain.`,
    button: "Catat Transfer Kembali",
  },
  reroute_refund: {
    title: "Alihkan ke transfer bank",
    asks: "reason",
    label: "Alasan",
    hint: "Untuk catatan operator.",
    consequence:
      "Penyedia pembayaran ditanya dulu, supaya uang tidak kembali dua kali. Setelah itu pembeli diminta menyebutkan rekening.",
    button: "Alihkan ke Transfer Bank",
  },
});

const CHANGED = "Pengembalian ini baru saja berubah. Periksa keadaannya, lalu coba lagi.";

export const REFUND_REFUSALS: Record<ManualRefundError, string> = {
  ...MANUAL_PAYOUT_REFUSALS,
  own_order: OWN_ORDER,
  not_open: "Pengembalian ini tidak lagi menunggu tindakan itu.",
  no_account: "Pembeli belum menyebutkan rekening.",
  account_changed:
    "Pembeli baru saja mengganti rekeningnya. Periksa rekening yang baru. Bila transfer ke rekening lama sudah terkirim, sebutkan itu pada referensinya lalu simpan lagi.",
  paid_meanwhile:
    "Pembeli baru saja menerima uang ini lewat penyedia pembayaran atau banknya sendiri. Bila transfer Anda sudah terkirim, catat di halaman ini.",
  at_gateway: "Pengembalian ini masih ditangani penyedia pembayaran.",
  gateway_busy:
    "Penyedia pembayaran baru saja ditanya, dan jawabannya mungkin masih di jalan. Coba lagi satu menit lagi.",
  gateway_silent:
    "Penyedia pembayaran tidak menjawab, jadi belum pasti bahwa uangnya belum dikembalikan. Coba lagi nanti.",
  gateway_unclear:
    "Penyedia pembayaran sudah mengembalikan sebagian pembayaran ini tanpa kami minta. Cocokkan dulu dengan catatannya, supaya uang tidak kembali dua kali.",
  own_money: CHANGED,
  no_refund: CHANGED,
  changed_meanwhile: CHANGED,
  gateway_paid: "Penyedia pembayaran ternyata sudah mengembalikan uang ini. Sekarang sudah tercatat.",
};

export function refundNote(refund: { own: boolean; paidWhileAssigned: boolean; stage: RefundStage }): string | null {
  if (refund.own) return OWN_ORDER;
  if (refund.paidWhileAssigned)
    return "Pembeli sudah menerima uang ini lewat penyedia pembayaran atau banknya sendiri ketika seorang operator mengerjakannya. Jangan transfer lagi.";
  return refund.stage === "account"
    ? "Belum ada yang perlu dilakukan: pembeli sudah diminta menyebutkan rekening."
    : null;
}

export const REFUND_STAGE_LABELS: Record<RefundStage, string> = {
  ready: "Siap dibayar",
  account: "Menunggu rekening",
  gateway: "Di penyedia pembayaran",
  paid: "Sudah dibayar",
};

type RefundFactsForCopy = {
  amount: number;
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  assignedTo: string | null;
  tries: number;
  nextTryAt: number | null;
  reference: string;
  createdAt: number;
  paidAt: number | null;
  method: string;
  arrives: string | null;
  cause: string;
  returned: boolean;
  zone: Zone;
};

type RefundCopy = { title: string; text: string };

const CAUSES: Record<string, Record<Side, string>> = {
  paid_again: { buyer: "Pembayaran kedua Anda", seller: "Pembayaran kedua pembeli" },
  paid_late: { buyer: "Pembayaran Anda setelah pesanan batal", seller: "Pembayaran setelah pesanan batal" },
};

export function refundCopy(refund: RefundFactsForCopy, side: Side, buyer: string): RefundCopy {
  const sum = formatRupiah(refund.amount);
  const cause = CAUSES[refund.cause]?.[side];
  const title = cause ? `${cause}: ${sum} dikembalikan` : `Pengembalian ${sum}`;
  return { title, text: side === "buyer" ? buyerRefundText(refund, sum) : sellerRefundText(refund, buyer) };
}

function buyerRefundText(refund: RefundFactsForCopy, sum: string): string {
  const { account, paidAt, reference, route, createdAt, method, zone } = refund;
  const since = formatDateTime(createdAt, zone);
  if (refund.status === "paid") {
    const when = paidAt === null ? "" : ` pada ${formatDateTime(paidAt, zone)}`;
    const named = reference === "" ? "" : ` Nomor referensi: ${reference}.`;
    return route === "bank" && account
      ? `${sum} ditransfer ke ${maskedAccount(account)}${when}.${named}`
      : `${sum} dikirim kembali ke ${method}${when}. Tibanya ${arrivalText(refund.arrives)}.${named}`;
  }
  if (awaitsAccount(refund) && refund.returned) {
    return `Transfer kami dikembalikan bank. ${sum} tetap milik Anda. Sebutkan rekening lain, lalu kami transfer dalam ${TRANSFER_WORKING_DAYS} hari kerja.`;
  }
  if (awaitsAccount(refund)) {
    return `${method} tidak bisa menerima pengembalian ${sum}. Sebutkan rekening Anda, lalu kami transfer dalam ${TRANSFER_WORKING_DAYS} hari kerja.`;
  }
  if (route === "bank" && account) {
    const change = acceptsAccount(refund) ? "" : " Sedang disiapkan, jadi rekening ini tidak dapat diganti lagi.";
    return `Kami transfer ke ${maskedAccount(account)} dalam ${TRANSFER_WORKING_DAYS} hari kerja.${change}`;
  }
  const again =
    refund.tries > 0 && refund.nextTryAt !== null
      ? ` Belum berhasil. Kami mencoba lagi ${formatDateTime(refund.nextTryAt, zone)}.`
      : "";
  return `Sedang dikembalikan ke ${method} sejak ${since}.${again} Tibanya ${arrivalText(refund.arrives)}.`;
}

function arrivalText(arrives: string | null): string {
  return arrives ? `biasanya ${arrives}` : "tergantung bank atau dompet digital Anda";
}

function sellerRefundText({ status, paidAt, createdAt, zone }: RefundFactsForCopy, buyer: string): string {
  return status === "paid"
    ? `Sudah dikembalikan kepada ${isolated(buyer)}${paidAt === null ? "" : ` pada ${formatDateTime(paidAt, zone)}`}.`
    : `Sedang dikembalikan kepada ${isolated(buyer)} sejak ${formatDateTime(createdAt, zone)}.`;
}
