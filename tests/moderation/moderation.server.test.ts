import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { notifications } from "~/database/schema/messages";
import { operatorActions } from "~/database/schema/operators";
import { reviews } from "~/database/schema/orders";
import { outbox, users } from "~/database/schema/users";
import { moderate } from "~/moderation/commands.server";
import { findModerated, writeModeration } from "~/moderation/queries.server";
import type { ModeratedKind, ModerationKind } from "~/moderation/report";
import { moderationNotification, OWNER_SUSPENDED } from "~/moderation/text";
import { mailWording } from "~/notifications/text";
import { order } from "../support/flows/buying";
import { newOperator } from "../support/flows/operators";
import { guardedMarket, type Market } from "../support/flows/reporting";
import { auditRatings, review } from "../support/flows/reviewing";
import type { TestPerson, World } from "../support/world";

let market: Market;
let world: World;
let ayu: TestPerson;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;

beforeAll(async () => {
  market = await guardedMarket();
  ({ world, ayu } = market);
});
beforeEach(async () => {
  ({ sari, budi, offer } = await market.newcomers());
});
afterEach(() => world.settled());
afterAll(() => world.stop());

const WHY = "Memuat nomor telepon orang lain.";
const act = (kind: ModeratedKind, id: string, name: ModerationKind, as = ayu, reason = WHY) =>
  moderate(world.context(), { kind, id }, { operatorId: as.id, act: name, reason });
const db = () => world.context().db;
const listing = async (id: string) => {
  const [row] = await db().select().from(listings).where(eq(listings.id, id));
  return row && { status: row.status, hidden: row.hiddenAt !== null, why: row.hiddenReason };
};
const log = async (subjectId: string) =>
  (await db().select().from(operatorActions).where(eq(operatorActions.subjectId, subjectId))).map(
    ({ kind, reason, operatorId }) => ({ kind, reason, by: operatorId === ayu.id ? "ayu" : operatorId }),
  );
const notificationTitles = async (who: TestPerson) =>
  (await db().select().from(notifications).where(eq(notifications.userId, who.id))).map(({ title }) => title);
const mails = async (who: TestPerson) =>
  (await db().select().from(outbox).where(eq(outbox.recipient, who.email))).map(({ subject, body }) => ({
    subject,
    body,
  }));

describe("hiding a listing", () => {
  it("deactivates it with the reason, logs it, and notifies its owner once, however often it is submitted", async () => {
    expect(await act("listing", offer, "hide_listing")).toEqual({
      ok: true,
      value: { unanswered: null },
    });
    expect(await act("listing", offer, "hide_listing", ayu, "Sekali lagi, karena ragu.")).toEqual({
      ok: false,
      reason: "already",
    });
    expect(await listing(offer)).toEqual({ status: "inactive", hidden: true, why: WHY });
    expect(await log(offer)).toEqual([{ kind: "hide_listing", reason: WHY, by: "ayu" }]);
    const title = "Jasa Anda disembunyikan";
    expect(await notificationTitles(sari)).toEqual([title]);
    expect((await mails(sari)).map(({ subject }) => subject)).toEqual([title]);
    expect((await mails(sari))[0]?.body).toContain(WHY);
  });

  it("succeeds for one of 24 operators at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => act("listing", offer, "hide_listing", ayu, `Alasan nomor ${n}.`)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await log(offer)).toHaveLength(1);
    expect(await notificationTitles(sari)).toHaveLength(1);
  });

  it("can be undone without activating the listing, which its owner does", async () => {
    await act("listing", offer, "hide_listing");
    expect((await act("listing", offer, "show_listing")).ok).toBe(true);
    expect(await listing(offer)).toEqual({ status: "inactive", hidden: false, why: "" });
    expect((await log(offer)).map(({ kind }) => kind)).toEqual(["hide_listing", "show_listing"]);
  });

  it("is refused for deleted, unknown and own listings", async () => {
    await db().update(listings).set({ deletedAt: 1 }).where(eq(listings.id, offer));
    expect(await act("listing", offer, "hide_listing")).toMatchObject({ reason: "no_subject" });
    expect(await act("listing", crypto.randomUUID(), "hide_listing")).toMatchObject({ reason: "no_subject" });
    const own = await world.listing(ayu);
    expect(await act("listing", own, "hide_listing")).toMatchObject({ reason: "own_cause" });
    expect(await act("listing", await world.listing(sari), "suspend_person")).toMatchObject({
      reason: "no_subject",
    });
    expect(await log(own)).toEqual([]);
  });
});

