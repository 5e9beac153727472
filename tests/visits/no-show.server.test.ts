import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "~/database/connection.server";
import { refunds } from "~/database/schema/money";
import { orders, orderVisits } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { endOverdueOrders, remindSides } from "~/orders/jobs.server";
import { selectPastReports } from "~/orders/queries.server";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { refundBuyers } from "~/refunds/commands.server";
import { planned } from "../support/database/query-plans";
import { mailOf } from "../support/flows/account";
import { ruleOn } from "../support/flows/disputing";
import { extraPhoto } from "../support/flows/extras";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import {
  acceptSlot,
  beginVisit,
  onSiteOffer,
  proposeSlot,
  readVisitRows,
  visitFields,
} from "../support/flows/visiting";
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
  const { db, now } = world.context();
  const time = (now + 7 * HOUR) % DAY;
  // At night the report of this test waits until 10.00 WIB, because a report at night is answered in the morning.
  const isDay = time >= 7 * HOUR && time < 20 * HOUR;
  const at = isDay ? now : now + ((DAY + 10 * HOUR - time) % DAY);
  await takeStep(world.context(at), id, budi.id, { kind: "report_seller", reason: "", waited: true });
  const later = world.context(at + 2 * HOUR + 5 * MINUTE);
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

const WAITED = "Saya di rumah sejak jam satu dan tidak ada yang datang.";
const deny = (of = id) => takeStep(world.context(), of, budi.id, { kind: "deny_arrival", reason: WAITED });
const outcomeOf = async (of = id) => (await readVisitRows(world, of)).visit?.outcome;

describe("the buyer contradicts an arrival that the seller stated", () => {
  beforeEach(async () => {
    const { now } = world.context();
    id = await begun(50, { arrivedAt: now - 40 * MINUTE });
  });

  it("from the order's page, and the operators must say what happened", async () => {
    const html = await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text();
    expect(pageText(html)).toMatch(/Sari sudah menekan “Saya Sudah Sampai”.*Laporkan di sini/);
    expect(html).toContain(`/dashboard/orders/${id}/denied-arrival`);
    const short = await world.fetch(`/dashboard/orders/${id}/denied-arrival`, { as: budi, form: { reason: "Sepi." } });
    expect(short.status).toBe(400);
    expect(await short.text()).toContain("Sepi.");
    expect((await step(world, id, "denied-arrival", budi, { reason: WAITED })).status).toBe(303);
    expect(await read()).toMatchObject({ phase: "disputed", disputedBy: "buyer", arrivedAt: null });
    expect((await mailOf(world, sari)).at(-1)?.subject).toContain("Dilaporkan tidak datang, jawab sekarang");
    expect(await page(sari)).toMatch(/Ceritakan dari sisi Anda.*tidak ada yang datang/);
    await step(world, id, "dispute-answer", sari, { reason: "Saya di depan pagar dan tidak ada yang membuka." });

    const operator = await newOperator(world);
    const ruling = { back: "350000", press: "look" };
    const form = await page(operator, `/operator/disputes/${id}`);
    expect(form).toMatch(/Berangkat, lalu sampai belum, lalu .{0,12}\d\d\.\d\d/);
    expect(form).toMatch(/Apa yang terjadi pada kunjungan\? Penjual datang, pembeli ada Penjual tidak datang/);
    const without = await ruleOn(world, id, operator, ruling);
    expect(without.status).toBe(400);
    expect(pageText(await without.text())).toContain("Pilih apa yang terjadi pada kunjungan");
    expect((await ruleOn(world, id, operator, { back: "350000" })).status).toBe(400);
    const looked = await ruleOn(world, id, operator, { ...ruling, finding: "seller_absent" });
    expect(pageText(await looked.text())).toMatch(/Putuskan seperti ini\?.*Kunjungan Penjual tidak datang/);
    expect((await ruleOn(world, id, operator, { back: "350000", finding: "seller_absent" })).status).toBe(303);
    expect((await ruleOn(world, id, operator, { back: "350000", finding: "seller_absent" })).status).toBe(303);
    for (const at of [page(budi), page(sari), page(operator, `/operator/disputes/${id}`)])
      expect(await at).toMatch(/Putusan JasaWarga.*Kunjungan Penjual tidak datang/);
    expect((await mailOf(world, budi)).at(-1)?.body).toContain("Temuan tentang kunjungan: Penjual tidak datang.");
    expect(await outcomeOf()).toBe("missed");
    const { db } = world.context();
    const [seller] = await db.select().from(users).where(eq(users.id, sari.id));
    expect(seller).toMatchObject({ visitsKept: 0, visitsMissed: 1 });
  });

  it("and one of two at the same moment wins, also against a delivery", async () => {
    const { version } = await read();
    const deliver = { kind: "deliver", note: "Semua sudah selesai dikerjakan hari ini.", files: 0 } as const;
    await Promise.all([deny(), takeStep(world.context(), id, sari.id, deliver)]);
    const order = await read();
    expect(order.version).toBe(version + 1);
    expect(["disputed", "delivered"]).toContain(order.phase);
  });
});

describe("a denial after the seller handed over", () => {
  it("is on the page of the delivery, and the full return leaves the seller a mark", async () => {
    const { now } = world.context();
    id = await begun(50, { arrivedAt: now - 40 * MINUTE });
    expect((await step(world, id, "delivery", sari)).status).toBe(303);
    expect(await page(budi)).toContain("Penjual Tidak Datang");
    expect((await step(world, id, "denied-arrival", budi, { reason: WAITED })).status).toBe(303);
    expect(await read()).toMatchObject({ phase: "disputed", arrivalAnswer: "denied", reviewDueAt: null });
    await step(world, id, "settlement", sari, { back: "350000" });
    await step(world, id, "settlement-agreement", budi, { version: String((await read()).version) });
    expect(await read()).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending" });
    expect(await outcomeOf()).toBe("missed");
  });

  it("is refused once the buyer has said that the seller came", async () => {
    await report();
    await takeStep(world.context(), id, budi.id, { kind: "confirm_arrival" });
    await step(world, id, "delivery", sari);
    const later = world.context(world.context().now + HOUR);
    const denied = await takeStep(later, id, budi.id, { kind: "deny_arrival", reason: WAITED });
    expect(denied).toMatchObject({ reason: "already_arrived" });
    expect(await outcomeOf()).toBe("kept");
  });
});

