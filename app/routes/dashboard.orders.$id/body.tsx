import type { SubmissionResult } from "@conform-to/react";
import type { ComponentProps } from "react";
import type { OrderAction } from "~/orders/lifecycle";
import type { Side } from "~/orders/order";
import { ClosedActions, DecidedChanges, OpenChange, OtherActions, QuoteForm } from "~/orders/ui/turn";
import {
  DeliveryForm,
  OrderConversation,
  OrderDetails,
  OrderDispute,
  OrderNeeds,
  OrderReviews,
  OrderVisit,
} from "./activity";
import { DeliveredWork, OrderMoney } from "./header";

type Money = ComponentProps<typeof OrderMoney>;
type Dispute = ComponentProps<typeof OrderDispute>;
type Talk = ComponentProps<typeof OrderConversation>;
type Change = ComponentProps<typeof OpenChange>;

type Order = ComponentProps<typeof OrderNeeds> &
  Pick<ComponentProps<typeof OrderDetails>, "rows" | "numbers" | "total"> &
  Pick<ComponentProps<typeof QuoteForm>, "quantity" | "feePercent" | "offered"> &
  Pick<Talk, "events" | "next" | "zone" | "now"> & {
    id: string;
    side: Side;
    closed: boolean;
    other: { name: string };
    turn: { answers: boolean };
    bar: { kind: string; near?: boolean } | null;
    seen: ComponentProps<typeof DeliveredWork>["seen"] | null;
    visit: ComponentProps<typeof OrderVisit> | null;
    dispute: Omit<Dispute, "zone" | "now"> | null;
    reviews: Omit<ComponentProps<typeof OrderReviews>, "orderId"> | null;
    money: Omit<Money, "mine" | "zone">;
    conversation: Omit<Talk, "events" | "next" | "zone" | "now">;
    changes: {
      open: Pick<Change, "mine" | "rows" | "description"> | null;
      decided: ComponentProps<typeof DecidedChanges>["changes"];
    };
    closedActions: ComponentProps<typeof ClosedActions> | null;
    spentQuote: OrderAction | null;
    actions: { form: OrderAction | null; requote: OrderAction | null; others: readonly OrderAction[] };
  };

const quoteOf = ({ form, requote }: Order["actions"]) => (form?.command === "quote" ? form : requote);

/** The side that sets the first price reads the request before it. */
const areNeedsFirst = ({ actions, offered }: Order) => quoteOf(actions) !== null && offered === null;

export function OrderWork({
  order,
  ruled,
  result,
}: {
  order: Order;
  ruled: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { id, actions, changes, dispute, money, other, reviews, turn, zone, now } = order;
  const quote = quoteOf(actions) ?? (result ? order.spentQuote : null);
  const barred = order.bar?.kind === "form" && order.bar.near === true;
  return (
    <>
      {order.closed && order.seen && !dispute && <DeliveredWork seen={order.seen} />}
      {changes.open && <OpenChange {...changes.open} {...{ orderId: id, other: other.name, due: turn.answers }} />}
      {order.visit && <OrderVisit {...order.visit} />}
      {!ruled && dispute && <OrderDispute {...dispute} zone={zone} now={now} />}
      {areNeedsFirst(order) && (
        <div className="mt-4">
          <OrderNeeds {...order} />
        </div>
      )}
      {quote && (
        <QuoteForm
          {...quote}
          folded={actions.form === null}
          quantity={order.quantity}
          feePercent={order.feePercent}
          offered={order.offered}
          result={result}
        />
      )}
      {actions.form?.command === "deliver" && <DeliveryForm action={actions.form} barred={barred} />}
      {reviews && <OrderReviews orderId={id} {...reviews} />}
      <OrderMoney mine={order.side === "buyer"} {...money} zone={zone} />
      <OrderConversation {...order.conversation} {...{ events: order.events, next: order.next, zone, now }} />
    </>
  );
}

export function OrderBackground({ order }: { order: Order }) {
  return (
    <>
      <OrderDetails rows={order.rows} numbers={order.numbers} total={order.total} />
      {!areNeedsFirst(order) && <OrderNeeds {...order} />}
      <DecidedChanges changes={order.changes.decided} other={order.other.name} />
      <OtherActions id={order.id} actions={order.actions.others} />
      {order.closedActions && <ClosedActions {...order.closedActions} />}
    </>
  );
}

export { OrderDecision } from "~/orders/ui/turn";
export { OrderDispute, ReviewRequest, VisitAnswer } from "./activity";
export { OrderBar } from "./bar";
