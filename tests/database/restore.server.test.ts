import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUp, readManifest, restoreDatabase, timeBudget } from "~/database/backup-commands.server";
import { type DumpManifest, nextBackup } from "~/database/backup-rules";
import { connect } from "~/database/connection.server";
import { exportBooks } from "~/ledger/commands.server";
import { DAY, HOUR } from "~/platform/dates";
import { createBackups, manifestKey } from "~/platform/storage.server";
import { startBindings } from "../support/bindings";
import { order } from "../support/flows/buying";
import { auditLedger, booksOf } from "../support/flows/money";
import { paidOrder, takeStep } from "../support/flows/order-steps";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;
let before: string;
let manifest: DumpManifest;
/** Orders confirmed to people before the dump began and while it ran. */
const confirmedOrders: string[] = [];

const dumping = (now = Date.now()) => ({
  ...world.context(now),
  backups: createBackups(world.backups),
});
const read = (key: string) => createBackups(world.backups).read(key);

/** A time budget that ends after the first table with rows. */
function shortBudget() {
  let asked = 0;
  return { isOver: () => asked++ > 0 };
}

const tomorrow = Date.now() + DAY;
let runs = 0;

const complete = (id: string) => takeStep(world.context(), id, budi.id, { kind: "complete" });

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
  before = await paidOrder(world, budi, listing);
  confirmedOrders.push(before, await order(world, budi, listing));
  const { DB } = world.bindings;
  await DB.batch([
    DB.prepare("update users set bio = cast(x'410042' as text) where id = ?").bind(budi.id),
    DB.prepare("update services set rating = 14 / 3.0 where id = ?").bind(listing),
    DB.prepare("update search_vocabulary set words = ?").bind("kuas — commit; 🎨 'x' ".repeat(20_000)),
  ]);
});
afterAll(() => world.stop());

