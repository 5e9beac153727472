import type { OperatorActionAsk } from "~/copy/operator/action-ask";
import type { WithdrawalAction } from "~/domain/money/withdrawal";
import type { Result } from "../../kit/form/form-result";
import { ManualPayoutDecision, type ManualPayoutView } from "./manual-payout-decision";

export function WithdrawalDecision({
  actions,
  own,
  open,
  payout,
  folded,
  doubted,
  result,
}: {
  actions: readonly (OperatorActionAsk & { act: WithdrawalAction })[];
  /** The reader's own. */
  own: boolean;
  open: boolean;
  payout: ManualPayoutView;
  folded: boolean;
  /** The money was refused at this account. */
  doubted: boolean;
  result: Result | undefined;
}) {
  return (
    <ManualPayoutDecision
      actions={actions}
      payout={payout}
      folded={folded}
      lead={doubted ? "failure" : null}
      note={own && open ? "Ini penarikan Anda sendiri. Operator lain yang memutuskannya." : null}
      result={result}
    />
  );
}
