// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { CardWait } from "~/ledger/ui/balance-page";
import { PayoutAccountFields } from "~/payouts/ui/withdrawals";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { formatRupiah } from "~/platform/money";
import { ChoiceGroup } from "~/ui/choices";
import { ErrorSummary, type FieldView, PasswordField, PriceField, type Result, typed } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, SubmitButton, useHydrated } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Prices } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";

const FIELDS = ["portion", "amount", "to", "channel", "number", "holder", "sure", "currentPassword"] as const;

export function WithdrawalForm({
  balance,
  waiting,
  last,
  fee,
  formId,
  email,
  sentBy,
  standBy,
  result,
}: {
  balance: number;
  waiting: { amount: number; until: string } | null;
  last: { id: string; to: string } | null;
  fee: { amount: number; bearer: "platform" | "seller" } | null;
  formId: string;
  email: string;
  sentBy: string;
  standBy: string | null;
  result: Result | undefined;
}) {
  const before = { portion: "all", to: last?.id ?? "new" };
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: "withdrawal",
    lastResult: result,
    defaultValue: before,
  });
  const { portion, amount, to, channel, number, holder, sure, currentPassword } = fields;
  const busy = useNavigation().state !== "idle";
  const wrong = (...some: FieldView[]) => some.some(({ errors: own }) => own?.length);
  // A field with an error is shown even if it belongs to another choice.
  const asksAmount = useChosen(typed(portion) === "part" || wrong(amount));
  const asksAccount = useChosen(last === null || typed(to) === "new" || wrong(channel, number, holder));
  const wholeToLast = last && asksAmount.hidden && asksAccount.hidden;
  const arrives =
    fee?.bearer === "seller" ? `, ${formatRupiah(balance - fee.amount)} sampai sesudah biaya transfer` : "";
  const takenOut = wholeToLast
    ? `${formatRupiah(balance)} keluar dari saldo ke ${last.to}${arrives}`
    : "Jumlah ini keluar dari saldo ke rekening itu";
  return (
    <div className="panel">
      <p className="text-ink-soft">
        <Prices
          text={`Ke rekening atau e-wallet atas nama Anda sendiri, ${feeText(fee)}. Kami kirim paling lambat ${sentBy}.`}
        />
      </p>
      {waiting && <CardWait {...waiting} />}
      <ErrorSummary answer={result} fields={FIELDS.map((name) => fields[name])} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="formId" value={formId} />
          <input type="hidden" name="shown" value={balance} />
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <div onChange={asksAmount.unless("all")}>
            <ChoiceGroup
              field={portion}
              label="Berapa yang ditarik"
              options={[
                {
                  value: "all",
                  label: `${waiting ? "Semua yang dapat ditarik" : "Semua saldo"}, ${formatRupiah(balance)}`,
                },
                { value: "part", label: "Jumlah lain" },
              ]}
            />
          </div>
          <div hidden={asksAmount.hidden} className="asked-amount">
            <PriceField
              field={amount}
              label="Jumlah"
              hint={`${asksAmount.follows ? "" : "Isi bila Anda memilih jumlah lain. "}Minimal ${formatRupiah(MIN_WITHDRAWAL)}.`}
            />
          </div>
          {last && (
            <div onChange={asksAccount.unless(last.id)}>
              <ChoiceGroup
                field={to}
                label="Ke mana"
                options={[
                  { value: last.id, label: last.to },
                  { value: "new", label: "Rekening lain" },
                ]}
              />
            </div>
          )}
          <div hidden={asksAccount.hidden} className={last ? "asked-account" : undefined}>
            <PayoutAccountFields {...{ channel, number, holder, sure, standBy }} />
          </div>
          <PasswordField
            field={currentPassword}
            label="Kata sandi Anda"
            hint="Kami minta kata sandi lagi karena uang akan keluar dari saldo Anda."
            autoComplete="current-password"
          />
        </fieldset>
        <Callout icon="lock">
          <Prices text={`${takenOut}, tidak bisa ditarik kembali. Bila gagal dikirim, saldo kembali utuh.`} />
        </Callout>
        <div className="actions">
          <SubmitButton busy={busy}>Tarik Saldo</SubmitButton>
          <AppButtonLink look="line" to="/dashboard/balance">
            Kembali
          </AppButtonLink>
        </div>
      </Form>
    </div>
  );
}

function feeText(fee: { amount: number; bearer: "platform" | "seller" } | null): string {
  if (fee === null) return "tanpa potongan";
  const sum = formatRupiah(fee.amount);
  return fee.bearer === "platform"
    ? `tanpa potongan: biaya transfer ${sum} kami tanggung`
    : `dipotong biaya transfer ${sum} dari jumlah yang ditarik`;
}

/** Returns true while the choice needs its fields. Without JavaScript a CSS rule shows them (`withdrawal.css`). */
function useChosen(chosen: boolean | undefined) {
  const [shown, setShown] = useState(Boolean(chosen));
  const hydrated = useHydrated();
  return {
    hidden: hydrated && !shown,
    follows: hydrated,
    unless: (value: string) => (event: React.FormEvent) => {
      if (event.target instanceof HTMLInputElement) setShown(event.target.value !== value);
    },
  };
}
