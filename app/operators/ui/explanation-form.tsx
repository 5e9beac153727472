import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { type Constraints, ErrorSummary, Field, type Result } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";

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
  const [form, fields] = useForm<Record<string, string>>({ id, lastResult: result, constraint: constraints });
  const busy = useNavigation().formMethod === "POST";
  const field = fields[name];
  if (!field) return null;
  return (
    <>
      <ErrorSummary fields={[field]} formErrors={form.errors} />
      <Form method="post" className={className} {...getFormProps(form, { ariaAttributes: false })}>
        {act && <input type="hidden" name="act" value={act} />}
        <fieldset disabled={busy}>
          <Field field={field} label={label} hint={hint}>
            <textarea
              {...getTextareaProps(field, { ariaDescribedBy: field.descriptionId })}
              className="input input--low"
            />
          </Field>
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
