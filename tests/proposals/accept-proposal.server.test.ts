import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { notifications } from "~/database/schema/messages";
import { daysOff, orders, reviews } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { removeListing } from "~/listings/commands.server";
import { mailWording } from "~/notifications/text";
import { openProposalOrder, proposalTerms } from "~/orders/opening";
import { dateText } from "~/platform/date-text";
import { DAY, endOfDate } from "~/platform/dates";
import { acceptProposal } from "~/proposals/commands.server";
import { findProposalToShow, writeAcceptedProposal as writeAcceptance } from "~/proposals/queries.server";
import { mailOf } from "../support/flows/account";
import { NEEDS, startPaying } from "../support/flows/buying";
import { answer, sendChangeForm } from "../support/flows/changing";
import { auditLedger, readOrder } from "../support/flows/money";
import { step } from "../support/flows/order-steps";
import { OFFER, openProposals, postWanted, propose, readProposal } from "../support/flows/proposing";
import {
  acceptSlot,
  dayAhead,
  LANDMARK,
  proposeSlot,
  readVisitRows,
  STREET,
  visitFields,
} from "../support/flows/visiting";
import { controlOf } from "../support/gateway-control";
import { part } from "../support/pages/page-parts";
import { fieldValue, pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let rina: TestPerson;
let wanted: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  rina = await world.person("Rina Kartika");
  wanted = await postWanted(world, budi, {
    requirements: ["Membawa alat sendiri"],
    deadline: Date.now() + 14 * DAY,
  });
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const CLOSING = { closes: "on", mode: "online" };
const shownIn = (page: string) => fieldValue(page, "shown") ?? "";

const ONLINE = { mode: "online", day: "", slots: [], street: "", block: "", landmark: "", place: "" };

/** The terms that the page shows now, or null if it shows none. */
const shownOf = async (id: string) => {
  const { db, now } = world.context();
  const found = await findProposalToShow(db, { id, wantedId: wanted, buyerId: budi.id }, now);
  return found && found.proposal.price !== null ? proposalTerms(found.proposal, now) : null;
};

const accept = async (id: string, changes: Partial<Parameters<typeof acceptProposal>[1]> = {}) => {
  const shown = await shownOf(id);
  return acceptProposal(world.context(), {
    id,
    wantedId: wanted,
    buyerId: budi.id,
    buyer: budi,
    closes: true,
    shown,
    visit: ONLINE,
    ...changes,
  });
};
const path = (proposal: string) => `/dashboard/wanted/${wanted}/proposals/${proposal}/acceptance`;
const ordersOf = (person: TestPerson) =>
  world.context().db.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, person.id));
const notificationTitles = async (person: TestPerson) =>
  (await world.context().db.select().from(notifications).where(eq(notifications.userId, person.id))).map(
    ({ title }) => title,
  );
const statusOf = async () => {
  const { db } = world.context();
  const [row] = await db.select({ status: listings.status }).from(listings).where(eq(listings.id, wanted));
  return row?.status;
};
const isOpen = async () => (await statusOf()) === "active";

