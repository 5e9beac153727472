import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import type { TermsChange } from "~/orders/opening-text";
import { CANCELLED_SINCE } from "~/orders/opening-text";
import { orderPath } from "~/orders/order";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import {
  type FormResult,
  invalidForm,
  parseForm,
  readForm,
  statusOf,
  throwRefusedFormPage,
  typedTexts,
} from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { acceptProposal } from "~/proposals/commands.server";
import { acceptanceForm } from "~/proposals/form.server";
import { acceptanceView } from "~/proposals/page-data.server";
import { receivedPath } from "~/proposals/proposal";
import { findProposalToShow } from "~/proposals/queries.server";
import { acceptingRefusalSentence } from "~/proposals/text";
import { lazyComponent } from "~/ui/lazy-component";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";
import { askedVisit, VISIT_FIELDS } from "~/visits/form.server";
import { visitErrors } from "~/visits/requests.server";

const ProposalAcceptance = lazyComponent(() => import("./acceptance-form").then((loaded) => loaded.ProposalAcceptance));

/** Reads the proposal. Redirects users who may not accept it now, and after acceptance to the order. */
export async function loader({ params: { id, pid }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const received = { id: pid, wantedId: id, buyerId: user.id };
  const found = await findProposalToShow(context.db, received, context.now);
  if (!found) notFound();
  const { orderId } = found.proposal;
  if (orderId) throw await context.toasts.redirectWithSuccess(orderPath(orderId), ALREADY);
  const view = acceptanceView(found, context.now);
  if (!view.ok) throw await notAccepted(context, id, acceptingRefusalSentence(view.reason));
  return view.value;
}

const ALREADY = { message: "Penawaran ini sudah Anda terima", description: "Ini pesanannya." };

const NOT_ACCEPTED = "Penawaran belum diterima";

function notAccepted({ toasts }: AppLoadContext, wantedId: string, description: string) {
  const toast = { message: NOT_ACCEPTED, description };
  return toasts.redirectWithError(receivedPath(wantedId), toast, { status: 303 });
}

export const formDefinition: FormDefinition = {
  failed: "Gagal menerima penawaran",
  fields: VISIT_FIELDS,
  hourly: ["too_many"],
  conflicts: ["changed_meanwhile", "wanted_changed"],
};

export async function action({ params: { id, pid }, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, acceptanceForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const accepted = await acceptProposal(context, {
    id: pid,
    wantedId: id,
    buyerId: user.id,
    buyer: user,
    ...parsed.value,
    visit: askedVisit(form),
  });
  if (!accepted.ok) {
    if ("changed" in accepted) return askAnew(parsed.reject({}), accepted.changed);
    if ("faults" in accepted) return invalidForm(parsed.reject(visitErrors(accepted.faults, form, context.now)));
    if (accepted.reason === "no_proposal") notFound();
    if (accepted.reason === "cancelled_since")
      return context.toasts.redirectWithError(orderPath(accepted.orderId), CANCELLED_SINCE, { status: 303 });
    const sentence = acceptingRefusalSentence(accepted.reason);
    if ("orderId" in accepted)
      throwRefusedFormPage(form, { title: NOT_ACCEPTED, reason: sentence, backHref: orderPath(accepted.orderId) });
    if (accepted.reason === "too_many")
      return invalidForm(parsed.reject({ "": [sentence] }), statusOf(accepted.reason, formDefinition, context.now));
    if (typedTexts(form).length === 0) return notAccepted(context, id, sentence);
    throwRefusedFormPage(form, { title: NOT_ACCEPTED, reason: sentence, backHref: receivedPath(id) });
  }
  const toast = { message: "Penawaran diterima", description: "Bayar untuk memulai pekerjaan." };
  const headers = FRESH_DOCUMENT;
  return context.toasts.redirectWithInfo(`/payment/${accepted.value}`, toast, { status: 303, headers });
}

function askAnew({ initialValue, ...result }: FormResult, changed: TermsChange) {
  const { shown: _, ...typed } = initialValue ?? {};
  return data({ changed, result: { ...result, initialValue: typed } }, { status: 409 });
}

/** Reloads changed terms together with the message about them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Acceptance() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ changed?: TermsChange; result: FormResult }>();
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Jasa Dicari", href: "/dashboard/wanted" },
            { text: "Penawaran", href: receivedPath(page.wantedId) },
            { text: "Terima" },
          ]}
        />
      </Topline>
      <ProposalAcceptance {...page} changed={answer?.changed ?? null} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Terima penawaran", "Penawaran tidak ditemukan", error);

export const handle: PageHandle = { page: "app", ownStep: true };

export { ReceivedErrorBoundary as ErrorBoundary } from "~/proposals/ui/proposal-not-found";
