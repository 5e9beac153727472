import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gatewayNotifications, payments } from "~/database/schema/money";
import { operatorActions } from "~/database/schema/operators";
import { recheckPayments, replayGatewayNotification } from "~/payments/commands.server";
import { listStuckNotifications } from "~/payments/gateway-queries.server";

import { order, startPaying } from "../support/flows/buying";
import { PROBLEM } from "../support/flows/disputing";
import { readOrder } from "../support/flows/money";
import { newOperator, stuckNotification } from "../support/flows/operators";
import { paidOrder, step } from "../support/flows/order-steps";
import { withGateway } from "../support/gateway-answers";
import { controlOf } from "../support/gateway-control";
import { written } from "../support/pages/page-parts";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let ayu: TestPerson;
let listingId: string;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world);
  listingId = await world.listing(sari);
});
afterAll(() => world.stop());
beforeEach(() => controlOf(world).heal());

const reason = "Budi bilang sudah membayar.";
const actsOn = (id: string) =>
  world
    .context()
    .db.select()
    .from(operatorActions)
    .where(eq(operatorActions.subjectId, id))
    .orderBy(desc(operatorActions.at));
const recheck = (orderId: string) => recheckPayments(world.context(), { orderId, operatorId: ayu.id, reason });

const waitingKeys = async (orderId: string) => {
  const { db, now } = world.context();
  const all = await listStuckNotifications(db, now, 100);
  return all.filter((told) => told.orderId === orderId).map(({ key }) => key);
};
const replay = (orderId: string, key: string) =>
  replayGatewayNotification(world.context(), { orderId, key, operatorId: ayu.id, reason });

describe("asking the gateway again", () => {
  it("books a payment whose notification was lost, once, and logs it", async () => {
    const id = await order(world, budi, listingId);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("awaiting");
    expect(await recheck(id)).toEqual({
      ok: true,
      value: { changed: 1, odd: 0, partBack: 0, foreign: 0, unknown: 0 },
    });
    expect((await readOrder(world, id)).order).toMatchObject({ paymentStatus: "held", phase: "working" });
    expect(await recheck(id)).toEqual({
      ok: true,
      value: { changed: 0, odd: 0, partBack: 0, foreign: 0, unknown: 0 },
    });
    expect(await actsOn(id)).toMatchObject([
      { operatorId: ayu.id, kind: "recheck_payment", reason },
      { operatorId: ayu.id, kind: "recheck_payment", reason },
    ]);
  });

  it("counts a partial refund apart from a different sum", async () => {
    const id = await paidOrder(world, budi, listingId);
    await controlOf(world).set(`JW-${id}-1`, { transaction_status: "partial_chargeback" });
    expect(await recheck(id)).toEqual({
      ok: true,
      value: { changed: 0, odd: 0, partBack: 1, foreign: 0, unknown: 0 },
    });
    await world.context().db.update(payments).set({ amount: 1_000 }).where(eq(payments.orderId, id));
    expect(await recheck(id)).toEqual({
      ok: true,
      value: { changed: 0, odd: 1, partBack: 0, foreign: 0, unknown: 0 },
    });
  });

  it("is refused without a payment attempt or an order", async () => {
    const id = await order(world, budi, listingId);
    expect(await recheck(id)).toEqual({ ok: false, reason: "nothing_to_ask" });
    expect(await recheck(crypto.randomUUID())).toEqual({ ok: false, reason: "no_order" });
    expect(await actsOn(id)).toEqual([]);
  });

  it("ends if the gateway never answers", async () => {
    const id = await order(world, budi, listingId);
    await startPaying(world, budi, id);
    const context = world.context();
    const silent = withGateway(context, { status: () => new Promise<never>(() => undefined) });
    const asked = recheckPayments(silent, { orderId: id, operatorId: ayu.id, reason });
    expect(await asked).toEqual({ ok: false, reason: "unreachable" });
  });

  it("is logged even if the gateway does not answer, because earlier answers may have moved money", async () => {
    const id = await order(world, budi, listingId);
    await startPaying(world, budi, id);
    await controlOf(world).fail("500", { times: 5, on: "status" });
    expect(await recheck(id)).toEqual({ ok: false, reason: "unreachable" });
    expect(await actsOn(id)).toMatchObject([{ operatorId: ayu.id, kind: "recheck_payment", reason }]);
  });
});

