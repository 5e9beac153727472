import { operatorFieldsFor } from "~/operators/text";
import { sideOf } from "~/orders/order";
import { methodLabel } from "~/payments/text";
import { maskedAccount, maskedMark } from "~/payouts/account";
import { isAccountOwner } from "~/payouts/account-check";
import { isApproved, isOpenPayout, isReadersStep, isStillToSend } from "~/payouts/manual-payout";
import { manualPayoutView, providerPayoutView, shownNumber } from "~/payouts/page-data.server";
import { bankNameLine, nextAssigneeLine } from "~/payouts/text";
import { formatRelative } from "~/platform/date-text";
import { formatDateTime } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { listHref, type Page } from "~/platform/paging";
import { isolated } from "~/platform/strings";
import type { findOwnRefunds, findRefund } from "./manual-queries.server";
import type { ListedRefundRow } from "./queries.server";
import {
  acceptsAccount,
  gatewayTryAt,
  REFUND_STAGE_PARAMS,
  type RefundStage,
  refundActionsFor,
  refundFormState,
  refundStage,
} from "./refund";
import { refundFields } from "./text";

const LIST = "/operator/refunds";

type By = { operatorId: string; now: number };

export function refundListView(
  page: Page<ListedRefundRow>,
  { stage, after }: { stage: RefundStage; after: string | null },
  by: By,
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
      yours: stage === "ready" && isReadersStep(...readBy(refund, by)),
    })),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

function readBy(refund: ListedRefundRow, by: By) {
  return [
    { ...refund, status: refund.refundStatus },
    { ...by, own: sideOf(refund, by.operatorId) !== null },
  ] as const;
}

function refundLine(refund: ListedRefundRow, stage: RefundStage, by: By): string {
  switch (stage) {
    case "ready":
      return nextAssigneeLine(...readBy(refund, by)) ?? "";
    case "account":
      return "Pembeli belum menyebutkan rekening";
    case "gateway":
      return refund.lastError ? `${refund.tries} kali dicoba: ${refund.lastError}` : "Belum dicoba";
    case "paid":
      return refund.paidAt === null ? "" : `Dibayar ${formatDateTime(refund.paidAt)}`;
  }
}

/** Only the operator who is about to send the money sees the whole account number. */
export function refundView(
  found: NonNullable<Awaited<ReturnType<typeof findRefund>>>,
  by: By,
  {
    methods,
    providers,
  }: {
    methods: Parameters<typeof methodLabel>[0];
    providers: Parameters<typeof providerPayoutView>[2]["providers"];
  },
) {
  const { refund, order, attempts, acts: log, payouts } = found;
  const attempt = attempts.find(({ attempt }) => attempt === refund.attempt);
  const own = sideOf(order, by.operatorId) !== null;
  const { account, amount, route, tries, lastError, reference, paidAt, paidElsewhere } = refund;
  const work = { ...refund, open: route === "bank", own };
  const provider = providerPayoutView(work, payouts, { providers, ...by });
  const doubted = provider?.doubted ?? false;
  const askedAgain = gatewayTryAt(refund);
  return {
    id: refund.id,
    orderId: order.id,
    title: order.title,
    buyer: { id: order.buyerId, name: order.buyerName },
    seller: { id: order.sellerId, name: order.sellerName },
    amount,
    account: account && shownNumber(account, refund, by.operatorId),
    bankName: account && bankNameLine(account, providers.current !== null && isOpenPayout(refund)),
    seen: refundFormState(refund, by.operatorId),
    route,
    stage: refundStage(refund),
    toSend: isStillToSend(refund),
    approved: isApproved(refund),
    method: methodLabel(methods, attempt),
    since: formatDateTime(refund.createdAt),
    ownName: account === null || isAccountOwner(account, order.buyerName),
    tried: {
      tries,
      lastError,
      next: askedAgain === null ? null : formatDateTime(askedAgain),
    },
    paid: paidAt === null ? null : { at: formatDateTime(paidAt), reference },
    paidWhileAssigned: refund.paidWhileAssigned,
    actions: operatorFieldsFor(
      refundActionsFor(refund, order, by),
      refundFields({ sum: formatRupiah(amount), lapsed: refund.lapsed, paidElsewhere }),
    ),
    folded: provider?.folded ?? false,
    doubted,
    own,
    provider,
    payout: manualPayoutView(refund, log, { ...by, own }),
    log,
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
