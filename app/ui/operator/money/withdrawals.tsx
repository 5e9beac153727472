import { isolated } from "~/domain/core/bidi";
import { shortId } from "~/domain/core/text";
import type { WithdrawalStanding } from "~/domain/money/withdrawal";
import { EmptyState } from "../../kit/empty-state";
import { Price } from "../../kit/money/price";
import { Prices } from "../../kit/money/prices";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { ListPagination } from "../../kit/navigation/list-pagination";
import { Tabs } from "../../kit/navigation/tabs";
import { type Column, DataTable } from "../../kit/table";
import { Bdi } from "../../kit/text/bdi";
import { TitleBar } from "../../layout/title-bar";
import { WithdrawalStatusBadge } from "../../money/withdrawal-status";

type WithdrawalItem = {
  id: string;
  /** integer rupiah */
  amount: number;
  status: WithdrawalStanding;
  person: string;
  /** "BCA •••• 7890" */
  to: string;
  asked: string;
  /** Whom it waits for; null when it is over. */
  next: string | null;
  yours: boolean;
};

const columns: Column<WithdrawalItem>[] = [
  {
    head: "Penjual",
    kind: "title",
    cell: ({ person, to, next, yours }) => (
      <>
        <Bdi>{person}</Bdi>
        <small>{to}</small>
        {next && (
          <small className={yours ? "needs-action" : undefined}>
            <Prices text={next} />
          </small>
        )}
      </>
    ),
  },
  { head: "Diminta", kind: "date", cell: ({ asked }) => asked },
  { head: "Status", kind: "status", cell: ({ status }) => <WithdrawalStatusBadge status={status} /> },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => <Price amount={amount} /> },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id, person, yours }) => (
      <AppButtonLink
        look={yours ? "primary" : "line"}
        to={`/operator/withdrawals/${id}`}
        aria-label={`Buka penarikan ${isolated(person)}, ${shortId(id)}`}
      >
        Buka
      </AppButtonLink>
    ),
  },
];

/** Open ones name their status in the first cell. */
const openColumns = columns.filter(({ kind }) => kind !== "status");

export function OperatorWithdrawals({
  open,
  withdrawals,
  first,
  next,
}: {
  open: boolean;
  withdrawals: readonly WithdrawalItem[];
  first: string | null;
  next: string | null;
}) {
  return (
    <>
      <TitleBar title="Penarikan saldo" />
      <Tabs
        label="Penarikan"
        tabs={[
          { to: "/operator/withdrawals", text: "Menunggu", current: open },
          { to: "/operator/withdrawals?status=selesai", text: "Selesai", current: !open },
        ]}
      />
      {withdrawals.length > 0 ? (
        <DataTable
          caption={open ? "Penarikan yang menunggu, yang terlama di atas" : "Penarikan yang sudah diputuskan"}
          columns={open ? openColumns : columns}
          rows={withdrawals}
          rowKey={({ id }) => id}
        />
      ) : open ? (
        <EmptyState
          title="Tidak ada penarikan yang menunggu"
          text="Permintaan baru muncul di sini, yang terlama di atas."
          action={{ href: "/operator/withdrawals?status=selesai", text: "Lihat yang selesai" }}
        />
      ) : (
        <EmptyState
          title="Belum ada penarikan yang diputuskan"
          action={{ href: "/operator/withdrawals", text: "Lihat yang menunggu" }}
        />
      )}
      <ListPagination first={first} next={next} />
    </>
  );
}
