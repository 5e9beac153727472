import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_BALANCE } from "~/accounts/login-prompt-text";
import { requireAccount } from "~/accounts/viewer.server";
import { salesSummaryView } from "~/ledger/page-data.server";
import { readSellerMonth } from "~/ledger/page-queries.server";
import { SalesSummary } from "~/ledger/ui/invoice";
import { monthKey, monthSpan } from "~/platform/dates";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";

const MAX_SALES = 40;

/** Reads a month. An invalid or future one means the current month. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const { now } = context;
  const asked = new URL(request.url).searchParams.get("bulan") ?? "";
  const span = monthSpan(asked);
  const month = span && span.from <= now ? asked : monthKey(now);
  const { from, until } = monthSpan(month) ?? { from: now, until: now };
  const sold = await readSellerMonth(context.db, user.id, { month, span: { from, until }, max: MAX_SALES });
  const { name: seller } = user;
  return salesSummaryView(sold, { month, from, running: until > now, max: MAX_SALES, seller });
}

export default function MonthlySales() {
  const summary = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Saldo", href: "/dashboard/balance" }, { text: "Slip bulanan" }]} />
      </Topline>
      <SalesSummary {...summary} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(`Slip ${data?.name ?? "bulanan"}`) },
];

export const handle: PageHandle = { page: "app" };

export { BalanceFailed as ErrorBoundary } from "~/ledger/ui/balance-page";
