import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type AdmissionRule, authorize } from "~/accounts/viewer.server";
import { canSeePicture } from "~/messages/queries.server";
import { missingPicture, pictureWidth, privatePicture } from "~/platform/served-files.server";
import { isId } from "~/platform/strings";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id, key, file } = params;
  const width = pictureWidth(file);
  if (!width || !isId(id) || !isId(key)) return missingPicture();
  const admit: AdmissionRule["admit"] = async (found) => {
    if (found && !found.suspended) return found;
    throw missingPicture();
  };
  const { id: userId } = await authorize(context, request, { rights: "user", admit });
  if (!(await canSeePicture(context.db, { key, conversationId: id }, userId))) return missingPicture();
  return privatePicture(context, request, key, width);
}
