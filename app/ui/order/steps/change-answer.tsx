import { useNavigation } from "@remix-run/react";
import type { ChangeRowView } from "~/copy/order/change";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult, type Result } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Bdi } from "../../kit/text/bdi";
import { Form } from "../../layout/form";
import { ChangeTerms } from "../page/changes";
import { StepEnd } from "./step-end";

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
        <p className="small soft mb-3">
          Diusulkan <Bdi>{page.by}</Bdi>
        </p>
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
          <StepEnd orderId={page.orderId} consequence={page.consequence} button={page.button} busy={busy} />
        </Form>
      </div>
    </div>
  );
}
