import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loginForListing } from "~/accounts/login-text";
import { requireUser } from "~/accounts/viewer.server";
import { removeListing } from "~/listings/commands.server";
import { ownListPath } from "~/listings/listing";
import { findOwnTitle } from "~/listings/own-queries.server";
import { missingListingTitle, OWN_LISTING_COPY, ownListingTitle } from "~/listings/own-text";
import { parseListingKind } from "~/listings/requests.server";
import { DeletionPage } from "~/listings/ui/own-listings";
import { logFault, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";

export async function loader(args: LoaderFunctionArgs) {
  const own = await requireOwner(args);
  const title = await findOwnTitle(args.context.db, own);
  return title === null ? notFound() : { kind: own.kind, id: own.id, title };
}

async function requireOwner({ params, request, context }: LoaderFunctionArgs) {
  const kind = parseListingKind(params);
  const user = await requireUser(context, request, loginForListing("delete", kind));
  return isId(params.id) ? { id: params.id, userId: user.id, kind } : notFound();
}

export const formDefinition: FormDefinition = { failed: "Gagal menghapus jasa" };

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const own = await requireOwner(args);
  const list = ownListPath(own.kind);
  const stood = await removeListing(context, own).catch((error: unknown) => {
    logFault("listing_not_deleted", error, { id: own.id });
    return "failed" as const;
  });
  if (stood === false) notFound();
  return stood === "failed"
    ? context.toasts.redirectWithError(list, { message: "Gagal menghapus jasa" }, { status: 303 })
    : context.toasts.redirectWithSuccess(list, { message: OWN_LISTING_COPY[own.kind].deletion.done }, { status: 303 });
}

export default function ListingDeletion() {
  return <DeletionPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = ({ params, error }) =>
  titleUnlessMissing(ownListingTitle(params.list, "deletion"), missingListingTitle(params.list), error);

export const handle: PageHandle = { page: "app" };

export { OwnListingErrorBoundary as ErrorBoundary } from "~/listings/ui/own-listing";
