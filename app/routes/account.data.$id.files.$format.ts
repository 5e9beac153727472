import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { findDataExport } from "~/db/account/data-requests.server";
import { DATA_EXPORT_FORMATS } from "~/domain/account/data-request";
import { toDateInput } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import { requireAccount } from "~/http/viewer.server";

/** For the person whose data it is, for a day. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  const format = DATA_EXPORT_FORMATS.find((known) => known === params.format);
  if (!isId(params.id) || !format) notFound();
  const found = await findDataExport(context.db, { id: params.id, userId: user.id }, context.now);
  const object = found && (await context.dataExports.get(found.key, format));
  if (!found || !object) notFound();
  return new Response(object.body, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(object.size),
      "Content-Disposition": `attachment; filename="data-jasawarga-${toDateInput(found.madeAt)}.${format}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
