import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireAccount } from "~/accounts/viewer.server";
import { findOrderFile } from "~/orders/queries.server";
import { orderFile } from "~/platform/served-files.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const { id: orderId = "", key = "" } = params;
  const file = await findOrderFile(context.db, { key, orderId, userId: user.id });
  return orderFile(context, request, { key, file, readerId: user.id });
}