describe("hiding a review", () => {
  afterEach(async () => expect(await auditRatings(world)).toEqual([]));
  const sides = () => ({ buyer: budi, seller: sari, listingId: offer });
  // Inserted unpublished and then published, because the trigger counts on publication.
  async function published(rating: number) {
    const id = await review(world, sides(), { rating, comment: "Hubungi saya di 0812." });
    await db().update(reviews).set({ publishedAt: null }).where(eq(reviews.id, id));
    await db().update(reviews).set({ publishedAt: 1 }).where(eq(reviews.id, id));
    return id;
  }
  const figures = async () => {
    const [row] = await db()
      .select({ count: listings.ratingCount, sum: listings.ratingSum, rating: listings.rating })
      .from(listings)
      .where(eq(listings.id, offer));
    return row;
  };

  it("removes it from every figure, and showing it again restores them", async () => {
    const [good, bad] = [await published(5), await published(1)];
    await act("review", bad, "hide_review");
    expect(await figures()).toEqual({ count: 1, sum: 5, rating: 5 });
    await act("review", good, "hide_review");
    expect(await figures()).toEqual({ count: 0, sum: 0, rating: 0 });
    await act("review", bad, "show_review");
    expect(await figures()).toEqual({ count: 1, sum: 1, rating: 1 });
    expect(await notificationTitles(budi)).toHaveLength(3);
  });

  it("keeps the figures right in any order of actions", async () => {
    const ids = [await published(5), await published(3), await published(1)];
    const press = fc.record({ which: fc.nat(2), away: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 8 }), async (presses) => {
        for (const { which, away } of presses)
          await act("review", ids[which] ?? "", away ? "hide_review" : "show_review");
        expect(await auditRatings(world)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it("is refused for an unpublished one, and to the people it is about", async () => {
    const id = await review(world, sides(), { rating: 1, comment: "Belum terbit." });
    await db().update(reviews).set({ publishedAt: null }).where(eq(reviews.id, id));
    expect(await act("review", id, "hide_review")).toMatchObject({ reason: "no_subject" });
    const ofAyu = await review(
      world,
      { buyer: budi, seller: ayu, listingId: await world.listing(ayu) },
      { rating: 1, comment: "Kurang ramah." },
    );
    expect(await act("review", ofAyu, "hide_review")).toMatchObject({ reason: "own_cause" });
    await db().delete(reviews).where(eq(reviews.id, ofAyu));
    await db().delete(reviews).where(eq(reviews.id, id));
  });
});

describe("suspending a person", () => {
  it("hides their listings and reviews, and restoring shows exactly those again", async () => {
    const wanted = await world.listing(sari, { kind: "wanted" });
    const off = await world.listing(sari, { status: "inactive" });
    const hidden = await world.listing(sari);
    const later = await world.listing(sari);
    const others = await world.listing(budi);
    await act("listing", hidden, "hide_listing");
    expect((await act("person", sari.id, "suspend_person")).ok).toBe(true);
    for (const id of [offer, wanted, off, hidden, later])
      expect(await listing(id)).toMatchObject({ status: "inactive" });
    expect(await listing(others)).toMatchObject({ status: "active" });
    expect((await act("listing", later, "hide_listing")).ok).toBe(true);

    expect((await act("person", sari.id, "restore_person")).ok).toBe(true);
    expect(await listing(offer)).toEqual({ status: "active", hidden: false, why: "" });
    expect(await listing(wanted)).toEqual({ status: "active", hidden: false, why: "" });
    expect(await listing(off)).toEqual({ status: "inactive", hidden: false, why: "" });
    expect(await listing(hidden)).toEqual({ status: "inactive", hidden: true, why: WHY });
    expect(await listing(later)).toEqual({ status: "inactive", hidden: true, why: WHY });
  });

  it("notifies them by mail even if unsubscribed, and is logged and done once", async () => {
    await world.bindings.DB.prepare("insert into mail_opt_outs select ?, 'message'").bind(sari.id).run();
    const answers = await Promise.all(Array.from({ length: 12 }, () => act("person", sari.id, "suspend_person")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await mails(sari)).map(({ subject }) => subject)).toEqual(["Akun Anda ditangguhkan"]);
    expect((await mails(sari))[0]?.body).toMatch(/Alasan kami: Memuat[\s\S]+\/account\/suspended/);
    expect((await log(sari.id)).map(({ kind }) => kind)).toEqual(["suspend_person"]);
    await act("person", sari.id, "restore_person");
    expect((await notificationTitles(sari)).sort()).toEqual(["Akun Anda dipulihkan", "Akun Anda ditangguhkan"]);
    const [row] = await db().select().from(users).where(eq(users.id, sari.id));
    expect(row).toMatchObject({ suspendedAt: null, suspendedReason: "" });
  });

  it("is refused for oneself and for colleagues", async () => {
    const bagas = await newOperator(world, "Bagas Wicaksono");
    expect(await act("person", ayu.id, "suspend_person")).toMatchObject({ reason: "own_cause" });
    expect(await act("person", bagas.id, "suspend_person")).toMatchObject({ reason: "operator" });
    expect(await log(bagas.id)).toEqual([]);
  });

  it("is refused during an open order between operator and person, also for their listings", async () => {
    const candra = await newOperator(world, "Candra Wijaya");
    const bought = await order(world, candra, offer);
    for (const [kind, id, name] of [
      ["person", sari.id, "suspend_person"],
      ["listing", offer, "hide_listing"],
    ] as const)
      expect(await act(kind, id, name, candra)).toMatchObject({ reason: "own_order" });
    const theirs = await world.listing(candra);
    const sold = await order(world, budi, theirs);
    expect(await act("person", budi.id, "suspend_person", candra)).toMatchObject({ reason: "own_order" });
    expect([...(await log(sari.id)), ...(await log(budi.id)), ...(await log(offer))]).toEqual([]);

    expect((await act("listing", offer, "hide_listing")).ok).toBe(true);
    await world.fetch(`/dashboard/orders/${bought}/cancellation`, { as: candra, form: {} });
    await world.fetch(`/dashboard/orders/${sold}/cancellation`, { as: candra, form: {} });
    expect((await act("person", sari.id, "suspend_person", candra)).ok).toBe(true);
    expect((await act("person", budi.id, "suspend_person", candra)).ok).toBe(true);
  });

  it("is refused if such an order is placed after the operator's page was opened", async () => {
    const candra = await newOperator(world, "Candra Wijaya");
    const looked = await findModerated(db(), "person", sari.id, candra.id);
    if (!looked) throw new Error("nobody to look at");
    await order(world, candra, offer);
    const { now, env } = world.context();
    const done = { operatorId: candra.id, kind: "suspend_person", subjectId: sari.id, reason: WHY } as const;
    const words = {
      logged: WHY,
      notification: (actionId: string) => moderationNotification("suspend_person", looked, { reason: WHY, actionId }),
      ownerSuspended: OWNER_SUSPENDED,
    };
    const telling = { now, wording: mailWording(env.appOrigin) };
    expect(await writeModeration(db(), looked, done, words, telling)).toBe(false);
    expect(await log(sari.id)).toEqual([]);
    expect((await listing(offer))?.hidden).toBe(false);
    expect(await mails(sari)).not.toContainEqual(expect.objectContaining({ subject: "Akun Anda ditangguhkan" }));
  });

  it("sends the whole of a long reason by mail, and shortens it in the list", async () => {
    const long = "x".repeat(1_500);
    await act("person", sari.id, "suspend_person", ayu, long);
    expect((await mails(sari))[0]?.body).toContain(long);
    const [note] = await db().select().from(notifications).where(eq(notifications.userId, sari.id));
    expect(note).toMatchObject({ title: "Akun Anda ditangguhkan", about: "Sari Wulandari" });
  });
});
