import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sendMessage } from "~/messages/commands.server";
import { type ConversationKey, findConversationPartner, readConversation } from "~/messages/queries.server";
import type { Context } from "~/platform/context.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { sweepPictures } from "~/platform/picture-jobs.server";
import { postedSubjects } from "../support/flows/account";
import { unreadOf } from "../support/flows/messaging";
import { hush } from "../support/logs";
import { png, SVG, webp } from "../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let conversation: ConversationKey;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function createPeople() {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  conversation = { kind: "listing", listingId: await world.listing(sari), withId: null };
}

type Draft = {
  body?: string;
  formId?: string;
  files?: File[];
  context?: Context;
  about?: ConversationKey;
};
function send(sender: TestPerson, { body = "Selamat sore", formId, files, context, about }: Draft = {}) {
  const draft = { body, formId: formId ?? crypto.randomUUID() };
  return sendMessage(context ?? world.context(), sender, about ?? conversation, draft, files ?? []);
}
async function startConversation(draft: Draft = {}): Promise<ConversationKey & { id: string }> {
  const sent = await send(budi, draft);
  if (!sent.ok) throw new Error(sent.reason);
  return { kind: "conversation", id: sent.conversationId };
}
const count = (sql: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(`select count(*) as n from ${sql}`)
    .bind(...values)
    .first<number>("n");
const objects = async () => (await world.bindings.PICTURES.list()).objects.map(({ key }) => key);

describe("a first message", () => {
  it("starts one conversation, unread for the recipient and announced by mail", async () => {
    await createPeople();
    const about = await startConversation({ body: "Apakah bisa minggu ini?" });
    await world.settled();
    expect(await unreadOf(world, sari)).toEqual({ counted: 1, summed: 1 });
    expect(await unreadOf(world, budi)).toEqual({ counted: 0, summed: 0 });
    expect(postedSubjects(world, sari.email)).toEqual(["Pesan baru dari Budi Santoso"]);
    const read = await readConversation(world.context().db, about, sari.id, { limit: 30 });
    expect(read?.messages).toMatchObject([{ body: "Apakah bisa minggu ini?", senderId: budi.id }]);
    expect(read?.conversation).toMatchObject({ otherName: "Budi Santoso", unread: 1 });
  });

  it("starts one conversation when many are sent at once", async () => {
    await createPeople();
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(budi)));
    expect(new Set(sent.map((one) => one.ok && one.conversationId)).size).toBe(1);
    expect(await unreadOf(world, sari)).toEqual({ counted: 8, summed: 8 });
  });

  it("cannot be sent about the sender's own, a closed or a missing listing", async () => {
    await createPeople();
    const closed = await world.listing(sari, { status: "inactive" });
    const about = (listingId: string): ConversationKey => ({ kind: "listing", listingId, withId: budi.id });
    expect(await send(sari)).toMatchObject({ reason: "no_conversation" });
    expect(await send(sari, { about: { ...conversation, withId: budi.id } as ConversationKey })).toMatchObject({
      ok: false,
    });
    expect(await send(budi, { about: about(closed) })).toMatchObject({ reason: "no_conversation" });
    expect(await send(budi, { about: about(crypto.randomUUID()) })).toMatchObject({ ok: false });
    expect(await count("conversations where owner_id = ?", sari.id)).toBe(0);
  });

  it("cannot be sent to a suspended person, even from an open page", async () => {
    await createPeople();
    await world.bindings.DB.prepare("update users set suspended_at = 1 where id = ?").bind(sari.id).run();
    expect(await send(budi)).toMatchObject({ reason: "no_conversation" });
    expect(await findConversationPartner(world.context().db, conversation as never, budi.id)).toBeNull();
    expect(await count("conversations where owner_id = ?", sari.id)).toBe(0);
  });

  it("is refused to the twenty-first person in an hour, but messages to earlier ones are accepted", async () => {
    await createPeople();
    const hour = Math.floor(Date.now() / HOUR) * HOUR;
    const listings: string[] = [];
    for (let n = 0; n < 21; n += 1) listings.push(await world.listing(sari));
    const about = (n: number): ConversationKey => ({
      kind: "listing",
      listingId: listings[n] ?? "",
      withId: null,
    });
    const at = (minutes: number) => world.context(hour + minutes * MINUTE);
    for (let n = 0; n < 20; n += 1)
      expect(await send(budi, { about: about(n), context: at(n) })).toMatchObject({ ok: true });
    const last = { about: about(20), context: at(59) };
    expect(await send(budi, last)).toMatchObject({ reason: "too_many_begun" });
    expect(await count("conversations where starter_id = ?", budi.id)).toBe(20);
    expect(await send(budi, { about: about(0), context: at(59) })).toMatchObject({ ok: true });
    expect(await send(budi, { ...last, context: at(60) })).toMatchObject({ ok: true });
  });

  it("can go from a buyer to the author of a proposal, in the author's conversation", async () => {
    await createPeople();
    const wanted = await world.listing(sari, { kind: "wanted" });
    const hendra = await world.person("Hendra Gunawan");
    await world.bindings.DB.prepare(
      "insert into proposals (id, service_id, user_id, client_id, message, status, form_id, created_at, updated_at) values (?, ?, ?, ?, 'Saya bisa', 'open', 'x', 0, 0)",
    )
      .bind(crypto.randomUUID(), wanted, budi.id, sari.id)
      .run();
    const withBidder: ConversationKey = { kind: "listing", listingId: wanted, withId: budi.id };
    const first = await send(sari, { about: withBidder });
    const second = await send(budi, { about: { ...withBidder, withId: null } });
    expect(first.ok && second.ok && first.conversationId === second.conversationId).toBe(true);
    const withHendra: ConversationKey = { kind: "listing", listingId: wanted, withId: hendra.id };
    expect(await send(sari, { about: withHendra })).toMatchObject({ reason: "no_conversation" });
  });
});

