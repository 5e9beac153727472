import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFiles } from "~/database/schema/orders";
import { ALL_STEPS } from "~/orders/lifecycle";
import { MINUTE } from "~/platform/dates";
import { order, startPaying } from "../support/flows/buying";
import { answer, changeFields, sendChangeForm } from "../support/flows/changing";
import { ANSWER, PROBLEM } from "../support/flows/disputing";
import { extraPhoto, WHY_EXTRA } from "../support/flows/extras";
import { readOrder } from "../support/flows/money";
import { paidOrder, step } from "../support/flows/order-steps";
import { acceptSlot, beginVisit, onSiteOffer, visitFields } from "../support/flows/visiting";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

const WHY = "Warna hijaunya terlalu muda untuk papan nama.";
const OTHER = "Ukuran hurufnya terlalu kecil untuk papan nama.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;
let owner: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  owner = await world.person("Sari Wulandari");
  sari = owner;
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

type Fields = Record<string, string>;
type Sent = { fields?: Fields; files?: File[] };
type Side = "budi" | "sari";
type Row = {
  name: string;
  kind: (typeof ALL_STEPS)[number]["kind"];
  before: () => Promise<string>;
  as: Side;
  page: string;
  first: Sent | ((id: string) => Promise<Sent>);
  others: Record<string, Sent>;
};

const file = (name: string, text = "isi.") => new File([text], name, { type: "text/plain" });
const person = (side: Side) => (side === "budi" ? budi : sari);

const paid = () => paidOrder(world, budi, listing);
async function delivered() {
  const id = await paid();
  await step(world, id, "delivery", sari);
  return id;
}
async function disputed() {
  const id = await delivered();
  await step(world, id, "dispute", budi, { reason: PROBLEM });
  return id;
}
async function cancelRequested() {
  const id = await paid();
  await step(world, id, "cancellation-request", budi, { back: "175000", reason: WHY });
  return id;
}
const inquiry = () => order(world, budi, listing, {}, "?custom=true");
const unpaid = () => order(world, budi, listing);

const formId = crypto.randomUUID();
const change = (changes: Fields = {}): Sent => ({
  fields: changeFields({ formId, price: "300.000", revisions: "2", ...changes }),
});
const extra = (changes: Fields = {}, files = [extraPhoto()]): Sent => ({
  fields: { formId, what: "Isi freon R32", amount: "250.000", reason: WHY_EXTRA, ...changes },
  files,
});
const sentChange = new Map<string, string>();
async function proposed() {
  const id = await unpaid();
  sentChange.set(id, await sendChangeForm(world, sari, id, { price: "300.000" }));
  return id;
}
/** Begins a visit of a new seller, because two visits of one seller cannot begin at once. */
async function visited(minutes: number, arrived?: "arrived") {
  sari = await world.person("Sari Wulandari");
  const id = await paidOrder(world, budi, await onSiteOffer(world, sari), { changes: visitFields() });
  await acceptSlot(world, sari, id);
  await beginVisit(world, id, minutes, arrived ? { arrivedAt: Date.now() - minutes * MINUTE } : {});
  return id;
}
async function reported() {
  const id = await visited(75);
  await step(world, id, "no-show", budi, { waited: "on" });
  return id;
}
const answering =
  (reason = "") =>
  async (id: string): Promise<Sent> => ({
    fields: { change: sentChange.get(id) ?? "", reason },
  });

