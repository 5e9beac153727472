import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listingPictures, listings } from "~/database/schema/listings";
import { reports } from "~/database/schema/operators";
import { dataRequests } from "~/database/schema/personal-data";
import { outbox, users } from "~/database/schema/users";
import { moderate } from "~/moderation/commands.server";
import { picturesNotInEvidence } from "~/moderation/evidence-queries.server";
import { EVIDENCE_RETENTION } from "~/moderation/report";
import { DAY, MINUTE } from "~/platform/dates";
import { sweepPictures } from "~/platform/picture-jobs.server";
import { endRetention } from "~/scheduled-work.server";
import { knowPassword, mailOf, signUpRequest } from "../../support/flows/account";
import { closeAccount } from "../../support/flows/my-data";
import { newOperator } from "../../support/flows/operators";
import { act, newestReport, report, restore, suspend } from "../../support/flows/reporting";
import { offerFormData } from "../../support/flows/selling";
import { hrefs, pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let ayu: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
});
afterAll(() => world.stop());

const page = async (path: string) => {
  const html = await (await world.fetch(path, { as: ayu })).text();
  return { html, text: pageText(html) };
};
const db = () => world.context().db;

async function picture(owner: "listing" | "person"): Promise<string> {
  // A late key, because a sweep that starts at a random key rarely reaches it.
  const key = `f${crypto.randomUUID().slice(1)}`;
  const files = ([320, 640, 1280] as const).map((width) => ({ width, bytes: new ArrayBuffer(8) }));
  await world.context().pictures.put(key, { files, width: 4, height: 3 }, owner);
  return key;
}
const seenBy = async (key: string, as?: TestPerson) =>
  (await world.fetch(`/media/${key}/1280.webp`, as ? { as } : {})).status;
const isThere = async (key: string) => (await world.context().pictures.head(key, 320)) !== null;

async function sweepFrom(start: number) {
  for (let run = 0; run < 3; run++) await sweepPictures(world.context(start + run * 5 * MINUTE));
}

/** A friend reports the person. After the closing request a stranger reports her listing. */
async function reportedSeller() {
  const ratna = await world.person("Ratna Dewi");
  await knowPassword(world, ratna);
  const [friend, stranger] = [await world.person("Teman Ratna"), await world.person("Budi Santoso")];
  const offer = await world.listing(ratna, { title: "Emas batangan murah" });
  const [shown, unreported, face] = [await picture("listing"), await picture("listing"), await picture("person")];
  const other = await world.listing(ratna, { title: "Sulam nama" });
  for (const [listingId, key] of [
    [offer, shown],
    [other, unreported],
  ] as const)
    await db()
      .insert(listingPictures)
      .values({
        id: crypto.randomUUID(),
        listingId,
        url: `/media/${key}`,
        position: 0,
        width: 4,
        height: 3,
        status: "ready",
        createdAt: Date.now(),
      });
  await db()
    .update(users)
    .set({ pictureUrl: `/media/${face}` })
    .where(eq(users.id, ratna.id));
  expect((await report(world, friend, { subject: "person", id: ratna.id })).status).toBe(303);
  const friends = await newestReport(world);
  expect((await closeAccount(world, ratna)).headers.get("Location")).toBe("/account/data/closure");
  expect((await report(world, stranger, { subject: "listing", id: offer })).status).toBe(303);
  return { ratna, friends, strangers: await newestReport(world), shown, unreported, face };
}

const answer = (id: string) =>
  world.fetch(`/operator/reports/${id}`, { as: ayu, form: { answer: "Sudah kami periksa, terima kasih." } });
const accounts = (email: string) => db().select().from(users).where(eq(users.email, email));

