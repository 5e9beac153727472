import { Checkbox, SelectField } from "~/ui/choices";
import { type Column, DataTable } from "~/ui/data-table";
import { type FieldView, TextField, typed } from "~/ui/fields";
import { Price } from "~/ui/prices";
import { Status, type StatusLook } from "~/ui/status";
import { BANKS, WALLETS } from "../account";
import { SURE_OF_ACCOUNT, WITHDRAWAL_LABELS } from "../text";
import type { WithdrawalOutcome } from "../withdrawal";

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
      {asked && <Checkbox field={sure} value={asked} defaultChecked={sureOf === asked} label={SURE_OF_ACCOUNT} />}
    </>
  );
}

const withdrawalLooks: Record<WithdrawalOutcome, StatusLook> = {
  requested: "active",
  approved: "active",
  paid: "done",
  failed: "off",
  arrived: "done",
};

export function WithdrawalStatusBadge({ status }: { status: WithdrawalOutcome }) {
  return <Status look={withdrawalLooks[status]}>{WITHDRAWAL_LABELS[status]}</Status>;
}

export type WithdrawalLine = {
  id: string;
  amount: number;
  status: WithdrawalOutcome;
  to: string;
  holder: string;
  note: string;
  sent: { fee: string; arrives: string } | null;
  asked: string;
  decided: string | null;
};

const columns: Column<WithdrawalLine>[] = [
  {
    head: "Tujuan",
    kind: "title",
    cell: ({ to, holder, note, sent }) => (
      <>
        {to}
        <small>a.n. {holder}</small>
        <small>{note}</small>
        {sent && (
          <small>
            Yang masuk {sent.arrives}, setelah biaya transfer {sent.fee}
          </small>
        )}
      </>
    ),
  },
  {
    head: "Tanggal",
    kind: "date",
    cell: ({ asked, decided }) => (
      <>
        Diminta {asked}
        {decided && (
          <>
            <br />
            Selesai {decided}
          </>
        )}
      </>
    ),
  },
  { head: "Status", kind: "status", cell: ({ status }) => <WithdrawalStatusBadge status={status} /> },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => <Price amount={amount} /> },
];

export function WithdrawalList({
  withdrawals,
  caption = "Penarikan saldo Anda",
}: {
  withdrawals: readonly WithdrawalLine[];
  caption?: string;
}) {
  return <DataTable caption={caption} columns={columns} rows={withdrawals} rowKey={({ id }) => id} />;
}
