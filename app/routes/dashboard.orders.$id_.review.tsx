import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { tooManyPicturesSentence } from "~/listings/picture-text";
import { orderPath, sideOf } from "~/orders/order";
import { reviewFormView } from "~/orders/page-data.server";
import { findReviewedOrder } from "~/orders/review-queries.server";
import { orderRefusalSentence } from "~/orders/text";
import { OrderBreadcrumbs } from "~/orders/ui/order";
import { notFound } from "~/platform/errors.server";
import { withoutEmptyFiles } from "~/platform/files";
import type { FormDefinition } from "~/platform/forms/form";
import {
  chosenFiles,
  type FormResult,
  invalidForm,
  leftOutFault,
  parseForm,
  readForm,
  statusOf,
  throwRefusedFormPage,
  withFileNames,
  withoutFiles,
} from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { writeReview } from "~/reviews/commands.server";
import { REVIEW_FIELDS, reviewForm } from "~/reviews/form.server";
import { canReview, type ReviewRefusal } from "~/reviews/review";
import { REVIEW_REFUSALS, writtenToast } from "~/reviews/text";
import { lazyComponent } from "~/ui/lazy-component";

const ReviewForm = lazyComponent(() => import("~/reviews/ui/forms").then((loaded) => loaded.ReviewForm));

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findReviewedOrder(context.db, params.id ?? "", user.id);
  const order = found?.order;
  const side = order && sideOf(order, user.id);
  if (!found || !order || !side) notFound();
  const open = canReview(order, side, found.written, context.now);
  if (!open.ok) throw await refusedReview(context, order.id, open.reason);
  return reviewFormView(found, side, { dueAt: open.value, zone: user.zone });
}

export const formDefinition: FormDefinition = {
  failed: "Ulasan belum terkirim",
  fields: REVIEW_FIELDS,
  hourly: ["too_many_pictures"],
};

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  const form = await readForm(request);
  const { files } = withoutEmptyFiles(chosenFiles(form, "files"));
  const parsed = await parseForm(withoutFiles(form), reviewForm);
  const leftOut = leftOutFault(form);
  const again = (result: FormResult, fault: string | null, init?: ResponseInit & { status: number }) =>
    invalidForm(
      withFileNames(fault === null ? result : { ...result, error: { ...result.error, files: [fault] } }, form),
      init,
    );
  if (!parsed.ok || leftOut !== null) {
    const found = await findReviewedOrder(context.db, id, user.id);
    const side = found && sideOf(found.order, user.id);
    const open = found && side && canReview(found.order, side, found.written, context.now);
    if (open && !open.ok) refuseReview(form, id, open.reason);
    return again(parsed.ok ? parsed.reject({}) : parsed.result, leftOut);
  }
  const written = await writeReview(context, id, user.id, parsed.value, files);
  if (written.ok)
    return context.toasts.redirectWithSuccess(orderPath(id), writtenToast(written.value), { status: 303 });
  if (written.reason === "no_order") notFound();
  if (written.reason === "refused_file") return again(parsed.reject({}), written.sentence);
  if (written.reason === "too_many_pictures")
    return again(
      parsed.reject({}),
      tooManyPicturesSentence(secondsToNextHour(context.now)),
      statusOf(written.reason, formDefinition, context.now),
    );
  if (written.reason === "lost_picture")
    return again(parsed.reject({}), orderRefusalSentence("files_lost"), { status: 503 });
  refuseReview(form, id, written.reason);
}

function refuseReview(form: FormData, orderId: string, reason: ReviewRefusal): never {
  throwRefusedFormPage(form, {
    title: "Ulasan belum terkirim",
    reason: REVIEW_REFUSALS[reason],
    backHref: orderPath(orderId),
  });
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

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Tulis ulasan", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

export { OrderErrorBoundary as ErrorBoundary } from "~/orders/ui/order";