describe("a message", () => {
  it("is stored once when the form is sent twice, with its picture and unread count", async () => {
    await createPeople();
    const about = await startConversation();
    const formId = crypto.randomUUID();
    const twice = { about, formId, body: "Sekali saja", files: [new File([webp()], "a.webp")] };
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(budi, twice)));
    expect(new Set(sent.map((one) => one.ok && one.message.id)).size).toBe(1);
    expect(sent.every((one) => one.ok && one.pictures.length === 1)).toBe(true);
    expect(await unreadOf(world, sari)).toEqual({ counted: 2, summed: 2 });
    expect(await count("message_pictures where conversation_id = ? and status = 'ready'", about.id)).toBe(1);
  });

  it("is stored again if its text differs, although the browser kept the old form", async () => {
    await createPeople();
    const formId = crypto.randomUUID();
    const about = await startConversation({ formId, body: "Satu" });
    await send(budi, { about, formId, body: "Dua" });
    expect(await count("messages where conversation_id = ?", about.id)).toBe(2);
  });

  it("is stored again in another conversation, or with another picture", async () => {
    await createPeople();
    const formId = crypto.randomUUID();
    const about = await startConversation({ formId, body: "Masih ada?" });
    const elsewhere: ConversationKey = {
      kind: "listing",
      listingId: await world.listing(sari),
      withId: null,
    };
    const other = await send(budi, { about: elsewhere, formId, body: "Masih ada?" });
    expect(other.ok && other.conversationId).not.toBe(about.id);
    expect(await count("messages where sender_id = ?", budi.id)).toBe(2);

    // The same number of bytes, but another picture.
    for (const picture of [png(320, 640), png(640, 320)]) {
      const padded = new Uint8Array(2_000);
      padded.set(new Uint8Array(picture));
      await send(budi, { about, formId, body: "", files: [new File([padded], "a.png")] });
    }
    expect(await count("messages where conversation_id = ?", about.id)).toBe(3);
  });

  it("can be sent only by the two people of the conversation", async () => {
    await createPeople();
    const about = await startConversation();
    const hendra = await world.person("Hendra Gunawan");
    const files = [new File([webp()], "a.webp")];
    expect(await send(hendra, { about, files })).toMatchObject({ reason: "no_conversation" });
    expect(await count("message_pictures where conversation_id = ?", about.id)).toBe(0);
    expect(await readConversation(world.context().db, about, hendra.id, { limit: 30 })).toBeNull();
    expect(await unreadOf(world, sari)).toEqual({ counted: 1, summed: 1 });
  });

  it("is refused after sixty in a minute, and accepted in the next minute", async () => {
    await createPeople();
    const minute = Math.floor(Date.now() / MINUTE) * MINUTE;
    const about = await startConversation({ context: world.context(minute) });
    for (let n = 0; n < 59; n += 1) await send(budi, { about, context: world.context(minute + n) });
    expect(await send(budi, { about, context: world.context(minute + 100) })).toEqual({
      ok: false,
      reason: "too_many",
    });
    expect(await send(budi, { about, context: world.context(minute + MINUTE) })).toMatchObject({ ok: true });
    expect(await send(sari, { about, context: world.context(minute + 100) })).toMatchObject({ ok: true });
    expect(await count("messages where conversation_id = ?", about.id)).toBe(62);
  });

  it("costs two trips besides the session, and a third for pictures", async () => {
    await createPeople();
    const about = await startConversation();
    const plain = { ...world.context(), defer: () => undefined };
    await send(budi, { about, context: plain });
    expect(plain.meter.trips).toBe(2);
    const illustrated = { ...world.context(), defer: () => undefined };
    const files = [new File([webp()], "a.webp"), new File([webp()], "b.webp")];
    await send(budi, { about, context: illustrated, files });
    expect(illustrated.meter.trips).toBe(3);
  });

  it("is announced by mail only if all earlier ones were read", async () => {
    await createPeople();
    const about = await startConversation();
    await send(budi, { about });
    await readConversation(world.context().db, about, sari.id, { limit: 30 });
    await send(budi, { about });
    await world.settled();
    expect(postedSubjects(world, sari.email)).toHaveLength(2);
  });

  it("is not announced by mail to a person who unsubscribed", async () => {
    await createPeople();
    await world.bindings.DB.prepare("insert into mail_opt_outs (user_id, kind) values (?, 'message')")
      .bind(sari.id)
      .run();
    await startConversation();
    await world.settled();
    expect(postedSubjects(world, sari.email)).toEqual([]);
  });
});

