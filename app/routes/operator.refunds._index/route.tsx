import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { ListPage } from "~/operators/ui/list-page";
import { HOUR } from "~/platform/dates";
import { pageTitle } from "~/platform/sentence-text";
import { GATEWAY_TRIED_EVERY } from "~/refunds/gateway-refund";
import { refundListView } from "~/refunds/page-data.server";
import { listRefunds } from "~/refunds/queries.server";
import { REFUND_STAGE_PARAMS, REFUND_STAGES, type RefundStage, readRefundStage } from "~/refunds/refund";
import { REFUND_STAGE_LABELS } from "~/refunds/text";
import type { Column } from "~/ui/data-table";
import { Example } from "~/ui/example";
import { Bdi } from "~/ui/kit";
import { Price, Prices } from "~/ui/prices";

const columns: Column<ReturnType<typeof refundListView>["refunds"][number]>[] = [
  {
    head: "Pembeli",
    kind: "title",
    cell: ({ buyer }) => <Bdi>{buyer}</Bdi>,
    notes: ({ title, note, yours }) => [
      <span key="note" className={yours ? "needs-action" : undefined}>
        <Prices text={note} />
      </span>,
      <Bdi key="title">{title}</Bdi>,
    ],
  },
  { head: "Terutang", kind: "date", cell: ({ since }) => since },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => <Price amount={amount} /> },
];

const REFUND_EXAMPLE = { title: "Rp 150.000", text: "Budi Santoso · Cuci AC dua unit", person: "Budi Santoso" };

const EMPTY: Record<RefundStage, { title: string; text: string }> = {
  ready: {
    title: "Tidak ada pengembalian yang perlu dibayar",
    text: "Yang rekeningnya sudah disebutkan pembeli tampil di sini, yang terlama lebih dulu.",
  },
  account: {
    title: "Tidak ada yang menunggu rekening",
    text: "Pembeli yang belum menyebutkan rekening diingatkan otomatis.",
  },
  gateway: {
    title: "Tidak ada yang sedang ditangani penyedia pembayaran",
    text: `Penyedia pembayaran diminta otomatis: bila gagal, lagi setelah beberapa menit, lalu makin jarang sampai tiap ${GATEWAY_TRIED_EVERY / HOUR} jam. Yang ditolak pindah ke transfer bank.`,
  },
  paid: { title: "Belum ada pengembalian yang dibayar", text: "Semua yang sudah sampai tercatat di sini." },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  const { db, now } = context;
  const query = new URL(request.url).searchParams;
  const stage = readRefundStage(query.get("status"));
  const after = query.get("after");
  const page = await listRefunds(db, stage, { after, now });
  return refundListView(page, { stage, after }, { operatorId: operator.id, now });
}

export default function Refunds() {
  const { stage, refunds, first, next } = useLoaderData<typeof loader>();
  const tabs = REFUND_STAGES.map((key) => ({
    to: `/operator/refunds?status=${REFUND_STAGE_PARAMS[key]}`,
    text: REFUND_STAGE_LABELS[key],
    current: key === stage,
  }));
  return (
    <ListPage
      title="Pengembalian uang"
      tabs={{ label: "Keadaan pengembalian", tabs }}
      list={{
        caption: `Pengembalian uang: ${REFUND_STAGE_LABELS[stage]}`,
        columns,
        rows: refunds,
        rowKey: ({ id }) => id,
        link: ({ id }) => ({ href: `/operator/refunds/${id}`, name: "Buka pengembalian kepada" }),
      }}
      empty={{ drawing: "refunds", example: <Example {...REFUND_EXAMPLE} />, ...EMPTY[stage] }}
      pages={{ first, next }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Pengembalian uang") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
