// Loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { ErrorSummary, type FieldView, type Result, TextArea, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { type ButtonLook, Panel, SubmitButton } from "~/ui/kit";
import { Prices } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";
import type { OperatorActionAsk } from "../text";

/** A page may have several; `act` identifies the form, and each shows only its own errors. */
export function OperatorActionForm({
  ask: { act, ...ask },
  look,
  hidden = {},
  result,
}: {
  ask: OperatorActionAsk & { act: string };
  look: ButtonLook;
  hidden?: Record<string, string>;
  result: Result | undefined;
}) {
  const sending = useNavigation().formData?.get("act");
  const busy = typeof sending === "string";
  const mine = result?.initialValue?.act === act ? result : undefined;
  const [form, fields] = useServerForm<"reference" | "reason">({ id: `form-${act}`, lastResult: mine });
  const field = ask.asks && fields[ask.asks];
  return (
    <Panel id={act} title={ask.title}>
      <ErrorSummary answer={mine} fields={field ? [field] : []} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="act" value={act} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {ask.asks && <ActionTexts {...ask} field={fields[ask.asks]} />}
        </fieldset>
        <p className={field ? "small soft mt-3" : "small soft"}>
          <Prices text={ask.consequence} />
        </p>
        <div className="actions">
          <SubmitButton look={look} busy={sending === act} disabled={busy}>
            {ask.button}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}

function ActionTexts({
  asks,
  label,
  hint,
  field,
}: {
  asks: "reference" | "reason";
  label: string;
  hint?: string;
  field: FieldView;
}) {
  const words = { field, label, ...(hint ? { hint } : {}) };
  return asks === "reference" ? (
    <TextField {...words} autoComplete="off" spellCheck={false} />
  ) : (
    <TextArea {...words} low />
  );
}