it("the unread count is right while twenty messages are written and read at once", async () => {
  await createPeople();
  const about = await startConversation();
  const { db } = world.context();
  const read = (person: TestPerson) => readConversation(db, about, person.id, { limit: 30 });
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      if (n % 4 === 3) return Promise.all([read(sari), read(budi)]);
      return send(n % 2 === 0 ? budi : sari, { about, body: `${n}` });
    }),
  );
  for (const person of [sari, budi]) {
    const before = await unreadOf(world, person);
    expect(before?.counted).toBe(before?.summed);
    const seen = await read(person);
    expect(seen?.conversation.unread).toBe(before?.summed);
    expect(seen?.unreadMessages).toBe(0);
    expect(await unreadOf(world, person)).toEqual({ counted: 0, summed: 0 });
  }
  expect(await count("messages where conversation_id = ?", about.id)).toBe(16);
});

describe("the response time", () => {
  const minutes = () =>
    world.bindings.DB.prepare("select response_minutes as n from users where id = ?")
      .bind(sari.id)
      .first<number | null>("n");

  it("is the median of first answers only", async () => {
    await createPeople();
    const start = Date.now() - 10 * HOUR;
    expect(await minutes()).toBeNull();
    const waits = [10, 90, 30, 61];
    const medians = [10, 50, 30, 46];
    for (const [index, wait] of waits.entries()) {
      const buyer = await world.person("Budi Santoso");
      const at = start + index * HOUR;
      const sent = await send(buyer, { context: world.context(at) });
      const about: ConversationKey = { kind: "conversation", id: sent.ok ? sent.conversationId : "" };
      await send(buyer, { about, context: world.context(at + MINUTE) });
      await send(sari, { about, context: world.context(at + wait * MINUTE) });
      await send(sari, { about, context: world.context(at + 9 * HOUR) });
      expect(await minutes()).toBe(medians[index]);
    }
  });

  it("is not shown for a person who was never asked first", async () => {
    await createPeople();
    await startConversation();
    expect(
      await world.bindings.DB.prepare("select response_minutes as n from users where id = ?").bind(budi.id).first("n"),
    ).toBeNull();
  });
});

