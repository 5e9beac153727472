import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isDisputePicture } from "~/db/order/disputes.server";
import { isId } from "~/domain/core/text";
import { expectOperator } from "~/http/operator.server";
import { missingPicture, pictureWidth, privatePicture } from "~/http/picture.server";

/** For operators, of orders that are or were disputed only. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
  const { id: orderId, key, file } = params;
  const width = pictureWidth(file);
  if (!width || !isId(orderId) || !isId(key)) return missingPicture();
  if (!(await isDisputePicture(context.db, { key, orderId }))) return missingPicture();
  return privatePicture(context, request, key, width);
}
