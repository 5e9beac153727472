import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findOrderFile } from "~/db/order-files.server";
import { notFound } from "~/http/errors.server";
import { LOGIN_TO_SEE_ORDERS } from "~/http/order-login.server";
import { requireAccount } from "~/http/viewer.server";

/** A file of an order, to be saved: whatever it says it is, no browser opens it as a page of ours. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const { id: orderId = "", key = "" } = params;
  const file = await findOrderFile(context.db, { key, orderId, userId: user.id });
  const object = file && (await context.files.get(key));
  if (!file || !object) notFound();
  return new Response(object.body, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(object.size),
      "Content-Disposition": `attachment; filename="berkas"; filename*=UTF-8''${encodeRFC5987(file.name)}`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** `encodeURIComponent` leaves some signs that a header's extended value must not hold. */
function encodeRFC5987(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
