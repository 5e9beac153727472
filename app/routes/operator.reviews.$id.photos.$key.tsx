import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { removeReviewPicture } from "~/moderation/commands.server";
import { reportIn } from "~/moderation/page-data.server";
import { findModerated } from "~/moderation/queries.server";
import { MODERATION_REFUSALS } from "~/moderation/text";
import { operatorReasonForm } from "~/operators/form.server";
import { ActionPage } from "~/operators/ui/action-page";
import { notFound } from "~/platform/errors.server";
import {
  constraintsOf,
  type FormResult,
  invalidForm,
  parseForm,
  readForm,
  throwRefusedFormPage,
} from "~/platform/forms/requests.server";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { PlainText } from "~/ui/kit";

const TITLE = "Hapus foto ulasan";

export async function loader(args: LoaderFunctionArgs) {
  const { operatorId, reviewId, key, back } = await requireModerator(args);
  const review = await findModerated(args.context.db, "review", reviewId, operatorId);
  if (!review) notFound();
  return {
    url: `/media/${key}`,
    name: review.name,
    text: review.text,
    back,
    constraints: constraintsOf(operatorReasonForm),
  };
}

async function requireModerator({ params: { id, key }, request, context }: LoaderFunctionArgs) {
  const { id: operatorId } = await requireOperator(context, request);
  if (!isId(id) || !isId(key)) notFound();
  const report = reportIn(new URL(request.url).searchParams);
  const back = report ? `/operator/reports/${report}` : "/operator/reports";
  return { operatorId, reviewId: id, key, back };
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { operatorId, reviewId, key, back } = await requireModerator(args);
  const form = await readForm(request);
  const parsed = await parseForm(form, operatorReasonForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const removed = await removeReviewPicture(context, { reviewId, key }, { operatorId, ...parsed.value });
  if (removed.ok) return context.toasts.redirectWithSuccess(back, { message: "Foto dihapus" }, { status: 303 });
  if (removed.reason === "no_subject") notFound();
  const reason = removed.reason === "already" ? "Foto ini sudah tidak ada." : MODERATION_REFUSALS[removed.reason];
  throwRefusedFormPage(form, { title: "Foto belum dihapus", reason, backHref: back });
}

export default function PictureRemoval() {
  const { url, name, text, back, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <ActionPage
      trail={[{ text: "Laporan", href: back }]}
      title={TITLE}
      subject={`Ulasan dari ${name}`}
      refused={null}
      back={back}
      hint="Dibaca oleh penulis ulasan."
      button={{ text: "Hapus Foto", look: "danger" }}
      constraints={constraints}
      result={answer?.result}
    >
      <PlainText text={text} />
      <p>
        <img src={`${url}/320.webp`} alt="Foto yang dihapus" />
      </p>
      <p className="max-w-form my-4">Foto ini dihapus dan tidak dapat dikembalikan. Ulasannya tetap tampil.</p>
    </ActionPage>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing(TITLE, "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
