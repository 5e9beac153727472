import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answeredDispute, VERDICT } from "../support/flows/disputing";
import { correction } from "../support/flows/my-data";
import { newOperator } from "../support/flows/operators";
import { postWanted, proposalFields, propose } from "../support/flows/proposing";
import { act, hide, newestReport, report, suspend } from "../support/flows/reporting";
import { completedOrder } from "../support/flows/reviewing";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let ayu: TestPerson;
let bagas: TestPerson;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
  bagas = await newOperator(world, "Bagas Wicaksono");
});
afterAll(() => world.stop());

type Fields = Record<string, string>;
type Form = { path: string; as: TestPerson; form: Fields };
type Row = {
  name: string;
  first: () => Promise<Form>;
  /** The same form with something else in it. Each must answer 409 with its text. */
  others: Record<string, Fields>;
  repeats: boolean;
};

const sides = async () => ({ buyer: budi, seller: sari, listingId: await world.listing(sari) });
const completed = async () => completedOrder(world, await sides());

const FIRST = "Rapi dan tepat waktu.";
const OTHER = "Ternyata hasilnya tidak dapat dicetak.";

const TABLE: Row[] = [
  {
    name: "a review by the buyer",
    first: async () => ({
      path: `/dashboard/orders/${await completed()}/review`,
      as: budi,
      form: { rating: "5", comment: FIRST },
    }),
    others: {
      "the same stars and another comment": { comment: OTHER },
      "other stars and the same comment": { rating: "1" },
      "other stars and another comment": { rating: "1", comment: OTHER },
      "a longer comment": { comment: `${FIRST} ${OTHER}` },
      "a comment in other letters": { comment: FIRST.toUpperCase() },
    },
    repeats: true,
  },
  {
    name: "a review by the seller",
    first: async () => ({
      path: `/dashboard/orders/${await completed()}/review`,
      as: sari,
      form: { rating: "4", comment: FIRST },
    }),
    others: { "the same stars and another comment": { comment: OTHER } },
    repeats: true,
  },
  {
    name: "a reply to a review",
    first: async () => {
      const order = await completed();
      const path = `/dashboard/orders/${order}/review`;
      await world.fetch(path, { as: budi, form: { rating: "5", comment: FIRST } });
      await world.fetch(path, { as: sari, form: { rating: "5", comment: FIRST } });
      const row = await world.bindings.DB.prepare("select id from reviews where order_id = ? and side = 'buyer'")
        .bind(order)
        .first<{ id: string }>();
      return {
        path: `/dashboard/orders/${order}/reviews/${row?.id}/reply`,
        as: sari,
        form: { reply: "Terima kasih." },
      };
    },
    others: { "another reply": { reply: OTHER } },
    repeats: true,
  },
  {
    name: "an operator's ruling",
    first: async () => {
      const id = await answeredDispute(world, await sides());
      const { version } =
        (await world.bindings.DB.prepare("select version from orders where id = ?")
          .bind(id)
          .first<{ version: number }>()) ?? {};
      return {
        path: `/operator/disputes/${id}/ruling`,
        as: ayu,
        form: { back: "140000", reason: VERDICT, version: String(version), press: "rule" },
      };
    },
    others: {
      "the same share and another reason": { reason: `${VERDICT} ${OTHER}` },
      "another share": { back: "210000" },
    },
    repeats: true,
  },
  {
    name: "a listing hidden by an operator",
    first: async () => {
      const [path, name] = hide(await world.listing(sari));
      return { path, as: ayu, form: { act: name, reason: FIRST } };
    },
    others: { "another reason": { reason: OTHER } },
    repeats: false,
  },
  {
    name: "a suspension",
    first: async () => {
      const [path, name] = suspend(sari);
      return { path, as: ayu, form: { act: name, reason: FIRST } };
    },
    others: { "another reason": { reason: OTHER } },
    repeats: false,
  },
  {
    name: "an answer to a report",
    first: async () => {
      await report(world, budi, { subject: "listing", id: await world.listing(sari) });
      return {
        path: `/operator/reports/${await newestReport(world)}`,
        as: ayu,
        form: { answer: "Sudah kami periksa dan kami tegur." },
      };
    },
    others: { "another answer": { answer: OTHER } },
    repeats: false,
  },
  {
    name: "an answer to a request to correct data",
    first: async () => ({
      path: `/operator/data/${await correction(world, budi)}`,
      as: bagas,
      form: { answer: "Sudah kami perbaiki.", act: "done" },
    }),
    others: { "another answer": { answer: OTHER } },
    repeats: false,
  },
  {
    name: "a request to correct data",
    first: async () => ({
      path: "/account/data",
      as: budi,
      form: { change: "correction", words: "Nama saya pada faktur pesanan lama keliru." },
    }),
    others: { "other words": { words: "Alamat saya pada pesanan lama juga keliru." } },
    repeats: true,
  },
  {
    name: "an appeal",
    first: async () => {
      await act(world, ayu, suspend(budi));
      return {
        path: "/account/suspended",
        as: budi,
        form: { appeal: "Laporan itu keliru, pesanannya sudah saya selesaikan." },
      };
    },
    others: { "another text": { appeal: "Saya lampirkan juga percakapan dengan pembelinya." } },
    repeats: true,
  },
  {
    name: "a refusal of a proposal",
    first: async () => {
      const wanted = await postWanted(world, budi);
      const id = await propose(world, sari, wanted);
      return {
        path: `/dashboard/wanted/${wanted}/proposals/${id}/decline`,
        as: budi,
        form: { reason: "Harganya di atas anggaran kami." },
      };
    },
    others: { "another reason": { reason: OTHER } },
    repeats: true,
  },
  {
    name: "a proposal",
    first: async () => ({ path: `/wanted/${await postWanted(world, budi)}`, as: sari, form: proposalFields() }),
    others: {
      "another message": { message: "Saya bisa mulai hari Senin, dan alat sudah ada." },
      "another price": { price: "1.500.000" },
    },
    repeats: true,
  },
];

