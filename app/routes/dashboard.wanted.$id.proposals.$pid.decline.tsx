import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { settlingRefusalSentence } from "~/copy/proposal/refusals";
import { findReceivedProposal } from "~/db/proposal/proposals.server";
import { receivedPath } from "~/domain/proposal/proposal";
import { declineForm } from "~/forms/proposal/proposal.server";
import { notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { CHANGED_MEANWHILE, notDone, receivedBy } from "~/http/proposal.server";
import { declineProposal } from "~/operations/proposal/decline-proposal.server";
import { Crumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { DeclineForm } from "~/ui/proposal/decline-form";
import { ProposalMissing } from "~/ui/proposal/not-found";

const NOT_DECLINED = "Penawaran tidak ditolak";

export async function loader(args: LoaderFunctionArgs) {
  const { received } = await receivedBy(args);
  const proposal = await findReceivedProposal(args.context.db, received);
  if (!proposal) notFound();
  const { wantedId, wantedTitle, proposerName, status } = proposal;
  if (status !== "open") {
    throw await notDone(args.context, receivedPath(wantedId), NOT_DECLINED, settlingRefusalSentence(status));
  }
  return { wantedId, wantedTitle, proposerName };
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { received } = await receivedBy(args);
  const parsed = await parseForm(await readForm(request), declineForm);
  if (!parsed.ok) return rejected(parsed.result);
  const declined = await declineProposal(context, received, parsed.value.reason);
  const list = receivedPath(received.wantedId);
  if (declined.ok) {
    const toast = {
      message: "Penawaran ditolak",
      description: "Pengirimnya diberi tahu beserta alasan Anda",
    };
    return context.toasts.redirectWithSuccess(list, toast, { status: 303 });
  }
  if (declined.reason === "no_proposal") notFound();
  const why =
    declined.reason === "changed_meanwhile" ? CHANGED_MEANWHILE : settlingRefusalSentence(declined.reason);
  return notDone(context, list, NOT_DECLINED, why);
}

export default function Decline() {
  const { wantedId, wantedTitle, proposerName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = receivedPath(wantedId);
  return (
    <>
      <Topline>
        <Crumbs
          trail={[
            { text: "Jasa Dicari", href: "/dashboard/wanted" },
            { text: "Penawaran", href: back },
            { text: "Tolak" },
          ]}
        />
      </Topline>
      <h1>Tolak penawaran {proposerName}?</h1>
      <p className="soft">
        Untuk {wantedTitle}. Penawaran yang ditolak tidak dapat dikirim lagi oleh orang yang sama.
      </p>
      <DeclineForm name={proposerName} back={back} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Tolak penawaran | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  const { id } = useParams();
  return (
    <ProposalMissing
      status={isRouteErrorResponse(error) ? error.status : 500}
      list={{ href: receivedPath(id ?? ""), text: "Kembali ke daftar penawaran" }}
    />
  );
}
