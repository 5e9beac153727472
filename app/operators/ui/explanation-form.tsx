import { useNavigation } from "@remix-run/react";
import { type Constraints, ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";

export type ExplanationProps = {
  id: string;
  name: "reason" | "answer";
  constraints: Constraints;
  result: Result | undefined;
  label: string;
  hint: string;
  button: string;
  grave?: boolean;
  act?: string;
  consequence?: string;
  back?: string;
  className?: string;
};

export default function ExplanationForm({
  id,
  name,
  constraints,
  result,
  label,
  hint,
  button,
  grave = false,
  act,
  consequence,
  back,
  className,
}: ExplanationProps) {
  const [form, fields] = useServerForm<string>({ id, lastResult: result, constraint: constraints });
  const busy = useNavigation().formMethod === "POST";
  const field = fields[name];
  if (!field) return null;
  return (
    <>
      <ErrorSummary answer={result} fields={[field]} formErrors={form.errors} />
      <Form method="post" form={form} className={className}>
        {act && <input type="hidden" name="act" value={act} />}
        <fieldset disabled={busy}>
          <TextArea field={field} label={label} hint={hint} low />
        </fieldset>
        {consequence && <Callout icon="warn">{consequence}</Callout>}
        <div className="actions">
          <SubmitButton look={grave ? "danger" : "primary"} busy={busy}>
            {button}
          </SubmitButton>
          {back && (
            <AppButtonLink look="line" to={back}>
              Kembali
            </AppButtonLink>
          )}
        </div>
      </Form>
    </>
  );
}
