import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { payments } from "~/database/schema/money";
import { users } from "~/database/schema/users";
import { expireOrders } from "~/orders/jobs.server";
import { openPayment } from "~/payments/commands.server";
import { MAX_ATTEMPTS } from "~/payments/payment";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { withGateway } from "../support/gateway-answers";
import { controlOf } from "../support/gateway-control";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

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
});
afterAll(() => world.stop());

async function placeOrder() {
  const id = await order(world, budi, listing);
  const { gatewayOrderId } = await startPaying(world, budi, id);
  return { id, gatewayOrderId };
}

describe("a payment to a seller who is suspended", () => {
  const suspend = (at: number | null) =>
    world.context().db.update(users).set({ suspendedAt: at }).where(eq(users.id, sari.id));
  afterEach(async () => {
    await suspend(null);
  });

  it("cannot start, an open checkout is not shown again, and the page says why", async () => {
    const fresh = await order(world, budi, listing);
    const { id: begun } = await placeOrder();
    await suspend(1);
    for (const id of [fresh, begun]) {
      const answer = await world.fetch(`/payment/${id}`, { as: budi, form: { shownTotal: "350000" } });
      expect(answer.headers.get("Location")).toBe(`/payment/${id}`);
      expect(await toastOf(world, answer, budi)).toContain("Gagal memproses pembayaran");
      const page = await (await world.fetch(`/payment/${id}`, { as: budi })).text();
      expect(page).toContain("Akun penjual sedang ditangguhkan");
      expect(page).not.toContain("Bayar Sekarang");
    }
    expect((await readOrder(world, fresh)).attempts).toEqual([]);
    await suspend(null);
    await startPaying(world, budi, fresh);
  });
});

describe("a payment", () => {
  it("goes to escrow and starts the work", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    expect((await control.pay(gatewayOrderId, { transaction_status: "settlement" })).delivery).toBe("200");
    const { order: row, attempts, postings, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ status: "in_progress", phase: "working", paymentStatus: "held" });
    expect(attempts).toMatchObject([{ status: "paid", isSurplus: false, method: "qris" }]);
    expect(postings).toMatchObject([
      { transferId: `${id}:3`, fromAccount: "gateway_clearing", toAccount: `escrow:${id}`, amount: 350_000 },
    ]);
    expect(kinds).toEqual(["placed", "payment_started", "paid"]);
  });

  it("is booked once when fifty identical notifications race", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
    // A busy machine cannot answer fifty at once within five seconds, so one is sent again, as the gateway does.
    const statuses = await control.replay(gatewayOrderId, { times: 50 });
    for (const status of statuses) expect(["200", "503", "no answer"]).toContain(status);
    const again = async () => expect(await control.replay(gatewayOrderId, { times: 1 })).toEqual(["200"]);
    await vi.waitFor(again, { timeout: 20_000 });
    const { postings, kinds } = await readOrder(world, id);
    expect(postings).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "paid")).toHaveLength(1);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(350_000);
  });

  it("is booked once when fifty different notifications race", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
    const deliver = (delivery: number) => control.replay(gatewayOrderId, { replaced: { delivery: String(delivery) } });
    let waiting = Array.from({ length: 50 }, (_, delivery) => delivery);
    for (let round = 0; round < 5 && waiting.length > 0; round++) {
      const answers = await Promise.all(
        waiting.map(async (delivery) => ({ delivery, status: await deliver(delivery) })),
      );
      for (const { status } of answers) expect(["200", "503", "no answer"]).toContain(status[0]);
      waiting = answers.filter(({ status }) => status[0] !== "200").map(({ delivery }) => delivery);
    }
    expect(waiting).toEqual([]);
    expect((await readOrder(world, id)).postings).toHaveLength(1);
  });

  it("does not change when its notification is repeated, also after completion", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    const before = await readOrder(world, id);
    expect(await control.replay(gatewayOrderId, { times: 3 })).toEqual(["200", "200", "200"]);
    expect(await control.replay(gatewayOrderId, { replaced: { delivery: "late" } })).toEqual(["200"]);
    const after = await readOrder(world, id);
    expect([after.order, after.events, after.postings]).toEqual([before.order, before.events, before.postings]);
  });

  it("can fail and be retried; the page shows the denied attempt and the order stays open", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.pay(gatewayOrderId, { transaction_status: "deny" });
    expect((await readOrder(world, id)).order).toMatchObject({
      phase: "awaiting_payment",
      paymentStatus: "awaiting",
    });
    const page = await (await world.fetch(`/payment/${id}`, { as: budi })).text();
    expect(page).toContain("Pembayaran Gagal");
    expect(page).toContain("Maaf, pembayaran Anda gagal diproses. Silakan coba lagi.");

    const second = await startPaying(world, budi, id, 2);
    await control.pay(second.gatewayOrderId, { transaction_status: "settlement" });
    const { attempts, postings, kinds } = await readOrder(world, id);
    expect(attempts.map(({ status }) => status)).toEqual(["failed", "paid"]);
    expect(kinds).toEqual(["placed", "payment_started", "payment_failed", "payment_started", "paid"]);
    expect(postings).toHaveLength(1);
  });

  it("waits while the gateway reviews a card, and a late pending does not undo it", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.pay(gatewayOrderId, { transaction_status: "capture", fraud_status: "challenge" });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("review");
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    await control.replay(gatewayOrderId, {
      replaced: { transaction_status: "pending", fraud_status: "accept", delivery: "late" },
    });
    const { order: row, postings } = await readOrder(world, id);
    expect(row.paymentStatus).toBe("held");
    expect(postings).toHaveLength(1);
  });

  it("whose review ends after the time to pay lets the order expire", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.pay(gatewayOrderId, { transaction_status: "capture", fraud_status: "challenge" });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("review");
    await control.pay(gatewayOrderId, { transaction_status: "expire" });
    const { order: row, attempts, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ phase: "awaiting_payment", paymentStatus: "awaiting" });
    expect(attempts).toMatchObject([{ status: "expired" }]);
    expect(kinds.at(-1)).toBe("payment_failed");
    await expireOrders(world.context((row.paymentDueAt ?? 0) + 1));
    expect((await readOrder(world, id)).order).toMatchObject({
      status: "cancelled",
      paymentStatus: "expired",
    });
  });

  it("is refunded the second time it is made", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.pay(gatewayOrderId, { transaction_status: "deny" });
    const second = await startPaying(world, budi, id, 2);
    await control.pay(second.gatewayOrderId, { transaction_status: "settlement", payment_type: "gopay" });
    // The buyer retried the denied attempt in another tab.
    const owed = await balanceOf(world, `refund:${budi.id}`);
    await control.pay(gatewayOrderId, { transaction_status: "settlement", payment_type: "qris" });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(owed + 350_000);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(350_000);
    const { attempts, kinds, order: row } = await readOrder(world, id);
    expect(attempts).toMatchObject([
      { status: "paid", isSurplus: true },
      { status: "paid", isSurplus: false },
    ]);
    expect(kinds.at(-1)).toBe("paid_again");
    expect(row.paymentStatus).toBe("held");
    const html = await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text();
    const page = html.replaceAll("<!-- -->", "");
    expect(page).toMatch(/Anda \(GoPay\) → Titipan JasaWarga.{0,40}Pembayaran diterima dan ditahan/s);
    expect(page).toMatch(/Anda \(QRIS\) → Titipan JasaWarga.{0,40}Pembayaran kedua diterima/s);
  });

  it("that comes after the order was cancelled is refunded", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    const owed = await balanceOf(world, `refund:${budi.id}`);
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    const { order: row, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending" });
    expect(kinds.at(-1)).toBe("paid_late");
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(owed + 350_000);
  });

  it("that comes after the order was cancelled leaves no debt after a charge-back", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    const owed = await balanceOf(world, `refund:${budi.id}`);
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    await control.pay(gatewayOrderId, { transaction_status: "chargeback" });
    const { order: row, kinds } = await readOrder(world, id);
    expect([row.paymentStatus, kinds.at(-1)]).toEqual(["charged_back", "taken_back"]);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(owed);
    expect(await auditLedger(world)).toEqual([]);
  });
});

