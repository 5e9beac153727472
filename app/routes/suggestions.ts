import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MAX_TITLE } from "~/listings/listing";
import { documentHeaders } from "~/platform/documents.server";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import { listTitlesWith } from "~/search/queries.server";
import { suggestedSearches, wordsForTitles } from "~/search/suggest";

const TITLES_SHOWN = 3;

/** Sends suggestions, which are the same for everybody and requested without cookies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, MAX_TITLE);
  const words = wordsForTitles(typed);
  const [known, titles] = await Promise.all([
    context.vocabulary(),
    words.length > 0 ? listTitlesWith(context, words, TITLES_SHOWN) : [],
  ]);
  const headers = new Headers(documentHeaders(context, request, [LISTS_CACHE_TAG]));
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(suggestedSearches(typed, titles, known)), { headers });
}
