import type { SubmissionResult } from "@conform-to/react";

import { SubmitButton } from "../kit/button";
import { Checkbox } from "../kit/form/checkbox";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { PasswordField } from "../kit/form/password-field";
import { TextField } from "../kit/form/text-field";
import { Form } from "../layout/form";

const FIELDS = ["email", "password", "remember"] as const;

/** `email`: with which they have just signed up, or which they have just verified. */
export function LoginForm({
  email,
  lastResult,
  busy,
}: {
  email: string | null;
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("login", FIELDS, lastResult, email === null ? {} : { email });
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
          <div className="spread">
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