const TABLE: Row[] = [
  {
    name: "a delivery",
    kind: "deliver",
    before: paid,
    as: "sari",
    page: "delivery",
    first: { fields: { note: "Hasil akhir." }, files: [file("logo.txt")] },
    others: {
      "another note": { fields: { note: "Hasil lain." }, files: [file("logo.txt")] },
      "no note": { fields: { note: "" }, files: [file("logo.txt")] },
      "another file": { fields: { note: "Hasil akhir." }, files: [file("poster.txt")] },
      "a file of another size": { fields: { note: "Hasil akhir." }, files: [file("logo.txt", "isi lain")] },
      "other bytes of the same size": { fields: { note: "Hasil akhir." }, files: [file("logo.txt", "ISI!")] },
      "one more file": { fields: { note: "Hasil akhir." }, files: [file("logo.txt"), file("poster.txt")] },
      "the file twice": { fields: { note: "Hasil akhir." }, files: [file("logo.txt"), file("logo.txt")] },
      "no file": { fields: { note: "Hasil akhir." } },
    },
  },
  {
    name: "a delivery with two files of one name",
    kind: "deliver",
    before: paid,
    as: "sari",
    page: "delivery",
    first: { fields: { note: "Hasil akhir." }, files: [file("logo.txt", "satu"), file("logo.txt", "dua.")] },
    others: {
      "one of them changed": {
        fields: { note: "Hasil akhir." },
        files: [file("logo.txt", "satu"), file("logo.txt", "tiga")],
      },
      "one of them twice": {
        fields: { note: "Hasil akhir." },
        files: [file("logo.txt", "satu"), file("logo.txt", "satu")],
      },
    },
  },
  {
    name: "a delivery without files",
    kind: "deliver",
    before: paid,
    as: "sari",
    page: "delivery",
    first: { fields: { note: "Tautannya: contoh.id/hasil" } },
    others: { "a file": { fields: { note: "Tautannya: contoh.id/hasil" }, files: [file("logo.txt")] } },
  },
  {
    name: "a revision",
    kind: "request_revision",
    before: delivered,
    as: "budi",
    page: "revision",
    first: { fields: { reason: WHY } },
    others: { "another reason": { fields: { reason: OTHER } } },
  },
  {
    name: "a dispute",
    kind: "open_dispute",
    before: delivered,
    as: "budi",
    page: "dispute",
    first: { fields: { reason: PROBLEM }, files: [file("bukti.txt")] },
    others: {
      "another reason": { fields: { reason: `${PROBLEM} Juga di ponsel.` }, files: [file("bukti.txt")] },
      "another file": { fields: { reason: PROBLEM }, files: [file("foto.txt")] },
      "other bytes of the same size": { fields: { reason: PROBLEM }, files: [file("bukti.txt", "ISI!")] },
      "no file": { fields: { reason: PROBLEM } },
      "more files": { fields: { reason: PROBLEM }, files: [file("bukti.txt"), file("foto.txt")] },
    },
  },
  {
    name: "an answer to a dispute",
    kind: "answer_dispute",
    before: disputed,
    as: "sari",
    page: "dispute-answer",
    first: { fields: { reason: ANSWER }, files: [file("jawaban.txt")] },
    others: {
      "another answer": { fields: { reason: `${ANSWER} Dua kali.` }, files: [file("jawaban.txt")] },
      "another file": { fields: { reason: ANSWER }, files: [file("lain.txt")] },
      "other bytes of the same size": { fields: { reason: ANSWER }, files: [file("jawaban.txt", "ISI!")] },
    },
  },
  {
    name: "a request to cancel",
    kind: "request_cancellation",
    before: paid,
    as: "budi",
    page: "cancellation-request",
    first: { fields: { back: "175000", reason: WHY } },
    others: {
      "another share": { fields: { back: "280000", reason: WHY } },
      "another reason": { fields: { back: "175000", reason: OTHER } },
    },
  },
  {
    name: "a refusal to cancel",
    kind: "refuse_cancellation",
    before: cancelRequested,
    as: "sari",
    page: "cancellation-refusal",
    first: { fields: { reason: WHY } },
    others: { "another reason": { fields: { reason: OTHER } } },
  },
  {
    name: "a cancellation",
    kind: "cancel",
    before: unpaid,
    as: "budi",
    page: "cancellation",
    first: { fields: { reason: WHY } },
    others: { "another reason": { fields: { reason: OTHER } } },
  },
  {
    name: "a seller's cancellation of a paid order",
    kind: "cancel",
    before: paid,
    as: "sari",
    page: "cancellation",
    first: { fields: { reason: WHY } },
    others: { "another reason": { fields: { reason: OTHER } } },
  },
  {
    name: "a proposed change",
    kind: "propose_change",
    before: unpaid,
    as: "sari",
    page: "change",
    first: change(),
    others: {
      "another price": change({ price: "310.000" }),
      "no price": change({ price: "" }),
      "another description": change({ description: OTHER }),
      "another number of revisions": change({ revisions: "3" }),
      "a date as well": change({ deadline: "2027-12-17" }),
    },
  },
  {
    name: "a proposed extra",
    kind: "propose_extra",
    before: paid,
    as: "sari",
    page: "extra",
    first: extra(),
    others: {
      "another title": extra({ what: "Isi freon R410" }),
      "another amount": extra({ amount: "260.000" }),
      "another reason": extra({ reason: `${WHY_EXTRA} Lagi.` }),
      "another photo": extra({}, [extraPhoto("kipas.png")]),
      "one more photo": extra({}, [extraPhoto(), extraPhoto("kipas.png")]),
    },
  },
  {
    name: "a report that the buyer is not there",
    kind: "report_buyer",
    before: () => visited(40, "arrived"),
    as: "sari",
    page: "absent-buyer",
    first: { fields: { reason: WHY }, files: [extraPhoto()] },
    others: {
      "another reason": { fields: { reason: OTHER }, files: [extraPhoto()] },
      "another photo": { fields: { reason: WHY }, files: [extraPhoto("kipas.png")] },
    },
  },
  {
    name: "a contradicted arrival",
    kind: "deny_arrival",
    before: () => visited(40, "arrived"),
    as: "budi",
    page: "denied-arrival",
    first: { fields: { reason: WHY }, files: [extraPhoto()] },
    others: {
      "another reason": { fields: { reason: OTHER }, files: [extraPhoto()] },
      "another photo": { fields: { reason: WHY }, files: [extraPhoto("kipas.png")] },
      "no photo": { fields: { reason: WHY } },
    },
  },
  {
    name: "a contradicted report",
    kind: "contradict_no_show",
    before: reported,
    as: "sari",
    page: "contradiction",
    first: { fields: { reason: WHY }, files: [extraPhoto()] },
    others: {
      "another reason": { fields: { reason: OTHER }, files: [extraPhoto()] },
      "another photo": { fields: { reason: WHY }, files: [extraPhoto("kipas.png")] },
      "no photo": { fields: { reason: WHY } },
    },
  },
  {
    name: "an arrival",
    kind: "arrive",
    before: () => visited(10),
    as: "sari",
    page: "arrival",
    first: { files: [extraPhoto()] },
    // The arrival itself is stored once, with its first photo.
    others: {},
  },
  {
    name: "a refused change",
    kind: "decline_change",
    before: proposed,
    as: "budi",
    page: "change/refusal",
    first: answering(WHY),
    others: { "another reason": { fields: { reason: OTHER } } },
  },
];

