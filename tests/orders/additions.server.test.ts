import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { orders } from "~/database/schema/orders";
import type { Extra, Package } from "~/listings/package";
import { additionsOf } from "~/orders/choices";
import { pricedTotal } from "~/orders/parts";
import { toDateInput } from "~/platform/dates";
import { sameWeekdayNextWeek } from "~/visits/visit";
import { foreignTags, HOSTILE } from "../hostile/strings";
import { withInterleaved } from "../support/database/interleave";
import { NEEDS, orderFormData, paymentFormData, startPaying } from "../support/flows/buying";
import { auditLedger, readOrder } from "../support/flows/money";
import { BLOCK, dayAhead, LANDMARK, onSiteOffer, STREET, visitFields } from "../support/flows/visiting";
import { controlOf } from "../support/gateway-control";
import { fieldValue, pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

const PER_UNIT: Package = {
  name: "Cuci AC",
  price: 85_000,
  unit: "unit",
  minDays: 1,
  maxDays: 2,
  revisions: 0,
  checklist: ["Cuci unit dalam dan luar"],
};
const FREON: Extra = { name: "Isi freon R32", price: 150_000, per: "unit" };
const LEAKS: Extra = { name: "Cek kebocoran seluruh rumah", price: 75_000, per: "order" };

let world: World;
let hendra: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  hendra = await world.person("Hendra Gunawan");
  budi = await world.person("Budi Santoso");
});
beforeEach(async () => {
  const priced = { packages: [PER_UNIT], price: PER_UNIT.price, unit: "unit" as const };
  const additions = { extras: [FREON, LEAKS], travelFees: { "32.76": 25_000 } };
  listing = await onSiteOffer(world, hendra, { ...priced, ...additions });
});
afterAll(() => world.stop());

const change = (fields: Partial<typeof listings.$inferInsert>) =>
  world.context().db.update(listings).set(fields).where(eq(listings.id, listing));
const ordersMade = async () =>
  (await world.context().db.select().from(orders).where(eq(orders.listingId, listing))).length;

const COUNTED = { "countOf[0]": FREON.name, "counts[0]": "1" };

/** Three units with freon in Depok, whose total the form shows as `total`. */
async function filled(changes: Record<string, string> = {}, total: number | null = 430_000) {
  const shown: Record<string, string> = total === null ? {} : { shownTotal: String(total) };
  const visit = visitFields({ place: "32.76" });
  const fields = { ...visit, quantity: "3", extras: FREON.name, ...COUNTED, ...shown, ...changes };
  return orderFormData(world, budi, `/order/${listing}`, fields);
}

function send(form: Record<string, string>, more: [string, string][] = []) {
  const sent = new URLSearchParams([...Object.entries(form), ...more]);
  return world.fetch(`/order/${listing}`, { as: budi, form: sent });
}

async function placed(form: Record<string, string>, more: [string, string][] = []) {
  const response = await send(form, more);
  expect(response.status, response.status === 303 ? "" : pageText(await response.clone().text())).toBe(303);
  const id = response.headers.get("Location")?.slice(-20) ?? "";
  return { id, response, ...(await readOrder(world, id)) };
}

