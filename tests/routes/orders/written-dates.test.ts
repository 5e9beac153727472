import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { daysOff } from "~/database/schema/orders";
import { exampleDate } from "~/platform/date-text";
import { endOfDate, formatDay } from "~/platform/dates";
import { dayText } from "~/visits/time-text";
import { order, orderFormData } from "../../support/flows/buying";
import { readOrder } from "../../support/flows/money";
import { wantedFields } from "../../support/flows/selling";
import { dayAhead, onSiteOffer, orderVisit, proposeSlot, readVisitRows } from "../../support/flows/visiting";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;
let visits: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari, { title: "Desain logo kedai kopi" });
  visits = await onSiteOffer(world, sari);
});
afterAll(() => world.stop());

const DAY = dayAhead(4);
const [YEAR = "", MONTH = "", DATE = ""] = DAY.split("-");

const WRITTEN = [
  DAY,
  formatDay(DAY),
  formatDay(DAY)
    .replace(/ \d{4}$/, "")
    .toLowerCase(),
  dayText(DAY),
  `${DATE}/${MONTH}/${YEAR}`,
  `${DATE}.${MONTH}.${YEAR.slice(2)}`,
  `\u202a${DATE}\u2013${MONTH}\u2013${YEAR}\u202c`,
  "4 hari lagi",
];

describe("a date can be typed as people write it", () => {
  it.each(WRITTEN)("as the deadline of an order and of a wanted listing: %j", async (deadline) => {
    const id = await order(world, budi, offer, { deadline });
    expect((await readOrder(world, id)).order.deadline).toBe(endOfDate(DAY));

    const formId = crypto.randomUUID();
    const form = wantedFields({ deadline, formId });
    const answer = await world.fetch("/dashboard/wanted/create", { as: budi, form });
    expect(answer.status).toBe(303);
    const { db } = world.context();
    const [row] = await db.select().from(listings).where(eq(listings.formId, formId));
    expect(row?.deadline).toBe(endOfDate(DAY));
  });

  it.each(WRITTEN)("as the day of a visit that is ordered or proposed: %j", async (otherDay) => {
    const id = await orderVisit(world, budi, visits, { otherDay, slots: "780" });
    expect((await readVisitRows(world, id)).visit?.wishedDay).toBe(DAY);
    const other = await orderVisit(world, budi, visits);
    expect((await proposeSlot(world, sari, other, "780", otherDay)).status).toBe(303);
    expect((await readVisitRows(world, other)).visit?.wishedDay).toBe(DAY);
  });

  it.each(WRITTEN)("as a day off: %j", async (from) => {
    const form = { intent: "off", from, until: "" };
    const answer = await world.fetch("/dashboard/services/hours", { as: budi, form });
    expect(answer.status).toBe(303);
    const { db } = world.context();
    const own = and(eq(daysOff.userId, budi.id), eq(daysOff.day, DAY));
    expect(await db.select().from(daysOff).where(own)).toHaveLength(1);
    await db.delete(daysOff).where(own);
  });
});

describe("an invalid date is rejected with an example that works", () => {
  const example = exampleDate(dayAhead(0));

  it.each([
    ["31/02", "Tidak ada tanggal 31 Februari"],
    ["secepat mungkin ya", "Tulis tenggat sebagai tanggal"],
    ["minggu depan", "Itu belum menyebut satu tanggal"],
  ])("as an order's deadline: %s", async (deadline, sentence) => {
    const form = await orderFormData(world, budi, `/order/${offer}`, { deadline });
    const answer = await world.fetch(`/order/${offer}`, { as: budi, form });
    expect(answer.status).toBe(400);
    const text = pageText(await answer.text());
    expect(text).toContain(sentence);
    expect(text).toContain(`misalnya ${example}`);
  });

  it.each([
    ["31/02", "Tidak ada tanggal 31 Februari"],
    ["kapan saja boleh", "Tulis hari pengerjaan sebagai tanggal"],
  ])("as the day of a visit: %s", async (day, sentence) => {
    const id = await orderVisit(world, budi, visits);
    const answer = await proposeSlot(world, sari, id, "780", day);
    expect(answer.status).toBe(400);
    const text = pageText(await answer.text());
    expect(text).toContain(sentence);
    expect(text).toContain(`misalnya ${example}`);
  });

  it("as a day off, and its example is accepted", async () => {
    const send = (from: string, until = "") =>
      world.fetch("/dashboard/services/hours", { as: sari, form: { intent: "off", from, until } });
    expect(pageText(await (await send("31/04")).text())).toContain("Tidak ada tanggal 31 April");
    expect(pageText(await (await send("besok", "kapan-kapan")).text())).toContain(
      `Tulis akhir libur sebagai tanggal, misalnya ${example}`,
    );
    expect((await send(example)).status).toBe(303);
  });
});
