import type { SubmissionResult } from "@conform-to/react";

import { NewPasswordFields } from "~/accounts/ui/account-pages";
import { ErrorSummary, PasswordField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

const FIELDS = ["currentPassword", "password", "confirmPassword"] as const;

export function PasswordForm({
  lastResult,
  email,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  email: string;
  busy: boolean;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "change-password", lastResult });
  const { currentPassword, password, confirmPassword } = fields;
  return (
    <>
      <p className="soft">Perangkat lain keluar dari akun Anda; perangkat ini tetap masuk.</p>
      <ErrorSummary
        answer={lastResult}
        fields={[currentPassword, password, confirmPassword]}
        formErrors={form.errors}
      />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="change" value="password" />
          {/* For password managers, which store a password by account. */}
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField
            field={currentPassword}
            label="Kata sandi saat ini"
            autoComplete="current-password"
          />
          <NewPasswordFields password={password} confirmPassword={confirmPassword} />
          <div className="mt-5">
            <SubmitButton busy={busy}>Ganti kata sandi</SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
