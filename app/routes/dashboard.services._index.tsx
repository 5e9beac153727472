import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { listOwnListings } from "~/db/listing/listings.server";
import { badRequest } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { OwnListingsFailed, OwnListingsPage } from "~/ui/listing/own-listings-page";
import { ownOffersView, readOwnListQuery } from "~/views/listing/own-list.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, loginForListing("see", "offer"));
  const query = readOwnListQuery(new URL(request.url).searchParams) ?? badRequest();
  const page = await listOwnListings(context.db, { userId: user.id, kind: "offer" }, query);
  return { ...ownOffersView(page, query.part), sort: query.sort };
}

export default function OwnServices() {
  return <OwnListingsPage kind="offer" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Jasa Ditawarkan | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "lists" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingsFailed kind="offer" unreadable={isRouteErrorResponse(error) && error.status < 500} />;
}
