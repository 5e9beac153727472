import type { AppLoadContext } from "@remix-run/cloudflare";
import { isPassingFault } from "~/db/core/connection.server";
import {
  findPictureOwnership,
  isBeingBoughtBy,
  type PictureOwnership,
} from "~/db/listing/picture-readers.server";
import { pictureUrl } from "~/db/listing/pictures.server";
import { isInEvidence } from "~/db/report/evidence.server";
import { MINUTE } from "~/domain/core/dates";
import { CACHE_TAGS, edgeCache, lastPurge, personCacheTag } from "~/platform/core/cache-tags.server";
import { log } from "~/platform/core/log.server";
import { findAccount } from "./viewer.server";

/** As documents are: an operator's hiding shows here at once, and everywhere after this. */
const FRESH = MINUTE;
/** Between the clocks of a location's machines (ms). */
const CLOCK_SKEW = 1_000;

/** `some`: an operator hid it and this reader still sees it, or nobody can say. `none`: also what was removed. */
export async function pictureReaders(
  context: AppLoadContext,
  request: Request,
  key: string,
): Promise<"all" | "some" | "none"> {
  const known = shownHere(context, key);
  if (await known.isShown().catch(() => false)) return "all";
  let picture: PictureOwnership | null;
  try {
    picture = await findPictureOwnership(context.db, key);
  } catch (error) {
    if (!isPassingFault(error)) throw error;
    // Pages go on with what they have, and look no better without pictures; but it may be hidden.
    log("error", "picture_without_listing", { error });
    return "some";
  }
  // What its owner took out of a hidden listing lies on until the sweep, and what is reported for operators.
  if (picture === null) {
    const reader = await findAccount(context, request);
    return reader?.operator && (await isInEvidence(context.db, pictureUrl(key))) ? "some" : "none";
  }
  const { ownerId, hiddenListing } = picture;
  if (hiddenListing === null) {
    known.keep(ownerId);
    return "all";
  }
  const reader = await findAccount(context, request);
  if (!reader) return "none";
  const own = reader.id === ownerId || reader.operator;
  return own || (await isBeingBoughtBy(context.db, hiddenListing, reader.id)) ? "some" : "none";
}

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
    keep(ownerId: string): void {
      const headers = {
        "Cache-Control": `public, max-age=${FRESH / 1000}`,
        [CACHE_TAGS]: personCacheTag(ownerId),
        [ASKED_AT]: String(now),
      };
      if (cache) defer(cache.put(name, new Response(null, { headers })));
    },
  };
}

const ASKED_AT = "X-Asked-At";
