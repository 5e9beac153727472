import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { DATA_EXPORT_FORMATS } from "~/accounts/personal-data";
import { findDataExport } from "~/accounts/personal-data-queries.server";
import { requireAccount } from "~/accounts/viewer.server";
import { toDateInput } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import { isId } from "~/platform/strings";

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
