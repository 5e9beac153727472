import type { SubmissionResult } from "@conform-to/react";

import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { TextField } from "../kit/form/text-field";
import { Form } from "../layout/form";

const FIELDS = ["email"] as const;

export function ForgotForm({
  lastResult,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("forgot", FIELDS, lastResult);
  return (
    <>
      <ErrorSummary fields={[fields.email]} formErrors={errors} />
      <Form method="post" action="/forgot-password" noValidate>
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
          <div className="mt-5">
            <SubmitButton wide busy={busy}>
              Kirim tautan
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