describe("three units, freon and the way to Depok", () => {
  it("are one sum on the order, the bill, at the gateway, on the page, in the list, the mail and the invoice", async () => {
    const { id, order } = await placed(await filled());
    expect(order).toMatchObject({ price: 85_000, quantity: 3, totalPrice: 255_000, additions: 175_000 });
    expect(order).toMatchObject({ jobTotal: 430_000, package: { unit: "unit" } });
    expect(order.choices).toEqual({
      extras: [{ ...FREON, count: 1 }],
      travel: { place: "Kota Depok", price: 25_000 },
    });

    const rows = [
      "Rp 85.000 × 3 unit",
      "Rp 255.000",
      "Isi freon R32 × 1",
      "Ongkos transport ke Kota Depok",
      "Rp 25.000",
    ];
    const bill = pageText(await (await world.fetch(`/payment/${id}`, { as: budi })).text());
    for (const text of [...rows, "Rp 430.000"]) expect(bill).toContain(text);

    const { location, gatewayOrderId } = await startPaying(world, budi, id);
    const control = controlOf(world);
    const sent = (await control.transactions()).find(({ orderId }) => orderId === gatewayOrderId);
    expect(sent).toMatchObject({
      grossAmount: 430_000,
      items: [
        { price: 85_000, quantity: 3 },
        { name: "Isi freon R32", price: 150_000, quantity: 1 },
        { name: "Ongkos transport ke Kota Depok", price: 25_000, quantity: 1 },
      ],
    });
    expect(location).toContain(world.gateway.url);
    await control.pay(gatewayOrderId, { transaction_status: "settlement", payment_type: "qris" });

    for (const [path, as] of [
      [`/payment/${id}`, budi],
      [`/dashboard/orders/${id}`, budi],
      [`/dashboard/orders/${id}`, hendra],
      [`/dashboard/orders/${id}/invoice`, budi],
    ] as const) {
      const text = pageText(await (await world.fetch(path, { as })).text());
      for (const part of rows) expect(text, path).toContain(part);
    }
    const list = pageText(await (await world.fetch("/dashboard/orders", { as: budi })).text());
    expect(list).toContain("Rp 430.000");
    const mails = pageText(await (await world.fetch(`/dev/mailbox?to=${hendra.email}`)).text());
    expect(mails).toContain("Rp 430.000");
    expect(await auditLedger(world)).toEqual([]);
  });

  it("cost what each choice costs, with a check for the whole house once", async () => {
    const { order } = await placed(await filled({ "counts[0]": "2" }, 655_000), [["extras", LEAKS.name]]);
    expect(order.additions).toBe(2 * 150_000 + 75_000 + 25_000);
    expect(order.additions).toBe(additionsOf(order.choices));
    expect(pricedTotal(order)).toBe(655_000);
  });

  it("cost no way to the seller's own place, and nothing for an extra that is not ticked", async () => {
    const { extras: _, ...plain } = await filled({ place: "31.74", "counts[0]": "4" }, 255_000);
    const { order, response } = await placed(plain);
    expect(order).toMatchObject({ additions: 0, choices: {} });
    const page = await world.fetch(response.headers.get("Location") ?? "", {
      as: budi,
      headers: { Cookie: response.headers.get("Set-Cookie") ?? "" },
    });
    expect(page.status).toBe(200);
  });

  it("are the same order if the form is sent twice, and another with another count", async () => {
    const form = await filled();
    const first = await placed(form);
    expect((await placed(form)).id).toBe(first.id);
    const other = await send({ ...form, "counts[0]": "2", shownTotal: "580000" });
    expect(other.status).toBe(409);
    expect(await ordersMade()).toBe(1);
  });
});

describe("a total that the form did not show", () => {
  it.each([
    ["another sum", 255_000],
    ["no sum", null],
  ])("is named with its parts before the order is placed: %s", async (_case, total) => {
    const form = await filled({}, total);
    const answer = await send(form);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(pageText(html)).toContain(
      "Total kini Rp 430.000: 3 unit Rp 255.000, Isi freon R32 × 1 Rp 150.000, ongkos transport ke Kota Depok Rp 25.000. Lanjutkan?",
    );
    expect(fieldValue(html, "shownTotal")).toBe("430000");
    expect(fieldValue(html, "quantity")).toBe("3");
    expect(fieldValue(html, "counts[0]")).toBe("1");
    expect(await ordersMade()).toBe(0);
    await placed({ ...form, shownTotal: "430000" });
  });

  it("is not asked of an offer without additions, as before", async () => {
    await change({ extras: [], travelFees: {} });
    const { extras: _, ...plain } = await filled({}, null);
    const { order } = await placed(plain);
    expect(order).toMatchObject({ totalPrice: 255_000, additions: 0, choices: {} });
  });
});

