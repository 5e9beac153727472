import { BANKS, WALLETS } from "~/domain/money/payout-account";
import type { FieldView } from "../kit/form/field";
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
}: Record<"channel" | "number" | "holder", FieldView>) {
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
    </>
  );
}
