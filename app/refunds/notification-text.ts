import { quoteLine, titled } from "~/notifications/line-text";
import type { NotificationDraft, OwedRefund } from "~/notifications/notification";
import { maskedAccount, type PayoutAccount } from "~/payouts/account";
import { TRANSFER_WORKING_DAYS } from "~/payouts/manual-payout";
import { PAYOUT_LOG } from "~/payouts/text";
import { formatRupiah } from "~/platform/money";
import { withFullStop } from "~/platform/strings";
import { type RefundAction, refundAccountPath } from "./refund";

const PROMISE = `Kami mentransfernya paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah itu.`;

type Words = Pick<NotificationDraft, "title" | "about" | "body">;

const named = (title: string) => quoteLine(title, "known").text;

const said = (reason: string) => quoteLine(reason, "staff").text;

function toBuyer(owed: OwedRefund, why: string, words: Words): NotificationDraft {
  // One event can owe the money of several bills.
  const event = owed.bill === 1 ? owed.version : `${owed.version}.${owed.bill}`;
  return {
    userId: owed.buyerId,
    kind: "payment",
    cause: `refund:${owed.orderId}:${event}:${why}`,
    href: refundAccountPath(owed.orderId),
    quotes: [],
    ...words,
  };
}

export function accountWantedNotification(owed: OwedRefund, title: string): NotificationDraft {
  return toBuyer(owed, "account", {
    ...titled(`${formatRupiah(owed.amount)} menunggu rekening Anda`, named(title)),
    body: `${withFullStop(named(title))} Uang Anda tidak dapat kembali lewat cara Anda membayar. Sebutkan rekening atau dompet digital Anda. ${PROMISE}`,
  });
}

/** The reminder to name an account. `now` is part of its key, so that the next one is a new notification. */
export function accountReminderNotification(owed: OwedRefund, title: string, now: number): NotificationDraft {
  return toBuyer(owed, `remind:${now}`, {
    ...titled(`Pengingat: ${formatRupiah(owed.amount)} menunggu rekening Anda`, named(title)),
    body: `${withFullStop(named(title))} Uang Anda ada pada kami dan tetap milik Anda. Sebutkan rekening atau dompet digital Anda. ${PROMISE}`,
  });
}

export function accountReturnedNotification(
  owed: OwedRefund,
  title: string,
  reason: string,
  now: number,
): NotificationDraft {
  return toBuyer(owed, `returned:${now}`, {
    ...titled(`${formatRupiah(owed.amount)} perlu rekening lain`, said(reason)),
    body: `${withFullStop(named(title))} Transfer ke rekening yang Anda sebutkan tidak berhasil: ${withFullStop(`“${said(reason)}”`)} Uang Anda ada pada kami. Periksa nomor dan nama pemiliknya, lalu sebutkan lagi.`,
  });
}

export function transferReturnedNotification(
  owed: OwedRefund,
  title: string,
  reason: string,
  now: number,
): NotificationDraft {
  return toBuyer(owed, `returned:${now}`, {
    ...titled(`Transfer ${formatRupiah(owed.amount)} dikembalikan bank`, said(reason), "sebutkan rekening lain"),
    body: `${withFullStop(named(title))} Transfer kami kembali dari bank: ${withFullStop(`“${said(reason)}”`)} Uang Anda ada pada kami lagi dan tetap milik Anda. Sebutkan rekening lain. ${PROMISE}`,
  });
}

/** The notification that an account was named, so that nobody redirects money unnoticed. */
export function accountNamedNotification(
  { orderId, buyerId }: Pick<OwedRefund, "orderId" | "buyerId">,
  account: PayoutAccount,
  now: number,
): NotificationDraft {
  return {
    userId: buyerId,
    kind: "payment",
    cause: `refund:${orderId}:named:${now}`,
    ...titled(`Rekening pengembalian: ${maskedAccount(account)}`, "", "bukan Anda? Ganti sekarang"),
    body: "Kami mentransfer pengembalian uang Anda ke sana. Bukan Anda yang menyimpannya? Ganti rekeningnya sekarang, lalu ganti kata sandi Anda.",
    href: refundAccountPath(orderId),
    quotes: [],
  };
}

export function arrivedAfterAllNotification(owed: OwedRefund, title: string, now: number): NotificationDraft {
  return toBuyer(owed, `sent:${now}`, {
    ...titled(`Pengembalian ${formatRupiah(owed.amount)} sampai dua kali`, named(title)),
    body: `${withFullStop(named(title))} Bank memastikan dua transfer kami sampai. Hubungi kami untuk mengembalikan salah satunya.`,
  });
}

export function cameBackAfterAllNotification(owed: OwedRefund, title: string, now: number): NotificationDraft {
  return toBuyer(owed, `back:${now}`, {
    ...titled(`Pengembalian ${formatRupiah(owed.amount)} ternyata sekali saja`, named(title)),
    body: `${withFullStop(named(title))} Maaf, kabar kami tentang transfer kedua keliru. Tidak ada yang perlu Anda kembalikan.`,
  });
}

type Refund = OwedRefund & Parameters<typeof PAYOUT_LOG.take_over>[0] & { reference: string; paidElsewhere: boolean };

type ActionCopy = {
  done: string;
  log?(refund: Refund, words: string): string;
  notification?(refund: Refund, title: string, words: string, now: number): NotificationDraft | null;
};

export const REFUND_ACTION_COPY: Record<RefundAction, ActionCopy> = {
  approve: { done: "Pengembalian disetujui" },
  assign: { done: "Anda mengerjakan pengembalian ini", log: PAYOUT_LOG.assign },
  take_over: { done: "Anda mengambil alih pengembalian ini", log: PAYOUT_LOG.take_over },
  unassign: { done: "Pengembalian dilepaskan", log: PAYOUT_LOG.unassign },
  pay: { done: "Pengembalian ditandai sudah dibayar", log: PAYOUT_LOG.pay },
  return_refund_account: {
    done: "Pembeli diminta menyebutkan rekening lain",
    notification: accountReturnedNotification,
  },
  reroute_refund: {
    done: "Pengembalian dialihkan ke transfer bank",
    notification: accountWantedNotification,
  },
  record_transfer: { done: "Transfer dicatat", log: PAYOUT_LOG.record_transfer },
  // The toast omits what follows, because the page shows it: usually the buyer is asked for another account.
  return: {
    done: "Transfer kembali dicatat",
    log: ({ reference }, reason) => `Referensi ${reference}. ${reason}`,
    notification: (refund, title, reason, now) =>
      refund.paidElsewhere ? null : transferReturnedNotification(refund, title, reason, now),
  },
};