async function send(row: Row, id: string, sent: Sent): Promise<Response> {
  return step(world, id, row.page, person(row.as), sent.fields, sent.files);
}

async function stored(id: string) {
  const { order: row, events, postings } = await readOrder(world, id);
  const files = await world.context().db.select().from(orderFiles);
  return { row, events, postings, files: files.filter(({ orderId }) => orderId === id) };
}

describe.each(TABLE)("$name", (row) => {
  async function once() {
    sari = owner;
    // New buyer each time, because the number of orders an hour is limited.
    budi = await world.person("Budi Santoso");
    const id = await row.before();
    const first = typeof row.first === "function" ? await row.first(id) : row.first;
    const answered = await send(row, id, first);
    expect(answered.status).toBe(303);
    return { id, first, answered };
  }

  it("gives the same answer when it is sent twice, and is stored once", async () => {
    const { id, first, answered } = await once();
    const before = await stored(id);
    const again = await send(row, id, first);
    expect([again.status, again.headers.get("Location")]).toEqual([303, answered.headers.get("Location")]);
    const words = async (response: Response) => pageText(await toastOf(world, response, person(row.as)));
    expect(await words(again)).toBe(await words(answered));
    expect(await stored(id)).toEqual(before);
  });

  it.each(Object.keys(row.others))("with %s is refused, keeps its text and stores nothing", async (name) => {
    const { id, first } = await once();
    const before = await stored(id);
    const other = row.others[name] ?? {};
    const fields = { ...first.fields, ...other.fields };
    const answered = await send(row, id, { ...other, fields });
    const page = await answered.text();
    expect(answered.status).toBe(409);
    expect(pageText(page)).toContain("Langkah ini sudah Anda lakukan dengan isi yang berbeda.");
    expect(page).toContain(`href="/dashboard/orders/${id}"`);
    const text = fields.note || fields.reason || fields.description;
    if (text) expect(page).toContain(text);
    for (const { name } of other.files ?? []) expect(pageText(page)).toContain(name);
    expect(await stored(id)).toEqual(before);
  });
});

