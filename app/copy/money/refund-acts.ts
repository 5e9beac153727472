import type { RefundAction } from "~/domain/money/manual-refund";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { OwedRefund } from "~/domain/notification/wording";
import { PAYOUT_LOG } from "./manual-payout-acts";
import {
  accountReturnedNotification,
  accountWantedNotification,
  transferReturnedNotification,
} from "./refund-notifications";

type Refund = OwedRefund &
  Parameters<typeof PAYOUT_LOG.reassign>[0] & { reference: string; paidElsewhere: boolean };

type ActCopy = {
  done: string;
  /** Without one the operators' log has the words themselves. */
  log?(refund: Refund, words: string): string;
  notification?(refund: Refund, title: string, words: string, now: number): NotificationDraft | null;
};

export const REFUND_ACT_COPY: Record<RefundAction, ActCopy> = {
  approval: { done: "Pengembalian disetujui" },
  assign: { done: "Anda mengerjakan pengembalian ini", log: PAYOUT_LOG.assign },
  reassign: { done: "Anda mengambil alih pengembalian ini", log: PAYOUT_LOG.reassign },
  unassign: { done: "Pengembalian dilepaskan", log: PAYOUT_LOG.unassign },
  payment: { done: "Pengembalian ditandai sudah dibayar", log: PAYOUT_LOG.payment },
  "account-return": {
    done: "Pembeli diminta menyebutkan rekening lain",
    notification: accountReturnedNotification,
  },
  "bank-transfer": {
    done: "Pengembalian dialihkan ke transfer bank",
    notification: accountWantedNotification,
  },
  "transfer-sent": { done: "Transfer dicatat", log: PAYOUT_LOG["transfer-sent"] },
  // The page shows what follows: mostly the buyer is asked for another account.
  "transfer-return": {
    done: "Transfer kembali dicatat",
    log: ({ reference }, reason) => `Referensi ${reference}. ${reason}`,
    notification: (refund, title, reason, now) =>
      refund.paidElsewhere ? null : transferReturnedNotification(refund, title, reason, now),
  },
};
