import type { SubmissionResult } from "@conform-to/react";

import { withReturn } from "~/domain/core/return-path";
import { type ButtonLook, SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { TextField } from "../kit/form/text-field";
import { Form } from "../layout/form";

const FIELDS = ["email"] as const;

export function ResendForm({
  back,
  lastResult,
  busy,
  look,
}: {
  back: string | null;
  lastResult?: SubmissionResult<string[]> | undefined;
  busy: boolean;
  look?: ButtonLook;
}) {
  const { fields, errors } = formResult("resend", FIELDS, lastResult);
  return (
    <>
      <ErrorSummary fields={[fields.email]} formErrors={errors} />
      <Form method="post" action={withReturn("/verify-email/resend", back)} noValidate>
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
