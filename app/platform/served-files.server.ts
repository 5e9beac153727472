import type { AppLoadContext } from "@remix-run/cloudflare";
import { countAttempt, secondsToNextHour } from "~/database/attempt-counters.server";
import { acceptsAvif, PICTURE_WIDTHS, type PictureWidth } from "~/listings/picture";
import { NO_PICTURE } from "~/listings/picture-text";
import { PREVIEWS_AN_HOUR } from "~/orders/order";
import { notFound } from "./errors.server";
import { contentDisposition, FILE_START, fileType } from "./files";

export function sentBefore(request: Request, etag: string): boolean {
  const asked = request.headers.get("If-None-Match");
  if (asked === null) return false;
  if (asked.trim() === "*") return true;
  return asked.split(",").some((tag) => bare(tag) === bare(etag));
}

/** Removes the mark of weak tags, because a proxy may weaken ours by compressing. */
function bare(etag: string): string {
  return etag.trim().replace(/^W\//, "");
}

type ByteRange = { offset: number; length: number };

const RANGE = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/;

/** Returns null to send the whole file: for other units, several ranges, or a stale If-Range. */
export function readRange(
  request: Request,
  object: { etag: string; size: number },
): ByteRange | "unsatisfiable" | null {
  const found = RANGE.exec(request.headers.get("Range") ?? "");
  const ifRange = request.headers.get("If-Range");
  if (!found || (ifRange !== null && ifRange !== object.etag)) return null;
  const [, first = "", last = ""] = found;
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), object.size);
    return length > 0 ? { offset: object.size - length, length } : "unsatisfiable";
  }
  const offset = Number(first);
  const end = last === "" ? object.size - 1 : Math.min(Number(last), object.size - 1);
  if (last !== "" && Number(last) < offset) return null;
  return offset < object.size ? { offset, length: end - offset + 1 } : "unsatisfiable";
}

export function pictureWidth(file: string | undefined): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((known) => file === `${known}.webp`);
}

export function missingPicture(): Response {
  return noPicture(404);
}

function noPicture(status: number, headers: Record<string, string> = {}): Response {
  return new Response(NO_PICTURE, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
  });
}

type AvifMaker = {
  env: Pick<AppLoadContext["env"], "development">;
  pictures: Pick<AppLoadContext["pictures"], "makeAvif">;
  defer: AppLoadContext["defer"];
};

/** Makes AVIF after the response. The first request gets WebP. Off in development, where it takes a second. */
export function avifFor(request: Request, { env, pictures, defer }: AvifMaker) {
  const avif = acceptsAvif(request.headers.get("Accept"));
  return {
    avif,
    makeAvifAfter(found: R2Object | null, key: string, width: PictureWidth): void {
      if (avif && found && found.httpMetadata?.contentType !== "image/avif" && !env.development)
        defer(pictures.makeAvif(key, width));
    },
  };
}

export async function privatePicture(
  { pictures }: AppLoadContext,
  request: Request,
  key: string,
  width: PictureWidth,
): Promise<Response> {
  const fileHeaders = ({ httpEtag }: R2Object) => ({
    ETag: httpEtag,
    "Cache-Control": "private, max-age=3600",
    "Content-Type": "image/webp",
  });
  const known = request.headers.has("If-None-Match") ? await pictures.headPrivate(key, width) : null;
  if (known && sentBefore(request, known.httpEtag))
    return new Response(null, { status: 304, headers: fileHeaders(known) });
  const picture = await pictures.getPrivate(key, width);
  if (!picture) return missingPicture();
  return new Response(picture.body, {
    headers: { ...fileHeaders(picture), "Content-Length": String(picture.size) },
  });
}

/** Bytes. A larger file is read again for each step, so that several pictures of a page fit in memory. */
const READ_ONCE = 1024 * 1024;

/** Caches a preview only in the reader's browser. Each request without a cached copy counts against a limit. */
async function filePreview(
  { db, now, files, pictures }: AppLoadContext,
  request: Request,
  { key, readerId, width }: { key: string | null; readerId: string; width: PictureWidth },
): Promise<Response> {
  const known = key && (await files.head(key));
  if (!known) return missingPicture();
  const etag = `"p${width}-${known.etag}"`;
  const headers = new Headers({ ETag: etag, "Cache-Control": "private, max-age=86400" });
  if (sentBefore(request, etag)) return new Response(null, { status: 304, headers });
  const [allowed] = await countAttempt(db, `preview:${readerId}`, PREVIEWS_AN_HOUR, now);
  if (!allowed) return noPicture(429, { "Retry-After": String(secondsToNextHour(now)) });
  const small = known.size <= READ_ONCE ? await (await files.get(key))?.blob() : null;
  const preview = await pictures.preview(async () => small?.stream() ?? (await files.get(key))?.body ?? null, width);
  if (!preview) return missingPicture();
  headers.set("Content-Type", "image/webp");
  headers.set("Content-Length", String(preview.byteLength));
  return new Response(preview, { headers });
}

export async function orderFile(
  context: AppLoadContext,
  request: Request,
  { key, file, readerId }: { key: string; file: { name: string } | null; readerId: string },
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const preview = searchParams.get("preview");
  if (preview === null) return wholeFile(context, { key, file, opens: searchParams.has("open") });
  const width = PICTURE_WIDTHS[preview === "large" ? 2 : 0];
  return filePreview(context, request, { key: file && key, readerId, width });
}

const SHOWN_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** Returns a download. With `opens`, the browser shows a picture, whose first bytes must agree with its name. */
async function wholeFile(
  { files }: AppLoadContext,
  { key, file, opens }: { key: string; file: { name: string } | null; opens: boolean },
): Promise<Response> {
  const object = file && (await files.get(key));
  if (!file || !object) notFound();
  const start = object.size > 0 ? await files.start(key, FILE_START) : new Uint8Array();
  const type = fileType(file.name, start);
  const isShown = opens && SHOWN_TYPES.includes(type);
  return new Response(object.body, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(object.size),
      "Content-Disposition": contentDisposition(file.name, isShown ? "inline" : "attachment"),
      "X-Content-Type-Options": "nosniff",
    },
  });
}
