import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findModerated } from "~/db/report/moderated-subject.server";
import { isId } from "~/domain/core/text";
import { moderationForm } from "~/forms/report/report.server";
import { notFound } from "~/http/errors.server";
import { constraintsOf, type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { requireOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { moderate } from "~/operations/report/moderate.server";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { ModerationPage } from "~/ui/report/moderation-form";
import { moderationOutcome, moderationView, reportIn } from "~/views/report/moderation.server";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const thing = await findModerated(context.db, "review", id, operator.id);
  if (!thing) notFound();
  const view = moderationView(thing, operator.id, reportIn(new URL(request.url).searchParams));
  return { ...view, constraints: constraintsOf(moderationForm) };
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const parsed = await parseForm(await readForm(request), moderationForm);
  if (!parsed.ok) return rejected(parsed.result);
  const thing = { kind: "review" as const, id };
  const acted = await moderate(context, thing, { operatorId: operator.id, ...parsed.value });
  if (!acted.ok && acted.reason === "no_subject") notFound();
  const reportId = reportIn(new URL(request.url).searchParams);
  const { place, toast } = moderationOutcome(acted, { ...thing, act: parsed.value.act, reportId });
  return acted.ok
    ? context.toasts.redirectWithSuccess(place, toast, { status: 303 })
    : context.toasts.redirectWithError(place, toast, { status: 303 });
}

export default function ReviewHiding() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return <ModerationPage {...page} result={answer?.result} />;
}

export const meta: MetaFunction = () => [{ title: "Sembunyikan ulasan | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
