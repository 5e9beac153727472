import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { findOrderPageAndMarkRead } from "~/db/order/pages.server";
import { formatDateTime } from "~/domain/core/dates";
import { shortId } from "~/domain/core/text";
import { orderPath } from "~/domain/order/path";
import { quoteForm } from "~/forms/order/quote.server";
import { noOrder } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { readingMessages, requireAccount, requireUser } from "~/http/viewer.server";
import { negotiateOrder } from "~/operations/order/negotiate-order.server";
import { Receipt } from "~/ui/kit/receipt";
import { Section } from "~/ui/kit/section";
import { Timeline } from "~/ui/kit/timeline";
import { OrderNextStep, OrderStickyBar, OtherActions } from "~/ui/order/actions";
import { DecidedChanges, OpenChange } from "~/ui/order/changes";
import { OrderConversation } from "~/ui/order/conversation";
import { OrderDispute } from "~/ui/order/dispute";
import { OrderHeader } from "~/ui/order/header";
import { OrderMoney, RefundNextStep } from "~/ui/order/money";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { PrintButton } from "~/ui/order/print-button";
import { QuoteForm } from "~/ui/order/quote-form";
import { OrderReviews } from "~/ui/order/reviews";
import { OrderNeeds, OrderNotes } from "~/ui/order/texts";
import { OrderVisit } from "~/ui/visit/order-visit";
import { orderConversation } from "~/views/order/conversation.server";
import { orderPageView } from "~/views/order/page.server";

export function loader(args: LoaderFunctionArgs) {
  return readingMessages(args.context, args.request, readPage(args));
}

/** Open to suspended users: they see where their money is. */
async function readPage({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const page = await findOrderPageAndMarkRead(context.db, params.id ?? "", user.id);
  const { now, env, gateways } = context;
  const view =
    page && orderPageView(page, user, { now, cardHoldDays: env.cardHoldDays, methods: gateways.methods });
  if (!view) noOrder();
  return {
    ...view,
    conversation: orderConversation(page, user, env.appOrigin),
    asOf: formatDateTime(now, user.zone),
    unreadMessages: page.unreadMessages,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
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
  const { id, actions, counter, changes, money, steps, next, total, zone } = order;
  const quote = actions.find(({ command }) => command === "quote");
  // Whoever sets the first price reads the request before it.
  const needsFirst = quote !== undefined && order.offered === null;
  const needs = <OrderNeeds text={order.requirements} />;
  return (
    <>
      <OrderHeader {...order} />
      <div className="two-columns mt-4 order-printout">
        <div>
          <RefundNextStep refunds={money.refunds} />
          <OrderNextStep
            id={id}
            actions={actions}
            counter={counter}
            step={order.nextStep}
            toSee={order.toSee}
          />
          {changes.open && (
            <OpenChange orderId={id} other={order.otherName} due={order.nextStep.answers} {...changes.open} />
          )}
          {order.visit && <OrderVisit {...order.visit} />}
          {order.dispute && <OrderDispute {...order.dispute} zone={zone} />}
          {order.reviews && (
            <div className="no-print">
              <OrderReviews orderId={id} {...order.reviews} />
            </div>
          )}
          {needsFirst && <div className="mt-5">{needs}</div>}
          {quote && (
            <QuoteForm
              {...quote}
              quantity={order.quantity}
              feePercent={order.feePercent}
              offered={order.offered}
              result={answer?.result}
            />
          )}
          <OrderMoney mine={order.side === "buyer"} {...money} zone={zone} />
          <OrderConversation {...order.conversation} />
          <Section id="aktivitas" title="Aktivitas" tight>
            <Timeline steps={steps} zone={zone} named={order.toSee} {...(next ? { next } : {})} />
          </Section>
        </div>
        <aside>
          <Receipt
            id="rincian"
            title="Rincian pesanan"
            rows={order.rows}
            sum={total === null ? undefined : { label: "Total", amount: total }}
          />
          {order.paid && <PrintButton what="nota" />}
          {!needsFirst && needs}
          <OrderNotes title={order.notesTitle} text={order.notes} />
          <DecidedChanges changes={changes.decided} other={order.otherName} />
          <OtherActions id={id} actions={actions} counter={counter} closed={order.closed} />
        </aside>
      </div>
      <OrderStickyBar id={id} actions={actions} answers={order.nextStep.answers} total={total} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Pesanan ${shortId(data.id)} | JasaWarga` : "Order tidak ditemukan | JasaWarga" },
];

export const handle: PageHandle = { page: "app", sheet: "ordering", ownStep: true };

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
