import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type ButtonLook, SubmitButton } from "./button";
import { ErrorSummary } from "./error-summary";
import { TextField } from "./text-field";

/** Asks for another verification link. */
export function ResendForm({
  lastResult,
  busy,
  look,
}: {
  lastResult?: SubmissionResult<string[]> | undefined;
  busy: boolean;
  look?: ButtonLook;
}) {
  const [form, fields] = useForm<{ email: string }>({ id: "resend", lastResult });
  return (
    <>
      <ErrorSummary fields={[fields.email]} formErrors={form.errors} />
      <Form method="post" action="/verify-email/resend" {...getFormProps(form)} noValidate>
        <fieldset disabled={busy}>
          <TextField
            field={fields.email}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="mt-5">
            <SubmitButton wide look={look} busy={busy}>
              Kirim tautan verifikasi
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
