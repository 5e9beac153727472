import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { archiveConversations, readArchive } from "~/messages/archive-commands.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import { DAY } from "~/platform/dates";
import { endRetention } from "~/scheduled-work.server";
import { auditArchives } from "../audit/archive-checks";
import { asD1 } from "../support/database/as-d1";
import { order } from "../support/flows/buying";
import { messageFields } from "../support/flows/messaging";
import { auditLedger, booksOf } from "../support/flows/money";
import { closeAccount, dataExportOf } from "../support/flows/my-data";
import { newOperator } from "../support/flows/operators";
import { hush } from "../support/logs";
import { hrefs, pageText } from "../support/pages/page-text";
import { png } from "../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../support/world";

const BROKEN = "arsipnya sedang tidak dapat dibuka";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  listing = await world.listing(sari, { title: "Logo untuk kedai kopi" });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await archive();
  budi = await world.person("Budi Santoso");
});

const run = (sql: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const first = <Row>(sql: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(sql)
    .bind(...values)
    .first<Row>();
const rowsOf = async (conversation: string) =>
  (await first<{ n: number }>("select count(*) as n from messages where conversation_id = ?", conversation))?.n;
const objects = async (conversation: string) =>
  (await world.bindings.FILES.list({ prefix: `conversations/${conversation}/` })).objects.map(({ key }) => key);
const archive = () => archiveConversations(world.context());

const textWithoutTimes = async (path: string, as: TestPerson) =>
  pageText(await (await world.fetch(path, { as })).text()).replace(/\d{1,2}\.\d\d|\d+ (menit|detik)/g, "");

/** A cancelled unpaid order with messages, all `days` old. */
async function endedOrder(days: number, messages = 3, files: File[] = []) {
  const id = await order(world, budi, listing);
  for (let n = 1; n <= messages; n += 1)
    await world.fetch(`/messages/new?order=${id}`, {
      as: n % 2 ? budi : sari,
      form: messageFields(`Kalimat ke-${n} tentang warna biru.`, n === 2 ? files : []),
    });
  await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
  const found = await first<{ id: string }>("select id from conversations where order_id = ?", id);
  const conversation = found?.id ?? "";
  const age = days * DAY;
  await run("update orders set closed_at = closed_at - ?2, created_at = created_at - ?2 where id = ?1", id, age);
  await run("update messages set created_at = created_at - ?2 where conversation_id = ?1", conversation, age);
  await run(
    "update conversation_members set last_message_at = last_message_at - ?2 where conversation_id = ?1",
    conversation,
    age,
  );
  return { id, conversation, pages: [`/dashboard/orders/${id}`, `/messages/${conversation}`] };
}

it("an archived conversation shows the same pages, and its JSON can be read alone", async () => {
  const { id, conversation, pages } = await endedOrder(366, 45, [
    new File([png(400, 300)], "contoh.png", { type: "image/png" }),
  ]);
  const older = (
    await first<{ seq: number }>(
      "select seq from messages where conversation_id = ? order by seq limit 1 offset 30",
      conversation,
    )
  )?.seq;
  const all = [...pages, `/messages/${conversation}?before=${older}`];
  // The first visit marks messages as read, so do it before the comparison.
  for (const as of [budi, sari]) await textWithoutTimes(pages[1] ?? "", as);
  const read = () => Promise.all([budi, sari].flatMap((as) => all.map((path) => textWithoutTimes(path, as))));
  const before = await read();
  expect(before[0]).toContain("Kalimat ke-45");
  expect(before[2]).toContain("Kalimat ke-5 ");

  await archive();
  expect(await rowsOf(conversation)).toBe(0);
  expect(await read()).toEqual(before);
  const [key = ""] = await objects(conversation);
  const text = await (await world.bindings.FILES.get(key))?.text();
  expect(JSON.parse(text ?? "")).toMatchObject({ order: id, buyer: budi.id, seller: sari.id });
  expect(text).toContain('"body": "Kalimat ke-1 tentang warna biru."');
  expect(text).not.toContain("Budi");

  const picture = /\/messages\/[^"]+\/pictures\/[^"]+/.exec(
    await (await world.fetch(`/messages/${conversation}?before=${older}`, { as: sari })).text(),
  )?.[0];
  expect(picture).toBeDefined();
  expect((await world.fetch(picture ?? "", { as: sari })).status).toBe(200);
  await world.fetch(`/messages/${conversation}`, { as: budi, form: messageFields("Apa kabar, Mbak Sari?") });
  for (const path of pages) {
    const now = await textWithoutTimes(path, sari);
    expect(now.indexOf("Kalimat ke-45")).toBeGreaterThan(0);
    expect(now.lastIndexOf("Apa kabar")).toBeGreaterThan(now.indexOf("Kalimat ke-45"));
  }
  await archive();
  expect(await rowsOf(conversation)).toBe(1);
  expect(await auditLedger(world)).toEqual([]);
});

describe("a person who has written before", () => {
  const WARNING = "Anda belum pernah membalas orang ini";
  /** The mail about a new message to the other person, who has read all earlier ones. */
  const mailAbout = async (conversation: string, from: TestPerson) => {
    const to = from === sari ? budi : sari;
    await textWithoutTimes(`/messages/${conversation}`, to);
    world.postbox.sent.length = 0;
    await world.fetch(`/messages/${conversation}`, { as: from, form: messageFields("Apa kabar?") });
    await sendOutbox(world.context());
    await world.settled();
    return world.postbox.sent.find((mail) => mail.to === to.email)?.text;
  };

  it("is not a stranger after the messages moved to the archive", async () => {
    const { conversation } = await endedOrder(366);
    await archive();
    expect(await rowsOf(conversation)).toBe(0);
    for (const from of [budi, sari]) {
      const mail = await mailAbout(conversation, from);
      expect(mail).toContain("Apa kabar?");
      expect(mail).not.toContain(WARNING);
    }
  });

  it.each(["buyer", "seller"])("is not a stranger after the messages were deleted: the %s", async (side) => {
    const { conversation } = await endedOrder(1);
    await run("delete from messages where conversation_id = ?", conversation);
    const mail = await mailAbout(conversation, side === "buyer" ? budi : sari);
    expect(mail).toContain("Apa kabar?");
    expect(mail).not.toContain(WARNING);
  });

  it("is a stranger until the other person has written", async () => {
    const { conversation } = await endedOrder(1, 1);
    expect(await mailAbout(conversation, budi)).toContain(WARNING);
  });
});

it("the order's page marks archived messages as read", async () => {
  const { conversation, pages } = await endedOrder(366);
  await archive();
  expect(await rowsOf(conversation)).toBe(0);
  await textWithoutTimes(pages[0] ?? "", sari);
  const unread = "select unread from conversation_members where conversation_id = ? and user_id = ?";
  expect(await first(unread, conversation, sari.id)).toEqual({ unread: 0 });
});

it("new, reported and disputed conversations, and those with open debts, stay in rows", async () => {
  const young = await endedOrder(364);
  const talking = await endedOrder(366);
  await run(
    "update conversation_members set last_message_at = ? where conversation_id = ?",
    Date.now() - 29 * DAY,
    talking.conversation,
  );
  const owing = await endedOrder(366);
  await run("update orders set payment_status = 'refund_pending' where id = ?", owing.id);
  const disputed = await endedOrder(366);
  await run("update orders set disputed_by = 'buyer' where id = ?", disputed.id);
  const reported = await endedOrder(366);
  await run(
    `insert into reports (id, subject, subject_id, reporter_id, reason, status, created_at)
      select ?2, 'message', id, ?3, 'Kata-katanya tidak sopan sama sekali.', 'open', 1 from messages
      where conversation_id = ?1 and sender_id = ?4 limit 1`,
    reported.conversation,
    crypto.randomUUID(),
    sari.id,
    budi.id,
  );
  await archive();
  for (const { conversation } of [young, talking, owing, disputed, reported])
    expect(await rowsOf(conversation)).toBe(3);
  await run("update orders set payment_status = 'refunded' where id = ?", owing.id);
  await archive();
  expect(await rowsOf(owing.conversation)).toBe(0);
});

describe("no message is lost", () => {
  /** Runs `meanwhile` after the object was written and before the batch deletes the rows. */
  async function archiveWhile(meanwhile: () => Promise<unknown>) {
    const whole = world.bindings.DB;
    let done = false;
    let met = false;
    world.bindings.DB = asD1({
      prepare: (query: string) => {
        if (query.startsWith('delete from "messages"') && !done) {
          done = true;
          world.bindings.DB = whole;
        }
        return whole.prepare(query);
      },
      async batch(statements: D1PreparedStatement[]) {
        if (done && !met) {
          met = true;
          await meanwhile();
        }
        return whole.batch(statements);
      },
    });
    const logged = hush();
    await archive();
    logged.end();
    world.bindings.DB = whole;
    expect(met).toBe(true);
    return logged.lines().map(({ event }) => event);
  }

  it("when the run ends after the object was written", async () => {
    const { conversation, pages } = await endedOrder(366);
    await textWithoutTimes(pages[0] ?? "", budi);
    const before = await textWithoutTimes(pages[0] ?? "", budi);
    const logged = await archiveWhile(async () => {
      throw new Error("the isolate was ended");
    });
    expect(logged).toEqual(["due_item_failed"]);
    expect(await rowsOf(conversation)).toBe(3);
    const [key] = await objects(conversation);
    expect(key).toBeDefined();
    expect(await textWithoutTimes(pages[0] ?? "", budi)).toBe(before);
    await archive();
    expect(await rowsOf(conversation)).toBe(0);
    expect(await objects(conversation)).toEqual([key]);
    expect(await textWithoutTimes(pages[0] ?? "", budi)).toBe(before);
  });

  it("when a person writes at the same moment", async () => {
    const { conversation, pages } = await endedOrder(366);
    await archiveWhile(() =>
      world.fetch(`/messages/${conversation}`, { as: sari, form: messageFields("Satu hal lagi, Mas.") }),
    );
    expect(await rowsOf(conversation)).toBe(4);
    expect(await textWithoutTimes(pages[1] ?? "", budi)).toContain("Satu hal lagi, Mas.");
  });

  it("when another run is faster", async () => {
    const { conversation, pages } = await endedOrder(366);
    await archiveWhile(archive);
    expect([await rowsOf(conversation), (await objects(conversation)).length]).toEqual([0, 1]);
    expect(await textWithoutTimes(pages[0] ?? "", budi)).toContain("Kalimat ke-1");
  });
});

describe("an archive whose content changed", () => {
  it.each(["forged", "missing"])("is reported on its pages, in the log and to operators: %s", async (how) => {
    const ayu = await newOperator(world);
    const { conversation, pages } = await endedOrder(366);
    await archive();
    const [key = ""] = await objects(conversation);
    const text = (await (await world.bindings.FILES.get(key))?.text()) ?? "";
    if (how === "forged") await world.bindings.FILES.put(key, text.replace("warna biru", "warna hijau"));
    else await world.bindings.FILES.delete(key);
    const found = await auditArchives(booksOf(world), async (name) => {
      const object = await world.bindings.FILES.get(name);
      return object === null ? null : object.text();
    });
    expect(found.breaches.map(({ subject, found }) => [subject, found])).toEqual([
      [conversation, how === "forged" ? "is not what was put there" : "is missing"],
    ]);
    const health = () => textWithoutTimes("/operator/health", ayu);

    const logged = hush();
    for (const path of pages) {
      const page = await textWithoutTimes(path, budi);
      expect(page).toContain(BROKEN);
      expect(page).not.toContain("warna hijau");
    }
    await world.settled();
    await world.tick();
    logged.end();
    expect(logged.lines()).toContainEqual(expect.objectContaining({ event: "archive_broken", id: conversation }));
    expect(await health()).toContain("Percakapan lama tidak dapat dibuka dari arsip");

    await world.bindings.FILES.put(key, text);
    for (const path of pages) expect(await textWithoutTimes(path, budi)).toContain("Kalimat ke-1 tentang warna biru");
    await world.tick();
    await world.settled();
    await world.tick();
    expect(await health()).toContain("Semua arsip yang dibuka utuh");
  });
});

it.each([
  ["a row is missing", "delete from message_pictures where conversation_id = ?", "names pictures without a row"],
  [
    "a picture is in no message",
    `insert into message_pictures (key, conversation_id, message_id, position, status, width, height, created_at)
      values ('tambahan', ?, 'tidak-ada', 0, 'ready', 1, 1, 0)`,
    "does not name the pictures tambahan",
  ],
])("the audit names an archive whose pictures differ from its rows: %s", async (_case, tampering, found) => {
  const { conversation } = await endedOrder(366, 3, [new File([png(400, 300)], "contoh.png", { type: "image/png" })]);
  await archive();
  const breaches = async () =>
    (
      await auditArchives(booksOf(world), async (key) => {
        const object = await world.bindings.FILES.get(key);
        return object === null ? null : object.text();
      })
    ).breaches.filter(({ subject }) => subject === conversation);
  expect(await breaches()).toEqual([]);
  await run(tampering, conversation);
  expect((await breaches()).map((breach) => breach.found)).toEqual([expect.stringContaining(found)]);
});

it("operators hear of an archive that fails repeatedly, until it answers", async () => {
  const ayu = await newOperator(world);
  const { conversation } = await endedOrder(366);
  await archive();
  const row = await first<{ hash: string }>(
    "select archived_hash as hash from conversations where id = ?",
    conversation,
  );
  const context = world.context();
  const silent = { ...context.conversationArchive, get: () => Promise.reject(new Error("no answer")) };
  const isMarked = async () => {
    const waiting: Promise<unknown>[] = [];
    const defer = (work: Promise<unknown>) => void waiting.push(work);
    const asked = { id: conversation, archivedHash: row?.hash ?? "" };
    expect(await readArchive({ ...context, conversationArchive: silent, defer }, asked)).toBeNull();
    await Promise.all(waiting);
    return (await first("select 1 from conversations where archive_broken_at is not null")) !== null;
  };
  const logged = hush();
  expect([await isMarked(), await isMarked(), await isMarked()]).toEqual([false, false, true]);
  logged.end();
  expect(await textWithoutTimes("/operator/health", ayu)).toContain("Percakapan lama tidak dapat dibuka dari arsip");
  await world.tick();
  await world.settled();
  await world.tick();
  expect(await textWithoutTimes("/operator/health", ayu)).toContain("Semua arsip yang dibuka utuh");
});

it("the data export contains the person's archived words, and closing the account removes the name", async () => {
  const { conversation, pages } = await endedOrder(366);
  await archive();
  await dataExportOf(world, budi);
  await world.settled();
  const file = hrefs(await (await world.fetch("/account/data", { as: budi })).text()).find((href) =>
    /files\/json/.test(href),
  );
  const copy = await (await world.fetch(file ?? "", { as: budi })).json<{
    data: { bagian: string; baris: Record<string, unknown>[] }[];
  }>();
  const messages = copy.data.find(({ bagian }) => bagian === "messages")?.baris;
  expect(messages?.map(({ body }) => body)).toEqual([
    "Kalimat ke-1 tentang warna biru.",
    "Kalimat ke-3 tentang warna biru.",
  ]);
  expect(messages?.[0]).toMatchObject({ conversation_id: conversation });

  expect((await closeAccount(world, budi)).status).toBe(303);
  const page = await textWithoutTimes(pages[1] ?? "", sari);
  expect(page).toContain("Pengguna terhapus: Kalimat ke-1 tentang warna biru.");
});

it("an archive is deleted with the order's messages after five years", async () => {
  const { conversation, pages } = await endedOrder(5 * 365 + 1);
  await archive();
  expect(await objects(conversation)).toHaveLength(1);
  await endRetention(world.context());
  expect(await objects(conversation)).toEqual([]);
  for (const path of pages) {
    const page = await textWithoutTimes(path, sari);
    expect(page).not.toContain("Kalimat ke-1");
    expect(page).not.toContain(BROKEN);
  }
});