describe.each(TABLE)("$name", (row) => {
  async function once() {
    [sari, budi] = [await world.person("Sari Wulandari"), await world.person("Budi Santoso")];
    const { path, ...sent } = await row.first();
    const answered = await world.fetch(path, sent);
    expect(answered.status).toBe(303);
    return { path, ...sent, to: answered.headers.get("Location") };
  }

  it.skipIf(!row.repeats)("sent twice unchanged gets the first answer again", async () => {
    const { path, as, form, to } = await once();
    const again = await world.fetch(path, { as, form });
    expect([again.status, again.headers.get("Location")]).toEqual([303, to]);
  });

  it.each(Object.keys(row.others))("with %s is refused, and its text is shown again", async (name) => {
    const { path, as, form } = await once();
    const other = row.others[name] ?? {};
    const answered = await world.fetch(path, { as, form: { ...form, ...other } });
    const page = await answered.text();
    expect(answered.status).toBe(409);
    const shown = pageText(page) + page;
    for (const text of Object.values({ ...form, ...other }).filter((value) => value.length > 20 && value.includes(" ")))
      expect(shown).toContain(text);
    expect(shown).not.toContain("Kesalahannya di pihak kami");
    expect(shown).not.toContain("Terjadi kesalahan di pihak kami");
  });
});

it("a late review is refused with its text", async () => {
  [sari, budi] = [await world.person("Sari Wulandari"), await world.person("Budi Santoso")];
  const order = await completedOrder(world, await sides(), Date.now() - 15 * 86_400_000);
  const form = { rating: "5", comment: OTHER };
  const answered = await world.fetch(`/dashboard/orders/${order}/review`, { as: budi, form });
  expect(answered.status).toBe(409);
  const page = pageText(await answered.text());
  expect(page).toContain("Waktu menulis ulasan sudah berakhir");
  expect(page).toContain(OTHER);
});