describe("a nightly dump", () => {
  it("starts at its hour", async () => {
    expect(await backUp(dumping(), timeBudget(10_000))).toBe(false);
    expect(await createBackups(world.backups).list()).toEqual({ complete: [], broken: [] });
  });

  it("continues over several runs while people order, pay and write", async () => {
    const meanwhile = [
      () => complete(before),
      async () => confirmedOrders.push(await paidOrder(world, budi, listing)),
      async () => confirmedOrders.push(await order(world, budi, listing)),
      () => world.fetch(`/gig/${listing}/favourite`, { as: budi, form: {} }),
      () => world.fetch(`/gig/${listing}/favourite`, { as: budi, form: {} }),
      async () => complete(await paidOrder(world, budi, listing)),
      () => world.bindings.DB.prepare("delete from notifications where user_id = ?").bind(budi.id).run(),
    ];
    for (; await backUp(dumping(tomorrow + runs * HOUR), shortBudget()); runs++) await meanwhile.shift()?.();
    expect(meanwhile).toHaveLength(0);
    expect(runs).toBeGreaterThan(10);

    const { complete: [name = ""] = [] } = await createBackups(world.backups).list();
    const found = await readManifest(read, manifestKey(name));
    if (!found) throw new Error("no manifest");
    manifest = found;
    expect(manifest.changed.length).toBeGreaterThan(0);
    expect(manifest.begunAt).toBe(tomorrow);
    expect(manifest.beginBookmark).not.toBe(manifest.endBookmark);
    expect(manifest.sums.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    expect(manifest.leftOut).toContain("sessions");
  });

  it("starts again the next night, or when requested", async () => {
    const { state } = (await createBackups(world.backups).readState()) ?? {};
    expect(state?.due).toBe(nextBackup(tomorrow + runs * HOUR));
    await world.backups.put("request", "");
    expect(await backUp(dumping(Date.now() + DAY), timeBudget(60_000))).toBe(false);
    const { complete: names } = await createBackups(world.backups).list();
    expect(names).toHaveLength(2);
  });

  it("starts again if a migration recreates a table, and runs once for two at once", async () => {
    const { DB } = world.bindings;
    const begun = () => world.backups.put("request", "").then(() => Date.now() + 2 * HOUR);
    const first = dumping(await begun());
    const [one, other] = await Promise.all([backUp(first, shortBudget()), backUp(dumping(first.now), shortBudget())]);
    expect([one, other].sort()).toEqual([false, true]);
    await DB.prepare("drop trigger dump_orders_update").run();
    const second = dumping(first.now + HOUR);
    expect(await backUp(second, shortBudget())).toBe(true);
    const { state } = (await createBackups(world.backups).readState()) ?? {};
    expect(state?.running?.begunAt).toBe(second.now);
    // An incomplete dump has no manifest.
    expect(await readManifest(read, manifestKey(state?.running?.name ?? ""))).toBeNull();
    expect(await backUp(dumping(second.now), timeBudget(60_000))).toBe(false);
  });
});

describe("a restore", () => {
  let empty: Awaited<ReturnType<typeof startBindings>>;
  const target = () => ({
    db: connect(empty.bindings.DB, { trips: 0, rows: 0, ms: 0 }),
    write: async (statements: readonly string[]) =>
      void (await empty.bindings.DB.batch(statements.map((sql) => empty.bindings.DB.prepare(sql)))),
    atOnce: 500_000,
  });
  const restored = (from = read, what: DumpManifest | null = manifest) => restoreDatabase(from, what, target());

  beforeAll(async () => {
    empty = await startBindings({});
  });
  afterAll(() => empty.stop());

  it("refuses an incomplete or damaged dump before it writes anything", async () => {
    expect(await restored(read, null)).toMatchObject({ ok: false, reason: "no_dump" });
    const bent = async (key: string) => {
      const bytes = await read(key);
      if (bytes && key === manifest.walked.at(-1)?.key) new Uint8Array(bytes).reverse();
      return bytes;
    };
    expect(await restored(bent)).toMatchObject({ ok: false, reason: "damaged" });
    const gone = async (key: string) => (key === manifest.changed[0]?.key ? null : read(key));
    expect(await restored(gone)).toMatchObject({ ok: false, reason: "damaged" });
    const [people] = (await empty.bindings.DB.prepare("select count(*) as n from users").all()).results;
    expect(people).toEqual({ n: 0 });
  });

  it("refuses a dump of other tables", async () => {
    const older = { ...manifest, tables: manifest.tables.slice(1) };
    expect(await restored(read, older)).toMatchObject({ ok: false, reason: "other_schema" });
    const newer = { ...manifest, migrations: ["0099_later.sql"] };
    expect(await restored(read, newer)).toMatchObject({ ok: false, reason: "other_schema" });
  });

  it("restores every row as it was when the dump ended, and the search", async () => {
    expect(await restored()).toMatchObject({ ok: true });
    for (const { name } of manifest.tables) {
      const all = `select rowid as number, * from "${name}" order by rowid`;
      const [was, is] = await Promise.all([world.bindings.DB, empty.bindings.DB].map((db) => db.prepare(all).all()));
      expect(is?.results, name).toEqual(was?.results);
    }
    const rest = `select type, name, sql from sqlite_master order by type, name`;
    const found = `select rowid from services_search('logo')`;
    for (const sql of [rest, found, "select * from sqlite_sequence order by name"]) {
      const [was, is] = await Promise.all([world.bindings.DB, empty.bindings.DB].map((db) => db.prepare(sql).all()));
      expect(is?.results.length).toBeGreaterThan(0);
      expect(is?.results).toEqual(was?.results);
    }
  });

  it("refuses a database that contains rows", async () => {
    expect(await restored()).toMatchObject({ ok: false, reason: "not_empty" });
  });

  it("leaves balanced books and a working app", async () => {
    const whole = world.bindings.DB;
    world.bindings.DB = empty.bindings.DB;
    try {
      expect(await auditLedger(world)).toEqual([]);
      // Sessions are not restored.
      const page = await world.fetch("/dashboard", { as: budi });
      expect(page.headers.get("Location")).toContain("/login");
      const paid = confirmedOrders.find((id) => id !== before) ?? "";
      expect(await whole.prepare("select 1 from orders where id = ?").bind(paid).first()).not.toBeNull();
      for (const id of confirmedOrders)
        expect(await empty.bindings.DB.prepare("select 1 from orders where id = ?").bind(id).first()).not.toBeNull();
      expect(await complete(confirmedOrders[2] ?? "")).toMatchObject({ ok: true });
      expect(await auditLedger(world)).toEqual([]);
    } finally {
      world.bindings.DB = whole;
    }
  });
});

describe("the yearly books", () => {
  it("list every ledger line and match the account balances", async () => {
    const { db, now } = world.context();
    const files = new Map<string, string>();
    const made = await exportBooks(db, new Date(now).getUTCFullYear().toString(), {
      now: now + DAY,
      // Smaller than the number of rows, so that pages must be joined.
      page: 2,
      write: (name, text) => void files.set(name, (files.get(name) ?? "") + text),
    });
    const [lines = [], kinds = [], fees = []] = [...files.values()].map((text) => text.trim().split("\r\n").slice(1));
    const cell = (line: string, at: number) => Number(line.split(";").at(at));
    const [moved] = await booksOf(world)(["select count(*) as n, sum(amount) as sum from ledger"]);
    expect(moved).toEqual([{ n: lines.length, sum: lines.reduce((sum, line) => sum + cell(line, -1), 0) }]);
    expect(lines.length).toBeGreaterThan(4);
    const [held] = await booksOf(world)(["select account_kind as kind, balance from audit_totals order by 1"]);
    expect(kinds.map((line) => ({ kind: line.split(";")[0], balance: cell(line, -1) }))).toEqual(held);
    // Two completed orders of Rp 350.000, with a fee of ten per cent.
    expect(fees.map((line) => [line.split(";")[1], cell(line, -2), cell(line, -1)])).toEqual([
      ["Sari Wulandari", 2, 70_000],
    ]);
    expect(made?.lines).toMatchObject({ [`biaya-${new Date(now).getUTCFullYear()}.csv`]: 1 });
  });

  it("refuse a year that has not started", async () => {
    const { db, now } = world.context();
    const none = { now, write: () => expect.unreachable() };
    expect(await exportBooks(db, "2999", none)).toBeNull();
    expect(await exportBooks(db, "tahun ini", none)).toBeNull();
  });
});
