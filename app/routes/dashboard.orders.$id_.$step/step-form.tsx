// Loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { ShareField } from "~/ledger/ui/tables";
import { MAX_ORDER_FILE_MB, MAX_ORDER_FILES, MAX_ORDER_FILES_MB, type Side } from "~/orders/order";
import type { StepField, StepPage } from "~/orders/text";
import { SeenVersion } from "~/orders/ui/order";
import { OrderFilesField, StepEnd } from "~/orders/ui/step-forms";
import { ErrorSummary, fieldWith, type Result, TextArea } from "~/ui/fields";
import { errorsOf, useFileChoice } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Callout } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

const FIELDS = ["note", "reason", "buyerShare", "files"] as const;

type StepFormProps = {
  orderId: string;
  step: StepPage;
  side: Side;
  consequence: string;
  /** Null without a price, in which case the form asks for no share. */
  total: number | null;
  feePercent: number;
  version: number;
};

export function OrderStepForm({
  orderId,
  step,
  side,
  consequence,
  total,
  feePercent,
  version,
  result,
}: StepFormProps & { result: Result | undefined }) {
  const choice = useFileChoice(result);
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: "step",
    lastResult: result,
    onSubmit: (event) => choice.submit(event, "files"),
  });
  const { note, reason, buyerShare, files } = fields;
  const busy = useNavigation().state !== "idle";
  const chosenFiles = fieldWith(files, { errors: errorsOf(choice.fault) ?? files.errors });
  const summarised = fieldWith(files, { errors: errorsOf(choice.summarised) ?? files.errors });
  const asks = (field: StepField) => step.fields.includes(field);
  const hint = [step.either, step.hint, step.min && `Sedikitnya ${step.min} karakter.`]
    .filter(Boolean)
    .join(" ");
  const text = { label: step.label ?? "Alasan", ...(hint ? { hint } : {}) };
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary
          answer={result}
          fields={[note, buyerShare, reason, summarised]}
          formErrors={form.errors}
        />
        <Form method="post" form={form} encType={asks("files") ? "multipart/form-data" : undefined}>
          <SeenVersion version={version} />
          <fieldset disabled={busy}>
            {asks("buyerShare") && total !== null && (
              <ShareField field={buyerShare} reader={side} total={total} feePercent={feePercent} />
            )}
            {asks("note") && <TextArea field={note} {...text} optional={!step.either} rows={5} data-draft />}
            {asks("reason") && <TextArea field={reason} {...text} rows={5} data-draft />}
            {asks("files") && (
              <OrderFilesField
                choice={choice}
                field={chosenFiles}
                label="Berkas"
                hint={`Paling banyak ${MAX_ORDER_FILES}, masing-masing sampai ${MAX_ORDER_FILE_MB} MB dan bersama-sama ${MAX_ORDER_FILES_MB} MB.${result && choice.files.length === 0 ? " Pilih lagi berkasnya bila tadi sudah Anda lampirkan." : ""}`}
                optional={!step.either}
              />
            )}
          </fieldset>
          <StepEnd orderId={orderId} consequence={consequence} button={step.button} busy={busy}>
            {step.note && <Callout icon="file">{step.note}</Callout>}
          </StepEnd>
        </Form>
      </div>
    </div>
  );
}
