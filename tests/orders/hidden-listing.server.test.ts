import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endOverdueOrders } from "~/orders/jobs.server";
import { LATE_CANCEL, workDueAt } from "~/orders/order";
import { withInterleaved } from "../support/database/interleave";
import { order, startPaying } from "../support/flows/buying";
import { changeFields, readChanges, sendChangeForm } from "../support/flows/changing";
import { auditLedger, readOrder } from "../support/flows/money";
import { paidOrder, step } from "../support/flows/order-steps";
import { act, guardedMarket, hide, type Market, show } from "../support/flows/reporting";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { databaseCost } from "../support/pages/page-weight";
import type { TestPerson, World } from "../support/world";

let market: Market;
let world: World;
let ayu: TestPerson;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;

beforeAll(async () => {
  market = await guardedMarket();
  ({ world, ayu } = market);
});
beforeEach(async () => {
  ({ sari, budi, offer } = await market.newcomers());
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const quote = (id: string, price = "400.000") =>
  world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price, days: "5" } });
const accept = async (id: string) => {
  const version = String((await readOrder(world, id)).order.version);
  return world.fetch(`/dashboard/orders/${id}/acceptance`, { as: budi, form: { version } });
};
const page = async (path: string, as: TestPerson) => pageText(await (await world.fetch(path, { as })).text());
const inquiry = () => order(world, budi, offer, {}, "?custom=true");
const phase = async (id: string) => (await readOrder(world, id)).order.phase;
const hideListing = () => act(world, ayu, hide(offer));
const unhideListing = () => act(world, ayu, show(offer));

describe("while operators hide the listing of an order", () => {
  it("the seller cannot quote a price and sees the reason", async () => {
    const id = await inquiry();
    await hideListing();
    const seen = await page(`/dashboard/orders/${id}`, sari);
    expect(seen).toContain("JasaWarga menyembunyikan jasa Anda: harga baru, persetujuan, dan pembayaran menunggu");
    expect(seen).not.toContain("Kirim Penawaran Harga");
    const refused = await quote(id);
    expect(refused.status).toBe(400);
    expect(pageText(await refused.text())).toContain("JasaWarga menyembunyikan jasa Anda");
    expect(await phase(id)).toBe("inquiry");
    await unhideListing();
    const quoted = await quote(id);
    expect([quoted.status, databaseCost(quoted).trips]).toEqual([303, 3]);
  });

  it("no price can be accepted, by button or by change", async () => {
    const id = await inquiry();
    await quote(id);
    const change = await sendChangeForm(world, budi, id, { price: "300.000" });
    await hideListing();
    const seen = await page(`/dashboard/orders/${id}`, budi);
    expect(seen).toContain("Belum ada yang perlu Anda bayar");
    expect(seen).not.toContain("Setujui Penawaran");
    expect(seen).toContain("Batalkan pesanan");
    await accept(id);
    await world.fetch(`/dashboard/orders/${id}/change/acceptance`, { as: sari, form: { change } });
    const again = { form: changeFields({ price: "310.000" }), as: sari };
    await world.fetch(`/dashboard/orders/${id}/change`, again);
    expect((await readOrder(world, id)).order).toMatchObject({ phase: "quoted", price: 400_000 });
    expect(await readChanges(world, id)).toMatchObject([{ id: change, status: "open" }]);
  });

  it("no price can be accepted if the listing is hidden at that moment", async () => {
    const id = await inquiry();
    await quote(id);
    const accepted = await withInterleaved(world, "order_events", hideListing, () => accept(id));
    expect(accepted.status).toBe(303);
    expect((await readOrder(world, id)).order).toMatchObject({ phase: "quoted", version: 2 });
    await unhideListing();
    await accept(id);
    expect(await phase(id)).toBe("awaiting_payment");
  });

  it("an unpaid order cannot be paid, but can be cancelled", async () => {
    const id = await order(world, budi, offer);
    await hideListing();
    expect(await page(`/payment/${id}`, budi)).toContain(
      "Pesanan belum bisa dibayar JasaWarga sedang menyembunyikan jasa atau permintaan ini",
    );
    await expect(startPaying(world, budi, id)).rejects.toThrow("no checkout");
    expect(await phase(id)).toBe("awaiting_payment");
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    expect((await readOrder(world, id)).order.status).toBe("cancelled");
  });

  it("a bill opened earlier is booked when paid, and refunded if the work is late", async () => {
    const id = await order(world, budi, offer);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await hideListing();
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
    const { order: paid } = await readOrder(world, id);
    expect(paid).toMatchObject({ phase: "working", paymentStatus: "held" });
    expect(await page(`/dashboard/orders/${id}`, budi)).not.toContain("menyembunyikan");
    const late = world.context((workDueAt(paid) ?? 0) + LATE_CANCEL + 1);
    await endOverdueOrders(late, "cancel_late");
    expect((await readOrder(world, id)).order).toMatchObject({
      status: "cancelled",
      paymentStatus: "refund_pending",
    });
  });

  it("a paid order continues to its end, changes included", async () => {
    const id = await paidOrder(world, budi, offer);
    await hideListing();
    expect(await page(`/dashboard/orders/${id}`, sari)).not.toContain("menyembunyikan jasa");
    await sendChangeForm(world, sari, id, { revisions: "3" });
    expect((await step(world, id, "delivery", sari)).status).toBe(303);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    expect((await readOrder(world, id)).order.paymentStatus).toBe("released");
  });
});
