import { shortId } from "~/domain/text";
import { Crumbs } from "./crumbs";
import { Topline } from "./dashboard";
import { type Ending, EndingPage } from "./order-confirm";

const HERE: Record<Ending, string> = { cancellation: "Batalkan order", completion: "Selesaikan order" };

/** The page that asks before an order ends, one way or the other. */
export function OrderEnding({
  orderId,
  title,
  consequence,
  ending,
  version,
}: {
  orderId: string;
  title: string;
  consequence: string;
  ending: Ending;
  version: number;
}) {
  return (
    <>
      <Topline>
        <Crumbs
          trail={[
            { text: "Order Aktif", href: "/dashboard/orders" },
            { text: shortId(orderId), href: `/dashboard/orders/${orderId}` },
            { text: HERE[ending] },
          ]}
        />
      </Topline>
      <p className="small soft">{title}</p>
      <div className="gap">
        <EndingPage orderId={orderId} ending={ending} consequence={consequence} version={version} />
      </div>
    </>
  );
}
