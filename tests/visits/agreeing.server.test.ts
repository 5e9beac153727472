import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { notifications } from "~/database/schema/messages";
import { orderVisits } from "~/database/schema/orders";
import { endOfDate, formatDate } from "~/platform/dates";
import { dayText, shortDayText } from "~/visits/time-text";
import { spanOf } from "~/visits/visit";
import { mailOf } from "../support/flows/account";
import { orderFormData } from "../support/flows/buying";
import { auditLedger, readOrder } from "../support/flows/money";
import { paidOrder } from "../support/flows/order-steps";
import {
  acceptSlot,
  dayAhead,
  onSiteOffer,
  orderVisit,
  proposeSlot,
  readVisitRows,
  STREET,
  visitFields,
} from "../support/flows/visiting";
import { fieldValue, pageText } from "../support/pages/page-text";
import { databaseCost } from "../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await onSiteOffer(world, sari);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const send = async (changes: Record<string, string>, path = `/order/${listing}`) => {
  const response = await world.fetch(path, {
    as: budi,
    form: await orderFormData(world, budi, path, changes),
  });
  return { status: response.status, html: await response.text(), cost: databaseCost(response) };
};
const page = async (id: string, as: TestPerson, rest = "") =>
  pageText(await (await world.fetch(`/dashboard/orders/${id}${rest}`, { as })).text());
const notificationsOf = async (person: TestPerson) =>
  world.context().db.select().from(notifications).where(eq(notifications.userId, person.id));

