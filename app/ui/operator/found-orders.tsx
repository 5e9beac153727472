import { PHASE_LABELS } from "~/copy/operator/order-filters";
import { PAYMENT_STATUS_LABELS } from "~/copy/order/status";
import { formatShortDate } from "~/domain/core/dates";
import { shortId } from "~/domain/core/text";
import type { OrderStatus, PaymentStatus, Phase } from "~/domain/order/order";
import { Price } from "../kit/money/price";
import { AppButtonLink } from "../kit/navigation/app-link";
import { type Column, DataTable } from "../kit/table";
import { Bdi } from "../kit/text/bdi";
import { OrderStatusBadge } from "../order/status";

type FoundOrderItem = {
  id: string;
  title: string;
  buyer: string;
  seller: string;
  status: OrderStatus;
  phase: Phase | null;
  paymentStatus: PaymentStatus;
  /** integer rupiah; null until there is a price */
  total: number | null;
  /** UTC ms */
  createdAt: number;
};

const columns: Column<FoundOrderItem>[] = [
  { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
  {
    head: "Pesanan",
    kind: "title",
    cell: ({ title, buyer, seller }) => (
      <>
        <Bdi>{title}</Bdi>
        <small>
          <Bdi>{buyer}</Bdi> dari <Bdi>{seller}</Bdi>
        </small>
      </>
    ),
  },
  {
    head: "Keadaan",
    kind: "status",
    cell: ({ status, phase }) => <OrderStatusBadge status={status} phase={phase} />,
  },
  {
    head: "Pembayaran",
    kind: "plain",
    cell: ({ status, phase, paymentStatus }) => (
      <>
        {PAYMENT_STATUS_LABELS[paymentStatus]}
        {status === "pending" && phase && PHASE_LABELS[phase] !== PAYMENT_STATUS_LABELS[paymentStatus] && (
          <small>{PHASE_LABELS[phase]}</small>
        )}
      </>
    ),
  },
  { head: "Dibuat", kind: "date", cell: ({ createdAt }) => formatShortDate(createdAt) },
  {
    head: "Total",
    kind: "amount",
    cell: ({ total }) =>
      total === null ? <span className="soft">Belum ada</span> : <Price amount={total} />,
  },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id }) => (
      <AppButtonLink look="line" to={`/operator/orders/${id}`} aria-label={`Berkas pesanan ${shortId(id)}`}>
        Berkas
      </AppButtonLink>
    ),
  },
];

export function FoundOrders({ orders, caption }: { orders: readonly FoundOrderItem[]; caption: string }) {
  return <DataTable caption={caption} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}
