import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "~/ledger/commands.server";
import { ruleDispute } from "~/orders/step-commands.server";
import { HOUR } from "~/platform/dates";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { paidOrder, takeStep } from "../support/flows/order-steps";
import { addBill, addPaidBill, openBill, payBill } from "../support/flows/parts";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const rows = async <Row>(sql: string, ...values: string[]): Promise<Row[]> =>
  (
    await world.bindings.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;

const escrows = async (id: string): Promise<[number, number]> => [
  await balanceOf(world, `escrow:${id}`),
  await balanceOf(world, `escrow:${id}:2`),
];

async function twoBills(method?: string): Promise<string> {
  const id = await paidOrder(world, budi, listing, method === undefined ? {} : { method });
  await addPaidBill(world, budi, id, method);
  expect(await escrows(id)).toEqual([350_000, 150_009]);
  const { order } = await readOrder(world, id);
  expect(order).toMatchObject({ held: 500_009, jobTotal: 500_009, status: "in_progress", buyerDueAt: null });
  return id;
}

async function expectSoundBooks(id: string): Promise<void> {
  const { db, now } = world.context();
  await checkLedger({ db, now }, 20);
  expect(await rows("select rule, found from book_breaches where order_id = ?", id)).toEqual([]);
  const { order } = await readOrder(world, id);
  if (order.closedAt !== null) expect(await escrows(id)).toEqual([0, 0]);
}

describe("an order with two bills", () => {
  it("asks the buyer to pay the second one, which is a deadline of its own", async () => {
    const id = await paidOrder(world, budi, listing);
    await addBill(world, id, [100_009, 50_000]);
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ held: 350_000, jobTotal: 500_009, phase: "working", paymentStatus: "held" });
    expect(order.buyerDueAt).toBe(order.paymentDueAt);
    const paid = await payBill(world, budi, id);
    expect(paid).toBe(`JW-${id}-2`);
    const { kinds, attempts } = await readOrder(world, id);
    expect(kinds.at(-1)).toBe("bill_paid");
    expect(attempts.map(({ attempt, bill, amount, status }) => [attempt, bill, amount, status])).toEqual([
      [1, 1, 350_000, "paid"],
      [2, 2, 150_009, "paid"],
    ]);
    expect(await rows("select kind, amount from invoices where order_id = ? order by amount", id)).toEqual([
      { kind: "invoice", amount: 150_009 },
      { kind: "invoice", amount: 350_000 },
    ]);
    await expectSoundBooks(id);
  });

  it("releases all parts with one step, and the fee of each part", async () => {
    const id = await twoBills();
    const before = await balanceOf(world, `seller:${sari.id}`);
    await takeStep(world.context(), id, budi.id, { kind: "complete" });
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ status: "completed", paymentStatus: "released", held: 0, jobTotal: 500_009 });
    expect(order.parts.map(({ state, released }) => [state, released])).toEqual([
      ["closed", 350_000],
      ["closed", 100_009],
      ["closed", 50_000],
    ]);
    expect((await balanceOf(world, `seller:${sari.id}`)) - before).toBe(315_000 + 90_009 + 45_000);
    await expectSoundBooks(id);
  });

  it("owes each bill back in the way that it was paid", async () => {
    const id = await twoBills();
    await takeStep(world.context(), id, sari.id, { kind: "cancel", reason: "Alat saya rusak." });
    const refunds = "select bill, attempt, amount, version from refunds where order_id = ? order by bill";
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending", held: 0 });
    expect(await rows(refunds, id)).toEqual([
      { bill: 1, attempt: 1, amount: 350_000, version: order.version },
      { bill: 2, attempt: 2, amount: 150_009, version: order.version },
    ]);
    await expectSoundBooks(id);
  });

  it("divides what is held, the last bill first", async () => {
    const id = await twoBills();
    const request = { kind: "request_cancellation", back: 100_001, byPart: "", reason: "Acaranya batal." } as const;
    await takeStep(world.context(), id, budi.id, request);
    await takeStep(world.context(), id, sari.id, { kind: "accept_cancellation" });
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ status: "completed", paymentStatus: "split", buyerShare: 20 });
    expect(order.parts.map(({ returned, released }) => [returned, released])).toEqual([
      [0, 350_000],
      [50_001, 50_008],
      [50_000, 0],
    ]);
    expect(await rows("select bill, amount from refunds where order_id = ?", id)).toEqual([
      { bill: 2, amount: 100_001 },
    ]);
    await expectSoundBooks(id);
  });

  it("is disputed if a bank takes one bill back, and the rest can be ruled on", async () => {
    const id = await twoBills();
    await controlOf(world).pay(`JW-${id}-2`, { transaction_status: "chargeback" });
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ phase: "disputed", disputedBy: "buyer", held: 350_000, jobTotal: 500_009 });
    expect(order.parts.map(({ state, taken }) => [state, taken])).toEqual([
      ["held", 0],
      ["closed", 100_009],
      ["closed", 50_000],
    ]);
    expect(await escrows(id)).toEqual([350_000, 0]);
    await expectSoundBooks(id);

    const operator = await newOperator(world);
    const later = world.context(Date.now() + 80 * HOUR);
    const ruling = { back: 0, byPart: "", reason: "Pekerjaannya sudah selesai menurut foto." };
    expect(await ruleDispute(later, id, operator.id, ruling, order.version)).toMatchObject({ ok: true });
    expect((await readOrder(world, id)).order).toMatchObject({ status: "completed", paymentStatus: "released" });
    await expectSoundBooks(id);
  });

  it("loses one bill after the release from the seller's card money of that bill only", async () => {
    const id = await twoBills("credit_card");
    await takeStep(world.context(), id, budi.id, { kind: "complete" });
    const holds = "select bill, amount, taken_at is not null as taken from card_holds where order_id = ? order by bill";
    expect(await rows(holds, id)).toEqual([
      { bill: 1, amount: 315_000, taken: 0 },
      { bill: 2, amount: 135_009, taken: 0 },
    ]);
    const before = await balanceOf(world, `seller:${sari.id}`);
    await controlOf(world).pay(`JW-${id}-2`, { transaction_status: "chargeback", payment_type: "credit_card" });
    expect(await rows(holds, id)).toMatchObject([{ taken: 0 }, { taken: 1 }]);
    expect(before - (await balanceOf(world, `seller:${sari.id}`))).toBe(135_009);
    await expectSoundBooks(id);
  });

  it("ends when a bank takes back the last bill that is held", async () => {
    const id = await twoBills();
    for (const attempt of [2, 1])
      await controlOf(world).pay(`JW-${id}-${attempt}`, { transaction_status: "chargeback" });
    expect((await readOrder(world, id)).order).toMatchObject({
      status: "cancelled",
      paymentStatus: "charged_back",
      held: 0,
    });
    await expectSoundBooks(id);
  });

  it("ends an unpaid bill with the delivery, and returns a payment that arrives later", async () => {
    const id = await paidOrder(world, budi, listing);
    await addBill(world, id, [100_009]);
    const gatewayOrderId = await openBill(world, budi, id);
    const delivery = { kind: "deliver", note: "Semua sudah beres.", files: 0 } as const;
    await takeStep(world.context(), id, sari.id, delivery);
    const { order, attempts } = await readOrder(world, id);
    expect(order).toMatchObject({ phase: "delivered", held: 350_000, jobTotal: 350_000, buyerDueAt: null });
    expect(order.parts.map(({ state }) => state)).toEqual(["held", "lapsed"]);
    expect(attempts.map(({ status }) => status)).toEqual(["paid", "cancelled"]);
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("paid_again");
    expect(await rows("select bill, attempt, amount from refunds where order_id = ?", id)).toEqual([
      { bill: 2, attempt: 2, amount: 100_009 },
    ]);
    expect(await escrows(id)).toEqual([350_000, 0]);
    await expectSoundBooks(id);
  });

  it("changes nothing more when the notification of a bill is repeated", async () => {
    const id = await twoBills();
    const { order } = await readOrder(world, id);
    await controlOf(world).replay(`JW-${id}-2`, { times: 3 });
    expect((await readOrder(world, id)).order.version).toBe(order.version);
  });

  it("can be paid once when two payments of a bill arrive", async () => {
    const id = await paidOrder(world, budi, listing);
    await addBill(world, id, [100_009]);
    const first = await openBill(world, budi, id);
    await controlOf(world).pay(first, { transaction_status: "deny" });
    const second = await openBill(world, budi, id);
    expect(second).not.toBe(first);
    await controlOf(world).pay(second, { transaction_status: "settlement" });
    await controlOf(world).pay(first, { transaction_status: "settlement" });
    expect((await readOrder(world, id)).kinds.slice(-2)).toEqual(["bill_paid", "paid_again"]);
    expect(await escrows(id)).toEqual([350_000, 100_009]);
    await expectSoundBooks(id);
  });
});
