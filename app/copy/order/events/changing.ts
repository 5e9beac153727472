import { total } from "~/domain/order/amounts";
import { eventNote } from "../labels";
import { sentences } from "../status-copy";
import { both, by, doer, type News, quoted, type Sentence } from "./parts";

/** The numbers of a change, after `before`; nothing where it is all in words. */
function numbers({ detail }: Parameters<News>[0]["event"], before: string): string {
  const note = eventNote({ ...detail, reason: null });
  return note === null ? "" : `${before}: ${note}.`;
}

const AS_BEFORE = "Pesanan berjalan terus seperti yang disepakati sebelumnya.";

/** What the two of them agree on anew, or not. */
export const CHANGE_NEWS = {
  change_proposed: (facts) =>
    both({
      title: `${doer(facts.event, facts)} mengusulkan perubahan pesanan`,
      body: sentences(
        numbers(facts.event, "Usulannya"),
        quoted(facts.event, "Penjelasannya"),
        "Tidak ada yang berubah sampai Anda menyetujuinya.",
      ),
    }),
  change_accepted: (facts) => {
    const { order, event } = facts;
    const newBill = order.phase === "awaiting_payment" && event.detail.price !== null;
    return both({
      title: `${doer(event, facts)} menyetujui usulan perubahan Anda`,
      body: sentences(
        numbers(event, "Yang berlaku sekarang"),
        newBill ? `Totalnya ${total(order)}, dibayar${by(order.paymentDueAt)}.` : "",
        "Rinciannya ada di halaman pesanan.",
      ),
    });
  },
  change_declined: (facts) =>
    both({
      title: `${doer(facts.event, facts)} menolak usulan perubahan Anda`,
      body: sentences(quoted(facts.event, "Alasannya"), AS_BEFORE),
    }),
  change_withdrawn: (facts) =>
    both({
      title: `${doer(facts.event, facts)} menarik usulan perubahannya`,
      body: sentences("Tidak ada yang perlu Anda jawab.", AS_BEFORE),
    }),
} satisfies Record<string, News>;

/** The same in the order's history. */
export const CHANGE_HISTORY = {
  change_proposed: "Perubahan diusulkan",
  change_accepted: "Usulan perubahan disetujui",
  change_declined: "Usulan perubahan ditolak",
  change_withdrawn: "Usulan perubahan ditarik",
} satisfies Record<string, Sentence>;
