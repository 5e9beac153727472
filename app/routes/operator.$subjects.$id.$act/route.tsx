import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppealConflict } from "~/accounts/ui/account-pages";
import { moderate } from "~/moderation/commands.server";
import { moderationForm } from "~/moderation/form.server";
import { moderationOutcome, moderationView, reportIn } from "~/moderation/page-data.server";
import { findModerated } from "~/moderation/queries.server";
import { type ModerationKind, moderatedKindAt } from "~/moderation/report";
import { MODERATION_BUTTONS, moderationTitle } from "~/moderation/text";
import { OPERATOR_ACTION_LABELS } from "~/operators/text";
import { ExplanationForm } from "~/operators/ui/lazy";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import { notFound } from "~/platform/errors.server";
import {
  constraintsOf,
  type FormResult,
  parseForm,
  readForm,
  refuseTyped,
  rejected,
} from "~/platform/form-requests.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { requireOperator } from "~/platform/viewer.server";
import type { Constraints, Result } from "~/ui/fields";
import { Topline } from "~/ui/frame";
import { Bdi, Callout, PlainText } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";

export function ModerationPage({
  title,
  text,
  act,
  away,
  awayReason,
  consequence,
  hint,
  refused,
  alone,
  back,
  crumbs,
  constraints,
  result,
}: {
  title: string;
  text: string;
  act: ModerationKind;
  away: string | null;
  awayReason: string;
  consequence: string;
  hint: string;
  refused: string | null;
  /** It answers an appeal against the reader's own action, because no other operator can. */
  alone: boolean;
  back: string;
  crumbs: readonly { text: string; href: string }[];
  constraints: Constraints;
  result: Result | undefined;
}) {
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[...crumbs, { text: OPERATOR_ACTION_LABELS[act] }]} />
      </Topline>
      <h1>{OPERATOR_ACTION_LABELS[act]}</h1>
      <p className="soft mb-4">
        <Bdi>{title}</Bdi>
      </p>
      {text !== "" && (
        <div className="panel max-w-form mb-4">
          <PlainText text={text} />
        </div>
      )}
      {away !== null && (
        <Callout icon="lock" warm>
          {act === "restore_person" ? "Ditangguhkan" : "Disembunyikan"} sejak {away}. Alasannya: {awayReason}
        </Callout>
      )}
      <p className="max-w-form my-4">{consequence}</p>
      {refused !== null ? (
        <>
          <Callout icon="warn" warm>
            {refused}
          </Callout>
          <p className="actions">
            <AppButtonLink look="line" to={back}>
              Kembali
            </AppButtonLink>
          </p>
        </>
      ) : (
        <>
          {alone && <AppealConflict />}
          {/* After the action the page asks for the opposite, with an empty field. */}
          <ExplanationForm
            key={act}
            id="alasan"
            name="reason"
            className="max-w-form"
            act={act}
            constraints={constraints}
            result={result}
            label="Alasan"
            hint={hint}
            button={MODERATION_BUTTONS[act]}
            grave={act.startsWith("hide") || act.startsWith("suspend")}
            back={back}
          />
        </>
      )}
    </>
  );
}

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

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { operatorId, reportId, kind, id } = await requireModerator(args);
  const form = await readForm(request);
  const parsed = await parseForm(form, moderationForm);
  if (!parsed.ok) return rejected(parsed.result);
  const acted = await moderate(context, { kind, id }, { operatorId, ...parsed.value });
  if (!acted.ok && acted.reason === "no_subject") notFound();
  const { place, toast } = moderationOutcome(acted, { kind, id, act: parsed.value.act, reportId });
  if (acted.ok) return context.toasts.redirectWithSuccess(place, toast, { status: 303 });
  refuseTyped(form, { said: toast.message, why: toast.description ?? "", back: place });
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
