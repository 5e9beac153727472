import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findDisputeFile } from "~/db/order/disputes.server";
import { requireOperator } from "~/http/operator.server";
import { orderFileAnswer } from "~/http/order-file.server";

/** What was delivered or shown in an order that is or was disputed, for operators. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const { id: orderId = "", key = "" } = params;
  return orderFileAnswer(context, key, await findDisputeFile(context.db, { key, orderId }));
}
