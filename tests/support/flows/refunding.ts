import { eq } from "drizzle-orm";
import { refunds } from "~/database/schema/money";
import { operatorActions } from "~/database/schema/operators";
import { controlOf } from "../gateway-control";
import { fieldValue } from "../pages/page-text";
import type { TestPerson, World } from "../world";
import { elsewhere, knowPassword, PASSWORD } from "./account";
import { order, startPaying } from "./buying";
import { paidOrder } from "./order-steps";

/** Noon in Jakarta of the next day, in UTC ms. All providers accept refunds at that hour. */
export function noon(now = Date.now()): number {
  return Math.floor(now / 86_400_000) * 86_400_000 + 86_400_000 + 5 * 3_600_000;
}

/** Pays after the cancellation, so that a full refund is due. Returns the order's id. */
export async function latePaid(world: World, buyer: TestPerson, listingId: string, method = "gopay"): Promise<string> {
  const id = await order(world, buyer, listingId);
  const { gatewayOrderId } = await startPaying(world, buyer, id);
  await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: buyer, form: {} });
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", payment_type: method });
  return id;
}

export function refundsOf(world: World, orderId: string) {
  return world.context().db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.version);
}

export async function refundRow(world: World, id: string) {
  const [row] = await world.context().db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export const REFUND_ACCOUNT = { channel: "BCA", number: "1234 567 890", holder: "Budi Santoso" };

/** The same account in the format of the operator's page. */
const SEEN = "BCA 1234567890 Budi Santoso";

export async function nameAccount(
  world: World,
  buyer: TestPerson,
  orderId: string,
  changes: Partial<typeof REFUND_ACCOUNT & { currentPassword: string }> = {},
) {
  await knowPassword(world, buyer);
  return world.fetch(`/dashboard/orders/${orderId}/refund-account`, {
    as: buyer,
    form: { ...REFUND_ACCOUNT, currentPassword: PASSWORD, ...changes },
    headers: elsewhere(),
  });
}

export function handle(world: World, as: TestPerson, id: string, form: Record<string, string>) {
  return world.fetch(`/operator/refunds/${id}`, { as, form: { seen: SEEN, ...form } });
}

/** The operator must have the refund assigned. */
export function markSent(world: World, as: TestPerson, id: string, reference = "FT26325-0091") {
  return handle(world, as, id, { act: "pay", reference });
}

export async function takeAndSend(world: World, as: TestPerson, id: string, reference?: string) {
  await handle(world, as, id, { act: "assign" });
  return markSent(world, as, id, reference);
}

/** "" if the page has no form for a returned transfer. */
export async function paymentShown(world: World, as: TestPerson, id: string): Promise<string> {
  const page = await world.fetch(`/operator/refunds/${id}`, { as });
  return fieldValue(await page.text(), "seen") ?? "";
}

export async function actsOn(world: World, id: string) {
  const { db } = world.context();
  return db.select().from(operatorActions).where(eq(operatorActions.subjectId, id)).orderBy(operatorActions.at);
}

/** Creates an order paid by virtual account that its seller cancels. */
export async function byHand(world: World, sides: { buyer: TestPerson; seller: TestPerson; listingId: string }) {
  const id = await paidOrder(world, sides.buyer, sides.listingId, { method: "bank_transfer" });
  await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sides.seller, form: {} });
  const [refund] = await refundsOf(world, id);
  if (!refund) throw new Error(`order ${id} has no refund`);
  return { orderId: id, refundId: refund.id };
}
