import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "~/database/connection.server";
import { refunds } from "~/database/schema/money";
import { orders, orderVisits } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { endOverdueOrders, remindSides } from "~/orders/jobs.server";
import { selectPastReports } from "~/orders/queries.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { refundBuyers } from "~/refunds/commands.server";
import { planned } from "../support/database/query-plans";
import { mailOf } from "../support/flows/account";
import { extraPhoto } from "../support/flows/extras";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { acceptSlot, beginVisit, onSiteOffer, visitFields } from "../support/flows/visiting";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let id: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
  id = await begun(75);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

/** Places a paid order of a new seller, whose visit began some minutes ago. */
async function begun(minutes: number, changes: Parameters<typeof beginVisit>[3] = {}): Promise<string> {
  sari = await world.person("Sari Wulandari");
  const placed = await paidOrder(world, budi, await onSiteOffer(world, sari), { changes: visitFields() });
  await acceptSlot(world, sari, placed);
  await beginVisit(world, placed, minutes, changes);
  return placed;
}

const page = async (as: TestPerson, at = `/dashboard/orders/${id}`) =>
  pageText(await (await world.fetch(at, { as })).text());
const read = async (of = id) => (await readOrder(world, of)).order;
const report = (of = id) => takeStep(world.context(), of, budi.id, { kind: "report_seller", reason: "", waited: true });
const enforce = async (after = 30 * HOUR) => {
  const { now } = world.context();
  await endOverdueOrders(world.context(now + after), "enforce_no_show");
};

describe("the buyer reports that nobody came", () => {
  it("from the order's page, which says what happens", async () => {
    const text = await page(budi);
    expect(text).toMatch(/Sari belum datang\?.*belum menekan “Saya Sudah Sampai”/);
    expect(text).toMatch(/Laporkan tidak datang 1 Sari diberi tahu sekarang Ia punya waktu sampai/);
    expect(text).toMatch(/Rp\s350\.000 penuh, tanpa potongan/);
    const unticked = await world.fetch(`/dashboard/orders/${id}/no-show`, { as: budi, form: { reason: "Sepi." } });
    expect(unticked.status).toBe(400);
    const refused = await unticked.text();
    expect(pageText(refused)).toContain("Centang dulu pernyataan ini");
    expect(refused).toContain("Sepi.");
    expect((await step(world, id, "no-show", budi)).status).toBe(303);
    expect(await read()).toMatchObject({ phase: "no_show", proposedBy: "buyer" });
    const { subject, body } = (await mailOf(world, sari)).at(-1) ?? {};
    expect(subject).toContain("Dilaporkan tidak datang, jawab sekarang");
    expect(body).toMatch(/Tanpa jawaban, pesanan batal dan Rp\s350\.000 kembali kepada Budi/);
    expect(await page(sari)).toMatch(/Anda dilaporkan tidak datang.*Laporan ini tidak benar.*Laporan ini benar/);
    expect(await page(budi)).toMatch(/Menunggu jawaban Sari.*Penjual Sudah Datang.*Tarik Laporan/);
  });

  it("and without an answer gets everything back, and the appointment counts as missed", async () => {
    await report();
    await enforce(2 * HOUR - MINUTE);
    const isNight = (await read()).phase === "no_show";
    await enforce();
    expect(isNight).toBe(true);
    expect(await read()).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending" });
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(350_000);
    const { db } = world.context();
    const [visit] = await db.select().from(orderVisits).where(eq(orderVisits.orderId, id));
    expect(visit).toMatchObject({ outcome: "missed", isReserved: false });
    for (const person of [sari, budi])
      expect((await mailOf(world, person)).at(-1)?.subject).toContain("Uang kembali penuh, penjual tidak datang");
  });

  it("or the seller contradicts it, and both are read by the operators", async () => {
    await step(world, id, "no-show", budi, { reason: "Saya menunggu di teras sejak jam satu." });
    await step(world, id, "contradiction", sari, { reason: "Saya menunggu di pagar sejak 13.05." });
    expect(await read()).toMatchObject({ phase: "disputed", disputedBy: "buyer", answerDueAt: null });
    const operator = await newOperator(world);
    const text = await page(operator, `/operator/disputes/${id}`);
    expect(text).toMatch(/menunggu di teras sejak jam satu.*menunggu di pagar sejak 13\.05/);
    expect(await page(budi)).toMatch(/menunggu di teras.*menunggu di pagar/);
  });

  it("or the seller admits it, is found to be there, or the buyer withdraws it", async () => {
    await report();
    expect((await step(world, id, "missed-visit", sari, { version: String((await read()).version) })).status).toBe(303);
    expect((await read()).status).toBe("cancelled");
    id = await begun(75);
    await report();
    expect((await takeStep(world.context(), id, budi.id, { kind: "confirm_arrival" })).ok).toBe(true);
    expect(await read()).toMatchObject({ phase: "working", arrivedAt: expect.any(Number) });
    id = await begun(75);
    await report();
    expect((await takeStep(world.context(), id, budi.id, { kind: "withdraw_report" })).ok).toBe(true);
    expect(await read()).toMatchObject({ phase: "working", proposedBy: null, arrivedAt: null });
  });

  it("even if the seller is suspended, who can still answer", async () => {
    await report();
    const { db, now } = world.context();
    await db.update(users).set({ suspendedAt: now }).where(eq(users.id, sari.id));
    expect((await step(world, id, "contradiction", sari)).status).toBe(303);
    expect((await read()).phase).toBe("disputed");
  });

  it("not before an hour has passed, and the page says from when", async () => {
    id = await begun(30);
    expect(await page(budi)).toMatch(/Sari tidak datang\? Bisa dilaporkan mulai \d\d\.\d\d/);
    const early = await step(world, id, "no-show", budi);
    expect(pageText(await early.text())).toMatch(/Ini belum bisa dilaporkan/);
    expect((await read()).phase).toBe("working");
  });
});

