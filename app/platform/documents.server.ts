import type { AppLoadContext } from "@remix-run/cloudflare";
import { savedBytesText, showText } from "~/listings/picture-text";
import { pictureKey } from "~/listings/queries.server";
import { CACHE_TAGS, knownParameters, PUBLIC_DOCUMENT, sendsAny } from "./edge-cache.server";
import { isDataSaverOn } from "./visitor-cookies.server";

export function documentHeaders(context: AppLoadContext, request: Request, tags: readonly string[] = []): HeadersInit {
  const personal = [context.sessions.cookieName, context.toasts.cookieName];
  if (sendsAny(request, personal)) return {};
  return {
    "Cache-Control": PUBLIC_DOCUMENT,
    ...(tags.length > 0 ? { [CACHE_TAGS]: [...new Set(tags)].join(",") } : {}),
  };
}

/** The header that reloads the document. A login changes every page, and the gateway's window needs another CSP. */
export const FRESH_DOCUMENT = { "X-Remix-Reload-Document": "true" };

const WIDTH = 640;

type DeferredImages = { count: number; kilobytes: number; href: string; show: string };

function holdsBack(request: Request): boolean {
  return isDataSaverOn(request) && !new URL(request.url).searchParams.has("foto");
}

export async function deferredImages(
  context: AppLoadContext,
  request: Request,
  pictures: readonly { url: string }[],
): Promise<DeferredImages | null> {
  if (pictures.length === 0 || !holdsBack(request)) return null;
  const keys = pictures.map(({ url }) => pictureKey(url));
  const bytes = await context.pictures.weigh(keys, WIDTH);
  const query = knownParameters(request);
  query.set("foto", "semua");
  const totals = { count: pictures.length, kilobytes: Math.ceil(bytes / 1024) };
  return { ...totals, href: `?${query}`, show: showText(totals) };
}

export type SavedBytes = { text: string; href: string | null };

export function savedBytes(...parts: readonly (DeferredImages | null)[]): SavedBytes {
  const deferred = parts.filter((part) => part !== null);
  const count = deferred.reduce((sum, part) => sum + part.count, 0);
  const kilobytes = deferred.reduce((sum, part) => sum + part.kilobytes, 0);
  return { text: savedBytesText(count > 0 ? { count, kilobytes } : null), href: deferred[0]?.href ?? null };
}

export function listPictures<Picture>(cards: readonly { picture: Picture | null }[]): Picture[] {
  return cards.flatMap(({ picture }) => picture ?? []);
}

export function withDeferredImages<Offer extends { picture: unknown }>(
  request: Request,
  offers: readonly Offer[],
): Offer[] {
  return holdsBack(request) ? offers.map((offer) => ({ ...offer, picture: null })) : [...offers];
}

export function withDeferredPhotos<Review extends { pictures: readonly unknown[] }>(
  request: Request,
  reviews: readonly Review[],
): Review[] {
  return holdsBack(request) ? reviews.map((review) => ({ ...review, pictures: [] })) : [...reviews];
}

export function withHeldGroups<Group extends { listings: readonly { picture: unknown }[] }>(
  request: Request,
  groups: readonly Group[],
): Group[] {
  return groups.map((group) => ({ ...group, listings: withDeferredImages(request, group.listings) }));
}
