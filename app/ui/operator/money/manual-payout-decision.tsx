import { type AssignmentView, SECOND_PERSON_LIMIT } from "~/copy/money/manual-payout";
import type { OperatorActionAsk } from "~/copy/operator/action-ask";
import { isolated } from "~/domain/core/bidi";
import { Callout } from "../../kit/callout";
import type { Result } from "../../kit/form/form-result";
import { OperatorActionForm, RareActions } from "../action-form";
import { type PaidOutAct, payoutLook } from "./payout-look";

/** To whom it is assigned, and why the reader waits. */
export type ManualPayoutView = {
  assignment: AssignmentView | null;
  /** It was assigned to somebody else before. */
  tookOver: boolean;
  /** The reader approved it, so somebody else has to pay. */
  waits: boolean;
  /** The reader paid it, so somebody else has to record a return. */
  payer: boolean;
  /** Why it takes two operators though the sum alone would not. */
  why: string | null;
};

export function ManualPayoutDecision<Act extends PaidOutAct>({
  actions,
  payout: { assignment, tookOver, waits, payer, why },
  note,
  hidden = {},
  folded,
  lead,
  result,
}: {
  actions: readonly (OperatorActionAsk & { act: Act })[];
  payout: ManualPayoutView;
  /** Why nothing can be done, where assignment, approval and payment are not the reason. */
  note: string | null;
  hidden?: Record<string, string>;
  /** A payout provider is the usual way. */
  folded: boolean;
  /** What stands before all else, where the account is in doubt. */
  lead: Act | null;
  result: Result | undefined;
}) {
  const waiting = waits
    ? `Anda sudah menyetujuinya. Di atas ${SECOND_PERSON_LIMIT}, operator lain yang membayarnya.`
    : null;
  const returning = payer
    ? `Anda yang menandainya sudah dibayar. Di atas ${SECOND_PERSON_LIMIT}, bila transfernya kembali, operator lain yang mencatatnya.`
    : null;
  const said = note ?? waiting ?? returning;
  const form = (ask: (typeof actions)[number]) => {
    const look = ask.act === lead ? "primary" : payoutLook(ask.act);
    return <OperatorActionForm key={ask.act} ask={ask} look={look} hidden={hidden} result={result} />;
  };
  const first = actions.filter(({ act }) => act === lead);
  const rest = actions.filter(({ act }) => act !== lead);
  return (
    <>
      {why && (
        <div className="mb-4">
          <Callout icon="warn" warm>
            {why}
          </Callout>
        </div>
      )}
      {said && (
        <div className="mb-4">
          <Callout>{said}</Callout>
        </div>
      )}
      {assignment && (
        <div className="mb-4">
          <Callout icon={assignment.mine ? "clock" : "warn"} warm={!assignment.mine || tookOver}>
            {assignmentText(assignment, tookOver)}
          </Callout>
        </div>
      )}
      {first.map(form)}
      {folded || lead ? (
        <RareActions acts={rest.map(({ act }) => act)} result={result}>
          {rest.map(form)}
        </RareActions>
      ) : (
        rest.map(form)
      )}
    </>
  );
}

function assignmentText({ mine, by, since, abandoned }: AssignmentView, tookOver: boolean): string {
  if (mine && tookOver)
    return `Anda mengambil alih ini pada ${since}. Pastikan di mutasi bank bahwa belum ada transfernya, lalu transfer dan tandai.`;
  if (mine)
    return `Anda mengerjakannya sejak ${since}. Transfer sekali, lalu tandai dengan nomor referensinya.`;
  return abandoned
    ? `${isolated(by)} mengambilnya, lalu ditinggalkan sejak ${since} tanpa ditandai.`
    : `${isolated(by)} mengerjakannya sejak ${since}. Jangan transfer: uangnya bisa terkirim dua kali.`;
}
