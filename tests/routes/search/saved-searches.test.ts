import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countAttempt } from "~/database/attempt-counters.server";
import { DAY } from "~/platform/dates";
import { runScheduledWork } from "~/scheduled-work.server";
import { notifyOfNewListings } from "~/search/jobs.server";
import { MAX_SAVED_SEARCHES, SAVED_CHANGES_AN_HOUR } from "~/search/search";
import { cookiesOf, knowPassword, PASSWORD, postedSubjects } from "../../support/flows/account";
import { parts } from "../../support/pages/page-parts";
import { pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { OWN_INDEX, startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
});
beforeEach(async () => {
  await world.bindings.DB.exec("delete from saved_searches");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const save = (search: string, as = budi) => world.fetch("/saved-searches", { as, form: { search } });
const savedPage = async (as = budi) => (await world.fetch("/saved", { as })).text();
const notificationsOf = async ({ id }: TestPerson) =>
  (
    await world.bindings.DB.prepare(
      "select title, body as about, href from notifications where user_id = ? order by created_at",
    )
      .bind(id)
      .all<{ title: string; about: string; href: string }>()
  ).results;
const opened = async (href?: string | null, as = budi) =>
  (await world.fetch(href ?? "", { as })).headers.get("Location");
const lineOf = async (words: RegExp, as = budi) => parts(await savedPage(as), "listitem", words)[0]?.text ?? "";
const days = (later: number) => world.context(Date.now() + later * DAY);
const notifyAfter = async (later: number) => {
  await world.indexed();
  return notifyOfNewListings(days(later));
};

describe("a saved search", () => {
  it("is listed with the saved items, links to its newest results, and can be removed", async () => {
    const answer = await save("q=les+gitar&lokasi=jakarta-selatan&sort=termurah&after=0_1&junk=1");
    expect(await toastOf(world, answer, budi)).toContain("Pencarian disimpan");
    expect(answer.headers.get("Location")).toMatch(/^\/explore\?q=les\+gitar/);
    await save("lokasi=jakarta-selatan&q=les+gitar");
    const html = await savedPage();
    const [line, second] = parts(html, "link", /les gitar/);
    expect(line?.text).toContain("“les gitar” · Jakarta Selatan");
    expect(await opened(line?.href)).toMatch(/^\/explore\?q=les\+gitar&lokasi=[\w-]+&sort=terbaru$/);
    expect(second).toBeUndefined();
    const [form] = [...html.matchAll(/action="(\/saved-searches\/[^"]+)"/g)].map(([, to]) => to ?? "");
    const gone = await world.fetch(form ?? "", { as: budi, form: {} });
    expect(await toastOf(world, gone, budi)).toContain("Pencarian dihapus dari simpanan");
    expect(await savedPage()).not.toContain("les gitar");
  });

  it("redirects to the page of results where it was saved", async () => {
    const from = "/explore?q=les&sort=termurah";
    const answer = await world.fetch("/saved-searches", {
      as: budi,
      form: { search: "q=les" },
      headers: { Referer: `http://localhost:8787${from}` },
    });
    expect(answer.headers.get("Location")).toBe(from);
  });

  it("of requests is saved from their page, and opens there", async () => {
    await world.listing(sari, { kind: "wanted", title: "Cari guru les gitar", location: "Kota Depok" });
    const from = "/wanted?q=les+gitar&lokasi=kota-depok";
    const html = await (await world.fetch(from)).text();
    expect(pageText(html)).toContain("Terdekat");
    const search = /name="search" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(search).toContain("jenis=");
    const headers = { Referer: `http://localhost:8787${from}` };
    const saved = await world.fetch("/saved-searches", { as: budi, form: { search }, headers });
    expect(saved.headers.get("Location")).toBe(from);
    const [line] = parts(await savedPage(), "link", /les gitar/);
    expect(await opened(line?.href)).toBe(`${from}&sort=terbaru`);
    expect(await (await world.fetch("/wanted")).text()).not.toContain("Simpan pencarian");
    expect(await (await world.fetch("/wanted?q=zzqx+wvut")).text()).toContain("Simpan pencarian");
  });

  it("needs content, and is no longer than the table allows", async () => {
    for (const search of ["", "sort=termurah", "q=%20&rating=9", "\u0000", "%", "q=%E0%A4"]) {
      const answer = await save(search);
      expect(answer.status).toBe(303);
      expect(await toastOf(world, answer, budi), search).toMatch(/Tulis dahulu apa|Pencarian disimpan/);
    }
    expect(await toastOf(world, await save(`q=${"🛵".repeat(100)}`), budi)).toContain("terlalu panjang");
  });

  it("is limited to twenty, and per hour", async () => {
    for (let n = 0; n < MAX_SAVED_SEARCHES; n += 1) await save(`q=kata+${n}`);
    expect(await toastOf(world, await save("q=satu+lagi"), budi)).toContain("sudah menyimpan 20 pencarian");
    expect((await savedPage()).match(/saved-searches\/[^"]+\/deletion/g)).toHaveLength(MAX_SAVED_SEARCHES);
    const { db, now } = world.context();
    await countAttempt(db, `saved-search:${budi.id}`, 1_000, now, SAVED_CHANGES_AN_HOUR - 21);
    expect(await toastOf(world, await save("q=satu+lagi"), budi)).toContain("60 kali");
  });

  it("is saved after login if the button was clicked before", async () => {
    await knowPassword(world, budi);
    const asked = await world.fetch("/saved-searches", { form: { search: "q=cat+rumah&hargaMax=500000" } });
    const login = asked.headers.get("Location") ?? "";
    const entered = await world.fetch(login, {
      cookie: cookiesOf(asked),
      form: { email: budi.email, password: PASSWORD },
    });
    const to = entered.headers.get("Location") ?? "";
    const cookie = `${cookiesOf(asked)}; ${cookiesOf(entered)}`;
    await world.fetch("/saved-searches?q=pancingan", { cookie });
    expect(await savedPage()).toContain("Belum ada pencarian tersimpan");
    const done = await world.fetch(to, { cookie });
    expect(done.headers.get("Location")).toMatch(/^\/explore\?q=cat\+rumah/);
    expect(await savedPage()).toContain("“cat rumah”");
  });
});

describe("new results of a saved search", () => {
  const guitar = (fields = {}, who = sari) =>
    world.listing(who, {
      title: "Les gitar akustik untuk pemula",
      category: "Pendidikan",
      description: "Belajar gitar dari nol, guru datang ke rumah Anda.",
      ...fields,
    });

  it("are announced once a day, with title and place", async () => {
    await guitar({ title: "Les gitar yang lama" });
    await save("q=les+gitar");
    await notifyAfter(1);
    expect(await notificationsOf(budi)).toEqual([]);
    await guitar({}, await world.person("Rina Kartika"));
    await guitar({ title: "Les gitar klasik dan fingerstyle" });
    await notifyAfter(1.5);
    expect(await notificationsOf(budi)).toEqual([]);
    await Promise.all([notifyAfter(2), notifyAfter(2)]);
    await notifyAfter(2);
    const [one, ...others] = await notificationsOf(budi);
    expect(others).toEqual([]);
    expect(one?.title).toBe("Jasa baru: “les gitar”");
    expect(one?.about).toBe("Les gitar klasik dan fingerstyle");
    expect(one?.href).toBe("/explore?q=les+gitar&sort=terbaru");
    expect(postedSubjects(world, budi.email)).toEqual([]);
    await runScheduledWork(days(2));
    expect(postedSubjects(world, budi.email)).toEqual(["Jasa baru: “les gitar”"]);
  });

  it("are mailed or not by their own setting, apart from proposals", async () => {
    const rina = await world.person("Rina Kartika");
    const form = { order: "on", payment: "on", message: "on", review: "on" };
    await world.fetch("/account/notifications", { as: budi, form: { ...form, search: "on" } });
    await world.fetch("/account/notifications", { as: rina, form: { ...form, proposal: "on" } });
    for (const one of [budi, rina]) await save("q=les+gitar", one);
    await guitar();
    await runScheduledWork(days(2));
    for (const one of [budi, rina]) expect(await notificationsOf(one)).toHaveLength(1);
    expect(postedSubjects(world, budi.email)).toEqual(["Jasa baru: “les gitar”"]);
    expect(postedSubjects(world, rina.email)).toEqual([]);
  });

  it("exclude own, closed, distant, more expensive and partly matching ones", async () => {
    await save("q=les+gitar&lokasi=jakarta-selatan&hargaMax=400000");
    await guitar({}, budi);
    await guitar({ status: "inactive" });
    await guitar({ location: "Kota Medan" });
    await guitar({ price: 900_000 });
    await guitar({ title: "Les piano untuk pemula", description: "Belajar piano dari nol di rumah Anda." });
    await notifyAfter(2);
    expect(await notificationsOf(budi)).toEqual([]);
    await guitar();
    await notifyAfter(4);
    expect(await notificationsOf(budi)).toHaveLength(1);
  });

  it("of wanted listings are announced if wanted listings were searched", async () => {
    await save("q=les+gitar&jenis=permintaan");
    await guitar();
    await guitar({ kind: "wanted", title: "Cari guru les gitar", deadline: Date.now() + 9 * DAY });
    await notifyAfter(2);
    expect((await notificationsOf(budi)).map(({ title, about }) => [title, about])).toEqual([
      ["Permintaan baru: “les gitar” · Permintaan saja", "Cari guru les gitar"],
    ]);
  });

  it("are searched for in turns, so that none is skipped", async () => {
    const people = await Promise.all([1, 2, 3].map((n) => world.person(`Warga ${n}`)));
    for (const one of people) for (let n = 0; n < 20; n += 1) await save(`q=les+gitar&hargaMax=${400_000 + n}`, one);
    await guitar();
    await notifyAfter(2);
    const first = (await Promise.all(people.map(notificationsOf))).flat().length;
    expect(first).toBe(40);
    await notifyAfter(2);
    expect((await Promise.all(people.map(notificationsOf))).map((all) => all.length)).toEqual([20, 20, 20]);
  });

  it("name one listing per seller, even with stuffed titles", async () => {
    const rina = await world.person("Rina Kartika");
    await save("q=les+gitar");
    await guitar({ title: "Les gitar klasik" }, rina);
    await guitar({ title: "Les gitar jazz" }, rina);
    for (let n = 1; n <= 12; n += 1)
      await guitar({ title: `Serba bisa ${n}`, description: "Les gitar, servis AC, cat, pijat, sedot WC." });
    await runScheduledWork(days(2));
    const [notification] = await notificationsOf(budi);
    expect(notification?.about).toBe("Serba bisa 12");
    const { results } = await world.bindings.DB.prepare("select body from outbox where recipient = ?")
      .bind(budi.email)
      .all<{ body: string }>();
    expect(results.map(({ body }) => body.match(/Serba bisa \d+|Les gitar \w+/g))).toEqual([
      ["Serba bisa 12", "Les gitar jazz"],
    ]);
  });

  it("are not searched for or mailed for a suspended person, until they are restored", async () => {
    const { DB } = world.bindings;
    const suspend = (at: number | null) =>
      DB.prepare("update users set suspended_at = ? where id = ?").bind(at, budi.id).run();
    await save("q=les+gitar");
    await guitar();
    await suspend(Date.now());
    await runScheduledWork(days(2));
    const context = days(2);
    await notifyOfNewListings(context);
    expect([context.meter.trips, await notificationsOf(budi), postedSubjects(world, budi.email)]).toEqual([1, [], []]);
    await suspend(null);
    await runScheduledWork(days(4));
    expect(await notificationsOf(budi)).toHaveLength(1);
    expect(postedSubjects(world, budi.email)).toEqual(["Jasa baru: “les gitar”"]);
  });

  it("cost few rows if no search is due", async () => {
    await save("q=les+gitar");
    const context = world.context();
    await notifyOfNewListings(context);
    expect([context.meter.trips, context.meter.rows <= 3]).toEqual([1, true]);
  });
});

describe("the count of new results beside a saved search", () => {
  const guitar = (n: number, who = sari) =>
    world.listing(who, {
      title: `Les gitar ke-${n}`,
      category: "Pendidikan",
      description: "Belajar gitar dari nol, guru datang ke rumah Anda.",
    });
  const openSearch = async (as = budi) => opened(parts(await savedPage(as), "link", /les gitar/)[0]?.href, as);
  const unread = async () => pageText(await (await world.fetch("/", { as: budi })).text()).includes("Ada yang baru");

  it("starts when it was saved or last opened, without own and ended ones", async () => {
    await guitar(0);
    await save("q=les+gitar");
    await save("q=melukis+kaki");
    expect(await lineOf(/les gitar/)).toContain("Kami beri tahu bila ada yang baru");
    for (const n of [1, 2]) await guitar(n);
    const ended = await guitar(3);
    await guitar(4, budi);
    expect(await lineOf(/les gitar/)).toContain("3 baru");
    expect(await lineOf(/melukis/)).toContain("Kami beri tahu bila ada yang baru");
    await notifyAfter(2);
    expect(await unread()).toBe(true);
    await guitar(5);
    await world.bindings.DB.prepare("update services set status = 'inactive' where id = ?").bind(ended).run();
    expect(await lineOf(/les gitar/)).toContain("3 baru");
    expect(await openSearch()).toBe("/explore?q=les+gitar&sort=terbaru");
    expect(await lineOf(/les gitar/)).toContain("Kami beri tahu bila ada yang baru");
    expect(await unread()).toBe(false);
    const notifications = await (await world.fetch("/notifications", { as: budi })).text();
    expect(pageText(notifications)).not.toContain("Baru: Jasa baru");
    await notifyAfter(4);
    expect(await notificationsOf(budi)).toHaveLength(1);
  });

  it("stays until its owner opens it, not by prefetch, another site or HEAD", async () => {
    await save("q=les+gitar");
    await guitar(1);
    const href = parts(await savedPage(), "link", /les gitar/)[0]?.href ?? "";
    for (const [method, headers] of [
      ["HEAD", {}],
      ["GET", { "Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Site": "same-origin" }],
      ["GET", { Purpose: "prefetch" }],
      ["GET", { "Sec-Fetch-Site": "cross-site" }],
    ] as const) {
      const led = await world.fetch(href, { as: budi, method, headers });
      expect(led.headers.get("Location")).toBe("/explore?q=les+gitar&sort=terbaru");
      expect(await lineOf(/les gitar/)).toContain("1 baru");
    }
    await world.fetch(href, { as: budi, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(await lineOf(/les gitar/)).toContain("Kami beri tahu bila ada yang baru");
  });

  it("ends when its notification is read", async () => {
    await save("q=les+gitar");
    await guitar(1);
    await notifyAfter(2);
    expect(await lineOf(/les gitar/)).toContain("1 baru");
    const { DB } = world.bindings;
    const read = await DB.prepare("select id from notifications where user_id = ?").bind(budi.id).first("id");
    await world.fetch("/notifications", { as: budi, form: { read: String(read) } });
    expect(await lineOf(/les gitar/)).toContain("Kami beri tahu bila ada yang baru");
  });

  it("is limited, and lower for twenty searches, so that the page reads no more rows", async () => {
    for (let n = 0; n < MAX_SAVED_SEARCHES; n += 1) await save(`q=les+gitar&hargaMax=${900_000 + n}`);
    for (let n = 0; n < 25; n += 1) {
      const form = { keep: "yes" };
      await world.fetch(`/gig/${await guitar(n)}/favourite`, { as: budi, form });
    }
    await notifyAfter(2);
    const response = await world.fetch("/saved", { as: budi });
    expect(pageText(await response.text()).match(/1\+ baru/g)).toHaveLength(MAX_SAVED_SEARCHES);
    const { trips, rows } = databaseCost(response);
    expect(trips).toBeLessThanOrEqual(4);
    // With a separate index, its results are read in the main database as well.
    expect(rows).toBeLessThanOrEqual(OWN_INDEX ? 240 : 200);
    await world.bindings.DB.exec("delete from saved_searches where rowid > 2");
    expect(await lineOf(/900.000/)).toContain("9+ baru");
  });
});

it("a saved search is private", async () => {
  await save("q=les+gitar");
  const page = pageText(await savedPage(await world.person("Rina Kartika")));
  expect(page).toContain("Belum ada jasa tersimpan");
  expect(page).not.toContain("les gitar");
});
