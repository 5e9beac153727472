import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { loginForListing } from "~/accounts/login-text";
import { readAsUser } from "~/accounts/viewer.server";
import { selectOwnWanted } from "~/listings/own-queries.server";
import { ownWantedView, readOwnListQuery } from "~/listings/page-data.server";
import { OwnListingsFailed, OwnListingsScreen } from "~/listings/ui/own-listings";
import { badRequest } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";

export async function loader({ request, context }: LoaderFunctionArgs) {
  // The list of requests has no filter, because a `status` in the URL belongs to the list of offers.
  const { sort, edge } = readOwnListQuery(new URL(request.url).searchParams) ?? badRequest();
  const { user, page } = await readAsUser(context, request, loginForListing("see", "wanted"), (userId) =>
    selectOwnWanted(context.db, userId, { sort, edge }),
  );
  return { ...ownWantedView(page, user.zone, context.now), sort };
}

export default function OwnWanted() {
  return <OwnListingsScreen kind="wanted" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: pageTitle("Jasa Dicari") }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingsFailed kind="wanted" unreadable={isRouteErrorResponse(error) && error.status < 500} />;
}
