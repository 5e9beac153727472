import { Link } from "@remix-run/react";
import { formatRupiah } from "~/domain/core/money";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";
import { type Column, DataTable } from "../kit/table";

type AdminOrderAttempt = {
  id: string;
  gatewayOrderId: string;
  number: number;
  status: string;
  surplus: boolean;
  method: string;
  /** integer rupiah */
  amount: number;
  begun: string;
  checked: string;
};

const attemptColumns: Column<AdminOrderAttempt>[] = [
  {
    head: "Percobaan",
    kind: "title",
    cell: ({ number, gatewayOrderId, method, begun, checked }) => (
      <>
        Percobaan {number}, {method}
        <small>{gatewayOrderId}</small>
        <small>
          Dimulai {begun}, terakhir diketahui {checked}
        </small>
      </>
    ),
  },
  {
    head: "Status",
    kind: "status",
    cell: ({ status, surplus }) => (surplus ? `${status}, berlebih` : status),
  },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => formatRupiah(amount) },
];

/** Every attempt, with a button to ask the gateway again. */
export function AdminOrderAttempts({
  orderId,
  attempts,
}: {
  orderId: string;
  attempts: readonly AdminOrderAttempt[];
}) {
  return (
    <Section id="pembayaran" title="Percobaan pembayaran" tight>
      {attempts.length === 0 ? (
        <p className="soft">Belum pernah dicoba dibayar.</p>
      ) : (
        <>
          <DataTable
            caption="Percobaan pembayaran"
            columns={attemptColumns}
            rows={attempts}
            rowKey={({ id }) => id}
          />
          <p className="mt-4">
            <AppButtonLink look="line" to={`/operator/orders/${orderId}/payment-check`}>
              Tanyakan ke Penyedia Pembayaran
            </AppButtonLink>
          </p>
        </>
      )}
    </Section>
  );
}

type AdminOrderRefund = { id: string; amount: number; state: string; facts: string };

const refundColumns: Column<AdminOrderRefund>[] = [
  {
    head: "Pengembalian",
    kind: "title",
    cell: ({ id, state, facts }) => (
      <>
        <Link to={`/operator/refunds/${id}`}>{state}</Link>
        <small>{facts}</small>
      </>
    ),
  },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => formatRupiah(amount) },
];

/** Renders nothing where nothing was ever owed. */
export function AdminOrderRefunds({ refunds }: { refunds: readonly AdminOrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <Section id="pengembalian" title="Pengembalian" tight>
      <DataTable caption="Pengembalian" columns={refundColumns} rows={refunds} rowKey={({ id }) => id} />
    </Section>
  );
}
