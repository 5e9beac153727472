import { shortId } from "~/domain/core/text";
import { Crumbs } from "../kit/breadcrumbs";
import { Topline } from "../layout/dashboard";

/** The way back from a page that belongs to one order. */
export function OrderCrumbs({ orderId, here }: { orderId: string; here: string }) {
  return (
    <Topline>
      <Crumbs
        trail={[
          { text: "Order Aktif", href: "/dashboard/orders" },
          { text: shortId(orderId), href: `/dashboard/orders/${orderId}` },
          { text: here },
        ]}
      />
    </Topline>
  );
}
