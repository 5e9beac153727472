import type { OrderStatus, Side } from "~/domain/order";
import { shortId } from "~/domain/text";
import { AppButtonLink } from "./app-link";
import { Topline } from "./dashboard";
import { EmptyState } from "./empty";
import { ListPages } from "./list-pages";
import { Price } from "./price";
import { OrderStatusBadge } from "./status";
import { type Column, DataTable } from "./table";
import { Tabs } from "./tabs";
import { Toast } from "./toast";

export type ListedOrder = {
  id: string;
  title: string;
  /** The name of the other side. */
  other: string;
  status: OrderStatus;
  yours: boolean;
  /** Whose move it is, in a line; null when it is over. */
  turn: string | null;
  date: string;
  /** integer rupiah; null until there is a price */
  total: number | null;
};

const columns: Column<ListedOrder>[] = [
  { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
  {
    head: "Jasa",
    kind: "title",
    cell: ({ title, other, turn, yours }) => (
      <>
        {title}
        <small>{other}</small>
        {turn && <small className={yours ? "act" : undefined}>{turn}</small>}
      </>
    ),
  },
  { head: "Status", kind: "status", cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { head: "Tanggal", kind: "date", cell: ({ date }) => date },
  {
    head: "Harga",
    kind: "amount",
    cell: ({ total }) =>
      total === null ? <span className="soft">Belum ada</span> : <Price amount={total} />,
  },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id, yours }) => (
      <AppButtonLink
        look={yours ? "primary" : "line"}
        to={`/dashboard/orders/${id}`}
        aria-label={`Detail pesanan ${id.slice(0, 8)}`}
      >
        Detail
      </AppButtonLink>
    ),
  },
];

/** Orders of one side, newest first; a row that waits for the reader has the one strong button. */
export function OrderList({
  side,
  orders,
  counts,
  first,
  next,
}: {
  side: Side;
  orders: readonly ListedOrder[];
  counts: Record<Side, string>;
  first: string | null;
  next: string | null;
}) {
  return (
    <>
      <Topline />
      <h1>Order Aktif</h1>
      <Tabs
        label="Sisi pesanan"
        tabs={[
          { to: "/dashboard/orders", text: `Saya memesan (${counts.buyer})`, current: side === "buyer" },
          {
            to: "/dashboard/orders?sisi=penjual",
            text: `Dipesan dari saya (${counts.seller})`,
            current: side === "seller",
          },
        ]}
      />
      {orders.length === 0 ? (
        <NoOrders side={side} />
      ) : (
        <DataTable
          caption={
            side === "buyer"
              ? "Pesanan yang Anda buat, terbaru di atas"
              : "Pesanan untuk jasa Anda, terbaru di atas"
          }
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
        />
      )}
      <ListPages first={first} next={next} />
    </>
  );
}

function NoOrders({ side }: { side: Side }) {
  return (
    <EmptyState
      title="Anda belum memiliki pesanan aktif."
      text={
        side === "buyer"
          ? "Temukan jasa yang Anda perlukan; dana Anda dititipkan sampai hasilnya memuaskan."
          : "Pesanan muncul di sini begitu seseorang memesan jasa Anda."
      }
      action={
        side === "buyer"
          ? { href: "/explore", text: "Cari Jasa" }
          : { href: "/dashboard/services", text: "Lihat Jasa Saya" }
      }
    />
  );
}

export function OrderListFailed() {
  return (
    <>
      <Topline />
      <h1>Order Aktif</h1>
      <Toast kind="error" title="Gagal memuat daftar pesanan" description="Coba muat ulang halaman ini." />
    </>
  );
}
