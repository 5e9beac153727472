import { formatDateTime } from "~/domain/core/dates";
import type { Assignment } from "~/domain/money/manual-payout-acts";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";

/** As it was before the act. */
type Work = Assignment & { account: PayoutAccount | null; assigneeName: string | null };

const referenced = (_: unknown, reference: string) => `Referensi ${reference}`;

export const PAYOUT_LOG = {
  assign: ({ account }: Work) =>
    `Transfer ke ${account === null ? "rekening yang disebutkan" : maskedAccount(account)}.`,
  reassign({ assigneeName, assignedAt }: Work) {
    const since = assignedAt === null ? "" : ` sejak ${formatDateTime(assignedAt)}`;
    return `Ditinggalkan ${assigneeName ?? "operator lain"}${since}.`;
  },
  unassign: () => "Belum ditransfer.",
  payment: referenced,
  "transfer-sent": referenced,
};
