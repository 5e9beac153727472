import { useNavigation } from "@remix-run/react";
import { TAX_KINDS } from "~/copy/account/tax-identity";
import { TAX_IDENTITY_KINDS } from "~/domain/account/tax-identity";
import { SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { ChoiceGroup } from "../kit/form/choice-group";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { PasswordField } from "../kit/form/password-field";
import { TextField } from "../kit/form/text-field";
import { Form } from "../layout/form";

const KINDS = TAX_IDENTITY_KINDS.map((value) => ({ value, label: TAX_KINDS[value] }));

export function TaxIdentityForm({
  own,
  email,
  result,
}: {
  /** What is stored, in words, its number masked. */
  own: string | null;
  /** For password managers, which store a password by its account. */
  email: string;
  result: Result | undefined;
}) {
  const removing = result?.initialValue?.act === "remove";
  const saving = removing ? undefined : result;
  const { fields, errors } = formResult("tax", ["kind", "number", "currentPassword"] as const, saving, {
    kind: "npwp",
  });
  const sending = useNavigation().formData;
  const busy = sending !== undefined;
  return (
    <div className="panel max-w-form mt-4">
      <p>Tidak wajib. Ditulis di slip bulanan Anda, untuk laporan pajak Anda sendiri.</p>
      {own && <TaxRemoval own={own} email={email} busy={busy} result={removing ? result : undefined} />}
      <div className="mt-4">
        <ErrorSummary fields={Object.values(fields)} formErrors={errors} />
        <Form method="post" noValidate>
          <fieldset disabled={busy}>
            <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            <ChoiceGroup field={fields.kind} label={own ? "Ganti dengan" : "Nomor apa"} options={KINDS} />
            <TextField
              field={fields.number}
              label="Nomor"
              hint="16 angka."
              inputMode="numeric"
              autoComplete="off"
            />
            <PasswordField
              field={fields.currentPassword}
              label="Kata sandi Anda"
              autoComplete="current-password"
            />
          </fieldset>
          <Callout small>Hanya Anda yang melihatnya, dan hanya empat angka terakhirnya.</Callout>
          <div className="actions">
            <SubmitButton busy={busy}>Simpan Nomor</SubmitButton>
          </div>
        </Form>
      </div>
    </div>
  );
}

function TaxRemoval({
  own,
  email,
  busy,
  result,
}: {
  own: string;
  email: string;
  busy: boolean;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("tax-removal", ["currentPassword"] as const, result);
  return (
    <div className="mt-4">
      <b>{own}</b>
      <details className="disclosure" open={result !== undefined}>
        <summary>Hapus nomor ini</summary>
        <ErrorSummary fields={[fields.currentPassword]} formErrors={errors} />
        <Form method="post" noValidate>
          <input type="hidden" name="act" value="remove" />
          <fieldset disabled={busy}>
            <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
            <PasswordField
              field={fields.currentPassword}
              label="Kata sandi Anda"
              autoComplete="current-password"
            />
          </fieldset>
          <div className="actions">
            <SubmitButton look="danger-line" busy={busy}>
              Hapus nomor
            </SubmitButton>
          </div>
        </Form>
      </details>
    </div>
  );
}
