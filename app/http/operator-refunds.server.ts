import type { AppLoadContext } from "@remix-run/cloudflare";
import { type ListedRefund, listRefunds } from "~/db/refund-list.server";
import { findRefund } from "~/db/refunds-by-hand.server";
import { formatDateTime, formatRelative } from "~/domain/dates";
import { isListingId } from "~/domain/listing-view";
import { sideOf } from "~/domain/order";
import { gatewayMethodLabel } from "~/domain/payment";
import { accountMark, isHeldBy } from "~/domain/payout-account";
import { actsFor, waitsForAnother } from "~/domain/refund-handling";
import { REFUND_STAGES, type RefundStage, readRefundStage, stageOf } from "~/domain/refund-stage";
import { needsSecondPerson } from "~/domain/withdrawal";
import { notFound } from "./errors.server";
import { requireOperator } from "./operator.server";

const LIST = "/operator/refunds";

/** The debts to buyers at the stage that the address names. */
export async function refundsPage(context: AppLoadContext, request: Request) {
  await requireOperator(context, request);
  const { searchParams } = new URL(request.url);
  const stage = readRefundStage(searchParams.get("status"));
  const after = searchParams.get("after");
  const page = await listRefunds(context.db, stage, after);
  const address = (key: string | null) =>
    `${LIST}?status=${REFUND_STAGES[stage].param}${key ? `&after=${key}` : ""}`;
  return {
    stage,
    refunds: page.items.map((refund) => ({
      id: refund.id,
      title: refund.title,
      buyer: refund.buyer,
      amount: refund.amount,
      since: formatRelative(refund.owedSince, context.now),
      note: noteOf(refund, stage),
    })),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

function noteOf({ amount, refundStatus, ...refund }: ListedRefund, stage: RefundStage): string {
  switch (stage) {
    case "ready":
      if (refundStatus === "approved") return "Disetujui, dibayar operator kedua";
      return needsSecondPerson(amount) ? "Perlu persetujuan pertama" : "Perlu dibayar";
    case "account":
      return "Pembeli belum menyebutkan rekening";
    case "gateway":
      return refund.lastError ? `${refund.tries} kali dicoba: ${refund.lastError}` : "Belum dicoba";
    case "paid":
      return refund.paidAt === null ? "" : `Dibayar ${formatDateTime(refund.paidAt)}`;
  }
}

/** All that an operator looks at before money leaves, with the whole number of the account. */
export async function refundFile(context: AppLoadContext, request: Request, id: string | undefined) {
  const operator = await requireOperator(context, request);
  const found = isListingId(id) ? await findRefund(context.db, id) : null;
  if (!found) notFound();
  const { refund, row, order, attempts, acts: log } = found;
  const method = attempts.find(({ attempt }) => attempt === refund.attempt)?.method ?? null;
  const { account, amount, route, status, tries, lastError, nextTryAt, reference, paidAt } = refund;
  return {
    id: refund.id,
    orderId: order.id,
    title: row.serviceTitle,
    buyer: { id: order.buyerId, name: row.buyerName },
    seller: { id: order.sellerId, name: row.sellerName },
    amount,
    account,
    seen: account ? accountMark(account) : "",
    route,
    stage: stageOf(refund),
    approved: status === "approved",
    method: gatewayMethodLabel(method),
    since: formatDateTime(refund.createdAt),
    ownName: account === null || isHeldBy(account, row.buyerName),
    gateway: {
      tries,
      lastError,
      next: route === "gateway" && nextTryAt !== null ? formatDateTime(nextTryAt) : null,
    },
    paid: paidAt === null ? null : { at: formatDateTime(paidAt), reference },
    acts: actsFor(refund, order, operator.id),
    own: sideOf(order, operator.id) !== null,
    waits: waitsForAnother(refund, operator.id),
    log,
  };
}
