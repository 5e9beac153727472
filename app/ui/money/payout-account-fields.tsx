import { SURE_OF_ACCOUNT } from "~/copy/money/account-check";
import { BANKS, WALLETS } from "~/domain/money/payout-account";
import { Checkbox } from "../kit/form/checkbox";
import { type FieldView, typed } from "../kit/form/field";
import { SelectField } from "../kit/form/select-field";
import { TextField } from "../kit/form/text-field";

const CHANNELS = [
  ...BANKS.map((value) => ({ value, label: value })),
  ...WALLETS.map((value) => ({ value, label: `${value} (e-wallet)` })),
];

export function PayoutAccountFields({
  channel,
  number,
  holder,
  sure,
  standBy,
}: Record<"channel" | "number" | "holder" | "sure", FieldView> & {
  /** The account as typed, where the bank names another holder. */
  standBy: string | null;
}) {
  const sureOf = typed(sure) || null;
  const asked = standBy ?? sureOf;
  return (
    <>
      <SelectField field={channel} label="Bank atau e-wallet" options={CHANNELS} placeholder="Pilih tujuan" />
      <TextField
        field={number}
        label="Nomor rekening"
        hint="Untuk e-wallet, nomor ponselnya: 0812…"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        field={holder}
        label="Nama pemilik rekening"
        hint="Seperti tertulis di rekening."
        autoComplete="name"
      />
      {asked && (
        <Checkbox field={sure} value={asked} defaultChecked={sureOf === asked} label={SURE_OF_ACCOUNT} />
      )}
    </>
  );
}
