import { redirect } from "@remix-run/cloudflare";
import type { Category } from "~/domain/listing/category";
import type { Place } from "~/domain/place/place";
import { placeInPath, placePageHref, type UnclearPlace } from "~/domain/place/place-page";

/** Longer than any cached page: an alias stays one. */
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
