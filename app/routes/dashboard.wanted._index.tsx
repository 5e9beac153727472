import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { OwnListingsFailed, OwnListingsPage } from "~/ui/listing/own-listings-page";
import { ownPage } from "~/views/listing/own-listing.server";

export function loader(args: LoaderFunctionArgs) {
  return ownPage(args, "wanted");
}

export default function OwnRequests() {
  return <OwnListingsPage kind="wanted" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Jasa Dicari | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingsFailed kind="wanted" unreadable={isRouteErrorResponse(error) && error.status < 500} />;
}
