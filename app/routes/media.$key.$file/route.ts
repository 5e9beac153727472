import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getAccount, type Reader } from "~/accounts/viewer.server";
import { isPassingFault } from "~/database/connection.server";
import {
  findPictureOwnership,
  hasOrderFor,
  hasProposalFor,
  type PictureOwnership,
  pictureUrl,
} from "~/listings/queries.server";
import { isInEvidence } from "~/moderation/evidence-queries.server";
import { MINUTE } from "~/platform/dates";
import { CACHE_TAGS, edgeCache, lastPurge, personCacheTag } from "~/platform/edge-cache.server";
import { log } from "~/platform/log.server";
import { avifFor, missingPicture, pictureWidth, readRange, sentBefore } from "~/platform/served-files.server";
import { isId } from "~/platform/strings";

/**
 * ms for which a location caches that a picture is public. A change purges it here at once, and in other locations
 * after this time.
 */
const FRESH = MINUTE;
/** ms by which clocks of machines in a location differ. */
const CLOCK_SKEW = 1_000;

/**
 * The readers of a picture. some: shown to this reader but not to everybody, or the database is unavailable. none: not
 * shown to this reader, or removed.
 */
async function pictureReaders(
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
    // Pages work during an outage, so their pictures do too. They are not cached, because the picture may be hidden.
    log("error", "picture_without_listing", { error });
    return "some";
  }
  // A removed picture stays in R2 until the scheduler deletes it, and for operators while a report keeps it.
  if (picture === null) {
    const reader = await getAccount(context, request);
    return isOperator(reader) && (await isInEvidence(context.db, pictureUrl(key))) ? "some" : "none";
  }
  if (picture.state === "shown") {
    known.keep(picture.ownerId);
    return "all";
  }
  const reader = await getAccount(context, request);
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
  // Ordering is free. It must not open a listing that an operator hid or its owner deleted.
  if (await hasOrderFor(db, { listingId, userId: readerId, paid: state !== "off" })) return true;
  return state !== "hidden" && hasProposalFor(db, listingId, readerId);
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

/**
 * Sends a picture. The bytes of a key never change, so caches keep them. Pictures that are not public are sent only to
 * their readers and never cached.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { key } = params;
  const width = pictureWidth(params.file);
  if (!width || !isId(key)) return missingPicture();

  const readers = await pictureReaders(context, request, key);
  if (readers === "none") return missingPicture();
  const pictureHeaders = readers === "all" ? headersForAll : headersForSome;
  const { method, headers: asked } = request;
  const { avif, makeAvifAfter } = avifFor(request, context);
  if (method === "GET" && !asked.has("Range") && !asked.has("If-None-Match")) {
    const whole = await context.pictures.get(key, width, { avif });
    if (readers === "all") makeAvifAfter(whole, key, width);
    return whole ? new Response(whole.body, { headers: pictureHeaders(whole) }) : missingPicture();
  }
  const found = await context.pictures.head(key, width, { avif });
  if (!found) return missingPicture();
  const headers = pictureHeaders(found);
  if (sentBefore(request, found.httpEtag)) {
    headers.delete("Content-Length");
    return new Response(null, { status: 304, headers });
  }

  const range = readRange(request, { etag: found.httpEtag, size: found.size });
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${found.size}` } });
  }
  const part = await context.pictures.getPart(found, range);
  if (!part) return missingPicture();
  if (range) {
    const last = range.offset + range.length - 1;
    headers.set("Content-Length", String(range.length));
    headers.set("Content-Range", `bytes ${range.offset}-${last}/${found.size}`);
  }
  return new Response(part.body, { status: range ? 206 : 200, headers });
}

export function action() {
  return new Response("Foto hanya dapat dilihat", {
    status: 405,
    headers: { "Content-Type": "text/plain; charset=utf-8", Allow: "GET, HEAD" },
  });
}

/** Returns headers that forbid caching, because the picture's readers may change. */
function headersForSome(object: R2Object): Headers {
  const headers = headersForAll(object);
  headers.set("Cache-Control", "private, no-store");
  return headers;
}

function headersForAll(object: R2Object): Headers {
  return new Headers({
    ETag: object.httpEtag,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Type": object.httpMetadata?.contentType ?? "image/webp",
    // The URL ends in `.webp`, but the Accept header decides the format.
    Vary: "Accept",
    "Content-Length": String(object.size),
    "Accept-Ranges": "bytes",
  });
}
