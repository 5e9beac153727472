import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/copy/account/login-first";
import { settlingRefusalSentence } from "~/copy/proposal/refusals";
import { findReceivedProposal } from "~/db/proposal/proposals.server";
import { isId } from "~/domain/core/text";
import { receivedPath } from "~/domain/proposal/proposal";
import { declineForm } from "~/forms/proposal/proposal.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { typedTexts } from "~/http/unsent-form.server";
import { expectUser } from "~/http/viewer.server";
import { declineProposal } from "~/operations/proposal/decline-proposal.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Bdi } from "~/ui/kit/text/bdi";
import { Topline } from "~/ui/layout/title-bar";
import { DeclineForm } from "~/ui/proposal/decline-form";
import { ProposalNotFound } from "~/ui/proposal/not-found";

export async function loader({ params: { id, pid }, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const proposal = await findReceivedProposal(context.db, { id: pid, wantedId: id, buyerId: user.id });
  if (!proposal) notFound();
  const { wantedId, wantedTitle, proposerName, status } = proposal;
  if (status !== "open") throw await notDeclined(context, id, settlingRefusalSentence(status));
  return { wantedId, wantedTitle, proposerName };
}

function notDeclined({ toasts }: AppLoadContext, wantedId: string, description: string) {
  const toast = { message: "Penawaran tidak ditolak", description };
  return toasts.redirectWithError(receivedPath(wantedId), toast, { status: 303 });
}

export async function action({ params: { id, pid }, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, declineForm);
  if (!parsed.ok) return rejected(parsed.result);
  const received = { id: pid, wantedId: id, buyerId: user.id };
  const declined = await declineProposal(context, received, parsed.value.reason);
  if (declined.ok) {
    const toast = {
      message: "Penawaran ditolak",
      description: "Pengirimnya diberi tahu beserta alasan Anda",
    };
    return context.toasts.redirectWithSuccess(receivedPath(id), toast, { status: 303 });
  }
  if (declined.reason === "no_proposal") notFound();
  const why = settlingRefusalSentence(declined.reason);
  if (declined.reason !== "declined" || parsed.value.reason === "") return notDeclined(context, id, why);
  throw Response.json({ said: "Penawaran tidak ditolak", why, texts: typedTexts(form) }, { status: 409 });
}

export default function Decline() {
  const { wantedId, wantedTitle, proposerName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = receivedPath(wantedId);
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Jasa Dicari", href: "/dashboard/wanted" },
            { text: "Penawaran", href: back },
            { text: "Tolak" },
          ]}
        />
      </Topline>
      <h1>
        Tolak penawaran <Bdi>{proposerName}</Bdi>?
      </h1>
      <p className="soft">
        Untuk {wantedTitle}. Penawaran yang ditolak tidak dapat dikirim lagi oleh orang yang sama.
      </p>
      <DeclineForm name={proposerName} back={back} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Tolak penawaran", "Penawaran tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

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
