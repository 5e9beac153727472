import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPage } from "~/database/statements.server";
import { MESSAGES_BESIDE_ORDER } from "~/messages/message";
import { type ConversationKey, readConversation } from "~/messages/queries.server";
import { selectOrderPage } from "~/orders/page-queries.server";
import { order } from "../support/flows/buying";
import { askAbout, messageFields, unreadOf, write } from "../support/flows/messaging";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let conversation: ConversationKey & { id: string };
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function createPeople() {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
}
async function sendMessages(times: number) {
  await createPeople();
  const id = await askAbout(world, budi, await world.listing(sari), "Pesan ke-1");
  for (let n = 2; n <= times; n += 1) await write(world, budi, id, `Pesan ke-${n}`);
  conversation = { kind: "conversation", id };
}

describe("reading", () => {
  it("of earlier messages leaves the newer ones unread", async () => {
    await sendMessages(3);
    const { db } = world.context();
    const older = await readConversation(db, conversation, sari.id, { limit: 30, before: 1e9 });
    expect(older?.messages).toHaveLength(3);
    expect(await unreadOf(world, sari)).toEqual({ counted: 3, summed: 3 });
    const latest = await readConversation(db, conversation, sari.id, { limit: 30 });
    expect(latest?.unreadMessages).toBe(0);
    expect(await unreadOf(world, sari)).toEqual({ counted: 0, summed: 0 });
  });

  it("from an open page writes only if something is new", async () => {
    await sendMessages(1);
    const first = world.context();
    const read = await readConversation(first.db, conversation, sari.id, { limit: 30, after: 0 });
    expect(read?.unreadMessages).toBe(0);
    expect(await unreadOf(world, sari)).toEqual({ counted: 0, summed: 0 });
    expect(first.meter.trips).toBe(2);
    const second = world.context();
    const after = read?.messages[0]?.seq ?? 0;
    expect((await readConversation(second.db, conversation, sari.id, { limit: 30, after }))?.messages).toEqual([]);
    expect(second.meter.trips).toBe(1);
  });

  it("on an order's page leaves messages that are not shown unread", async () => {
    await createPeople();
    const orderId = await order(world, budi, await world.listing(sari));
    const say = (n: number) =>
      world.fetch(`/messages/new?order=${orderId}`, { as: budi, form: messageFields(`Pesan ke-${n}`) });
    for (let n = 1; n <= MESSAGES_BESIDE_ORDER + 1; n += 1) await say(n);
    const { db } = world.context();
    const read = () => readPage(db, selectOrderPage(db, { id: orderId, userId: sari.id, now: Date.now() }, true));
    const page = await read();
    expect(page?.conversation?.messages).toHaveLength(MESSAGES_BESIDE_ORDER);
    expect(page?.conversation?.unreadMessages).toBe(MESSAGES_BESIDE_ORDER + 1);
    const id = page?.conversation?.conversation.id ?? "";
    await readConversation(world.context().db, { kind: "conversation", id }, sari.id, { limit: 30 });
    await say(1);
    expect((await read())?.conversation?.unreadMessages).toBe(0);
  });
});
