import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { backUp, readManifest, restoreDatabase, timeBudget } from "~/database/backup-commands.server";
import { connect } from "~/database/connection.server";
import { SAID_IN_ROWS } from "~/messages/archive-commands.server";
import { DAY, MINUTE, MONEY_RETENTION, ORDER_DATA_RETENTION, YEAR } from "~/platform/dates";
import { createBackups, manifestKey } from "~/platform/storage.server";
import { fillIfEmpty } from "../../e2e/demo/fill";
import { IRIS_DEVELOPMENT_KEYS } from "../../e2e/iris/account.ts";
import { type RunningIris, startIris } from "../../e2e/iris/server.ts";
import { sendingThrough } from "../../e2e/iris/variables.ts";
import { auditArchives } from "../audit/archive-checks";
import { startBindings } from "../support/bindings";
import { cookiesOf, knowPassword, logInRequest } from "../support/flows/account";
import { order } from "../support/flows/buying";
import { answeredDispute, ruleOn } from "../support/flows/disputing";
import { askAbout, messageFields } from "../support/flows/messaging";
import { auditLedger, booksOf } from "../support/flows/money";
import { closeAccount, correction, dataExportOf } from "../support/flows/my-data";
import { newOperator } from "../support/flows/operators";
import { paidOrder, step } from "../support/flows/order-steps";
import { askFor, payOut, withdrawalsOf } from "../support/flows/paying-out";
import { postWanted, propose } from "../support/flows/proposing";
import { byHand, nameAccount, takeAndSend } from "../support/flows/refunding";
import { newestReport, report } from "../support/flows/reporting";
import { offerFormData } from "../support/flows/selling";
import { ofRefund, send } from "../support/flows/sending";
import { acceptSlot, onSiteOffer, orderVisit } from "../support/flows/visiting";
import { hush } from "../support/logs";
import { pageText } from "../support/pages/page-text";
import { png } from "../support/pages/pictures";
import { FULL, patience } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

vi.setConfig({ testTimeout: patience(240_000), hookTimeout: patience(240_000) });

/** Replaces the Images binding, because this test does not decode the demo's pictures. */
const IMAGES = {
  info: async () => ({ width: 960, height: 720, format: "image/jpeg", fileSize: 1 }),
  input: () => ({
    transform: () => ({ output: async () => ({ image: () => new Blob(["a picture"]).stream() }) }),
  }),
} as unknown as ImagesBinding;
const PICTURES = { put: async () => undefined } as unknown as R2Bucket;

let world: World;
let iris: RunningIris;
let logged: ReturnType<typeof hush>;
let sari: TestPerson;
let budi: TestPerson;
let citra: TestPerson;
let dewi: TestPerson;
let ayu: TestPerson;
let bagas: TestPerson;
let listing: string;
const start = Date.now();

const picture = () => [new File([png(400, 300)], "contoh.png", { type: "image/png" })];
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const count = async (from: string) =>
  (await world.bindings.DB.prepare(`select count(*) as n from ${from}`).first<{ n: number }>())?.n ?? 0;
const first = async (sql: string, ...values: unknown[]) =>
  (
    await world.bindings.DB.prepare(sql)
      .bind(...values)
      .first<{ id: string }>()
  )?.id ?? "";

async function submit(path: string, as: TestPerson, form: Record<string, string> | FormData): Promise<void> {
  const answer = await world.fetch(path, { as, form });
  if (answer.status !== 303)
    throw new Error(`${path}: ${answer.status} ${pageText(await answer.text()).slice(0, 2_000)}`);
}

/** Logs the person in again, because a test session ends after a day. */
async function signedIn(person: TestPerson): Promise<TestPerson> {
  return { ...person, cookie: cookiesOf(await logInRequest(world, person.email)) };
}

async function exchangeMessages(id: string, buyer: TestPerson): Promise<void> {
  const path = `/messages/new?order=${id}`;
  await submit(path, buyer, messageFields("Warna dasarnya biru tua.", picture()));
  await submit(path, sari, messageFields("Baik, ini contohnya.", picture()));
}

