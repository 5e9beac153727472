import { type AssignmentView, SECOND_PERSON_LIMIT } from "~/copy/money/manual-payout";
import { HOUR } from "~/domain/core/dates";
import { ASSIGNMENT_LASTS } from "~/domain/money/manual-payout";
import type { AssignmentAction } from "~/domain/money/manual-payout-acts";
import { Callout } from "../../kit/callout";
import type { Result } from "../../kit/form/form-result";
import { type OperatorActionAsk, OperatorActionForm, RareActions } from "../action-form";

const HOURS = ASSIGNMENT_LASTS / HOUR;

/** The same for refunds and withdrawals. */
export const ASSIGNMENT_ASKS: Record<AssignmentAction, OperatorActionAsk> = {
  assign: {
    title: "Kerjakan transfernya",
    consequence: `Ambil dahulu, baru transfer: selama Anda mengerjakannya, operator lain tidak dapat membayarnya. Nomor lengkapnya tampil setelah itu. Setelah ${HOURS} jam tanpa kabar, operator lain dapat mengambil alih.`,
    button: "Saya Kerjakan",
  },
  reassign: {
    title: "Ambil alih",
    consequence:
      "Periksa dahulu mutasi rekening bank: transfernya mungkin sudah terkirim tanpa ditandai. Ambil alih hanya bila tidak ada.",
    button: "Ambil Alih",
    grave: true,
  },
  unassign: {
    title: "Tidak jadi mengerjakannya",
    consequence: "Hanya bila Anda belum mentransfernya. Operator lain lalu dapat mengerjakannya.",
    button: "Lepaskan",
    quiet: true,
  },
};

/** To whom it is assigned, and why the reader waits. */
export type ManualPayoutView = {
  assignment: AssignmentView | null;
  /** It was assigned to somebody else before. */
  tookOver: boolean;
  /** The reader approved it, so somebody else has to pay. */
  waits: boolean;
  /** The reader paid it, so somebody else has to record a return. */
  payer: boolean;
  /** Whoever approved it is no longer an operator. */
  lapsed: boolean;
  /** Why it takes two operators though the sum alone would not. */
  why: string | null;
};

export function ManualPayoutDecision<Act extends string>({
  actions,
  asks,
  payout: { assignment, tookOver, waits, payer, why },
  note,
  hidden = {},
  folded,
  lead,
  result,
}: {
  actions: readonly Act[];
  asks: Record<Act, OperatorActionAsk>;
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
  const form = (act: Act) => (
    <OperatorActionForm key={act} action={act} ask={asks[act]} hidden={hidden} result={result} />
  );
  const first = actions.filter((act) => act === lead);
  const rest = actions.filter((act) => act !== lead);
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
        <RareActions acts={rest} result={result}>
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
    ? `${by} mengambilnya, lalu ditinggalkan sejak ${since} tanpa ditandai.`
    : `${by} mengerjakannya sejak ${since}. Jangan transfer: uangnya bisa terkirim dua kali.`;
}