describe("accepting a proposal", () => {
  it("creates an order from wanted listing and proposal, and closes the wanted listing", async () => {
    const id = await propose(world, sari, wanted);
    await propose(world, rina, wanted);
    const page = await (await world.fetch(path(id), { as: budi })).text();
    expect(page).toContain("Terima penawaran");
    const said = pageText(page);
    for (const words of ["3 hari setelah dibayar", "Rp 1.400.000", "Ditahan JasaWarga", "Terima dan Bayar"])
      expect(said).toContain(words);
    expect(said).not.toContain("Revisi");

    const unseen: Record<string, string>[] = [{}, { shown: "" }, { shown: "x" }, { shown: "{}" }];
    for (const says of unseen) {
      const asked = await world.fetch(path(id), { as: budi, form: { ...CLOSING, ...says } });
      expect(asked.status).toBe(409);
      expect(pageText(await asked.text())).toContain("Totalnya Rp 1.400.000. Periksa, lalu terima lagi");
      expect((await readProposal(world, wanted, sari)).status).toBe("open");
    }
    const answer = await world.fetch(path(id), { as: budi, form: { ...CLOSING, shown: shownIn(page) } });
    const proposal = await readProposal(world, wanted, sari);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/payment/${proposal.orderId}`);
    expect(proposal.status).toBe("accepted");
    const { order, kinds } = await readOrder(world, proposal.orderId ?? "");
    expect(order).toMatchObject({
      kind: "proposal",
      listingId: wanted,
      buyerId: budi.id,
      sellerId: sari.id,
      buyerName: "Budi Santoso",
      sellerName: "Sari Wulandari",
      title: "Cat ulang dua kamar tidur",
      phase: "awaiting_payment",
      price: 1_400_000,
      totalPrice: 1_400_000,
      maxDays: 3,
      notes: OFFER,
    });
    expect(order.requirements).toContain("- Membawa alat sendiri");
    expect(kinds).toEqual(["proposal_accepted"]);
    expect(await isOpen()).toBe(false);
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
    expect(await notificationTitles(sari)).toEqual(["Budi menerima penawaran Anda"]);
    expect(await notificationTitles(rina)).toEqual(["Permintaan ini sudah menemukan penjual"]);

    const shown = await (await world.fetch(`/dashboard/orders/${order.id}`, { as: budi })).text();
    expect(shown).not.toContain("Setujui Penawaran");
    expect(shown).toContain(`/payment/${order.id}`);
    expect(shown).toContain("Penawaran Sari");
    expect(pageText(shown)).not.toContain("Tanpa batas");
    const paying = pageText(await (await world.fetch(`/payment/${order.id}`, { as: budi })).text());
    expect(paying).toContain("Rp 1.400.000");
    expect(paying).toContain("Bayar sebelum");
    const sent = await (await world.fetch("/dashboard/proposals", { as: sari })).text();
    expect(sent).toContain(`/dashboard/orders/${order.id}`);
    const received = await world.fetch(`/dashboard/wanted/${wanted}/proposals?status=diterima`, { as: budi });
    expect(await received.text()).toContain(`/dashboard/orders/${order.id}`);
  });

  it("notifies the other senders, until the wanted listing is reopened", async () => {
    const id = await propose(world, sari, wanted);
    await propose(world, rina, wanted);
    expect((await accept(id)).ok).toBe(true);
    const said = async (page: string, as: TestPerson) => pageText(await (await world.fetch(page, { as })).text());
    for (const page of [`/wanted/${wanted}`, "/dashboard/proposals"]) {
      expect(await said(page, rina)).toContain("Tidak terpilih");
      expect(await said(page, rina)).not.toContain("Menunggu keputusan");
    }
    const own = await said("/dashboard/wanted", budi);
    expect(own).toContain("2 penawaran");
    expect(own).not.toContain("1 menunggu");
    await world.context().db.update(listings).set({ status: "active" }).where(eq(listings.id, wanted));
    expect(await said(`/wanted/${wanted}`, rina)).toContain("Menunggu keputusan");
    expect(await said("/dashboard/wanted", budi)).toContain("1 menunggu");
  });

  it("can keep the wanted listing open for another person", async () => {
    const [first, second] = [await propose(world, sari, wanted), await propose(world, rina, wanted)];
    expect((await accept(first, { closes: false })).ok).toBe(true);
    expect(await isOpen()).toBe(true);
    expect(await notificationTitles(rina)).toEqual([]);
    expect((await accept(second)).ok).toBe(true);
    expect(await ordersOf(budi)).toHaveLength(2);
  });

  it("twice leads to the one order", async () => {
    const id = await propose(world, sari, wanted);
    const shown = await shownOf(id);
    const first = await accept(id, { shown });
    expect(await accept(id, { shown })).toEqual(first);
    const again = await world.fetch(path(id), { as: budi });
    expect(again.headers.get("Location")).toBe(`/dashboard/orders/${first.ok && first.value}`);
    expect(await ordersOf(budi)).toHaveLength(1);
  });

  type Repeat = { first: boolean; again: boolean; since?: "active" | "inactive"; same: boolean };
  const REPEATS: Repeat[] = [
    { first: true, again: true, same: true },
    { first: false, again: false, same: true },
    { first: true, again: false, same: false },
    { first: false, again: true, same: false },
    // The buyer closed or reopened the request between both submissions.
    { first: true, again: true, since: "active", same: true },
    { first: false, again: false, since: "inactive", same: true },
    { first: true, again: false, since: "active", same: false },
    { first: false, again: true, since: "inactive", same: false },
  ];

  it.each(REPEATS)("confirms a repeat only if it closes the wanted listing likewise: %o", async (row) => {
    const id = await propose(world, sari, wanted);
    const shown = await shownOf(id);
    const made = await accept(id, { closes: row.first });
    if (!made.ok) throw new Error(made.reason);
    const { db } = world.context();
    if (row.since) await db.update(listings).set({ status: row.since }).where(eq(listings.id, wanted));
    const other = { ok: false, reason: "accepted_otherwise", orderId: made.value };
    expect(await accept(id, { closes: row.again, shown })).toEqual(row.same ? made : other);
    expect(await ordersOf(budi)).toHaveLength(1);
  });

  it.each([{ deadline: 1 }, { sellerPlace: "32.73" }, { changedAt: 1 }, { price: 1 }, { days: 9 }])(
    "does not confirm a repeat whose page showed something else: %o",
    async (other) => {
      const id = await propose(world, sari, wanted);
      const shown = await shownOf(id);
      const made = await accept(id);
      if (!made.ok || !shown) throw new Error("not accepted");
      expect(await accept(id, { shown })).toEqual(made);
      const refused = { ok: false, reason: "accepted_otherwise", orderId: made.value };
      expect(await accept(id, { shown: { ...shown, ...other } })).toEqual(refused);
    },
  );

  it("thirty-two times at once creates one order and notifies once", async () => {
    const id = await propose(world, sari, wanted);
    const shown = await shownOf(id);
    const answers = await Promise.all(Array.from({ length: 32 }, () => accept(id, { shown })));
    const made = await ordersOf(budi);
    expect(made).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: made[0]?.id });
    expect(await notificationTitles(sari)).toHaveLength(1);
  });

  it("of two at once, where one closes the wanted listing, succeeds for one", async () => {
    const proposers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => world.person(`Tukang ${"abcdefghijklmnop"[n]}`)),
    );
    const ids = await Promise.all(proposers.map((one) => propose(world, one, wanted)));
    const answers = await Promise.all([...ids, ...ids].map((id) => accept(id)));
    expect(await ordersOf(budi)).toHaveLength(1);
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]));
    expect(new Set(refused)).toEqual(new Set(["wanted_closed"]));
    expect(await openProposals(world, wanted)).toEqual({ kept: 15, counted: 15 });
  });

  it("counts only for the version on the page, and a changed proposal is shown again", async () => {
    const id = await propose(world, sari, wanted);
    const shown = shownIn(await (await world.fetch(path(id), { as: budi })).text());
    const kept = { mode: "online", shown };
    await propose(world, sari, wanted, { price: 1_500_000 });
    const asked = await world.fetch(path(id), { as: budi, form: kept });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(pageText(html)).toContain("Harga berubah dari Rp 1.400.000 menjadi Rp 1.500.000.");
    expect(part(html, "checkbox", "Tutup permintaan ini").html).not.toContain("checked");
    expect(await ordersOf(budi)).toEqual([]);

    await propose(world, sari, wanted, { price: 1_500_000, message: "Catnya dari Anda." });
    const again = await world.fetch(path(id), { as: budi, form: { ...kept, shown: shownIn(html) } });
    expect(again.status).toBe(409);
    const reworded = await again.text();
    expect(pageText(reworded)).toContain("Pesannya ditulis ulang.");
    expect(pageText(reworded)).toContain("Catnya dari Anda.");
    const yes = await world.fetch(path(id), { as: budi, form: { ...kept, shown: shownIn(reworded) } });
    expect(yes.status).toBe(303);
    const { orderId } = await readProposal(world, wanted, sari);
    expect((await readOrder(world, orderId ?? "")).order).toMatchObject({
      totalPrice: 1_500_000,
      notes: "Catnya dari Anda.",
    });
    expect(await isOpen()).toBe(true);
  });

  it("while the proposal changes creates an order of the shown version, or none", async () => {
    const id = await propose(world, sari, wanted);
    const [accepted] = await Promise.all([
      accept(id),
      propose(world, sari, wanted, { price: 9_000_000 }).catch(() => ""),
    ]);
    const prices = await world
      .context()
      .db.select({ price: orders.price })
      .from(orders)
      .where(eq(orders.buyerId, budi.id));
    expect(prices).toEqual(accepted.ok ? [{ price: 1_400_000 }] : []);
  });

  it("does not fix the price, which both sides can change later", async () => {
    const accepted = await accept(await propose(world, sari, wanted));
    const id = accepted.ok ? accepted.value : "";
    const change = await sendChangeForm(world, sari, id, { price: "1.600.000" });
    expect((await readOrder(world, id)).order.totalPrice).toBe(1_400_000);
    await answer(world, budi, id, "acceptance", { change });
    expect((await readOrder(world, id)).order).toMatchObject({
      phase: "awaiting_payment",
      totalPrice: 1_600_000,
    });
  });

  it("needs a price, an open wanted listing and a sender who may work", async () => {
    const silent = await propose(world, sari, wanted, { price: null });
    expect(await accept(silent)).toEqual({ ok: false, reason: "no_price" });
    const list = await (await world.fetch(`/dashboard/wanted/${wanted}/proposals`, { as: budi })).text();
    expect(list).toContain("Harga dibicarakan");
    expect(list).not.toContain("/acceptance");

    const id = await propose(world, rina, wanted);
    const { db } = world.context();
    await db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, rina.id));
    expect(await accept(id)).toEqual({ ok: false, reason: "suspended" });
    await db.update(users).set({ suspendedAt: null }).where(eq(users.id, rina.id));
    await db.update(listings).set({ status: "inactive" }).where(eq(listings.id, wanted));
    expect(await accept(id)).toEqual({ ok: false, reason: "wanted_closed" });
    expect(await ordersOf(budi)).toEqual([]);
  });

  it("creates no order if the sender is suspended or the wanted listing changed at the same moment", async () => {
    const id = await propose(world, sari, wanted);
    const { db, now, env } = world.context();
    const found = await findProposalToShow(db, { id, wantedId: wanted, buyerId: budi.id }, now);
    const read = found?.proposal;
    const opened = read && openProposalOrder(crypto.randomUUID(), read, now);
    if (!read || !opened?.ok) throw new Error("nothing to accept");
    const frozen = {
      kind: "proposal" as const,
      packageId: null,
      package: null,
      title: read.wantedTitle,
      buyerName: budi.name,
      sellerName: sari.name,
      requirements: NEEDS,
      notes: "",
      formId: `proposal:${id}`,
    };
    const write = () =>
      writeAcceptance(db, read, opened.value, frozen, {
        closes: true,
        now,
        wording: mailWording(env.appOrigin),
        alongside: [],
      });
    const suspend = (at: number | null) => db.update(users).set({ suspendedAt: at }).where(eq(users.id, sari.id));
    await suspend(now);
    expect(await write()).toBe(false);
    expect(await ordersOf(budi)).toEqual([]);
    expect(await isOpen()).toBe(true);
    await suspend(null);
    const rewrite = (at: number) => db.update(listings).set({ contentChangedAt: at }).where(eq(listings.id, wanted));
    await rewrite(read.updatedAt + 1);
    expect(await write()).toBe(false);
    expect(await ordersOf(budi)).toEqual([]);
    await rewrite(read.updatedAt);
    expect(await write()).toBe(true);
  });

  it("is possible for the buyer only, and limited", async () => {
    stopClock();
    const id = await propose(world, sari, wanted);
    expect(await accept(id, { buyerId: rina.id })).toEqual({ ok: false, reason: "no_proposal" });
    expect((await world.fetch(path(id), { as: sari, form: {} })).status).toBe(404);
    for (let tries = 0; tries < 60; tries += 1) await accept(id, { shown: null });
    expect(await accept(id)).toEqual({ ok: false, reason: "too_many" });
  });
});

describe("accepting for work at a place", () => {
  const accepting = async (id: string, fields: Record<string, string>) => {
    const shown = shownIn(await (await world.fetch(path(id), { as: budi })).text());
    return world.fetch(path(id), { as: budi, form: { closes: "on", shown, ...fields } });
  };

  it("confirms a repeated form only if it asks for the same visit", async () => {
    const id = await propose(world, sari, wanted);
    const shown = shownIn(await (await world.fetch(path(id), { as: budi })).text());
    const send = (changes: Record<string, string> = {}) =>
      world.fetch(path(id), { as: budi, form: { closes: "on", shown, ...visitFields(changes) } });
    const first = await send();
    expect(first.headers.get("Location")).toMatch(/^\/payment\//);
    expect((await send()).headers.get("Location")).toBe(first.headers.get("Location"));
    const others: Record<string, string>[] = [
      { street: "Jalan Mawar Nomor 1" },
      { landmark: "Dekat masjid" },
      { otherDay: dayAhead(5) },
      { slots: "780" },
      { place: "32.76" },
    ];
    for (const changes of others) {
      const other = await send(changes);
      expect([Object.keys(changes), other.status]).toEqual([Object.keys(changes), 409]);
      const html = await other.text();
      expect(pageText(html)).toContain("pesanannya dibuat dengan isian yang berbeda");
      expect(html).toContain(changes.street ?? STREET);
      expect(html).toContain(first.headers.get("Location")?.replace("/payment/", "/dashboard/orders/"));
    }
    expect(await ordersOf(budi)).toHaveLength(1);
    const orderId = (await readProposal(world, wanted, sari)).orderId ?? "";
    await world.fetch(`/dashboard/orders/${orderId}/cancellation`, { as: budi, form: {} });
    const late = await send();
    expect(late.headers.get("Location")).toBe(`/dashboard/orders/${orderId}`);
    expect(await toastOf(world, late, budi)).toContain("Pesanan ini sudah dibatalkan");
  });

  it("asks when and where on the sender's work days, and keeps the typed values", async () => {
    const id = await propose(world, sari, wanted);
    const { db } = world.context();
    await db.insert(daysOff).values({ userId: sari.id, day: dayAhead(4) });
    const page = await (await world.fetch(path(id), { as: budi })).text();
    expect(pageText(page)).toContain("Di tempat Anda");
    expect(pageText(page)).not.toContain(dateText(dayAhead(4)));
    expect(fieldValue(page, "place")).toBe("31.74");
    const refused = await accepting(id, visitFields({ day: dayAhead(4), street: "" }));
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(pageText(html)).toContain("Penjual tidak bekerja pada hari itu");
    expect(pageText(html)).toContain("Tulis alamat pengerjaan");
    expect(fieldValue(html, "landmark")).toBe(LANDMARK);
    expect([fieldValue(html, "day"), fieldValue(html, "otherDay")]).toEqual(["other", dayAhead(4)]);
    expect((await accepting(id, {})).status).toBe(400);
    expect((await readProposal(world, wanted, sari)).status).toBe("open");
    expect(await ordersOf(budi)).toEqual([]);
  });

  it("creates an order that tells the sender the time, but not the street", async () => {
    const id = await propose(world, sari, wanted);
    const answer = await accepting(id, visitFields());
    const order = (await readProposal(world, wanted, sari)).orderId ?? "";
    expect(answer.headers.get("Location")).toBe(`/payment/${order}`);
    const { visit, address } = await readVisitRows(world, order);
    expect(visit).toMatchObject({
      placeCode: "31.74",
      wishedDay: dayAhead(),
      wishedSlots: [600],
      wishedBy: "buyer",
    });
    expect(address).toMatchObject({ street: STREET });
    const bodies = (await mailOf(world, sari)).map(({ body }) => body).join(" ");
    expect(bodies).toContain("10.00–12.00 WIB, Jakarta Selatan");
    expect(bodies).not.toContain(STREET);
    await acceptSlot(world, sari, order);
    expect(await readOrder(world, order)).toMatchObject({
      order: { phase: "awaiting_payment", totalPrice: 1_400_000, maxDays: 3 },
      kinds: ["proposal_accepted", "visit_accepted"],
    });
    expect((await proposeSlot(world, budi, order, "780", dayAhead(2))).status).toBe(303);
  });

  it("suggests the last address, and opens it if it has an error", async () => {
    const [first, other] = [await propose(world, sari, wanted), await propose(world, rina, wanted)];
    expect(fieldValue(await (await world.fetch(path(first), { as: budi })).text(), "street")).toBe("");
    await accepting(first, visitFields());
    await reopened();
    const page = await (await world.fetch(path(other), { as: budi })).text();
    expect(pageText(page)).toContain(`${STREET} Ubah alamat`);
    expect(fieldValue(page, "street")).toBe(STREET);
    expect(fieldValue(page, "landmark")).toBe(LANDMARK);
    const wrong = await accepting(other, visitFields({ street: "Jl" }));
    const html = await wrong.text();
    expect(html).toMatch(/<details[^>]* open/);
    expect(fieldValue(html, "street")).toBe("Jl");
    expect((await accepting(other, visitFields({ otherDay: dayAhead(5) }))).status).toBe(303);
    const { db } = world.context();
    await db.update(listings).set({ placeCode: "32.73" }).where(eq(listings.id, wanted));
    await reopened();
    const elsewhere = await propose(world, await world.person("Nadia Permata"), wanted);
    expect(fieldValue(await (await world.fetch(path(elsewhere), { as: budi })).text(), "street")).toBe("");
  });

  it("sets no deadline before the visit", async () => {
    await accepting(await propose(world, sari, wanted), visitFields({ otherDay: dayAhead(10) }));
    const { orderId } = await readProposal(world, wanted, sari);
    expect((await readOrder(world, orderId ?? "")).order.deadline).toBe(endOfDate(dayAhead(10)));

    const open = await propose(world, rina, await reopened(), { days: null });
    const late = await (await accepting(open, visitFields({ otherDay: dayAhead(20) }))).text();
    expect(pageText(late)).toContain("Hari itu sesudah tenggat pesanan");
    expect([fieldValue(late, "day"), fieldValue(late, "otherDay")]).toEqual(["other", dayAhead(20)]);
  });

  it("can be at the sender's place if an offer of theirs in that category allows it", async () => {
    const offer = { category: "Rumah Tangga", placeCode: "32.76", location: "Kota Depok", atSeller: true };
    await world.listing(sari, { ...offer, category: "Pendidikan" });
    await world.listing(sari, { ...offer, status: "inactive" });
    await world.listing(rina, offer);
    const id = await propose(world, sari, wanted);
    const shows = async () => pageText(await (await world.fetch(path(id), { as: budi })).text());
    expect(await shows()).not.toContain("Di tempat penjual");
    const chosen = visitFields({ mode: "at_seller", street: "" });
    expect((await accepting(id, chosen)).status).toBe(400);
    const studio = await world.listing(sari, offer);
    await world.listing(sari, { ...offer, location: "Surabaya", placeCode: "35.78" });
    expect(await shows()).toContain("Di tempat penjual, Depok");
    const shown = shownIn(await (await world.fetch(path(id), { as: budi })).text());
    await world.context().db.update(listings).set({ placeCode: "31.71" }).where(eq(listings.id, studio));
    const moved = await world.fetch(path(id), { as: budi, form: { closes: "on", shown, ...chosen } });
    expect(moved.status).toBe(409);
    expect(pageText(await moved.text())).toContain("Tempat penjual kini Jakarta Pusat.");
    await world.context().db.update(listings).set({ placeCode: "32.76" }).where(eq(listings.id, studio));
    expect((await accepting(id, chosen)).status).toBe(303);
    const { visit, address } = await readVisitRows(world, (await readProposal(world, wanted, sari)).orderId ?? "");
    expect(visit).toMatchObject({ mode: "at_seller", placeCode: "32.76", wishedSlots: [600] });
    expect(address).toBeUndefined();
  });

  it("asks for no visit for online work", async () => {
    const { db } = world.context();
    await db.update(listings).set({ location: "Online", placeCode: null, online: true }).where(eq(listings.id, wanted));
    const id = await propose(world, sari, wanted);
    expect(pageText(await (await world.fetch(path(id), { as: budi })).text())).not.toContain("Alamat");
    await accepting(id, {});
    const { orderId } = await readProposal(world, wanted, sari);
    expect(await readVisitRows(world, orderId ?? "")).toEqual({ visit: undefined, address: undefined });
  });

  async function reopened() {
    await world.context().db.update(listings).set({ status: "active" }).where(eq(listings.id, wanted));
    return wanted;
  }
});

describe("an order from a wanted listing", () => {
  async function completed() {
    const accepted = await accept(await propose(world, sari, wanted));
    const id = accepted.ok ? accepted.value : "";
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
    await step(world, id, "delivery", sari);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    return id;
  }

  it("is paid, done and reviewed like any other, and the buyer's review counts for the worker", async () => {
    const id = await completed();
    expect((await readOrder(world, id)).order).toMatchObject({
      status: "completed",
      paymentStatus: "released",
    });
    const say = (as: TestPerson, rating: string) =>
      world.fetch(`/dashboard/orders/${id}/review`, {
        as,
        form: { rating, comment: "Rapi dan tepat waktu seperti yang dijanjikan." },
      });
    await say(budi, "5");
    await say(sari, "4");
    const { db } = world.context();
    expect(await db.select().from(reviews).where(eq(reviews.orderId, id))).toHaveLength(2);
    const [worker] = await db.select().from(users).where(eq(users.id, sari.id));
    const [buyer] = await db.select().from(users).where(eq(users.id, budi.id));
    const [listing] = await db.select().from(listings).where(eq(listings.id, wanted));
    expect(worker).toMatchObject({ ratingSum: 5, ratingCount: 1, buyerRatingCount: 0, completedCount: 1 });
    expect(buyer).toMatchObject({
      ratingCount: 0,
      buyerRatingSum: 4,
      buyerRatingCount: 1,
      completedCount: 0,
    });
    // The request belongs to the buyer, so its rating is about the buyer.
    expect(listing).toMatchObject({ ratingSum: 4, ratingCount: 1 });
  });

  it("stays when its wanted listing is deleted, with its conversation", async () => {
    const accepted = await accept(await propose(world, sari, wanted), { closes: false });
    const id = accepted.ok ? accepted.value : "";
    await removeListing(world.context(), { id: wanted, userId: budi.id, kind: "wanted" });
    for (const who of [budi, sari]) {
      const page = await world.fetch(`/dashboard/orders/${id}`, { as: who });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Cat ulang dua kamar tidur");
    }
    const form = { message: "Boleh mulai hari Senin?", formId: crypto.randomUUID(), order: id };
    const written = await world.fetch(`/messages/new?order=${id}`, { as: sari, form });
    expect(written.status).toBe(303);
    expect(await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text()).toContain(form.message);
  });
});
