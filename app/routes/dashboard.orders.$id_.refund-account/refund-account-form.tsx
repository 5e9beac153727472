// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { orderPath } from "~/orders/order";
import { TRANSFER_WORKING_DAYS } from "~/payouts/manual-payout";
import { PayoutAccountFields } from "~/payouts/ui/withdrawals";
import { ErrorSummary, PasswordField, type Result } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";

const FIELDS = ["channel", "number", "holder", "sure", "currentPassword"] as const;

export function RefundAccountForm({
  orderId,
  sum,
  current,
  version,
  email,
  standBy,
  result,
}: {
  orderId: string;
  sum: string;
  current: string | null;
  version: string;
  email: string;
  standBy: string | null;
  result: Result | undefined;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "rekening", lastResult: result });
  const { channel, number, holder, sure } = fields;
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mt-4">
      <div className="panel max-w-form">
        <p>
          <b>{sum}</b> dikembalikan ke rekening atau e-wallet ini.
        </p>
        {current && <p className="text-sm">Sekarang: {current}.</p>}
        <div className="mt-4">
          <ErrorSummary answer={result} fields={FIELDS.map((name) => fields[name])} formErrors={form.errors} />
          <Form method="post" form={form}>
            <input type="hidden" name="version" value={version} />
            <fieldset disabled={busy}>
              <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
              <PayoutAccountFields {...{ channel, number, holder, sure, standBy }} />
              <PasswordField field={fields.currentPassword} label="Kata sandi Anda" autoComplete="current-password" />
            </fieldset>
            <Callout small>
              Kami mentransfer dalam {TRANSFER_WORKING_DAYS} hari kerja. Kami tidak pernah meminta PIN atau OTP.
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
