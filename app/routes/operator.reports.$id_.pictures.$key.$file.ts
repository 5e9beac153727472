import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/accounts/viewer.server";
import { isReportedPicture } from "~/moderation/queries.server";
import { missingPicture, pictureWidth, privatePicture } from "~/platform/served-files.server";
import { isId } from "~/platform/strings";

/** Sends only pictures of the reported message. Of the messages around it operators see only the text. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  const { id, key, file } = params;
  const width = pictureWidth(file);
  if (!width || !isId(id) || !isId(key)) return missingPicture();
  if (!(await isReportedPicture(context.db, { key, reportId: id, operatorId: operator.id }))) return missingPicture();
  return privatePicture(context, request, key, width);
}
