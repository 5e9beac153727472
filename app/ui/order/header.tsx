import { shortId } from "~/domain/core/text";
import type { OrderStatus, Phase } from "~/domain/order/order";
import { Crumbs } from "../kit/breadcrumbs";
import { Note } from "../kit/trust-note";
import { Topline } from "../layout/dashboard";
import { ReceiptHead } from "./receipt-header";
import { OrderStatusBadge } from "./status";

/** Which order this is, how far it has come, and what a suspension means for it. */
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
        <Crumbs trail={[{ text: "Order Aktif", href: "/dashboard/orders" }, { text: shortId(id) }]} />
      </Topline>
      <ReceiptHead id={id} asOf={asOf} />
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
          <Note icon="lock" warm>
            {standing}
          </Note>
        </div>
      )}
    </>
  );
}
