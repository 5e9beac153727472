import { isolated } from "~/domain/core/bidi";
import { formatRupiah } from "~/domain/core/money";
import { closed } from "~/domain/core/text";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";
import { refundAccountPath, TRANSFER_WORKING_DAYS } from "~/domain/money/refund";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { OwedRefund } from "~/domain/notification/wording";
import { titled } from "../notification/line";

const PROMISE = `Kami mentransfernya paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah itu.`;

type Words = Pick<NotificationDraft, "title" | "about" | "body">;

function toBuyer(owed: OwedRefund, why: string, words: Words): NotificationDraft {
  return {
    userId: owed.buyerId,
    kind: "payment",
    cause: `refund:${owed.orderId}:${owed.version}:${why}`,
    href: refundAccountPath(owed.orderId),
    ...words,
  };
}

export function accountWantedNotification(owed: OwedRefund, title: string): NotificationDraft {
  return toBuyer(owed, "account", {
    ...titled(`${formatRupiah(owed.amount)} menunggu rekening Anda`, title),
    body: `${closed(isolated(title))} Dana Anda tidak dapat kembali lewat cara Anda membayar. Sebutkan rekening atau dompet digital Anda. ${PROMISE}`,
  });
}

/** `now` is part of its key, so that the next reminder is another one. */
export function accountReminderNotification(owed: OwedRefund, title: string, now: number): NotificationDraft {
  return toBuyer(owed, `remind:${now}`, {
    ...titled(`Pengingat: ${formatRupiah(owed.amount)} menunggu rekening Anda`, title),
    body: `${closed(isolated(title))} Dana Anda ada pada kami dan tetap milik Anda. Sebutkan rekening atau dompet digital Anda. ${PROMISE}`,
  });
}

/** `reason` in the operator's words. */
export function accountReturnedNotification(
  owed: OwedRefund,
  title: string,
  reason: string,
  now: number,
): NotificationDraft {
  return toBuyer(owed, `returned:${now}`, {
    ...titled(`${formatRupiah(owed.amount)} perlu rekening lain`, reason),
    body: `${closed(isolated(title))} Transfer ke rekening yang Anda sebutkan tidak berhasil: ${closed(`“${reason}”`)} Dana Anda ada pada kami; periksa nomor dan nama pemiliknya, lalu sebutkan lagi.`,
  });
}

/** Days after it was paid; `reason` in the operator's words. */
export function transferReturnedNotification(
  owed: OwedRefund,
  title: string,
  reason: string,
  now: number,
): NotificationDraft {
  return toBuyer(owed, `returned:${now}`, {
    ...titled(`Transfer ${formatRupiah(owed.amount)} dikembalikan bank`, reason, "sebutkan rekening lain"),
    body: `${closed(isolated(title))} Transfer kami kembali dari bank: ${closed(`“${reason}”`)} Dana Anda ada pada kami lagi dan tetap milik Anda. Sebutkan rekening lain. ${PROMISE}`,
  });
}

/** A security notice: nobody's money is redirected unheard. */
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
    body: "Kami mentransfer pengembalian dana Anda ke sana. Bukan Anda yang menyimpannya? Ganti rekeningnya sekarang, lalu ganti kata sandi Anda.",
    href: refundAccountPath(orderId),
  };
}

/** Through a provider, although it had been paid another way. */
export function arrivedAfterAllNotification(owed: OwedRefund, title: string, now: number): NotificationDraft {
  return toBuyer(owed, `sent:${now}`, {
    ...titled(`Pengembalian ${formatRupiah(owed.amount)} sampai dua kali`, title),
    body: `${closed(isolated(title))} Bank memastikan dua transfer kami sampai. Hubungi kami untuk mengembalikan salah satunya.`,
  });
}

export function cameBackAfterAllNotification(
  owed: OwedRefund,
  title: string,
  now: number,
): NotificationDraft {
  return toBuyer(owed, `back:${now}`, {
    ...titled(`Pengembalian ${formatRupiah(owed.amount)} ternyata sekali saja`, title),
    body: `${closed(isolated(title))} Maaf, kabar kami tentang transfer kedua keliru. Tidak ada yang perlu Anda kembalikan.`,
  });
}
