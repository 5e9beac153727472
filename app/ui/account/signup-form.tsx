import type { SubmissionResult } from "@conform-to/react";

import { PASSWORD_HINT } from "~/copy/account/password-hint";

import { SubmitButton } from "../kit/button";
import { Checkbox } from "../kit/form/checkbox";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { PasswordField } from "../kit/form/password-field";
import { TextField } from "../kit/form/text-field";
import { Form } from "../layout/form";
import { AgreementLabel } from "./agreement-label";

const FIELDS = ["fullName", "email", "password", "confirmPassword", "agreeToTerms"] as const;

export function SignupForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("signup", FIELDS, lastResult);
  const { fullName, email, password, confirmPassword, agreeToTerms } = fields;
  return (
    <>
      <ErrorSummary fields={[fullName, email, password, confirmPassword, agreeToTerms]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <TextField field={fullName} label="Nama lengkap" autoComplete="name" />
          <TextField
            field={email}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            field={password}
            label="Kata sandi"
            hint={PASSWORD_HINT}
            autoComplete="new-password"
          />
          <PasswordField field={confirmPassword} label="Konfirmasi kata sandi" autoComplete="new-password" />
          <Checkbox field={agreeToTerms} label={<AgreementLabel />} />
          <div className="mt-5">
            <SubmitButton wide busy={busy}>
              Daftar
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
