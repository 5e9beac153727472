import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/accounts/viewer.server";
import { feesStream } from "~/ledger/page-data.server";
import { monthKey, monthSpan } from "~/platform/dates";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const month = new URL(request.url).searchParams.get("bulan") ?? monthKey(context.now);
  const span = monthSpan(month);
  if (!span || span.from > context.now)
    throw new Response(`Laporan hanya ada untuk bulan yang sudah dimulai, ditulis seperti ${monthKey(context.now)}.`, {
      status: 400,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(await feesStream(context.db, month), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      // The month contains only digits and a dash, because it was parsed.
      "Content-Disposition": `attachment; filename="biaya-jasawarga-${month}.csv"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
