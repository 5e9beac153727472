import { useNavigation } from "@remix-run/react";
import { isolated } from "~/domain/core/bidi";
import { divide, formatRupiah } from "~/domain/core/money";
import { SECOND_PERSON_ABOVE } from "~/domain/money/manual-payout";
import { MIN_DISPUTE_REASON } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { isSame, type Ruling } from "~/domain/order/ruling";
import { SubmitButton } from "../../kit/button";
import { ConfirmBox } from "../../kit/dialog";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult, type Result } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Price } from "../../kit/money/price";
import { ReceiptRows } from "../../kit/money/receipt";
import { PlainText } from "../../kit/text/plain-text";
import { Form } from "../../layout/form";
import { SeenVersion } from "../../order/seen-version";
import { ShareChoice } from "./share-choice";

type Money = { total: number; feePercent: number };
type RulingFormProps = { id: string; version: number; money: Money };

/** A first press shows it in rupiah; only the second decides. */
export function RulingForm({
  id,
  version,
  money,
  people,
  result,
}: RulingFormProps & { people: People; result: Result | undefined }) {
  const { fields, errors } = formResult("ruling", ["share", "buyerShare", "reason"], result);
  const busy = useNavigation().state !== "idle";
  return (
    <section className="panel" aria-labelledby="h-putusan">
      <h2 id="h-putusan">Putusan</h2>
      <p className="small soft -mt-2">
        <Price amount={money.total} /> dititipkan; penjual setelah biaya.
      </p>
      <ErrorSummary fields={[fields.buyerShare, fields.reason]} formErrors={errors} />
      <Form method="post" action={`/operator/disputes/${id}/ruling`} noValidate>
        <SeenVersion version={version} />
        <fieldset disabled={busy}>
          <ShareChoice chosen={fields.share} written={fields.buyerShare} people={people} {...money} />
          <TextArea
            field={fields.reason}
            label="Alasan"
            hint="Dibaca kedua pihak: yang disepakati, buktinya, bagiannya."
            minLength={MIN_DISPUTE_REASON}
            rows={4}
            low
          />
        </fieldset>
        <p className="mt-2">
          <SubmitButton busy={busy} wide>
            Tinjau Putusan
          </SubmitButton>
        </p>
        <p className="tiny soft mt-1">Satu konfirmasi lagi, lalu tidak bisa ditarik.</p>
      </Form>
    </section>
  );
}

export function RulingConfirm({
  version,
  money,
  people,
  two: takesTwo,
  proposed,
  buyerShare,
  reason,
}: Omit<RulingFormProps, "id"> &
  Ruling & {
    people: People;
    /** It takes two operators. */
    two: boolean;
    proposed: (Ruling & { mine: boolean }) | null;
  }) {
  const busy = useNavigation().state !== "idle";
  const seconds = proposed !== null && !proposed.mine && isSame(proposed, { buyerShare, reason });
  const two = takesTwo && !seconds;
  const { seller } = divide(money.total, buyerShare, money.feePercent);
  return (
    <ConfirmBox
      title={two ? "Ajukan putusan ini?" : "Putuskan seperti ini?"}
      description={
        <>
          <ReceiptRows
            rows={[
              ...rulingRows(buyerShare, money, people),
              { label: `Diterima ${isolated(people.seller)}`, value: <b>{formatRupiah(seller)}</b> },
            ]}
          />
          <div className="mt-4">
            <PlainText text={`“${reason}”`} />
          </div>
          <p className="mt-4">
            {two
              ? `Nilainya di atas ${formatRupiah(SECOND_PERSON_ABOVE)}: putusan berlaku setelah operator lain menyetujui hal yang sama.`
              : "Kedua pihak langsung diberi tahu. Putusan tidak dapat ditarik kembali."}
          </p>
        </>
      }
    >
      <Form method="post" className="actions">
        <RulingFields buyerShare={buyerShare} reason={reason} version={version} />
        <SubmitButton look="danger" busy={busy} name="press" value="rule">
          {two ? "Ajukan Putusan" : "Putuskan"}
        </SubmitButton>
        <SubmitButton look="line" disabled={busy} name="press" value="edit">
          Ubah
        </SubmitButton>
      </Form>
    </ConfirmBox>
  );
}

export function RulingFields({ buyerShare, reason, version }: Ruling & { version: number }) {
  return (
    <>
      <SeenVersion version={version} />
      <input type="hidden" name="buyerShare" value={buyerShare} />
      <input type="hidden" name="reason" value={reason} />
    </>
  );
}

export function rulingRows(buyerShare: number, { total, feePercent }: Money, people: People) {
  const { buyer, seller, fee } = divide(total, buyerShare, feePercent);
  return [
    { label: `${isolated(people.buyer)}, pembeli (${buyerShare}%)`, value: formatRupiah(buyer) },
    {
      label: `${isolated(people.seller)}, penjual (${100 - buyerShare}%)`,
      value: formatRupiah(seller + fee),
    },
    ...(fee > 0 ? [{ label: `Biaya platform ${feePercent}%`, value: `− ${formatRupiah(fee)}` }] : []),
  ];
}
