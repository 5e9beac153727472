// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { MIN_DISPUTE_REASON, type People, type VisitFinding } from "~/orders/order";
import { divideEscrow, type Escrow, escrowTotal } from "~/orders/parts";
import { SeenVersion } from "~/orders/ui/order";
import { SumChoice } from "~/orders/ui/sum-choice";
import { formatRupiah } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { controlProps, ErrorSummary, FieldNotes, type FieldView, type Result, TextArea, typed } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { Price } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";

export type RulingFormProps = {
  id: string;
  version: number;
  escrow: Escrow;
  /** The possible findings about the visit. Null if the ruling needs none. */
  findings: readonly { value: VisitFinding; label: string }[] | null;
};

function linesOf(escrow: Escrow, back: number, people: People): readonly [string, string] {
  const { buyer, seller } = divideEscrow(escrow, back);
  return [`${isolated(people.buyer)} ${formatRupiah(buyer)}`, `${isolated(people.seller)} ${formatRupiah(seller)}`];
}

/** Shows the form of a ruling. The first submission shows the amounts again, and only the second decides. */
export function RulingForm({
  id,
  version,
  escrow,
  people,
  findings,
  result,
}: RulingFormProps & { people: People; result: Result | undefined }) {
  const [form, fields] = useServerForm<"finding" | "choice" | "back" | "reason">({
    id: "ruling",
    lastResult: result,
  });
  const busy = useNavigation().state !== "idle";
  const total = escrowTotal(escrow);
  const offered = [
    { name: "Tidak ada", sum: 0 },
    { name: "Separuh", sum: Math.floor(total / 2) },
    { name: "Semua", sum: total },
  ];
  return (
    <section className="panel" aria-labelledby="h-putusan">
      <h2 id="h-putusan">Putusan</h2>
      <p className="text-sm text-ink-soft -mt-2">
        <Price amount={total} /> dititipkan. Penjual menerima bagiannya setelah biaya.
      </p>
      <ErrorSummary answer={result} fields={[fields.finding, fields.back, fields.reason]} formErrors={form.errors} />
      <Form method="post" form={form} action={`/operator/disputes/${id}/ruling`}>
        <SeenVersion version={version} />
        <fieldset className="[&>.field]:mt-3" disabled={busy}>
          {findings && <FindingChoice field={fields.finding} findings={findings} />}
          <SumChoice
            fields={fields}
            escrow={escrow}
            legend="Kembali kepada pembeli"
            offered={offered}
            lines={(back) => linesOf(escrow, back, people)}
          />
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
        <p className="text-xs text-ink-soft mt-1">Satu konfirmasi lagi, lalu tidak bisa ditarik.</p>
      </Form>
    </section>
  );
}

/** Shows the findings as radio buttons. The first one has the field's id, which the error summary links to. */
function FindingChoice({ field, findings }: { field: FieldView; findings: NonNullable<RulingFormProps["findings"]> }) {
  const { id, ...control } = controlProps(field);
  return (
    <fieldset className={field.errors?.length ? "field has-error mb-4" : "field mb-4"}>
      <legend>Apa yang terjadi pada kunjungan?</legend>
      <FieldNotes field={field} />
      {findings.map(({ value, label }, index) => (
        <div className="choice" key={value}>
          <input
            {...control}
            type="radio"
            id={index === 0 ? id : `${id}-${value}`}
            value={value}
            defaultChecked={typed(field) === value}
          />
          <label htmlFor={index === 0 ? id : `${id}-${value}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  );
}