async function completed(buyer: TestPerson): Promise<string> {
  const id = await paidOrder(world, buyer, listing);
  await exchangeMessages(id, buyer);
  const change = { formId: crypto.randomUUID(), description: "Tambah satu versi hitam putih.", price: "" };
  await world.fetch(`/dashboard/orders/${id}/change`, { as: buyer, form: change });
  await step(world, id, "delivery", sari, {}, picture());
  await submit(`/dashboard/orders/${id}/completion`, buyer, {});
  for (const as of [buyer, sari])
    await submit(`/dashboard/orders/${id}/review`, as, { rating: "5", comment: "Rapi dan cepat jadi." });
  return id;
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  iris = await startIris({
    port: 0,
    keys: IRIS_DEVELOPMENT_KEYS,
    notificationUrl: "http://127.0.0.1:9/",
    quiet: true,
    automatic: true,
    holders: new Map([
      ["1234567890", "BUDI HARTONO"],
      ["5556667771", "CITRA MAHARANI"],
      ["5556667772", "SARI LESTARI"],
    ]),
  });
  world = await startWorld({ variables: sendingThrough(iris.url) });
  const { DB } = world.bindings;
  logged = hush();
  await fillIfEmpty(connect(DB, { trips: 0, rows: 0, ms: 0 }), { ...world.bindings, IMAGES, PICTURES });
  sari = await world.person("Sari Lestari");
  budi = await world.person("Budi Hartono");
  citra = await world.person("Citra Maharani");
  dewi = await world.person("Dewi Anggraini");
  ayu = await newOperator(world, "Ayu Lestari");
  bagas = await newOperator(world, "Bagas Pratama");
  for (const one of [sari, budi, citra, dewi]) await knowPassword(world, one);
  listing = await world.listing(sari);
  await createHistory();
});
afterAll(async () => {
  logged.end();
  vi.useRealTimers();
  await world.stop();
  await iris.close();
});

/** Creates rows of every kind that a job later archives, empties or deletes. */
async function createHistory(): Promise<void> {
  await completed(budi);
  await completed(dewi);
  const cancelled = await order(world, budi, listing);
  await exchangeMessages(cancelled, budi);
  await submit(`/dashboard/orders/${cancelled}/cancellation`, budi, {});
  await askAbout(world, citra, listing, "Apakah bisa selesai minggu ini?");

  const disputed = await answeredDispute(world, { buyer: citra, seller: sari, listingId: listing });
  await exchangeMessages(disputed, citra);
  await ruleOn(world, disputed, ayu);

  const visited = await onSiteOffer(world, sari);
  const visit = await orderVisit(world, citra, visited);
  await acceptSlot(world, sari, visit);

  const wanted = await postWanted(world, citra);
  await propose(world, sari, wanted);

  const reported = await completed(budi);
  const message = await first(
    `select id from messages where sender_id = ? and conversation_id in
      (select id from conversations where order_id = ?)`,
    budi.id,
    reported,
  );
  await report(world, sari, { subject: "message", id: message });
  await submit(`/operator/reports/${await newestReport(world)}`, ayu, {
    act: "close",
    answer: "Tidak melanggar aturan.",
  });
  await report(world, citra, { subject: "listing", id: listing });
  const judged = await newestReport(world);
  await submit(`/dashboard/services/edit/${listing}`, sari, offerFormData({ title: "Logo lain", status: "active" }));
  await submit(`/operator/reports/${judged}`, ayu, { act: "close", answer: "Judul sudah diubah." });
  await report(world, citra, { subject: "person", id: sari.id });

  const owed = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
  await nameAccount(world, budi, owed.orderId, { holder: budi.name });
  await takeAndSend(world, ayu, owed.refundId);
  const provided = await byHand(world, { buyer: citra, seller: sari, listingId: listing });
  await nameAccount(world, citra, provided.orderId, { number: "5556667771", holder: citra.name });
  const refund = ofRefund(provided.refundId);
  expect(await send(world.context(), "prepare_payout", refund, ayu)).toBe("ok");
  expect(await send(world.context(), "release_payout", refund, bagas)).toBe("ok");

  expect((await askFor(world, sari, { amount: "100.000", number: "5556667772", holder: sari.name })).status).toBe(303);
  const [open] = await withdrawalsOf(world, sari);
  expect(await payOut(world, open?.id ?? "", ayu)).toMatchObject({ ok: true });

  await world.fetch("/explore?q=sesuatu+yang+tidak+ada", { as: budi });
  await world.fetch(`/gig/${visited}`, { as: budi });
  await correction(world, budi);
  await dataExportOf(world, budi);
  await submit("/dashboard/services/create", dewi, offerFormData({ title: "Jahit seragam kantor" }, picture()));
  await world.settled();
  expect((await closeAccount(world, dewi)).status).toBe(303);
  await world.settled();
}

/** Runs after the first archive: sends a picture in an archived conversation and closes an account. */
async function continueAfterArchive(): Promise<void> {
  const [seller, buyer] = [await signedIn(sari), await signedIn(budi)];
  const archived = await first(
    `select id from conversations where archived_hash is not null and starter_id = ? limit 1`,
    budi.id,
  );
  await submit(`/messages/${archived}`, buyer, messageFields("Masih buka jasanya, Mbak?", picture()));
  await submit(`/messages/${archived}`, seller, messageFields("Masih, Mas.", picture()));
  await paidOrder(world, seller, await world.listing(buyer, { title: "Antar dokumen" }));
  expect((await closeAccount(world, await signedIn(citra))).status).toBe(303);
  await world.settled();
}

