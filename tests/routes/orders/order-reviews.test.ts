import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { reviews } from "~/database/schema/orders";
import { DAY, formatDate } from "~/platform/dates";
import { followed } from "../../support/flows/account";
import { newOperator } from "../../support/flows/operators";
import { act, hideReview } from "../../support/flows/reporting";
import { auditRatings, completedOrder } from "../../support/flows/reviewing";
import { offerFormData, sendOffer } from "../../support/flows/selling";
import { names, part } from "../../support/pages/page-parts";
import { databaseCost } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;
let order: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
beforeEach(async () => {
  offer = await world.listing(sari);
  order = await completedOrder(world, { buyer: budi, seller: sari, listingId: offer });
});
afterAll(() => world.stop());

const page = () => `/dashboard/orders/${order}`;
const form = () => `${page()}/review`;
const BUYERS_COMMENT = "Logonya pas dan cepat jadi.";
const SELLERS_COMMENT = "Permintaannya jelas sejak awal.";
const send = (as: TestPerson, rating: string, comment: string) =>
  world.fetch(form(), { as, form: { rating, comment } });

async function open(path: string, as?: TestPerson) {
  const response = await world.fetch(path, as ? { as } : {});
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}
async function buyersReview(): Promise<string> {
  const rows = await world.context().db.select().from(reviews).where(eq(reviews.orderId, order));
  return rows.find(({ side }) => side === "buyer")?.id ?? "";
}

describe("the page of a completed order", () => {
  it("invites both sides, shows the reader's review, and the other's only when both are written", async () => {
    for (const who of [budi, sari]) expect(names((await open(page(), who)).html, "button")).toContain("Kirim Ulasan");
    const sent = await send(budi, "5", BUYERS_COMMENT);
    expect(sent.headers.get("Location")).toBe(page());
    expect(databaseCost(sent).trips).toBeLessThanOrEqual(3);
    expect(await followed(world, sent)).not.toContain("Gagal");

    const own = (await open(page(), budi)).html;
    expect(own).toContain(BUYERS_COMMENT);
    expect(own).toContain("Baru Anda yang melihat ulasan ini");
    expect(names(own, "button")).not.toContain("Kirim Ulasan");
    const others = await open(page(), sari);
    expect(others.html).toContain("Budi sudah menulis ulasan");
    expect(others.html).not.toContain(BUYERS_COMMENT);
    expect((await open(`${page()}.data`, sari)).html).not.toContain(BUYERS_COMMENT);
    expect((await open(`/gig/${offer}`)).html).not.toContain(BUYERS_COMMENT);
    expect(others.response.status).toBe(200);
    expect(databaseCost(others.response).trips).toBe(1);

    await send(sari, "4", SELLERS_COMMENT);
    for (const who of [budi, sari]) {
      const { html } = await open(page(), who);
      expect(html).toContain(BUYERS_COMMENT);
      expect(html).toContain(SELLERS_COMMENT);
    }
    const gig = (await open(`/gig/${offer}?after=fresh`)).html;
    expect(gig).toContain(BUYERS_COMMENT);
    expect(gig).not.toContain(SELLERS_COMMENT);
    expect(gig).toContain("Ulasan Pelanggan (1)");
    expect((await open(`/u/${budi.id}`)).html).toContain(SELLERS_COMMENT);
    const [provided, wanted] = (await open("/profile", budi)).html.split("Services Wanted");
    expect(wanted).toContain("4,0 / 5");
    expect(provided).not.toContain("4,0 / 5");
  });

  it("shows the stored day on which a waiting review is published", async () => {
    await send(budi, "5", BUYERS_COMMENT);
    const stored = Date.UTC(2027, 2, 9, 5);
    await world.context().db.update(reviews).set({ publishDueAt: stored }).where(eq(reviews.orderId, order));
    expect((await open(page(), budi)).html).toContain(`mengulas, atau ${formatDate(stored)}.`);
  });

  it("offers the stars from 1 to 5 here and on the review's own page, with none chosen", async () => {
    for (const path of [page(), form()]) {
      const { html } = await open(path, budi);
      const stars = [...html.matchAll(/<input[^>]*name="rating"[^>]*>/g)].map(([input]) => input);
      expect(stars.map((input) => /value="(\d)"/.exec(input)?.[1])).toEqual(["1", "2", "3", "4", "5"]);
      expect(stars.filter((input) => /tabindex|checked/i.test(input))).toEqual([]);
    }
  });

  it("removes the request for a review once it is written", async () => {
    const asked = async (who: TestPerson) => (await open("/notifications", who)).html.includes("Ulas kerjanya");
    const { db } = world.context();
    for (const [who, n] of [
      [budi, 1],
      [sari, 2],
    ] as const)
      await db.insert(notifications).values({
        id: crypto.randomUUID(),
        userId: who.id,
        kind: "order",
        cause: `asks-${order}-${n}`,
        title: "Ulas kerjanya",
        about: "Desain logo",
        href: form(),
        createdAt: Date.now(),
      });
    expect([await asked(budi), await asked(sari)]).toEqual([true, true]);
    await send(budi, "5", BUYERS_COMMENT);
    expect([await asked(budi), await asked(sari)]).toEqual([false, true]);
  });

  it("does not mention reviews if the time is over and nobody wrote", async () => {
    order = await completedOrder(world, { buyer: budi, seller: sari, listingId: offer }, Date.now() - 15 * DAY);
    expect((await open(page(), budi)).html).not.toContain("Ulasan");
    const refused = await world.fetch(form(), { as: budi });
    expect(refused.headers.get("Location")).toBe(page());
    expect(await toastOf(world, refused, budi)).toContain(
      "Waktu menulis ulasan sudah berakhir: 14 hari setelah pesanan selesai.",
    );
    const late = await send(budi, "5", BUYERS_COMMENT);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(BUYERS_COMMENT);
    expect(await buyersReview()).toBe("");
  });
});

