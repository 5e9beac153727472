import { useNavigation } from "@remix-run/react";
import { isolated } from "~/domain/core/bidi";
import { MIN_DECLINE_REASON } from "~/domain/proposal/proposal";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Form } from "../layout/form";

/** `back` is the list it came from. */
export function DeclineForm({
  name,
  back,
  result,
}: {
  name: string;
  back: string;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("tolak", ["reason"], result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <ErrorSummary fields={[fields.reason]} formErrors={errors} />
      <Form method="post" className="max-w-form" noValidate>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.reason}
            label="Alasan"
            hint={`Dibaca oleh ${isolated(name)}. Alasan yang jujur membantu penawaran berikutnya. Sedikitnya ${MIN_DECLINE_REASON} karakter.`}
            low
          />
        </fieldset>
        <div className="actions">
          <SubmitButton look="danger" busy={busy}>
            Tolak Penawaran
          </SubmitButton>
          <AppButtonLink look="line" to={back}>
            Kembali
          </AppButtonLink>
        </div>
      </Form>
    </>
  );
}
