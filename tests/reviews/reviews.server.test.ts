import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { reviews } from "~/database/schema/orders";
import { outbox } from "~/database/schema/users";
import { DAY } from "~/platform/dates";
import { publishDueReviews, replyToReview, writeReview } from "~/reviews/commands.server";
import { auditRatings, completedOrder } from "../support/flows/reviewing";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari);
});
afterEach(async () => {
  await world.settled();
  expect(await auditRatings(world)).toEqual([]);
});
afterAll(() => world.stop());

const good = { rating: 5, comment: "Rapi dan tepat waktu." };
const fair = { rating: 4, comment: "Permintaannya jelas." };
const done = (closedAt?: number) => completedOrder(world, { buyer: budi, seller: sari, listingId: offer }, closedAt);
const write = (who: TestPerson, order: string, said = good, now = Date.now()) =>
  writeReview(world.context(now), order, who.id, said);
const rows = (order: string) => world.context().db.select().from(reviews).where(eq(reviews.orderId, order));
const published = async (order: string) =>
  (await rows(order)).filter(({ publishedAt }) => publishedAt !== null).map(({ side }) => side);
const notificationTitles = async (who: TestPerson) =>
  (await world.context().db.select().from(notifications).where(eq(notifications.userId, who.id))).map(
    ({ title }) => title,
  );
const scheduler = (now: number) => publishDueReviews(world.context(now));

describe("writing a review", () => {
  it("keeps the first one hidden and notifies the other side", async () => {
    const order = await done();
    expect(await write(budi, order)).toEqual({ ok: true, value: "hidden" });
    expect(await published(order)).toEqual([]);
    expect(await notificationTitles(sari)).toEqual(["Budi Santoso sudah menulis ulasan"]);
    expect(await notificationTitles(budi)).toEqual([]);
  });

  it("publishes both when the second is written, and notifies the first author", async () => {
    const order = await done();
    await write(budi, order);
    expect(await notificationTitles(sari)).toEqual(["Budi Santoso sudah menulis ulasan"]);
    expect(await write(sari, order, fair)).toEqual({ ok: true, value: "public" });
    expect((await published(order)).sort()).toEqual(["buyer", "seller"]);
    expect(await notificationTitles(budi)).toEqual(["Ulasan Sari Wulandari sudah terbit"]);
    expect(await notificationTitles(sari)).toEqual([]);
  });

  it("counts a seller's review for the buyer, and for the request if the order came from one", async () => {
    const wanted = await world.listing(budi, { kind: "wanted" });
    const order = await completedOrder(world, { buyer: budi, seller: sari, listingId: wanted });
    await write(budi, order);
    await write(sari, order, { ...fair, rating: 3 });
    const { results } = await world.bindings.DB.prepare(
      `select s.rating, s.rating_3, u.client_rating_sum, u.rating_count from services s join users u on u.id = s.user_id
        where s.id = ?`,
    )
      .bind(wanted)
      .all();
    expect(results).toEqual([{ rating: 3, rating_3: 1, client_rating_sum: 3, rating_count: 0 }]);
  });

  it("twice with the same form stores one, and refuses a different review", async () => {
    const order = await done();
    await write(budi, order);
    expect(await write(budi, order)).toEqual({ ok: true, value: "hidden" });
    expect(await write(budi, order, fair)).toEqual({ ok: false, reason: "already_written" });
    expect(await rows(order)).toHaveLength(1);
  });

  it("is possible for the two sides only, and within the time", async () => {
    const order = await done();
    const ani = await world.person("Ani");
    expect(await write(ani, order)).toEqual({ ok: false, reason: "no_order" });
    expect(await write(budi, await done(Date.now() - 14 * DAY))).toEqual({
      ok: false,
      reason: "window_over",
    });
    expect(await notificationTitles(sari)).toEqual([]);
  });

  it.each([1, 2])("of 32 requests at once stores one per side and publishes both once (%d)", async () => {
    const order = await done();
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        write(n % 2 ? sari : budi, order, { rating: 1 + (n % 5), comment: `Ulasan nomor ${n}.` }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect((await published(order)).sort()).toEqual(["buyer", "seller"]);
    const both = [await notificationTitles(budi), await notificationTitles(sari)].flat();
    expect(both.filter((title) => title.endsWith("sudah terbit"))).toHaveLength(1);
    expect(both.filter((title) => title.endsWith("sudah menulis ulasan"))).toHaveLength(0);
  });
});

describe("the scheduler", () => {
  it("publishes a single review once, however late it runs", async () => {
    const closedAt = Date.now() - DAY;
    const order = await done(closedAt);
    await write(budi, order);
    await scheduler(closedAt + 14 * DAY - 1);
    expect(await published(order)).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => scheduler(closedAt + 40 * DAY)));
    await scheduler(closedAt + 41 * DAY);
    expect(await published(order)).toEqual(["buyer"]);
    expect(await notificationTitles(sari)).toContain("Ulasan Budi Santoso sudah terbit");
    expect(await notificationTitles(budi)).toEqual(["Ulasan Anda sudah terbit"]);
    const { db } = world.context();
    const mail = await db.select().from(outbox).where(eq(outbox.recipient, budi.email));
    expect(mail).toEqual([]);
  });

  it("and a review at the last moment count each once", async () => {
    const closedAt = Date.now() - 14 * DAY + 1_000;
    const order = await done(closedAt);
    await write(budi, order, good, closedAt + 14 * DAY - 2);
    const last = closedAt + 14 * DAY - 1;
    await Promise.all([scheduler(last + 1), write(sari, order, fair, last), scheduler(last + 1), scheduler(last + 2)]);
    await scheduler(last + 3);
    expect((await published(order)).sort()).toEqual(["buyer", "seller"]);
  });

  it("publishes many in limited runs", async () => {
    const closedAt = Date.now() - DAY;
    const ids: string[] = [];
    for (let n = 0; n < 25; n += 1) {
      const order = await done(closedAt + n);
      ids.push(order);
      await write(budi, order, { ...good, comment: `Pesanan ke-${n} rapi.` });
    }
    const count = async () => (await Promise.all(ids.map(published))).flat().length;
    await scheduler(closedAt + 20 * DAY);
    expect(await count()).toBe(20);
    await scheduler(closedAt + 20 * DAY);
    expect(await count()).toBe(25);
  });
});

