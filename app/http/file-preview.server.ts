import type { AppLoadContext } from "@remix-run/cloudflare";
import { sentBefore } from "./byte-range.server";
import { missingPicture } from "./picture.server";

/** A small picture of a file, made anew of its pixels. Private: only the reader's own browser keeps it. */
export async function filePreview(
  { files, pictures }: AppLoadContext,
  request: Request,
  key: string | null,
): Promise<Response> {
  const object = key && (await files.get(key));
  if (!object) return missingPicture();
  // A file never changes.
  const etag = `"p-${object.etag}"`;
  const headers = new Headers({ ETag: etag, "Cache-Control": "private, max-age=86400" });
  if (sentBefore(request, etag)) {
    await object.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  const preview = await pictures.preview(await object.arrayBuffer());
  if (!preview) return missingPicture();
  headers.set("Content-Type", "image/webp");
  headers.set("Content-Length", String(preview.byteLength));
  return new Response(preview, { headers });
}
