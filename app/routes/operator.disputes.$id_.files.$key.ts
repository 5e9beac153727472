import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findDisputeFile } from "~/db/order/disputes.server";
import { attachment } from "~/http/attachment.server";
import { expectOperator } from "~/http/operator.server";

/** For operators, of orders that are or were disputed only. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
  const { id: orderId = "", key = "" } = params;
  return attachment(context, key, await findDisputeFile(context.db, { key, orderId }));
}
