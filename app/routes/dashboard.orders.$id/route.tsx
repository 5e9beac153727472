import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { readAsAccount, requireUser } from "~/accounts/viewer.server";
import { withWholeConversation } from "~/messages/archive-commands.server";
import { ORDER_FIELDS, quoteForm, versionIn } from "~/orders/form.server";
import { orderPath } from "~/orders/order";
import { isResultUnseen, selectOrderPage } from "~/orders/page-queries.server";
import { recordResultSeen } from "~/orders/queries.server";
import { stepStatus } from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { orderRefusalSentence } from "~/orders/text";
import { noOrder } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, pageTitle } from "~/platform/sentence-text";
import { titleWithId } from "~/platform/strings";
import { besideColumn, twoColumns } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { OrderHeader, OrderTurn, RefundNextStep } from "./header";
import { orderPageView } from "./page-data.server";

const body = () => import("./body");

/** Loads the work after the first step, because it is half of the page's script. */
export const LazyOrderWork = lazyComponent(() => body().then((loaded) => loaded.OrderWork));
export const LazyOrderBackground = lazyComponent(() => body().then((loaded) => loaded.OrderBackground));
export const LazyOrderDispute = lazyComponent(() => body().then((loaded) => loaded.OrderDispute));
export const LazyReviewPrompt = lazyComponent(() => body().then((loaded) => loaded.ReviewPrompt));
export const LazyOrderBar = lazyComponent(() => body().then((loaded) => loaded.OrderBar));
export const LazyOrderDecision = lazyComponent(() => body().then((loaded) => loaded.OrderDecision));
export const LazyExtraBoard = lazyComponent(() => body().then((loaded) => loaded.ExtraBoard));
export const LazyExtraAnswer = lazyComponent(() => body().then((loaded) => loaded.ExtraAnswer));
export const LazyVisitAnswer = lazyComponent(() => body().then((loaded) => loaded.VisitAnswer));

export function orderPageTitle(order: { title: string; id: string } | undefined): string {
  return pageTitle(order ? titleWithId(order.title, order.id) : ORDER_NOT_FOUND);
}

/** Reads the order, also for suspended users, so that they see where their money is. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  let isRealView = false;
  const read = async () =>
    readAsAccount(context, request, LOGIN_TO_SEE_ORDERS, (userId, writes) => {
      isRealView = writes;
      return selectOrderPage(context.db, { id, userId, now: context.now }, writes);
    });
  const first = await read();
  const isFirstView = isRealView && first.page !== null && isResultUnseen(first.page, first.user.id);
  if (isFirstView) await recordResultSeen(context.db, id, first.user.id, context.now);
  // The time to review began with this view, so the page shows the new deadline.
  const { user, page: found } = isFirstView && first.page?.view?.heldUntil ? await read() : first;
  const page = found && (await withWholeConversation(context, found));
  const { now, env, gateways } = context;
  const { cardHoldDays, appOrigin } = env;
  return (page && orderPageView(page, user, { now, cardHoldDays, methods: gateways.methods, appOrigin })) ?? noOrder();
}

export const formDefinition: FormDefinition = { failed: "Penawaran harga belum terkirim", fields: ORDER_FIELDS };

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  const form = await readForm(request);
  const parsed = await parseForm(form, quoteForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const command = { kind: "quote", ...parsed.value } as const;
  const quoted = await changeOrder(context, { orderId: id, userId: user.id, command, seen: versionIn(form) });
  if (!quoted.ok) {
    if (quoted.reason === "no_order") noOrder();
    return invalidForm(
      parsed.reject({ "": [orderRefusalSentence(quoted.reason)] }),
      stepStatus(quoted.reason, context.now),
    );
  }
  return context.toasts.redirectWithSuccess(orderPath(id), { message: "Penawaran harga terkirim" }, { status: 303 });
}

/** The classes of the page, which has less space than others. A printed receipt has two columns. */
const dense =
  "[&_*+.panel]:mt-3 [&_.panel.disclosure]:py-0 [&_.panel>h2]:mb-1 [&_.panel>h2]:text-base [&_.panel]:px-4 [&_.panel]:py-3 [&_.section--tight]:mt-4 [&_.section-head]:mb-1 [&_.section-head]:pt-1 print:[&_.receipt-rows]:grid print:[&_.receipt-rows]:grid-cols-2 print:[&_.receipt-rows]:[grid-column-gap:2rem] print:[&_.receipt-total]:col-span-full";

export default function OrderDetail() {
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { header, money, dispute, reviews, turn, visit, extra, decision, bar } = order;
  return (
    <>
      <OrderHeader {...header} />
      <div
        className={`max-lg:[&+*]:-mb-8 max-lg:[&+*]:mt-3 max-lg:[&>aside]:mt-4 print:flex print:flex-col print:[&>aside]:-order-1 print:[&>aside]:mb-4 print:[&>aside]:mt-0 ${dense} ${twoColumns}`}
      >
        <div>
          {money.isFirst && <RefundNextStep refunds={money.refunds} />}
          {dispute?.first && <LazyOrderDispute {...dispute} />}
          {reviews?.openUntil ? (
            <LazyReviewPrompt {...reviews} />
          ) : (
            <>
              <OrderTurn {...turn}>
                {extra?.accept && <LazyExtraBoard {...extra} />}
                {visit?.isInTurn && <LazyVisitAnswer {...visit} />}
              </OrderTurn>
              {extra?.accept && <LazyExtraAnswer {...extra} accept={extra.accept} />}
              {decision && <LazyOrderDecision {...decision} />}
            </>
          )}
          {!money.isFirst && <RefundNextStep refunds={money.refunds} />}
          <LazyOrderWork order={order} result={answer?.result} />
        </div>
        <aside className={besideColumn}>
          <LazyOrderBackground order={order} />
        </aside>
      </div>
      {bar && <LazyOrderBar {...bar} />}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: orderPageTitle(data?.header) }];

export const handle: PageHandle = {
  page: "app",
  pays: true,
  ownStep: ({ bar }: { bar: object | null }) => bar !== null,
};

// A rejected form shows the current order.
export { OrderErrorBoundary as ErrorBoundary, revalidatesUnlessKept as shouldRevalidate } from "~/orders/ui/order";
