import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gatewayNotifications } from "~/database/schema/money";
import { reconcilePayments } from "~/payments/jobs.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { refundBuyers } from "~/refunds/commands.server";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { step } from "../support/flows/order-steps";
import { noon, refundsOf } from "../support/flows/refunding";
import { withGateway } from "../support/gateway-answers";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

const PRICE = 350_000;
const FEE = 4_440;
let world: World;
let control: ReturnType<typeof controlOf>;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  sari = await world.person("Sari Wulandari");
  listing = await world.listing(sari);
});
// New buyer each time, because the number of orders an hour is limited.
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
});
afterEach(async () => {
  await control.heal();
  await control.hold(false);
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

async function placeAndStartPaying() {
  const id = await order(world, budi, listing);
  return { id, ...(await startPaying(world, budi, id)) };
}

async function paidWithFee(method = "gopay") {
  const placed = await placeAndStartPaying();
  const paid = { transaction_status: "settlement", payment_type: method, fee: FEE };
  expect((await control.pay(placed.gatewayOrderId, paid)).delivery).toBe("200");
  return placed;
}

const info = (changes: object) => ({
  gross_amount_info: { original_amount: "350000.00", ...changes },
});
const metadata = (changes: object = {}) => ({ metadata: { extra_info: info(changes) } });

type Stated = { fee?: number; stated?: Record<string, unknown> };

describe("a payment with a gateway fee on top", () => {
  it.each<[string, Stated]>([
    ["as the gateway states it", { fee: FEE }],
    ["of one rupiah", { fee: 1 }],
    ["of none", { fee: 0 }],
    ["larger than the price", { fee: 900_000 }],
    ["with nothing but the price, as text", { fee: FEE, stated: metadata() }],
    ["with the price without decimals", { fee: FEE, stated: metadata({ original_amount: "350000" }) }],
    ["with the price as a number", { fee: FEE, stated: metadata({ original_amount: 350_000 }) }],
    [
      "with null for the other amounts",
      {
        fee: FEE,
        stated: metadata({ gross_amount: null, customer_imposed_payment_fee: null }),
      },
    ],
    ["stated outside the metadata", { fee: FEE, stated: { metadata: null, extra_info: info({}) } }],
    ["stated in both places alike", { fee: FEE, stated: { extra_info: info({ gross_amount: 354_440 }) } }],
    [
      "beside other metadata",
      {
        fee: FEE,
        stated: { metadata: { shop: ["x"], extra_info: { user_id: "u", ...info({ note: {} }) } } },
      },
    ],
    ["beside an unreadable statement elsewhere", { fee: FEE, stated: { extra_info: "x" } }],
    ["that is zero, with unreadable metadata", { stated: { metadata: "x", extra_info: [1] } }],
  ])("is booked at our price: %s", async (_case, { fee, stated }) => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    const paid = { transaction_status: "settlement", fee, stated };
    expect((await control.pay(gatewayOrderId, paid)).delivery).toBe("200");
    const { order: row, attempts, postings } = await readOrder(world, id);
    expect(row).toMatchObject({ phase: "working", paymentStatus: "held", totalPrice: PRICE });
    expect(attempts).toMatchObject([{ status: "paid", amount: PRICE, isSurplus: false }]);
    expect(postings).toMatchObject([{ toAccount: `escrow:${id}`, amount: PRICE }]);
  });

  it.each<[string, Stated]>([
    ["without a statement", { fee: FEE, stated: { metadata: null } }],
    ["with an empty statement", { fee: FEE, stated: { metadata: { extra_info: {} } } }],
    ["without the price", { fee: FEE, stated: metadata({ original_amount: undefined }) }],
    ["with null as the price", { fee: FEE, stated: metadata({ original_amount: null }) }],
    ["with an empty price", { fee: FEE, stated: metadata({ original_amount: "" }) }],
    ["with another price", { fee: FEE, stated: metadata({ original_amount: "349999.00" }) }],
    ["with a price that has cents", { fee: FEE, stated: metadata({ original_amount: "350000.50" }) }],
    ["with a price in Indonesian notation", { fee: FEE, stated: metadata({ original_amount: "350.000" }) }],
    ["with an object as the price", { fee: FEE, stated: metadata({ original_amount: { value: 350_000 } }) }],
    ["with a list as the metadata", { fee: FEE, stated: { metadata: [metadata().metadata] } }],
    ["with another total", { fee: FEE, stated: metadata({ gross_amount: 360_000 }) }],
    ["with another fee", { fee: FEE, stated: metadata({ customer_imposed_payment_fee: "1" }) }],
    ["with two prices", { fee: FEE, stated: { extra_info: info({ original_amount: "300000" }) } }],
    ["of a negative sum", { fee: -50_000 }],
    ["of a negative sum, without a statement", { fee: -1, stated: { metadata: null } }],
    [
      "with the price beside the statement",
      {
        fee: FEE,
        stated: { metadata: { original_amount: "350000.00" }, original_amount: "350000.00" },
      },
    ],
  ])("is refused: %s", async (_case, { fee, stated }) => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    const paid = { transaction_status: "settlement", fee, stated };
    expect((await control.pay(gatewayOrderId, paid)).delivery).toBe("422");
    const now = world.context().now + 11 * MINUTE;
    await reconcilePayments(world.context(now));
    const { order: row, attempts, postings } = await readOrder(world, id);
    expect(row).toMatchObject({ phase: "awaiting_payment", paymentStatus: "awaiting" });
    expect([attempts[0]?.status, postings]).toEqual(["pending", []]);
  });

  it("is refused if only the notification states the fee, and booked once the gateway confirms it", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    const silent = {
      transaction_status: "settlement",
      fee: FEE,
      stated: { metadata: null },
      notify: false,
    };
    await control.pay(gatewayOrderId, silent);
    expect(await control.replay(gatewayOrderId, { replaced: metadata() })).toEqual(["422"]);
    expect((await readOrder(world, id)).postings).toEqual([]);
    await control.pay(gatewayOrderId, { ...silent, stated: metadata() });
    expect(await control.replay(gatewayOrderId, { replaced: { ...metadata(), delivery: "2" } })).toEqual(["200"]);
    expect((await readOrder(world, id)).postings).toMatchObject([{ amount: PRICE }]);
  });

  it("is booked if only the gateway's answer states the fee", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await control.pay(gatewayOrderId, { transaction_status: "settlement", fee: FEE, notify: false });
    expect(await control.replay(gatewayOrderId, { replaced: { metadata: null } })).toEqual(["200"]);
    expect((await readOrder(world, id)).postings).toMatchObject([{ amount: PRICE }]);
  });

  it("is refused if the notification's signature covers only our price", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await control.pay(gatewayOrderId, { transaction_status: "settlement", fee: FEE, notify: false });
    expect(await control.replay(gatewayOrderId, { replaced: { gross_amount: "350000.00" } })).toEqual(["403"]);
    expect((await readOrder(world, id)).postings).toEqual([]);
  });

  it("is booked once, even if it is reported several times and in another order", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await control.pay(gatewayOrderId, { transaction_status: "pending", fee: FEE });
    await control.pay(gatewayOrderId, { transaction_status: "deny" });
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    await control.replay(gatewayOrderId, { times: 3 });
    await control.replay(gatewayOrderId, { replaced: { transaction_status: "pending", status_code: "200" } });
    await control.replay(gatewayOrderId, { replaced: { delivery: "late" } });
    const { order: row, postings, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ phase: "working", paymentStatus: "held" });
    expect(postings).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "paid")).toHaveLength(1);
  });

  it("is found by the scheduler when its notification is lost", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await control.pay(gatewayOrderId, { transaction_status: "settlement", fee: FEE, notify: false });
    await reconcilePayments(world.context(world.context().now + 11 * MINUTE));
    expect((await readOrder(world, id)).postings).toMatchObject([{ amount: PRICE }]);
  });

  it("expires like any other", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await control.pay(gatewayOrderId, { transaction_status: "pending", fee: FEE });
    expect((await control.pay(gatewayOrderId, { transaction_status: "expire" })).delivery).toBe("200");
    const { attempts, postings } = await readOrder(world, id);
    expect([attempts[0]?.status, postings]).toEqual(["expired", []]);
  });

  it("waits while the gateway reviews a card", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    const card = { transaction_status: "capture", payment_type: "credit_card", fee: FEE };
    await control.pay(gatewayOrderId, { ...card, fraud_status: "challenge" });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("review");
    await control.pay(gatewayOrderId, card);
    expect((await readOrder(world, id)).postings).toMatchObject([{ amount: PRICE }]);
  });

  it("keeps the amounts of the fee in the trimmed notification", async () => {
    const { gatewayOrderId } = await paidWithFee();
    const { db, gateways } = world.context();
    const [kept] = await db
      .select({ body: gatewayNotifications.body })
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.gatewayOrderId, gatewayOrderId));
    expect(JSON.parse(gateways.current.keptBody(kept?.body ?? ""))).toMatchObject({
      gross_amount: "354440.00",
      metadata: {
        extra_info: {
          gross_amount_info: { original_amount: "350000.00", customer_imposed_payment_fee: "4440" },
        },
      },
    });
  });
});

