import type { AppLoadContext } from "@remix-run/cloudflare";
import type { PictureWidth } from "~/domain/listing/picture";
import { sentBefore } from "./byte-range.server";
import { missingPicture } from "./picture.server";

/** A message's picture for somebody who may see it. Their browser may keep it, nobody else's may. */
export async function messagePictureAnswer(
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