describe("ordering on-site work", () => {
  it("stores the address apart from the order, and the wish for the seller to answer", async () => {
    const id = await orderVisit(world, budi, listing);
    expect(await readVisitRows(world, id)).toMatchObject({
      visit: {
        sellerId: sari.id,
        mode: "at_buyer",
        placeCode: "31.74",
        day: null,
        isReserved: false,
        wishedDay: dayAhead(),
        wishedSlots: [600],
        wishedBy: "buyer",
      },
      address: { street: STREET, removeAt: null },
    });
    expect(JSON.stringify((await readOrder(world, id)).order)).not.toContain(STREET);
    expect((await mailOf(world, sari)).at(-1)?.body).toContain(
      `Waktu yang diinginkan: ${dayText(dayAhead())}, 10.00–12.00 WIB, Jakarta Selatan.`,
    );
  });

  it("shows all errors at once and keeps all typed values, both slots too", async () => {
    const form = new URLSearchParams(
      await orderFormData(
        world,
        budi,
        `/order/${listing}`,
        visitFields({ requirements: "x", street: "Jl", otherDay: "" }),
      ),
    );
    form.append("slots", "780");
    const response = await world.fetch(`/order/${listing}`, { as: budi, form });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(pageText(html)).toContain("Ada tiga hal yang perlu diperbaiki");
    for (const said of ["Deskripsi kebutuhan minimal", "Pilih hari pengerjaan", "Tulis alamat pengerjaan"])
      expect(pageText(html)).toContain(said);
    expect(fieldValue(html, "landmark")).toBe(visitFields().landmark);
    expect(fieldValue(html, "place")).toBe("31.74");
    expect(html.match(/<input[^>]*name="slots"[^>]*checked=""/g)).toHaveLength(2);
    form.set("step", "1");
    const stepped = await (await world.fetch(`/order/${listing}`, { as: budi, form })).text();
    expect(stepped.match(/<input[^>]*name="slots"[^>]*checked=""/g)).toHaveLength(2);
    expect(fieldValue(stepped, "street")).toBe("Jl");
  });

  it("rejects three slots at the hours, and keeps all three", async () => {
    const form = new URLSearchParams(
      await orderFormData(world, budi, `/order/${listing}`, visitFields({ otherDay: dayAhead(20) })),
    );
    for (const slot of ["780", "900"]) form.append("slots", slot);
    const response = await world.fetch(`/order/${listing}`, { as: budi, form });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(pageText(html)).toMatch(/Jam \(WIB\).*Kesalahan: Pilih satu jam, atau paling banyak 2 jam/);
    expect(html.match(/<input[^>]*name="slots"[^>]*checked=""/g)).toHaveLength(3);
    expect([fieldValue(html, "day"), fieldValue(html, "otherDay")]).toEqual(["other", dayAhead(20)]);
  });

  it("accepts a date as people write it", async () => {
    const [year, month, day] = dayAhead().split("-");
    const id = await orderVisit(world, budi, listing, { day: "", otherDay: `${day}/${month}/${year}` });
    expect((await readVisitRows(world, id)).visit?.wishedDay).toBe(dayAhead());
  });

  it("asks for none of this for an offer without a place, or for online work", async () => {
    const plain = await world.listing(sari);
    const both = await onSiteOffer(world, sari, { online: true });
    const form = await (await world.fetch(`/order/${plain}`, { as: budi })).text();
    expect(pageText(form)).not.toContain("Alamat pengerjaan");
    for (const [path, fields] of [
      [`/order/${plain}`, visitFields()],
      [`/order/${both}`, { mode: "online", street: STREET }],
    ] as const)
      expect((await send(fields, path)).status).toBe(303);
    expect(pageText(await (await world.fetch(`/order/${both}`, { as: budi })).text())).toContain("Di mana dikerjakan?");
    const { db } = world.context();
    expect(await db.select().from(orderVisits).where(eq(orderVisits.sellerId, sari.id))).toEqual([]);
  });

  it("at the seller's needs no address", async () => {
    await world
      .context()
      .db.update(listings)
      .set({ comesToBuyer: false, atSeller: true })
      .where(eq(listings.id, listing));
    const id = await orderVisit(world, budi, listing);
    expect(await readVisitRows(world, id)).toMatchObject({
      visit: { mode: "at_seller" },
      address: undefined,
    });
    expect(await page(id, budi)).not.toContain("Tanyakan alamat");
    const paid = await paidOrder(world, budi, listing, { changes: visitFields({ slots: "780" }) });
    expect(await page(paid, budi)).toContain("Tanyakan alamat lengkapnya kepada penjual lewat pesan.");
    expect(await page(paid, sari)).toContain("Kirim alamat lengkap Anda kepada pembeli lewat pesan.");
  });

  it("costs the database as many trips as before", async () => {
    const form = await world.fetch(`/order/${listing}`, { as: budi });
    expect(databaseCost(form).trips).toBe(2);
    const { status, cost } = await send(visitFields());
    expect(status).toBe(303);
    const plain = await send({}, `/order/${await world.listing(sari)}`);
    expect(plain.status).toBe(303);
    expect(cost.trips).toBe(plain.cost.trips);
  });
});

describe("the working hours of a seller", () => {
  const hours = (form: Record<string, string>) =>
    world.fetch("/dashboard/services/hours", { as: sari, form: { intent: "hours", ...form } });
  const day = (weekday: number, from: string, to: string) => ({
    [`works-${weekday}`]: "on",
    [`from-${weekday}`]: from,
    [`to-${weekday}`]: to,
  });
  const everyDay = (from: string, to: string) =>
    Object.assign({}, ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => day(weekday, from, to)));

  it("decide which slots the form offers and accepts", async () => {
    expect((await hours(everyDay("780", "1020"))).status).toBe(303);
    const form = await (await world.fetch(`/order/${listing}`, { as: budi })).text();
    expect(pageText(form)).toContain("13.00–15.00");
    expect(pageText(form)).not.toContain("10.00–12.00");
    const refused = await send(visitFields());
    expect(pageText(refused.html)).toContain("Penjual tidak bekerja pada jam itu");
    expect((await send(visitFields({ slots: "780" }))).status).toBe(303);
  });

  it("exclude days off, which can be removed again", async () => {
    const off = { intent: "off", from: dayAhead(2), until: dayAhead(4) };
    expect((await world.fetch("/dashboard/services/hours", { as: sari, form: off })).status).toBe(303);
    expect(pageText((await send(visitFields())).html)).toContain("Penjual tidak bekerja pada hari itu");
    await world.fetch("/dashboard/services/hours", { as: sari, form: { remove: dayAhead() } });
    expect((await send(visitFields())).status).toBe(303);
  });

  it("are rejected without a day or with an end before the start, and stay as typed", async () => {
    const none = await hours({});
    expect(none.status).toBe(400);
    expect(pageText(await none.text())).toContain("Pilih sedikitnya satu hari kerja");
    const turned = await hours(day(2, "1140", "600"));
    const html = await turned.text();
    expect(pageText(html)).toContain("Selasa: Jam selesai harus sesudah jam mulai");
    expect(fieldValue(html, "from-2")).toBe("1140");
    expect(fieldValue(html, "works-3")).toBe("");
  });
});

