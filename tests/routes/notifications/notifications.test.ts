import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { orders } from "~/database/schema/orders";
import { outbox } from "~/database/schema/users";
import type { NotificationDraft } from "~/notifications/notification";
import { notify, removeNotificationsOfEnded, removeOldNotifications } from "~/notifications/queries.server";
import { mailWording } from "~/notifications/text";
import { DAY } from "~/platform/dates";
import { followed } from "../../support/flows/account";
import { order } from "../../support/flows/buying";
import { answer, sendChangeForm } from "../../support/flows/changing";
import { paidOrder, step } from "../../support/flows/order-steps";
import { part, parts } from "../../support/pages/page-parts";
import { hrefs, nextPage, pageText } from "../../support/pages/page-text";
import { databaseCost, pageWeight } from "../../support/pages/page-weight";
import { ORIGIN, startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
});
afterAll(() => world.stop());

async function createNotification(
  who: TestPerson,
  notice: Partial<NotificationDraft> = {},
  now = Date.now(),
): Promise<string> {
  const { db } = world.context();
  const full = {
    userId: who.id,
    kind: "review" as const,
    cause: crypto.randomUUID(),
    title: "Sari sudah menulis ulasan",
    body: "Tulis ulasan Anda.",
    about: "Desain logo · tulis ulasan Anda",
    href: "/gig/x",
    quotes: [],
    ...notice,
  };
  await db.batch([...notify(db, full, { now, wording: mailWording(ORIGIN) })]);
  const rows = await db.select().from(notifications).where(eq(notifications.cause, full.cause));
  return rows[0]?.id ?? "";
}

async function open(path: string, as: TestPerson) {
  const response = await world.fetch(path, { as });
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}
const unread = (html: string) => /\d+/.exec(part(part(html, "banner").html, "link", /^Notifikasi/).name)?.[0] ?? "0";

