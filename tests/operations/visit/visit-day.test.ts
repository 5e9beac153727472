import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { HOUR, MINUTE } from "~/platform/dates";
import { spanOf } from "~/visits/visit";
import { mailOf } from "../../support/flows/account";
import { auditLedger, readOrder } from "../../support/flows/money";
import { paidOrder, step, takeStep } from "../../support/flows/order-steps";
import { acceptSlot, dayAhead, onSiteOffer, visitFields } from "../../support/flows/visiting";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let id: string;

const BEGIN = spanOf({ day: dayAhead(), slot: 600 }, "WIB").from;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  const listing = await onSiteOffer(world, sari);
  id = await paidOrder(world, budi, listing, { changes: visitFields() });
  await acceptSlot(world, sari, id);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const told = async (person: TestPerson) =>
  world
    .context()
    .db.select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(notifications.createdAt);

describe("the day of a visit", () => {
  it("begins with an agreed hour, which the order remembers", async () => {
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ visitMode: "at_buyer", visitAt: BEGIN, leftAt: null, arrivedAt: null });
    expect(order.visitAgreedAt).not.toBeNull();
  });

  it("tells the buyer on the page, without a mail, when the seller leaves and arrives", async () => {
    const mails = (await mailOf(world, budi)).length;
    const leaves = await takeStep(world.context(BEGIN - 2 * HOUR), id, sari.id, { kind: "leave" });
    const arrives = await takeStep(world.context(BEGIN - 6 * MINUTE), id, sari.id, { kind: "arrive" });
    expect([leaves, arrives]).toEqual([
      { ok: true, value: "done" },
      { ok: true, value: "done" },
    ]);
    const titles = (await told(budi)).map(({ title }) => title);
    expect(titles.slice(-2)).toEqual(["Sari berangkat", "Sari sudah sampai"]);
    expect(await mailOf(world, budi)).toHaveLength(mails);
    expect((await readOrder(world, id)).order).toMatchObject({
      leftAt: BEGIN - 2 * HOUR,
      arrivedAt: BEGIN - 6 * MINUTE,
      phase: "working",
    });
    const page = pageText(await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text());
    expect(page).toMatch(/Penjual berangkat.*Penjual sudah sampai/);
  });

  it("answers a second press like the first", async () => {
    const context = world.context(BEGIN);
    await takeStep(context, id, sari.id, { kind: "arrive" });
    expect(await takeStep(context, id, sari.id, { kind: "arrive" })).toEqual({ ok: true, value: "done" });
    const { order, events } = await readOrder(world, id);
    expect(events.filter(({ kind }) => kind === "seller_arrived")).toHaveLength(1);
    expect(order.arrivedAt).toBe(BEGIN);
  });

  it("refuses a press on an earlier day with a sentence, and to the buyer", async () => {
    const early = await step(world, id, "arrival", sari);
    expect(early.status).toBe(303);
    expect((await readOrder(world, id)).order.arrivedAt).toBeNull();
    expect(await takeStep(world.context(BEGIN), id, budi.id, { kind: "arrive" })).toMatchObject({
      reason: "wrong_side",
    });
  });
});
