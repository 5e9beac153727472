import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { missingListingTitle, OWN_LISTING_COPY, ownListingTitle } from "~/copy/listing/own-listing";
import { findOwnTitle } from "~/db/listing/own-listing.server";
import { isId } from "~/domain/core/text";
import { ownListPath } from "~/domain/listing/own-lists";
import { titleUnlessMissing } from "~/http/error-title";
import { logFault, notFound } from "~/http/errors.server";
import { listingKindOf } from "~/http/listing-form.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { deleteListing } from "~/operations/listing/delete-listing.server";
import { DeletionPage } from "~/ui/listing/deletion";
import { OwnListingErrorBoundary } from "~/ui/listing/own-listing-not-found";

export async function loader(args: LoaderFunctionArgs) {
  const own = await requireOwner(args);
  const title = await findOwnTitle(args.context.db, own);
  return title === null ? notFound() : { kind: own.kind, id: own.id, title };
}

async function requireOwner({ params, request, context }: LoaderFunctionArgs) {
  const kind = listingKindOf(params);
  const user = await expectUser(context, request, loginForListing("delete", kind));
  return isId(params.id) ? { id: params.id, userId: user.id, kind } : notFound();
}

/** Idempotent. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const own = await requireOwner(args);
  const list = ownListPath(own.kind);
  const stood = await deleteListing(context, own).catch((error: unknown) => {
    logFault("listing_not_deleted", error, { id: own.id });
    return "failed" as const;
  });
  if (stood === false) notFound();
  return stood === "failed"
    ? context.toasts.redirectWithError(list, { message: "Gagal menghapus jasa" }, { status: 303 })
    : context.toasts.redirectWithSuccess(
        list,
        { message: OWN_LISTING_COPY[own.kind].deletion.done },
        { status: 303 },
      );
}

export default function ListingDeletion() {
  return <DeletionPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = ({ params, error }) =>
  titleUnlessMissing(ownListingTitle(params.list, "deletion"), missingListingTitle(params.list), error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OwnListingErrorBoundary />;
}
