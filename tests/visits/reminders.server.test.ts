import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { orderVisits } from "~/database/schema/orders";
import { DAY, HOUR, MINUTE, type Zone } from "~/platform/dates";
import { remindOfVisits } from "~/visits/jobs.server";
import { dayText } from "~/visits/time-text";
import { momentOf } from "~/visits/visit";
import { mailOf } from "../support/flows/account";
import { startPaying } from "../support/flows/buying";
import { auditLedger } from "../support/flows/money";
import { step } from "../support/flows/order-steps";
import {
  acceptSlot,
  dayAhead,
  letDeadlinePass,
  onSiteOffer,
  orderVisit,
  proposeSlot,
  readVisitRows,
  STREET,
} from "../support/flows/visiting";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

async function agreed(placeCode = "31.74", slot = "600"): Promise<string> {
  const listing = await onSiteOffer(world, sari, { placeCode, areas: [] });
  const id = await orderVisit(world, budi, listing, { place: placeCode, slots: slot });
  await acceptSlot(world, sari, id, slot);
  return id;
}

async function paid(id: string) {
  const { gatewayOrderId } = await startPaying(world, budi, id);
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", payment_type: "qris" });
}

const nineBefore = (zone: Zone, day = dayAhead()) => momentOf(day, 0, zone) - DAY + 9 * HOUR;

const sent = async (of: TestPerson, id: string) =>
  world
    .context()
    .db.select()
    .from(notifications)
    .where(and(eq(notifications.userId, of.id), like(notifications.cause, `visit:${id}:%`)));

const mailAbout = async (of: TestPerson, id: string) =>
  (await mailOf(world, of)).filter(({ body }) => body.includes(id)).at(-1)?.body;

async function runsAt(id: string, ...moments: number[]): Promise<number[]> {
  for (const now of moments) await remindOfVisits(world.context(now));
  return [(await sent(budi, id)).length, (await sent(sari, id)).length];
}

describe("both sides are reminded of a visit", () => {
  it.each<[string, string, Zone]>([
    ["Jakarta Selatan", "31.74", "WIB"],
    ["Kota Makassar", "73.71", "WITA"],
    ["Kota Jayapura", "91.71", "WIT"],
  ])("at nine on the day before, by the clocks of %s, and once", async (name, code, zone) => {
    const id = await agreed(code);
    const nine = nineBefore(zone);
    expect((await readVisitRows(world, id)).visit?.remindAt).toBe(nine);
    expect(await runsAt(id, nine - 1)).toEqual([0, 0]);
    expect(await runsAt(id, nine, nine, nine + 5 * MINUTE, nine + DAY)).toEqual([1, 1]);
    for (const side of [budi, sari]) {
      const [reminder] = await sent(side, id);
      expect(reminder?.title).toMatch(/^Besok: jadwal bersama/);
      expect(reminder?.about).toContain("10.00–12.00");
      expect(await mailAbout(side, id)).toContain(`${dayText(dayAhead())}, 10.00–12.00 ${zone}, ${name}.`);
      expect(JSON.stringify(reminder)).not.toContain(STREET);
    }
  });

  it("once, even if two runs of the scheduler overlap", async () => {
    const id = await agreed();
    const now = nineBefore("WIB");
    await Promise.all([remindOfVisits(world.context(now)), remindOfVisits(world.context(now))]);
    expect(await runsAt(id)).toEqual([1, 1]);
  });

  it("of the new day, and not of the old one", async () => {
    const id = await agreed();
    await proposeSlot(world, sari, id, "780", dayAhead(2));
    await acceptSlot(world, budi, id, "780", dayAhead(2));
    const moved = nineBefore("WIB", dayAhead(2));
    expect(await runsAt(id, moved - 1)).toEqual([0, 0]);
    expect(await runsAt(id, moved, nineBefore("WIB"))).toEqual([1, 1]);
  });

  it("with a note on the missing payment if it is unpaid", async () => {
    const [open, held] = [await agreed(), await agreed("31.74", "780")];
    await paid(held);
    await runsAt(open, nineBefore("WIB"));
    expect(await mailAbout(sari, open)).toContain("mohon jangan berangkat sebelum uang masuk titipan");
    expect(await mailAbout(budi, open)).toContain("Pesanannya belum dibayar");
    for (const side of [budi, sari]) {
      expect(await mailAbout(side, held)).toContain("13.00–15.00");
      expect(await mailAbout(side, held)).not.toContain("belum dibayar");
    }
  });
});

describe("nobody is reminded", () => {
  it("of a cancelled order", async () => {
    const id = await agreed();
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    expect((await readVisitRows(world, id)).visit).toMatchObject({ isReserved: false, remindAt: null });
    expect(await runsAt(id, nineBefore("WIB"))).toEqual([0, 0]);
  });

  it("of work delivered before its day", async () => {
    const id = await agreed();
    await paid(id);
    await letDeadlinePass(world, id);
    await step(world, id, "delivery", sari);
    expect(await runsAt(id, nineBefore("WIB"))).toEqual([0, 0]);
    expect((await readVisitRows(world, id)).visit?.remindAt).toBeNull();
  });

  it("of a visit that began while the scheduler did not run", async () => {
    const id = await agreed();
    expect(await runsAt(id, momentOf(dayAhead(), 600, "WIB"))).toEqual([0, 0]);
  });

  it("of a time that both still discuss", async () => {
    const id = await orderVisit(world, budi, await onSiteOffer(world, sari));
    expect(await runsAt(id, nineBefore("WIB"))).toEqual([0, 0]);
    const [row] = await world.context().db.select().from(orderVisits).where(eq(orderVisits.orderId, id));
    expect(row?.remindAt).toBeNull();
  });
});
