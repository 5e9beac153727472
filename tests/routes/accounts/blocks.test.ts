import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acceptProposal } from "~/proposals/commands.server";
import { NEEDS, orderFormData } from "../../support/flows/buying";
import { askAbout, messageFields, write } from "../../support/flows/messaging";
import { dataExportOf } from "../../support/flows/my-data";
import { paidOrder, step, stepForm } from "../../support/flows/order-steps";
import { OFFER, postWanted, proposalFields, propose, readProposal } from "../../support/flows/proposing";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

const CLOSED = "Anda dan orang ini tidak dapat saling mengirim pesan.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

const block = (by: TestPerson, other: TestPerson, form: Record<string, string> = {}) =>
  world.fetch(`/u/${other.id}/block`, { as: by, form });
const open = async (path: string, as: TestPerson) => pageText(await (await world.fetch(path, { as })).text());
const messages = async (person: TestPerson) =>
  (await world.bindings.DB.prepare("select body from messages where sender_id = ?").bind(person.id).all()).results;

describe("a block", () => {
  it("begins on the profile and ends in the list, with forms that need no script", async () => {
    expect(await (await world.fetch(`/u/${sari.id}`)).text()).toContain(`href="/u/${sari.id}/block"`);
    expect(await open(`/u/${sari.id}/block`, budi)).toContain("Blokir Sari Wulandari?");
    const answer = await block(budi, sari);
    expect(answer.headers.get("Location")).toBe("/account/blocks");
    expect(await open("/account/blocks", budi)).toContain("Sari Wulandari");
    expect(await open("/account/blocks", sari)).toContain("Anda tidak memblokir siapa pun.");
    expect(await open(`/u/${sari.id}/block`, budi)).toContain("Buka blokir Sari Wulandari?");
    expect((await block(budi, sari, { keep: "no" })).status).toBe(303);
    expect(await open("/account/blocks", budi)).toContain("Anda tidak memblokir siapa pun.");
  });

  it("is never of oneself or of nobody, and a repeated one counts once", async () => {
    expect((await block(budi, budi)).status).toBe(404);
    expect((await block(budi, { ...sari, id: "3f0c5a52-0000-4000-8000-00000000dead" })).status).toBe(404);
    await block(budi, sari);
    expect((await block(budi, sari)).status).toBe(303);
    const rows = await world.bindings.DB.prepare("select 1 from blocks where blocker_id = ?").bind(budi.id).all();
    expect(rows.results).toHaveLength(1);
  });

  it.each([
    ["the buyer", () => [budi, sari] as const],
    ["the seller", () => [sari, budi] as const],
  ])("by %s ends the conversation for both, with the same words and the text kept", async (_, people) => {
    const id = await askAbout(world, budi, listing, "Apakah bisa Senin?");
    await write(world, sari, id, "Bisa.");
    await block(...people());
    for (const person of [budi, sari]) {
      const answer = await write(world, person, id, "Halo lagi");
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(CLOSED);
      expect(await messages(person)).toHaveLength(1);
      expect(await open(`/messages/${id}`, person)).toContain(CLOSED);
    }
    const other = await world.listing(sari, { title: "Jasa yang lain" });
    const fresh = await world.fetch(`/messages/new?listing=${other}`, {
      as: budi,
      form: messageFields("Saya mau tanya"),
    });
    const text = await fresh.text();
    expect([fresh.status, text.includes(CLOSED), text.includes("Saya mau tanya")]).toEqual([400, true, true]);
  });

  it("refuses orders of both, and keeps what was typed", async () => {
    await block(sari, budi);
    const path = `/order/${listing}`;
    const answer = await world.fetch(path, { as: budi, form: await orderFormData(world, budi, path) });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain("Pesanan antara Anda dan orang ini tidak dapat dibuat.");
    expect(text).toContain(NEEDS);
    const rows = await world.bindings.DB.prepare("select 1 from orders where user_id = ?").bind(budi.id).all();
    expect(rows.results).toEqual([]);
  });

  it("refuses proposals, their changes and their acceptance", async () => {
    const wanted = await postWanted(world, budi);
    const id = await propose(world, sari, wanted);
    await block(budi, sari);
    const change = await world.fetch(`/wanted/${wanted}`, { as: sari, form: proposalFields({ price: "1.000.000" }) });
    const text = await change.text();
    expect([change.status, text.includes(OFFER)]).toEqual([400, true]);
    expect(text).toContain("Penawaran antara Anda dan orang ini tidak dapat diproses.");
    expect((await readProposal(world, wanted, sari)).price).toBe(1_400_000);
    const buyer = { id: budi.id, name: "Budi Santoso" };
    const visit = { mode: "online" } as never;
    const shown = { price: 1_400_000, days: 3, deadline: null, sellerPlace: null, changedAt: 0 } as never;
    const accepted = await acceptProposal(world.context(), {
      id,
      wantedId: wanted,
      buyerId: budi.id,
      buyer,
      closes: false,
      shown,
      visit,
    });
    expect(accepted.ok).toBe(false);
    const second = await postWanted(world, budi);
    const first = await world.fetch(`/wanted/${second}`, { as: sari, form: proposalFields() });
    expect(first.status).toBe(400);
    const rows = await world.bindings.DB.prepare("select 1 from orders where user_id = ?").bind(budi.id).all();
    expect(rows.results).toEqual([]);
  });

  it("does not stop a running order or its conversation, which closes with the order", async () => {
    const order = await paidOrder(world, budi, listing);
    await block(budi, sari);
    const form = messageFields("Saya mulai besok", [], { order });
    const sent = await world.fetch(`/messages/new?order=${order}`, { as: sari, form });
    expect(sent.status).toBe(303);
    await step(world, order, "delivery", sari);
    await world.fetch(`/dashboard/orders/${order}/completion`, { as: budi, form: stepForm("completion") });
    const late = await world.fetch(`/messages/new?order=${order}`, { as: sari, form: messageFields("Terima kasih") });
    expect(late.status).not.toBe(303);
    expect(await messages(sari)).toHaveLength(1);
  });

  it("holds when it is stored between the check and the write", async () => {
    const { DB } = world.bindings;
    const id = await askAbout(world, budi, listing, "Halo");
    await DB.prepare("insert into blocks values (?, ?, 1)").bind(sari.id, budi.id).run();
    const insert = DB.prepare(
      "insert into messages (id, conversation_id, sender_id, body, form_id, created_at) values ('a', ?, ?, 'x', 'f', 1)",
    );
    await expect(insert.bind(id, budi.id).run()).rejects.toThrow("people are blocked");
  });

  it("is in the export of the person who blocked, and in nobody else's", async () => {
    await block(budi, sari);
    const exported = async (person: TestPerson) =>
      (await world.fetch(`/account/data/${await dataExportOf(world, person)}/files/json`, { as: person })).text();
    expect(await exported(budi)).toContain(`"blocked_id":"${sari.id}"`);
    expect(await exported(sari)).not.toContain(budi.id);
  });
});
