import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import { withdrawalListView } from "~/payouts/operator-page-data.server";
import { listWithdrawals } from "~/payouts/page-queries.server";
import type { WithdrawalOutcome } from "~/payouts/payout";
import { WithdrawalStatusBadge } from "~/payouts/ui/withdrawals";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isolated, shortId } from "~/platform/strings";
import { requireOperator } from "~/platform/viewer.server";
import { TitleBar } from "~/ui/frame";
import { Bdi, type Column, DataTable, EmptyState } from "~/ui/kit";
import { AppButtonLink, ListPagination, Tabs } from "~/ui/navigation";
import { Price, Prices } from "~/ui/prices";

type WithdrawalItem = {
  id: string;
  amount: number;
  status: WithdrawalOutcome;
  person: string;
  to: string;
  asked: string;
  /** Null when it is over. */
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

/** Open withdrawals show their status in the first cell. */
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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  const { db, now } = context;
  const query = new URL(request.url).searchParams;
  const asked = { open: query.get("status") !== "selesai", after: query.get("after") };
  const page = await listWithdrawals(db, { ...asked, now });
  return withdrawalListView(page, asked, { operatorId: operator.id, now });
}

export default function Withdrawals() {
  return <OperatorWithdrawals {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: pageTitle("Penarikan saldo") }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
