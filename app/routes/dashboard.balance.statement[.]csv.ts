import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_BALANCE } from "~/copy/account/login-first";
import { monthKey, monthSpan } from "~/domain/core/dates";
import { expectAccount } from "~/http/viewer.server";
import { statementStream } from "~/views/money/statement.server";

/** An answer in words: a file of another month would be filed as this one. */
function noMonth(now: number): Response {
  return new Response(`Laporan hanya ada untuk bulan yang sudah dimulai, ditulis seperti ${monthKey(now)}.`, {
    status: 400,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const month = new URL(request.url).searchParams.get("bulan") ?? monthKey(context.now);
  const span = monthSpan(month);
  if (!span || span.from > context.now) throw noMonth(context.now);
  return new Response(await statementStream(context.db, user.id, { ...span, now: context.now }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      // `month` was parsed: digits and a dash.
      "Content-Disposition": `attachment; filename="saldo-jasawarga-${month}.csv"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
