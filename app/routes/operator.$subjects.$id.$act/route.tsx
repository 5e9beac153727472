import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppealConflictNote } from "~/accounts/ui/account";
import { requireOperator } from "~/accounts/viewer.server";
import { moderate } from "~/moderation/commands.server";
import { moderationForm } from "~/moderation/form.server";
import { moderationOutcome, moderationView, notModerated, reportIn } from "~/moderation/page-data.server";
import { findModerated } from "~/moderation/queries.server";
import { moderatedKindAt } from "~/moderation/report";
import { MODERATION_BUTTONS, moderationTitle } from "~/moderation/text";
import { operatorActionLabel } from "~/operators/text";
import { ActionPage } from "~/operators/ui/action-page";
import { notFound } from "~/platform/errors.server";
import {
  constraintsOf,
  type FormResult,
  invalidFormOrRefusedPage,
  parseForm,
  readForm,
  throwRefusedFormPage,
} from "~/platform/forms/requests.server";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { Callout, PlainText } from "~/ui/kit";

export async function loader(args: LoaderFunctionArgs) {
  const { operatorId, reportId, kind, id } = await requireModerator(args);
  const thing = await findModerated(args.context.db, kind, id, operatorId);
  if (!thing) notFound();
  return { ...moderationView(thing, operatorId, reportId), constraints: constraintsOf(moderationForm) };
}

async function requireModerator({ params, request, context }: LoaderFunctionArgs) {
  const kind = moderatedKindAt(params) ?? notFound();
  const { id: operatorId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  return { operatorId, reportId: reportIn(new URL(request.url).searchParams), kind, id: params.id };
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { operatorId, reportId, kind, id } = await requireModerator(args);
  const form = await readForm(request);
  const parsed = await parseForm(form, moderationForm);
  if (!parsed.ok) {
    const { act, refused, back } = await loader(args);
    return invalidFormOrRefusedPage(form, parsed.result, { title: notModerated(act), reason: refused, backHref: back });
  }
  const acted = await moderate(context, { kind, id }, { operatorId, ...parsed.value });
  if (!acted.ok && acted.reason === "no_subject") notFound();
  const { place, toast } = moderationOutcome(acted, { kind, id, act: parsed.value.act, reportId });
  if (acted.ok) return context.toasts.redirectWithSuccess(place, toast, { status: 303 });
  throwRefusedFormPage(form, { title: toast.message, reason: toast.description ?? "", backHref: place });
}

export default function Moderation() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const { act, away, awayReason } = page;
  return (
    <ActionPage
      trail={page.crumbs}
      title={operatorActionLabel(act)}
      subject={page.title}
      refused={page.refused}
      back={page.back}
      act={act}
      hint={page.hint}
      button={{ text: MODERATION_BUTTONS[act], look: /^(hide|suspend)/.test(act) ? "danger" : "primary" }}
      constraints={page.constraints}
      result={answer?.result}
    >
      {page.text !== "" && (
        <div className="panel max-w-form mb-4">
          <PlainText text={page.text} />
        </div>
      )}
      {away !== null && (
        <Callout icon="lock" warm>
          {act === "restore_person" ? "Ditangguhkan" : "Disembunyikan"} sejak {away}. Alasannya: {awayReason}
        </Callout>
      )}
      <p className="max-w-form my-4">{page.consequence}</p>
      {page.alone && page.refused === null && <AppealConflictNote />}
    </ActionPage>
  );
}

export const meta: MetaFunction = ({ params, error }) =>
  titleUnlessMissing(moderationTitle(moderatedKindAt(params)), "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
