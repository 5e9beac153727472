import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { refunds } from "~/database/schema/money";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { refundBuyers, remindOfRefundAccounts } from "~/refunds/commands.server";
import { MAX_GATEWAY_TRIES } from "~/refunds/gateway-refund";

import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder, step } from "../support/flows/order-steps";
import { latePaid, nameAccount, noon, refundsOf } from "../support/flows/refunding";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;
let day = noon();

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterEach(async () => {
  await control.heal();
  await control.hold(false);
  expect(await auditLedger(world)).toEqual([]);
  // Open refunds of one test must not run in the next.
  await world.context().db.update(refunds).set({ nextTryAt: null });
});
afterAll(() => world.stop());

/** Runs the scheduler so long after the last run that every refund is due again. */
async function run(later = 13 * HOUR): Promise<void> {
  await refundBuyers(world.context(day));
  await world.settled();
  day = noon(day + later - 13 * HOUR);
}
const runAt = (now: number) => refundBuyers(world.context(now));

const createRefund = (method = "gopay") => latePaid(world, budi, listing, method);
const onlyRefund = async (id: string) => (await refundsOf(world, id))[0];

function refundedAtGateway(id: string): Promise<number> {
  return control
    .transactions()
    .then((all) => all.find(({ orderId }) => orderId === `JW-${id}-1`))
    .then((one) =>
      ((one?.payment as { refunds?: { amount: number }[] } | null)?.refunds ?? []).reduce(
        (sum, refund) => sum + refund.amount,
        0,
      ),
    );
}

async function expectPaidOnce(id: string): Promise<void> {
  const { order, kinds, attempts, postings } = await readOrder(world, id);
  expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
  expect(kinds.filter((kind) => kind === "refunded")).toHaveLength(1);
  expect(attempts.map(({ status }) => status)).toEqual(["refunded"]);
  expect(postings.at(-1)).toMatchObject({
    fromAccount: `refund:${budi.id}`,
    toAccount: "gateway_clearing",
    amount: 350_000,
  });
  expect(await onlyRefund(id)).toMatchObject({ status: "paid", route: "gateway", nextTryAt: null });
  expect(await refundedAtGateway(id)).toBe(350_000);
}