describe("pictures of a message", () => {
  it("are not decoded if the sender may not write or has reached the limit", async () => {
    await createPeople();
    const about = await startConversation();
    const hendra = await world.person("Hendra Gunawan");
    const minute = Math.floor(Date.now() / MINUTE) * MINUTE + MINUTE;
    const key = `message:${budi.id}:${minute / MINUTE}`;
    await world.bindings.DB.prepare("insert into attempt_counters (key, window_start, count) values (?, ?, 60)")
      .bind(key, minute - (minute % HOUR))
      .run();
    const context = world.context(minute);
    const measure = vi.spyOn(context.pictures, "measure");
    const encode = vi.spyOn(context.pictures, "encode");
    const files = [new File([webp()], "a.webp")];
    expect(await send(hendra, { about, context, files })).toMatchObject({ reason: "no_conversation" });
    expect(await send(budi, { about, context, files })).toMatchObject({ reason: "too_many" });
    expect(measure).not.toHaveBeenCalled();
    expect(encode).not.toHaveBeenCalled();
  });

  it("are stored apart from public ones, in every width", async () => {
    await createPeople();
    const about = await startConversation({ body: "", files: [new File([webp()], "a.webp")] });
    const read = await readConversation(world.context().db, about, sari.id, { limit: 30 });
    const key = read?.pictures[0]?.key ?? "";
    expect((await objects()).filter((name) => name.includes(key))).toEqual([
      `messages/${key}/1280.webp`,
      `messages/${key}/320.webp`,
      `messages/${key}/640.webp`,
    ]);
    expect(read?.messages[0]?.body).toBe("");
  });

  it.each([
    ["no picture", [new File([SVG], "logo.png")], '"logo.png" bukan foto'],
    ["one too many", Array.from({ length: 5 }, () => new File([webp()], "a.webp")), "Pilih paling banyak 4 foto"],
  ])("are refused with the message: %s", async (_what, files, sentence) => {
    await createPeople();
    const sent = await send(budi, { files });
    expect(!sent.ok && sent.reason === "bad_picture" ? sent.sentence : "").toContain(sentence);
    expect(await count("conversations where owner_id = ?", sari.id)).toBe(0);
  });

  it("prevent the message if the bucket loses them, and are swept", async () => {
    await createPeople();
    const about = await startConversation();
    const log = hush();
    const context = world.context();
    const put: Context["pictures"]["put"] = async (key, picture, owner) => {
      await context.pictures.put(key, { ...picture, files: picture.files.slice(0, 1) }, owner);
      throw new Error("R2 is down");
    };
    const broken = { ...context, pictures: { ...context.pictures, put } };
    const files = [new File([webp()], "a.webp")];
    expect(await send(budi, { about, context: broken, files })).toEqual({
      ok: false,
      reason: "lost_picture",
    });
    log.end();
    expect(await count("messages where conversation_id = ?", about.id)).toBe(1);
    expect(await count("message_pictures where status = 'pending'")).toBeGreaterThan(0);
    await sweepPictures(world.context(Date.now() + 2 * HOUR));
    expect(await count("message_pictures where status = 'pending'")).toBe(0);
  });

  it("stay while their message exists, and are deleted when no row names them", async () => {
    await createPeople();
    const { pictures } = world.context();
    const about = await startConversation({ files: [new File([webp()], "a.webp")] });
    const read = await readConversation(world.context().db, about, sari.id, { limit: 30 });
    const encoded = await pictures.encode(webp(), { width: 800, height: 600 });
    if (!encoded) throw new Error("not a picture");
    // Near the end of all keys, so that a day's runs, which start at many keys, reach it.
    const orphan = `ffff${crypto.randomUUID().slice(4)}`;
    await pictures.put(orphan, encoded, "message");
    for (let run = 0; run < 24; run += 1) await sweepPictures(world.context(Date.now() + 2 * HOUR + run * 5 * MINUTE));
    const left = await objects();
    expect(left.some((name) => name.includes(orphan))).toBe(false);
    expect(left.filter((name) => name.includes(read?.pictures[0]?.key ?? "-"))).toHaveLength(3);
  });
});
