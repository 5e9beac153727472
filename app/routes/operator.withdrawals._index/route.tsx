import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { ListPage, openAndClosed } from "~/operators/ui/list-page";
import { withdrawalListView } from "~/payouts/operator-page-data.server";
import { listWithdrawals } from "~/payouts/page-queries.server";
import { WithdrawalStatusBadge } from "~/payouts/ui/withdrawals";
import { pageTitle } from "~/platform/sentence-text";
import { shortId } from "~/platform/strings";
import type { Column } from "~/ui/data-table";
import { Example } from "~/ui/example";
import { Bdi } from "~/ui/kit";
import { Price, Prices } from "~/ui/prices";

const columns: Column<ReturnType<typeof withdrawalListView>["withdrawals"][number]>[] = [
  {
    head: "Penjual",
    kind: "title",
    cell: ({ person }) => <Bdi>{person}</Bdi>,
    notes: ({ to, next, yours }) => [
      next && (
        <span key="next" className={yours ? "needs-action" : undefined}>
          <Prices text={next} />
        </span>
      ),
      to,
    ],
  },
  { head: "Diminta", kind: "date", cell: ({ asked }) => asked },
  { head: "Status", kind: "status", cell: ({ status }) => <WithdrawalStatusBadge status={status} /> },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => <Price amount={amount} /> },
];

const openColumns = columns.filter(({ kind }) => kind !== "status");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  const { db, now } = context;
  const query = new URL(request.url).searchParams;
  const asked = { open: query.get("status") !== "selesai", after: query.get("after") };
  const page = await listWithdrawals(db, { ...asked, now });
  return withdrawalListView(page, asked, { operatorId: operator.id, now });
}

export default function Withdrawals() {
  const { open, withdrawals, first, next } = useLoaderData<typeof loader>();
  const { tabs, other } = openAndClosed("/operator/withdrawals", "Penarikan", !open);
  return (
    <ListPage
      title="Penarikan saldo"
      tabs={tabs}
      list={{
        caption: open ? "Penarikan yang menunggu, yang terlama di atas" : "Penarikan yang sudah diputuskan",
        columns: open ? openColumns : columns,
        rows: withdrawals,
        rowKey: ({ id }) => id,
        link: ({ id }) => ({ href: `/operator/withdrawals/${id}`, name: `Buka penarikan ${shortId(id)},` }),
      }}
      empty={
        open
          ? {
              drawing: "withdrawals",
              title: "Tidak ada penarikan yang menunggu",
              text: "Permintaan baru muncul di sini, yang terlama di atas.",
              example: <Example title="Rp 500.000" text="Sari Wulandari · BCA •••• 4321" person="Sari Wulandari" />,
              action: other,
            }
          : { drawing: "accepted", title: "Belum ada penarikan yang diputuskan", action: other }
      }
      pages={{ first, next }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Penarikan saldo") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
