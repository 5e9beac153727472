import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { formatRupiah } from "~/domain/core/money";
import { MIN_WITHDRAWAL } from "~/domain/money/withdrawal";
import { SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { ChoiceGroup } from "../kit/form/choice-group";
import { ErrorSummary } from "../kit/form/error-summary";
import { type FieldView, typed } from "../kit/form/field";
import { formResult, type Result } from "../kit/form/form-result";
import { PasswordField } from "../kit/form/password-field";
import { PriceField } from "../kit/form/price-field";
import { useHydrated } from "../kit/hydrated";
import { Prices } from "../kit/money/prices";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Form } from "../layout/form";
import { CardWait } from "./balance-panel";
import { PayoutAccountFields } from "./payout-account-fields";

const FIELDS = ["portion", "amount", "to", "channel", "number", "holder", "sure", "currentPassword"] as const;

export function WithdrawalForm({
  balance,
  waiting,
  last,
  fee,
  requestId,
  email,
  standBy,
  result,
}: {
  /** What can be withdrawn now, integer rupiah. */
  balance: number;
  /** What is in the balance besides. */
  waiting: { amount: number; until: string } | null;
  /** The account of the last withdrawal, by that one's id. */
  last: { id: string; to: string } | null;
  /** Of a transfer through a provider, integer rupiah; null: by hand, and free. */
  fee: { amount: number; bearer: "platform" | "seller" } | null;
  requestId: string;
  /** For password managers, which store a password by its account. */
  email: string;
  /** See `PayoutAccountFields`. */
  standBy: string | null;
  result: Result | undefined;
}) {
  const before = { portion: "all", to: last?.id ?? "new" };
  const { fields, errors } = formResult("withdrawal", FIELDS, result, before);
  const { portion, amount, to, channel, number, holder, sure, currentPassword } = fields;
  const busy = useNavigation().state !== "idle";
  const wrong = (...some: FieldView[]) => some.some(({ errors: own }) => own?.length);
  // What has an error must be seen, whatever is chosen.
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
      <p className="soft">
        <Prices text={`Ke rekening atau e-wallet atas nama Anda sendiri, ${feeText(fee)}.`} />
      </p>
      {waiting && <CardWait {...waiting} />}
      <ErrorSummary fields={Object.values(fields)} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <input type="hidden" name="requestId" value={requestId} />
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
            hint="Sekali lagi, karena ini mengirim uang keluar."
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

/** Fields for one choice only, shown once chosen; without script a rule of the sheet hides them (`withdrawal.css`). */
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
