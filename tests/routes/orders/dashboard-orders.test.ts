import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "~/database/schema/orders";
import { selectWaiting } from "~/orders/list-queries.server";
import { NEEDS, order } from "../../support/flows/buying";
import { answer, sendChangeForm } from "../../support/flows/changing";
import { ANSWER, disputedOrder } from "../../support/flows/disputing";
import { paidOrder, step } from "../../support/flows/order-steps";
import { byHand, nameAccount } from "../../support/flows/refunding";
import { names, part, parts } from "../../support/pages/page-parts";
import { hrefs, linkTexts, nextPage, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
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
const shown = (html: string) => [...html.matchAll(/aria-label="Detail pesanan ([2-9a-z]{8})/g)].map(([, id]) => id);

describe("the list of orders", () => {
  it("redirects a visitor to the login page", async () => {
    for (const path of ["/dashboard", "/dashboard/orders"]) {
      const answer = await world.fetch(path);
      expect(answer.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    }
  });

  it("says when there are none", async () => {
    const dewi = await world.person("Dewi Lestari");
    expect(await read("/dashboard/orders", dewi)).toContain("Anda belum memiliki pesanan aktif.");
    expect(await read("/dashboard/orders?sisi=penjual", dewi)).toContain("Anda belum memiliki pesanan aktif.");
  });

  it("shows the buyer's and the seller's side, each in one trip", async () => {
    const ratna = await world.person("Ratna Dewi");
    const id = await order(world, ratna, listing);
    const answer = await world.fetch("/dashboard/orders", { as: ratna });
    const page = await answer.text();
    expect(databaseCost(answer).trips).toBe(1);
    for (const words of [`${id.slice(0, 8)}...`, "Diskusi", `Bayar: `, "23 jam lagi", "Sari Wulandari", "350.000"]) {
      expect(page).toContain(words);
    }
    const begun = await world.fetch("/dashboard/orders", { as: sari });
    expect(databaseCost(begun).trips).toBe(1);
    const sold = await begun.text();
    expect(part(sold, "region", "Berjalan").text).toContain("Ratna Dewi · sampai ");
    expect(await read("/dashboard/orders?sisi=penjual", sari)).toContain(`${id.slice(0, 8)}...`);
    expect(await read("/dashboard/orders?sisi=pembeli", sari)).not.toContain(id.slice(0, 8));
  });

  it("opens on the side with more tasks, even if the other has more orders", async () => {
    const [dewi, ratna] = [await world.person("Dewi Anggraini"), await world.person("Ratna Dewi")];
    const own = await world.listing(dewi);
    for (const _ of [1, 2]) await order(world, ratna, own);
    const id = await order(world, dewi, listing);
    const answer = await world.fetch("/dashboard/orders", { as: dewi });
    expect(shown(await answer.text())).toEqual([id.slice(0, 8)]);
    expect(databaseCost(answer).trips).toBe(2);
  });

  it.each(["", "?sisi=pembeli", "?sisi=penjual", "?status=completed", "?bulan=2020-01", "?after=x"])(
    "is the same at /dashboard%s, where its links go to the same addresses",
    async (query) => {
      const [dashboard, orders] = await Promise.all(
        ["/dashboard", "/dashboard/orders"].map(async (path) => {
          const answer = await world.fetch(`${path}${query}`, { as: budi });
          const trips = databaseCost(answer).trips;
          const html = part(await answer.text(), "main").html;
          return { trips, text: pageText(html), hrefs: hrefs(html) };
        }),
      );
      expect(dashboard).toEqual(orders);
      expect(dashboard?.trips).toBe(1);
    },
  );

  it("shows the tasks of both sides and their money above it", async () => {
    const [rina, agus] = [await world.person("Rina Wijaya"), await world.person("Agus Salim")];
    const hers = await world.listing(rina, { title: "Katering rumahan untuk arisan" });
    await paidOrder(world, agus, hers);
    await order(world, rina, listing);
    for (const path of ["/dashboard", "/dashboard/orders?sisi=pembeli", "/dashboard/orders?sisi=penjual"]) {
      const strip = part(await read(path, rina), "region", "Ringkasan");
      expect(strip.text).toContain("2 giliran Anda");
      // The payment is due within a day, and the work later.
      expect(names(strip.html, "link")[0]).toMatch(/^Bayar: /);
      expect(strip.text).toContain("Dalam titipan Rp 315.000");
    }
    expect(names(await read("/dashboard/orders?status=giliran", rina), "region")).not.toContain("Ringkasan");
    expect(names(await read("/dashboard", await world.person("Dewi Baru")), "region")).not.toContain("Ringkasan");
  });

  it("shows a seller's step with a deadline before one without", async () => {
    const rina = await world.person("Rina Wijaya");
    const hers = await world.listing(rina);
    await order(world, budi, hers, {}, "?custom=true");
    await paidOrder(world, budi, hers);
    const strip = part(await read("/dashboard", rina), "region", "Ringkasan");
    expect(names(strip.html, "link")[0]).toMatch(/^Serahkan: /);
  });

  it("has Detail, the short ID and the date in every row, with or without a task", async () => {
    const rina = await world.person("Rina Wijaya");
    const [due, gone] = [await order(world, rina, listing), await order(world, rina, listing)];
    const work = await paidOrder(world, rina, listing);
    await world.fetch(`/dashboard/orders/${gone}/cancellation`, { as: rina, form: {} });
    const html = await read("/dashboard", rina);
    // The rows of the money by month have a heading.
    const rows = parts(html, "row").filter(({ html }) => html.includes("<td") && !html.includes('scope="row"'));
    expect(rows.map(({ html }) => shown(html))).toEqual([due, work, gone].map((id) => [id.slice(0, 8)]));
    for (const [at, row] of rows.entries()) {
      const links = parts(row.html, "link");
      const detail = links.filter(({ text }) => text === "Detail");
      expect(detail.map(({ href }) => href)).toEqual([`/dashboard/orders/${[due, work, gone][at]}`]);
      expect(parts(row.html, "cell")[0]?.text).toMatch(/^[2-9a-z]{8}\.\.\. · \d+ [A-Z][a-z]{2} \d{4}$/);
      expect(links).toHaveLength(at === 0 ? 2 : 1);
    }
  });

  it("shows a single one without filters and without a link to all", async () => {
    const dewi = await world.person("Dewi Sartika");
    await order(world, dewi, listing);
    const html = await read("/dashboard/orders", dewi);
    expect(shown(html)).toHaveLength(1);
    expect(names(html, "navigation")).not.toContain("Saring pesanan");
    expect(names(html, "link").filter((name) => /^Semua/.test(name))).toEqual([]);
    await world.fetch(`/dashboard/orders/${await order(world, dewi, listing)}/cancellation`, {
      as: dewi,
      form: {},
    });
    expect(names(await read("/dashboard/orders", dewi), "navigation")).toContain("Saring pesanan");
  });

  it("opens on the side that has orders, or more tasks", async () => {
    const [rina, agus] = [await world.person("Rina Wijaya"), await world.person("Agus Salim")];
    const id = await order(world, agus, await world.listing(rina));
    expect(await read("/dashboard/orders", rina)).toContain(id.slice(0, 8));
    await order(world, rina, listing);
    expect(await read("/dashboard/orders", rina)).not.toContain(id.slice(0, 8));
    for (let n = 0; n < 2; n++) await paidOrder(world, agus, await world.listing(rina));
    expect(await read("/dashboard/orders", rina)).toContain(id.slice(0, 8));
  });

  it("has pages by key, without gaps and repeats", async () => {
    const many = await world.person("Banyak Pesanan");
    const made: string[] = [];
    for (let n = 0; n < 23; n++) {
      const id = await order(world, many, listing);
      await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: many, form: {} });
      made.push(id);
    }
    const first = await read("/dashboard/orders?status=cancelled", many);
    const second = await read(nextPage(first) ?? "", many);
    expect(first).toContain("Saya memesan (23)");
    expect(nextPage(second)).toBeUndefined();
    const ids = [...shown(first), ...shown(second)];
    expect(new Set(ids)).toEqual(new Set(made.map((id) => id.slice(0, 8))));
    expect(ids).toHaveLength(23);
  });

  it.each(["after=x", "after=%00", "sisi=x", "after=1_1"])("treats junk (%s) as no filter", async (query) => {
    expect((await world.fetch(`/dashboard/orders?${query}`, { as: budi })).status).toBe(200);
  });

  it("has filter links with counts, and groups ended orders by month", async () => {
    const wati = await world.person("Wati Lestari");
    const [due, gone] = [await order(world, wati, listing), await order(world, wati, listing)];
    const work = await paidOrder(world, wati, listing);
    await world.fetch(`/dashboard/orders/${gone}/cancellation`, { as: wati, form: {} });
    const all = await read("/dashboard/orders", wati);
    const chips = parts(part(all, "navigation", "Saring pesanan").html, "link");
    expect(chips.map(({ name }) => name)).toEqual(["Semua", "Giliran Anda 1", "Berjalan 1", "Dibatalkan 1"]);
    expect(part(all, "region", "Riwayat").text).toContain("1 Dibatalkan");
    expect(shown(all)).toEqual([due, work, gone].map((id) => id.slice(0, 8)));
    for (const [n, id] of [due, work, gone].entries())
      expect(shown(await read(chips[n + 1]?.href ?? "", wati))).toEqual([id.slice(0, 8)]);
    const none = await read("/dashboard/orders?status=completed", wati);
    expect(none).toContain("Tidak ada pesanan berstatus Selesai.");
    expect(part(none, "link", "Lihat Semua Pesanan").href).toBe("/dashboard/orders?sisi=pembeli");
  });

  it("contains no long texts", async () => {
    const ratna = await world.person("Ratna Dewi");
    await order(world, ratna, listing);
    const data = await read("/dashboard/orders.data", ratna);
    expect(data).not.toContain(NEEDS);
  });
});

describe("the list of tasks", () => {
  const counted = (html: string) =>
    linkTexts(html, "/dashboard/orders")
      .map((text) => /\d+$/.exec(text)?.[0])
      .find((count) => count !== undefined);
  const block = (html: string) => parts(html, "region", "Giliran Anda")[0]?.html ?? "";
  const acts = (html: string) => names(block(html), "link").filter((name) => !name.startsWith("Detail"));
  const bought = (person: TestPerson) => read("/dashboard/orders?sisi=pembeli", person);
  const sold = (person: TestPerson) => read("/dashboard/orders?sisi=penjual", person);

  it("is on top, newest first, and the menu counts both sides", async () => {
    const rina = await world.person("Rina Wijaya");
    const agus = await world.person("Agus Salim");
    const hers = await world.listing(rina, { title: "Katering rumahan untuk arisan" });
    const asked = await order(world, agus, hers, {}, "?custom=true");
    const paid = await paidOrder(world, agus, hers);
    const own = await order(world, rina, listing);
    const html = await sold(rina);
    expect(shown(block(html))).toEqual([paid, asked].map((id) => id.slice(0, 8)));
    expect(acts(html)).toEqual([
      "Serahkan: Katering rumahan untuk arisan",
      "Kirim harga: Katering rumahan untuk arisan",
    ]);
    expect(hrefs(block(await bought(rina)))).toContain(`/payment/${own}`);
    expect(acts(await bought(rina))[0]).toMatch(/^Bayar: /);
    expect(counted(html)).toBe("3");
    expect(block(await bought(agus))).toBe("");
    expect(pageText(await bought(agus))).toContain("Tidak ada yang menunggu Anda. Berikutnya Katering");
  });

  it("has disputes to answer, refunds without an account and changes to decide, counted in the menu", async () => {
    const [rina, agus] = [await world.person("Rina Wijaya"), await world.person("Agus Salim")];
    const sides = { buyer: agus, seller: rina, listingId: await world.listing(rina) };
    const disputed = await disputedOrder(world, sides);
    const { orderId: refunded } = await byHand(world, sides);
    const running = await paidOrder(world, agus, sides.listingId);
    const change = await sendChangeForm(world, rina, running, { revisions: "3" });
    const verbs = (html: string) => acts(html).map((act) => act.split(":")[0]);

    const his = await bought(agus);
    expect(hrefs(block(his))).toContain(`/dashboard/orders/${refunded}/refund-account`);
    expect(verbs(his)).toEqual(["Jawab", "Isi rekening"]);
    expect(shown(his).filter((id) => id === refunded.slice(0, 8))).toHaveLength(1);
    expect(block(his)).not.toContain(disputed);
    const hers = await sold(rina);
    expect(verbs(hers).sort()).toEqual(["Serahkan", "Tanggapi"]);
    for (const path of ["/dashboard/orders?sisi=penjual", `/dashboard/orders/${disputed}`])
      expect(pageText(await read(path, rina))).toContain("Sedang Dikerjakan Sengketa");
    expect(await read(`/dashboard/orders/${running}`, rina)).not.toContain("Sengketa");
    expect([counted(his), counted(hers)]).toEqual(["2", "2"]);

    await step(world, disputed, "dispute-answer", rina, { reason: ANSWER });
    await nameAccount(world, agus, refunded);
    await answer(world, rina, running, "withdrawal", { change });
    await sendChangeForm(world, agus, running, { revisions: "4" });
    await step(world, disputed, "settlement", rina, { back: "140000" });
    expect(verbs(await sold(rina))).toEqual(["Jawab"]);
    const settled = await bought(agus);
    expect(verbs(settled)).toEqual(["Jawab"]);
    expect(block(settled)).toContain(disputed);
    expect(counted(settled)).toBe("1");
  });

  it("is hidden without tasks, and on further pages", async () => {
    const dewi = await world.person("Dewi Lestari");
    expect(block(await read("/dashboard/orders", dewi))).toBe("");
    await order(world, dewi, listing);
    expect(block(await read("/dashboard/orders?status=completed", dewi))).toBe("");
  });

  it("drops expired tasks, and gives an expired quote back to the seller", async () => {
    const rina = await world.person("Rina Wijaya");
    const agus = await world.person("Agus Salim");
    const id = await order(world, agus, await world.listing(rina), {}, "?custom=true");
    const quote = { price: "150.000", days: "3" };
    await world.fetch(`/dashboard/orders/${id}`, { as: rina, form: quote });
    expect(acts(await bought(agus))[0]).toMatch(/^Jawab harga: /);
    expect(block(await sold(rina))).toBe("");
    await world.context().db.update(orders).set({ quoteExpiresAt: 1 }).where(eq(orders.id, id));
    expect(block(await bought(agus))).toBe("");
    expect(acts(await sold(rina))[0]).toMatch(/^Perbarui harga: /);
  });

  it.each([
    ["orders_buyer_turn", "buyer"],
    ["orders_seller_turn", "seller"],
  ] as const)("uses the index %s", async (index, side) => {
    const { db, now } = world.context();
    const { sql: text, params } = selectWaiting(db, side, budi.id, now).toSQL();
    const plan = await world.bindings.DB.prepare(`explain query plan ${text}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join("\n")).toContain(index);
    expect(plan.results.map(({ detail }) => detail).join("\n")).not.toContain("TEMP B-TREE");
  });
});
