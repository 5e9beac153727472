import { useNavigation } from "@remix-run/react";
import type { StepField, StepPage } from "~/copy/order/step-page";
import { MAX_ORDER_FILE_MB, MAX_ORDER_FILES, MAX_ORDER_FILES_MB } from "~/domain/order/file";
import type { Side } from "~/domain/order/order";
import { Callout } from "../../kit/callout";
import { ErrorSummary } from "../../kit/form/error-summary";
import { errorsOf, useFileChoice } from "../../kit/form/file-choice";
import { formResult, type Result } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Form } from "../../layout/form";
import { ShareField } from "../../money/share-field";
import { OrderFilesField } from "../order-files-field";
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
  const choice = useFileChoice(result);
  const chosenFiles = { ...files, errors: errorsOf(choice.fault) ?? files.errors };
  const summarised = { ...files, errors: errorsOf(choice.summarised) ?? files.errors };
  const asks = (field: StepField) => step.fields.includes(field);
  const hint = [step.either, step.hint, step.min && `Sedikitnya ${step.min} karakter.`]
    .filter(Boolean)
    .join(" ");
  const text = { label: step.label ?? "Alasan", ...(hint ? { hint } : {}) };
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary fields={[note, buyerShare, reason, summarised]} formErrors={errors} />
        <Form
          method="post"
          noValidate
          encType={asks("files") ? "multipart/form-data" : undefined}
          onSubmit={(event) => choice.submit(event, files.name)}
        >
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
