import { FAULT_LABELS } from "~/copy/operator/faults";
import { shortId } from "~/domain/core/text";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";
import { type Column, DataTable } from "../kit/table";

type FoundFault = {
  id: string;
  event: string;
  route: string;
  /** In words. */
  at: string;
  orderId: string | null;
  title: string | null;
};

const columns: Column<FoundFault>[] = [
  {
    head: "Kesalahan",
    kind: "title",
    cell: ({ event, route }) => (
      <>
        {FAULT_LABELS[event] ?? event}
        <small>{route}</small>
      </>
    ),
  },
  { head: "Waktu", kind: "date", cell: ({ at }) => at },
  {
    head: "Pesanan",
    kind: "plain",
    cell: ({ title }) => title ?? <span className="soft">Bukan tentang pesanan</span>,
  },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ orderId }) =>
      orderId && (
        <AppButtonLink
          look="line"
          to={`/operator/orders/${orderId}`}
          aria-label={`Berkas pesanan ${shortId(orderId)}`}
        >
          Berkas
        </AppButtonLink>
      ),
  },
];

/** What went wrong on the page whose code somebody told. */
export function FoundFaults({ faults, code }: { faults: readonly FoundFault[]; code: string | null }) {
  return (
    <Section
      id="kesalahan"
      title={`Kode ${code}`}
      note="Rinciannya ada di log, di bawah kode yang sama."
      tight
    >
      <DataTable
        caption={`Kesalahan berkode ${code}`}
        columns={columns}
        rows={faults}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}
