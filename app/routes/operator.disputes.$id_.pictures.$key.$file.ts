import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/accounts/viewer.server";
import { isDisputePicture } from "~/orders/page-queries.server";
import { missingPicture, pictureWidth, privatePicture } from "~/platform/served-files.server";
import { isId } from "~/platform/strings";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const { id: orderId, key, file } = params;
  const width = pictureWidth(file);
  if (!width || !isId(orderId) || !isId(key)) return missingPicture();
  if (!(await isDisputePicture(context.db, { key, orderId }))) return missingPicture();
  return privatePicture(context, request, key, width);
}
