import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { monthKey, monthSpan } from "~/domain/dates";
import { LOGIN_TO_SEE_BALANCE } from "~/http/balance.server";
import { notFound } from "~/http/errors.server";
import { statementStream } from "~/http/statement.server";
import { requireAccount } from "~/http/viewer.server";

/** A month of one's own balance, to be saved; the running one where none is named. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const month = new URL(request.url).searchParams.get("bulan") ?? monthKey(context.now);
  const span = monthSpan(month);
  if (!span) notFound();
  return new Response(await statementStream(context.db, user.id, { ...span, now: context.now }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      // Of a month that was read: digits and a dash.
      "Content-Disposition": `attachment; filename="saldo-jasawarga-${month}.csv"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
