import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mailOf } from "../support/flows/account";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder } from "../support/flows/order-steps";
import { controlOf } from "../support/gateway-control";
import { names } from "../support/pages/page-parts";
import { pageText } from "../support/pages/page-text";
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

const cancel = (id: string, as: TestPerson) => world.fetch(`/dashboard/orders/${id}/cancellation`, { as, form: {} });

describe("the reason of a cancellation", () => {
  const LATE = "Bahan kayunya baru datang bulan depan.";
  const cancelling = async (id: string, form: Record<string, string>) =>
    world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sari, form });
  const orderPage = async (id: string, as: TestPerson) => (await world.fetch(`/dashboard/orders/${id}`, { as })).text();

  it("is optional and shown to the other side, and the form first says what it costs the seller", async () => {
    const id = await paidOrder(world, budi, listing);
    const asked = await (await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sari })).text();
    expect(asked).toContain("Success Rate");
    expect(names(asked, "textbox")).toContain("Alasan");
    await cancelling(id, { reason: LATE });
    expect(await orderPage(id, budi)).toContain(LATE);
    const told = (await mailOf(world, budi)).at(-1)?.body;
    expect(told).toContain(LATE);
    expect(told).toContain("Rp 350.000 dikembalikan kepada Anda.");
    const listed = pageText(await (await world.fetch("/notifications", { as: budi })).text());
    expect(listed).toContain("Rp 350.000 dikembalikan");
    expect(listed).not.toContain(LATE);
  });

  it("stays in the form if it is too long, or if the order has changed", async () => {
    const id = await paidOrder(world, budi, listing);
    const long = "Maaf sekali. ".repeat(50).trim();
    for (const [reason, version, status] of [
      [long, "", 400],
      [LATE, "1", 409],
    ] as const) {
      const answer = await cancelling(id, { reason, version });
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain(reason);
    }
    expect((await readOrder(world, id)).order.status).toBe("in_progress");
  });
});

describe("cancelling an unpaid order", () => {
  it.each(["buyer", "seller"])("is possible for the %s, and confirmed", async (side) => {
    const id = await order(world, budi, listing);
    const person = side === "buyer" ? budi : sari;
    const page = await (await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: person })).text();
    expect(page).toContain("Apakah Anda yakin ingin membatalkan order ini?");
    expect(page).toContain("Belum ada uang yang dibayar");
    const answer = await cancel(id, person);
    expect(answer.headers.get("Location")).toBe(`/dashboard/orders/${id}`);
    expect(await toastOf(world, answer, person)).toContain("Order berhasil dibatalkan");
    expect((await readOrder(world, id)).order).toMatchObject({ status: "cancelled", phase: null });
    expect((await cancel(id, person)).headers.get("Location")).toBe(`/dashboard/orders/${id}`);
    expect((await readOrder(world, id)).kinds).toEqual(["placed", "cancelled"]);
  });

  it("first ends the attempt at the gateway, so that its page accepts no money", async () => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await control.pay(gatewayOrderId, { transaction_status: "pending", payment_type: "bank_transfer" });
    await cancel(id, budi);
    const { order: row, attempts } = await readOrder(world, id);
    expect(row.status).toBe("cancelled");
    expect(attempts[0]?.status).toBe("cancelled");
    const known = (await control.transactions()).find(({ orderId }) => orderId === gatewayOrderId);
    expect(known?.payment?.status).toBe("cancel");
  });

  it("is refused if the payment has just arrived, which is booked instead", async () => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await control.hold(true);
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    const answer = await cancel(id, budi);
    expect(await toastOf(world, answer, budi)).toContain("Gagal membatalkan order");
    expect((await readOrder(world, id)).order).toMatchObject({
      status: "in_progress",
      paymentStatus: "held",
    });
    expect(await balanceOf(world, `escrow:${id}`)).toBe(350_000);
  });

  it.each([
    ["status", "hang"],
    ["status", "500"],
    ["status", "garbage"],
    ["cancel", "hang"],
    ["cancel", "500"],
  ])("changes nothing when the gateway fails at %s (%s), and says so without waiting", async (on, kind) => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await control.pay(gatewayOrderId, { transaction_status: "pending", payment_type: "bank_transfer" });
    const before = await readOrder(world, id);
    await control.fail(kind, { on });
    const answer = await cancel(id, budi);
    expect(await toastOf(world, answer, budi)).toContain("sedang tidak menjawab");
    const after = await readOrder(world, id);
    expect([after.order, after.events]).toEqual([before.order, before.events]);
    await control.heal();
    await cancel(id, budi);
    expect((await readOrder(world, id)).order.status).toBe("cancelled");
  });

  it("and paying it at once never both succeed", async () => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await Promise.all([
      cancel(id, budi),
      control.pay(gatewayOrderId, { transaction_status: "settlement" }),
      cancel(id, sari),
    ]);
    const escrow = await balanceOf(world, `escrow:${id}`);
    const { order: row } = await readOrder(world, id);
    expect([row.status, escrow]).toEqual(row.status === "cancelled" ? ["cancelled", 0] : ["in_progress", 350_000]);
  });
});

describe("cancelling a paid order", () => {
  it("is refused on the page and by a direct request", async () => {
    const id = await paidOrder(world, budi, listing);
    const page = await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text();
    expect(page).not.toContain('/cancellation"');
    const asked = await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi });
    expect(asked.headers.get("Location")).toBe(`/dashboard/orders/${id}`);
    expect(await toastOf(world, await cancel(id, budi), budi)).toContain("Gagal membatalkan order");
    expect((await readOrder(world, id)).order.status).toBe("in_progress");
  });
});