describe("a refund to a buyer", () => {
  it("is paid by the gateway with a reason, and the buyer is notified", async () => {
    const id = await createRefund();
    await run();
    await expectPaidOnce(id);
    const told = await world.context().db.select().from(notifications).where(eq(notifications.userId, budi.id));
    expect(told.map(({ title }) => title)).toContain("Rp 350.000 dikembalikan kepada Anda");
    expect((await onlyRefund(id))?.reference).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is booked once if the notification comes first", async () => {
    const id = await createRefund();
    // The gateway refunds and sends the notification, but its answer is lost.
    await control.fail("lost", { on: "refund" });
    await run();
    await expect.poll(async () => (await onlyRefund(id))?.status).toBe("paid");
    await run();
    await expectPaidOnce(id);
  });

  it("is booked once if the notification comes later, and again", async () => {
    const id = await createRefund();
    await control.hold(true);
    await run();
    await expectPaidOnce(id);
    await control.hold(false);
    expect(await control.replay(`JW-${id}-1`, { times: 5 })).toEqual(["200", "200", "200", "200", "200"]);
    await expectPaidOnce(id);
  });

  it("is found if answer and notification were lost", async () => {
    const id = await createRefund();
    await control.hold(true);
    await control.fail("lost", { on: "refund" });
    await run();
    expect(await onlyRefund(id)).toMatchObject({ status: "pending", tries: 1 });
    await run();
    await expectPaidOnce(id);
  });

  it.each(["500", "garbage", "refuse", "hang"])(
    "is retried less and less often while the gateway fails (%s)",
    async (kind) => {
      const id = await createRefund();
      await control.fail(kind, { on: "refund" });
      const before = day;
      await run();
      const waiting = await onlyRefund(id);
      expect(waiting).toMatchObject({ status: "pending", route: "gateway", tries: 1 });
      expect(waiting?.nextTryAt).toBe(before + 5 * MINUTE);
      expect(waiting?.lastError).toBeTruthy();
      await run();
      await expectPaidOnce(id);
    },
  );

  it("is requested by one of two schedulers at once", async () => {
    const id = await createRefund();
    await Promise.all([runAt(day), runAt(day), runAt(day)]);
    await expectPaidOnce(id);
    expect((await onlyRefund(id))?.tries).toBe(1);
  });

  it("goes by bank if the gateway cannot refund the method", async () => {
    const id = await createRefund("cstore");
    await run();
    expect(await onlyRefund(id)).toMatchObject({ status: "pending", route: "bank", tries: 0 });
    expect(await accountNotices(id)).toEqual(["Rp 350.000 menunggu rekening Anda"]);
  });

  it("goes by bank if it is too late for the gateway, and the buyer is asked for an account", async () => {
    const id = await createRefund("qris");
    await world.context().db.update(refunds).set({ route: "gateway" }).where(eq(refunds.orderId, id));
    // Midtrans refuses this method for good.
    await control.pay(`JW-${id}-1`, {
      transaction_status: "settlement",
      payment_type: "cstore",
      notify: false,
    });
    await run();
    const left = await onlyRefund(id);
    expect(left).toMatchObject({ status: "pending", route: "bank", tries: 1, account: null });
    expect(left?.lastError).toContain("412");
    expect(await accountNotices(id)).toEqual(["Rp 350.000 menunggu rekening Anda"]);
  });

  it("is retried after a refusal at night", async () => {
    const id = await createRefund("qris");
    await control.pay(`JW-${id}-1`, {
      transaction_status: "settlement",
      payment_type: "cstore",
      notify: false,
    });
    await runAt(day + 12 * HOUR);
    expect(await onlyRefund(id)).toMatchObject({ status: "pending", route: "gateway", tries: 1 });
  });

  it("goes by bank after many tries, but only if the gateway confirms that it refunded nothing", async () => {
    const id = await createRefund();
    const { db } = world.context();
    await db.update(refunds).set({ tries: MAX_GATEWAY_TRIES }).where(eq(refunds.orderId, id));
    await control.fail("500", { on: "status" });
    await run();
    expect(await onlyRefund(id)).toMatchObject({ route: "gateway", tries: MAX_GATEWAY_TRIES + 1 });
    await run();
    expect(await onlyRefund(id)).toMatchObject({ route: "bank", status: "pending" });
    expect(await refundedAtGateway(id)).toBe(0);
  });

  it("is not requested if the gateway's dashboard refunded all of it", async () => {
    const id = await createRefund();
    await control.pay(`JW-${id}-1`, { transaction_status: "refund", notify: false });
    await run();
    expect(await onlyRefund(id)).toMatchObject({ status: "paid", route: "gateway" });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("refunded");
  });
});

describe("the buyer's part of a divided order", () => {
  it("is refunded, and the payment covers the rest", async () => {
    const id = await paidOrder(world, budi, listing);
    const reason = "Acaranya batal, tetapi sketsanya sudah ada.";
    await step(world, id, "cancellation-request", budi, { back: "210000", reason });
    await step(world, id, "cancellation-agreement", sari);
    const owed = await balanceOf(world, `refund:${budi.id}`);
    await run();
    const { order, attempts, kinds } = await readOrder(world, id);
    expect([order.paymentStatus, kinds.at(-1)]).toEqual(["split", "refunded"]);
    expect(attempts).toMatchObject([{ status: "paid", isSurplus: false }]);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(owed - 210_000);
    expect(await control.replay(`JW-${id}-1`, { times: 3 })).toEqual(["200", "200", "200"]);
    expect((await readOrder(world, id)).kinds.filter((kind) => kind === "refunded")).toHaveLength(1);
    expect(await refundedAtGateway(id)).toBe(210_000);
  });
});

describe("a buyer who has to name an account", () => {
  it("is reminded after three days, and again until the account is named", async () => {
    const id = await createRefund("bank_transfer");
    const created = (await onlyRefund(id))?.createdAt ?? 0;
    const remind = (now: number) => remindOfRefundAccounts(world.context(now));
    await remind(created + 2 * DAY);
    expect(await accountNotices(id)).toHaveLength(1);
    await remind(created + 3 * DAY);
    await remind(created + 3 * DAY + MINUTE);
    expect(await accountNotices(id)).toHaveLength(2);
    await remind(created + 18 * DAY);
    expect(await accountNotices(id)).toHaveLength(3);
    await nameAccount(world, budi, id);
    await remind(created + 60 * DAY);
    expect((await accountNotices(id)).filter((title) => title.startsWith("Pengingat"))).toHaveLength(2);
  });
});

async function accountNotices(orderId: string): Promise<string[]> {
  const told = await world
    .context()
    .db.select()
    .from(notifications)
    .where(eq(notifications.href, `/dashboard/orders/${orderId}/refund-account`));
  return told.map(({ title }) => title);
}