describe("agreeing on a time", () => {
  it("notifies the other side, is shown to both, and keeps status and money", async () => {
    const id = await orderVisit(world, budi, listing);
    const before = (await readOrder(world, id)).order;
    expect(await page(id, budi)).toContain(`Sari menjawab jadwal Anda: ${shortDayText(dayAhead())}, 10.00–`);
    await proposeSlot(world, sari, id);
    expect(await page(id, budi)).toContain("Sari. Setujui, atau usulkan waktu lain");
    expect((await notificationsOf(budi)).map(({ title }) => title)).toContain("Sari mengusulkan jadwal pengerjaan");
    const accepted = await acceptSlot(world, budi, id, "780");
    expect(accepted.status).toBe(303);
    const { order } = await readOrder(world, id);
    const { visitAt, visitAgreedAt, freeUntil } = order;
    const agreed = { version: 0, remindAt: 0, visitAt, visitAgreedAt, freeUntil };
    expect({ ...order, ...agreed }).toEqual({ ...before, ...agreed });
    expect(order.visitAt).toBe(spanOf({ day: dayAhead(), slot: 780 }, "WIB").from);
    expect((await readVisitRows(world, id)).visit).toMatchObject({
      day: dayAhead(),
      slot: 780,
      isReserved: true,
      wishedDay: null,
    });
    for (const side of [budi, sari]) expect(await page(id, side)).toContain("13.00–15.00 WIB Disepakati bersama");
  });

  it("keeps the agreed time until another one is accepted", async () => {
    const id = await orderVisit(world, budi, listing);
    await acceptSlot(world, sari, id);
    // Another time on the same day is the most common wish.
    const form = await (await world.fetch(`/dashboard/orders/${id}/visit`, { as: budi })).text();
    expect(fieldValue(form, "day")).toBe(dayAhead());
    const far = await orderVisit(world, budi, listing, { otherDay: dayAhead(20) });
    const other = await (await world.fetch(`/dashboard/orders/${far}/visit`, { as: sari })).text();
    expect([fieldValue(other, "day"), fieldValue(other, "otherDay")]).toEqual(["other", dayAhead(20)]);
    await proposeSlot(world, budi, id, "900");
    expect((await readVisitRows(world, id)).visit).toMatchObject({
      day: dayAhead(),
      slot: 600,
      wishedSlots: [900],
    });
    expect(await page(id, sari)).toContain("jadwal semula berlaku");
    const calendar = await (await world.fetch(`/dashboard/orders/${id}/visit.ics`, { as: sari })).text();
    expect(calendar).toContain(`DTSTART:${dayAhead().replaceAll("-", "")}T030000Z`);
    await acceptSlot(world, sari, id, "900");
    expect((await readVisitRows(world, id)).visit).toMatchObject({ slot: 900, wishedDay: null });
  });

  it("makes the slot full for others until the order ends, also for earlier wishes", async () => {
    const first = await orderVisit(world, budi, listing);
    const second = await orderVisit(world, budi, listing);
    await acceptSlot(world, sari, first);
    expect(pageText((await send(visitFields())).html)).toContain("Jam itu sudah penuh");
    await acceptSlot(world, sari, second);
    expect((await readVisitRows(world, second)).visit).toMatchObject({ isReserved: false, day: null });
    await world.fetch(`/dashboard/orders/${first}/cancellation`, { as: budi, form: {} });
    await acceptSlot(world, sari, second);
    expect((await readVisitRows(world, second)).visit).toMatchObject({ isReserved: true, slot: 600 });
  });

  it("gives a slot to one of two orders at once", async () => {
    const ids = await Promise.all([orderVisit(world, budi, listing), orderVisit(world, budi, listing)]);
    await Promise.all(ids.map((id) => acceptSlot(world, sari, id)));
    const reserved = await Promise.all(ids.map(async (id) => (await readVisitRows(world, id)).visit?.isReserved));
    expect(reserved.filter(Boolean)).toHaveLength(1);
  });

  it("shows the form with the reason if the time is not available", async () => {
    const id = await orderVisit(world, budi, listing);
    const refused = await proposeSlot(world, budi, id, "1140");
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(pageText(html)).toContain("Penjual tidak bekerja pada jam itu");
    expect(fieldValue(html, "otherDay")).toBe(dayAhead());
    const proposed = await proposeSlot(world, sari, id, "1140");
    expect([proposed.status, databaseCost(proposed).trips]).toEqual([303, 3]);
  });

  it("sets no deadline before the visit", async () => {
    const far = await orderVisit(world, budi, listing, { otherDay: dayAhead(20) });
    const near = await orderVisit(world, budi, listing, { otherDay: dayAhead(2) });
    expect((await readOrder(world, far)).order.deadline).toBe(endOfDate(dayAhead(20)));
    expect((await readOrder(world, near)).order.deadline).toBeNull();
    expect(pageText(await (await proposeSlot(world, sari, near, "780", dayAhead(30))).text())).toContain(
      "Hari itu sesudah tenggat pesanan",
    );
    expect((await proposeSlot(world, sari, far, "780", dayAhead(19))).status).toBe(303);
    const sooner = await send(visitFields({ deadline: dayAhead(2) }));
    expect(pageText(sooner.html)).toContain("Hari itu sesudah tenggat pesanan");
  });

  it("uses the days of the quote, not those of the seller's own wish", async () => {
    const id = await orderVisit(world, budi, listing, { otherDay: dayAhead(20) }, "?custom=true");
    const quote = (days: string) =>
      world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price: "500.000", days } });
    await quote("1");
    expect((await readOrder(world, id)).order.deadline).toBe(endOfDate(dayAhead(20)));
    const due = formatDate(endOfDate(dayAhead(20)) ?? 0);
    expect(await page(id, budi)).toContain(`Selesai dalam 1 hari. Tenggatnya ${due}.`);

    const other = await orderVisit(world, budi, listing, {}, "?custom=true");
    await proposeSlot(world, sari, other, "600", dayAhead(55));
    const refused = await world.fetch(`/dashboard/orders/${other}`, {
      as: sari,
      form: { price: "500.000", days: "1" },
    });
    expect(pageText(await refused.text())).toContain("jatuh sesudah waktu pengerjaan ini");
    expect((await readOrder(world, other)).order).toMatchObject({ phase: "inquiry", deadline: null });

    await world.fetch(`/dashboard/orders/${id}/acceptance`, { as: budi, form: { version: "2" } });
    const bill = pageText(await (await world.fetch(`/payment/${id}`, { as: budi })).text());
    expect(bill).toContain(`Tenggat ${due}`);
  });

  it("shows a short form in both lists", async () => {
    const id = await orderVisit(world, budi, listing);
    const list = async (as: TestPerson, query: string) =>
      pageText(await (await world.fetch(`/dashboard/orders${query}`, { as })).text());
    expect(await list(sari, "?sisi=penjual")).toContain("10.00–12.00 WIB, menunggu jawaban Anda · Jakarta Selatan");
    await acceptSlot(world, sari, id);
    for (const text of [await list(budi, ""), await list(sari, "?sisi=penjual")])
      expect(text).toMatch(/10\.00–12\.00 WIB · Jakarta Selatan/);
  });
});
