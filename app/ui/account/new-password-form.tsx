import type { SubmissionResult } from "@conform-to/react";

import { PASSWORD_HINT } from "~/copy/account/password-hint";

import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import type { FieldView } from "../kit/form/field";
import { formResult } from "../kit/form/form-result";
import { PasswordField } from "../kit/form/password-field";
import { Form } from "../layout/form";

const FIELDS = ["password", "confirmPassword"] as const;

/** Posts to its own address, which the mailed link opened. */
export function NewPasswordForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("reset", FIELDS, lastResult);
  return (
    <>
      <ErrorSummary fields={[fields.password, fields.confirmPassword]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <NewPasswordFields password={fields.password} confirmPassword={fields.confirmPassword} />
          <div className="mt-5">
            <SubmitButton wide busy={busy}>
              Simpan kata sandi
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

export function NewPasswordFields({
  password,
  confirmPassword,
}: {
  password: FieldView;
  confirmPassword: FieldView;
}) {
  return (
    <>
      <PasswordField
        field={password}
        label="Kata sandi baru"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField field={confirmPassword} label="Konfirmasi kata sandi" autoComplete="new-password" />
    </>
  );
}