describe("starting a payment", () => {
  it("reopens the open checkout instead of starting another", async () => {
    const id = await order(world, budi, listing);
    const first = await startPaying(world, budi, id);
    expect(first.trips).toBe(4);
    const again = await startPaying(world, budi, id);
    expect(again.location).toBe(first.location);
    expect((await readOrder(world, id)).attempts).toHaveLength(1);
  });

  it("creates one checkout when the button is clicked twice", async () => {
    const id = await order(world, budi, listing);
    const both = await Promise.all(
      [1, 2].map(() => world.fetch(`/payment/${id}`, { as: budi, form: { shownTotal: "350000" } })),
    );
    const places = new Set(both.map((answer) => answer.headers.get("Location")));
    expect([...places]).toHaveLength(1);
    expect((await readOrder(world, id)).attempts).toHaveLength(1);
  });

  it("does not ask again while the gateway is slow about the first click", async () => {
    const id = await order(world, budi, listing);
    await control.fail("hang", { on: "create", times: 2 });
    const both = [1, 2].map(() => world.fetch(`/payment/${id}`, { as: budi, form: { shownTotal: "350000" } }));
    for (const answer of await Promise.all(both))
      expect(await toastOf(world, answer, budi)).toContain("Gagal memproses pembayaran");
    expect((await readOrder(world, id)).attempts).toMatchObject([{ attempt: 1, status: "failed" }]);
  });

  it("ends in time if the gateway hangs, for an old bill and for a new one", async () => {
    const { id } = await placeOrder();
    const { db } = world.context();
    await db.update(payments).set({ amount: 1_000 }).where(eq(payments.orderId, id));
    const never = () => new Promise<never>(() => undefined);
    for (const gateway of [{ status: never }, { createTransaction: never }]) {
      const context = withGateway(world.context(), gateway);
      expect(await openPayment(context, id, budi, 350_000)).toEqual({ ok: false, reason: "gateway_silent" });
    }
    await db.update(payments).set({ amount: 350_000 }).where(eq(payments.orderId, id));
  });

  it.each([
    ["answers 500", "500"],
    ["drops the connection", "refuse"],
    ["loses its answer", "lost"],
    ["hangs", "hang"],
    ["answers garbage", "garbage"],
    ["answers without end", "drip"],
    ["answers a megabyte", "huge"],
  ])("shows an error without waiting when the gateway %s, and works on the next try", async (_case, kind) => {
    const id = await order(world, budi, listing);
    await control.fail(kind, { on: "create" });
    const answer = await world.fetch(`/payment/${id}`, { as: budi, form: { shownTotal: "350000" } });
    const toast = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("toast=")) ?? "";
    const page = await world.fetch(answer.headers.get("Location") ?? "", {
      as: budi,
      cookie: toast.split(";", 1)[0] ?? "",
    });
    expect(answer.headers.get("Location")).toBe(`/payment/${id}`);
    expect(await page.text()).toContain("Gagal memproses pembayaran");
    expect((await readOrder(world, id)).order).toMatchObject({
      phase: "awaiting_payment",
      status: "pending",
    });

    // A lost bill exists at the gateway, so the next one has number 2. Other bills are retried under number 1.
    const { gatewayOrderId } = await startPaying(world, budi, id, kind === "lost" ? 2 : 1);
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    expect((await readOrder(world, id)).postings).toHaveLength(1);
  });

  it("ends after twenty attempts, so that each can be checked before the order expires", async () => {
    const id = await order(world, budi, listing);
    const { db, now } = world.context();
    const times = { createdAt: now, updatedAt: now, expiresAt: now, checkedAt: now };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++)
      await db.insert(payments).values({
        gateway: "midtrans",
        id: crypto.randomUUID(),
        orderId: id,
        attempt,
        gatewayOrderId: `JW-${id}-${attempt}`,
        amount: 350_000,
        status: "failed",
        token: `${id}-${attempt}`,
        ...times,
      });
    const answer = await world.fetch(`/payment/${id}`, { as: budi, form: { shownTotal: "350000" } });
    expect(answer.headers.get("Location")).toBe(`/payment/${id}`);
    expect(await toastOf(world, answer, budi)).toContain("terlalu sering dicoba dibayar");
    expect((await readOrder(world, id)).attempts).toHaveLength(MAX_ATTEMPTS);
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    expect((await readOrder(world, id)).order.status).toBe("cancelled");
  });

  it("uses the total of the order, not of the form", async () => {
    const id = await order(world, budi, listing, { quantity: "3" });
    await world.fetch(`/payment/${id}`, {
      as: budi,
      form: { shownTotal: "1050000", amount: "1", gross_amount: "1", total: "1" },
    });
    const known = (await control.transactions()).find(({ orderId }) => orderId === `JW-${id}-1`);
    expect(known?.grossAmount).toBe(1_050_000);
  });
});