it("closing keeps reported words and pictures in any order of reports, until the decision is old", async () => {
  const { ratna, friends, strangers, shown, unreported, face } = await reportedSeller();
  expect((await answer(friends)).status).toBe(303);
  expect((await closeAccount(world, ratna)).headers.get("Location")).toBe("/");
  const file = await page(`/operator/reports/${strangers}`);
  expect(file.text).toContain("Emas batangan murah");
  expect(hrefs(file.html)).toContain(`/media/${shown}/1280.webp`);
  const now = Date.now();
  await sweepFrom(now + DAY);
  expect(await isThere(shown)).toBe(true);
  expect(await seenBy(shown, ayu)).toBe(200);
  for (const other of [undefined, await world.person("Orang Lain")]) expect(await seenBy(shown, other)).toBe(404);
  expect(await seenBy(unreported, ayu)).toBe(404);
  expect(await isThere(unreported)).toBe(false);
  expect(await isThere(face)).toBe(false);
  expect((await answer(strangers)).status).toBe(303);
  await endRetention(world.context(now + EVIDENCE_RETENTION + DAY));
  expect((await page(`/operator/reports/${strangers}`)).text).not.toContain("Emas batangan murah");
  await sweepFrom(now + EVIDENCE_RETENTION + DAY);
  expect(await isThere(shown)).toBe(false);
});

it("closing keeps reported content as it was before its owner changed it", async () => {
  const { ratna, friends, strangers, shown, face } = await reportedSeller();
  const own = and(eq(listings.ownerId, ratna.id), eq(listings.title, "Emas batangan murah"));
  const [offer] = await db().select({ id: listings.id }).from(listings).where(own);
  for (const title of ["Les matematika SD", "Les matematika SMP"]) {
    const form = offerFormData({ status: "active", title });
    const path = `/dashboard/services/edit/${offer?.id}`;
    expect((await world.fetch(path, { as: ratna, form })).status).toBe(303);
  }
  const form = new FormData();
  const profile = { fullName: "Guru Ratna", location: "Kota Bandung", contactEmail: "halo@ratna.example" };
  for (const [name, value] of Object.entries({ ...profile, phone: "0812-3456-7890" })) form.set(name, value);
  form.set("picture", new File([], ""));
  expect((await world.fetch("/profile/edit", { as: ratna, form })).status).toBe(303);
  await db().update(dataRequests).set({ dueAt: Date.now() }).where(eq(dataRequests.userId, ratna.id));
  const changed = await page(`/operator/reports/${strangers}`);
  expect(changed.text).toContain("Les matematika SMP");
  expect(changed.text).toContain("Emas batangan murah");
  expect((await closeAccount(world, ratna)).headers.get("Location")).toBe("/");
  const closed = await page(`/operator/reports/${strangers}`);
  expect(closed.text).toContain("Emas batangan murah");
  expect(hrefs(closed.html)).toContain(`/media/${shown}/1280.webp`);
  const reported = await page(`/operator/reports/${friends}`);
  expect(reported.text).toContain("Ratna Dewi");
  expect(reported.text).not.toContain("Guru Ratna");
  expect(hrefs(reported.html)).toContain(`/media/${face}/1280.webp`);
});

it("evidence keeps its pictures, even if another report has plain text as evidence", async () => {
  const { ratna, friends, strangers, shown } = await reportedSeller();
  expect((await answer(friends)).status).toBe(303);
  expect((await closeAccount(world, ratna)).headers.get("Location")).toBe("/");
  await db().update(reports).set({ evidence: "Emas\nPasti untung" }).where(eq(reports.id, friends));
  expect((await page(`/operator/reports/${friends}`)).text).toContain("Pasti untung");
  expect(await picturesNotInEvidence(db(), [`/media/${shown}`, "/media/lain"])).toEqual(["/media/lain"]);
  expect((await page(`/operator/reports/${strangers}`)).text).toContain("Emas batangan murah");
});

it("closing keeps the portrait of a reported person", async () => {
  const { ratna, friends, strangers, shown, face } = await reportedSeller();
  expect((await answer(strangers)).status).toBe(303);
  await db().update(dataRequests).set({ dueAt: Date.now() }).where(eq(dataRequests.userId, ratna.id));
  expect((await closeAccount(world, ratna)).headers.get("Location")).toBe("/");
  expect(hrefs((await page(`/operator/reports/${friends}`)).html)).toContain(`/media/${face}/1280.webp`);
  expect(await isThere(face)).toBe(true);
  expect([await seenBy(face, ayu), await seenBy(face)]).toEqual([200, 404]);
  expect(await isThere(shown)).toBe(false);
});

