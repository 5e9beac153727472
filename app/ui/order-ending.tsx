import { type Ending, EndingPage } from "./order-confirm";
import { OrderCrumbs } from "./order-crumbs";

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
      <OrderCrumbs orderId={orderId} here={HERE[ending]} />
      <p className="small soft">{title}</p>
      <div className="gap">
        <EndingPage orderId={orderId} ending={ending} consequence={consequence} version={version} />
      </div>
    </>
  );
}
