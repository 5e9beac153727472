import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { notifications } from "~/database/schema/messages";
import { proposals } from "~/database/schema/orders";
import { removeListing } from "~/listings/commands.server";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { declineProposal, sendProposal, withdrawProposal } from "~/proposals/commands.server";
import { MAX_OPEN_PROPOSALS } from "~/proposals/proposal";

import { mailOf } from "../support/flows/account";
import { OFFER, openProposals, postWanted, propose, readProposal } from "../support/flows/proposing";
import { startWorld, type TestPerson, type World } from "../support/world";

const REASON = "Sudah ada yang mengerjakan.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let wanted: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  // New people each time, because proposals are limited to thirty an hour.
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  wanted = await postWanted(world, budi);
});
afterAll(() => world.stop());

const send = (changes: Partial<Parameters<typeof sendProposal>[1]> = {}, now?: number) =>
  sendProposal(world.context(now), {
    wantedId: wanted,
    proposer: sari,
    message: OFFER,
    price: 1_400_000,
    days: 3,
    formId: crypto.randomUUID(),
    ...changes,
  });
const withdraw = (id: string, as = sari) => withdrawProposal(world.context(), id, as.id);
const decline = (id: string, reason = REASON, as = budi) =>
  declineProposal(world.context(), { id, wantedId: wanted, buyerId: as.id }, reason);
const notices = (person: TestPerson) =>
  world.context().db.select().from(notifications).where(eq(notifications.userId, person.id));
const notificationTitles = async (person: TestPerson) => (await notices(person)).map(({ title }) => title);
const causes = async (person: TestPerson) => (await notices(person)).map(({ cause }) => cause);

describe("sending a proposal", () => {
  it("is limited to thirty an hour, changes included", async () => {
    const hour = Math.floor(Date.now() / HOUR) * HOUR;
    const proposer = await world.person("Rina Kartika");
    const change = (minute: number) => send({ proposer, message: `${OFFER} ${minute}` }, hour + minute * MINUTE);
    for (let minute = 0; minute < 30; minute += 1) expect((await change(minute)).ok).toBe(true);
    expect(await change(59)).toEqual({ ok: false, reason: "too_many" });
    expect((await readProposal(world, wanted, proposer)).message).toBe(`${OFFER} 29`);
    expect((await change(60)).ok).toBe(true);
  });

  it("stores it, counts it, and notifies the buyer in the app and by mail", async () => {
    expect(await send()).toEqual({ ok: true, value: "first" });
    expect(await readProposal(world, wanted, sari)).toMatchObject({
      status: "open",
      buyerId: budi.id,
      message: OFFER,
      price: 1_400_000,
      days: 3,
    });
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
    expect(await notificationTitles(budi)).toEqual(["Penawaran baru dari Sari Wulandari"]);
    await world.settled();
    const mail = world.postbox.sent.find(({ to }) => to === budi.email);
    expect(mail?.text).toContain(`/dashboard/wanted/${wanted}/proposals`);
  });

  it("changes an open one, and notifies of changes once a day", async () => {
    const now = Date.now();
    await send({}, now);
    for (const price of [1_300_000, 1_200_000, null]) {
      expect(await send({ price, message: `${OFFER} ${price}` }, now)).toEqual({ ok: true, value: "change" });
    }
    expect(await readProposal(world, wanted, sari)).toMatchObject({ price: null, message: `${OFFER} null` });
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
    expect(await notificationTitles(budi)).toHaveLength(2);
    await send({ price: 1_000_000 }, now + DAY);
    expect(await notificationTitles(budi)).toHaveLength(3);
  });

  it("reopens a withdrawn one as the newest", async () => {
    const now = Date.now();
    const id = await propose(world, sari, wanted);
    await withdraw(id);
    expect(await send({ message: "Sekarang saya bisa." }, now + DAY)).toEqual({ ok: true, value: "again" });
    const row = await readProposal(world, wanted, sari);
    expect(row).toMatchObject({ id, status: "open", message: "Sekarang saya bisa.", createdAt: now + DAY });
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
  });

  it("is refused after a decline, for the sender's own, a closed or a missing wanted listing, and for an offer", async () => {
    const id = await propose(world, sari, wanted);
    await decline(id);
    expect(await send()).toEqual({ ok: false, reason: "declined" });
    expect(await send({ proposer: budi })).toEqual({ ok: false, reason: "own_wanted" });
    const closed = await postWanted(world, budi, { status: "inactive" });
    expect(await send({ wantedId: closed })).toEqual({ ok: false, reason: "wanted_closed" });
    const deleted = await postWanted(world, budi, { deletedAt: 1 });
    expect(await send({ wantedId: deleted })).toEqual({ ok: false, reason: "no_wanted" });
    const offer = await world.listing(budi);
    expect(await send({ wantedId: offer })).toEqual({ ok: false, reason: "no_wanted" });
    expect(await openProposals(world, wanted)).toEqual({ kept: 0, counted: 0 });
  });

  it("from a late form does not revive a closed one", async () => {
    const formId = crypto.randomUUID();
    await send({ formId });
    await withdraw((await readProposal(world, wanted, sari)).id);
    expect(await send({ formId })).toEqual({ ok: false, reason: "changed_meanwhile" });
    expect((await readProposal(world, wanted, sari)).status).toBe("withdrawn");
  });
});

