import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { messages } from "~/database/schema/messages";
import { withdrawals } from "~/database/schema/money";
import { orders, proposals } from "~/database/schema/orders";
import { elsewhere } from "../support/flows/account";
import { orderFormData } from "../support/flows/buying";
import { messageFields } from "../support/flows/messaging";
import { paidOrder } from "../support/flows/order-steps";
import { seller, withdrawalFields } from "../support/flows/paying-out";
import { postWanted, proposalFields, propose } from "../support/flows/proposing";
import { offerFields, wantedFields } from "../support/flows/selling";
import { dayAhead, onSiteOffer, visitFields } from "../support/flows/visiting";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;

beforeAll(async () => {
  world = await startWorld();
  offer = await world.listing(await world.person("Lina Marlina"));
});
beforeEach(async () => {
  sari = await seller(world, "Sari Wulandari", 1_000_000);
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

type Fields = Record<string, string>;
type Form = { path: string; as: TestPerson; fields: Fields };
type Row = {
  name: string;
  table: typeof orders | typeof listings | typeof proposals | typeof withdrawals;
  form: () => Promise<Form>;
  others: Record<string, Fields>;
};

const OTHER = "Kalimat lain yang tidak boleh hilang dari formulir ini.";

const TABLE: Row[] = [
  {
    name: "an order",
    table: orders,
    form: async () => {
      const path = `/order/${offer}`;
      return { path, as: budi, fields: await orderFormData(world, budi, path) };
    },
    others: {
      "another quantity": { quantity: "2" },
      "other requirements": { requirements: OTHER },
      notes: { notes: OTHER },
      "a deadline": { deadline: "2027-12-17" },
    },
  },
  {
    name: "an order of work at the buyer's",
    table: orders,
    form: async () => {
      const path = `/order/${await onSiteOffer(world, sari)}`;
      return { path, as: budi, fields: { ...(await orderFormData(world, budi, path)), ...visitFields() } };
    },
    others: {
      "another street": { street: "Jalan Mawar Nomor 1" },
      "another block": { block: "RT 01/RW 02" },
      "another landmark": { landmark: "Dekat masjid" },
      "no landmark": { landmark: "" },
      "another city": { place: "32.76" },
      "another day": { otherDay: dayAhead(5) },
      "another hour": { slots: "780" },
    },
  },
  {
    name: "a custom order",
    table: orders,
    form: async () => {
      const path = `/order/${offer}?custom=true`;
      return { path, as: budi, fields: await orderFormData(world, budi, path) };
    },
    others: {
      "another quantity": { quantity: "7" },
      "other requirements": { requirements: OTHER },
      notes: { notes: OTHER },
    },
  },
  {
    name: "an offer",
    table: listings,
    form: async () => ({ path: "/dashboard/services/create", as: sari, fields: offerFields() }),
    others: {
      "another title": { title: "Desain kartu nama untuk UMKM" },
      "another description": { description: OTHER },
      "another price": { price: "400.000" },
      "another category": { category: "Pendidikan" },
      "another place": { location: "Kota Bandung" },
      "another duration": { deliveryTime: "7 hari" },
    },
  },
  {
    name: "a request",
    table: listings,
    form: async () => ({ path: "/dashboard/wanted/create", as: budi, fields: wantedFields() }),
    others: {
      "another budget": { budget: "1.600.000" },
      "another description": { description: OTHER },
      "another requirement": { requirements: "Membawa alat sendiri\nSelesai dalam dua hari" },
      "no further word": { additionalInfo: "" },
    },
  },
  {
    name: "a proposal",
    table: proposals,
    form: async () => ({ path: `/wanted/${await postWanted(world, budi)}`, as: sari, fields: proposalFields() }),
    others: {
      "another text": { message: OTHER },
      "another price": { price: "1.300.000" },
      "no price": { price: "" },
      "other days": { days: "4" },
    },
  },
  {
    name: "a withdrawal",
    table: withdrawals,
    form: async () => ({ path: "/dashboard/balance/withdrawals/new", as: sari, fields: withdrawalFields() }),
    others: {
      "another sum": { amount: "300.000" },
      "another account": { number: "9876543210" },
      "another holder": { holder: "Wati Kusuma" },
      "another bank": { channel: "BRI", number: "123456789012345" },
    },
  },
];

function send({ path, as, fields }: Form): Promise<Response> {
  return world.fetch(path, { as, form: fields, headers: elsewhere() });
}

async function stored({ table }: Row) {
  const { results } = await world.bindings.DB.prepare(`select * from ${getTableName(table)}`).all();
  return results;
}

describe.each(TABLE)("$name", (row) => {
  it("sent twice gets the same answer and is stored once", async () => {
    const form = await row.form();
    const first = await send(form);
    expect(first.status).toBe(303);
    const before = await stored(row);
    const again = await send(form);
    expect([again.status, again.headers.get("Location")]).toEqual([303, first.headers.get("Location")]);
    expect(await stored(row)).toEqual(before);
  });

  it.each(Object.keys(row.others))("sent again with %s is refused, keeps the text and stores nothing", async (name) => {
    const form = await row.form();
    expect((await send(form)).status).toBe(303);
    const before = await stored(row);
    const changes = row.others[name] ?? {};
    const answer = await send({ ...form, fields: { ...form.fields, ...changes } });
    const page = await answer.text();
    expect(answer.status).toBe(409);
    expect(pageText(page)).toMatch(/dengan isi yang berbeda\. Kiriman ini tidak disimpan\./);
    for (const typed of Object.values(changes)) expect(page).toContain(typed.split("\n").at(-1));
    expect(await stored(row)).toEqual(before);
  });
});

describe("a kept form with different values is not confirmed as done after", () => {
  const id = (table: string) =>
    world.bindings.DB.prepare(`select id from ${table} order by rowid desc limit 1`).first<string>("id");
  const act = (path: string, as: TestPerson, form: Fields) => world.fetch(path, { as, form, headers: elsewhere() });
  const MEANWHILE: [what: string, name: string, change: () => Promise<unknown>][] = [
    [
      "an edit of the offer",
      "an offer",
      async () =>
        act(`/dashboard/services/edit/${await id("services")}`, sari, {
          ...offerFields({ title: "Desain logo yang sudah diubah" }),
          status: "active",
        }),
    ],
    [
      "the offer was switched off",
      "an offer",
      async () => act(`/dashboard/services/${await id("services")}/status`, sari, { status: "inactive" }),
    ],
    [
      "the offer was deleted",
      "an offer",
      async () => act(`/dashboard/services/${await id("services")}/deletion`, sari, {}),
    ],
    [
      "the request was deleted",
      "a request",
      async () => act(`/dashboard/wanted/${await id("services")}/deletion`, budi, {}),
    ],
    [
      "the order was cancelled",
      "an order",
      async () => act(`/dashboard/orders/${await id("orders")}/cancellation`, budi, {}),
    ],
  ];

  it.each(MEANWHILE)("%s", async (_what, name, change) => {
    const row = TABLE.find((one) => one.name === name);
    if (!row) throw new Error(`no form of ${name}`);
    const form = await row.form();
    expect((await send(form)).status).toBe(303);
    expect(((await change()) as Response).status).toBe(303);
    for (const changes of Object.values(row.others)) {
      const answer = await send({ ...form, fields: { ...form.fields, ...changes } });
      expect(answer.status, JSON.stringify(changes)).toBe(409);
      const page = await answer.text();
      for (const typed of Object.values(changes)) expect(page).toContain(typed.split("\n").at(-1));
    }
  });
});

describe("an unchanged kept form gets the state of the first one as its answer after", () => {
  const newest = (table: string) =>
    world.bindings.DB.prepare(`select id from ${table} order by rowid desc limit 1`).first<string>("id");
  const LATER: [what: string, name: string, path: (id: string) => string, says: string][] = [
    ["the offer was deleted", "an offer", (id) => `/dashboard/services/${id}/deletion`, "sudah Anda hapus"],
    ["the request was deleted", "a request", (id) => `/dashboard/wanted/${id}/deletion`, "sudah Anda hapus"],
    ["the order was cancelled", "an order", (id) => `/dashboard/orders/${id}/cancellation`, "dibatalkan"],
    ["the inquiry was cancelled", "a custom order", (id) => `/dashboard/orders/${id}/cancellation`, "dibatalkan"],
  ];

  it.each(LATER)("%s", async (_what, name, path, says) => {
    const row = TABLE.find((one) => one.name === name);
    if (!row) throw new Error(`no form of ${name}`);
    const form = await row.form();
    expect((await send(form)).status).toBe(303);
    const id = await newest(getTableName(row.table));
    const ended = await world.fetch(path(id ?? ""), { as: form.as, form: {}, headers: elsewhere() });
    expect(ended.status).toBe(303);
    const before = await stored(row);
    const again = await send(form);
    expect(again.status).toBe(303);
    const toast = await toastOf(world, again, form.as);
    expect(toast).toContain(says);
    expect(toast).not.toContain("berhasil");
    expect(await stored(row)).toEqual(before);
  });
});

describe("an order that has changed since", () => {
  const refuses = async (form: Form, id: string, others: Record<string, Fields>) => {
    const { DB } = world.bindings;
    await DB.prepare("update orders set version = version + 1 where id = ?").bind(id).run();
    for (const changes of Object.values(others)) {
      const answer = await send({ ...form, fields: { ...form.fields, ...changes } });
      expect(answer.status).toBe(409);
      const page = await answer.text();
      for (const typed of Object.values(changes)) expect(page).toContain(typed);
    }
    expect((await send(form)).status).toBe(303);
  };
  const idOf = (answer: Response) => answer.headers.get("Location")?.split("/").at(-1) ?? "";

  it("refuses a different deadline", async () => {
    const path = `/order/${offer}`;
    const deadline = "2027-12-10";
    const fields = { ...(await orderFormData(world, budi, path)), deadline };
    const form = { path, as: budi, fields };
    await refuses(form, idOf(await send(form)), { deadline: { deadline: "2027-12-17" } });
  });

  it("refuses a different day or hour of the visit, also after another hour was agreed", async () => {
    const path = `/order/${await onSiteOffer(world, sari)}`;
    const fields = { ...(await orderFormData(world, budi, path)), ...visitFields() };
    const form = { path, as: budi, fields };
    const id = idOf(await send(form));
    const { DB } = world.bindings;
    await DB.prepare(
      "update order_visits set wished_day = null, wished_slots = '[]', wished_by = null where order_id = ?",
    )
      .bind(id)
      .run();
    await refuses(form, id, { day: { otherDay: dayAhead(4) }, hour: { slots: "780" } });
  });
});

it("a message sent again with different text is a new message, because its form stays on the page", async () => {
  const { id } = budi;
  const fields = messageFields("Apakah bisa mulai Senin?");
  const path = `/messages/new?listing=${offer}`;
  const first = await world.fetch(path, { as: budi, form: fields });
  const conversation = first.headers.get("Location") ?? "";
  const count = async () => (await world.context().db.select().from(messages)).length;
  const before = await count();
  fields.set("message", "Atau Selasa?");
  expect((await world.fetch(conversation.replace(/[#?].*$/, ""), { as: { ...budi, id }, form: fields })).status).toBe(
    303,
  );
  expect(await count()).toBe(before + 1);
});

it("a refused order can be sent as a new order", async () => {
  const path = `/order/${offer}`;
  const fields = await orderFormData(world, budi, path);
  await send({ path, as: budi, fields });
  const refused = await (await send({ path, as: budi, fields: { ...fields, quantity: "2" } })).text();
  const formId = /name="formId" value="([^"]+)"/.exec(refused)?.[1] ?? "";
  expect(formId).not.toBe(fields.formId);
  const again = await send({ path, as: budi, fields: { ...fields, quantity: "2", formId } });
  expect(again.headers.get("Location")).toMatch(/^\/payment\//);
});

describe("a text that can be written once", () => {
  async function completed() {
    const id = await paidOrder(world, budi, offer);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    return id;
  }
  const wanted = async () => {
    const id = await postWanted(world, budi);
    return { id, proposal: await propose(world, sari, id) };
  };

  const ONCE: [name: string, make: () => Promise<{ path: string; form: Fields; other: Fields }>][] = [
    [
      "a review",
      async () => ({
        path: `/dashboard/orders/${await completed()}/review`,
        form: { rating: "5", comment: "Rapi dan cepat sekali." },
        other: { rating: "5", comment: OTHER },
      }),
    ],
    [
      "a declined proposal",
      async () => {
        const { id, proposal } = await wanted();
        return {
          path: `/dashboard/wanted/${id}/proposals/${proposal}/decline`,
          form: { reason: "Sudah dapat yang lebih dekat." },
          other: { reason: OTHER },
        };
      },
    ],
  ];

  it.each(ONCE)(
    "%s sent twice gets the same answer, and with different text is refused and kept",
    async (_name, make) => {
      const { path, form, other } = await make();
      const first = await world.fetch(path, { as: budi, form });
      expect(first.status).toBe(303);
      const again = await world.fetch(path, { as: budi, form });
      expect([again.status, again.headers.get("Location")]).toEqual([303, first.headers.get("Location")]);
      const said = async (answer: Response) => pageText(await toastOf(world, answer, budi)).slice(0, 600);
      expect(await said(again)).toContain(_name === "a declined proposal" ? "Penawaran ditolak" : " terkirim");
      const changed = await world.fetch(path, { as: budi, form: other });
      expect(changed.status).toBe(409);
      expect(await changed.text()).toContain(OTHER);
    },
  );
});
