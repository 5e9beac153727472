import { REFUND_STAGE_LABELS } from "~/copy/money/refund-stages";
import { isolated } from "~/domain/core/bidi";
import { HOUR } from "~/domain/core/dates";
import { GATEWAY_TRIED_EVERY } from "~/domain/money/refund";
import { REFUND_STAGE_PARAMS, REFUND_STAGES, type RefundStage } from "~/domain/money/refund-stage";
import { EmptyState } from "../../kit/empty-state";
import { Price } from "../../kit/money/price";
import { Prices } from "../../kit/money/prices";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { ListPagination } from "../../kit/navigation/list-pagination";
import { Tabs } from "../../kit/navigation/tabs";
import { type Column, DataTable } from "../../kit/table";
import { Bdi } from "../../kit/text/bdi";
import { TitleBar } from "../../layout/title-bar";

type RefundItem = {
  id: string;
  title: string;
  buyer: string;
  /** integer rupiah */
  amount: number;
  since: string;
  note: string;
  yours: boolean;
};

const columns: Column<RefundItem>[] = [
  {
    head: "Pembeli",
    kind: "title",
    cell: ({ buyer, title, note, yours }) => (
      <>
        <Bdi>{buyer}</Bdi>
        <small>
          <Bdi>{title}</Bdi>
        </small>
        <small className={yours ? "needs-action" : undefined}>
          <Prices text={note} />
        </small>
      </>
    ),
  },
  { head: "Terutang", kind: "date", cell: ({ since }) => since },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => <Price amount={amount} /> },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id, buyer, yours }) => (
      <AppButtonLink
        look={yours ? "primary" : "line"}
        to={`/operator/refunds/${id}`}
        aria-label={`Buka pengembalian kepada ${isolated(buyer)}`}
      >
        Buka
      </AppButtonLink>
    ),
  },
];

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

export function OperatorRefunds({
  stage,
  refunds,
  first,
  next,
}: {
  stage: RefundStage;
  refunds: readonly RefundItem[];
  first: string | null;
  next: string | null;
}) {
  const tabs = REFUND_STAGES.map((key) => ({
    to: `/operator/refunds?status=${REFUND_STAGE_PARAMS[key]}`,
    text: REFUND_STAGE_LABELS[key],
    current: key === stage,
  }));
  return (
    <>
      <TitleBar title="Pengembalian dana" />
      <Tabs label="Keadaan pengembalian" tabs={tabs} />
      {refunds.length === 0 && first === null ? (
        <EmptyState {...EMPTY[stage]} />
      ) : (
        <>
          <DataTable
            caption={`Pengembalian dana: ${REFUND_STAGE_LABELS[stage]}`}
            columns={columns}
            rows={refunds}
            rowKey={({ id }) => id}
          />
          <ListPagination first={first} next={next} />
        </>
      )}
    </>
  );
}
