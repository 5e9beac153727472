import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/accounts/viewer.server";
import { findDisputeFile } from "~/orders/page-queries.server";
import { orderFile } from "~/platform/served-files.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  const { id: orderId = "", key = "" } = params;
  const file = await findDisputeFile(context.db, { key, orderId });
  return orderFile(context, request, { key, file, readerId: operator.id });
}