/** A run archives and empties a bounded number of orders, and the demo data has two thousand. */
const RUNS = 14;

async function runScheduler(): Promise<void> {
  for (let run = 0; run < RUNS; run++) {
    await world.tick();
    later(MINUTE);
  }
}

const archivesOf = (of: World) =>
  auditArchives(booksOf(of), async (key) => {
    const object = await of.bindings.FILES.get(key);
    return object === null ? null : object.text();
  });

/** Audits the database and its archives, then dumps and restores them and audits the copy. */
async function expectAuditedBackup(): Promise<void> {
  expect(await auditLedger(world)).toEqual([]);
  expect((await archivesOf(world)).breaches).toEqual([]);

  const backups = createBackups(world.backups);
  await world.backups.put("request", "");
  while (await backUp({ ...world.context(), backups }, timeBudget(60_000)));
  const name = (await backups.list()).complete.at(-1) ?? "";
  const manifest = await readManifest(backups.read, manifestKey(name));
  const empty = await startBindings({});
  try {
    const { DB } = empty.bindings;
    const restored = await restoreDatabase(backups.read, manifest, {
      db: connect(DB, { trips: 0, rows: 0, ms: 0 }),
      write: async (statements) => void (await DB.batch(statements.map((sql) => DB.prepare(sql)))),
      atOnce: 1_000_000,
    });
    expect(restored).toMatchObject({ ok: true });
    const copy = { ...world, bindings: { ...world.bindings, DB } };
    expect(await auditLedger(copy)).toEqual([]);
    expect((await archivesOf(copy)).breaches).toEqual([]);
  } finally {
    await empty.stop();
  }
}

const EXPIRING: Record<string, string> = {
  messages: "messages",
  "pictures of messages": "message_pictures",
  // Each jump of the clock notifies operators that the scheduler had stopped.
  "sent mail": `outbox where sent_at is not null and created_at < ${start + YEAR}`,
  notifications: `notifications where created_at < ${start + YEAR}`,
  "streets of visits": "order_addresses",
  "viewed listings": "seen_listings where user_id is not null",
  "searches without a result": "search_misses",
  "closed reports": "reports where closed_at is not null",
  "evidence of closed reports": "reports where evidence <> '' and closed_at is not null",
  "words of orders": "orders where closed_at is not null and words_removed_at is null",
  // Open disputes of the demo data keep their files.
  "files of orders": "order_files where order_id in (select id from orders where closed_at is not null)",
  "accounts of refunds": "refunds where account is not null and paid_at is not null",
  "accounts of withdrawals": "withdrawals where json_extract(account, '$.number') <> '' and decided_at is not null",
  "accounts of payouts": "payout_attempts where json_extract(account, '$.number') <> ''",
  "bodies of gateway notifications": `gateway_notifications where body <> '""'`,
  "requests about personal data": "data_requests where closed_at is not null",
  "exports of personal data": "data_requests where file_key is not null",
  "archived conversations": "conversations where archived_hash is not null",
};

const ARCHIVED = SAID_IN_ROWS + 31 * DAY;
/** Time after the setup in ms, each just after a purge. */
const PURGES = [
  0,
  100 * DAY,
  ARCHIVED,
  2 * YEAR + 40 * DAY,
  ORDER_DATA_RETENTION + 60 * DAY,
  MONEY_RETENTION + 2 * DAY,
];
const END = 11.5 * YEAR;
const BETWEEN = [
  ...[2, 31, 91, 200, 366].map((days) => days * DAY),
  ORDER_DATA_RETENTION + 2 * DAY,
  ORDER_DATA_RETENTION + ARCHIVED,
  MONEY_RETENTION + ARCHIVED,
  ...Array.from({ length: 10 }, (_, year) => (year + 1.5) * YEAR),
];
const MOMENTS = [...PURGES, END, ...(FULL ? BETWEEN : [])].sort((one, other) => one - other);

describe("audit, dump and restore find no errors", () => {
  const most = new Map<string, number>();
  async function look() {
    for (const [name, from] of Object.entries(EXPIRING)) {
      const found = await count(from);
      most.set(name, Math.max(most.get(name) ?? 0, found));
    }
  }

  it.each(MOMENTS.map((ms) => [ms / DAY, ms]))("after %d days", async (_days, ms) => {
    vi.setSystemTime(start + ms);
    await look();
    await runScheduler();
    await look();
    await expectAuditedBackup();
    if (ms !== ARCHIVED) return;
    expect(await count("message_pictures where message_id not in (select id from messages)")).toBeGreaterThan(3);
    await continueAfterArchive();
    await runScheduler();
    await expectAuditedBackup();
  });

  it.each(Object.entries(EXPIRING))("and scheduled jobs removed %s meanwhile", async (name, from) => {
    expect(most.get(name)).toBeGreaterThan(0);
    expect(await count(from)).toBe(0);
  });
});
