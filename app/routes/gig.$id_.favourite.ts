import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { LOGIN_TO_SAVE, LOGIN_TO_SEE_SAVED } from "~/copy/account/login-first";
import { FAVOURITE_REFUSALS } from "~/copy/listing/favourite-refusals";
import { FAVOURITE_REMOVED, FAVOURITE_SAVED } from "~/copy/listing/saved";
import type { Outcome } from "~/domain/core/outcome";
import { isId } from "~/domain/core/text";
import type { FavouriteRefusal } from "~/domain/listing/favourites";
import { pressedBefore, requireUserFor } from "~/http/after-login.server";
import { noService } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import { requireUser, safeRedirect } from "~/http/viewer.server";
import { removeFavourite, saveFavourite } from "~/operations/listing/save-favourite.server";

/** On the way back from login; anybody else is led to the offer. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id, path, offer } = pathsOf(params);
  const user = await pressedBefore(context, request, path);
  if (!user) return redirect(offer, 303);
  const saved = await saveFavourite(context, { userId: user.id, listingId: id });
  return answer(context, saved, FAVOURITE_SAVED, offer);
}

/** Keeps the offer or, with `keep=no`, lets it go. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { id, path, offer } = pathsOf(params);
  const form = await readForm(request);
  const keeps = form.get("keep") !== "no";
  // Only keeping is done on the way back from login.
  const user = keeps
    ? await requireUserFor(context, request, path, LOGIN_TO_SAVE)
    : await requireUser(context, request, LOGIN_TO_SEE_SAVED);
  const favourite = { userId: user.id, listingId: id };
  const sentFrom = form.get("redirectTo");
  const back = typeof sentFrom === "string" ? safeRedirect(context, sentFrom) : offer;
  return keeps
    ? answer(context, await saveFavourite(context, favourite), FAVOURITE_SAVED, back)
    : answer(context, await removeFavourite(context, favourite), FAVOURITE_REMOVED, back);
}

function pathsOf({ id }: { id?: string }) {
  if (!isId(id)) noService();
  return { id, path: `/gig/${id}/favourite`, offer: `/gig/${id}` };
}

function answer(
  { toasts }: AppLoadContext,
  outcome: Outcome<void, FavouriteRefusal>,
  done: { message: string },
  back: string,
) {
  if (outcome.ok) return toasts.redirectWithSuccess(back, done, { status: 303 });
  const refusal = { message: "Belum disimpan", description: FAVOURITE_REFUSALS[outcome.reason] };
  return toasts.redirectWithError(back, refusal, { status: 303 });
}
