import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/copy/account/login-first";
import type { TermsChange } from "~/copy/order/terms";
import { acceptingRefusalSentence } from "~/copy/proposal/refusals";
import { findProposalToShow } from "~/db/proposal/acceptance.server";
import { isId } from "~/domain/core/text";
import { orderPath } from "~/domain/order/path";
import { receivedPath } from "~/domain/proposal/proposal";
import { acceptanceForm } from "~/forms/proposal/proposal.server";
import { askedVisit } from "~/forms/visit/visit.server";
import { FRESH_DOCUMENT } from "~/http/document.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { statusOf } from "~/http/refusals.server";
import { expectUser } from "~/http/viewer.server";
import { visitErrors } from "~/http/visit-form.server";
import { acceptProposal } from "~/operations/proposal/accept-proposal.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { ProposalAcceptance } from "~/ui/proposal/acceptance";
import { ProposalNotFound } from "~/ui/proposal/not-found";
import { acceptanceView } from "~/views/proposal/acceptance.server";

/** Redirects whoever may not accept it now, and after acceptance to the order. */
export async function loader({ params: { id, pid }, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
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

function notAccepted({ toasts }: AppLoadContext, wantedId: string, description: string) {
  const toast = { message: "Penawaran belum diterima", description };
  return toasts.redirectWithError(receivedPath(wantedId), toast, { status: 303 });
}

export async function action({ params: { id, pid }, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, acceptanceForm);
  if (!parsed.ok) return rejected(parsed.result);
  const accepted = await acceptProposal(context, {
    id: pid,
    wantedId: id,
    buyerId: user.id,
    client: user,
    ...parsed.value,
    visit: askedVisit(form),
  });
  if (!accepted.ok) {
    if ("changed" in accepted) return askAnew(parsed.reject({}), accepted.changed);
    if ("faults" in accepted) return rejected(parsed.reject(visitErrors(accepted.faults, form, context.now)));
    if (accepted.reason === "no_proposal") notFound();
    const sentence = acceptingRefusalSentence(accepted.reason);
    if (accepted.reason === "too_many")
      return rejected(parsed.reject({ "": [sentence] }), statusOf(accepted.reason, context.now));
    return notAccepted(context, id, sentence);
  }
  const toast = { message: "Penawaran diterima", description: "Bayar untuk memulai pekerjaan." };
  const headers = FRESH_DOCUMENT;
  return context.toasts.redirectWithSuccess(`/payment/${accepted.value}`, toast, { status: 303, headers });
}

/** The form again with the current terms, which it carries when sent again. */
function askAnew({ initialValue, ...result }: FormResult, changed: TermsChange) {
  const { shown: _, ...typed } = initialValue ?? {};
  return data({ changed, result: { ...result, initialValue: typed } }, { status: 409 });
}

/** Changed terms are shown with the sentence that says so. */
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

export const handle: PageHandle = { page: "app", sheet: "ordering", ownStep: true };

export function ErrorBoundary() {
  const error = useRouteError();
  const { id } = useParams();
  return (
    <ProposalNotFound
      status={isRouteErrorResponse(error) ? error.status : 500}
      list={{ href: receivedPath(id ?? ""), text: "Kembali ke daftar penawaran" }}
    />
  );
}
