import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "~/platform/dates";
import {
  MAX_INVITATIONS,
  MAX_OF_BUYER_A_DAY,
  MAX_RECIPIENTS,
  MAX_REQUESTS_A_DAY,
  WIDER_AFTER,
} from "~/proposals/reach";
import { inviteSellers, sendDueRequests } from "~/proposals/reach-jobs.server";
import { removeOldRecipients } from "~/proposals/reach-queries.server";
import { wantedFormData } from "../support/flows/selling";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
});
beforeEach(async () => {
  for (const table of ["request_recipients", "request_rounds", "notifications", "outbox", "mail_opt_outs", "proposals"])
    await world.bindings.DB.exec(`delete from ${table}`);
  await world.bindings.DB.exec("update services set status = 'inactive'");
  await world.bindings.DB.exec("delete from attempt_counters");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const rows = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await world.bindings.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;
const change = (sql: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(sql)
    .bind(...values)
    .run();

/** Creates people with an offer to wash air conditioners. */
async function cleaners(count: number, fields: Parameters<World["listing"]>[1] = {}): Promise<TestPerson[]> {
  const people: TestPerson[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = await world.person(`Penyedia ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n]}`);
    await world.listing(person, {
      title: "Cuci AC split di rumah",
      description: "Teknisi datang ke rumah dengan alat lengkap dan bahan sendiri.",
      category: "Rumah Tangga",
      location: "Kota Depok",
      comesToBuyer: true,
      ...fields,
    });
    people.push(person);
  }
  return people;
}

const REQUEST = { title: "Butuh tukang cuci AC 3 unit", category: "Rumah Tangga", location: "Kota Depok" };

/** Submits a request and returns its id. The first round is deferred, and runs if `settled`. */
async function publish(changes: Record<string, string> = {}, settled = true, as = budi): Promise<string> {
  await world.indexed();
  const form = wantedFormData({ ...REQUEST, ...changes });
  const answer = await world.fetch("/dashboard/wanted/create", { as, form });
  expect(answer.status).toBe(303);
  if (settled) await world.settled();
  else world.abandon();
  const [row] = await rows<{ id: string }>("select id from services where user_id = ? order by seq desc", as.id);
  return row?.id ?? "";
}

/** Undoes all rounds, as if the machine had crashed before they ran. */
async function unsent(): Promise<void> {
  for (const table of ["request_recipients", "notifications", "outbox"]) await change(`delete from ${table}`);
  await change("update request_rounds set round = 0, due_at = 1");
}

const notified = async () =>
  (await rows<{ user_id: string }>("select user_id from notifications where kind = 'request' order by user_id")).map(
    ({ user_id }) => user_id,
  );
const mailed = async () => (await rows("select 1 from outbox where unsubscribes like '% request'")).length;
const ids = (people: readonly TestPerson[]) => people.map(({ id }) => id).sort();
const run = (later = 0) => sendDueRequests(world.context(Date.now() + later));

describe("a new request", () => {
  it("notifies exactly the twelve sellers who fit, once, by page and by mail", async () => {
    const fitting = await cleaners(12);
    await cleaners(2, { location: "Kota Surabaya" });
    const [piano] = await cleaners(1, {
      title: "Les piano untuk anak",
      category: "Pendidikan",
      description: "Guru piano yang sabar datang ke rumah Anda.",
    });
    expect(piano).toBeDefined();
    const id = await publish();
    expect(await notified()).toEqual(ids(fitting));
    expect(await mailed()).toBe(12);
    expect(await rows("select round, near, wider from request_rounds where service_id = ?", id)).toEqual([
      { round: 1, near: 12, wider: 0 },
    ]);
    const [line] = await rows<Record<string, string>>(
      "select title, body, href from notifications where user_id = ?",
      fitting[0]?.id,
    );
    expect(line).toMatchObject({ title: "Permintaan baru di dekat Anda", href: `/wanted/${id}` });
    await run();
    await run(HOUR);
    expect(await notified()).toHaveLength(12);
    expect(await mailed()).toBe(12);
  });

  it("is sent once by concurrent and repeated runs, and by the scheduler after a crash", async () => {
    const fitting = await cleaners(4);
    await publish();
    await unsent();
    await Promise.all([run(), run(), run(), run()]);
    await world.tick();
    expect(await notified()).toEqual(ids(fitting));
    expect(await mailed()).toBe(4);
  });

  it("is not sent again after an edit, or after it was closed and opened", async () => {
    await cleaners(3);
    const id = await publish();
    const before = await notified();
    await cleaners(1);
    await world.indexed();
    for (const status of ["inactive", "active"])
      expect((await world.fetch(`/dashboard/wanted/${id}/status`, { as: budi, form: { status } })).status).toBe(303);
    await world.settled();
    await run();
    expect(await notified()).toEqual(before);
  });

  it("that was closed before it was sent is sent once it is open", async () => {
    const fitting = await cleaners(2);
    const id = await publish();
    await unsent();
    await change("update services set status = 'inactive' where id = ?", id);
    await run();
    expect(await notified()).toEqual([]);
    await world.fetch(`/dashboard/wanted/${id}/status`, { as: budi, form: { status: "active" } });
    await run(1_000);
    expect(await notified()).toEqual(ids(fitting));
  });

  it("notifies at most fifteen, those with measured answers first, and none who leave questions unanswered", async () => {
    const people = await cleaners(MAX_RECIPIENTS + 5);
    const [silent, ...others] = people;
    const measured = others.slice(-4);
    for (const { id } of measured) await change("update users set response_minutes = 40 where id = ?", id);
    for (let n = 0; n < 3; n += 1) {
      const asker = await world.person("Penanya");
      const [listing] = await rows<{ id: string }>("select id from services where user_id = ?", silent?.id);
      const talk = crypto.randomUUID();
      await change(
        "insert into conversations (id, service_id, starter_id, owner_id, created_at, first_asked_at) values (?, ?, ?, ?, 1, 1)",
        talk,
        listing?.id,
        asker.id,
        silent?.id,
      );
      await change(
        "insert into conversation_members (conversation_id, user_id, other_id, last_message_at) values (?, ?, ?, 1)",
        talk,
        silent?.id,
        asker.id,
      );
    }
    const id = await publish();
    const told = await notified();
    expect(told).toHaveLength(MAX_RECIPIENTS);
    expect(told).not.toContain(silent?.id);
    for (const person of measured) expect(told).toContain(person.id);
    const page = pageText(await (await world.fetch(`/dashboard/wanted/${id}/proposals`, { as: budi })).text());
    expect(page).toContain("Dikirim ke 15 penyedia di Depok dan sekitarnya, biasanya menjawab dalam 40 menit.");
  });

  it("says no response time with fewer than three measured sellers", async () => {
    const [first, second] = await cleaners(4);
    for (const person of [first, second])
      await change("update users set response_minutes = 5 where id = ?", person?.id);
    const id = await publish();
    const page = pageText(await (await world.fetch(`/wanted/${id}`, { as: budi })).text());
    expect(page).toContain("Dikirim ke 4 penyedia di Depok dan sekitarnya.");
    expect(page).not.toContain("biasanya");
    expect(pageText(await (await world.fetch(`/wanted/${id}`)).text())).not.toContain("Dikirim ke");
  });

  it("reaches no suspended, restricted, closed, absent or opted-out seller, no proposer and not its owner", async () => {
    const [open, suspended, restricted, closed, absent, muted, blocked, blocker] = await cleaners(8);
    await world.listing(budi, { title: "Cuci AC split di rumah", category: "Rumah Tangga", location: "Kota Depok" });
    await change("update users set suspended_at = 1 where id = ?", suspended?.id);
    await change("update users set restricted_at = 1 where id = ?", restricted?.id);
    await change("update users set suspended_at = 1, closed_at = 1 where id = ?", closed?.id);
    await change("update users set last_active_at = ? where id = ?", Date.now() - 31 * DAY, absent?.id);
    await change("insert into mail_opt_outs (user_id, kind) values (?, 'request')", muted?.id);
    for (const [from, to] of [
      [budi, blocked],
      [blocker, budi],
    ])
      await change("insert into blocks (blocker_id, blocked_id, created_at) values (?, ?, 1)", from?.id, to?.id);
    await publish();
    expect(await notified()).toEqual([open?.id]);
  });

  it("counts at most five a day per seller, also when requests are sent at the same time", async () => {
    const [seller] = await cleaners(1);
    for (let n = 0; n < MAX_OF_BUYER_A_DAY + 2; n += 1) await publish({}, false);
    await run();
    expect(await notified()).toHaveLength(MAX_OF_BUYER_A_DAY);
    for (let n = 0; n < MAX_REQUESTS_A_DAY; n += 1) await publish({}, false, await world.person(`Klien ${n}`));
    await run();
    expect(await notified()).toHaveLength(MAX_REQUESTS_A_DAY);
    await publish({}, false);
    await run();
    expect(await notified()).toHaveLength(MAX_REQUESTS_A_DAY);
    await change("update request_recipients set created_at = created_at - ?", DAY + 1);
    await publish({}, false);
    await run();
    expect(await notified()).toHaveLength(MAX_REQUESTS_A_DAY + 1);
    expect(new Set(await notified())).toEqual(new Set([seller?.id]));
  });

  it("costs few trips and rows", async () => {
    await cleaners(24);
    await publish();
    await unsent();
    const context = world.context();
    await sendDueRequests(context);
    expect(await notified()).toHaveLength(MAX_RECIPIENTS);
    expect(context.meter.trips).toBeLessThanOrEqual(6);
    expect(context.meter.rows).toBeLessThanOrEqual(1_100);
    const idle = world.context();
    await sendDueRequests(idle);
    expect(idle.meter.trips).toBe(1);
    expect(idle.meter.rows).toBeLessThanOrEqual(2);
  });
});

describe("a request without an answer", () => {
  it("is sent to neighbouring places after six hours, once", async () => {
    const near = await cleaners(2);
    const neighbours = await cleaners(3, { location: "Kota Bogor" });
    const id = await publish();
    await run(WIDER_AFTER - HOUR);
    expect(await notified()).toEqual(ids(near));
    await Promise.all([run(WIDER_AFTER + HOUR), run(WIDER_AFTER + HOUR)]);
    expect(await notified()).toEqual(ids([...near, ...neighbours]));
    const page = pageText(await (await world.fetch(`/wanted/${id}`, { as: budi })).text());
    expect(page).toContain("Karena belum ada jawaban, kami kirim juga ke 3 penyedia di kota lain.");
    expect(await rows("select title from notifications where user_id = ?", budi.id)).toEqual([
      { title: "Permintaan dikirim lebih luas" },
    ]);
    await run(2 * DAY);
    expect(await notified()).toHaveLength(5);
  });

  it("gets a hint if nobody else fits", async () => {
    await cleaners(1);
    const id = await publish({ description: "Cuci tiga unit AC di rumah." });
    await run(WIDER_AFTER + HOUR);
    const [told] = await rows<{ title: string }>("select title from notifications where user_id = ?", budi.id);
    expect(told?.title).toBe("Belum ada yang menawar");
    const page = pageText(await (await world.fetch(`/dashboard/wanted/${id}/proposals`, { as: budi })).text());
    expect(page).toContain("Supaya lebih mudah ditawar, tambahkan foto dan tulis ukuran dan keadaannya lebih rinci.");
  });

  it("is not widened if somebody proposed or asked", async () => {
    const [sari] = await cleaners(1);
    await cleaners(2, { location: "Kota Bogor" });
    const id = await publish();
    const sent = await world.fetch(`/wanted/${id}`, {
      as: sari,
      form: {
        formId: crypto.randomUUID(),
        message: "Saya bisa hari Kamis.",
        price: "300.000",
        days: "1",
        seen: String(Date.now()),
      },
    });
    expect(sent.status).toBe(303);
    await run(WIDER_AFTER + HOUR);
    expect(await notified()).toEqual([sari?.id]);
  });
});

describe("an invitation", () => {
  const offerOf = async (person?: TestPerson) =>
    (await rows<{ id: string }>("select id from services where user_id = ? and type = 'offer'", person?.id))[0]?.id ??
    "";
  const invite = async (wantedId: string, people: readonly (TestPerson | undefined)[], as = budi) =>
    inviteSellers(world.context(), {
      buyer: as,
      wantedId,
      offerIds: await Promise.all(people.map((person) => offerOf(person))),
    });
  const invitations = () =>
    rows<{ user_id: string; title: string }>(
      "select user_id, title from notifications where cause like 'invitation:%'",
    );

  it("is one per person and request, three per request", async () => {
    const [a, b, c, d] = await cleaners(4, { location: "Kota Surabaya" });
    const id = await publish();
    expect(await invite(id, [a, b])).toMatchObject({ ok: true, value: expect.arrayContaining([a?.name, b?.name]) });
    expect(await invite(id, [a])).toMatchObject({ ok: false, reason: "not_possible" });
    expect(await invite(id, [c, d])).toMatchObject({ ok: true });
    expect(await invitations()).toHaveLength(MAX_INVITATIONS);
    expect(await invite(id, [d])).toMatchObject({ ok: false, reason: "too_many_invitations" });
    const page = pageText(await (await world.fetch(`/wanted/${id}`, { as: budi })).text());
    expect(page).toContain("Anda mengundang");
  });

  it("stays within the limits when forms are submitted at the same time", async () => {
    const people = await cleaners(6, { location: "Kota Surabaya" });
    const id = await publish();
    await Promise.all([...people, ...people].map((person) => invite(id, [person])));
    expect(await invitations()).toHaveLength(MAX_INVITATIONS);
    expect(new Set((await invitations()).map(({ user_id }) => user_id)).size).toBe(MAX_INVITATIONS);
  });

  it("needs an own open request and a seller who may be invited", async () => {
    const [sari, gone] = await cleaners(2);
    const id = await publish();
    const dewi = await world.person("Dewi Lestari");
    expect(await invite(id, [sari], dewi)).toMatchObject({ reason: "no_request" });
    await change("update users set suspended_at = 1 where id = ?", gone?.id);
    expect(await invite(id, [gone])).toMatchObject({ reason: "not_possible" });
    const own = await world.listing(budi, { title: "Cuci AC milik Budi", location: "Kota Depok" });
    const context = world.context();
    expect(await inviteSellers(context, { buyer: budi, wantedId: id, offerIds: [own] })).toMatchObject({
      reason: "not_possible",
    });
    expect(await inviteSellers(context, { buyer: budi, wantedId: id, offerIds: [] })).toMatchObject({
      reason: "none_chosen",
    });
    await change("update services set status = 'inactive' where id = ?", id);
    expect(await invite(id, [sari])).toMatchObject({ reason: "no_request" });
    expect(await invitations()).toEqual([]);
  });

  it("is a form without script, from a gig and from the matches of a request", async () => {
    const [sari] = await cleaners(1);
    const id = await publish();
    const offer = await offerOf(sari);
    const gig = await (await world.fetch(`/gig/${offer}`, { as: budi })).text();
    expect(gig).toContain(`/dashboard/wanted/invitations?jasa=${offer}`);
    const page = pageText(
      await (await world.fetch(`/dashboard/wanted/invitations?jasa=${offer}`, { as: budi })).text(),
    );
    expect(page).toContain("Penyedia A");
    expect(page).toContain(REQUEST.title);
    const matches = pageText(
      await (await world.fetch(`/dashboard/wanted/invitations?permintaan=${id}`, { as: budi })).text(),
    );
    expect(matches).toContain("Penyedia A");
    const path = `/dashboard/wanted/invitations?permintaan=${id}`;
    const empty = await world.fetch(path, { as: budi, form: { request: id } });
    expect(empty.status).toBe(400);
    expect(pageText(await empty.text())).toContain("Pilih 1 sampai 3 penyedia");
    const sent = await world.fetch(path, { as: budi, form: { request: id, offers: offer } });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/dashboard/wanted/${id}/proposals`]);
    expect((await invitations())[0]).toMatchObject({
      user_id: sari?.id,
      title: "Budi Santoso mengundang Anda menawar",
    });
  });

  it("survives hostile input", async () => {
    await cleaners(1);
    const id = await publish();
    const hostile = [
      "",
      "x",
      "../..",
      "'; drop table users; --",
      "\u0000",
      "a".repeat(4_000),
      "null",
      crypto.randomUUID(),
    ];
    for (const text of hostile) {
      for (const form of [
        { request: text, offers: text },
        { request: id, offers: text },
      ]) {
        const answer = await world.fetch(`/dashboard/wanted/invitations?jasa=${encodeURIComponent(text)}`, {
          as: budi,
          form,
        });
        expect([400, 404], text).toContain(answer.status);
      }
      const page = await world.fetch(`/dashboard/wanted/invitations?permintaan=${encodeURIComponent(text)}`, {
        as: budi,
      });
      expect([200, 404], text).toContain(page.status);
    }
    const many = new URLSearchParams([
      ["request", id],
      ...Array.from({ length: 50 }, () => ["offers", crypto.randomUUID()]),
    ]);
    expect((await world.fetch("/dashboard/wanted/invitations", { as: budi, form: many })).status).toBe(400);
    expect(await invitations()).toEqual([]);
  });
});

it("the seller's dashboard shows three open requests that were sent to them", async () => {
  const [sari] = await cleaners(1);
  for (const n of [1, 2, 3, 4])
    await publish({ title: `Butuh tukang cuci AC ${n} unit` }, true, await world.person(`Klien ${n}`));
  const page = pageText(await (await world.fetch("/dashboard/orders", { as: sari })).text());
  expect(page).toContain("Permintaan di dekat Anda");
  expect(page.match(/cuci AC \d unit/g)).toHaveLength(3);
  expect(pageText(await (await world.fetch("/dashboard/orders", { as: budi })).text())).not.toContain(
    "Permintaan di dekat Anda",
  );
});

it("rows about recipients are deleted after a year", async () => {
  await cleaners(2);
  await publish();
  const { db, now } = world.context();
  expect(await removeOldRecipients(db, now - DAY, 10)).toBe(0);
  expect(await removeOldRecipients(db, now + DAY, 10)).toBe(2);
});
