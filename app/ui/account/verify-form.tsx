import type { SubmissionResult } from "@conform-to/react";

import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { PasswordField } from "../kit/form/password-field";
import { Form } from "../layout/form";

const FIELDS = ["password"] as const;

/** The password proves that whoever opened the link is who signed up; it posts to its own address. */
export function VerifyForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("verify", FIELDS, lastResult);
  return (
    <>
      <ErrorSummary fields={[fields.password]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <PasswordField
            field={fields.password}
            label="Kata sandi"
            hint="Yang Anda pilih saat mendaftar"
            autoComplete="current-password"
          />
          <div className="mt-5">
            <SubmitButton wide busy={busy}>
              Verifikasi email
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
