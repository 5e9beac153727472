import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isId } from "~/domain/core/text";
import { readRange, sentBefore } from "~/http/byte-range.server";
import { avifFor, missingPicture, pictureWidth } from "~/http/picture.server";
import { pictureReaders } from "~/http/picture-readers.server";

/** Bytes of a key never change, so caches keep them. Pictures that are not on offer go to their own readers and into no cache. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { key } = params;
  const width = pictureWidth(params.file);
  if (!width || !isId(key)) return missingPicture();

  const readers = await pictureReaders(context, request, key);
  if (readers === "none") return missingPicture();
  const headersOf = readers === "all" ? headersForAll : headersForSome;
  const { method, headers: asked } = request;
  const { avif, makeAvifAfter } = avifFor(request, context);
  if (method === "GET" && !asked.has("Range") && !asked.has("If-None-Match")) {
    const whole = await context.pictures.get(key, width, { avif });
    if (readers === "all") makeAvifAfter(whole, key, width);
    return whole ? new Response(whole.body, { headers: headersOf(whole) }) : missingPicture();
  }
  const found = await context.pictures.head(key, width, { avif });
  if (!found) return missingPicture();
  const headers = headersOf(found);
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

/** Not kept by any cache, since the picture's readers may change. */
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
    // The address says `.webp`; which of the two it is, the browser said.
    Vary: "Accept",
    "Content-Length": String(object.size),
    "Accept-Ranges": "bytes",
  });
}