describe("a buyer who returns before the notification", () => {
  const redirectAfterPayment = async (id: string, status: string) => {
    const finish = `/payment/${id}?status=pending&order_id=JW-${id}-1&transaction_status=${status}`;
    return (await world.fetch(finish, { as: budi })).headers.get("Location") ?? "";
  };

  it("sees the payment confirmed, because the page asks the gateway", async () => {
    const { id, gatewayOrderId } = await placeOrder();
    await control.hold(true);
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    const back = await redirectAfterPayment(id, "settlement");
    expect(back).toBe(`/payment/${id}?status=success`);
    const page = await (await world.fetch(back, { as: budi })).text();
    expect(page).toContain("Pembayaran Berhasil");
    expect((await readOrder(world, id)).postings).toHaveLength(1);
  });

  it.each(["hang", "500", "garbage"])(
    "sees at once that it is in process when the gateway fails (%s)",
    async (kind) => {
      const { id, gatewayOrderId } = await placeOrder();
      await control.hold(true);
      await control.pay(gatewayOrderId, { transaction_status: "settlement" });
      await control.fail(kind, { on: "status" });
      const page = await (await world.fetch(`/payment/${id}?status=success`, { as: budi })).text();
      expect(page).toContain("Pembayaran Dalam Proses");
      expect((await readOrder(world, id)).postings).toHaveLength(0);
    },
  );

  it("sees an unpaid order as in process, even if the address says success", async () => {
    const { id } = await placeOrder();
    expect(await redirectAfterPayment(id, "pending")).toBe(`/payment/${id}?status=pending`);
    expect(await redirectAfterPayment(id, "deny")).toBe(`/payment/${id}?status=failed`);
    const page = await (await world.fetch(`/payment/${id}?status=success`, { as: budi })).text();
    expect(page).toContain("Pembayaran Dalam Proses");
    expect(page).not.toContain("Pembayaran Berhasil");
    expect((await readOrder(world, id)).order.paymentStatus).toBe("awaiting");
  });
});
