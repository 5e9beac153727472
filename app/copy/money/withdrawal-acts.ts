import type { WithdrawalAction } from "~/domain/money/withdrawal";
import type { NotificationDraft } from "~/domain/notification/notification";
import { PAYOUT_LOG } from "./manual-payout-acts";
import {
  type WithdrawalNotificationFacts,
  withdrawalFailedNotification,
  withdrawalPaidNotification,
  withdrawalReturnedNotification,
} from "./withdrawal-notifications";

type Found = WithdrawalNotificationFacts & Parameters<typeof PAYOUT_LOG.reassign>[0];

type ActCopy = {
  done: string;
  /** Without one the operators' log has the words themselves. */
  log?(withdrawal: Found, words: string): string;
  notification?(withdrawal: Found, words: string): NotificationDraft;
};

export const WITHDRAWAL_ACT_COPY: Record<WithdrawalAction, ActCopy> = {
  approval: { done: "Penarikan disetujui" },
  assign: { done: "Anda mengerjakan penarikan ini", log: PAYOUT_LOG.assign },
  reassign: { done: "Anda mengambil alih penarikan ini", log: PAYOUT_LOG.reassign },
  unassign: { done: "Penarikan dilepaskan", log: PAYOUT_LOG.unassign },
  payment: {
    done: "Penarikan ditandai sudah dibayar",
    log: PAYOUT_LOG.payment,
    notification: withdrawalPaidNotification,
  },
  failure: {
    done: "Penarikan dinyatakan gagal, saldo dikembalikan",
    notification: withdrawalFailedNotification,
  },
  "transfer-return": {
    done: "Transfer kembali dicatat, saldo dikembalikan",
    notification: withdrawalReturnedNotification,
  },
};
