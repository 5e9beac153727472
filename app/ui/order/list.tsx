import { Link } from "@remix-run/react";
import { ORDER_STATUS_LABELS } from "~/copy/order/status";
import { SUSPENDED_PATH } from "~/copy/report/moderation-notifications";
import type { ListSort } from "~/domain/core/list-sort";
import { shortId } from "~/domain/core/text";
import { ORDER_STATUSES, type OrderStatus, type Phase, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { AppButtonLink } from "../kit/app-link";
import { EmptyState } from "../kit/empty-state";
import { ListFilter } from "../kit/list-filter";
import { Pagination } from "../kit/pagination";
import { Price } from "../kit/price";
import { type Column, DataTable } from "../kit/table";
import { Tabs } from "../kit/tabs";
import { Callout } from "../kit/trust-note";
import { Topline } from "../layout/dashboard";
import { Toast } from "../layout/toast";
import { OrderStatusBadge } from "./status";
import { type WaitingOrder, WaitingOrders } from "./waiting-orders";

type OrderListItem = {
  id: string;
  title: string;
  other: string;
  status: OrderStatus;
  phase: Phase | null;
  yours: boolean;
  /** Whose move it is; null when the order is closed. */
  nextStep: string | null;
  /** Day, hour and place of work, shortly; null where there is none. */
  visit: string | null;
  /** Address of a file; null until the day is agreed on, and after the end. */
  calendar: string | null;
  date: string;
  /** integer rupiah; null until there is a price */
  total: number | null;
};

const columns: Column<OrderListItem>[] = [
  { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
  {
    head: "Jasa",
    kind: "title",
    cell: ({ title, other, visit, calendar, nextStep, yours }) => (
      <>
        {title}
        <small>{other}</small>
        {visit && (
          <small>
            {visit}
            {calendar && (
              <>
                {" · "}
                <a href={calendar} download aria-label={`Simpan ke kalender: ${title}`}>
                  kalender
                </a>
              </>
            )}
          </small>
        )}
        {nextStep && <small className={yours ? "needs-action" : undefined}>{nextStep}</small>}
      </>
    ),
  },
  {
    head: "Status",
    kind: "status",
    cell: ({ status, phase }) => <OrderStatusBadge status={status} phase={phase} />,
  },
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
        to={orderPath(id)}
        aria-label={`Detail pesanan ${shortId(id)}`}
      >
        Detail
      </AppButtonLink>
    ),
  },
];

const STATUSES = [
  { value: "", label: "Semua" },
  ...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] })),
];

type List = {
  side: Side;
  status: OrderStatus | null;
  sort: ListSort;
  orders: readonly OrderListItem[];
  counts: Record<Side, string>;
  waiting: readonly WaitingOrder[];
  /** The reader may only protect what is theirs. */
  suspended: boolean;
  previous: string | null;
  next: string | null;
};

/** `waiting` comes first; a row that waits for the reader has the primary button. */
export function OrderList({ side, status, sort, orders, counts, waiting, suspended, previous, next }: List) {
  const sold = side === "seller";
  return (
    <>
      <Topline />
      <div className="spread flex-wrap">
        <h1 className="mr-4">Order Aktif</h1>
        {sold && !suspended && (
          <p className="py-2">
            <AppButtonLink look="line" to="/dashboard/services/hours">
              Jam Kerja
            </AppButtonLink>
          </p>
        )}
      </div>
      {suspended && (
        <Callout icon="warn" warm>
          Akun Anda ditangguhkan; tenggat pesanan tetap berjalan.{" "}
          <Link to={SUSPENDED_PATH}>Alasannya, yang masih dapat Anda lakukan, dan banding</Link>
        </Callout>
      )}
      <WaitingOrders orders={waiting} />
      <Tabs
        label="Sisi pesanan"
        tabs={[
          { to: "/dashboard/orders", text: `Saya memesan (${counts.buyer})`, current: !sold },
          {
            to: "/dashboard/orders?sisi=penjual",
            text: `Dipesan dari saya (${counts.seller})`,
            current: sold,
          },
        ]}
      />
      {counts[side] !== "0" && (
        <ListFilter
          path="/dashboard/orders"
          kept={sold ? { sisi: "penjual" } : {}}
          choices={[{ name: "status", label: "Status", value: status ?? "", options: STATUSES }]}
          sort={sort}
        />
      )}
      {orders.length === 0 ? (
        <NoOrders side={side} status={status} suspended={suspended} />
      ) : (
        <DataTable
          caption={sold ? "Pesanan untuk jasa Anda" : "Pesanan yang Anda buat"}
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
        />
      )}
      <Pagination label="Halaman pesanan" previous={previous} next={next} />
    </>
  );
}

function NoOrders({ side, status, suspended }: Pick<List, "side" | "status" | "suspended">) {
  if (status) {
    return (
      <EmptyState
        title={`Tidak ada pesanan berstatus ${ORDER_STATUS_LABELS[status]}.`}
        action={{
          href: side === "seller" ? "/dashboard/orders?sisi=penjual" : "/dashboard/orders",
          text: "Lihat Semua Pesanan",
        }}
      />
    );
  }
  if (suspended)
    return (
      <EmptyState
        title="Anda belum memiliki pesanan aktif."
        text="Selama akun Anda ditangguhkan, tidak ada pesanan baru. Bila menurut Anda itu keliru, ajukan banding."
        action={{ href: "/account/suspended", text: "Ajukan Banding" }}
      />
    );
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
