import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { moderationTitle } from "~/copy/report/moderation";
import { findModerated } from "~/db/report/moderated-subject.server";
import { isId } from "~/domain/core/text";
import { moderatedKindAt } from "~/domain/report/moderation";
import { moderationForm } from "~/forms/report/report.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { constraintsOf, type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { moderate } from "~/operations/report/moderate.server";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { ModerationPage } from "~/ui/report/moderation-form";
import { moderationOutcome, moderationView, reportIn } from "~/views/report/moderation.server";

export async function loader(args: LoaderFunctionArgs) {
  const { operatorId, reportId, kind, id } = await requireModerator(args);
  const thing = await findModerated(args.context.db, kind, id, operatorId);
  if (!thing) notFound();
  return { ...moderationView(thing, operatorId, reportId), constraints: constraintsOf(moderationForm) };
}

async function requireModerator({ params, request, context }: LoaderFunctionArgs) {
  const kind = moderatedKindAt(params) ?? notFound();
  const { id: operatorId } = await expectOperator(context, request);
  if (!isId(params.id)) notFound();
  return { operatorId, reportId: reportIn(new URL(request.url).searchParams), kind, id: params.id };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { operatorId, reportId, kind, id } = await requireModerator(args);
  const parsed = await parseForm(await readForm(request), moderationForm);
  if (!parsed.ok) return rejected(parsed.result);
  const acted = await moderate(context, { kind, id }, { operatorId, ...parsed.value });
  if (!acted.ok && acted.reason === "no_subject") notFound();
  const { place, toast } = moderationOutcome(acted, { kind, id, act: parsed.value.act, reportId });
  return acted.ok
    ? context.toasts.redirectWithSuccess(place, toast, { status: 303 })
    : context.toasts.redirectWithError(place, toast, { status: 303 });
}

export default function Moderation() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return <ModerationPage {...page} result={answer?.result} />;
}

export const meta: MetaFunction = ({ params, error }) =>
  titleUnlessMissing(moderationTitle(moderatedKindAt(params)), "Tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
