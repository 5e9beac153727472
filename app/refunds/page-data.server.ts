import { operatorFieldsFor } from "~/operators/text";
import { sideOf } from "~/orders/order";
import { methodLabel } from "~/payments/text";
import { maskedAccount, maskedMark } from "~/payouts/account";
import { isApproved, isReadersStep } from "~/payouts/manual-payout";
import { sendingView } from "~/payouts/operator-page-data.server";
import { nextAssigneeLine } from "~/payouts/text";
import { formatRelative } from "~/platform/date-text";
import { formatDateTime } from "~/platform/dates";
import type { PayoutProviders } from "~/platform/gateways/gateways.server";
import { formatRupiah } from "~/platform/money";
import { listHref, type Page } from "~/platform/paging";
import { isolated } from "~/platform/strings";
import { gatewayTryAt } from "./gateway-refund";
import type { findOwnRefunds, findRefund } from "./manual-queries.server";
import type { ListedRefundRow } from "./queries.server";
import {
  acceptsAccount,
  REFUND_STAGE_PARAMS,
  type RefundStage,
  refundActionsFor,
  refundFormState,
  refundStage,
} from "./refund";

import { refundFields, refundNote } from "./text";

const LIST = "/operator/refunds";

type OperatorReader = { operatorId: string; now: number };

export function refundListView(
  page: Page<ListedRefundRow>,
  { stage, after }: { stage: RefundStage; after: string | null },
  by: OperatorReader,
) {
  const address = (key: string | null) => listHref(LIST, { status: REFUND_STAGE_PARAMS[stage], after: key });
  return {
    stage,
    refunds: page.items.map((refund) => ({
      id: refund.id,
      title: refund.title,
      buyer: refund.buyer,
      amount: refund.amount,
      since: formatRelative(refund.owedSince, by.now),
      note: refundLine(refund, stage, by),
      yours: stage === "ready" && isReadersStep(...readerArguments(refund, by)),
    })),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

function readerArguments(refund: ListedRefundRow, by: OperatorReader) {
  return [
    { ...refund, status: refund.refundStatus },
    { ...by, own: sideOf(refund, by.operatorId) !== null },
  ] as const;
}

function refundLine(refund: ListedRefundRow, stage: RefundStage, by: OperatorReader): string {
  switch (stage) {
    case "ready":
      return nextAssigneeLine(...readerArguments(refund, by)) ?? "";
    case "account":
      return "Pembeli belum menyebutkan rekening";
    case "gateway":
      return refund.lastError ? `${refund.tries} kali dicoba: ${refund.lastError}` : "Belum dicoba";
    case "paid":
      return refund.paidAt === null ? "" : `Dibayar ${formatDateTime(refund.paidAt)}`;
  }
}

export function refundView(
  found: NonNullable<Awaited<ReturnType<typeof findRefund>>>,
  by: OperatorReader,
  { methods, providers }: { methods: Parameters<typeof methodLabel>[0]; providers: PayoutProviders },
) {
  const { refund, order, attempts, acts: log, payouts } = found;
  const attempt = attempts.find(({ attempt }) => attempt === refund.attempt);
  const own = sideOf(order, by.operatorId) !== null;
  const { amount, route, tries, lastError, reference, paidAt, paidElsewhere, paidWhileAssigned } = refund;
  const { doubted, manual, ...sending } = sendingView(
    { ...refund, ownerName: order.buyerName, open: route === "bank" },
    { payouts, log, providers },
    { ...by, own },
  );
  const stage = refundStage(refund);
  const askedAgain = gatewayTryAt(refund);
  return {
    ...sending,
    id: refund.id,
    orderId: order.id,
    title: order.title,
    buyer: { id: order.buyerId, name: order.buyerName },
    seller: { id: order.sellerId, name: order.sellerName },
    amount,
    route,
    stage,
    approved: isApproved(refund),
    method: methodLabel(methods, attempt),
    since: formatDateTime(refund.createdAt),
    tried: {
      tries,
      lastError,
      next: askedAgain === null ? null : formatDateTime(askedAgain),
    },
    paid: paidAt === null ? null : { at: formatDateTime(paidAt), reference },
    decision: {
      ...manual,
      actions: operatorFieldsFor(
        refundActionsFor(refund, order, by),
        refundFields({ sum: formatRupiah(amount), lapsed: refund.lapsed, paidElsewhere }),
      ),
      lead: doubted ? ("return_refund_account" as const) : null,
      note: refundNote({ own, stage, paidWhileAssigned }),
      hidden: { seen: refundFormState(refund, by.operatorId) },
    },
  };
}

export function refundAccountView(
  { title, debts }: NonNullable<Awaited<ReturnType<typeof findOwnRefunds>>>,
  orderId: string,
) {
  const waiting = debts.filter(acceptsAccount);
  const [first] = waiting;
  if (!first) return null;
  return {
    orderId,
    title,
    sum: formatRupiah(waiting.reduce((sum, { amount }) => sum + amount, 0)),
    version: first.account ? maskedMark(first.account) : "-",
    current: first.account && `${maskedAccount(first.account)}, ${isolated(first.account.holder)}`,
  };
}
