import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REFUND_ACT_COPY } from "~/copy/money/refund-acts";
import { refundSentence } from "~/copy/money/refusals";
import { findRefund } from "~/db/money/manual-refunds.server";
import { isolated } from "~/domain/core/bidi";
import { formatRupiah } from "~/domain/core/money";
import { isId } from "~/domain/core/text";
import { REFUND_ACTIONS } from "~/domain/money/manual-refund";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { rejected } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { submitPayout } from "~/http/payout-form.server";
import { decidePayout } from "~/operations/money/decide-payout.server";
import { decideRefund } from "~/operations/money/decide-refund.server";
import { judgePayoutDenial } from "~/operations/money/judge-payout-denial.server";
import { Prices } from "~/ui/kit/money/prices";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { RefundDetails } from "~/ui/money/refund-details";
import { OperatorActionsAbout } from "~/ui/operator/action-list-lazy";
import { ProviderPayout } from "~/ui/operator/money/provider-payout";
import { RefundDecision } from "~/ui/operator/money/refund-decision";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { refundView } from "~/views/money/operator-refunds.server";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findRefund(context.db, id, { readerId: operator.id, now: context.now });
  if (!found) notFound();
  const by = { operatorId: operator.id, now: context.now };
  return refundView(found, by, { methods: context.gateways.methods, providers: context.payouts });
}

/** `seen`: the account or payment that stood beside the form. */
export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const { id: operatorId } = await expectOperator(context, request);
  if (!isId(id)) notFound();
  return submitPayout(
    { request, context },
    { subject: { table: "refunds", id }, operatorId, decidePayout, judgePayoutDenial },
    {
      acts: REFUND_ACTIONS,
      async submit(act, parsed, { page, form }) {
        const seen = String(form.get("seen") ?? "");
        const handled = await decideRefund(context, act, { id, operatorId, ...parsed.value, seen });
        if (handled.ok) {
          const { done } = REFUND_ACT_COPY[act];
          return context.toasts.redirectWithSuccess(page, { message: done }, { status: 303 });
        }
        if (handled.reason === "no_refund") notFound();
        const sentence = refundSentence(handled.reason);
        // Only here the same form is still there, with what was typed.
        if (handled.reason === "account_changed") return rejected(parsed.reject({ "": [sentence] }));
        return context.toasts.redirectWithError(page, { message: sentence }, { status: 303 });
      },
    },
  );
}

export default function Refund() {
  const refund = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[{ text: "Pengembalian", href: "/operator/refunds" }, { text: refund.buyer.name }]}
        />
      </Topline>
      <h1>
        <Prices text={`Pengembalian ${formatRupiah(refund.amount)} kepada ${isolated(refund.buyer.name)}`} />
      </h1>
      <div className="two-columns mt-4">
        <div>
          <RefundDetails {...refund} />
        </div>
        <aside>
          <ProviderPayout payout={refund.provider} result={answer?.result}>
            <RefundDecision {...refund} result={answer?.result} />
          </ProviderPayout>
        </aside>
      </div>
      <OperatorActionsAbout actions={refund.log} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Pengembalian dana", "Tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
