// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import type { Side } from "~/orders/order";
import { divideEscrow, type Escrow, escrowTotal } from "~/orders/parts";
import type { StepPage } from "~/orders/text";
import { SeenVersion } from "~/orders/ui/order";
import { OrderFilesField, OrderPhotosField, StepEnd, StepField } from "~/orders/ui/step-forms";
import { SumChoice } from "~/orders/ui/sum-choice";
import { formatRupiah } from "~/platform/money";
import { Checkbox } from "~/ui/choices";
import { ErrorSummary, type FieldView, fieldWith, type Result } from "~/ui/fields";
import { errorsOf, useFileChoice, useLostFiles } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Callout } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

type StepFormProps = {
  orderId: string;
  step: StepPage;
  side: Side;
  consequence: string;
  /** Null unless money is in escrow, and then the form asks for no sum. */
  escrow: Escrow | null;
  version: number;
};

function offeredSums(escrow: Escrow, side: Side) {
  const all = { name: "Semua", sum: escrowTotal(escrow) };
  return side === "buyer" ? [all] : [{ name: "Tidak ada", sum: 0 }, all];
}

function linesOf(escrow: Escrow, back: number, side: Side): readonly [string, string] {
  const { seller } = divideEscrow(escrow, back);
  const whom = side === "seller" ? "Anda menerima" : "Penjual menerima";
  return [formatRupiah(back), seller > 0 ? `${whom} ${formatRupiah(seller)} setelah biaya platform` : ""];
}

export function OrderStepForm({
  orderId,
  step,
  side,
  consequence,
  escrow,
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
  const lost = useLostFiles(result, fields["files"]?.errors);
  const inputs = step.inputs.flatMap((input) => {
    const field = fields[input.name];
    return field ? [{ input, field }] : [];
  });
  const withErrors = (field: FieldView, fault: Parameters<typeof errorsOf>[0]) =>
    fieldWith(field, { errors: errorsOf(fault) ?? [...(field.errors ?? []), ...lost] });
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
          {inputs.length > 0 && (
            <fieldset disabled={busy}>
              {inputs.map(({ input, field }) => {
                const { name } = input;
                if (input.type === "sum")
                  return (
                    escrow &&
                    fields.choice && (
                      <SumChoice
                        key={name}
                        fields={{ ...fields, choice: fields.choice, back: field }}
                        escrow={escrow}
                        legend={step.sum?.[side] ?? ""}
                        offered={offeredSums(escrow, side)}
                        lines={(back) => linesOf(escrow, back, side)}
                      />
                    )
                  );
                if (input.type === "tick") return <Checkbox key={name} field={field} label={input.label} required />;
                if (input.type !== "files") return <StepField key={name} input={input} field={field} rows={5} />;
                const FilesField = input.photos ? OrderPhotosField : OrderFilesField;
                return (
                  <FilesField
                    key={name}
                    choice={choice}
                    field={withErrors(field, choice.fault)}
                    label={input.label}
                    hint={input.hint}
                    optional={input.optional}
                  />
                );
              })}
            </fieldset>
          )}
          <StepEnd orderId={orderId} consequence={consequence} button={step.button} busy={busy}>
            {step.note && <Callout icon="file">{step.note}</Callout>}
          </StepEnd>
        </Form>
      </div>
    </div>
  );
}
