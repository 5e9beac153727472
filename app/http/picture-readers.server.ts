import type { AppLoadContext } from "@remix-run/cloudflare";
import { databaseSaid, isPassingFault } from "~/db/core/connection.server";
import {
  findPictureListing,
  isBeingBoughtBy,
  type PictureListing,
} from "~/db/listing/picture-readers.server";
import { MINUTE } from "~/domain/core/dates";
import { CACHE_TAGS, edgeCache, lastPurge, personCacheTag } from "~/platform/core/cache-tags.server";
import { findAccount } from "./viewer.server";

/** As documents are: an operator's hiding shows here at once, and everywhere after this. */
const FRESH = MINUTE;
/** Between the clocks of a location's machines (ms). */
const CLOCK_SKEW = 1_000;

/** `some`: an operator hid it, and this reader still sees it. */
export async function pictureReaders(
  context: AppLoadContext,
  request: Request,
  key: string,
): Promise<"all" | "some" | "none"> {
  const known = shownHere(context, key);
  if (await known.isShown()) return "all";
  let listing: PictureListing | null;
  try {
    listing = await findPictureListing(context.db, key);
  } catch (error) {
    if (!isPassingFault(error)) throw error;
    // Pages go on with what they have, and look no better without pictures.
    console.error("picture without its listing", databaseSaid(error));
    return "all";
  }
  if (!listing?.hidden) {
    known.keep(listing);
    return "all";
  }
  const reader = await findAccount(context, request);
  if (!reader) return "none";
  const own = reader.id === listing.ownerId || reader.operator;
  return own || (await isBeingBoughtBy(context.db, listing.id, reader.id)) ? "some" : "none";
}

/** Remembered by this location, so that the database is asked once a minute for each picture. */
function shownHere({ env, now, defer }: AppLoadContext, key: string) {
  const cache = edgeCache();
  const name = new Request(`${env.appOrigin}/.shown/${key}`);
  return {
    async isShown(): Promise<boolean> {
      const copy = await cache?.match(name);
      if (!cache || !copy) return false;
      const asked = Number(copy.headers.get(ASKED_AT) ?? 0);
      if (asked + FRESH <= now) return false;
      const tags = copy.headers.get(CACHE_TAGS)?.split(",") ?? [];
      return asked > (await lastPurge(cache, env.appOrigin, tags)) + CLOCK_SKEW;
    },
    keep(listing: PictureListing | null): void {
      const headers = {
        "Cache-Control": `public, max-age=${FRESH / 1000}`,
        [CACHE_TAGS]: listing ? personCacheTag(listing.ownerId) : "nobody",
        [ASKED_AT]: String(now),
      };
      if (cache) defer(cache.put(name, new Response(null, { headers })));
    },
  };
}

const ASKED_AT = "X-Asked-At";
