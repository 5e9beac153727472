import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listTitlesWith } from "~/db/search/suggested-titles.server";
import { MAX_TITLE } from "~/domain/listing/listing";
import { suggestedSearches, wordsForTitles } from "~/domain/search/suggest";
import { documentHeaders } from "~/http/document.server";
import { LISTS } from "~/platform/core/cache-tags.server";

const TITLES = 3;

/** For a search field while somebody types: the same for everybody, and asked for without cookies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, MAX_TITLE);
  const words = wordsForTitles(typed);
  const [known, titles] = await Promise.all([
    context.vocabulary(),
    words.length > 0 ? listTitlesWith(context, words, TITLES) : [],
  ]);
  const headers = new Headers(documentHeaders(context, request, [LISTS]));
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(suggestedSearches(typed, titles, known)), { headers });
}
