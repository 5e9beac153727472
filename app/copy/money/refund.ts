import { isolated } from "~/domain/core/bidi";
import { formatDateTime, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";
import {
  type RefundRoute,
  type RefundStatus,
  TRANSFER_WORKING_DAYS,
  takesAccount,
  waitsForAccount,
} from "~/domain/money/refund";
import type { Side } from "~/domain/order/order";

/** Times in UTC ms, `amount` in integer rupiah. */
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
  /** The bank sent back an earlier manual transfer. */
  returned: boolean;
  /** The reader's. */
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
  return { title, text: side === "buyer" ? forBuyer(refund, sum) : forSeller(refund, buyer) };
}

function forBuyer(refund: RefundFactsForCopy, sum: string): string {
  const { account, paidAt, reference, route, createdAt, method, zone } = refund;
  const since = formatDateTime(createdAt, zone);
  if (refund.status === "paid") {
    const when = paidAt === null ? "" : ` pada ${formatDateTime(paidAt, zone)}`;
    const named = reference === "" ? "" : ` Nomor referensi: ${reference}.`;
    return route === "bank" && account
      ? `${sum} ditransfer ke ${maskedAccount(account)}${when}.${named}`
      : `${sum} dikirim kembali ke ${method}${when}. Tibanya ${arrivalText(refund.arrives)}.${named}`;
  }
  if (waitsForAccount(refund) && refund.returned) {
    return `Transfer kami dikembalikan bank; ${sum} tetap milik Anda. Sebutkan rekening lain, kami transfer dalam ${TRANSFER_WORKING_DAYS} hari kerja.`;
  }
  if (waitsForAccount(refund)) {
    return `${method} tidak dapat menerima kembali ${sum} ini. Sebutkan rekening, kami transfer dalam ${TRANSFER_WORKING_DAYS} hari kerja.`;
  }
  if (route === "bank" && account) {
    const change = takesAccount(refund)
      ? ""
      : " Sedang disiapkan, jadi rekening ini tidak dapat diganti lagi.";
    return `Kami transfer ke ${maskedAccount(account)} dalam ${TRANSFER_WORKING_DAYS} hari kerja.${change}`;
  }
  const again =
    refund.tries > 0 && refund.nextTryAt !== null
      ? ` Belum berhasil; kami mencoba lagi ${formatDateTime(refund.nextTryAt, zone)}.`
      : "";
  return `Sedang dikembalikan ke ${method} sejak ${since}.${again} Tibanya ${arrivalText(refund.arrives)}.`;
}

function arrivalText(arrives: string | null): string {
  return arrives ? `biasanya ${arrives}` : "tergantung bank atau dompet digital Anda";
}

function forSeller({ status, paidAt, createdAt, zone }: RefundFactsForCopy, buyer: string): string {
  return status === "paid"
    ? `Sudah dikembalikan kepada ${isolated(buyer)}${paidAt === null ? "" : ` pada ${formatDateTime(paidAt, zone)}`}.`
    : `Sedang dikembalikan kepada ${isolated(buyer)} sejak ${formatDateTime(createdAt, zone)}.`;
}
