// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { type Constraints, ErrorSummary, type Result, TextArea, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { type ButtonLook, Callout, Panel, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Prices } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";
import type { OperatorActionAsk } from "../text";

type ActionFormProps = {
  id: string;
  act?: string;
  hidden?: Readonly<Record<string, string>>;
  field: { name: string; label: string; hint?: string | undefined; line?: boolean } | null;
  constraints?: Constraints;
  result: Result | undefined;
  consequence?: string;
  warning?: string | undefined;
  /** The buttons. With `act` the pressed button decides. */
  buttons: readonly { text: string; look: ButtonLook; act?: string }[];
  back?: string;
  className?: string;
};

export function ActionForm({
  id,
  act,
  hidden = {},
  field: asked,
  constraints,
  result,
  consequence,
  warning,
  buttons,
  back,
  className,
}: ActionFormProps) {
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === "POST";
  const mine = act === undefined || result?.initialValue?.act === act ? result : undefined;
  const [form, fields] = useServerForm<string>({ id, lastResult: mine, constraint: constraints });
  const field = asked && fields[asked.name];
  const values = Object.entries(act === undefined ? hidden : { act, ...hidden });
  return (
    <>
      <ErrorSummary answer={mine} fields={[field, fields.act].flatMap((one) => one ?? [])} formErrors={form.errors} />
      <Form method="post" form={form} className={className}>
        <fieldset disabled={busy}>
          {values.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {asked &&
            field &&
            (asked.line ? (
              <TextField field={field} label={asked.label} hint={asked.hint} autoComplete="off" spellCheck={false} />
            ) : (
              <TextArea field={field} label={asked.label} hint={asked.hint} low />
            ))}
        </fieldset>
        {consequence && (
          <p className={asked ? "text-sm text-ink-soft mt-3" : "text-sm text-ink-soft"}>
            <Prices text={consequence} />
          </p>
        )}
        {warning && <Callout icon="warn">{warning}</Callout>}
        <div className="actions">
          {buttons.map((button) => (
            <SubmitButton
              key={button.text}
              look={button.look}
              {...(button.act && { name: "act", value: button.act })}
              busy={busy && (act === undefined || formData?.get("act") === act)}
              disabled={busy}
            >
              {button.text}
            </SubmitButton>
          ))}
          {back && (
            <AppButtonLink look="line" to={back}>
              Kembali
            </AppButtonLink>
          )}
        </div>
      </Form>
    </>
  );
}

export function ActionPanel({
  ask: { act, title, button, consequence, ...ask },
  look,
  hidden = {},
  result,
}: {
  ask: OperatorActionAsk & { act: string };
  look: ButtonLook;
  hidden?: Readonly<Record<string, string>>;
  result: Result | undefined;
}) {
  return (
    <Panel id={act} title={title}>
      <ActionForm
        id={`form-${act}`}
        act={act}
        hidden={hidden}
        field={ask.asks ? { ...ask, name: ask.asks, line: ask.asks === "reference" } : null}
        result={result}
        consequence={consequence}
        buttons={[{ text: button, look }]}
      />
    </Panel>
  );
}
