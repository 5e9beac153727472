import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { orderFilesFaultSentence } from "~/copy/order/file";
import type { StepField, StepPage } from "~/copy/order/step-page";
import { MAX_ORDER_FILE_MB, MAX_ORDER_FILES, MAX_ORDER_FILES_MB, orderFilesFault } from "~/domain/order/file";
import type { Side } from "~/domain/order/order";
import { Callout } from "../../kit/callout";
import { ErrorSummary } from "../../kit/form/error-summary";
import { FileField } from "../../kit/form/file-field";
import { formResult, type Result } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Form } from "../../layout/form";
import { ShareField } from "../../money/share-field";
import { SeenVersion } from "../seen-version";
import { StepEnd } from "./step-end";

const FIELDS = ["note", "reason", "buyerShare", "files"] as const;

type StepFormProps = {
  orderId: string;
  step: StepPage;
  side: Side;
  consequence: string;
  /** integer rupiah; null while there is no price, which no share is asked of */
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
  const { fields, errors } = formResult("step", FIELDS, result);
  const { note, reason, buyerShare, files } = fields;
  const busy = useNavigation().state !== "idle";
  const [fault, setFault] = useState<string | null>();
  const chosenFiles = { ...files, errors: fault === undefined ? files.errors : fault ? [fault] : undefined };
  const asks = (field: StepField) => step.fields.includes(field);
  const hint = [step.either, step.hint, step.min && `Sedikitnya ${step.min} karakter.`]
    .filter(Boolean)
    .join(" ");
  const text = { label: step.label ?? "Alasan", ...(hint ? { hint } : {}) };
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary fields={[note, buyerShare, reason, files]} formErrors={errors} />
        <Form
          method="post"
          noValidate
          encType={asks("files") ? "multipart/form-data" : undefined}
          onSubmit={(event) => {
            if (fault) event.preventDefault();
          }}
        >
          <SeenVersion version={version} />
          <fieldset disabled={busy}>
            {asks("buyerShare") && total !== null && (
              <ShareField field={buyerShare} reader={side} total={total} feePercent={feePercent} />
            )}
            {asks("note") && <TextArea field={note} {...text} optional={!step.either} rows={5} data-draft />}
            {asks("reason") && <TextArea field={reason} {...text} rows={5} data-draft />}
            {asks("files") && (
              <FileField
                field={chosenFiles}
                label="Berkas"
                hint={`Paling banyak ${MAX_ORDER_FILES}, masing-masing sampai ${MAX_ORDER_FILE_MB} MB dan bersama-sama ${MAX_ORDER_FILES_MB} MB.${result ? " Pilih lagi berkasnya bila tadi sudah Anda lampirkan." : ""}`}
                optional={!step.either}
                multiple
                onChange={({ currentTarget }) => {
                  const found = orderFilesFault([...(currentTarget.files ?? [])]);
                  setFault(found && orderFilesFaultSentence(found));
                }}
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
