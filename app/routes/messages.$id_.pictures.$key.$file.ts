import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maySeePicture } from "~/db/message-pictures.server";
import { isListingId } from "~/domain/listing-view";
import { PICTURE_WIDTHS } from "~/domain/picture";
import { sentBefore } from "~/http/partial.server";
import { findUser } from "~/http/viewer.server";

/** A message's picture, for the two people of its conversation. Their browser may keep it, nobody else's may. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id, key, file } = params;
  const width = PICTURE_WIDTHS.find((known) => file === `${known}.webp`);
  if (!width || !isListingId(id) || !isListingId(key)) return missing();
  const user = await findUser(context, request);
  if (!user || !(await maySeePicture(context.db, { key, conversationId: id }, user.id))) return missing();

  const picture = await context.pictures.getPrivate(key, width);
  if (!picture) return missing();
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

function missing(): Response {
  return new Response("Foto tidak ditemukan", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