describe("the review form", () => {
  it("shows the typed values again with the errors", async () => {
    const response = await send(budi, "", "Bagus");
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Pilih 1 sampai 5 bintang");
    expect(html).toContain("Ulasan minimal 10 karakter");
    expect(html).toContain("Bagus");
    for (const rating of ["0", "6", "4.5", "x"]) expect((await send(budi, rating, BUYERS_COMMENT)).status).toBe(400);
    expect((await send(budi, "5", "x".repeat(2_001))).status).toBe(400);
    expect(await buyersReview()).toBe("");
  });

  it("stores words cleaned and complete", async () => {
    await send(budi, "5", "  Rapi\u202E dan cepat.  \r\n\r\n\r\n<b>Terima kasih</b> ");
    const rows = await world.context().db.select().from(reviews).where(eq(reviews.orderId, order));
    expect(rows[0]?.comment).toBe("Rapi dan cepat.\n\n<b>Terima kasih</b>");
    expect((await open(page(), budi)).html).not.toContain("<b>Terima");
  });

  it("is not found for strangers, for visitors, or before the order is completed", async () => {
    const ani = await world.person("Ani");
    expect((await world.fetch(form(), { as: ani })).status).toBe(404);
    expect((await send(ani, "5", BUYERS_COMMENT)).status).toBe(404);
    expect((await world.fetch(form())).headers.get("Location")).toContain("/login?redirectTo=");
    await world.bindings.DB.prepare(
      "update orders set status = 'in_progress', phase = 'working', closed_at = null where id = ?",
    )
      .bind(order)
      .run();
    expect((await world.fetch(form(), { as: budi })).headers.get("Location")).toBe(page());
    await send(budi, "5", BUYERS_COMMENT);
    expect(await buyersReview()).toBe("");
  });
});

