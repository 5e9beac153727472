import { shortTitle } from "~/domain/core/text";
import { orderPath } from "~/domain/order/path";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import { Topline } from "../layout/title-bar";

export function OrderBreadcrumbs({ orderId, title, here }: { orderId: string; title: string; here: string }) {
  return (
    <Topline>
      <Breadcrumbs
        trail={[
          { text: "Order Aktif", href: "/dashboard/orders" },
          { text: shortTitle(title), href: orderPath(orderId) },
          { text: here },
        ]}
      />
    </Topline>
  );
}
