import { useNavigation } from "@remix-run/react";
import { SeenVersion } from "~/orders/ui/order";
import { ErrorSummary, type Result } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { visitChoiceHint, visitConsequence } from "~/visits/text";
import { type TimeFormProps, VisitTimeFields } from "~/visits/ui/time-fields";

const FIELDS = ["day", "otherDay", "slots"] as const;

export function VisitProposalForm({
  orderId,
  version,
  other,
  agreed,
  time,
  result,
}: {
  orderId: string;
  version: number;
  other: string;
  agreed: string | null;
  time: TimeFormProps;
  result: Result | undefined;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "jadwal", lastResult: result });
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary answer={result} fields={FIELDS.map((name) => fields[name])} formErrors={form.errors} />
        <Form method="post" form={form}>
          <SeenVersion version={version} />
          <fieldset disabled={busy}>
            <VisitTimeFields time={time} fields={fields} label="Hari" hint={visitChoiceHint(other)} />
          </fieldset>
          <Callout icon="clock">{visitConsequence(other, agreed)}</Callout>
          <div className="actions">
            <SubmitButton busy={busy}>Kirim Usulan</SubmitButton>
            <AppButtonLink look="line" to={`/dashboard/orders/${orderId}`}>
              Kembali
            </AppButtonLink>
          </div>
        </Form>
      </div>
    </div>
  );
}