describe("a form that accepts a quote", () => {
  it("is confirmed again for the price it showed, and not for another", async () => {
    budi = await world.person("Budi Santoso");
    const id = await inquiry();
    const quoting = (price: string) => world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price, days: "3" } });
    await quoting("300.000");
    const seen = String((await readOrder(world, id)).order.version);
    await quoting("400.000");
    const newer = String((await readOrder(world, id)).order.version);
    const accept = (version: string) => step(world, id, "acceptance", budi, { version });
    expect((await accept(newer)).headers.get("Location")).toBe(`/payment/${id}`);
    const before = await stored(id);
    expect((await accept(newer)).headers.get("Location")).toBe(`/payment/${id}`);
    const old = await accept(seen);
    expect(old.headers.get("Location")).toBe(`/dashboard/orders/${id}`);
    expect(await toastOf(world, old, budi)).toContain("Pesanan ini baru saja berubah");
    expect(await stored(id)).toEqual(before);
  });

  it("is refused for an order without a quote", async () => {
    budi = await world.person("Budi Santoso");
    const id = await unpaid();
    const { version } = (await readOrder(world, id)).order;
    const answered = await step(world, id, "acceptance", budi, { version: String(version) });
    expect(answered.headers.get("Location")).toBe(`/dashboard/orders/${id}`);
  });
});

describe("a cancellation that the other side made", () => {
  it("is confirmed without a reason, and refused with one, which stays in the form", async () => {
    budi = await world.person("Budi Santoso");
    const id = await unpaid();
    await step(world, id, "cancellation", sari, { reason: WHY });
    const plain = await step(world, id, "cancellation", budi, { reason: "" });
    expect(await toastOf(world, plain, budi)).toContain("Order berhasil dibatalkan");
    const reasoned = await step(world, id, "cancellation", budi, { reason: OTHER });
    expect(reasoned.status).toBe(409);
    expect(await reasoned.text()).toContain(OTHER);
  });
});

it("an accepted change is confirmed again for the person who accepted it, also after the price changed", async () => {
  budi = await world.person("Budi Santoso");
  const id = await proposed();
  const accept = () => answer(world, budi, id, "acceptance", { change: sentChange.get(id) ?? "", reason: "" });
  const said = async (response: Response, as: TestPerson) => pageText(await toastOf(world, response, as));
  const done = "Usulan perubahan disetujui";
  expect(await said(await accept(), budi)).toContain(done);
  const { order: row, events } = await readOrder(world, id);
  expect(await said(await accept(), budi)).toContain(done);
  expect(await readOrder(world, id)).toMatchObject({ order: row, events });
  const own = await answer(world, sari, id, "acceptance", { change: sentChange.get(id) ?? "", reason: "" });
  expect(await said(own, sari)).toContain("Gagal menyetujui usulan perubahan");
  const { gatewayOrderId } = await startPaying(world, budi, id);
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
  expect((await readOrder(world, id)).postings).toMatchObject([{ amount: 300_000 }]);
});

// tests/routes/orders/step-pages.test.ts repeats the form of each step with another value in each of its inputs.
it("the table has every step that takes files", () => {
  const missing = ALL_STEPS.filter(({ kind, attaches }) => attaches && !TABLE.some((row) => row.kind === kind));
  expect(missing.map(({ kind }) => kind)).toEqual([]);
});
