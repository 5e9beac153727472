import { type HandClaim, SECOND_PERSON_LIMIT } from "~/copy/money/manual-payout";
import { HOUR } from "~/domain/core/dates";
import type { ClaimAct } from "~/domain/money/assignment";
import { CLAIM_LASTS } from "~/domain/money/manual-payout";
import type { Result } from "../kit/form/form-result";
import { Note } from "../kit/trust-note";
import { ActForm, type OperatorAsk } from "./action-form";

const HOURS = CLAIM_LASTS / HOUR;

/** How money that leaves by hand is taken in hand, the same whoever gets it. */
export const CLAIM_ASKS: Record<ClaimAct, OperatorAsk> = {
  claim: {
    title: "Kerjakan transfernya",
    consequence: `Ambil dahulu, baru transfer: selama Anda mengerjakannya, operator lain tidak dapat membayarnya. Nomor lengkapnya tampil setelah itu. Setelah ${HOURS} jam tanpa kabar, operator lain dapat mengambil alih.`,
    button: "Saya Kerjakan",
  },
  takeover: {
    title: "Ambil alih",
    consequence:
      "Periksa dahulu mutasi rekening bank: transfernya mungkin sudah terkirim tanpa ditandai. Ambil alih hanya bila tidak ada.",
    button: "Ambil Alih",
    grave: true,
  },
  release: {
    title: "Tidak jadi mengerjakannya",
    consequence: "Hanya bila Anda belum mentransfernya. Operator lain lalu dapat mengerjakannya.",
    button: "Lepaskan",
    quiet: true,
  },
};

/** In whose hands it is, and why the reader waits. */
export type HandShown = {
  claim: HandClaim | null;
  /** It was in somebody else's hands before. */
  tookOver: boolean;
  /** The reader approved it, somebody else has to pay. */
  waits: boolean;
  /** The reader paid it, somebody else has to tell when it comes back. */
  payer: boolean;
  /** Whoever approved it has left the operators since. */
  lapsed: boolean;
  /** Why two are needed for what one could send by itself. */
  why: string | null;
};

/** What the reader can do about money that leaves by hand, or why nothing. */
export function HandDecision<Act extends string>({
  acts,
  asks,
  hand: { claim, tookOver, waits, payer, why },
  note,
  hidden = {},
  result,
}: {
  acts: readonly Act[];
  asks: Record<Act, OperatorAsk>;
  hand: HandShown;
  /** Why nothing can be done, where that is not for the claim's, the approval's or the payment's sake. */
  note: string | null;
  hidden?: Record<string, string>;
  result: Result | undefined;
}) {
  const waiting = waits
    ? `Anda sudah menyetujuinya. Di atas ${SECOND_PERSON_LIMIT}, operator lain yang membayarnya.`
    : null;
  const returning = payer
    ? `Anda yang menandainya sudah dibayar. Di atas ${SECOND_PERSON_LIMIT}, bila transfernya kembali, operator lain yang mencatatnya.`
    : null;
  const said = note ?? waiting ?? returning;
  return (
    <>
      {why && (
        <div className="mb-4">
          <Note icon="warn" warm>
            {why}
          </Note>
        </div>
      )}
      {said && (
        <div className="mb-4">
          <Note>{said}</Note>
        </div>
      )}
      {claim && (
        <div className="mb-4">
          <Note icon={claim.mine ? "clock" : "warn"} warm={!claim.mine || tookOver}>
            {claimWords(claim, tookOver)}
          </Note>
        </div>
      )}
      {acts.map((act) => (
        <ActForm key={act} act={act} ask={asks[act]} hidden={hidden} result={result} />
      ))}
    </>
  );
}

function claimWords({ mine, by, since, abandoned }: HandClaim, tookOver: boolean): string {
  if (mine && tookOver)
    return `Anda mengambil alih ini pada ${since}. Pastikan di mutasi bank bahwa belum ada transfernya, lalu transfer dan tandai.`;
  if (mine)
    return `Anda mengerjakannya sejak ${since}. Transfer sekali, lalu tandai dengan nomor referensinya.`;
  return abandoned
    ? `${by} mengambilnya, lalu ditinggalkan sejak ${since} tanpa ditandai.`
    : `${by} mengerjakannya sejak ${since}. Jangan transfer: uangnya bisa terkirim dua kali.`;
}
