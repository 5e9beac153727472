import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { loginForListing } from "~/accounts/login-text";
import { requireUser } from "~/accounts/viewer.server";
import { switchListing } from "~/listings/commands.server";
import { ownListPath } from "~/listings/listing";
import { findOwnTitle } from "~/listings/own-queries.server";
import { OWN_LISTING_COPY, STATUS_REFUSALS } from "~/listings/own-text";
import { parseListingKind } from "~/listings/requests.server";
import { badRequest, logFault, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import { isId } from "~/platform/strings";

export async function loader(args: LoaderFunctionArgs) {
  const own = await requireOwner(args);
  return (await findOwnTitle(args.context.db, own)) === null ? notFound() : redirect(ownListPath(own.kind));
}

async function requireOwner({ params, request, context }: LoaderFunctionArgs) {
  const kind = parseListingKind(params);
  const user = await requireUser(context, request, loginForListing("change", kind));
  return isId(params.id) ? { id: params.id, userId: user.id, kind } : notFound();
}

export const formDefinition: FormDefinition = { failed: "Gagal mengubah status", fields: { status: null } };

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const own = await requireOwner(args);
  const status = (await readForm(request)).get("status");
  if (status !== "active" && status !== "inactive") badRequest();
  const switched = await switchListing(context, own, status).catch((error: unknown) => {
    logFault("listing_not_switched", error, { id: own.id });
    return null;
  });
  const list = ownListPath(own.kind);
  if (switched?.ok) {
    const { done } = OWN_LISTING_COPY[own.kind].status[status];
    return context.toasts.redirectWithSuccess(list, { message: done }, { status: 303 });
  }
  if (switched?.reason === "no_listing") notFound();
  const why = switched ? { description: STATUS_REFUSALS[switched.reason] } : {};
  return context.toasts.redirectWithError(list, { message: "Gagal mengubah status", ...why }, { status: 303 });
}
