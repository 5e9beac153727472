import { shortId } from "~/domain/text";
import { Crumbs } from "./crumbs";
import { Topline } from "./dashboard";

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
