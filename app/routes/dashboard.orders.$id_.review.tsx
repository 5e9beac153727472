import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { REVIEW_REFUSALS } from "~/copy/review/refusals";
import { writtenToast } from "~/copy/review/written";
import { findReviewedOrder } from "~/db/order/reviews.server";
import { sideOf } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { mayReview, type ReviewRefusal } from "~/domain/review/review";
import { reviewForm } from "~/forms/review/review.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import { refuseKeepingText } from "~/http/order-step.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { writeReview } from "~/operations/review/write-review.server";
import { OrderBreadcrumbs } from "~/ui/order/crumbs";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { ReviewForm } from "~/ui/review/form";
import { reviewFormView } from "~/views/order/reviews.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findReviewedOrder(context.db, params.id ?? "", user.id);
  const order = found?.order;
  const side = order && sideOf(order, user.id);
  if (!found || !order || !side) notFound();
  const open = mayReview(order, side, found.written, context.now);
  if (!open.ok) throw await refusedReview(context, order.id, open.reason);
  return reviewFormView(found, side, { dueAt: open.value, zone: (await user.reader()).zone });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  const form = await readForm(request);
  const parsed = await parseForm(form, reviewForm);
  if (!parsed.ok) return rejected(parsed.result);
  const written = await writeReview(context, id, user.id, parsed.value);
  if (written.ok)
    return context.toasts.redirectWithSuccess(orderPath(id), writtenToast(written.value), { status: 303 });
  if (written.reason === "no_order") notFound();
  if (written.reason !== "already_written") return refusedReview(context, id, written.reason);
  const why = REVIEW_REFUSALS.already_written;
  refuseKeepingText(form, { orderId: id, failed: "Ulasan belum terkirim", why });
}

function refusedReview(context: AppLoadContext, orderId: string, reason: ReviewRefusal) {
  const toast = { message: REVIEW_REFUSALS[reason] };
  return context.toasts.redirectWithError(orderPath(orderId), toast, { status: 303 });
}

export default function WriteReview() {
  const form = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <OrderBreadcrumbs orderId={form.orderId} title={form.title} here="Tulis ulasan" />
      <h1>Tulis ulasan</h1>
      <ReviewForm {...form} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Tulis ulasan", "Order tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
