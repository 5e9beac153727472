import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { listOwnRequests } from "~/db/listing/own-requests.server";
import { badRequest } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { OwnListingsFailed, OwnListingsPage } from "~/ui/listing/own-listings-page";
import { ownRequestsView, readOwnListQuery } from "~/views/listing/own-list.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, loginForListing("see", "wanted"));
  // Requests have no parts: a `status` in the address is of the list of offers.
  const { sort, edge } = readOwnListQuery(new URL(request.url).searchParams) ?? badRequest();
  const page = await listOwnRequests(context.db, user.id, { sort, edge });
  return { ...ownRequestsView(page, (await user.reader()).zone, context.now), sort };
}

export default function OwnRequests() {
  return <OwnListingsPage kind="wanted" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Jasa Dicari | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "lists" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingsFailed kind="wanted" unreadable={isRouteErrorResponse(error) && error.status < 500} />;
}
