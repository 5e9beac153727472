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
/** What the panel shows of the work, by the name that it has there. */
const shown = (html: string, name: string) =>
  html.split(`<div id="${name}"`)[1]?.split("</section>")[0] ?? null;

describe("whoever is asked to look at something", () => {
  it("finds in the panel the last delivery, then the wish for a revision, and nobody else does", async () => {
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

it("pays out before a delivery only where one looks for it, and says what it does", async () => {
  const early = await paidOrder(world, budi, await world.listing(sari));
  const html = await (await world.fetch(`/dashboard/orders/${early}`, { as: budi })).text();
  const [before, after] = html.split("Tindakan lain");
  expect(before).not.toContain("Selesaikan Order");
  expect(pageText(after ?? "")).toMatch(
    /Selesaikan Order lebih awal.*Hasil belum diserahkan.*Tidak bisa ditarik/s,
  );
});

it("leads to what was ordered and to the other person", async () => {
  const offer = await world.listing(sari, { title: "Papan nama kedai" });
  const order = await paidOrder(world, budi, offer);
  const links = async (as: TestPerson) => {
    const html = await (await world.fetch(`/dashboard/orders/${order}`, { as })).text();
    return [linksNamed(html, /^Papan nama kedai$/), linksNamed(html, /^(Sari Wulandari|Budi Santoso)$/)];
  };
  expect(await links(budi)).toEqual([[`/gig/${offer}`], [`/u/${sari.id}`]]);
  expect(await links(sari)).toEqual([[`/gig/${offer}`], [`/u/${budi.id}`]]);
});

it("tells the same time of work as the form did", async () => {
  const offer = await world.listing(sari, { deliveryTime: "3-5 hari" });
  const form = pageText(await (await world.fetch(`/order/${offer}`, { as: budi })).text());
  const order = await paidOrder(world, budi, offer);
  const placed = pageText(await (await world.fetch(`/dashboard/orders/${order}`, { as: budi })).text());
  for (const text of [form, placed]) expect(text).toMatch(/Waktu pengerjaan\s*3-5 hari/);
});

it("a step that needs some words says how many before they are written", async () => {
  expect(pageText(await page("/revision", budi))).toContain("Anda harapkan. Sedikitnya 20 karakter.");
  expect(pageText(await page("/dispute", budi))).toContain("Sedikitnya 20 karakter.");
  expect(pageText(await page("/cancellation-request", budi))).toContain("Sedikitnya 10 karakter.");
});

describe("an order that has ended", () => {
  const closing = (html: string) =>
    parts(html, "button", /^(Selesaikan|Batalkan) Order$/).map(({ name, disabled, description }) => ({
      name,
      disabled,
      description,
    }));
  const shownTo = async (as: TestPerson, order: string) =>
    (await world.fetch(`/dashboard/orders/${order}`, { as })).text();
  const button = (name: string, description: string) => ({ name, disabled: true, description });

  it("shows the buttons that would close it disabled, tied to the reason", async () => {
    const cancelled = await order(world, budi, await world.listing(sari));
    await world.fetch(`/dashboard/orders/${cancelled}/cancellation`, { as: budi, form: {} });
    const reason = "Pesanan ini sudah dibatalkan. Karena itu tidak bisa diselesaikan atau dibatalkan lagi.";
    const html = await shownTo(budi, cancelled);
    expect(closing(html)).toEqual(["Selesaikan Order", "Batalkan Order"].map((name) => button(name, reason)));
    expect(pageText(html)).toContain(reason);
    expect(closing(await shownTo(sari, cancelled))).toEqual([button("Batalkan Order", reason)]);
  });

  it("says of a completed one where the money went", async () => {
    const completed = await paidOrder(world, budi, await world.listing(sari));
    expect(closing(await shownTo(budi, completed)).filter(({ disabled }) => disabled)).toEqual([]);
    await world.fetch(`/dashboard/orders/${completed}/completion`, { as: budi, form: {} });
    const shown = closing(await shownTo(budi, completed));
    expect(shown.map(({ name, disabled }) => [name, disabled])).toEqual([
      ["Selesaikan Order", true],
      ["Batalkan Order", true],
    ]);
    expect(shown[0]?.description).toMatch(/^Pesanan ini sudah selesai dan dananya sudah diteruskan/);
  });

  it("refuses both all the same where a form of before is sent", async () => {
    const cancelled = await order(world, budi, await world.listing(sari));
    await world.fetch(`/dashboard/orders/${cancelled}/cancellation`, { as: budi, form: {} });
    const answer = await world.fetch(`/dashboard/orders/${cancelled}/completion`, { as: budi, form: {} });
    expect(pageText(await toastOf(world, answer, budi))).toContain("Gagal menyelesaikan order");
  });
});