describe("the seller's answer", () => {
  const REPLY = "Terima kasih, Pak Budi.";
  const reply = async (as: TestPerson, text = REPLY) =>
    world.fetch(`${page()}/reviews/${await buyersReview()}/reply`, { as, form: { reply: text } });

  it("is shown under the review wherever it is read, once", async () => {
    await send(budi, "5", BUYERS_COMMENT);
    expect((await reply(sari)).status).toBe(404);
    await send(sari, "4", SELLERS_COMMENT);
    expect((await open(page(), sari)).html).toContain("Jawaban Anda");
    expect((await open(page(), budi)).html).not.toContain("Jawaban Anda");
    expect((await reply(budi)).status).toBe(404);
    expect((await reply(sari, " ")).status).toBe(400);
    const sent = await reply(sari);
    expect(sent.headers.get("Location")).toBe(page());
    expect(databaseCost(sent).trips).toBeLessThanOrEqual(3);
    const other = await reply(sari, "Sekali lagi terima kasih.");
    expect(other.status).toBe(409);
    expect(await other.text()).toContain("Sekali lagi terima kasih.");
    for (const path of [`/gig/${offer}`, `/gig/${offer}/reviews`, `/u/${sari.id}`]) {
      const { html } = await open(path);
      expect(html, path).toContain(REPLY);
      expect(html, path).not.toContain("Sekali lagi");
    }
    expect((await open(page(), sari)).html).not.toContain("Jawaban Anda");
  });
});

describe("a card", () => {
  const NAME = "Sampul buku cerita anak";
  const OTHER = "Ilustrasi buku cerita anak";

  it("shows the ratings of its seller, from all their offers", async () => {
    const rina = await world.person("Rina Kartika");
    const first = await world.listing(rina, { title: NAME });
    offer = await world.listing(rina, { title: OTHER });
    await world.fetch(`/gig/${first}/favourite`, { as: budi, form: {} });
    const pages: [path: string, as?: TestPerson][] = [
      ["/"],
      ["/explore?q=sampul+buku"],
      ["/category/desain-grafis"],
      ["/category/desain-grafis/jakarta-selatan"],
      [`/u/${rina.id}`],
      ["/saved", budi],
    ];
    const cards = async (title = NAME) => {
      const said: Record<string, string> = {};
      for (const [path, as] of pages) said[path] = part((await open(path, as)).html, "listitem", title).text;
      return Object.entries(said);
    };
    for (const [path, card] of await cards()) expect(card, path).not.toContain("dari 5");
    expect((await cards())[0]?.[1]).toContain("Belum ada ulasan");

    for (const rating of ["5", "4"]) {
      order = await completedOrder(world, { buyer: budi, seller: rina, listingId: offer });
      await send(budi, rating, BUYERS_COMMENT);
      await send(rina, "4", SELLERS_COMMENT);
    }
    for (const [path, card] of await cards()) expect(card, path).toMatch(/4,5 dari 5 \(2\)/);
    // The offer's own page counts only its own reviews.
    expect((await open(`/gig/${first}`)).html).toContain("Ulasan Pelanggan (0)");
    expect((await open(`/explore?q=sampul+buku&rating=4`)).html).not.toContain(`/gig/${first}`);

    const ayu = await newOperator(world);
    await act(world, ayu, hideReview(await buyersReview()));
    for (const [path, card] of await cards()) expect(card, path).toMatch(/5,0 dari 5 \(1\)/);
    expect(await auditRatings(world)).toEqual([]);
  });

  it("of a new offer shows earlier ratings of its seller", async () => {
    const rina = await world.person("Rina Kartika");
    offer = await world.listing(rina);
    order = await completedOrder(world, { buyer: budi, seller: rina, listingId: offer });
    await send(budi, "4", BUYERS_COMMENT);
    await send(rina, "5", SELLERS_COMMENT);
    await sendOffer(world, rina, offerFormData({ title: "Kartu nama dua sisi" }));
    const { html } = await open("/explore?q=kartu+nama+dua+sisi");
    expect(part(html, "listitem", "Kartu nama dua sisi").text).toMatch(/4,0 dari 5 \(1\)/);
  });
});
