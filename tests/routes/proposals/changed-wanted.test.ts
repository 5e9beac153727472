import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { notifications } from "~/database/schema/messages";
import { orders } from "~/database/schema/orders";
import { readOrder } from "../../support/flows/money";
import { proposalFields, propose, readProposal } from "../../support/flows/proposing";
import { wantedFormData } from "../../support/flows/selling";
import { fieldValue, linksNamed, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

const REFUSED =
  "Permintaan berubah setelah penawaran ini dikirim. Minta pengirimnya memeriksa dan menyimpan ulang penawarannya.";
const ASK_SARI = "Minta Sari Wulandari memeriksa dan menyimpan ulang penawarannya.";
const LOOK_AGAIN = "Klien mengubah permintaan ini, dan baru dapat menerima";
const REWRITTEN = { description: "Seluruh rumah dua lantai, luar dan dalam, cat dari Anda." };

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let wanted: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  const formId = crypto.randomUUID();
  await world.fetch("/dashboard/wanted/create", { as: budi, form: wantedFormData({ formId }) });
  const [made] = await world.context().db.select({ id: listings.id }).from(listings).where(eq(listings.formId, formId));
  wanted = made?.id ?? "";
});
afterAll(() => world.stop());

const html = async (path: string, as: TestPerson) => (await world.fetch(path, { as })).text();
const list = () => `/dashboard/wanted/${wanted}/proposals`;
const acceptance = (id: string) => `${list()}/${id}/acceptance`;
const shownTo = async (id: string) => fieldValue(await html(acceptance(id), budi), "shown") ?? "";
const edit = (changes: Record<string, string> = {}) =>
  world.fetch(`/dashboard/wanted/edit/${wanted}`, {
    as: budi,
    form: wantedFormData({ status: "active", ...changes }),
  });
const press = (id: string, shown: string) => world.fetch(acceptance(id), { as: budi, form: { mode: "online", shown } });
const ordersOfBudi = () =>
  world
    .context()
    .db.select({ id: orders.id, requirements: orders.requirements })
    .from(orders)
    .where(eq(orders.buyerId, budi.id));
const toldToSari = async () =>
  (await world.context().db.select().from(notifications).where(eq(notifications.userId, sari.id))).map(
    ({ title }) => title,
  );

it("a proposal does not count for a rewritten wanted listing until its author saves it again", async () => {
  const id = await propose(world, sari, wanted);
  const shown = await shownTo(id);
  expect((await edit(REWRITTEN)).status).toBe(303);

  for (const answer of [await press(id, shown), await world.fetch(acceptance(id), { as: budi })]) {
    expect(answer.headers.get("Location")).toBe(list());
    expect(await toastOf(world, answer, budi)).toContain(REFUSED);
  }
  expect(await ordersOfBudi()).toEqual([]);
  const received = await html(list(), budi);
  expect(pageText(received)).toContain(ASK_SARI);
  expect(linksNamed(received, /^Tanya Sari Wulandari$/)).toHaveLength(1);
  expect(linksNamed(received, /^Terima penawaran/)).toEqual([]);

  await edit({ ...REWRITTEN, title: "Cat ulang seluruh rumah" });
  expect(await toldToSari()).toEqual(["Permintaan berubah: periksa penawaran Anda"]);
  expect(pageText(await html("/dashboard/proposals", sari))).toContain("Permintaan berubah setelah");
  const page = await html(`/wanted/${wanted}`, sari);
  expect(pageText(page)).toContain(LOOK_AGAIN);
  const saved = { ...proposalFields(), seen: fieldValue(page, "seen") ?? "" };
  expect((await world.fetch(`/wanted/${wanted}`, { as: sari, form: saved })).status).toBe(303);

  expect(pageText(await html(`/wanted/${wanted}`, sari))).not.toContain(LOOK_AGAIN);
  expect(pageText(await html("/dashboard/proposals", sari))).not.toContain("Permintaan berubah setelah");
  expect(linksNamed(await html(list(), budi), /^Terima penawaran/)).toHaveLength(1);
  const accepted = await press(id, await shownTo(id));
  expect(accepted.headers.get("Location")).toMatch(/^\/payment\//);
  expect(databaseCost(accepted).trips).toBe(3);
  const { orderId } = await readProposal(world, wanted, sari);
  expect((await readOrder(world, orderId ?? "")).order.requirements).toContain(REWRITTEN.description);
});

it("a proposal from an outdated page of the wanted listing is refused, and the typed values are kept", async () => {
  const seen = fieldValue(await html(`/wanted/${wanted}`, sari), "seen") ?? "";
  await propose(world, await world.person("Rina Kartika"), wanted);
  await edit(REWRITTEN);
  const form = { ...proposalFields({ message: "Saya bisa hari Senin." }), seen };
  const answer = await world.fetch(`/wanted/${wanted}`, { as: sari, form });
  expect(answer.status).toBe(409);
  const page = await answer.text();
  for (const words of ["Klien baru saja mengubah permintaannya.", "Saya bisa hari Senin.", REWRITTEN.description])
    expect(pageText(page)).toContain(words);
  const again = { ...form, seen: fieldValue(page, "seen") ?? "" };
  expect((await world.fetch(`/wanted/${wanted}`, { as: sari, form: again })).status).toBe(303);
});

it("a proposal stays valid if the wanted listing is saved unchanged, or closed and reopened", async () => {
  const id = await propose(world, sari, wanted);
  const shown = await shownTo(id);
  await edit();
  await edit({ budget: "2.500.000" });
  for (const status of ["inactive", "active"])
    await world.fetch(`/dashboard/wanted/${wanted}/status`, { as: budi, form: { status } });
  expect(await toldToSari()).not.toContain("Permintaan berubah: periksa penawaran Anda");
  expect((await press(id, shown)).headers.get("Location")).toMatch(/^\/payment\//);
});

it("accepting during an edit creates an order of the answered version, or none", async () => {
  for (let round = 0; round < 4; round += 1) {
    const formId = crypto.randomUUID();
    const proposer = await world.person(`Tukang ${"abcd"[round]}`);
    await edit({ description: `Dua kamar tidur, cat sudah tersedia, putaran ${round}. ${formId}` });
    const id = await propose(world, proposer, wanted);
    const shown = await shownTo(id);
    const before = (await ordersOfBudi()).length;
    const [, answer] = await Promise.all([edit(REWRITTEN), press(id, shown)]);
    const made = (await ordersOfBudi()).slice(before);
    const { orderId } = await readProposal(world, wanted, proposer);
    const order = orderId ? (await readOrder(world, orderId)).order : null;
    expect(made).toHaveLength(order ? 1 : 0);
    if (order) expect(order.requirements).toContain(formId);
    else expect(answer.headers.get("Location")).toBe(list());
  }
});
