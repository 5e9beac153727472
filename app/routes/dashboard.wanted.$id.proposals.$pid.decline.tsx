import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { findReceivedProposal } from "~/db/proposals.server";
import { isListingId } from "~/domain/listing-view";
import { settlingRefusalSentence } from "~/domain/proposal-words";
import { declineForm } from "~/forms/proposal.server";
import { notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { CHANGED_MEANWHILE, LOGIN_TO_SEE_PROPOSALS, notDone } from "~/http/proposal.server";
import { requireUser } from "~/http/viewer.server";
import { declineProposal } from "~/operations/decline-proposal.server";
import { Crumbs } from "~/ui/crumbs";
import { Topline } from "~/ui/dashboard";
import { DeclineForm } from "~/ui/decline-form";
import { ProposalMissing } from "~/ui/proposal-missing";

const listPath = (wantedId: string) => `/dashboard/wanted/${wantedId}/proposals`;
const NOT_DECLINED = "Penawaran tidak ditolak";

/** The proposal that the address names, for the client it was sent to. */
async function asked({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  const { id, pid } = params;
  if (!isListingId(id) || !isListingId(pid)) notFound();
  return { id: pid, wantedId: id, clientId: user.id };
}

export async function loader(args: LoaderFunctionArgs) {
  const which = await asked(args);
  const proposal = await findReceivedProposal(args.context.db, which);
  if (!proposal) notFound();
  const { wantedId, wantedTitle, proposerName, status } = proposal;
  if (status !== "open") {
    throw await notDone(args.context, listPath(wantedId), NOT_DECLINED, settlingRefusalSentence(status));
  }
  return { wantedId, wantedTitle, proposerName };
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const which = await asked(args);
  const parsed = await parseForm(await readForm(request), declineForm);
  if (!parsed.ok) return rejected(parsed.result);
  const declined = await declineProposal(context, which, parsed.value.reason);
  const list = listPath(which.wantedId);
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
  const back = listPath(wantedId);
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
      list={{ href: listPath(id ?? ""), text: "Kembali ke daftar penawaran" }}
    />
  );
}
