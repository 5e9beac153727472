import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { order } from "../../support/flows/buying";
import { paidOrder, step } from "../../support/flows/order-steps";
import { parts } from "../../support/pages/page-parts";
import { linksNamed, pageText } from "../../support/pages/page-text";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

const WHY = "Warna hijaunya terlalu muda untuk papan nama.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let id: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  id = await paidOrder(world, budi, await world.listing(sari));
});
afterAll(() => world.stop());

const page = async (path: string, as: TestPerson) =>
  (await world.fetch(`/dashboard/orders/${id}${path}`, { as })).text();
const shown = (html: string, name: string) => html.split(`<div id="${name}"`)[1]?.split("</section>")[0] ?? null;

describe("the panel of an order's page", () => {
  it("shows the last delivery to the buyer, or the requested revision to the seller, and to nobody else", async () => {
    for (const side of [sari, budi])
      for (const name of ["hasil", "revisi"]) expect(shown(await page("", side), name)).toBeNull();
    await step(world, id, "delivery", sari, { note: "Rancangan pertama." });
    expect(shown(await page("", budi), "hasil")).toContain("Rancangan pertama.");
    expect(shown(await page("", sari), "hasil")).toBeNull();

    await step(world, id, "revision", budi, { reason: WHY });
    expect(shown(await page("", sari), "revisi")).toContain(WHY);
    expect(shown(await page("", budi), "revisi")).toBeNull();

    await step(world, id, "delivery", sari, { note: "Hijaunya sudah lebih tua." });
    const delivered = await page("", budi);
    expect(shown(delivered, "hasil")).toContain("Hijaunya sudah lebih tua.");
    expect(pageText(delivered).split("Hijaunya sudah lebih tua."), "said once").toHaveLength(2);
    expect(shown(await page("", sari), "hasil")).toBeNull();
  });
});

it("completing before a delivery is in the collapsed part, with its consequences", async () => {
  const early = await paidOrder(world, budi, await world.listing(sari));
  const html = await (await world.fetch(`/dashboard/orders/${early}`, { as: budi })).text();
  const [before, after] = html.split("Tindakan lain");
  expect(before).not.toContain("Selesaikan Order");
  expect(pageText(after ?? "")).toMatch(/Selesaikan Order lebih awal.*Hasil belum diserahkan.*Tidak bisa ditarik/s);
});

it("the page links to the offer and to the other person", async () => {
  const offer = await world.listing(sari, { title: "Papan nama kedai" });
  const order = await paidOrder(world, budi, offer);
  const links = async (as: TestPerson) => {
    const html = await (await world.fetch(`/dashboard/orders/${order}`, { as })).text();
    return [linksNamed(html, /^Papan nama kedai$/), linksNamed(html, /^(Sari Wulandari|Budi Santoso)$/)];
  };
  expect(await links(budi)).toEqual([[`/gig/${offer}`], [`/u/${sari.id}`]]);
  expect(await links(sari)).toEqual([[`/gig/${offer}`], [`/u/${budi.id}`]]);
});

it("the page shows the same working time as the form", async () => {
  const offer = await world.listing(sari, { deliveryTime: "3-5 hari" });
  const form = pageText(await (await world.fetch(`/order/${offer}`, { as: budi })).text());
  const order = await paidOrder(world, budi, offer);
  const placed = pageText(await (await world.fetch(`/dashboard/orders/${order}`, { as: budi })).text());
  for (const text of [form, placed]) expect(text).toMatch(/Waktu pengerjaan\s*3-5 hari/);
});

it("a step that needs a minimum length says so before the text is typed", async () => {
  expect(pageText(await page("/revision", budi))).toContain("Anda harapkan. Sedikitnya 20 karakter.");
  expect(pageText(await page("/dispute", budi))).toContain("Sedikitnya 20 karakter.");
  expect(pageText(await page("/cancellation-request", budi))).toContain("Sedikitnya 10 karakter.");
});

describe("an ended order", () => {
  const closing = (html: string) =>
    parts(html, "button", /^(Selesaikan|Batalkan) Order$/).map(({ name, disabled, description }) => ({
      name,
      disabled,
      description,
    }));
  const shownTo = async (as: TestPerson, order: string) =>
    (await world.fetch(`/dashboard/orders/${order}`, { as })).text();
  const button = (name: string, description: string) => ({ name, disabled: true, description });

  it("shows its closing buttons disabled, tied to the reason", async () => {
    const cancelled = await order(world, budi, await world.listing(sari));
    await world.fetch(`/dashboard/orders/${cancelled}/cancellation`, { as: budi, form: {} });
    const reason = "Pesanan ini sudah dibatalkan. Karena itu tidak bisa diselesaikan atau dibatalkan lagi.";
    const html = await shownTo(budi, cancelled);
    expect(closing(html)).toEqual(["Selesaikan Order", "Batalkan Order"].map((name) => button(name, reason)));
    expect(pageText(html)).toContain(reason);
    expect(closing(await shownTo(sari, cancelled))).toEqual([button("Batalkan Order", reason)]);
  });

  it("shows where the money of a completed one went", async () => {
    const completed = await paidOrder(world, budi, await world.listing(sari));
    expect(closing(await shownTo(budi, completed)).filter(({ disabled }) => disabled)).toEqual([]);
    await world.fetch(`/dashboard/orders/${completed}/completion`, { as: budi, form: {} });
    const shown = closing(await shownTo(budi, completed));
    expect(shown.map(({ name, disabled }) => [name, disabled])).toEqual([
      ["Selesaikan Order", true],
      ["Batalkan Order", true],
    ]);
    expect(shown[0]?.description).toMatch(/^Pesanan ini sudah selesai dan uangnya sudah diteruskan/);
  });

  it("refuses both if an older form is sent", async () => {
    const cancelled = await order(world, budi, await world.listing(sari));
    await world.fetch(`/dashboard/orders/${cancelled}/cancellation`, { as: budi, form: {} });
    const answer = await world.fetch(`/dashboard/orders/${cancelled}/completion`, { as: budi, form: {} });
    expect(pageText(await toastOf(world, answer, budi))).toContain("Gagal menyelesaikan order");
  });
});