describe("terms that changed while the form was open", () => {
  it.each<[string, Partial<typeof listings.$inferInsert>, string]>([
    ["an extra is gone", { extras: [LEAKS] }, "Tambahan “Isi freon R32” tidak ditawarkan lagi."],
    [
      "an extra costs more",
      { extras: [{ ...FREON, price: 175_000 }] },
      "Harga tambahan “Isi freon R32” menjadi Rp 175.000.",
    ],
    [
      "the way costs more",
      { travelFees: { "32.76": 40_000 } },
      "Ongkos transport berubah dari Rp 25.000 menjadi Rp 40.000.",
    ],
    ["the way is included", { travelFees: {} }, "Ongkos transport berubah dari Rp 25.000 menjadi Rp 0."],
    [
      "another unit is priced",
      { packages: [{ ...PER_UNIT, unit: "jam" }] },
      "Satuan harga berubah dari “unit” menjadi “jam”.",
    ],
  ])("are named: %s", async (_case, fields, sentence) => {
    const form = await filled();
    await change(fields);
    const answer = await send(form);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(pageText(html)).toContain(sentence);
    expect(fieldValue(html, "quantity")).toBe("3");
    expect(await ordersMade()).toBe(0);
    const now = Object.fromEntries(
      ["shownPrice", "shownTerms", "shownTotal"].map((name) => [name, fieldValue(html, name) ?? ""]),
    );
    const { extras, ...rest } = form;
    await placed({ ...rest, ...(sentence.includes("lagi") ? {} : { extras: extras ?? "" }), ...now });
  });

  it("do not matter if they are not ordered", async () => {
    const form = await filled();
    await change({ extras: [FREON], travelFees: { "32.76": 25_000, "31.75": 99_000 } });
    await placed(form);
  });

  it("are noticed even between the check and the write", async () => {
    const form = await filled();
    const interleaved = await withInterleaved(
      world,
      "orders",
      () => change({ extras: [{ ...FREON, price: 1_000_000 }] }),
      () => send(form),
    );
    expect(interleaved.status).toBe(409);
    expect(await ordersMade()).toBe(0);
  });
});

describe("a count that cannot be ordered", () => {
  it.each(["0", "101", "2,5", "-1", "", "dua", "1e2"])("%j is refused, and everything typed is kept", async (count) => {
    const form = await filled({ "counts[0]": count, notes: "Lewat pintu samping" });
    const answer = await send(form);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(pageText(html)).toContain("Tulis 1 sampai 100.");
    expect(fieldValue(html, "counts[0]")).toBe(count);
    expect(fieldValue(html, "notes")).toBe("Lewat pintu samping");
    expect(html).toMatch(/name="extras"[^>]*checked|checked[^>]*name="extras"/);
    expect(await ordersMade()).toBe(0);
  });
});

describe("Hitung Total", () => {
  const total = async (changes: Record<string, string>, drop: string[] = []) => {
    const form = { ...(await filled({}, null)), act: "total", ...changes };
    const answer = await send(Object.fromEntries(Object.entries(form).filter(([name]) => !drop.includes(name))));
    return { status: answer.status, html: await answer.text() };
  };

  it("shows the sum and keeps every value, without an order", async () => {
    const { status, html } = await total({ notes: "Lewat pintu samping", agreeToTerms: "" });
    expect(status).toBe(200);
    expect(fieldValue(html, "shownTotal")).toBe("430000");
    expect(pageText(html)).toContain("Ongkos transport ke Kota Depok Rp 25.000, sekali datang.");
    expect(fieldValue(html, "notes")).toBe("Lewat pintu samping");
    expect(fieldValue(html, "quantity")).toBe("3");
    expect(await ordersMade()).toBe(0);
  });

  it("says that a count without a tick is not counted", async () => {
    const { html } = await total({ "counts[0]": "5" }, ["extras"]);
    expect(fieldValue(html, "shownTotal")).toBe("280000");
    expect(pageText(html)).toContain("Belum dicentang, jadi tidak dihitung.");
    expect(fieldValue(html, "counts[0]")).toBe("5");
  });

  it("says that the way to the own place is included", async () => {
    const { html } = await total({ place: "31.74" });
    expect(fieldValue(html, "shownTotal")).toBe("405000");
    expect(pageText(html)).toContain("Ongkos transport ke Jakarta Selatan sudah termasuk.");
  });

  it("names a count that cannot be ordered", async () => {
    const { status, html } = await total({ "counts[0]": "2,5" });
    expect(status).toBe(400);
    expect(pageText(html)).toContain("Tulis 1 sampai 100.");
    expect(fieldValue(html, "shownTotal")).toBeNull();
  });
});