describe("closing a proposal", () => {
  it("removes it from the count and notifies the other side", async () => {
    const rina = await world.person("Rina Kartika");
    const first = await propose(world, sari, wanted);
    const second = await propose(world, rina, wanted);
    expect(await withdraw(first)).toEqual({ ok: true, value: "withdrawn" });
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
    expect(await decline(second)).toEqual({ ok: true, value: "declined" });
    expect(await openProposals(world, wanted)).toEqual({ kept: 0, counted: 0 });
    expect(await notificationTitles(budi)).toContain("Sari Wulandari menarik penawarannya");
    const [notice] = await notices(rina);
    expect((await mailOf(world, rina)).at(-1)?.body).toContain(`Alasan pembeli: ${REASON}`);
    expect(notice).toMatchObject({ kind: "proposal", title: "Penawaran Anda ditolak" });
  });

  it("twice counts once, and the first reason stays", async () => {
    const id = await propose(world, sari, wanted);
    expect(await decline(id)).toEqual({ ok: true, value: "declined" });
    expect(await decline(id)).toEqual({ ok: true, value: "declined" });
    expect(await decline(id, "Alasan yang lain sama sekali.")).toEqual({ ok: false, reason: "declined" });
    expect((await readProposal(world, wanted, sari)).declineReason).toBe(REASON);
    expect(await withdraw(id)).toEqual({ ok: false, reason: "declined" });
  });

  it("is refused to everybody else", async () => {
    const id = await propose(world, sari, wanted);
    const rina = await world.person("Rina Kartika");
    expect(await withdraw(id, rina)).toEqual({ ok: false, reason: "no_proposal" });
    expect(await withdraw(id, budi)).toEqual({ ok: false, reason: "no_proposal" });
    expect(await decline(id, REASON, sari)).toEqual({ ok: false, reason: "no_proposal" });
    expect(await decline(id, REASON, rina)).toEqual({ ok: false, reason: "no_proposal" });
    const other = await postWanted(world, budi);
    const elsewhere = { id, wantedId: other, buyerId: budi.id };
    expect(await declineProposal(world.context(), elsewhere, REASON)).toEqual({
      ok: false,
      reason: "no_proposal",
    });
    expect((await readProposal(world, wanted, sari)).status).toBe("open");
  });

  it("is possible after the wanted listing was closed", async () => {
    const id = await propose(world, sari, wanted);
    await world.context().db.update(listings).set({ status: "inactive" }).where(eq(listings.id, wanted));
    expect((await withdraw(id)).ok).toBe(true);
  });
});