it("a visitor is redirected to the login page", async () => {
  for (const path of ["/notifications", "/account/notifications"]) {
    const response = await world.fetch(path);
    expect(response.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
  }
});

it("a new member reads what the page will show", async () => {
  const { html, response } = await open("/notifications", await world.person("Nia Baru"));
  expect(html).toContain("Belum ada notifikasi");
  expect(html).not.toContain("Tandai semua dibaca");
  expect(databaseCost(response).trips).toBe(1);
});

it("the list has thirty a page by day, newest first", async () => {
  const budi = await world.person("Budi");
  const now = Date.now();
  for (let n = 1; n <= 33; n += 1) await createNotification(budi, { title: `Kabar ${n}.` }, now - (34 - n) * DAY);
  const first = await open("/notifications", budi);
  expect(first.html).toContain("Kemarin");
  expect(first.html.indexOf("Kabar 33.")).toBeLessThan(first.html.indexOf("Kabar 32."));
  expect(first.html).not.toContain("Kabar 3.");
  expect(unread(first.html)).toBe("33");
  expect(databaseCost(first.response)).toMatchObject({ trips: 1 });
  expect(databaseCost(first.response).rows).toBeLessThan(50);
  expect(pageWeight(first.html).html).toBeLessThanOrEqual(6.4 * 1024);
  const second = await open(nextPage(first.html) ?? "", budi);
  expect(second.html).toContain("Kabar 3.");
  expect(second.html).not.toContain("Kabar 4.");
});

it("proposals for one wanted listing share one row, which marks all as read", async () => {
  const budi = await world.person("Budi");
  const now = Date.now();
  for (const [n, name] of ["Sari", "Dimas", "Ratna"].entries())
    await createNotification(
      budi,
      {
        kind: "proposal",
        cause: `proposal:${n}:first:1`,
        href: "/dashboard/wanted/w/proposals",
        title: `Penawaran baru dari ${name}`,
        about: "Logo kedai · Rp 300.000",
      },
      now - n,
    );
  const [row, ...others] = parts((await open("/notifications", budi)).html, "button", /Logo kedai/);
  expect(others).toEqual([]);
  expect(row?.text).toContain("3 penawaran baru");
  expect(row?.text).not.toContain("Rp 300.000");
  const response = await world.fetch("/notifications", { as: budi, form: { read: row?.value ?? "" } });
  expect(response.headers.get("Location")).toBe("/dashboard/wanted/w/proposals");
  const { html } = await open("/notifications", budi);
  expect(unread(html)).toBe("0");
  expect(pageText(html)).toContain("3 penawaran baru");
});

it("opening one marks it as read and redirects", async () => {
  const budi = await world.person("Budi");
  const id = await createNotification(budi);
  await createNotification(budi, { title: "Ulasan Sari sudah terbit" });
  for (const _ of [1, 2]) {
    const response = await world.fetch("/notifications", { as: budi, form: { read: id } });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/gig/x");
    expect(databaseCost(response).trips).toBe(2);
  }
  const { html } = await open("/notifications", budi);
  expect(unread(html)).toBe("1");
  expect(hrefs(html)).toContain("/gig/x");
  // The page shows the count from the session record, which was updated after the answer.
  await world.settled();
  expect(unread((await open("/", budi)).html)).toBe("1");
});

it("other people's notifications and junk are refused", async () => {
  const id = await createNotification(await world.person("Sari"));
  const budi = await world.person("Budi");
  for (const [read, status] of [
    [id, 404],
    [`${id},${id},x`, 404],
    ["x", 404],
    [",", 404],
    ["", 400],
  ] as const)
    expect((await world.fetch("/notifications", { as: budi, form: { read } })).status).toBe(status);
  const { db } = world.context();
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  expect(row?.readAt).toBeNull();
});

it("marking all as read leaves those that came after the page", async () => {
  const budi = await world.person("Budi");
  const now = Date.now();
  await createNotification(budi, {}, now - 2_000);
  await createNotification(budi, {}, now - 1_000);
  await createNotification(budi, { title: "Baru saja tiba" }, now);
  const response = await world.fetch("/notifications", {
    as: budi,
    form: { read: "all", until: String(now - 500) },
  });
  expect(await followed(world, response)).not.toContain("Anda harus login");
  const { html } = await open("/notifications", budi);
  expect(unread(html)).toBe("1");
  for (const until of ["", "junk", "1e999", "-5"])
    expect((await world.fetch("/notifications", { as: budi, form: { read: "all", until } })).status).toBe(303);
  expect(unread((await open("/notifications", budi)).html)).toBe("0");
});

it("the choice of mails is stored, and other mails are not sent", async () => {
  const budi = await world.person("Budi");
  const ticked = async () =>
    parts((await open("/account/notifications", budi)).html, "checkbox").filter(({ checked }) => checked);
  expect(await ticked()).toHaveLength(7);
  expect(part((await open("/account/notifications", budi)).html, "checkbox", /^Pencarian tersimpan/).checked).toBe(
    true,
  );
  const wanted = { order: "on", payment: "on", proposal: "on", message: "on", search: "on" };
  const saved = await world.fetch("/account/notifications", { as: budi, form: wanted });
  expect(saved.headers.get("Location")).toBe("/account/notifications");
  expect(databaseCost(saved).trips).toBe(2);
  expect(await ticked()).toHaveLength(5);
  await createNotification(budi, { kind: "review", title: "Ulasan terbit" });
  await createNotification(budi, { kind: "order", title: "Pesanan baru" });
  const { db } = world.context();
  const mail = await db.select().from(outbox).where(eq(outbox.recipient, budi.email));
  expect(mail.map(({ subject }) => subject)).toEqual(["Pesanan baru"]);
  await world.fetch("/account/notifications", { as: budi, form: { ...wanted, review: "on" } });
  await createNotification(budi, { kind: "review", title: "Ulasan terbit" });
  expect(await db.select().from(outbox).where(eq(outbox.recipient, budi.email))).toHaveLength(2);
});

it("the settings page is linked from every page of settings", async () => {
  const budi = await world.person("Budi");
  for (const path of ["/profile/edit", "/account/security", "/account/notifications"]) {
    const settings = part((await open(path, budi)).html, "navigation", "Pengaturan akun");
    for (const href of ["/profile/edit", "/account/security", "/account/notifications"])
      expect(hrefs(settings.html)).toContain(href);
  }
});

it("old read ones and those older than a year are deleted, a limited number per run", async () => {
  const budi = await world.person("Budi");
  const { db, now } = world.context();
  const left = async () =>
    (await db.select().from(notifications).where(eq(notifications.userId, budi.id))).map(({ title }) => title);
  await createNotification(budi, { title: "Setahun lebih" }, now - 366 * DAY);
  await createNotification(budi, { title: "Belum dibaca" }, now - 200 * DAY);
  for (const title of ["Lama dibaca", "Lama dibaca", "Baru dibaca"]) {
    const id = await createNotification(budi, { title }, now - 200 * DAY);
    const readAt = title === "Baru dibaca" ? now - 80 * DAY : now - 91 * DAY;
    await db.update(notifications).set({ readAt }).where(eq(notifications.id, id));
  }
  const before = { read: now - 90 * DAY, created: now - 365 * DAY };
  await removeOldNotifications(db, before, 1);
  expect((await left()).sort()).toEqual(["Baru dibaca", "Belum dibaca", "Lama dibaca"]);
  await world.tick();
  expect((await left()).sort()).toEqual(["Baru dibaca", "Belum dibaca"]);
  expect(unread((await open("/notifications", budi)).html)).toBe("1");
});

it("those of an order are deleted some time after its end, read or not, and no others", async () => {
  const [sari, budi] = [await world.person("Sari"), await world.person("Budi")];
  const listing = await world.listing(sari);
  const { db, now } = world.context();
  const finished = async () => {
    const id = await paidOrder(world, budi, listing);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    return id;
  };
  const [old, young, owed] = [await finished(), await finished(), await finished()];
  const ended = (id: string, days: number) => ({ id, closedAt: now - days * DAY });
  for (const { id, closedAt } of [ended(old, 91), ended(young, 89), ended(owed, 91)])
    await db.update(orders).set({ closedAt }).where(eq(orders.id, id));
  await db.update(orders).set({ paymentStatus: "refund_pending" }).where(eq(orders.id, owed));
  await createNotification(budi, { cause: `visit:${old}:2026-11-23:2` });
  await createNotification(budi, { cause: `proposal:${old}:declined` });
  const left = async (id: string) =>
    (await db.select().from(notifications)).filter(({ cause }) => cause.includes(id)).length;
  const before = await Promise.all([left(young), left(owed)]);
  expect(await left(old)).toBeGreaterThan(3);

  await removeNotificationsOfEnded(db, now - 90 * DAY, 10);
  expect(await left(old)).toBe(1);
  expect(await Promise.all([left(young), left(owed)])).toEqual(before);
  const unreadOnes = await db.select().from(notifications).where(eq(notifications.userId, budi.id));
  expect(unread((await open("/notifications", budi)).html)).toBe(
    String(unreadOnes.filter(({ readAt }) => readAt === null).length),
  );
});

it("a request for an answer is shown until the answer", async () => {
  const [sari, budi] = [await world.person("Sari"), await world.person("Budi")];
  const order = await paidOrder(world, budi, await world.listing(sari));
  await step(world, order, "delivery", sari);
  const asking = /periksa sebelum/;
  expect(pageText((await open("/notifications", budi)).html)).toMatch(asking);
  await world.fetch(`/dashboard/orders/${order}/completion`, { as: budi, form: {} });
  const { html } = await open("/notifications", budi);
  expect(pageText(html)).toContain("Sari menyerahkan hasil kerja");
  expect(pageText(html)).not.toMatch(asking);
});

it("a person whose own proposal is open is not asked for an answer", async () => {
  const [sari, budi] = [await world.person("Sari"), await world.person("Budi")];
  const id = await order(world, budi, await world.listing(sari), {}, "?custom=true");
  await world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price: "400.000", days: "5" } });
  const text = async () => pageText((await open("/notifications", budi)).html);
  expect(await text()).toMatch(/jawab sebelum/);
  const change = await sendChangeForm(world, budi, id, { price: "300.000" });
  expect(await text()).not.toMatch(/jawab sebelum/);
  await answer(world, budi, id, "withdrawal", { change });
  expect(await text()).toMatch(/jawab sebelum/);
});
