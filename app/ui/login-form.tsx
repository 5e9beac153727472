import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { SubmitButton } from "./button";
import { Checkbox } from "./checkbox";
import { ErrorSummary } from "./error-summary";
import { PasswordField } from "./password-field";
import { TextField } from "./text-field";

type Fields = { email: string; password: string; remember: boolean };

export function LoginForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const [form, fields] = useForm<Fields>({ id: "login", lastResult });
  return (
    <>
      <ErrorSummary fields={[fields.email, fields.password]} formErrors={form.errors} />
      <Form method="post" {...getFormProps(form)} noValidate>
        <fieldset disabled={busy}>
          <TextField
            field={fields.email}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField field={fields.password} label="Kata sandi" autoComplete="current-password" />
          <div className="between">
            <Checkbox field={fields.remember} label="Ingat saya" />
            <a href="/forgot-password">Lupa kata sandi?</a>
          </div>
          <SubmitButton wide busy={busy}>
            Masuk
          </SubmitButton>
        </fieldset>
      </Form>
    </>
  );
}
