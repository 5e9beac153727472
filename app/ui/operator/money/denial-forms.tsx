import { DENIAL_ASKS, DENIAL_NEEDS_TWO } from "~/copy/money/payout-denial";
import { formatRupiah } from "~/domain/core/money";
import type { DenialAction } from "~/domain/money/payout-denial";
import { Callout } from "../../kit/callout";
import type { Result } from "../../kit/form/form-result";
import { OperatorActionForm } from "../action-form";

export type DenialFormsProps = {
  denial: {
    /** Integer rupiah. */
    amount: number;
    actions: readonly DenialAction[];
    /** Who has said what already. */
    judged: string | null;
    needsTwo: boolean;
  };
  result: Result | undefined;
};

/** A person ends what the provider says against itself. */
export function DenialForms({ denial: { amount, actions, judged, needsTwo }, result }: DenialFormsProps) {
  const sum = formatRupiah(amount);
  return (
    <>
      {(judged !== null || needsTwo) && (
        <div className="mb-4">
          <Callout>{judged ?? DENIAL_NEEDS_TWO}</Callout>
        </div>
      )}
      {actions.map((act) => {
        const { consequence, ...ask } = DENIAL_ASKS[act];
        return (
          <OperatorActionForm
            key={act}
            action={act}
            ask={{ ...ask, asks: "reason", consequence: consequence(sum), grave: true }}
            result={result}
          />
        );
      })}
    </>
  );
}
