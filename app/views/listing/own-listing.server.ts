import type { AppLoadContext } from "@remix-run/cloudflare";
import { listOwnListings, type OwnPage } from "~/db/listing/listings.server";
import { findOwnListing, findOwnTitle, type Own, type OwnListing } from "~/db/listing/own-listing.server";
import { type ListSort, readListSort } from "~/domain/core/list-sort";
import { readValueKey } from "~/domain/core/page-cursor";
import { isId } from "~/domain/core/text";
import { LISTING_NAMES, type ListingKind } from "~/domain/listing/listing";
import { badRequest, notFound } from "../../http/errors.server";
import { requireUser } from "../../http/viewer.server";

type Visit = { context: AppLoadContext; request: Request; params: { id?: string } };
type Doing = "melihat" | "membuat" | "mengubah" | "menghapus";

/** Whoever wants to do something with their own listings; a visitor is told what it needs a login for. */
export function requireOwner({ context, request }: Omit<Visit, "params">, kind: ListingKind, doing: Doing) {
  return requireUser(context, request, { message: `Anda harus login untuk ${doing} ${LISTING_NAMES[kind]}` });
}

/** The page of one's own listings that the address asks for. */
export async function ownPage(visit: Visit, kind: ListingKind): Promise<OwnPage & { sort: ListSort }> {
  const user = await requireOwner(visit, kind, "melihat");
  const query = new URL(visit.request.url).searchParams;
  const sort = readListSort(query.get("sort"));
  const edge = { after: keyIn(query, "after"), before: keyIn(query, "before") };
  const page = await listOwnListings(visit.context.db, { userId: user.id, kind }, { sort, edge });
  return { ...page, sort };
}

function keyIn(query: URLSearchParams, name: string) {
  const text = query.get(name);
  return text === null ? null : (readValueKey(text) ?? badRequest());
}

/** The listing to change. Somebody else's is not found, like one that never was. */
export async function ownListing(visit: Visit, kind: ListingKind): Promise<OwnListing> {
  const user = await requireOwner(visit, kind, "mengubah");
  const { id } = visit.params;
  if (!isId(id)) notFound();
  return (await findOwnListing(visit.context.db, { id, userId: user.id, kind })) ?? notFound();
}

/** The page that asks before a listing is deleted. */
export async function askForDeletion(visit: Visit, kind: ListingKind) {
  const user = await requireOwner(visit, kind, "menghapus");
  const { id } = visit.params;
  if (!isId(id)) notFound();
  const title = (await findOwnTitle(visit.context.db, { id, userId: user.id, kind })) ?? notFound();
  return { id, title };
}

const deleted = { offer: "Jasa berhasil dihapus", wanted: "Permintaan jasa berhasil dihapus" } as const;

/** Deletes it, or says that it could not be done. A second time is answered like the first. */
export async function deletion(
  visit: Visit,
  kind: ListingKind,
  deleteListing: (context: AppLoadContext, own: Own) => Promise<boolean>,
): Promise<Response> {
  const { context, params } = visit;
  const user = await requireOwner(visit, kind, "menghapus");
  if (!isId(params.id)) notFound();
  const own = { id: params.id, userId: user.id, kind };
  const stood = await deleteListing(context, own).catch((error: unknown) => {
    console.error("delete listing", own.id, error);
    return "failed" as const;
  });
  if (stood === false) notFound();
  const list = kind === "offer" ? "/dashboard/services" : "/dashboard/wanted";
  const answer = { status: 303 };
  return stood === "failed"
    ? context.toasts.redirectWithError(list, { message: "Gagal menghapus jasa" }, answer)
    : context.toasts.redirectWithSuccess(list, { message: deleted[kind] }, answer);
}
