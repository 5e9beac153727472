import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUserFor, userWhoPressedBeforeLogin } from "~/accounts/after-login.server";
import { LOGIN_TO_SAVE, LOGIN_TO_SEE_SAVED } from "~/accounts/login-prompt-text";
import { requireUser, safeRedirect } from "~/accounts/viewer.server";
import { removeFavourite, saveFavourite } from "~/listings/commands.server";
import { FAVOURITE_CHANGES_AN_HOUR, type FavouriteRefusal, MAX_FAVOURITES } from "~/listings/listing";
import { FAVOURITE_REMOVED, FAVOURITE_SAVED } from "~/listings/text";
import { noService } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import type { Outcome } from "~/platform/outcome";
import { CHOICE_NOT_SAVED } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";

/**
 * Sentences of refusals. They are separate from the names in every page's menu, or every page's script would include
 * them.
 */
const FAVOURITE_REFUSALS: Record<FavouriteRefusal, string> = {
  no_offer: "Jasa ini tidak ditawarkan lagi.",
  own_offer: "Ini jasa Anda sendiri, jadi tidak perlu disimpan.",
  too_many: `Simpanan Anda sudah berisi ${MAX_FAVOURITES} jasa. Hapus beberapa dahulu, lalu simpan lagi.`,
  too_often: `Anda sudah ${FAVOURITE_CHANGES_AN_HOUR} kali mengubah simpanan dalam satu jam ini. Coba lagi nanti.`,
};

/** Saves the offer if the user pressed its button and then logged in. Redirects others to the offer. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id, path, offer } = favouritePaths(params);
  const user = await userWhoPressedBeforeLogin(context, request, path);
  if (!user) return redirect(offer, 303);
  const saved = await saveFavourite(context, { userId: user.id, listingId: id });
  return answer(context, saved, FAVOURITE_SAVED, offer);
}

export const formDefinition: FormDefinition = { failed: CHOICE_NOT_SAVED, fields: { keep: null, redirectTo: null } };

/** Saves the offer, or removes it with `keep=no`. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { id, path, offer } = favouritePaths(params);
  const form = await readForm(request);
  const keeps = form.get("keep") !== "no";
  // A login in between continues with saving, never with removing.
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

function favouritePaths({ id }: { id?: string }) {
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
