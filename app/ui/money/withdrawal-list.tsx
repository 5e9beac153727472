import type { WithdrawalStanding } from "~/domain/money/withdrawal";
import { Price } from "../kit/money/price";
import { type Column, DataTable } from "../kit/table";
import { WithdrawalStatusBadge } from "./withdrawal-status";

export type WithdrawalLine = {
  id: string;
  /** integer rupiah */
  amount: number;
  status: WithdrawalStanding;
  /** "BCA •••• 7890" */
  to: string;
  holder: string;
  note: string;
  /** What a transfer's fee takes of it, and what is left; null where nothing does. */
  sent: { fee: string; arrives: string } | null;
  /** dates in words */
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
