import type { AppLoadContext } from "@remix-run/cloudflare";
import { isPassingFault } from "~/db/core/connection.server";
import {
  findPictureOwnership,
  hasOrderOf,
  hasProposalFor,
  type PictureOwnership,
} from "~/db/listing/picture-readers.server";
import { pictureUrl } from "~/db/listing/pictures.server";
import { isInEvidence } from "~/db/report/evidence.server";
import { MINUTE } from "~/domain/core/dates";
import { CACHE_TAGS, edgeCache, lastPurge, personCacheTag } from "~/platform/core/cache-tags.server";
import { log } from "~/platform/core/log.server";
import { findAccount, type Reader } from "./viewer.server";

/** How long a location remembers that a picture is public. A change purges it here at once, elsewhere after this time. */
const FRESH = MINUTE;
/** Between the clocks of a location's machines (ms). */
const CLOCK_SKEW = 1_000;

/**
 * `some`: not shown to everybody, but to this reader, or the database cannot say. `none`: not to this reader; also a picture
 * that was removed.
 */
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
    // Pages work on during an outage, so their pictures do too. No cache may keep one, since it may be hidden.
    log("error", "picture_without_listing", { error });
    return "some";
  }
  // A picture that its owner took out stays in R2 until the sweep, and for operators while a report is about it.
  if (picture === null) {
    const reader = await findAccount(context, request);
    return isOperator(reader) && (await isInEvidence(context.db, pictureUrl(key))) ? "some" : "none";
  }
  if (picture.state === "shown") {
    known.keep(picture.ownerId);
    return "all";
  }
  const reader = await findAccount(context, request);
  if (!reader) return "none";
  const isAllowed =
    reader.id === picture.ownerId || isOperator(reader) || (await mayStillSee(context, picture, reader.id));
  return isAllowed ? "some" : "none";
}

const isOperator = (reader: Reader | null) => reader?.operator === true && !reader.suspended;

async function mayStillSee(
  { db }: AppLoadContext,
  { listingId, state }: PictureOwnership,
  readerId: string,
): Promise<boolean> {
  if (listingId === null) return false;
  if (await hasOrderOf(db, listingId, readerId)) return true;
  return state === "off" && hasProposalFor(db, listingId, readerId);
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
