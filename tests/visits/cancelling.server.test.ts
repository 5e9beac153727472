import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { DAY, MINUTE } from "~/platform/dates";
import { mailOf } from "../support/flows/account";
import { orderFields } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder, takeStep } from "../support/flows/order-steps";
import { acceptSlot, moveVisit, onSiteOffer, orderVisit, visitFields } from "../support/flows/visiting";
import { fieldValue, pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let id: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  id = await paidOrder(world, budi, await onSiteOffer(world, sari), { changes: visitFields() });
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const path = () => `/dashboard/orders/${id}/cancellation`;
const page = async (at = path()) => (await world.fetch(at, { as: budi })).text();
const cancel = (form: Record<string, string>) => world.fetch(path(), { as: budi, form });

async function lost() {
  const of = (person: TestPerson, column: string) =>
    world.bindings.DB.prepare(`select ${column} from person_totals where user_id = ?`).bind(person.id).first(column);
  return { bought: await of(budi, "bought_cancelled"), sold: await of(sari, "sold_cancelled") };
}

/** Moves the agreed hour, as if time had passed. The call-out fee is that of the order. */
async function beginIn(minutes: number, callOutFee = 25_000): Promise<void> {
  await acceptSlot(world, sari, id);
  const minute = Math.floor(world.context().now / MINUTE) * MINUTE;
  const changes = { visitAgreedAt: minute - 5 * DAY, callOutFee };
  await moveVisit(world, id, minute + minutes * MINUTE, changes);
}

describe("the buyer cancels a visit", () => {
  it("before an hour is agreed on, and gets everything back", async () => {
    expect(pageText(await page(`/dashboard/orders/${id}`))).toMatch(
      /Batalkan pesanan Rp\s350\.000 dikembalikan seluruhnya/,
    );
    expect(pageText(await page())).toMatch(/Rp\s350\.000 dikembalikan seluruhnya kepada Anda/);
    const version = fieldValue(await page(), "version") ?? "";
    expect((await cancel({ version, reason: "" })).status).toBe(303);
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending" });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(350_000);
    expect(await lost(), "only the buyer's Success Rate").toEqual({ bought: 1, sold: 0 });
    expect((await mailOf(world, sari)).at(-1)?.body).toContain("dikembalikan kepada Budi.");
  });

  it("too late: both sums are named first, and the call-out fee goes to the seller", async () => {
    await beginIn(120);
    const asked = await page();
    expect(pageText(asked)).toMatch(
      /Rp\s325\.000 dikembalikan kepada Anda\. Rp\s25\.000 adalah ongkos datang untuk Sari/,
    );
    const form = {
      version: fieldValue(asked, "version") ?? "",
      callOutFee: fieldValue(asked, "callOutFee") ?? "",
      reason: "",
    };
    expect((await cancel(form)).status).toBe(303);
    expect((await cancel(form)).status, "a repeat").toBe(303);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(325_000);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(22_500);
    expect(await lost()).toEqual({ bought: 1, sold: 0 });
    expect((await readOrder(world, id)).order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending" });
    const told = (await mailOf(world, sari)).at(-1)?.body;
    expect(told).toMatch(/Anda menerima ongkos datang Rp\s22\.500/);
    for (const [as, kept] of [
      [budi, /Rp\s325\.000 dikembalikan.*Rp\s25\.000 menjadi ongkos datang penjual/],
      [sari, /Anda menerima ongkos datang Rp\s22\.500\s?, setelah biaya platform Rp\s2\.500/],
    ] as const)
      expect(pageText(await (await world.fetch(`/dashboard/orders/${id}`, { as })).text())).toMatch(kept);
  });

  it("sees the page again if the free time ended since it was shown", async () => {
    await beginIn(120);
    const form = { version: fieldValue(await page(), "version") ?? "", reason: "Hujan deras." };
    const answer = await cancel(form);
    expect(answer.status).toBe(409);
    const text = await answer.text();
    expect(pageText(text)).toMatch(/Rp\s25\.000 adalah ongkos datang.*Periksa lagi jumlahnya/);
    expect(fieldValue(text, "callOutFee")).toBe("25000");
    expect(text).toContain("Hujan deras.");
    expect((await readOrder(world, id)).order.status).toBe("in_progress");
  });

  it("or the seller arrives, but never both", async () => {
    await beginIn(20);
    const { version } = (await readOrder(world, id)).order;
    const context = world.context();
    const command = { kind: "cancel", callOutFee: 25_000 } as const;
    const [arrived, cancelled] = await Promise.all([
      takeStep(context, id, sari.id, { kind: "arrive" }),
      takeStep(context, id, budi.id, command, version),
    ]);
    expect([arrived.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
    const { order } = await readOrder(world, id);
    expect(order.status).toBe(cancelled.ok ? "cancelled" : "in_progress");
    expect(order.arrivedAt !== null).toBe(arrived.ok);
  });

  it("no longer after the arrival, and the page says why", async () => {
    await beginIn(20);
    const { version } = (await readOrder(world, id)).order;
    await takeStep(world.context(), id, sari.id, { kind: "arrive" });
    const form = { version: String(version), callOutFee: "25000", reason: "Tidak jadi, ada tamu." };
    const answer = await cancel(form);
    expect(pageText(await answer.text())).toContain("Kedatangannya sudah tercatat");
    expect(await takeStep(world.context(), id, budi.id, { kind: "cancel", callOutFee: 25_000 })).toMatchObject({
      reason: "visit_arrived",
    });
  });
});

describe("an offer with a call-out fee", () => {
  it("names it on the gig, the order form and the payment page, and the order keeps it", async () => {
    const listing = await onSiteOffer(world, sari, { callOutFee: 50_000, price: 200_000 });
    const named =
      /Batal gratis sampai 24 jam sebelum jadwal\. Sesudah itu ongkos datang Rp\s50\.000, paling banyak 20%/;
    for (const at of [`/gig/${listing}`, `/order/${listing}`]) expect(pageText(await page(at))).toMatch(named);
    id = await orderVisit(world, budi, listing);
    expect((await readOrder(world, id)).order.callOutFee).toBe(40_000);
    expect(pageText(await page(`/payment/${id}`))).toMatch(/Sesudah itu ongkos datang Rp\s40\.000\./);
  });

  it("raised since the form was shown, is shown again before the order", async () => {
    const listing = await onSiteOffer(world, sari, { callOutFee: 10_000 });
    const form = await page(`/order/${listing}`);
    const shown = { shownPrice: fieldValue(form, "shownPrice"), shownTerms: fieldValue(form, "shownTerms") };
    await world.context().db.update(listings).set({ callOutFee: 20_000 }).where(eq(listings.id, listing));
    const sent = { ...orderFields(), ...visitFields(), ...shown } as Record<string, string>;
    const answer = await world.fetch(`/order/${listing}`, { as: budi, form: sent });
    expect(answer.status).toBe(409);
    expect(pageText(await answer.text())).toMatch(/Ongkos datang berubah dari Rp\s10\.000\s? menjadi Rp\s20\.000/);
  });
});
