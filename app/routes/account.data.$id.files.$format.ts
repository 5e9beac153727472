import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { findCopy } from "~/db/account/data-requests.server";
import { COPY_FORMATS } from "~/domain/account/data-request";
import { toDateInput } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import { requireAccount } from "~/http/viewer.server";

/** For the person whose data it is, for a day. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const format = COPY_FORMATS.find((known) => known === params.format);
  if (!isId(params.id) || !format) notFound();
  const copy = await findCopy(context.db, { id: params.id, userId: user.id }, context.now);
  const object = copy && (await context.copies.get(copy.key, format));
  if (!copy || !object) notFound();
  return new Response(object.body, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(object.size),
      "Content-Disposition": `attachment; filename="data-jasawarga-${toDateInput(copy.madeAt)}.${format}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