it("the refund reaches the gateway at most 2 hours and 5 minutes after a report in the day", async () => {
  await report();
  // The report of a test at night would be answered in the morning.
  const { db, now } = world.context();
  await db
    .update(orders)
    .set({ answerDueAt: now + 2 * HOUR })
    .where(eq(orders.id, id));
  const later = world.context(now + 2 * HOUR + 5 * MINUTE);
  await endOverdueOrders(later, "enforce_no_show");
  await refundBuyers(later);
  expect(await read()).toMatchObject({ status: "cancelled" });
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, id));
  expect(refund).toMatchObject({ amount: 350_000, route: "gateway", status: "paid" });
});

describe("both sides press at the same moment, and one wins", () => {
  const pairs = [
    ["arrives", "is reported", () => takeStep(world.context(), id, sari.id, { kind: "arrive" }), () => report()],
    [
      "contradicts",
      "is let off",
      () =>
        takeStep(world.context(), id, sari.id, { kind: "contradict_no_show", reason: "Saya menunggu di depan pagar." }),
      () => takeStep(world.context(), id, budi.id, { kind: "withdraw_report" }),
    ],
    [
      "contradicts",
      "runs out of time",
      () =>
        takeStep(world.context(), id, sari.id, { kind: "contradict_no_show", reason: "Saya menunggu di depan pagar." }),
      () => enforce(),
    ],
  ] as const;

  it.each(pairs)("the seller %s or %s", async (_, __, first, second) => {
    if (first !== pairs[0][2]) await report();
    const { version } = await read();
    await Promise.all([first(), second()]);
    const order = await read();
    expect(order.version).toBe(version + 1);
    const arrived = order.arrivedAt !== null;
    expect(
      [
        arrived,
        order.phase === "no_show",
        order.phase === "disputed",
        order.status === "cancelled",
        order.phase === "working" && !arrived,
      ].filter(Boolean),
    ).toHaveLength(1);
  });
});

describe("the seller reports that the buyer is not there", () => {
  beforeEach(async () => {
    const { now } = world.context();
    id = await begun(30, { arrivedAt: now - 25 * MINUTE });
  });

  it("with a photo, and without an answer gets the call-out fee", async () => {
    expect(await page(sari)).toMatch(/Kalau ada kendala.*Budi tidak ada di lokasi/);
    const without = await step(world, id, "absent-buyer", sari);
    expect(without.status).toBe(400);
    expect(pageText(await without.text())).toContain("Foto lokasi wajib");
    const noPicture = await step(world, id, "absent-buyer", sari, {}, [new File(["a"], "catatan.txt")]);
    expect(noPicture.status).toBe(400);
    expect((await step(world, id, "absent-buyer", sari, {}, [extraPhoto("pagar.png")])).status).toBe(303);
    expect(await read()).toMatchObject({ phase: "no_show", proposedBy: "seller" });
    expect(await page(budi)).toMatch(/Anda dilaporkan tidak ada di lokasi.*pagar\.png/);
    await enforce();
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(325_000);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(22_500);
  });
});

describe("the limits of reports", () => {
  it("send a buyer's third in 90 days to the operators, and the page says so before", async () => {
    for (const of of [id, await begun(75)]) await report(of);
    await enforce();
    id = await begun(75);
    expect(await page(budi)).toContain("Tim JasaWarga memeriksa laporan ini");
    await report();
    expect(await read()).toMatchObject({ phase: "disputed", disputedBy: "buyer", answerDueAt: expect.any(Number) });
    expect(await page(sari)).toMatch(/Ceritakan dari sisi Anda/);
  });

  it("are found by an index of reports", async () => {
    const { d1, plans } = planned(world.bindings.DB);
    await selectPastReports(
      connect(d1, { trips: 0, rows: 0, ms: 0 }),
      { orderId: id, userId: budi.id },
      "report_seller",
    );
    expect((await plans()).join()).toContain("order_events_no_show (actor_id=?)");
  });
});

it("a seller who has not arrived is reminded 45 minutes after the begin, once", async () => {
  const { db, now } = world.context();
  id = await begun(46);
  const { visitAt } = await read();
  await db
    .update(orders)
    .set({ remindAt: (visitAt ?? 0) + 45 * MINUTE })
    .where(eq(orders.id, id));
  await remindSides(world.context(now));
  await remindSides(world.context(now));
  const told = (await mailOf(world, sari)).filter(({ subject }) => subject.includes("Sudah sampai? Tekan sekarang"));
  expect(told).toHaveLength(1);
});
