import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { getAccount } from "~/accounts/viewer.server";
import type { Category } from "~/listings/category";
import { placeOfSearch } from "~/platform/visitor-cookies.server";
import type { Place } from "./place";
import { placeInPath, placePageHref, type UnclearPlace } from "./place-page";

/** The response for a moved page. Its cache time is longer than that of any page, because an alias never changes. */
const MOVED = { status: 301, headers: { "Cache-Control": "public, max-age=3600" } };

export function placeOfPath(
  request: Request,
  text: string,
  category: Category | null,
): { place: Place } | UnclearPlace {
  const { searchParams } = new URL(request.url);
  const chosen = placeInPath(searchParams.get("lokasi") ?? "");
  const asked = { sort: searchParams.get("sort") };
  if (chosen.is !== "unclear") throw redirect(placePageHref({ category, place: chosen.place }, asked), 302);
  const found = placeInPath(text);
  if (found.is !== "alias") return found;
  throw redirect(placePageHref({ category, place: found.place }, asked), MOVED);
}

/**
 * Returns the place of the search or of the profile. Call it before the first await, or the top bar also runs a query.
 */
export async function searchersPlace(context: AppLoadContext, request: Request): Promise<string | null> {
  if (new URL(request.url).searchParams.has("lokasi")) return null;
  return placeOfSearch(request) ?? (await getAccount(context, request))?.placeCode ?? null;
}
