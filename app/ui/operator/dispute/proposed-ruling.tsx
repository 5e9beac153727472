import { useNavigation } from "@remix-run/react";
import { isolated } from "~/domain/core/bidi";
import { divide } from "~/domain/core/money";
import type { People } from "~/domain/order/people";
import { SubmitButton } from "../../kit/button";
import { Receipt } from "../../kit/money/receipt";
import { PlainText } from "../../kit/text/plain-text";
import { Form } from "../../layout/form";
import { RulingFields, rulingRows } from "./ruling-form";

/** A ruling that a second operator has to agree to. */
export function ProposedRuling({
  id,
  version,
  buyerShare,
  reason,
  proposer,
  mine,
  people,
  money,
}: {
  id: string;
  version: number;
  buyerShare: number;
  reason: string;
  proposer: string;
  mine: boolean;
  people: People;
  money: { total: number; feePercent: number };
}) {
  const busy = useNavigation().state !== "idle";
  const { seller } = divide(money.total, buyerShare, money.feePercent);
  return (
    <Receipt
      id="usulan"
      title={mine ? "Usulan putusan Anda" : `Usulan putusan ${isolated(proposer)}`}
      rows={rulingRows(buyerShare, money, people)}
      sum={{ label: `Diterima ${isolated(people.seller)}`, amount: seller }}
    >
      <PlainText text={`“${reason}”`} />
      {mine ? (
        <p className="small soft">
          Menunggu persetujuan operator lain. Usulan baru di bawah menggantikannya.
        </p>
      ) : (
        <Form method="post" action={`/operator/disputes/${id}/ruling`}>
          <RulingFields buyerShare={buyerShare} reason={reason} version={version} />
          <p className="actions">
            <SubmitButton busy={busy}>Setujui Usulan Ini</SubmitButton>
          </p>
        </Form>
      )}
    </Receipt>
  );
}
