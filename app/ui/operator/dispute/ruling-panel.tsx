import { formatRupiah } from "~/domain/core/money";
import { SECOND_PERSON_ABOVE } from "~/domain/money/manual-payout";
import type { People } from "~/domain/order/people";
import { Callout } from "../../kit/callout";
import { ProposedRuling } from "./proposed-ruling";
import { RulingForm } from "./ruling-form";

type RulingState = {
  version: number;
  open: boolean;
  /** Why not, or not yet; null when it can be ruled on. */
  why: string | null;
  /** It takes two operators. */
  two: boolean;
  proposed: { buyerShare: number; reason: string; proposer: string; mine: boolean } | null;
};

export function RulingPanel({
  id,
  people,
  money,
  ruling,
}: {
  id: string;
  people: People;
  money: { total: number; feePercent: number };
  ruling: RulingState;
}) {
  if (!ruling.open)
    return <Callout icon="clock">{ruling.why ?? "Pesanan ini tidak lagi dalam sengketa."}</Callout>;
  return (
    <>
      {ruling.proposed && (
        <ProposedRuling {...ruling.proposed} id={id} version={ruling.version} people={people} money={money} />
      )}
      {ruling.two && !ruling.proposed && (
        <Callout icon="ask">
          Nilainya di atas {formatRupiah(SECOND_PERSON_ABOVE)}: putusan Anda berlaku setelah operator lain
          menyetujuinya.
        </Callout>
      )}
      <RulingForm id={id} version={ruling.version} money={money} people={people} result={undefined} />
    </>
  );
}
