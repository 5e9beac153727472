// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { ShareField } from "~/ledger/ui/proceeds-fields";
import type { Side } from "~/orders/order";
import type { StepPage } from "~/orders/text";
import { SeenVersion } from "~/orders/ui/order";
import { OrderFilesField, StepEnd, StepField } from "~/orders/ui/step-forms";
import { ErrorSummary, type FieldView, fieldWith, type Result } from "~/ui/fields";
import { errorsOf, useFileChoice } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Callout } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

type StepFormProps = {
  orderId: string;
  step: StepPage;
  side: Side;
  consequence: string;
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
  const [form, fields] = useServerForm<string>({
    id: "step",
    lastResult: result,
    onSubmit: (event) => choice.submit(event, "files"),
  });
  const busy = useNavigation().state !== "idle";
  const chosenAgain = result && choice.files.length === 0;
  const inputs = step.inputs.flatMap((input) => {
    const field = fields[input.name];
    return field ? [{ input, field }] : [];
  });
  const withErrors = (field: FieldView, fault: Parameters<typeof errorsOf>[0]) =>
    fieldWith(field, { errors: errorsOf(fault) ?? field.errors });
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary
          answer={result}
          fields={inputs.map(({ input, field }) =>
            input.type === "files" ? withErrors(field, choice.summarised) : field,
          )}
          formErrors={form.errors}
        />
        <Form
          method="post"
          form={form}
          encType={step.inputs.some(({ type }) => type === "files") ? "multipart/form-data" : undefined}
        >
          <SeenVersion version={version} />
          <fieldset disabled={busy}>
            {inputs.map(({ input, field }) => {
              const { name } = input;
              if (input.type === "share")
                return (
                  total !== null && (
                    <ShareField key={name} field={field} reader={side} total={total} feePercent={feePercent} />
                  )
                );
              if (input.type !== "files") return <StepField key={name} input={input} field={field} rows={5} />;
              return (
                <OrderFilesField
                  key={name}
                  choice={choice}
                  field={withErrors(field, choice.fault)}
                  label={input.label}
                  hint={`${input.hint}${chosenAgain ? " Pilih lagi berkasnya bila tadi sudah Anda lampirkan." : ""}`}
                  optional={input.optional}
                />
              );
            })}
          </fieldset>
          <StepEnd orderId={orderId} consequence={consequence} button={step.button} busy={busy}>
            {step.note && <Callout icon="file">{step.note}</Callout>}
          </StepEnd>
        </Form>
      </div>
    </div>
  );
}