describe("answering a review", () => {
  async function bothIn() {
    const order = await done();
    await write(budi, order);
    await write(sari, order, fair);
    const [own] = (await rows(order)).filter(({ side }) => side === "buyer");
    const [others] = (await rows(order)).filter(({ side }) => side === "seller");
    return { order, own: own?.id ?? "", others: others?.id ?? "" };
  }
  const answer = (who: TestPerson, orderId: string, reviewId: string, reply = "Terima kasih, Pak Budi.") =>
    replyToReview(world.context(), { orderId, reviewId, userId: who.id }, reply);

  it("is possible for the seller once, and its author is notified", async () => {
    const { order, own } = await bothIn();
    expect((await answer(sari, order, own)).ok).toBe(true);
    expect((await answer(sari, order, own)).ok).toBe(true);
    expect(await answer(sari, order, own, "Satu lagi.")).toEqual({ ok: false, reason: "already_replied" });
    expect(await notificationTitles(budi)).toContain("Sari Wulandari menjawab ulasan Anda");
    expect((await notificationTitles(budi)).filter((title) => title.includes("menjawab"))).toHaveLength(1);
  });

  it("is refused to everybody else, and before the review is public", async () => {
    const { order, own, others } = await bothIn();
    expect(await answer(budi, order, own)).toEqual({ ok: false, reason: "no_review" });
    expect(await answer(budi, order, others)).toEqual({ ok: false, reason: "no_review" });
    expect(await answer(await world.person("Ani"), order, own)).toEqual({ ok: false, reason: "no_review" });
    const hidden = await done();
    await write(budi, hidden);
    const [review] = await rows(hidden);
    expect(await answer(sari, hidden, review?.id ?? "")).toEqual({ ok: false, reason: "no_review" });
  });

  it("of 16 at once, stores one and notifies once", async () => {
    const { order, own } = await bothIn();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => answer(sari, order, own, `Jawaban ${n}.`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await notificationTitles(budi)).filter((title) => title.includes("menjawab"))).toHaveLength(1);
  });
});

it("averages match the rows after any sequence of writing, publishing and repeating", async () => {
  const step = fc.record({
    order: fc.nat(3),
    by: fc.constantFrom("budi", "sari", "scheduler"),
    rating: fc.integer({ min: 1, max: 5 }),
    day: fc.integer({ min: 0, max: 16 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const closedAt = Date.now() - DAY;
      const ids = await Promise.all([0, 1, 2, 3].map((n) => done(closedAt + n)));
      for (const { order, by, rating, day } of steps) {
        const now = closedAt + day * DAY;
        if (by === "scheduler") await scheduler(now);
        else
          await write(by === "budi" ? budi : sari, ids[order] ?? "", { rating, comment: "Cukup baik hasilnya." }, now);
      }
      expect(await auditRatings(world)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

describe("the rating on a seller's cards", () => {
  const sql = (text: string) => world.bindings.DB.prepare(text);
  const cards = async () =>
    (
      await sql("select seller_rating_sum as sum from services where user_id = ? order by seq")
        .bind(sari.id)
        .all<{ sum: number }>()
    ).results.map(({ sum }) => sum);
  const deleted = (id: string, at: number | null) =>
    sql("update services set deleted_at = ? where id = ?").bind(at, id).run();

  it("is updated on each remaining listing, and copied to a new or restored one", async () => {
    const gone = await world.listing(sari);
    await deleted(gone, Date.now());
    const order = await done();
    await write(budi, order);
    await write(sari, order, fair);
    await world.listing(sari);
    expect(await cards()).toEqual([5, 0, 5]);
    await deleted(gone, null);
    expect(await cards()).toEqual([5, 5, 5]);
  });

  it("costs one row per remaining listing, and none for deleted ones", async () => {
    const rate = async (sum: number) =>
      (await sql("update users set rating_sum = ? where id = ?").bind(sum, sari.id).run()).meta;
    const alone = await rate(1);
    const ids = await Promise.all(Array.from({ length: 40 }, () => world.listing(sari)));
    const many = await rate(2);
    await Promise.all(ids.map((id) => deleted(id, Date.now())));
    const again = await rate(0);
    expect(many.rows_written - alone.rows_written).toBe(40);
    expect([again.rows_written, again.rows_read]).toEqual([alone.rows_written, alone.rows_read]);
  });
});
