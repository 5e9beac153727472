import { shortId } from "~/domain/core/text";
import type { OrderStatus, Phase } from "~/domain/order/order";
import { Breadcrumbs } from "../kit/breadcrumbs";
import { Callout } from "../kit/trust-note";
import { Topline } from "../layout/dashboard";
import { OrderStatusBadge } from "./status";

export function OrderHeader({
  id,
  title,
  status,
  phase,
  placed,
  other,
  asOf,
  standing,
}: {
  id: string;
  title: string;
  status: OrderStatus;
  phase: Phase | null;
  placed: string;
  other: string;
  asOf: string;
  standing: string | null;
}) {
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Order Aktif", href: "/dashboard/orders" }, { text: shortId(id) }]} />
      </Topline>
      <ReceiptHeader id={id} asOf={asOf} />
      <div className="detail-header">
        <h1>{title}</h1>
        <p>
          <OrderStatusBadge status={status} phase={phase} />
        </p>
      </div>
      <p className="small soft">
        Pesanan <span className="tabular">{shortId(id)}</span> · {placed} · {other}
      </p>
      {standing && (
        <div className="mt-4">
          <Callout icon="lock" warm>
            {standing}
          </Callout>
        </div>
      )}
    </>
  );
}

/** Shown in print alone. */
function ReceiptHeader({ id, asOf }: { id: string; asOf: string }) {
  return (
    <div className="print-only mb-4">
      <p className="text-xl">
        <b>JasaWarga</b> · Nota pesanan
      </p>
      <p>
        Nomor pesanan <b className="tabular">{id}</b>
      </p>
      <p>Keadaan per {asOf}</p>
    </div>
  );
}
