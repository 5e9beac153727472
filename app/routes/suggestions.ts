import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listTitlesWith } from "~/db/search/suggested-titles.server";
import { MAX_SEARCH_LENGTH } from "~/domain/search/search";
import { SHORTEST_IN_TITLES, suggestedSearches, typedSoFar } from "~/domain/search/suggest";
import { PUBLIC_DOCUMENT } from "~/platform/core/edge-cache.server";

const TITLES = 3;

/** For a search field while somebody types: the same for everybody, and asked for without cookies. */
export async function loader({ request, context: { db, vocabulary } }: LoaderFunctionArgs) {
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH);
  const so = typedSoFar(typed);
  const [known, titles] = await Promise.all([
    vocabulary(),
    so && so.last.length >= SHORTEST_IN_TITLES ? listTitlesWith(db, so.last, TITLES) : [],
  ]);
  return new Response(JSON.stringify(suggestedSearches(typed, titles, known)), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": PUBLIC_DOCUMENT },
  });
}
