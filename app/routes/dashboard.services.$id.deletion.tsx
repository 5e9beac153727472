import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { findOwnTitle } from "~/db/listing/own-listing.server";
import { isId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { deleteListing } from "~/operations/listing/delete-listing.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { DeletionPage } from "~/ui/listing/deletion";
import { OwnListingNotFound } from "~/ui/listing/own-listing-not-found";

const LIST = "/dashboard/services";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, loginForListing("delete", "offer"));
  if (!isId(id)) notFound();
  const title = await findOwnTitle(context.db, { id, userId: user.id, kind: "offer" });
  return title === null ? notFound() : { id, title };
}

/** Idempotent. */
export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, loginForListing("delete", "offer"));
  if (!isId(id)) notFound();
  const own = { id, userId: user.id, kind: "offer" as const };
  const stood = await deleteListing(context, own).catch((error: unknown) => {
    console.error("delete listing", id, error);
    return "failed" as const;
  });
  if (stood === false) notFound();
  const toast = { message: stood === "failed" ? "Gagal menghapus jasa" : "Jasa berhasil dihapus" };
  return stood === "failed"
    ? context.toasts.redirectWithError(LIST, toast, { status: 303 })
    : context.toasts.redirectWithSuccess(LIST, toast, { status: 303 });
}

export default function ServiceDeletion() {
  const asked = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa Ditawarkan", href: LIST }, { text: "Hapus jasa" }]} />
      </Topline>
      <div className="mt-4">
        <DeletionPage kind="offer" {...asked} />
      </div>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Hapus jasa | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingNotFound kind="offer" status={isRouteErrorResponse(error) ? error.status : 500} />;
}
