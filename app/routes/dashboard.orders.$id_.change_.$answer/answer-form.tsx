import { useNavigation } from "@remix-run/react";
import type { ChangeRowView } from "~/orders/text";
import { StepEnd } from "~/orders/ui/step-forms";
import { ChangeTermsList } from "~/orders/ui/turn";
import { ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

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
  const [form, fields] = useServerForm<"reason">({ id: "jawab", lastResult: result });
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mt-4">
      <div className="panel">
        <p className="text-sm text-ink-soft mb-3">
          Diusulkan <Bdi>{page.by}</Bdi>
        </p>
        <ChangeTermsList rows={page.rows} description={page.description} />
        <ErrorSummary answer={result} fields={[fields.reason]} formErrors={form.errors} />
        <Form method="post" form={form} className="mt-4">
          <input type="hidden" name="change" value={page.changeId} />
          {page.asksWhy && (
            <fieldset disabled={busy}>
              <TextArea field={fields.reason} label="Alasan" hint={`Dibaca oleh ${page.by}.`} optional low rows={3} />
            </fieldset>
          )}
          <StepEnd orderId={page.orderId} consequence={page.consequence} button={page.button} busy={busy} />
        </Form>
      </div>
    </div>
  );
}
