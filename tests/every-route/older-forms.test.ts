import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { refunds } from "~/database/schema/money";
import { orders, orderVisits, proposals } from "~/database/schema/orders";
import { elsewhere, knowPassword, PASSWORD } from "../support/flows/account";
import { order } from "../support/flows/buying";
import { postWanted } from "../support/flows/proposing";
import { byHand, REFUND_ACCOUNT } from "../support/flows/refunding";
import { dayAhead, onSiteOffer, orderVisit } from "../support/flows/visiting";
import { filledForm, postForms } from "../support/pages/filled-form";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

type Fields = Record<string, string>;
type Row = {
  name: string;
  table: typeof orders | typeof listings | typeof proposals | typeof refunds | typeof orderVisits;
  as: "sari" | "budi";
  page: () => Promise<string>;
  older: Fields;
  newer: Fields;
  /** A sentence of the answer to the older form. */
  says: RegExp;
  /** The answer has no form to send again. */
  ends?: true;
};

const account = (number: string) => ({ ...REFUND_ACCOUNT, number, currentPassword: PASSWORD });
const visit = (slots: string) => ({ day: "other", otherDay: dayAhead(), slots });

const needs = { deadline: dayAhead(10), requirements: "Membawa alat sendiri" };

const TABLE: Row[] = [
  {
    name: "the price of a custom order",
    table: orders,
    as: "sari",
    page: async () => `/dashboard/orders/${await order(world, budi, await world.listing(sari), {}, "?custom=true")}`,
    older: { price: "300.000", days: "5" },
    newer: { price: "450.000", days: "5" },
    says: /baru saja berubah/,
  },
  {
    name: "the proposed time of a visit",
    table: orderVisits,
    as: "budi",
    page: async () => `/dashboard/orders/${await orderVisit(world, budi, await onSiteOffer(world, sari))}/visit`,
    older: visit("780"),
    newer: visit("900"),
    says: /baru saja berubah/,
  },
  {
    name: "a proposal",
    table: proposals,
    as: "sari",
    page: async () => `/wanted/${await postWanted(world, budi)}?ubah`,
    older: { message: "Saya mulai Senin depan.", price: "1.200.000", days: "3" },
    newer: { message: "Saya mulai Senin depan.", price: "2.000.000", days: "3" },
    says: /baru saja berubah/,
    ends: true,
  },
  {
    name: "the account of a refund",
    table: refunds,
    as: "budi",
    page: async () => {
      await knowPassword(world, budi);
      const sides = { buyer: budi, seller: sari, listingId: await world.listing(sari) };
      return `/dashboard/orders/${(await byHand(world, sides)).orderId}/refund-account`;
    },
    older: account("1234567890"),
    newer: account("5556667778"),
    says: /Rekening sudah diubah setelah formulir ini dibuka/,
  },
  {
    name: "an offer",
    table: listings,
    as: "sari",
    page: async () => `/dashboard/services/edit/${await world.listing(sari)}`,
    older: { price: "400.000" },
    newer: { price: "500.000" },
    says: /Jasa ini sudah diubah setelah formulir ini dibuka/,
  },
  {
    name: "a request",
    table: listings,
    as: "budi",
    page: async () => `/dashboard/wanted/edit/${await postWanted(world, budi)}`,
    older: { ...needs, budget: "1.600.000" },
    newer: { ...needs, budget: "1.700.000" },
    says: /Permintaan ini sudah diubah setelah formulir ini dibuka/,
  },
];

const MOVING = ["updated_at", "content_changed_at", "search_stale", "next_try_at"];

async function stored({ table }: Row): Promise<unknown[]> {
  const { results } = await world.bindings.DB.prepare(`select * from ${getTableName(table)}`).all();
  return results.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !MOVING.includes(name))));
}

function formWith(html: string, fields: Fields): FormData {
  const form = postForms(html)
    .map(filledForm)
    .find((one) => Object.keys(fields).some((name) => one.has(name)));
  if (!form) throw new Error(`no form with ${Object.keys(fields)}`);
  return form;
}

function formOn(html: string, fields: Fields): FormData {
  const form = formWith(html, fields);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe.each(TABLE)("an older form of $name", (row) => {
  it("does not undo a newer one, and can be sent on purpose", async () => {
    const { older, newer, says } = row;
    const path = await row.page();
    const as = row.as === "sari" ? sari : budi;
    const open = async (fields: Fields) => formOn(await (await world.fetch(path, { as })).text(), fields);
    const send = (form: FormData) => world.fetch(path, { as, form, headers: elsewhere() });

    const first = await open(older);
    expect((await send(first)).status).toBe(303);
    const second = await open(newer);
    expect((await send(second)).status).toBe(303);
    const before = await stored(row);
    expect((await send(second)).status).toBe(303);
    expect(await stored(row)).toEqual(before);

    const answer = await send(first);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(pageText(html)).toMatch(says);
    expect(await stored(row)).toEqual(before);
    if (row.ends) {
      expect(pageText(html)).toContain(older.price);
      return;
    }

    const kept = formWith(html, older);
    for (const [name, value] of Object.entries(older))
      if (name !== "currentPassword") expect(kept.getAll(name)).toContain(value);
    expect((await send(formOn(html, older))).status).toBe(303);
    expect(await stored(row)).not.toEqual(before);
  });
});

describe.each(TABLE)("two forms of $name that arrive together", (row) => {
  it("are not both stored, and a repeated one is answered like the first", async () => {
    const path = await row.page();
    const as = row.as === "sari" ? sari : budi;
    const html = await (await world.fetch(path, { as })).text();
    const send = (form: FormData) => world.fetch(path, { as, form, headers: elsewhere() });
    const sendTogether = async (...forms: FormData[]) =>
      (await Promise.all(forms.map(send))).map(({ status }) => status).sort();

    expect(await sendTogether(formOn(html, row.older), formOn(html, row.newer))).toEqual([303, 409]);
    const next = formOn(await (await world.fetch(path, { as })).text(), row.newer);
    expect(await sendTogether(next, next)).toEqual([303, 303]);
  });
});

describe("an older form of a proposal", () => {
  it("does not open it again after it was withdrawn", async () => {
    const path = `/wanted/${await postWanted(world, budi)}?ubah`;
    const open = async (price: string) => {
      const html = await (await world.fetch(path, { as: sari })).text();
      return formOn(html, { message: "Saya mulai Senin depan.", price, days: "3" });
    };
    const first = await open("1.200.000");
    expect((await world.fetch(path, { as: sari, form: first })).status).toBe(303);
    const edited = await open("2.000.000");
    expect((await world.fetch(path, { as: sari, form: edited })).status).toBe(303);
    const id = await world.bindings.DB.prepare("select id from proposals where user_id = ?")
      .bind(sari.id)
      .first<string>("id");
    await world.fetch(`/dashboard/proposals/${id}/withdrawal`, { as: sari, form: {} });
    for (const form of [first, edited]) {
      expect((await world.fetch(path, { as: sari, form })).status).toBe(409);
      const row = await world.bindings.DB.prepare("select status from proposals where id = ?").bind(id).first();
      expect(row).toEqual({ status: "withdrawn" });
    }
    expect((await world.fetch(path, { as: sari, form: await open("1.300.000") })).status).toBe(303);
  });
});
