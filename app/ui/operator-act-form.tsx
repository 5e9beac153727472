import { Form, useNavigation } from "@remix-run/react";
import { AppButtonLink } from "./app-link";
import { SubmitButton } from "./button";
import { ErrorSummary } from "./error-summary";
import { formResult, type Result } from "./form-result";
import { Note } from "./note";
import { TextArea } from "./text-area";

/** Asks for the reason of an act before it is done. `back` is the file it belongs to. */
export function OperatorActForm({
  consequence,
  button,
  back,
  result,
}: {
  consequence: string;
  button: string;
  back: string;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("tindakan", ["reason"], result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="panel gap">
      <ErrorSummary fields={[fields.reason]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.reason}
            label="Alasan"
            hint="Masuk ke catatan operator dan dibaca rekan Anda. Sedikitnya 5 karakter."
            low
          />
        </fieldset>
        <Note icon="warn">{consequence}</Note>
        <div className="acts">
          <SubmitButton busy={busy}>{button}</SubmitButton>
          <AppButtonLink look="line" to={back}>
            Kembali
          </AppButtonLink>
        </div>
      </Form>
    </div>
  );
}
