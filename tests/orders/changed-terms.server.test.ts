import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { orders } from "~/database/schema/orders";
import type { Package } from "~/listings/package";
import { withInterleaved } from "../support/database/interleave";
import { NEEDS, order, orderFields, orderFormData, paymentFormData } from "../support/flows/buying";
import { readOrder } from "../support/flows/money";
import { controlOf } from "../support/gateway-control";
import { fieldValue, pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

const pkg = (name: string, price: number, more: Partial<Package> = {}): Package => ({
  name,
  price,
  minDays: 3,
  maxDays: 5,
  revisions: 2,
  checklist: ["File siap cetak"],
  ...more,
});
const basic = pkg("Paket Dasar", 250_000);
const standard = pkg("Paket Standar", 350_000);

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
beforeEach(async () => {
  listing = await world.listing(sari, { packages: [basic, standard], price: 250_000 });
});
afterAll(() => world.stop());

const change = (fields: Partial<typeof listings.$inferInsert>) =>
  world.context().db.update(listings).set(fields).where(eq(listings.id, listing));
const ordersMade = async () =>
  (await world.context().db.select().from(orders).where(eq(orders.listingId, listing))).length;
const seen = (changes: Record<string, string> = {}, path = `/order/${listing}`) =>
  orderFormData(world, budi, path, changes);
const send = (form: Record<string, string>, path = `/order/${listing}`) => world.fetch(path, { as: budi, form });

const formValues = (html: string, form: Record<string, string>) =>
  Object.fromEntries(Object.keys(form).map((name) => [name, fieldValue(html, name) ?? ""]));

describe("an order whose package changed while its form was open", () => {
  it.each([
    ["up", 400_000],
    ["down", 300_000],
  ])(
    "is not placed when the price went %s, and the page asks to confirm the new sum with all typed values",
    async (_case, price) => {
      const form = await seen({ quantity: "2", notes: "Tanpa gambar cangkir" });
      await change({ packages: [basic, { ...standard, price }] });
      const answer = await send(form);
      expect(answer.status).toBe(409);
      const html = await answer.text();
      const rupiah = (amount: number) => `Rp ${amount.toLocaleString("id-ID")}`;
      expect(pageText(html)).toContain(`Harga berubah dari Rp 350.000 menjadi ${rupiah(price)}.`);
      expect(pageText(html)).toContain(`Total untuk jumlah 2 kini ${rupiah(2 * price)}.`);
      expect(pageText(html)).toContain("Periksa totalnya, lalu kirim lagi bila setuju.");
      expect(pageText(html)).toContain("Penawaran ini berubah sejak Anda membukanya");
      expect(pageText(html)).not.toContain("perlu diperbaiki");
      const again = formValues(html, form);
      expect(again).toMatchObject({ ...orderFields(again), notes: "Tanpa gambar cangkir", quantity: "2" });
      expect(again).toMatchObject({ shownPrice: String(price), formId: form.formId });
      expect(await ordersMade()).toBe(0);

      const placed = await send(again);
      const id = placed.headers.get("Location")?.slice(-20) ?? "";
      expect((await readOrder(world, id)).order).toMatchObject({ price, totalPrice: 2 * price });
    },
  );

  it.each<[string, Partial<typeof listings.$inferInsert>, string]>([
    ["is replaced by another", { packages: [standard] }, ""],
    [
      "swaps its position with another",
      { packages: [standard, basic] },
      "Harga berubah dari Rp 350.000 menjadi Rp 250.000.",
    ],
    [
      "has another name",
      { packages: [basic, { ...standard, name: "Paket Hemat" }] },
      "Paket berubah dari “Paket Standar” menjadi “Paket Hemat”.",
    ],
    [
      "takes longer",
      { packages: [basic, { ...standard, maxDays: 30 }] },
      "Waktu pengerjaan berubah dari “3-5 hari” menjadi “3-30 hari”.",
    ],
    [
      "has fewer revisions",
      { packages: [basic, { ...standard, revisions: 0 }] },
      "Jatah revisi berubah dari “2 kali revisi” menjadi “Tanpa revisi”.",
    ],
    [
      "holds less",
      { packages: [basic, { ...standard, checklist: [] }] },
      "Isi paket berubah dari “File siap cetak” menjadi “tidak dirinci”.",
    ],
    ["describes other work", { title: "Desain kartu nama" }, "Judul jasa berubah"],
    [
      "is removed with all others",
      { packages: [], price: 900_000 },
      "Harga berubah dari Rp 350.000 menjadi Rp 900.000.",
    ],
  ])("is not placed when the package %s", async (_case, fields, said) => {
    const form = await seen();
    await change(fields);
    const answer = await send(form);
    // A renumbered package with the same terms is accepted.
    if (said === "") return expect(answer.status).toBe(303);
    expect(answer.status).toBe(409);
    expect(pageText(await answer.text())).toContain(said);
    expect(await ordersMade()).toBe(0);
  });

  it("is not placed if that happens between reading the listing and writing the order", async () => {
    const form = await seen();
    const raise = () => change({ packages: [basic, { ...standard, price: 999_000 }] });
    const answer = await withInterleaved(world, "orders", raise, () => send(form));
    expect(answer.status).toBe(409);
    expect(pageText(await answer.text())).toContain("menjadi Rp 999.000.");
    expect(await ordersMade()).toBe(0);
  });

  it("is not placed if the listing is closed at that moment, but is if something else changes", async () => {
    const form = await seen();
    const close = () => change({ status: "inactive" });
    const late = await withInterleaved(world, "orders", close, () => send({ ...form, notes: "Tanpa <cangkir>" }));
    expect(late.status).toBe(404);
    const html = await late.text();
    const said = ["Service Not Found", "Yang Anda tulis", NEEDS, "Tanpa <cangkir>"];
    for (const text of said) expect(pageText(html)).toContain(text);
    const opened = await world.fetch(`/order/${listing}`, { as: budi });
    expect(pageText(await opened.text())).not.toContain("Yang Anda tulis");
    await change({ status: "active" });
    const describe = () => change({ deliveryTime: "10 hari" });
    expect((await withInterleaved(world, "orders", describe, () => send(form))).status).toBe(303);
    expect(await ordersMade()).toBe(1);
  });

  it("is checked again after a quantity step or an error in another field", async () => {
    const faults: Record<string, string>[] = [{ step: "1" }, { requirements: "Logo" }];
    for (const fault of faults) {
      const form = await seen();
      await change({ packages: [basic, { ...standard, price: 410_000 }] });
      const html = await (await send({ ...form, ...fault })).text();
      const again = { ...formValues(html, form), requirements: NEEDS };
      expect((await send(again)).status).toBe(409);
      await change({ packages: [basic, standard] });
    }
    expect(await ordersMade()).toBe(0);
  });
});

describe("an order form", () => {
  it.each<[string, (shown: Record<string, string>) => Record<string, string>]>([
    ["without the price it showed", ({ shownPrice: _, ...rest }) => rest],
    ["without the terms it showed", ({ shownTerms: _, ...rest }) => rest],
    ["with an empty price", (form) => ({ ...form, shownPrice: "" })],
    ["with an invalid price", (form) => ({ ...form, shownPrice: "350.000,00" })],
    ["with a negative price", (form) => ({ ...form, shownPrice: "-350000" })],
    ["with a fraction of a price", (form) => ({ ...form, shownPrice: "350000.4" })],
    ["with another price", (form) => ({ ...form, shownPrice: "1" })],
    ["with broken terms", (form) => ({ ...form, shownTerms: "{" })],
    ["with terms of another kind", (form) => ({ ...form, shownTerms: "[]" })],
    ["of another package", (form) => ({ ...form, shownPrice: "250000" })],
  ])("%s shows the current price and places nothing", async (_case, broken) => {
    const form = await seen({ notes: "Tanpa gambar cangkir" });
    const answer = await send(broken(form));
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Tanpa gambar cangkir");
    expect(pageText(html)).toContain("kini Rp 350.000.");
    expect(formValues(html, form)).toMatchObject({
      shownPrice: form.shownPrice,
      shownTerms: form.shownTerms,
    });
    expect(await ordersMade()).toBe(0);
  });

  it("of one package is refused at the address of another", async () => {
    const form = await seen({}, `/order/${listing}?package=pkg_0`);
    expect((await send(form, `/order/${listing}?package=pkg_1`)).status).toBe(409);
    expect((await send(form, `/order/${listing}?package=pkg_0`)).status).toBe(303);
  });

  it("that placed an order finds it again after a price change", async () => {
    const form = await seen();
    const first = await send(form);
    await change({ packages: [basic, { ...standard, price: 410_000 }] });
    const again = await send(form);
    expect(again.status).toBe(303);
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  });

  it("of a custom request contains no price", async () => {
    const path = `/order/${listing}?custom=true`;
    expect(await seen({}, path)).not.toHaveProperty("shownPrice");
    expect((await send(await seen({}, path), path)).status).toBe(303);
  });
});

describe("the pay button", () => {
  it.each([undefined, "", "x", "349999", "-350000"])(
    "opens no bill for a page that showed %j, and asks to confirm the current total",
    async (shownTotal) => {
      const id = await order(world, budi, listing);
      const form: Record<string, string> = shownTotal === undefined ? {} : { shownTotal };
      const answer = await world.fetch(`/payment/${id}`, { as: budi, form });
      expect(answer.status).toBe(409);
      const html = await answer.text();
      expect(pageText(html)).toContain("Rp 350.000. Periksa totalnya, lalu tekan lagi bila setuju.");
      expect(fieldValue(html, "shownTotal")).toBe("350000");
      expect((await readOrder(world, id)).attempts).toEqual([]);
    },
  );

  it("opens no bill from a page with an earlier agreed price", async () => {
    const id = await order(world, budi, listing);
    const old = await paymentFormData(world, budi, id);
    await world.context().db.update(orders).set({ price: 500_000, totalPrice: 500_000 }).where(eq(orders.id, id));
    const answer = await world.fetch(`/payment/${id}`, { as: budi, form: old });
    expect(answer.status).toBe(409);
    expect(pageText(await answer.text())).toContain("berubah dari Rp 350.000 menjadi Rp 500.000.");
    const paying = await world.fetch(`/payment/${id}`, {
      as: budi,
      form: await paymentFormData(world, budi, id),
    });
    expect(paying.headers.get("Location")).toContain(world.gateway.url);
    const known = (await controlOf(world).transactions()).find(({ orderId }) => orderId === `JW-${id}-1`);
    expect(known?.grossAmount).toBe(500_000);
  });
});
