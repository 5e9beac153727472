import type { AppLoadContext } from "@remix-run/cloudflare";
import { placeOfSearch } from "~/platform/core/visitor-cookies.server";
import { findAccount } from "./viewer.server";

/** The last choice, or else the profile's place. Call it before the first await, or the top bar asks for itself. */
export async function searchersPlace(context: AppLoadContext, request: Request): Promise<string | null> {
  if (new URL(request.url).searchParams.has("lokasi")) return null;
  return placeOfSearch(request) ?? (await findAccount(context, request))?.placeCode ?? null;
}
