import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { findOrderPageAndMarkRead } from "~/db/order/pages.server";
import { formatDateTime } from "~/domain/core/dates";
import { orderPath } from "~/domain/order/path";
import { quoteForm } from "~/forms/order/quote.server";
import { noOrder } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { expectAccount, expectUser, readingMessages } from "~/http/viewer.server";
import { withWholeConversation } from "~/operations/message/read-archived-messages.server";
import { negotiateOrder } from "~/operations/order/negotiate-order.server";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { OtherActions } from "~/ui/order/page/actions";
import { OrderBar } from "~/ui/order/page/bar";
import { DecidedChanges, OpenChange } from "~/ui/order/page/changes";
import { OrderConversation } from "~/ui/order/page/conversation";
import { OrderDetails } from "~/ui/order/page/details";
import { OrderDispute } from "~/ui/order/page/dispute";
import { HandOver } from "~/ui/order/page/hand-over";
import { OrderHeader } from "~/ui/order/page/header";
import { OrderMoney, RefundNextStep } from "~/ui/order/page/money";
import { QuoteForm } from "~/ui/order/page/quote-form";
import { OrderReviews, ReviewRequest } from "~/ui/order/page/reviews";
import { OrderNeeds } from "~/ui/order/page/texts";
import { orderPageTitle } from "~/ui/order/page/title";
import { HandedOver, OrderTurn } from "~/ui/order/page/turn";
import { OrderVisit, VisitAnswer } from "~/ui/visit/order-visit";
import { orderConversation } from "~/views/order/conversation.server";
import { orderPageView } from "~/views/order/page.server";

export function loader(args: LoaderFunctionArgs) {
  return readingMessages(args.context, args.request, readPage(args));
}

/** Open to suspended users: they see where their money is. */
async function readPage({ params, request, context }: LoaderFunctionArgs) {
  const asking = await expectAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findOrderPageAndMarkRead(context.db, params.id ?? "", asking.id);
  const page = found && (await withWholeConversation(context, found));
  const user = await asking.reader();
  const { now, env, gateways } = context;
  const view =
    page && orderPageView(page, user, { now, cardHoldDays: env.cardHoldDays, methods: gateways.methods });
  if (!view) noOrder();
  return {
    ...view,
    conversation: orderConversation(page, user, env.appOrigin),
    ...{ now, asOf: formatDateTime(now, user.zone) },
    unreadMessages: page.unreadMessages,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  const parsed = await parseForm(await readForm(request), quoteForm);
  if (!parsed.ok) return rejected(parsed.result);
  const command = { kind: "quote" as const, ...parsed.value };
  const quoted = await negotiateOrder(context, id, user.id, command);
  if (!quoted.ok) {
    if (quoted.reason === "no_order") noOrder();
    return rejected(parsed.reject({ "": [orderRefusalSentence(quoted.reason)] }));
  }
  return context.toasts.redirectWithSuccess(
    orderPath(id),
    { message: "Penawaran harga terkirim" },
    { status: 303 },
  );
}

export default function OrderDetail() {
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id, actions, changes, dispute, money, other, reviews, turn, zone, now } = order;
  const quote = actions.form?.command === "quote" ? actions.form : actions.requote;
  // Whoever sets the first price reads the request before it.
  const needsFirst = quote !== null && order.offered === null;
  const barred = order.bar?.kind === "form" && order.bar.near;
  const needs = <OrderNeeds {...order} />;
  const problem = dispute && <OrderDispute {...dispute} zone={zone} now={now} />;
  // A ruling is read before one is asked for a review.
  const ruled = reviews?.openUntil && dispute?.end;
  return (
    <>
      <OrderHeader {...order} />
      <div className="two-columns order-printout">
        <div>
          <RefundNextStep refunds={money.refunds} />
          {ruled && problem}
          {reviews?.openUntil ? (
            <ReviewRequest orderId={id} side={order.side} reviews={reviews} refunds={money.refunds} />
          ) : (
            <OrderTurn {...order} seen={order.closed ? null : order.seen}>
              {order.visit?.turn === "answer" && <VisitAnswer {...order.visit} />}
            </OrderTurn>
          )}
          {order.closed && order.seen && !dispute && <HandedOver seen={order.seen} />}
          {changes.open && (
            <OpenChange {...changes.open} {...{ orderId: id, other: other.name, due: turn.answers }} />
          )}
          {order.visit && <OrderVisit {...order.visit} />}
          {!ruled && problem}
          {needsFirst && <div className="mt-4">{needs}</div>}
          {quote && (
            <QuoteForm
              {...quote}
              folded={actions.form === null}
              quantity={order.quantity}
              feePercent={order.feePercent}
              offered={order.offered}
              result={answer?.result}
            />
          )}
          {actions.form?.command === "deliver" && (
            <HandOver action={actions.form} buyer={other.name} barred={barred} />
          )}
          {reviews && <OrderReviews orderId={id} {...reviews} />}
          <OrderMoney mine={order.side === "buyer"} {...money} zone={zone} />
          <OrderConversation
            {...order.conversation}
            {...{ events: order.events, next: order.next, zone, now }}
          />
        </div>
        <aside>
          <OrderDetails rows={order.rows} numbers={order.numbers} total={order.total} />
          {!needsFirst && needs}
          <DecidedChanges changes={changes.decided} other={other.name} />
          <OtherActions id={id} actions={actions.others} />
        </aside>
      </div>
      {order.bar && <OrderBar id={id} bar={order.bar} refunds={money.refunds} />}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: orderPageTitle(data) }];

export const handle: PageHandle = {
  page: "app",
  sheet: "ordering",
  ownStep: ({ bar }: { bar: object | null }) => bar !== null,
};

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
