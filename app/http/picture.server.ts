import type { AppLoadContext } from "@remix-run/cloudflare";
import { NO_PICTURE } from "~/copy/listing/picture";
import { PICTURE_WIDTHS, type PictureWidth } from "~/domain/listing/picture";
import { sentBefore } from "./byte-range.server";

export function pictureWidth(file: string | undefined): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((known) => file === `${known}.webp`);
}

export function missingPicture(): Response {
  return new Response(NO_PICTURE, {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Private: only the reader's own browser may cache it. */
export async function privatePicture(
  { pictures }: AppLoadContext,
  request: Request,
  key: string,
  width: PictureWidth,
): Promise<Response> {
  const picture = await pictures.getPrivate(key, width);
  if (!picture) return missingPicture();
  const headers = new Headers({
    ETag: picture.httpEtag,
    "Cache-Control": "private, max-age=3600",
    "Content-Type": "image/webp",
  });
  if (sentBefore(request, picture.httpEtag)) {
    await picture.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Length", String(picture.size));
  return new Response(picture.body, { headers });
}