describe("a notification without effect", () => {
  /** Two contradicting notifications about one attempt that the gateway itself does not confirm. */
  async function contradictedTwice() {
    const id = await order(world, budi, listingId);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await controlOf(world).set(gatewayOrderId, { transaction_status: "pending" });
    const claim = (transaction_status: string) =>
      controlOf(world).replay(gatewayOrderId, { replaced: { transaction_status } });
    expect([await claim("refund"), await claim("chargeback")]).toEqual([["409"], ["409"]]);
    const [later = "", first = "", ...more] = await waitingKeys(id);
    expect(more).toEqual([]);
    return { id, gatewayOrderId, first, later };
  }

  async function deliverAgain(key: string) {
    const [told] = await world
      .context()
      .db.select({ body: gatewayNotifications.body })
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.id, key));
    const headers = { "Content-Type": "application/json", Origin: "none" };
    const answer = await world.fetch("/webhooks/midtrans", {
      method: "POST",
      body: told?.body ?? "",
      headers,
    });
    return answer.status;
  }

  it("waits for an operator until the gateway has answered about the whole order", async () => {
    const { id, first, later } = await contradictedTwice();
    await controlOf(world).fail("500", { times: 5, on: "status" });
    expect(await recheck(id)).toEqual({ ok: false, reason: "unreachable" });
    expect(await waitingKeys(id)).toEqual([later, first]);
    await controlOf(world).heal();
    await recheck(id);
    expect(await waitingKeys(id)).toEqual([]);
  });

  it("is resolved alone when it is replayed", async () => {
    const { id, first, later } = await contradictedTwice();
    await controlOf(world).fail("500", { times: 5, on: "status" });
    expect(await replay(id, first)).toEqual({ ok: false, reason: "unreachable" });
    expect(await waitingKeys(id)).toEqual([later, first]);
    await controlOf(world).heal();
    expect(await replay(id, first)).toEqual({ ok: true, value: "contradicted" });
    expect(await waitingKeys(id)).toEqual([later]);
  });

  it("waits again if the gateway repeats it and it fails for another reason", async () => {
    const { id, gatewayOrderId, first } = await contradictedTwice();
    await recheck(id);
    expect(await deliverAgain(first)).toBe(409);
    expect(await waitingKeys(id)).toEqual([]);
    await world.context().db.update(payments).set({ amount: 1_000 }).where(eq(payments.orderId, id));
    await controlOf(world).set(gatewayOrderId, { transaction_status: "settlement" });
    expect(await deliverAgain(first)).toBe(422);
    expect(await waitingKeys(id)).toEqual([first]);
  });
});

describe("an operator's own order", () => {
  it.each(["seller", "buyer"] as const)("is refused, and colleagues still see it: as its %s", async (side) => {
    const candra = await newOperator(world, "Candra Wijaya");
    const offer = side === "seller" ? await world.listing(candra) : listingId;
    const id = await paidOrder(world, side === "buyer" ? candra : budi, offer);
    await controlOf(world).pay(`JW-${id}-1`, { transaction_status: "partial_chargeback" });
    const [key = ""] = await waitingKeys(id);
    const asked = { orderId: id, operatorId: candra.id, reason };
    const no = { ok: false, reason: "own_order" };
    expect(await recheckPayments(world.context(), asked)).toEqual(no);
    expect(await replayGatewayNotification(world.context(), { ...asked, key })).toEqual(no);
    for (const path of [`payment-check`, `notifications/${key}`]) {
      const page = `/operator/orders/${id}/${path}`;
      const shown = await (await world.fetch(page, { as: candra })).text();
      expect(shown).toContain("Ini pesanan Anda sendiri. Operator lain yang menanganinya.");
      expect(written(shown)).toEqual([]);
      expect((await world.fetch(page, { as: candra, form: { reason } })).status).toBe(409);
    }
    expect(await actsOn(id)).toEqual([]);
    expect(await waitingKeys(id)).toEqual([key]);
  });
});

