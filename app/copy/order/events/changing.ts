import { totalText } from "~/domain/order/amounts";
import { eventNote } from "../labels";
import { joinSentences } from "../status/status-copy";
import {
  actorDisplayName,
  byDate,
  type OrderNotificationCopy,
  quotedReason,
  type Sentence,
  sameForBoth,
  YOUR_ANSWER,
} from "./parts";

function numbers({ detail }: Parameters<OrderNotificationCopy>[0]["event"], before: string): string {
  const note = eventNote({ ...detail, reason: null });
  return note === null ? "" : `${before}: ${note}.`;
}

const AS_BEFORE = "Pesanan berjalan terus seperti yang disepakati sebelumnya.";

export const CHANGE_NOTIFICATIONS = {
  change_proposed: (facts) =>
    sameForBoth({
      title: `${actorDisplayName(facts.event, facts)} mengusulkan perubahan pesanan`,
      body: joinSentences(
        numbers(facts.event, "Usulannya"),
        quotedReason(facts.event, "Penjelasannya"),
        "Tidak ada yang berubah sampai Anda menyetujuinya.",
      ),
      note: YOUR_ANSWER,
    }),
  change_accepted: (facts) => {
    const { order, event } = facts;
    const newBill = order.phase === "awaiting_payment" && event.detail.price !== null;
    return sameForBoth({
      title: `${actorDisplayName(event, facts)} menyetujui usulan perubahan Anda`,
      body: joinSentences(
        numbers(event, "Yang berlaku sekarang"),
        newBill ? `Totalnya ${totalText(order)}, dibayar${byDate(order.paymentDueAt)}.` : "",
        "Rinciannya ada di halaman pesanan.",
      ),
    });
  },
  change_declined: (facts) =>
    sameForBoth({
      title: `${actorDisplayName(facts.event, facts)} menolak usulan perubahan Anda`,
      body: joinSentences(quotedReason(facts.event, "Alasannya"), AS_BEFORE),
    }),
  change_withdrawn: (facts) =>
    sameForBoth({
      title: `${actorDisplayName(facts.event, facts)} menarik usulan perubahannya`,
      body: joinSentences("Tidak ada yang perlu Anda jawab.", AS_BEFORE),
    }),
} satisfies Record<string, OrderNotificationCopy>;

export const CHANGE_HISTORY = {
  change_proposed: "Perubahan diusulkan",
  change_accepted: "Usulan perubahan disetujui",
  change_declined: "Usulan perubahan ditolak",
  change_withdrawn: "Usulan perubahan ditarik",
} satisfies Record<string, Sentence>;
