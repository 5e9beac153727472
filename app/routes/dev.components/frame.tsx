import { ORDER_STATUSES, type OrderStatus } from "~/orders/order";
import { OrderStatusBadge } from "~/orders/ui/order";
import { DashboardSide } from "~/ui/dashboard-frame";

import { type Column, DataTable, Section } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { TopBar } from "~/ui/page-frame";
import { Price } from "~/ui/prices";
import { budi } from "./samples";

type Row = { id: string; status: OrderStatus };

const columns: readonly Column<Row>[] = [
  { head: "ID", kind: "id", cell: (row) => row.id },
  {
    head: "Jasa",
    kind: "title",
    cell: () => (
      <>
        Desain logo dan identitas merek untuk UMKM<small>Sari Wulandari</small>
        <small className="needs-action">Giliran Anda: periksa hasil kerja</small>
      </>
    ),
  },
  { head: "Status", kind: "status", cell: (row) => <OrderStatusBadge status={row.status} phase={null} /> },
  { head: "Tanggal", kind: "date", cell: () => "10 November 2026" },
  { head: "Harga", kind: "amount", cell: () => <Price amount={350_000} /> },
  {
    head: "Aksi",
    kind: "action",
    cell: (row) => (
      <AppButtonLink to="?detail" look="line" aria-label={`Detail pesanan ${row.id}`}>
        Detail
      </AppButtonLink>
    ),
  },
];

const rows: Row[] = ORDER_STATUSES.map((status, index) => ({ id: `7f3a21c${index}...`, status }));

export function Bars() {
  return (
    <Section id="bilah" title="Bilah atas" note="Keluar dan masuk; di layar kecil keduanya melipat.">
      <TopBar viewer={null} path="/explore" />
      <TopBar viewer={budi} path="/profile" />
      <Breadcrumbs
        trail={[
          { text: "Beranda", href: "/" },
          { text: "Desain Grafis", href: "/category/desain-grafis" },
          { text: "Desain logo dan identitas merek untuk UMKM" },
        ]}
      />
    </Section>
  );
}

export function Tables() {
  return (
    <Section
      id="tabel"
      title="Tabel dan menu dashboard"
      note="Di layar kecil tabel menjadi kartu, menu menjadi laci."
    >
      <div className="dashboard">
        <input
          className="sr-only"
          type="checkbox"
          id="sidebar-open"
          aria-label="Buka atau tutup menu dashboard"
        />
        <label className="backdrop" htmlFor="sidebar-open" aria-hidden="true">
          Tutup
        </label>
        <DashboardSide path="/dashboard/orders" orderCount={3} />
        <div className="dashboard__panel">
          <DataTable caption="Contoh pesanan" columns={columns} rows={rows} rowKey={(row) => row.id} />
        </div>
      </div>
    </Section>
  );
}
