import { useNavigation } from "@remix-run/react";
import { TRANSFER_WORKING_DAYS } from "~/domain/money/refund";
import { orderPath } from "~/domain/order/path";
import { SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { PasswordField } from "../kit/form/password-field";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Form } from "../layout/form";
import { PayoutAccountFields } from "./payout-account-fields";

const FIELDS = ["channel", "number", "holder", "sure", "currentPassword"] as const;

/** `sum` and `current` in words. */
export function RefundAccountForm({
  orderId,
  sum,
  current,
  email,
  standBy,
  result,
}: {
  orderId: string;
  sum: string;
  /** The account named before, its number masked. */
  current: string | null;
  /** For password managers, which store a password by its account. */
  email: string;
  /** See `PayoutAccountFields`. */
  standBy: string | null;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("rekening", FIELDS, result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mt-4">
      <div className="panel max-w-form">
        <p>
          <b>{sum}</b> dikembalikan ke rekening atau e-wallet ini.
        </p>
        {current && <p className="small">Sekarang: {current}.</p>}
        <div className="mt-4">
          <ErrorSummary fields={Object.values(fields)} formErrors={errors} />
          <Form method="post" noValidate>
            <fieldset disabled={busy}>
              <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
              <PayoutAccountFields {...fields} standBy={standBy} />
              <PasswordField
                field={fields.currentPassword}
                label="Kata sandi Anda"
                autoComplete="current-password"
              />
            </fieldset>
            <Callout small>
              Kami mentransfer dalam {TRANSFER_WORKING_DAYS} hari kerja. Kami tidak pernah meminta PIN atau
              OTP.
            </Callout>
            <div className="actions">
              <SubmitButton busy={busy}>Simpan Rekening</SubmitButton>
              <AppButtonLink look="line" to={orderPath(orderId)}>
                Kembali
              </AppButtonLink>
            </div>
          </Form>
        </div>
      </div>
    </div>
  );
}