describe("a refund of a payment with a fee", () => {
  const clock = noon() + HOUR;

  async function expectRefunded(id: string) {
    const { order: row, attempts, postings, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    expect(attempts.map(({ status }) => status)).toEqual(["refunded"]);
    expect(kinds.filter((kind) => kind === "refunded")).toHaveLength(1);
    expect(postings.at(-1)).toMatchObject({ toAccount: "gateway_clearing", amount: PRICE });
    expect(await refundsOf(world, id)).toMatchObject([{ amount: PRICE, status: "paid", route: "gateway" }]);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(0);
  }

  it("equals our price when the seller cancels", async () => {
    const { id } = await paidWithFee();
    await step(world, id, "cancellation", sari, { reason: "Saya sakit dan tidak dapat mengerjakannya." });
    await refundBuyers(world.context(clock));
    await world.settled();
    await expectRefunded(id);
  });

  it("is booked if the refund's answer does not state the fee", async () => {
    const { id } = await paidWithFee();
    await step(world, id, "cancellation", sari, { reason: "Saya sakit dan tidak dapat mengerjakannya." });
    await control.hold(true);
    const { gateways } = world.context();
    const quiet: typeof gateways.current.refund = async (asked) => {
      const answer = await gateways.current.refund(asked);
      if (!answer.ok) return answer;
      const { amountBeforeFee: _, ...report } = answer.report;
      return { ok: true, report };
    };
    await refundBuyers(withGateway(world.context(clock), { refund: quiet }));
    await expectRefunded(id);
  });

  it("equals our price if the payment came after the order was cancelled", async () => {
    const { id, gatewayOrderId } = await placeAndStartPaying();
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    const late = { transaction_status: "settlement", payment_type: "gopay", fee: FEE };
    expect((await control.pay(gatewayOrderId, late)).delivery).toBe("200");
    expect(await refundsOf(world, id)).toMatchObject([{ amount: PRICE, status: "pending" }]);
    await refundBuyers(world.context(clock));
    await world.settled();
    await expectRefunded(id);
  });

  it.each([
    ["with the fee", "refund", PRICE + FEE, "refunded"],
    ["without the fee", "partial_refund", PRICE, "refunded"],
    ["with a part of the fee", "partial_refund", PRICE + 440, "refunded"],
  ])("is taken from escrow when it is made in the gateway's dashboard %s", async (_case, status, sum) => {
    const { id, gatewayOrderId } = await paidWithFee();
    const back = { transaction_status: status, stated: { refund_amount: `${sum}.00` } };
    expect((await control.pay(gatewayOrderId, back)).delivery).toBe("200");
    const { attempts, postings } = await readOrder(world, id);
    expect(attempts.map((attempt) => attempt.status)).toEqual(["refunded"]);
    expect(postings.at(-1)).toMatchObject({ fromAccount: `escrow:${id}`, amount: PRICE });
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
  });

  it.each([
    ["a part of our price", 100_000],
    ["the fee alone", FEE],
    ["more than was paid", PRICE + FEE + 1],
  ])("waits for an operator when the dashboard refunded %s", async (_case, sum) => {
    const { id, gatewayOrderId } = await paidWithFee();
    const back = { transaction_status: "partial_refund", stated: { refund_amount: `${sum}.00` } };
    expect((await control.pay(gatewayOrderId, back)).delivery).toBe("422");
    expect(await balanceOf(world, `escrow:${id}`)).toBe(PRICE);
  });

  it("equals our price when the payment is charged back", async () => {
    const { id, gatewayOrderId } = await paidWithFee("credit_card");
    expect((await control.pay(gatewayOrderId, { transaction_status: "chargeback" })).delivery).toBe("200");
    const { order: row, postings } = await readOrder(world, id);
    expect(row.paymentStatus).toBe("charged_back");
    expect(postings.at(-1)).toMatchObject({ fromAccount: `escrow:${id}`, amount: PRICE });
  });
});
