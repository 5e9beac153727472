import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { Crumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { OwnListingMissing } from "~/ui/listing/own-listing-not-found";
import { ReceivedProposals } from "~/ui/proposal/received-proposals";
import { readReceived } from "~/views/proposal/lists.server";

export function loader(args: LoaderFunctionArgs) {
  return readReceived(args);
}

export default function Received() {
  const list = useLoaderData<typeof loader>();
  const { id, title } = list.wanted;
  return (
    <>
      <Topline>
        <Crumbs trail={[{ text: "Jasa Dicari", href: "/dashboard/wanted" }, { text: "Penawaran" }]} />
      </Topline>
      <h1>Penawaran</h1>
      <p className="soft">
        untuk <a href={`/wanted/${id}`}>{title}</a>
      </p>
      <ReceivedProposals {...list} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Penawaran untuk ${data.wanted.title} | JasaWarga` : "Penawaran | JasaWarga" },
];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingMissing kind="wanted" status={isRouteErrorResponse(error) ? error.status : 500} />;
}