describe("an unexplained sum", () => {
  async function partBack() {
    const id = await paidOrder(world, budi, listingId);
    await controlOf(world).pay(`JW-${id}-1`, { transaction_status: "partial_chargeback" });
    const [key = ""] = await waitingKeys(id);
    return { id, key };
  }

  it("waits after every check while the order continues as usual", async () => {
    const { id, key } = await partBack();
    expect(await recheck(id)).toMatchObject({ value: { partBack: 1 } });
    expect(await replay(id, key)).toMatchObject({ value: "part_back" });
    expect(await waitingKeys(id)).toEqual([key]);

    const odd = await paidOrder(world, budi, listingId);
    await world.context().db.update(payments).set({ amount: 1_000 }).where(eq(payments.orderId, odd));
    await controlOf(world).pay(`JW-${odd}-1`, { transaction_status: "chargeback" });
    const [mismatch = ""] = await waitingKeys(odd);
    expect(await replay(odd, mismatch)).toMatchObject({ value: "amount_mismatch" });
    expect(await recheck(odd)).toMatchObject({ value: { odd: 1 } });
    expect(await waitingKeys(odd)).toEqual([mismatch]);
  });

  it.each([
    ["completion", {}],
    ["dispute", { reason: PROBLEM }],
  ])("is resolved by a check once no automatic payment can follow: after a %s", async (name, fields) => {
    const { id, key } = await partBack();
    await recheck(id);
    await step(world, id, "delivery", sari);
    await step(world, id, name, budi, fields);
    expect(await waitingKeys(id)).toEqual([key]);
    await recheck(id);
    expect(await waitingKeys(id)).toEqual([]);
  });

  it("is resolved when the gateway's sums match again", async () => {
    const { id } = await partBack();
    await controlOf(world).set(`JW-${id}-1`, { transaction_status: "settlement" });
    expect(await recheck(id)).toMatchObject({ value: { partBack: 0, odd: 0 } });
    expect(await waitingKeys(id)).toEqual([]);
  });
});

describe("replaying a notification", () => {
  it("books a notification that came while the gateway was unreachable", async () => {
    const id = await order(world, budi, listingId);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await controlOf(world).fail("500", { times: 5, on: "status" });
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
    await controlOf(world).heal();
    const { db } = world.context();
    const [kept] = await db
      .select()
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.gatewayOrderId, gatewayOrderId));
    expect(kept?.processedAt).toBeNull();
    expect(await replay(id, kept?.id ?? "")).toEqual({ ok: true, value: "done" });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("held");
    expect(await actsOn(id)).toMatchObject([{ kind: "replay_notification", reason }]);
    expect(await replay(id, kept?.id ?? "")).toEqual({ ok: false, reason: "no_notification" });
  });

  it("reports a partial refund, which the sum does not show", async () => {
    const id = await paidOrder(world, budi, listingId);
    await controlOf(world).pay(`JW-${id}-1`, { transaction_status: "partial_chargeback" });
    const [key = ""] = await waitingKeys(id);
    expect(await replay(id, key)).toEqual({ ok: true, value: "part_back" });
    const answer = await world.fetch(`/operator/orders/${id}/notifications/${key}`, {
      as: ayu,
      form: { reason },
    });
    expect(await toastOf(world, answer, ayu)).toContain("Sebagian pembayaran kembali");
  });

  it("ignores a notification without a valid signature", async () => {
    const id = await order(world, budi, listingId);
    const key = await stuckNotification(world, budi, id, { body: '{"transaction_status":"settlement"}' });
    expect(await replay(id, key)).toEqual({ ok: true, value: "junk" });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("awaiting");
  });

  it("accepts only notifications of the order", async () => {
    const id = await order(world, budi, listingId);
    const key = await stuckNotification(world, budi, id);
    const other = await order(world, budi, listingId);
    expect(await replay(other, key)).toEqual({ ok: false, reason: "no_notification" });
  });
});
