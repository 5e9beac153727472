import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refundSentence } from "~/copy/money/refusals";
import { findRefund } from "~/db/money/manual-refunds.server";
import { formatRupiah } from "~/domain/core/money";
import { isId } from "~/domain/core/text";
import type { AssignmentAction } from "~/domain/money/assignment";
import { REFUND_ACTIONS, type RefundAction } from "~/domain/money/manual-refund";
import { manualPayoutForm } from "~/forms/money/manual-payout.server";
import { badRequest, notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import { requireOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { approveRefund } from "~/operations/money/approve-refund.server";
import { assignRefund } from "~/operations/money/assign-refund.server";
import type { RefundDecisionInput } from "~/operations/money/decide-refund.server";
import { payRefund } from "~/operations/money/pay-refund.server";
import { recordTransfer } from "~/operations/money/record-transfer.server";
import { rerouteRefund } from "~/operations/money/reroute-refund.server";
import { returnRefund } from "~/operations/money/return-refund.server";
import { returnRefundAccount } from "~/operations/money/return-refund-account.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Prices } from "~/ui/kit/prices";
import { Topline } from "~/ui/layout/dashboard";
import { RefundDetails } from "~/ui/money/refund-details";
import { OperatorActionsAbout } from "~/ui/operator/action-list";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { RefundDecision } from "~/ui/operator/refund-decision";
import { refundView } from "~/views/money/operator-refunds.server";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findRefund(context.db, id, { readerId: operator.id, now: context.now });
  if (!found) notFound();
  return refundView(found, { operatorId: operator.id, now: context.now }, context.gateways.methods);
}

type Handle = (context: AppLoadContext, handling: RefundDecisionInput) => ReturnType<typeof payRefund>;

const claiming =
  (act: AssignmentAction): Handle =>
  (context, handling) =>
    assignRefund(context, act, handling);

const ACTS: Record<RefundAction, { handle: Handle; done: string }> = {
  approval: { handle: approveRefund, done: "Pengembalian disetujui" },
  claim: { handle: claiming("claim"), done: "Anda mengerjakan pengembalian ini" },
  takeover: { handle: claiming("takeover"), done: "Anda mengambil alih pengembalian ini" },
  release: { handle: claiming("release"), done: "Pengembalian dilepaskan" },
  payment: { handle: payRefund, done: "Pengembalian ditandai sudah dibayar" },
  "account-return": { handle: returnRefundAccount, done: "Pembeli diminta menyebutkan rekening lain" },
  "bank-transfer": { handle: rerouteRefund, done: "Pengembalian dialihkan ke transfer bank" },
  "transfer-sent": { handle: recordTransfer, done: "Transfer dicatat" },
  // The page shows what follows: mostly the buyer is asked for another account.
  "transfer-return": { handle: returnRefund, done: "Transfer kembali dicatat" },
};

/** `act` names the form, `seen` the account or payment that stood beside it. */
export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const { id: operatorId } = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const form = await readForm(request);
  const act = REFUND_ACTIONS.find((known) => known === form.get("act")) ?? badRequest();
  const parsed = await parseForm(form, manualPayoutForm(act));
  if (!parsed.ok) return rejected(parsed.result);
  const seen = String(form.get("seen") ?? "");
  const { handle, done } = ACTS[act];
  const handled = await handle(context, { id, operatorId, ...parsed.value, seen });
  const page = `/operator/refunds/${id}`;
  if (handled.ok) return context.toasts.redirectWithSuccess(page, { message: done }, { status: 303 });
  if (handled.reason === "no_refund") notFound();
  const sentence = refundSentence(handled.reason);
  // Only here the same form is still there, with what was typed.
  if (handled.reason === "account_changed") return rejected(parsed.reject({ "": [sentence] }));
  return context.toasts.redirectWithError(page, { message: sentence }, { status: 303 });
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
        <Prices text={`Pengembalian ${formatRupiah(refund.amount)} kepada ${refund.buyer.name}`} />
      </h1>
      <div className="two-columns mt-4">
        <div>
          <RefundDetails {...refund} />
        </div>
        <aside>
          <RefundDecision {...refund} result={answer?.result} />
        </aside>
      </div>
      <OperatorActionsAbout actions={refund.log} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Pengembalian dana | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
