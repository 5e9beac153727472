import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectWaiting } from "~/db/order/waiting.server";
import { orders } from "~/db/schema/orders";
import { NEEDS, order } from "../../support/flows/buying";
import { answer, sendChangeForm } from "../../support/flows/changing";
import { ANSWER, disputedOrder } from "../../support/flows/disputing";
import { paidOrder, step } from "../../support/flows/order-steps";
import { byHand, nameAccount } from "../../support/flows/refunding";
import { field, parts } from "../../support/page-parts";
import { hrefs, linkTexts, nextPage, pageText, previousPage } from "../../support/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

const read = async (path: string, as?: TestPerson) => (await world.fetch(path, as ? { as } : {})).text();
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe("the list of orders", () => {
  it("leads a visitor to the login page", async () => {
    for (const path of ["/dashboard", "/dashboard/orders"]) {
      const answer = await world.fetch(path);
      expect(answer.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    }
  });

  it("says when there are none", async () => {
    const dewi = await world.person("Dewi Lestari");
    expect(await read("/dashboard/orders", dewi)).toContain("Anda belum memiliki pesanan aktif.");
    expect(await read("/dashboard/orders?sisi=penjual", dewi)).toContain(
      "Anda belum memiliki pesanan aktif.",
    );
  });

  it("shows the buyer's and the seller's side, in two trips", async () => {
    const ratna = await world.person("Ratna Dewi");
    const id = await order(world, ratna, listing);
    const answer = await world.fetch("/dashboard/orders", { as: ratna });
    const page = await answer.text();
    expect(answer.headers.get("Server-Timing")).toContain("trips=2");
    for (const words of [
      `${id.slice(0, 8)}...`,
      "Diskusi",
      "Giliran Anda: bayar sebelum",
      "Sari Wulandari",
      "350.000",
    ]) {
      expect(page).toContain(words);
    }
    const sold = await read("/dashboard/orders?sisi=penjual", sari);
    expect(sold).toContain(`${id.slice(0, 8)}...`);
    expect(sold).toContain("Menunggu pembeli: menunggu pembayaran");
    expect(await read("/dashboard/orders", sari)).not.toContain(id.slice(0, 8));
  });

  it("goes on by key, without a gap and without a repeat", async () => {
    const many = await world.person("Banyak Pesanan");
    const made: string[] = [];
    for (let n = 0; n < 23; n++) made.push(await order(world, many, listing));
    const first = await read("/dashboard/orders", many);
    const second = await read(nextPage(first) ?? "", many);
    const ids = [first, second].flatMap((page) =>
      [...page.matchAll(/Detail pesanan ([0-9a-f]{8})/g)].map((found) => found[1]),
    );
    expect(new Set(ids)).toEqual(new Set(made.map((id) => id.slice(0, 8))));
    expect(ids).toHaveLength(23);
    expect(first).toContain("Saya memesan (23)");
  });

  it.each(["after=x", "after=%00", "sisi=x", "after=1_1"])("reads junk (%s) as nothing", async (query) => {
    expect((await world.fetch(`/dashboard/orders?${query}`, { as: budi })).status).toBe(200);
  });

  it("goes back the way it came", async () => {
    const many = await world.person("Banyak Pesanan");
    for (let n = 0; n < 21; n++) await order(world, many, listing);
    const shown = (html: string) => [...html.matchAll(/Detail pesanan ([0-9a-f]{8})/g)].map(([, id]) => id);
    for (const start of [
      "/dashboard/orders",
      "/dashboard/orders?sort=termurah",
      "/dashboard/orders?status=pending",
    ]) {
      const first = await read(start, many);
      const second = await read(nextPage(first) ?? "", many);
      expect(shown(second)).toHaveLength(1);
      expect(shown(await read(previousPage(second) ?? "", many))).toEqual(shown(first));
    }
  });

  it("is filtered by status and sorted by date or price, oldest or cheapest first too", async () => {
    const wati = await world.person("Wati Lestari");
    const cheap = await world.listing(sari, { price: 50_000 });
    const dear = await world.listing(sari, { price: 900_000 });
    const [first, second, third] = [
      await order(world, wati, dear),
      await order(world, wati, cheap),
      await order(world, wati, listing),
    ];
    await world.fetch(`/dashboard/orders/${third}/cancellation`, { as: wati, form: {} });
    const ids = async (query: string) =>
      [...(await read(`/dashboard/orders?${query}`, wati)).matchAll(/Detail pesanan ([0-9a-f]{8})/g)].map(
        ([, id]) => id,
      );
    const short = (...all: (string | undefined)[]) => all.map((id) => id?.slice(0, 8));
    expect(await ids("sort=terlama")).toEqual(short(first, second, third));
    expect(await ids("sort=termahal")).toEqual(short(first, third, second));
    expect(await ids("sort=termurah")).toEqual(short(second, third, first));
    expect(await ids("status=cancelled")).toEqual(short(third));
    expect(await read("/dashboard/orders?status=completed", wati)).toContain(
      "Tidak ada pesanan berstatus Selesai.",
    );
    expect(field(await read("/dashboard/orders?status=cancelled", wati), "Status").value).toBe("Dibatalkan");
  });

  it("takes no long text along", async () => {
    const ratna = await world.person("Ratna Dewi");
    await order(world, ratna, listing);
    const data = await read("/dashboard/orders.data", ratna);
    expect(data).not.toContain(NEEDS);
  });
});

describe("what needs doing", () => {
  /** The number beside the orders in the menu. */
  const counted = (html: string) =>
    linkTexts(html, "/dashboard/orders")
      .map((text) => /\d+$/.exec(text)?.[0])
      .find((count) => count !== undefined);
  const block = (html: string) => parts(html, "region", "Perlu tindakan")[0]?.html ?? "";

  it("comes first, for both sides in one list, the soonest due on top, and is counted in the menu", async () => {
    const rina = await world.person("Rina Wijaya");
    const agus = await world.person("Agus Salim");
    const hers = await world.listing(rina, { title: "Katering rumahan untuk arisan" });
    const asked = await order(world, agus, hers, {}, "?custom=true");
    const bought = await order(world, rina, listing);
    const html = await read("/dashboard/orders", rina);
    expect(hrefs(block(html))).toEqual([asked, bought].map((id) => `/dashboard/orders/${id}`));
    expect(block(html)).toContain("Kirim penawaran harga untuk Agus");
    expect(block(html)).toContain("Bayar untuk memulai pekerjaan");
    expect(block(html)).toContain("Paling lambat");
    expect(counted(html)).toBe("2");
    expect(block(await read("/dashboard/orders", rina))).toContain(asked);
    expect(block(await read("/dashboard/orders", agus))).toBe("");
  });

  it("holds a dispute to answer, a refund without an account and a change to decide, and the menu counts them", async () => {
    const [rina, agus] = [await world.person("Rina Wijaya"), await world.person("Agus Salim")];
    const sides = { buyer: agus, seller: rina, listingId: await world.listing(rina) };
    const disputed = await disputedOrder(world, sides);
    const { orderId: refunded } = await byHand(world, sides);
    const running = await paidOrder(world, agus, sides.listingId);
    const change = await sendChangeForm(world, rina, running, { revisions: "3" });

    const lines = (html: string) => parts(block(html), "listitem").length;
    const bought = await read("/dashboard/orders", agus);
    expect(hrefs(block(bought))).toContain(`/dashboard/orders/${refunded}/refund-account`);
    expect(block(bought)).toContain("Sebutkan rekening untuk pengembalian");
    expect(block(bought)).toContain("Jawab usulan perubahan Rina");
    expect(block(bought)).not.toContain(disputed);
    expect([counted(bought), lines(bought)]).toEqual(["2", 2]);
    const sold = await read("/dashboard/orders", rina);
    expect(block(sold)).toContain("Tanggapi masalah yang diajukan Agus");
    expect(block(sold)).toContain("Kerjakan pesanan Agus");
    for (const path of ["/dashboard/orders?sisi=penjual", `/dashboard/orders/${disputed}`])
      expect(pageText(await read(path, rina))).toContain("Sedang Dikerjakan Sengketa");
    expect(await read(`/dashboard/orders/${running}`, rina)).not.toContain("Sengketa");
    expect([counted(sold), lines(sold)]).toEqual(["2", 2]);
    const asked = await world.fetch("/dashboard/orders", { as: agus });
    expect(asked.headers.get("Server-Timing")).toContain("trips=2");

    await step(world, disputed, "dispute-answer", rina, { reason: ANSWER });
    await nameAccount(world, agus, refunded);
    await answer(world, rina, running, "withdrawal", { change });
    await sendChangeForm(world, agus, running, { revisions: "4" });
    await step(world, disputed, "settlement", rina, { buyerShare: "40" });
    const toRina = block(await read("/dashboard/orders", rina));
    expect(toRina).not.toContain("Tanggapi masalah");
    expect(toRina).toMatch(/Kerjakan pesanan Agus.*Ada usulan perubahan untuk dijawab/s);
    const settled = await read("/dashboard/orders", agus);
    expect(block(settled)).toContain("Rina mengusulkan pembagian dana");
    expect(block(settled)).not.toContain("Sebutkan rekening");
    expect([counted(settled), lines(settled)]).toEqual(["1", 1]);
  });

  it("is not shown where there is nothing to do, nor further on in the list", async () => {
    const dewi = await world.person("Dewi Lestari");
    expect(block(await read("/dashboard/orders", dewi))).toBe("");
    await order(world, dewi, listing);
    expect(block(await read(`/dashboard/orders?after=9999999999999_${NOBODY}`, dewi))).toBe("");
  });

  it("leaves what the scheduler has taken away, and returns a price that ran out to the seller", async () => {
    const rina = await world.person("Rina Wijaya");
    const agus = await world.person("Agus Salim");
    const id = await order(world, agus, await world.listing(rina), {}, "?custom=true");
    const quote = { price: "150.000", days: "3" };
    await world.fetch(`/dashboard/orders/${id}`, { as: rina, form: quote });
    expect(block(await read("/dashboard/orders", agus))).toContain("Setujui penawaran");
    expect(block(await read("/dashboard/orders", rina))).toBe("");
    await world.context().db.update(orders).set({ quoteExpiresAt: 1 }).where(eq(orders.id, id));
    expect(block(await read("/dashboard/orders", agus))).toBe("");
    expect(block(await read("/dashboard/orders", rina))).toContain("sudah tidak berlaku");
  });

  it.each([
    ["orders_buyer_turn", "buyer"],
    ["orders_seller_turn", "seller"],
  ] as const)("rides on %s", async (index, side) => {
    const { db, now } = world.context();
    const { sql: text, params } = selectWaiting(db, side, budi.id, now).toSQL();
    const plan = await world.bindings.DB.prepare(`explain query plan ${text}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join("\n")).toContain(index);
    expect(plan.results.map(({ detail }) => detail).join("\n")).not.toContain("TEMP B-TREE");
  });
});
