import type { OperatorActionAsk } from "~/copy/operator/action-ask";
import { OWN_ORDER } from "~/copy/operator/refusals";
import type { RefundAction } from "~/domain/money/manual-refund";
import type { Result } from "../../kit/form/form-result";
import { ManualPayoutDecision, type ManualPayoutView } from "./manual-payout-decision";

export function RefundDecision({
  actions,
  seen,
  own,
  payout,
  folded,
  doubted,
  stage,
  paidWhileAssigned,
  result,
}: {
  actions: readonly (OperatorActionAsk & { act: RefundAction })[];
  seen: string;
  /** The reader is a side of that order. */
  own: boolean;
  payout: ManualPayoutView;
  folded: boolean;
  /** The money was refused at this account. */
  doubted: boolean;
  stage: string;
  /** Paid elsewhere while somebody had it assigned. */
  paidWhileAssigned: boolean;
  result: Result | undefined;
}) {
  const note = own
    ? OWN_ORDER
    : paidWhileAssigned
      ? "Pembeli sudah menerima dana ini lewat penyedia pembayaran atau banknya sendiri ketika seorang operator mengerjakannya. Jangan transfer lagi."
      : stage === "account"
        ? "Belum ada yang perlu dilakukan: pembeli sudah diminta menyebutkan rekening."
        : null;
  return (
    <ManualPayoutDecision
      actions={actions}
      payout={payout}
      folded={folded}
      lead={doubted ? "account-return" : null}
      note={note}
      hidden={{ seen }}
      result={result}
    />
  );
}