it("the address is blocked until the report is decided, and free if it was unfounded", async () => {
  const { ratna, friends, strangers } = await reportedSeller();
  await answer(friends);
  await closeAccount(world, ratna);
  expect((await mailOf(world, ratna)).map(({ body }) => body).join()).toContain("masih diperiksa");
  await signUpRequest(world, ratna.email);
  expect(await accounts(ratna.email)).toHaveLength(0);
  expect((await mailOf(world, ratna)).at(-1)?.body).toContain("masih diperiksa");
  const person = await page(`/operator/people/${ratna.id}`);
  expect(person.text).toContain("Tangguhkan Akun");
  await answer(strangers);
  expect((await page(`/operator/people/${ratna.id}`)).text).not.toContain("Tangguhkan Akun");
  // Her messages stay and can still be reported, but that does not block the address.
  const later = {
    id: crypto.randomUUID(),
    reporterId: ayu.id,
    subject: "message",
    subjectId: strangers,
  } as const;
  await db()
    .insert(reports)
    .values({
      ...later,
      responsibleId: ratna.id,
      reason: "Kasar",
      status: "open",
      createdAt: Date.now() + 1,
    });
  await act(world, ayu, suspend(ratna));
  await signUpRequest(world, ratna.email);
  expect(await accounts(ratna.email)).toHaveLength(1);
});

it("the address is blocked for a year if an operator finds the person at fault later", async () => {
  const { ratna, friends, strangers } = await reportedSeller();
  await answer(friends);
  await closeAccount(world, ratna);
  const form = await page(suspend(ratna)[0]);
  expect(form.text).toContain("tidak dapat dipakai mendaftar lagi sampai setahun");
  expect(form.text).not.toContain("masih dapat masuk");
  expect((await act(world, ayu, suspend(ratna))).status).toBe(303);
  const toNobody = await db().select().from(outbox).where(like(outbox.recipient, "%@closed.invalid"));
  expect(toNobody).toEqual([]);
  const acts = await page(`/operator/people/${ratna.id}`);
  expect(acts.text).not.toContain("Pulihkan Akun");
  await act(world, ayu, restore(ratna));
  await answer(strangers);
  await signUpRequest(world, ratna.email);
  expect(await accounts(ratna.email)).toHaveLength(0);
  expect((await mailOf(world, ratna)).at(-1)?.body).toContain("ditangguhkan setelahnya");
  const [row] = await db().select().from(users).where(eq(users.id, ratna.id));
  expect(row?.suspendedReason).toBe("");
  expect(row?.suspendedAt).not.toBe(row?.closedAt);
});

it("a suspension at the moment of closing is stored as a later one", async () => {
  const { ratna, friends } = await reportedSeller();
  await answer(friends);
  await closeAccount(world, ratna);
  const [closed] = await db().select().from(users).where(eq(users.id, ratna.id));
  const now = closed?.closedAt ?? 0;
  expect(closed?.suspendedAt).toBe(now);
  const done = { operatorId: ayu.id, act: "suspend_person", reason: "Menipu pembeli." } as const;
  expect((await moderate(world.context(now), { kind: "person", id: ratna.id }, done)).ok).toBe(true);
  const again = await moderate(world.context(now), { kind: "person", id: ratna.id }, done);
  expect(again).toEqual({ ok: false, reason: "already" });
  const [row] = await db().select().from(users).where(eq(users.id, ratna.id));
  expect(row).toMatchObject({ suspendedAt: now + 1, closedAt: now });
});

it("repeated reports do not delay the closing", async () => {
  const { ratna, friends } = await reportedSeller();
  await answer(friends);
  for (const name of ["Satu", "Dua", "Tiga"])
    await report(world, await world.person(`Musuh ${name}`), { subject: "person", id: ratna.id });
  expect((await closeAccount(world, ratna)).headers.get("Location")).toBe("/");
  const open = await db().select().from(reports).where(eq(reports.responsibleId, ratna.id));
  expect(open.filter(({ status, evidence }) => status === "open" && evidence === "")).toEqual([]);
});
