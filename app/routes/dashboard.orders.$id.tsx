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
import { stepStatus } from "~/http/order-step.server";
import type { PageHandle } from "~/http/page";
import { expectAccount, expectUser, readingMessages } from "~/http/viewer.server";
import { withWholeConversation } from "~/operations/message/read-archived-messages.server";
import { quoteOrder } from "~/operations/order/quote-order.server";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import {
  OrderBackground,
  OrderBar,
  OrderDecision,
  OrderDispute,
  OrderWork,
  ReviewRequest,
  VisitAnswer,
} from "~/ui/order/page/body-lazy";
import { OrderHeader } from "~/ui/order/page/header";
import { RefundNextStep } from "~/ui/order/page/money";
import { orderPageTitle } from "~/ui/order/page/title";
import { OrderTurn } from "~/ui/order/page/turn";
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
  const quoted = await quoteOrder(context, id, user.id, parsed.value);
  if (!quoted.ok) {
    if (quoted.reason === "no_order") noOrder();
    return rejected(
      parsed.reject({ "": [orderRefusalSentence(quoted.reason)] }),
      stepStatus(quoted.reason, context.now),
    );
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
  const { decision } = order.actions;
  const { id, dispute, money, reviews, zone, now } = order;
  // A ruling is read before one is asked for a review.
  const ruled = Boolean(reviews?.openUntil && dispute?.end);
  return (
    <>
      <OrderHeader {...order} />
      <div className="two-columns order-printout">
        <div>
          <RefundNextStep refunds={money.refunds} />
          {ruled && dispute && <OrderDispute {...dispute} zone={zone} now={now} />}
          {reviews?.openUntil ? (
            <ReviewRequest orderId={id} side={order.side} reviews={reviews} refunds={money.refunds} />
          ) : (
            <>
              <OrderTurn {...order} seen={order.closed ? null : order.seen}>
                {order.visit?.turn === "answer" && <VisitAnswer {...order.visit} />}
              </OrderTurn>
              {decision.length > 0 && (
                <OrderDecision id={id} actions={decision} silence={order.turn.silence} />
              )}
            </>
          )}
          <OrderWork order={order} ruled={ruled} result={answer?.result} />
        </div>
        <aside>
          <OrderBackground order={order} />
        </aside>
      </div>
      {order.bar && <OrderBar id={id} bar={order.bar} refunds={money.refunds} />}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: orderPageTitle(data) }];

export const handle: PageHandle = {
  page: "app",
  sheet: "order",
  ownStep: ({ bar }: { bar: object | null }) => bar !== null,
};

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
