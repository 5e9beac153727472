import { useNavigation } from "@remix-run/react";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { Form } from "../layout/form";

/** What is wrong is corrected before; the person gets this answer by mail. */
export function CorrectionAnswer({ result }: { result: Result | undefined }) {
  const { fields, errors } = formResult("jawaban", ["answer", "act"] as const, result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="panel mt-4">
      <ErrorSummary fields={[fields.answer, fields.act]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.answer}
            label="Jawaban"
            hint="Dibaca pemilik data, juga lewat email: apa yang diperbaiki, atau mengapa tidak."
            low
          />
        </fieldset>
        <div className="actions">
          <SubmitButton name="act" value="done" busy={busy}>
            Sudah diperbaiki
          </SubmitButton>
          <SubmitButton look="line" name="act" value="refused" busy={busy}>
            Tolak
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
