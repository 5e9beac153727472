import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WITHDRAWAL_REFUSALS } from "~/copy/money/refusals";
import { WITHDRAWAL_ACT_COPY } from "~/copy/money/withdrawal-acts";
import { findAdminWithdrawal } from "~/db/money/withdrawal-pages.server";
import { isId } from "~/domain/core/text";
import { WITHDRAWAL_ACTIONS } from "~/domain/money/withdrawal";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { submitPayout } from "~/http/payout-form.server";
import { decidePayout } from "~/operations/money/decide-payout.server";
import { decideWithdrawal } from "~/operations/money/decide-withdrawal.server";
import { judgePayoutDenial } from "~/operations/money/judge-payout-denial.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Bdi } from "~/ui/kit/text/bdi";
import { Topline } from "~/ui/layout/title-bar";
import { WithdrawalBackground } from "~/ui/money/withdrawal-background-lazy";
import { WithdrawalDetails } from "~/ui/money/withdrawal-details";
import { ProviderPayout } from "~/ui/operator/money/provider-payout";
import { WithdrawalDecision } from "~/ui/operator/money/withdrawal-decision";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { withdrawalFileView } from "~/views/money/operator-withdrawals.server";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findAdminWithdrawal(context.db, id, { readerId: operator.id, now: context.now });
  if (!found) notFound();
  return withdrawalFileView(found, { operatorId: operator.id, now: context.now }, context.payouts);
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const { id: operatorId } = await expectOperator(context, request);
  if (!isId(id)) notFound();
  return submitPayout(
    { request, context },
    { subject: { table: "withdrawals", id }, operatorId, decidePayout, judgePayoutDenial },
    {
      acts: WITHDRAWAL_ACTIONS,
      async submit(act, { value }, { page }) {
        const decided = await decideWithdrawal(context, act, { id, operatorId, ...value });
        if (decided.ok) {
          const { done } = WITHDRAWAL_ACT_COPY[act];
          return context.toasts.redirectWithSuccess(page, { message: done }, { status: 303 });
        }
        if (decided.reason === "no_withdrawal") notFound();
        const message = WITHDRAWAL_REFUSALS[decided.reason];
        return context.toasts.redirectWithError(page, { message }, { status: 303 });
      },
    },
  );
}

export default function Withdrawal() {
  const withdrawal = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Penarikan saldo", href: "/operator/withdrawals" },
            { text: withdrawal.person.name },
          ]}
        />
      </Topline>
      <h1>
        Penarikan <Bdi>{withdrawal.person.name}</Bdi>
      </h1>
      <div className="two-columns mt-4">
        <div>
          <WithdrawalDetails {...withdrawal} />
        </div>
        <aside>
          <ProviderPayout payout={withdrawal.provider} result={answer?.result}>
            <WithdrawalDecision {...withdrawal} result={answer?.result} />
          </ProviderPayout>
        </aside>
      </div>
      <WithdrawalBackground acts={withdrawal.log} others={withdrawal.others} entries={withdrawal.entries} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Penarikan saldo", "Tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
