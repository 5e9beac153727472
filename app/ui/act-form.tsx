import { Form, useNavigation } from "@remix-run/react";
import { SubmitButton } from "./button";
import { ErrorSummary } from "./error-summary";
import { formResult, type Result } from "./form-result";
import { Panel } from "./panel";
import { Prices } from "./prices";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

/** One thing an operator can do, and what is said before the button: what it asks, and what will come of it. */
export type OperatorAsk = {
  title: string;
  /** A bank's reference, or a reason. */
  asks: "reference" | "reason";
  label: string;
  hint?: string;
  consequence: string;
  button: string;
  /** It sends somebody back a step. */
  grave?: boolean;
};

/** Several stand on one page; each says in `act` which one it is, and shows only its own faults. */
export function ActForm({
  act,
  ask,
  hidden = {},
  result,
}: {
  act: string;
  ask: OperatorAsk;
  /** What the button stands beside. */
  hidden?: Record<string, string>;
  result: Result | undefined;
}) {
  const sending = useNavigation().formData?.get("act");
  const busy = typeof sending === "string";
  const mine = result?.initialValue?.act === act ? result : undefined;
  const { fields, errors } = formResult(act, [ask.asks], mine);
  const field = fields[ask.asks];
  const words = { label: ask.label, ...(ask.hint ? { hint: ask.hint } : {}) };
  return (
    <Panel id={act} title={ask.title}>
      <ErrorSummary fields={[field]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <input type="hidden" name="act" value={act} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {ask.asks === "reference" ? (
            <TextField field={field} {...words} autoComplete="off" spellCheck={false} />
          ) : (
            <TextArea field={field} {...words} low />
          )}
        </fieldset>
        <p className="small soft mt-3">
          <Prices text={ask.consequence} />
        </p>
        <div className="acts">
          <SubmitButton look={ask.grave ? "danger-line" : "primary"} busy={sending === act} disabled={busy}>
            {ask.button}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
