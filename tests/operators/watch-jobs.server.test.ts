import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MINUTE } from "~/platform/dates";
import { runScheduledWork } from "~/scheduled-work.server";
import { newOperator } from "../support/flows/operators";
import { hush, type LoggedLine } from "../support/logs";
import { pageText } from "../support/pages/page-text";
import { afterTimeLimit } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

vi.setConfig({ testTimeout: 60_000 });

let world: World;
let ayu: TestPerson;
let now = Date.now();

beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
});
afterAll(() => world.stop());

async function run(after = 5, changed: Partial<ReturnType<World["context"]>> = {}): Promise<LoggedLine[]> {
  now += after * MINUTE;
  const log = hush();
  await runScheduledWork({ ...world.context(now), ...changed });
  log.end();
  return log.lines();
}
const statement = (sql: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const takeMails = () => world.postbox.sent.splice(0).map(({ to, subject }) => ({ to, subject }));
const page = async () => pageText(await (await world.fetch("/operator/health", { as: ayu })).text());
const readReadiness = async () => {
  const answer = await world.fetch("/readyz");
  return { status: answer.status, headers: answer.headers, said: await answer.json() };
};

describe("operators", () => {
  it("see that nothing was checked yet, and a monitor sees that the scheduler never ran", async () => {
    expect(await page()).toContain("Penjadwal belum pernah menyelesaikan pekerjaannya");
    expect(await readReadiness()).toMatchObject({
      status: 503,
      said: {
        ready: false,
        database: true,
        sessions: true,
        files: true,
        schedulerAge: null,
        books: "unknown",
      },
    });
  });

  it("get no message while all is well", async () => {
    expect(await run()).toEqual([]);
    expect(await run()).toEqual([]);
    expect(takeMails()).toEqual([]);
    expect(await page()).toContain("Belum pernah ada gangguan yang tercatat");
    expect(await page()).toMatch(/penjadwal [^.]*\. Semua \d+ bagian baik Bagian/);
    expect(await page()).not.toContain("Perlu tindakan");
    const { status, headers, said } = await readReadiness();
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(said).toMatchObject({ ready: true, books: "sound", oldestMail: null, oldestNotification: null });
  });

  it("get one message when the books break, and one when they are correct again", async () => {
    await statement("insert into book_breaches (order_id, rule, found, seen_at) values ('x', 'escrow', '{}', ?)", now);
    expect(await run()).toMatchObject([{ event: "alert_began", reason: "books" }]);
    expect(takeMails()).toEqual([{ to: ayu.email, subject: "Perlu tindakan: Pembukuan" }]);
    await run();
    expect(takeMails()).toEqual([]);
    expect(await page()).toContain("Pembukuan tidak cocok");
    expect(await page()).toContain("Masih berlangsung");
    expect(await page()).toMatch(/Perlu tindakan .*Pembukuan tidak cocok.* \d+ bagian lain baik /s);
    expect(await readReadiness()).toMatchObject({ status: 503, said: { ready: false, books: "broken" } });

    await statement("delete from book_breaches");
    expect(await run()).toMatchObject([{ event: "alert_ended", reason: "books" }]);
    expect(takeMails()).toEqual([{ to: ayu.email, subject: "Pulih: Pembukuan" }]);
    expect(await page()).toContain("10 menit");
    expect((await readReadiness()).status).toBe(200);
  });

  it("hear from the next run that the scheduler had stopped and works again", async () => {
    await run();
    await run(60);
    expect(takeMails().map(({ subject }) => subject)).toEqual(["Perlu tindakan: Penjadwal", "Pulih: Penjadwal"]);
    await run();
    expect(takeMails()).toEqual([]);
  });

  it("get a message about a step that fails twice in a row, not once", async () => {
    const files = { ...world.context().files, listKeys: async () => Promise.reject(new Error("R2 is down")) };
    await run(5, { files });
    expect(takeMails()).toEqual([]);
    expect(await page()).toContain("Langkah yang gagal waktu itu: sweep files");
    await run(5, { files });
    expect(takeMails()).toEqual([{ to: ayu.email, subject: "Perlu tindakan: Langkah penjadwal" }]);
    await run();
    expect(takeMails()).toEqual([{ to: ayu.email, subject: "Pulih: Langkah penjadwal" }]);
  });

  it("get a message about a dump that does not end, and a data request that is due", async () => {
    const due = now - 9 * 60 * MINUTE;
    // Another run has the lock and makes no progress.
    const state = { due, heldUntil: now + 60 * MINUTE, running: null, complete: [] };
    const backups = { ...world.context().backups, readState: async () => ({ state, tag: "1" }) };
    await statement(
      `insert into data_requests (id, user_id, kind, status, created_at, due_at) values (?, ?, 'correction', 'open', ?, ?)`,
      crypto.randomUUID(),
      ayu.id,
      now - 50 * 60 * MINUTE,
      now + 22 * 60 * MINUTE,
    );
    await run(5, { backups });
    const subjects = () =>
      takeMails()
        .map(({ subject }) => subject)
        .sort();
    expect(subjects()).toEqual(["Perlu tindakan: Cadangan", "Perlu tindakan: Data pribadi"]);
    expect(await page()).toContain("Cadangan malam belum selesai 8 jam setelah waktunya");
    await statement("delete from data_requests");
    await run();
    expect(subjects()).toEqual(["Pulih: Cadangan", "Pulih: Data pribadi"]);
  });

  it("get one message if two runs check at once, and none while suspended", async () => {
    const bagas = await newOperator(world, "Bagas Wicaksono");
    await statement("update users set suspended_at = ? where id = ?", now, bagas.id);
    await statement("insert into book_breaches (order_id, rule, found, seen_at) values ('x', 'escrow', '{}', ?)", now);
    await Promise.all([run(), run(0)]);
    await run();
    expect(takeMails()).toEqual([{ to: ayu.email, subject: "Perlu tindakan: Pembukuan" }]);
    await statement("delete from book_breaches");
    await Promise.all([run(), run(0)]);
    await run();
    expect(takeMails()).toEqual([{ to: ayu.email, subject: "Pulih: Pembukuan" }]);
  });
});

describe("a monitor", () => {
  it.each([
    ["the sessions", "SESSIONS", { get: async () => Promise.reject(new Error("KV down")) }, { sessions: false }],
    ["the files", "FILES", { head: async () => Promise.reject(new Error("R2 down")) }, { files: false }],
    ["the database", "DB", { prepare: () => Promise.reject(new Error("D1 down")) }, { database: false }],
  ] as const)("reports that %s do not answer", async (_what, name, broken, said) => {
    const whole = world.bindings[name];
    world.bindings[name] = broken as never;
    const log = hush();
    const answer = await readReadiness();
    log.end();
    world.bindings[name] = whole as never;
    expect(answer).toMatchObject({ status: 503, said: { ready: false, ...said } });
  });

  it("reports three addresses that refuse mail, not one", async () => {
    await run();
    const [since, next] = [Date.now() - 180 * MINUTE, Date.now() + 60 * MINUTE];
    const addFailing = (recipient: string) =>
      statement(
        `insert into outbox (id, recipient, subject, body, created_at, next_attempt_at, attempts)
          values (?, ?, 'Pesanan baru', 'Ada pesanan.', ?, ?, 8)`,
        crypto.randomUUID(),
        recipient,
        since,
        next,
      );
    await addFailing("salah@example.com");
    expect(await readReadiness()).toMatchObject({ status: 200, said: { oldestMail: null } });
    await addFailing("keliru@example.com");
    await addFailing("penuh@example.com");
    expect(await readReadiness()).toMatchObject({ status: 503, said: { ready: false, database: true } });
    await statement("delete from outbox where attempts = 8");
  });

  it("waits two seconds for a service that hangs", async () => {
    const whole = world.bindings.FILES;
    let reach = () => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const head = () => {
      reach();
      return new Promise<never>(() => undefined);
    };
    world.bindings.FILES = { head } as never;
    try {
      const { endedBefore, result } = await afterTimeLimit(2_000, readReadiness, reached);
      expect(endedBefore).toBe(false);
      expect(result).toMatchObject({ status: 503, said: { files: false } });
    } finally {
      world.bindings.FILES = whole;
    }
  });

  it("repeats its last answer without a trip", async () => {
    world.moveTo("Jakarta, watched");
    const first = await readReadiness();
    await world.settled();
    const second = await world.fetch("/readyz");
    world.moveTo(null);
    expect(second.headers.get("Server-Timing")).toContain("trips=0");
    expect(await second.json()).toEqual(first.said);
  });
});
