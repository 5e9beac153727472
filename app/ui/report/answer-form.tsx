import { Form, useNavigation } from "@remix-run/react";
import { MIN_REASON } from "~/domain/report/report";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { Section } from "../kit/section";

/** An operator's answer, which closes a report. `reader`: who is told, as the sentence goes on. */
export function AnswerForm({ reader, result }: { reader: string; result: Result | undefined }) {
  const { fields, errors } = formResult("jawab", ["answer"], result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Section id="jawab" title="Jawab dan tutup" tight>
      <ErrorSummary fields={[fields.answer]} formErrors={errors} />
      <Form method="post" className="max-w-form" noValidate>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.answer}
            label="Jawaban"
            hint={`Dibaca oleh ${reader}, juga lewat email. Sedikitnya ${MIN_REASON} karakter. Ambil tindakannya lebih dulu, bila perlu.`}
            low
          />
        </fieldset>
        <div className="actions">
          <SubmitButton busy={busy}>Tutup Laporan</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
