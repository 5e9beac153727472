import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useParams, useRouteError } from "@remix-run/react";
import { findProposalToShow } from "~/db/proposal/acceptance.server";
import { receivedPath } from "~/domain/proposal/proposal";
import { acceptanceForm } from "~/forms/proposal/proposal.server";
import { notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { receivedBy } from "~/http/proposal.server";
import { acceptProposal } from "~/operations/proposal/accept-proposal.server";
import { Crumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { ProposalAcceptance } from "~/ui/proposal/acceptance";
import { ProposalMissing } from "~/ui/proposal/not-found";
import { acceptanceView, notAccepted } from "~/views/proposal/acceptance.server";

export async function loader(args: LoaderFunctionArgs) {
  const { received } = await receivedBy(args);
  const proposal = await findProposalToShow(args.context.db, received);
  return proposal ? acceptanceView(args.context, proposal) : notFound();
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { user, received } = await receivedBy(args);
  const parsed = await parseForm(await readForm(request), acceptanceForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { request: end, seen } = parsed.value;
  const accepted = await acceptProposal(context, {
    ...received,
    client: user,
    closes: end === "close",
    seen,
  });
  if (!accepted.ok) return notAccepted(context, received.wantedId, accepted.reason);
  const toast = {
    message: "Penawaran diterima",
    description: "Pesanannya sudah dibuat. Setujui harganya, lalu bayar untuk memulai pekerjaan.",
  };
  return context.toasts.redirectWithSuccess(`/dashboard/orders/${accepted.value}`, toast, { status: 303 });
}

export default function Acceptance() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Crumbs
          trail={[
            { text: "Jasa Dicari", href: "/dashboard/wanted" },
            { text: "Penawaran", href: receivedPath(page.wantedId) },
            { text: "Terima" },
          ]}
        />
      </Topline>
      <h1>Terima penawaran {page.proposer.name}?</h1>
      <p className="soft">Untuk {page.wantedTitle}.</p>
      <ProposalAcceptance {...page} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Terima penawaran | JasaWarga" }];

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
