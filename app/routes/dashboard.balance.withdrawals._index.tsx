import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ownWithdrawalsPage } from "~/http/balance.server";
import type { PageHandle } from "~/http/page";
import { BalanceFailed } from "~/ui/balance-page";
import { Crumbs } from "~/ui/crumbs";
import { Topline } from "~/ui/dashboard";
import { EmptyState } from "~/ui/empty";
import { ListPages } from "~/ui/list-pages";
import { WithdrawalList } from "~/ui/withdrawal-list";

export function loader({ request, context }: LoaderFunctionArgs) {
  return ownWithdrawalsPage(context, request);
}

export default function OwnWithdrawals() {
  const { withdrawals, first, next } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Crumbs trail={[{ text: "Saldo", href: "/dashboard/balance" }, { text: "Semua penarikan" }]} />
      </Topline>
      <h1>Semua penarikan</h1>
      <div className="gap">
        {withdrawals.length === 0 && first === null ? (
          <EmptyState
            title="Anda belum pernah menarik saldo"
            text="Saldo dapat ditarik ke rekening bank atau e-wallet."
            action={{ href: "/dashboard/balance", text: "Lihat Saldo" }}
          />
        ) : (
          <WithdrawalList withdrawals={withdrawals} />
        )}
      </div>
      <ListPages first={first} next={next} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Semua penarikan | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <BalanceFailed />;
}
