import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { orderVisits } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { HOUR, MINUTE } from "~/platform/dates";
import { spanOf } from "~/visits/visit";
import { mailOf } from "../support/flows/account";
import { auditLedger, readOrder } from "../support/flows/money";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { acceptSlot, dayAhead, moveVisit, onSiteOffer, visitFields } from "../support/flows/visiting";
import { pageText } from "../support/pages/page-text";
import { png } from "../support/pages/pictures";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

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

async function appointments() {
  const [row] = await world
    .context()
    .db.select({ outcome: orderVisits.outcome, kept: users.visitsKept, missed: users.visitsMissed })
    .from(orderVisits)
    .innerJoin(users, eq(users.id, orderVisits.sellerId))
    .where(eq(orderVisits.orderId, id));
  return row;
}

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

  it("takes a photo of the place with the arrival, which both sides see, and refuses what is no photo", async () => {
    await moveVisit(world, id, Math.floor(Date.now() / MINUTE) * MINUTE + 10 * MINUTE);
    const arrive = async (file: File) => {
      const form = new FormData();
      form.set("version", String((await readOrder(world, id)).order.version));
      form.append("files", file);
      return world.fetch(`/dashboard/orders/${id}/arrival`, { as: sari, form });
    };
    const refused = await arrive(new File(["%PDF"], "lokasi.jpg", { type: "image/jpeg" }));
    expect(await toastOf(world, refused, sari)).toMatch(/Gagal mencatat kedatangan.*bukan foto/);
    expect((await readOrder(world, id)).order.arrivedAt).toBeNull();

    await arrive(new File([png(640, 480)], "pagar hijau.png", { type: "image/png" }));
    expect((await readOrder(world, id)).order.arrivedAt).not.toBeNull();
    const stored = await world.bindings.DB.prepare("select purpose, name from order_files where order_id = ?")
      .bind(id)
      .all();
    expect(stored.results).toEqual([{ purpose: "arrival", name: "pagar hijau.png" }]);
    for (const as of [sari, budi])
      expect(await (await world.fetch(`/dashboard/orders/${id}`, { as })).text()).toContain("pagar hijau.png");
  });

  it("offers the field for the photo to the seller on the day, on every screen", async () => {
    await moveVisit(world, id, Math.floor(Date.now() / MINUTE) * MINUTE + 10 * MINUTE);
    const html = await (await world.fetch(`/dashboard/orders/${id}`, { as: sari })).text();
    expect(html).toMatch(
      /<form[^>]*enctype="multipart\/form-data"[^>]*action="[^"]*\/arrival"|action="[^"]*\/arrival"[^>]*enctype="multipart\/form-data"/i,
    );
    expect(pageText(html)).toContain("Foto lokasi (opsional)");
  });

  it("is an appointment that the seller keeps once the buyer accepts the work, counted once", async () => {
    await takeStep(world.context(BEGIN), id, sari.id, { kind: "arrive" });
    await takeStep(world.context(BEGIN + HOUR), id, sari.id, { kind: "deliver", note: "Sudah.", files: 0 });
    expect(await appointments()).toEqual({ outcome: null, kept: 0, missed: 0 });
    await takeStep(world.context(BEGIN + HOUR), id, budi.id, { kind: "complete" });
    await takeStep(world.context(BEGIN + HOUR), id, budi.id, { kind: "complete" });
    expect(await appointments()).toEqual({ outcome: "kept", kept: 1, missed: 0 });
  });

  it("is an appointment that the seller misses by cancelling later than a day before", async () => {
    const command = { kind: "cancel", reason: "Mobil mogok." } as const;
    expect(await takeStep(world.context(BEGIN - HOUR), id, sari.id, command)).toMatchObject({ ok: true });
    expect(await takeStep(world.context(BEGIN - HOUR), id, sari.id, command), "a repeat").toMatchObject({ ok: true });
    expect(await appointments()).toEqual({ outcome: "missed", kept: 0, missed: 1 });
    const { results } = await world.bindings.DB.prepare(
      "select bought_cancelled + sold_cancelled as lost from person_totals where user_id in (?, ?)",
    )
      .bind(sari.id, budi.id)
      .all();
    expect(results, "the Success Rate of both").toEqual([{ lost: 1 }, { lost: 1 }]);
  });

  it("counts a missed second visit instead of a kept first one", async () => {
    await takeStep(world.context(BEGIN), id, sari.id, { kind: "arrive" });
    await moveVisit(world, id, BEGIN + 20 * HOUR, { visitAgreedAt: BEGIN + HOUR });
    await takeStep(world.context(BEGIN + 2 * HOUR), id, sari.id, { kind: "cancel" });
    expect(await appointments()).toEqual({ outcome: "missed", kept: 0, missed: 1 });
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
