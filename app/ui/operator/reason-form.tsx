import { Form, useNavigation } from "@remix-run/react";
import { MIN_ACT_REASON } from "~/domain/operator/operator";
import { AppButtonLink } from "../kit/app-link";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { Note } from "../kit/trust-note";

/** Asks for the reason of an act before it is done, or says why it is not the reader's. `back` is the file it belongs to. */
export function OperatorActForm({
  consequence,
  button,
  back,
  barred,
  result,
}: {
  consequence: string;
  button: string;
  back: string;
  /** Why the reader may not do it; null: they may. */
  barred: string | null;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("tindakan", ["reason"], result);
  const busy = useNavigation().formMethod === "POST";
  const wayBack = (
    <AppButtonLink look="line" to={back}>
      Kembali
    </AppButtonLink>
  );
  if (barred !== null)
    return (
      <div className="panel mt-4">
        <Note icon="warn" warm>
          {barred}
        </Note>
        <div className="actions">{wayBack}</div>
      </div>
    );
  return (
    <div className="panel mt-4">
      <ErrorSummary fields={[fields.reason]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.reason}
            label="Alasan"
            hint={`Masuk ke catatan operator dan dibaca rekan Anda. Sedikitnya ${MIN_ACT_REASON} karakter.`}
            low
          />
        </fieldset>
        <Note icon="warn">{consequence}</Note>
        <div className="actions">
          <SubmitButton busy={busy}>{button}</SubmitButton>
          {wayBack}
        </div>
      </Form>
    </div>
  );
}