describe("races", () => {
  it("one form sent many times creates one proposal and one notification", async () => {
    const formId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ formId })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
    expect(await notificationTitles(budi)).toHaveLength(1);
  });

  it("two tabs at once leave one open proposal", async () => {
    const answers = await Promise.all([send(), send({ message: "Dari jendela yang lain." })]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
  });

  it("proposals of many people at once are all counted", async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => world.person(`Penyedia ${"abcdefghijkl"[n]}`)),
    );
    await Promise.all(people.map((proposer) => send({ proposer })));
    expect(await openProposals(world, wanted)).toEqual({ kept: 12, counted: 12 });
  });

  it.each([1, 2, 3, 4])("only one of a withdrawal and a decline at once succeeds (%i)", async () => {
    const id = await propose(world, sari, wanted);
    const [withdrawn, declined] = await Promise.all([withdraw(id), decline(id)]);
    expect([withdrawn.ok, declined.ok].filter(Boolean)).toHaveLength(1);
    const { status } = await readProposal(world, wanted, sari);
    expect(status).toBe(withdrawn.ok ? "withdrawn" : "declined");
    expect((await causes(sari)).includes(`proposal:${id}:declined`)).toBe(declined.ok);
    expect((await notificationTitles(budi)).includes("Sari Wulandari menarik penawarannya")).toBe(withdrawn.ok);
    expect(await openProposals(world, wanted)).toEqual({ kept: 0, counted: 0 });
  });

  it("a change during a decline is refused, and the declined text stays", async () => {
    const id = await propose(world, sari, wanted);
    const [changed, declined] = await Promise.all([send({ message: "Harga baru." }), decline(id)]);
    expect(declined.ok).toBe(true);
    const row = await readProposal(world, wanted, sari);
    expect(row.status).toBe("declined");
    expect(row.message).toBe(changed.ok ? "Harga baru." : OFFER);
  });

  it("the number of proposals never exceeds the limit", async () => {
    const { db, now } = world.context();
    const crowd = await Promise.all(Array.from({ length: 4 }, (_, n) => world.person(`Penyedia ${"abcd"[n]}`)));
    await db
      .update(listings)
      .set({ proposalCount: MAX_OPEN_PROPOSALS - 2 })
      .where(eq(listings.id, wanted));
    // Each proposal updates the count from the rows, so the rows must exist.
    await world.bindings.DB.prepare(
      `insert into users (id, email, password_hash, full_name, created_at, last_active_at)
       with recursive n(n) as (select 1 union all select n + 1 from n where n < ?1)
       select printf('%s-%012d', substr(?2, 1, 23), n), printf('%s%d@contoh.id', ?2, n), 'x', 'Penyedia', ?3, ?3 from n`,
    )
      .bind(MAX_OPEN_PROPOSALS - 2, wanted, now)
      .run();
    await world.bindings.DB.prepare(
      `insert into proposals (id, service_id, user_id, client_id, message, status, form_id, created_at, updated_at)
       select id, ?1, id, ?2, 'Saya bisa.', 'open', id, ?3, ?3 from users where id like substr(?1, 1, 23) || '-%'`,
    )
      .bind(wanted, budi.id, now)
      .run();
    const answers = await Promise.all(crowd.map((proposer) => send({ proposer })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "full")).toHaveLength(2);
    expect(await openProposals(world, wanted)).toEqual({
      kept: MAX_OPEN_PROPOSALS,
      counted: MAX_OPEN_PROPOSALS,
    });
    await db.delete(proposals).where(eq(proposals.wantedId, wanted));
  });
});

describe("deleting a wanted listing", () => {
  const remove = (as = budi) => removeListing(world.context(), { id: wanted, userId: as.id, kind: "wanted" });

  it("notifies each sender of an open proposal once, and nobody who withdrew", async () => {
    const rina = await world.person("Rina Kartika");
    const dimas = await world.person("Dimas Prakoso");
    await propose(world, rina, wanted);
    await withdraw(await propose(world, dimas, wanted), dimas);
    expect([await remove(), await remove()]).toEqual([true, true]);
    expect(await notificationTitles(rina)).toEqual(["Permintaan dihapus pemiliknya"]);
    expect(await notificationTitles(dimas)).toEqual([]);
    await world.settled();
    expect(world.postbox.sent.some(({ to }) => to === rina.email)).toBe(true);
  });

  it("by another person does nothing and notifies nobody", async () => {
    const rina = await world.person("Rina Kartika");
    await propose(world, rina, wanted);
    expect(await remove(rina)).toBe(false);
    expect(await notificationTitles(rina)).toEqual([]);
  });
});
