import { shortId } from "~/domain/core/text";
import { Breadcrumbs } from "../kit/breadcrumbs";
import { Topline } from "../layout/dashboard";

export function OrderBreadcrumbs({ orderId, here }: { orderId: string; here: string }) {
  return (
    <Topline>
      <Breadcrumbs
        trail={[
          { text: "Order Aktif", href: "/dashboard/orders" },
          { text: shortId(orderId), href: `/dashboard/orders/${orderId}` },
          { text: here },
        ]}
      />
    </Topline>
  );
}
