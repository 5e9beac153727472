import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { gatewayNotifications, payments } from "~/database/schema/money";
import { recheckPayments } from "~/payments/commands.server";
import { reconcilePayments } from "~/payments/jobs.server";
import { HOUR } from "~/platform/dates";
import { refundBuyers } from "~/refunds/commands.server";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { latePaid, noon, refundsOf } from "../support/flows/refunding";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let budi: TestPerson;
let ayu: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  const sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world);
  listing = await world.listing(sari);
});
afterEach(async () => {
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

async function placeAndStartPaying() {
  const id = await order(world, budi, listing);
  const { gatewayOrderId } = await startPaying(world, budi, id);
  return { id, gatewayOrderId };
}

const storedOutcomes = (gatewayOrderId: string) =>
  world
    .context()
    .db.select({ outcome: gatewayNotifications.outcome, processedAt: gatewayNotifications.processedAt })
    .from(gatewayNotifications)
    .where(eq(gatewayNotifications.gatewayOrderId, gatewayOrderId));

const WORDS = {
  foreign_currency: "Mata uangnya bukan rupiah",
  foreign_merchant: "Bukan untuk akun kami di penyedia pembayaran",
};

describe.each([
  ["in dollars", { currency: "USD" }, "foreign_currency"],
  ["to another merchant", { merchant_id: "G987654321" }, "foreign_merchant"],
] as const)("a payment %s", (_, stated, outcome) => {
  it("is not booked from a signed notification, however often it comes, and operators see it", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    const told = await control.pay(gatewayOrderId, { transaction_status: "settlement", stated });
    // Not 503 or 409, because a retry cannot succeed.
    expect(told.delivery).toBe("422");
    expect(await control.replay(gatewayOrderId)).toEqual(["422"]);
    const { order: row, postings, attempts } = await readOrder(world, id);
    expect(row).toMatchObject({ status: "pending", paymentStatus: "awaiting" });
    expect(postings).toEqual([]);
    expect(attempts).toMatchObject([{ status: "pending" }]);
    expect(await storedOutcomes(gatewayOrderId)).toEqual([{ outcome, processedAt: null }]);
    const page = await (await world.fetch("/operator/payments", { as: ayu })).text();
    expect(page).toContain(gatewayOrderId);
    expect(page).toContain(WORDS[outcome]);
  });

  it("is not booked if the gateway's own answer about our notification names another merchant", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await control.set(gatewayOrderId, { transaction_status: "settlement", stated });
    const ours = { currency: "IDR", merchant_id: "G-development" };
    expect(await control.replay(gatewayOrderId, { replaced: ours })).toEqual(["422"]);
    expect((await readOrder(world, id)).postings).toEqual([]);
    expect(await storedOutcomes(gatewayOrderId)).toEqual([{ outcome, processedAt: null }]);
  });

  it("is not booked by the scheduler, an operator, the buyer's page or a cancellation", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await control.set(gatewayOrderId, { transaction_status: "settlement", stated });
    await world.context().db.update(payments).set({ checkedAt: 0 }).where(eq(payments.orderId, id));
    await reconcilePayments(world.context());
    const asked = await recheckPayments(world.context(), {
      orderId: id,
      operatorId: ayu.id,
      reason: "Kabarnya tidak cocok.",
    });
    expect(asked).toMatchObject({ ok: true, value: { changed: 0, foreign: 1 } });
    await world.fetch(`/payment/${id}`, { as: budi });
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    const { order: row, postings } = await readOrder(world, id);
    expect(postings).toEqual([]);
    // Somebody paid, so the order stays until an operator has checked.
    expect(row).toMatchObject({ status: "pending", paymentStatus: "awaiting" });
  });

  it("does not count as a refund either", async () => {
    const id = await latePaid(world, budi, listing);
    const owed = await balanceOf(world, `refund:${budi.id}`);
    await control.set(`JW-${id}-1`, { transaction_status: "refund", payment_type: "gopay", stated });
    await refundBuyers(world.context(noon()));
    expect(await refundsOf(world, id)).toMatchObject([{ status: "pending", route: "gateway" }]);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(owed);
    await control.set(`JW-${id}-1`, { transaction_status: "settlement", payment_type: "gopay", stated: {} });
    await refundBuyers(world.context(noon() + HOUR));
    expect(await refundsOf(world, id)).toMatchObject([{ status: "paid" }]);
  });
});

it("a payment is booked if the gateway leaves out the merchant, as it does for cards", async () => {
  const { id, gatewayOrderId } = await placeAndStartPaying();
  const stated = { currency: undefined, merchant_id: null };
  const told = await control.pay(gatewayOrderId, { transaction_status: "settlement", stated });
  expect(told.delivery).toBe("200");
  expect((await readOrder(world, id)).order.paymentStatus).toBe("held");
});
