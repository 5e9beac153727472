import { eq } from "drizzle-orm";
import { refunds } from "~/database/schema/money";
import { operatorActions } from "~/database/schema/operators";
import { controlOf } from "../gateway-control";
import { fieldValue } from "../pages/page-text";
import type { TestPerson, World } from "../world";
import { elsewhere, knowPassword, PASSWORD } from "./account";
import { order, startPaying } from "./buying";
import { paidOrder } from "./order-steps";

/** Noon in Jakarta, when every provider gives money back. */
export function noon(now = Date.now()): number {
  return Math.floor(now / 86_400_000) * 86_400_000 + 86_400_000 + 5 * 3_600_000;
}

/** A payment that came after its order was cancelled: all of it is owed to the buyer. Gives the order's id. */
export async function latePaid(
  world: World,
  buyer: TestPerson,
  listingId: string,
  method = "gopay",
): Promise<string> {
  const id = await order(world, buyer, listingId);
  const { gatewayOrderId } = await startPaying(world, buyer, id);
  await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: buyer, form: {} });
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", payment_type: method });
  return id;
}

/** What an order owes or owed its buyer, straight from the table, oldest first. */
export function refundsOf(world: World, orderId: string) {
  return world
    .context()
    .db.select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.version);
}

/** One debt as it stands in the table. */
export async function refundRow(world: World, id: string) {
  const [row] = await world.context().db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export const REFUND_ACCOUNT = { channel: "BCA", number: "1234 567 890", holder: "Budi Santoso" };

/** The same as the operator's page shows it. */
const SEEN = "BCA 1234567890 Budi Santoso";

/** The buyer says where to, and who it is. */
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

/** An operator sends one of the forms of a refund's page. */
export function handle(world: World, as: TestPerson, id: string, form: Record<string, string>) {
  return world.fetch(`/operator/refunds/${id}`, { as, form: { seen: SEEN, ...form } });
}

/** An operator who has it assigned says that it is sent. */
export function markSent(world: World, as: TestPerson, id: string, reference = "FT26325-0091") {
  return handle(world, as, id, { act: "payment", reference });
}

/** The same by somebody who takes it on first. */
export async function takeAndSend(world: World, as: TestPerson, id: string, reference?: string) {
  await handle(world, as, id, { act: "assign" });
  return markSent(world, as, id, reference);
}

/** Which payment the form says that tells of a returned transfer; empty where the page has no such form. */
export async function paymentShown(world: World, as: TestPerson, id: string): Promise<string> {
  const page = await world.fetch(`/operator/refunds/${id}`, { as });
  return fieldValue(await page.text(), "seen") ?? "";
}

/** What operators did about a thing, the first of it first. */
export async function actsOn(world: World, id: string) {
  const { db } = world.context();
  return db
    .select()
    .from(operatorActions)
    .where(eq(operatorActions.subjectId, id))
    .orderBy(operatorActions.at);
}

/** An order paid by virtual account that its seller gave up; gives the one refund it leaves. */
export async function byHand(
  world: World,
  sides: { buyer: TestPerson; seller: TestPerson; listingId: string },
) {
  const id = await paidOrder(world, sides.buyer, sides.listingId, { method: "bank_transfer" });
  await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sides.seller, form: {} });
  const [refund] = await refundsOf(world, id);
  if (!refund) throw new Error(`order ${id} owes nothing`);
  return { orderId: id, refundId: refund.id };
}
