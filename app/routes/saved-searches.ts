import { type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUserFor, userWhoPressedBeforeLogin } from "~/accounts/after-login.server";
import { LOGIN_TO_SAVE } from "~/accounts/login-prompt-text";
import { safeRedirect } from "~/accounts/viewer.server";
import { SAVED_HREF } from "~/listings/text";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import { CHOICE_NOT_SAVED } from "~/platform/sentence-text";
import { saveSearch } from "~/search/commands.server";
import { readSavedSearch, resultsHref } from "~/search/search";
import { SAVED_SEARCH_REFUSALS, SEARCH_SAVED } from "~/search/text";

/**
 * Saves the search if the user pressed its button and then logged in. Redirects others to the list of saved searches.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).search.slice(1);
  const user = await userWhoPressedBeforeLogin(context, request, savedSearchesPath(query));
  return user ? save(context, user.id, query) : redirect(SAVED_HREF, 303);
}

export const formDefinition: FormDefinition = { failed: CHOICE_NOT_SAVED, fields: { kategori: null, sort: null } };

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = (await readForm(request)).get("search");
  const query = readSavedSearch(typeof sent === "string" ? sent : "")?.query ?? "";
  const user = await requireUserFor(context, request, savedSearchesPath(query), LOGIN_TO_SAVE);
  // The referer has the order and page of the search. Browsers may omit it.
  const from = safeRedirect(context, request.headers.get("Referer"));
  return save(context, user.id, query, /^\/(?:explore|wanted)\?/.test(from) ? from : undefined);
}

const savedSearchesPath = (query: string) => `/saved-searches?${query}`;

async function save({ toasts, ...context }: AppLoadContext, userId: string, query: string, back?: string) {
  const search = readSavedSearch(query)?.search ?? {};
  const to = back ?? resultsHref(search);
  const saved = await saveSearch(context, userId, query);
  if (saved.ok) return toasts.redirectWithSuccess(to, SEARCH_SAVED, { status: 303 });
  const refusal = { message: "Belum disimpan", description: SAVED_SEARCH_REFUSALS[saved.reason] };
  return toasts.redirectWithError(to, refusal, { status: 303 });
}
