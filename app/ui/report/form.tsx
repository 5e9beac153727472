import { useNavigation } from "@remix-run/react";
import { MIN_REASON } from "~/domain/report/report";
import { ButtonLink, SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { ChoiceGroup } from "../kit/form/choice-group";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { Form } from "../layout/form";

/** `back`: the page it was seen on. */
export function ReportForm({
  choices,
  back,
  result,
}: {
  choices: readonly { value: string; label: string }[];
  back: string;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("laporan", ["reason", "details"], result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <ErrorSummary fields={[fields.reason, fields.details]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <ChoiceGroup field={fields.reason} label="Apa yang salah?" options={choices} />
          <TextArea
            field={fields.details}
            label="Ceritakan apa yang terjadi"
            data-draft
            hint={`Sedikitnya ${MIN_REASON} karakter. Sebutkan kapan dan di mana, bila perlu ID pesanannya.`}
            low
          />
        </fieldset>
        <Callout icon="lock" small>
          Nama Anda tidak kami sampaikan kepada yang dilaporkan.
        </Callout>
        <div className="actions">
          <SubmitButton busy={busy}>Kirim Laporan</SubmitButton>
          {/* A page without script, so a plain link. */}
          <ButtonLink look="line" href={back}>
            Kembali
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
