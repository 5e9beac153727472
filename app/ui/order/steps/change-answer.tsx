import { Form, useNavigation } from "@remix-run/react";
import type { ChangeRowView } from "~/copy/order/change";
import { orderPath } from "~/domain/order/path";
import { SubmitButton } from "../../kit/button";
import { Callout } from "../../kit/callout";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult, type Result } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Prices } from "../../kit/money/prices";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { ChangeTerms } from "../page/changes";

type ChangeAnswerProps = {
  orderId: string;
  changeId: string;
  button: string;
  asksWhy: boolean;
  by: string;
  rows: readonly ChangeRowView[];
  description: string;
  consequence: string;
};

export function ChangeAnswerForm({ result, ...page }: ChangeAnswerProps & { result: Result | undefined }) {
  const { fields, errors } = formResult("jawab", ["reason"], result);
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mt-4">
      <div className="panel">
        <p className="small soft mb-3">Diusulkan {page.by}</p>
        <ChangeTerms rows={page.rows} description={page.description} />
        <ErrorSummary fields={[fields.reason]} formErrors={errors} />
        <Form method="post" noValidate className="mt-4">
          <input type="hidden" name="change" value={page.changeId} />
          {page.asksWhy && (
            <fieldset disabled={busy}>
              <TextArea
                field={fields.reason}
                label="Alasan"
                hint={`Dibaca oleh ${page.by}.`}
                optional
                low
                rows={3}
              />
            </fieldset>
          )}
          <Callout icon="lock">
            <Prices text={page.consequence} />
          </Callout>
          <div className="actions">
            <SubmitButton busy={busy}>{page.button}</SubmitButton>
            <AppButtonLink look="line" to={orderPath(page.orderId)}>
              Kembali
            </AppButtonLink>
          </div>
        </Form>
      </div>
    </div>
  );
}
