import { useNavigation } from "@remix-run/react";
import { MIN_REASON } from "~/domain/report/report";
import { SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { Section } from "../kit/section";
import { PlainText } from "../kit/text/plain-text";
import { Form } from "../layout/form";

type Appeal = {
  id: string;
  text: string;
  sent: string;
  answer: string | null;
  answered: string | null;
};

export function AppealList({ appeals }: { appeals: readonly Appeal[] }) {
  if (appeals.length === 0) return null;
  return (
    <Section id="banding" title="Banding Anda" tight>
      {appeals.map(({ id, text, sent, answer, answered }) => (
        <div className="panel mb-4" key={id}>
          <p className="small soft">Dikirim {sent}</p>
          <PlainText text={text} />
          {answer === null ? (
            <Callout icon="clock" small>
              Sedang kami periksa. Jawabannya tampil di sini dan kami kirim lewat email.
            </Callout>
          ) : (
            <>
              <p className="mt-3">
                <b>Jawaban kami</b> <span className="small soft">{answered}</span>
              </p>
              <PlainText text={answer} />
            </>
          )}
        </div>
      ))}
    </Section>
  );
}

export function AppealForm({ again, result }: { again: boolean; result: Result | undefined }) {
  const { fields, errors } = formResult("banding", ["appeal"], result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Section id="ajukan" title={again ? "Ajukan banding lagi" : "Ajukan banding"} tight>
      <ErrorSummary fields={[fields.appeal]} formErrors={errors} />
      <Form method="post" className="max-w-form" noValidate>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.appeal}
            label="Mengapa akun Anda sebaiknya dipulihkan?"
            data-draft
            hint={`Sedikitnya ${MIN_REASON} karakter. Sebutkan apa yang keliru, atau apa yang sudah Anda perbaiki.`}
            low
          />
        </fieldset>
        <div className="actions">
          <SubmitButton busy={busy}>Kirim Banding</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
