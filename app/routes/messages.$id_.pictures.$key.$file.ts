import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maySeePicture } from "~/db/message/pictures.server";
import { isId } from "~/domain/core/text";
import { missingPicture, pictureWidth, privatePicture } from "~/http/picture.server";
import { findUser } from "~/http/viewer.server";

/** For the two people of the conversation only. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id, key, file } = params;
  const width = pictureWidth(file);
  if (!width || !isId(id) || !isId(key)) return missingPicture();
  const user = await findUser(context, request);
  if (!user || !(await maySeePicture(context.db, { key, conversationId: id }, user.id)))
    return missingPicture();
  return privatePicture(context, request, key, width);
}
