import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_BALANCE } from "~/accounts/login-prompt-text";
import { requireAccount } from "~/accounts/viewer.server";
import { ownWithdrawalsView } from "~/payouts/page-data.server";
import { listOwnWithdrawals } from "~/payouts/queries.server";
import { WithdrawalList } from "~/payouts/ui/withdrawals";
import type { PageHandle } from "~/platform/pages";
import { readNewestKey } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { Example } from "~/ui/example";
import { EmptyState } from "~/ui/kit";
import { Breadcrumbs, ListPagination } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const after = readNewestKey(new URL(request.url).searchParams.get("after"));
  return ownWithdrawalsView(await listOwnWithdrawals(context.db, user.id, after), after, context.now);
}

export default function OwnWithdrawals() {
  const { withdrawals, first, next } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Saldo", href: "/dashboard/balance" }, { text: "Semua penarikan" }]} />
      </Topline>
      <h1>Semua penarikan</h1>
      <div className="mt-4">
        {withdrawals.length === 0 && first === null ? (
          <EmptyState
            drawing="withdrawals"
            title="Anda belum pernah menarik saldo"
            text="Saldo dapat ditarik ke rekening bank atau e-wallet."
            example={<Example title="Rp 500.000" text="Ke BCA •••• 4321 · 12 Juni" end="Terkirim" />}
            action={{ href: "/dashboard/balance", text: "Lihat Saldo" }}
          />
        ) : (
          <WithdrawalList withdrawals={withdrawals} />
        )}
      </div>
      <ListPagination first={first} next={next} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Semua penarikan") }];

export const handle: PageHandle = { page: "app" };

export { BalanceFailed as ErrorBoundary } from "~/ledger/ui/balance-page";
