import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { loginForListing } from "~/accounts/login-text";
import { readAsUser } from "~/accounts/viewer.server";
import { ownOffersView, readOwnListQuery } from "~/listings/page-data.server";
import { selectOwnListings } from "~/listings/queries.server";
import { OwnListingsFailed, OwnListingsScreen } from "~/listings/ui/own-listings";
import { badRequest } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readOwnListQuery(new URL(request.url).searchParams) ?? badRequest();
  const { page } = await readAsUser(context, request, loginForListing("see", "offer"), (userId) =>
    selectOwnListings(context.db, { userId, kind: "offer" }, query),
  );
  return { ...ownOffersView(page, query.part), sort: query.sort };
}

export default function OwnServices() {
  return <OwnListingsScreen kind="offer" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: pageTitle("Jasa Ditawarkan") }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingsFailed kind="offer" unreadable={isRouteErrorResponse(error) && error.status < 500} />;
}
