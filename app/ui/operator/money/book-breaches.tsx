import { shortId } from "~/domain/core/text";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Section } from "../../kit/section";
import { type Column, DataTable } from "../../kit/table";

type ListedAuditBreach = { orderId: string; rule: string; found: string; seen: string };

const columns: Column<ListedAuditBreach>[] = [
  { head: "Pesanan", kind: "id", cell: ({ orderId }) => shortId(orderId) },
  {
    head: "Aturan",
    kind: "title",
    cell: ({ rule, found }) => (
      <>
        {rule}
        <small className="needs-action">{found}</small>
      </>
    ),
  },
  { head: "Ditemukan", kind: "date", cell: ({ seen }) => seen },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ orderId }) => (
      <AppButtonLink
        look="line"
        to={`/operator/orders/${orderId}`}
        aria-label={`Berkas pesanan ${shortId(orderId)}`}
      >
        Buka
      </AppButtonLink>
    ),
  },
];

/** Renders nothing when the books hold. */
export function AuditBreaches({
  below,
  breaches,
}: {
  below: readonly string[];
  breaches: readonly ListedAuditBreach[];
}) {
  if (below.length + breaches.length === 0) return null;
  return (
    <Section id="tidak-cocok" title="Yang tidak cocok" tight>
      {below.length > 0 && (
        <p>
          Di bawah nol: <span className="tabular">{below.join(", ")}</span>
        </p>
      )}
      {breaches.length > 0 && (
        <DataTable
          caption="Pesanan yang tidak cocok"
          columns={columns}
          rows={breaches}
          rowKey={({ orderId, rule }) => `${orderId} ${rule}`}
        />
      )}
    </Section>
  );
}