it("a new price before the payment keeps the additions", async () => {
  const { id } = await placed(await filled());
  await startPaying(world, budi, id);
  const proposed = await world.fetch(`/dashboard/orders/${id}/change`, {
    as: hendra,
    form: { formId: crypto.randomUUID(), price: "80.000", description: "Potongan untuk tiga unit." },
  });
  expect(proposed.status).toBe(303);
  const asked = await (await world.fetch(`/dashboard/orders/${id}/change/acceptance`, { as: budi })).text();
  expect(pageText(asked)).toContain("Rp 415.000");
  expect(pageText(asked)).not.toContain("Rp 240.000");
  const change = fieldValue(asked, "change") ?? "";
  const version = fieldValue(asked, "version") ?? "";
  await world.fetch(`/dashboard/orders/${id}/change/acceptance`, { as: budi, form: { change, version } });
  const { order } = await readOrder(world, id);
  expect(order).toMatchObject({ price: 80_000, totalPrice: 240_000, additions: 175_000, jobTotal: 415_000 });
  const form = await paymentFormData(world, budi, id);
  expect(form).toEqual({ shownTotal: "415000" });
  expect((await world.fetch(`/payment/${id}`, { as: budi, form })).status).toBe(303);
});

describe("Pesan Lagi", () => {
  const finish = (id: string) =>
    world
      .context()
      .db.update(orders)
      .set({ status: "cancelled", phase: null, closedAt: Date.now(), paymentDueAt: null })
      .where(eq(orders.id, id));
  const formOf = async (id: string, as = budi) =>
    (await world.fetch(`/order/${listing}?package=pkg_0&again=${id}`, { as })).text();

  it("fills everything but the agreement, on the same weekday of next week", async () => {
    const { id } = await placed(await filled({ notes: "Lewat pintu samping", "counts[0]": "2" }, 580_000));
    await finish(id);
    const html = await formOf(id);
    const values = ["quantity", "counts[0]", "requirements", "notes", "street", "block", "landmark", "place"];
    expect(Object.fromEntries(values.map((name) => [name, fieldValue(html, name)]))).toEqual({
      quantity: "3",
      "counts[0]": "2",
      requirements: NEEDS,
      notes: "Lewat pintu samping",
      street: STREET,
      block: BLOCK,
      landmark: LANDMARK,
      place: "32.76",
    });
    expect(fieldValue(html, "shownTotal")).toBe("580000");
    const next = sameWeekdayNextWeek(dayAhead(), toDateInput(Date.now()));
    expect(html).toContain(`value="${next}"`);
    expect(html.match(/<input[^>]*name="slots"[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="600"')]);
    expect(pageText(html)).toContain("Diisi dari pesanan Anda sebelumnya");
  });

  it("leaves out what is no longer offered, and takes the price of now", async () => {
    const { id } = await placed(await filled());
    await finish(id);
    await change({ extras: [LEAKS], packages: [{ ...PER_UNIT, price: 90_000 }], price: 90_000, areas: [] });
    const html = await formOf(id);
    expect(fieldValue(html, "quantity")).toBe("3");
    expect(fieldValue(html, "shownTotal")).toBe("270000");
    expect(pageText(html)).not.toContain(FREON.name);
  });

  it("shows nobody another person's order, and no order that is still open", async () => {
    const { id } = await placed(await filled({ notes: "Kode pagar 4711" }));
    expect(await formOf(id)).not.toContain("Kode pagar 4711");
    await finish(id);
    expect(await formOf(id)).toContain("Kode pagar 4711");
    const rudi = await world.person("Rudi Hartono");
    const html = await formOf(id, rudi);
    expect(html).not.toContain("Kode pagar 4711");
    expect(html).not.toContain(STREET);
    expect(fieldValue(html, "quantity")).toBe("1");
    const other = await onSiteOffer(world, hendra);
    const wrong = await (await world.fetch(`/order/${other}?again=${id}`, { as: budi })).text();
    expect(wrong).not.toContain("Kode pagar 4711");
  });

  it.each(["", "x", "__proto__", "' or 1=1 --", "a".repeat(500)])("ignores the id %j", async (id) => {
    const page = await world.fetch(`/order/${listing}?again=${encodeURIComponent(id)}`, { as: budi });
    expect(page.status).toBe(200);
  });
});

it("hostile names, counts and terms place no order and put no markup into the page", async () => {
  const form = await filled();
  for (const text of HOSTILE) {
    const fields = { extras: text, "countOf[0]": text, "counts[0]": text, shownTotal: text, shownTerms: text };
    await world.bindings.DB.prepare("delete from attempt_counters").run();
    const answer = await send({ ...form, ...fields });
    expect([400, 409], text).toContain(answer.status);
    expect(foreignTags(await answer.text()), text).toEqual([]);
  }
  expect(await ordersMade()).toBe(0);
});