it("a request to cancel is refused while the buyer can cancel for the call-out fee, and its page leads there", async () => {
  id = await begun(-10 * 60);
  const asked = await step(world, id, "cancellation-request", budi, { back: "350000" });
  expect(asked.status).not.toBe(303);
  expect((await read()).phase).toBe("working");
  const form = await world.fetch(`/dashboard/orders/${id}/cancellation-request`, { as: budi });
  expect([form.status, form.headers.get("Location")]).toEqual([302, `/dashboard/orders/${id}/cancellation`]);
  expect(await page(budi, `/dashboard/orders/${id}/cancellation`)).toMatch(/Rp\s325\.000.*Rp\s25\.000/);
});

describe("the finding of a ruling", () => {
  async function ruled(finding: string, back: string) {
    const operator = await newOperator(world);
    await takeStep(world.context(), id, sari.id, { kind: "contradict_no_show", reason: WAITED });
    expect((await ruleOn(world, id, operator, { back, finding })).status).toBe(303);
  }

  it.each([
    // The seller's side can get a sum although nobody came, for example for material.
    ["seller_absent", "300000", "no_show", "missed"],
    ["unclear", "175000", "no_show", null],
    ["both_came", "350000", "disputed", "kept"],
    ["buyer_absent", "325000", "disputed", null],
  ])("decides whether the buyer's report was false, not its sums: %s", async (finding, back, next, outcome) => {
    await report();
    await ruled(finding, back);
    expect(await outcomeOf()).toBe(outcome);
    id = await begun(75);
    await report();
    expect((await read()).phase).toBe(next);
  });
});

it("a report ends an unanswered wish for another hour, and a later wish can be accepted", async () => {
  expect((await proposeSlot(world, sari, id)).status).toBe(303);
  expect((await readVisitRows(world, id)).visit).toMatchObject({ wishedBy: "seller" });
  await report();
  expect((await readVisitRows(world, id)).visit).toMatchObject({ wishedDay: null, wishedBy: null, wishedSlots: [] });
  await acceptSlot(world, budi, id, "780");
  expect(await read()).toMatchObject({ phase: "no_show", proposedBy: "buyer" });
  await proposeSlot(world, sari, id);
  await acceptSlot(world, budi, id, "780");
  expect(await read()).toMatchObject({ phase: "working", proposedBy: null, sellerMoves: 1 });
});

describe("the limits of reports", () => {
  it("hold for reports that are sent at the same moment", async () => {
    const ids = [id];
    while (ids.length < 8) ids.push(await begun(75));
    await Promise.all(ids.flatMap((of) => [report(of), report(of)]));
    const phases = await Promise.all(ids.map(async (of) => (await read(of)).phase));
    expect(phases.filter((phase) => phase === "no_show").length).toBeLessThanOrEqual(2);
    for (const of of ids) await report(of);
    const after = await Promise.all(ids.map(async (of) => (await read(of)).phase));
    expect(after.filter((phase) => phase === "no_show")).toHaveLength(2);
    expect(after.filter((phase) => phase === "disputed")).toHaveLength(6);
  });

  it("send a buyer's third in 90 days to the operators, and the page says so before", async () => {
    for (const of of [id, await begun(75)]) await report(of);
    await enforce();
    id = await begun(75);
    expect(await page(budi)).toContain("Tim JasaWarga memeriksa laporan ini");
    await report();
    expect(await read()).toMatchObject({ phase: "disputed", disputedBy: "buyer", answerDueAt: expect.any(Number) });
    expect(await page(sari)).toMatch(/Ceritakan dari sisi Anda/);
  });

  it("let only two of a buyer's denials take back an arrival, also at the same moment", async () => {
    const ids: string[] = [];
    while (ids.length < 4) ids.push(await begun(50, { arrivedAt: world.context().now - 40 * MINUTE }));
    await Promise.all(ids.map((of) => deny(of)));
    for (const of of ids) await deny(of);
    const after = await Promise.all(ids.map((of) => read(of)));
    expect(after.map(({ phase }) => phase)).toEqual(ids.map(() => "disputed"));
    expect(after.filter(({ arrivalAnswer }) => arrivalAnswer === "denied")).toHaveLength(2);
    expect(after.filter(({ arrivedAt }) => arrivedAt !== null)).toHaveLength(2);
  });

  it.each([
    ["nothing back shows that the seller came", { back: "0" }, "disputed"],
    ["a division does not show it", { back: "175000" }, "no_show"],
  ])("count a ruling of before findings by its sums: %s", async (_, ruling, next) => {
    await report();
    await takeStep(world.context(), id, sari.id, { kind: "contradict_no_show", reason: WAITED });
    expect((await ruleOn(world, id, await newOperator(world), { ...ruling, finding: "unclear" })).status).toBe(303);
    const { db } = world.context();
    // Events cannot change, so the test drops the trigger of its own database.
    await db.run(sql`drop trigger if exists order_events_no_update`);
    await db.run(sql`update order_events set detail = json_remove(detail, '$.finding')
      where order_id = ${id} and kind = 'ruled'`);
    id = await begun(75);
    await report();
    expect((await read()).phase).toBe(next);
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
