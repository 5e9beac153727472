import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/copy/account/login-first";
import { listSentProposals } from "~/db/proposal/pages.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { TitleBar } from "~/ui/layout/title-bar";
import { WantedTabs } from "~/ui/listing/wanted-tabs";
import { SentProposals, SentProposalsFailed } from "~/ui/proposal/sent-proposals";
import { sentProposalsView } from "~/views/proposal/lists.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  const after = new URL(request.url).searchParams.get("after");
  const page = await listSentProposals(context.db, { proposerId: user.id, after });
  return sentProposalsView(page, after, { now: context.now, zone: (await user.reader()).zone });
}

export default function OwnProposals() {
  return (
    <>
      <TitleBar title="Penawaran Saya" />
      <WantedTabs current="proposals" />
      <SentProposals {...useLoaderData<typeof loader>()} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Penawaran Saya | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "lists" };

export function ErrorBoundary() {
  return (
    <>
      <TitleBar title="Penawaran Saya" />
      <SentProposalsFailed />
    </>
  );
}
