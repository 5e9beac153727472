import { Form, useNavigation } from "@remix-run/react";
import { TRANSFER_WORKING_DAYS } from "~/domain/refund";
import { AppButtonLink } from "./app-link";
import { SubmitButton } from "./button";
import { ErrorSummary } from "./error-summary";
import { formResult, type Result } from "./form-result";
import { Note } from "./note";
import { PayoutAccountFields } from "./payout-account-fields";

/** Where the buyer wants back what is theirs. `sum` and `current` as they are read. */
export function RefundAccountForm({
  orderId,
  sum,
  current,
  result,
}: {
  orderId: string;
  sum: string;
  /** The account named before, its number masked. */
  current: string | null;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("rekening", ["channel", "number", "holder"], result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="gap">
      <div className="panel max-w-form">
        <p>
          <b>{sum}</b> dikembalikan ke rekening atau e-wallet yang Anda sebutkan di sini.
        </p>
        {current && <p className="small">Sekarang: {current}.</p>}
        <div className="gap">
          <ErrorSummary fields={[fields.channel, fields.number, fields.holder]} formErrors={errors} />
          <Form method="post" noValidate>
            <fieldset disabled={busy}>
              <PayoutAccountFields {...fields} />
            </fieldset>
            <Note small>
              Kami mentransfer paling lambat {TRANSFER_WORKING_DAYS} hari kerja setelah Anda menyimpannya.
              Hanya tim JasaWarga yang melihat rekening ini, penjual tidak. Kami tidak pernah meminta PIN,
              kata sandi bank, atau kode OTP.
            </Note>
            <div className="acts">
              <SubmitButton busy={busy}>Simpan Rekening</SubmitButton>
              <AppButtonLink look="line" to={`/dashboard/orders/${orderId}`}>
                Kembali
              </AppButtonLink>
            </div>
          </Form>
        </div>
      </div>
    </div>
  );
}
