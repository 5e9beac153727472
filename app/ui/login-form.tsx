import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { SubmitButton } from "./button";
import { Checkbox } from "./checkbox";
import { ErrorSummary } from "./error-summary";
import { formResult } from "./form-result";
import { PasswordField } from "./password-field";
import { TextField } from "./text-field";

const FIELDS = ["email", "password", "remember"] as const;

export function LoginForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("login", FIELDS, lastResult);
  return (
    <>
      <ErrorSummary fields={[fields.email, fields.password]} formErrors={errors} />
      <Form method="post" noValidate>
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
