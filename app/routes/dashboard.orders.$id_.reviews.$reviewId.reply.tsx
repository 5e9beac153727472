import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { orderPath } from "~/orders/order";
import { shownReview } from "~/orders/page-data.server";
import { findReviewedOrder } from "~/orders/review-queries.server";
import { OrderBreadcrumbs } from "~/orders/ui/order";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidForm, parseForm, readForm, throwRefusedFormPage } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { replyToReview } from "~/reviews/commands.server";
import { REVIEW_FIELDS, replyForm } from "~/reviews/form.server";
import { canReply, type ReplyRefusal } from "~/reviews/review";
import { REVIEW_REFUSALS } from "~/reviews/text";
import { ReviewList } from "~/reviews/ui/reviews";
import { lazyComponent } from "~/ui/lazy-component";

const ReplyForm = lazyComponent(() => import("~/reviews/ui/forms").then((loaded) => loaded.ReplyForm));

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const { id: orderId = "", reviewId } = params;
  const found = await findReviewedOrder(context.db, orderId, user.id);
  const review = found?.written.find(({ id }) => id === reviewId);
  if (!found || !review) notFound();
  const open = canReply(review, user.id);
  if (!open.ok && open.reason === "no_review") notFound();
  if (!open.ok) throw await refusedReply(context, orderId, open.reason);
  return { orderId, title: found.order.title, review: shownReview(review) };
}

export const formDefinition: FormDefinition = { failed: "Balasan belum terkirim", fields: REVIEW_FIELDS };

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const { id: orderId = "", reviewId = "" } = params;
  const form = await readForm(request);
  const parsed = await parseForm(form, replyForm);
  if (!parsed.ok) {
    const found = await findReviewedOrder(context.db, orderId, user.id);
    const review = found?.written.find(({ id }) => id === reviewId);
    const open = review && canReply(review, user.id);
    if (open && !open.ok && open.reason !== "no_review") refuseReply(form, orderId, open.reason);
    return invalidForm(parsed.result);
  }
  const asked = { orderId, reviewId, userId: user.id };
  const replied = await replyToReview(context, asked, parsed.value.reply);
  if (replied.ok) {
    const toast = { message: "Jawaban terbit" };
    return context.toasts.redirectWithSuccess(orderPath(orderId), toast, { status: 303 });
  }
  if (replied.reason === "no_review") notFound();
  refuseReply(form, orderId, replied.reason);
}

function refuseReply(form: FormData, orderId: string, reason: ReplyRefusal): never {
  throwRefusedFormPage(form, {
    title: "Balasan belum terkirim",
    reason: REVIEW_REFUSALS[reason],
    backHref: orderPath(orderId),
  });
}

function refusedReply(context: AppLoadContext, orderId: string, reason: ReplyRefusal) {
  const toast = { message: REVIEW_REFUSALS[reason] };
  return context.toasts.redirectWithError(orderPath(orderId), toast, { status: 303 });
}

export default function Reply() {
  const { orderId, title, review } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <OrderBreadcrumbs orderId={orderId} title={title} here="Jawab ulasan" />
      <h1>Jawab ulasan</h1>
      <ReviewList reviews={[review]} />
      <ReplyForm orderId={orderId} reviewId={review.id} author={review.authorName} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Jawab ulasan", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

export { OrderErrorBoundary as ErrorBoundary } from "~/orders/ui/order";
