import type { SubmissionResult } from "@conform-to/react";
import { ErrorSummary, PasswordField, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

const FIELDS = ["email", "currentPassword"] as const;

export function EmailForm({
  lastResult,
  email,
  busy,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  email: string;
  busy: boolean;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "change-email", lastResult });
  return (
    <>
      <p className="soft">
        Email Anda sekarang <b>{email}</b>. Kami mengirim tautan ke alamat baru; email berganti setelah tautan
        itu Anda buka.
      </p>
      <ErrorSummary
        answer={lastResult}
        fields={[fields.email, fields.currentPassword]}
        formErrors={form.errors}
      />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="change" value="email" />
          <TextField
            field={fields.email}
            label="Email baru"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            field={fields.currentPassword}
            label="Kata sandi saat ini"
            autoComplete="current-password"
          />
          <div className="mt-5">
            <SubmitButton look="line" busy={busy}>
              Kirim tautan konfirmasi
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
