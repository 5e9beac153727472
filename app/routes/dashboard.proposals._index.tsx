import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { Topline } from "~/ui/layout/dashboard";
import { WantedTabs } from "~/ui/listing/wanted-tabs";
import { SentProposals, SentProposalsFailed } from "~/ui/proposal/sent-proposals";
import { readSent } from "~/views/proposal/lists.server";

export function loader(args: LoaderFunctionArgs) {
  return readSent(args);
}

export default function OwnProposals() {
  return (
    <>
      <Topline />
      <h1>Penawaran Saya</h1>
      <WantedTabs current="proposals" />
      <SentProposals {...useLoaderData<typeof loader>()} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Penawaran Saya | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return (
    <>
      <Topline />
      <h1>Penawaran Saya</h1>
      <SentProposalsFailed />
    </>
  );
}
