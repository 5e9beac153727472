import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  type Constraints,
  ErrorSummary,
  type FieldView,
  formResult,
  type Result,
  TextArea,
  TextField,
} from "~/ui/fields";
import { Form } from "~/ui/form";
import { type ButtonLook, Callout, Panel, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Prices } from "~/ui/prices";
import { MIN_ACTION_REASON } from "../operator";
import type { OperatorActionAsk } from "../text";
import { ExplanationForm } from "./lazy";

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
  const { fields, errors } = formResult(act, ["reference", "reason"], mine);
  const field = ask.asks && fields[ask.asks];
  return (
    <Panel id={act} title={ask.title}>
      <ErrorSummary answer={mine} fields={field ? [field] : []} formErrors={errors} />
      <Form method="post" noValidate>
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

/** Rare actions, collapsed unless one of them was rejected. */
export function RareActions({
  acts,
  result,
  title = "Tindakan lain",
  children,
}: {
  acts: readonly string[];
  title?: string;
  result: Result | undefined;
  children: ReactNode;
}) {
  if (acts.length === 0) return null;
  return (
    <details className="disclosure my-4" open={acts.includes(String(result?.initialValue?.act))}>
      <summary>{title}</summary>
      <div className="mt-3">{children}</div>
    </details>
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

/** Asks for the reason before an action. `back`: the page to return to. */
export function OperatorActionPage({
  consequence,
  button,
  back,
  barred,
  constraints,
  result,
}: {
  consequence: string;
  button: string;
  back: string;
  /** Reason why the reader may not do it; null if they may. */
  barred: string | null;
  constraints: Constraints;
  result: Result | undefined;
}) {
  if (barred !== null)
    return (
      <div className="panel mt-4">
        <Callout icon="warn" warm>
          {barred}
        </Callout>
        <div className="actions">
          <AppButtonLink look="line" to={back}>
            Kembali
          </AppButtonLink>
        </div>
      </div>
    );
  return (
    <div className="panel mt-4">
      <ExplanationForm
        id="alasan"
        name="reason"
        constraints={constraints}
        result={result}
        label="Alasan"
        hint={`Masuk ke catatan operator dan dibaca rekan Anda. Sedikitnya ${MIN_ACTION_REASON} karakter.`}
        consequence={consequence}
        button={button}
        back={back}
      />
    </div>
  );
}
