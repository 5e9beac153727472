import { afterAll, expect, it } from "vitest";
import { backUp, readManifest, restoreDatabase, timeBudget } from "~/database/backup-commands.server";
import { connect } from "~/database/connection.server";
import { DAY } from "~/platform/dates";

import { createBackups, manifestKey } from "~/platform/storage.server";
import { startBindings } from "../support/bindings";
import { auditLedger } from "../support/flows/money";
import { paidOrder } from "../support/flows/order-steps";
import { startWorld } from "../support/world";

const ORDERS = 100_000;
const CHUNK = 2_000;

const worlds: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const world of worlds) await world.stop();
});

async function multiply(db: D1Database, copies: number): Promise<void> {
  const columns = async (table: string) =>
    (await db.prepare(`select name from pragma_table_info('${table}')`).all<{ name: string }>()).results;
  const copied = async (table: string, which: string) => {
    const names = (await columns(table)).map(({ name }) => name);
    const anew = names.map((name) =>
      /^(id|order_id|transfer_id|form_id|gateway_order_id|from_account|to_account)$/.test(name)
        ? `replace("${table}"."${name}", first.id, printf('%08x', n) || substr(first.id, 9))`
        : `"${table}"."${name}"`,
    );
    return (from: number, to: number) =>
      db.prepare(
        `with recursive numbers(n) as (values (${from}) union all select n + 1 from numbers where n < ${to}),
           first as (select id from first_orders)
         insert into "${table}" (${names.map((name) => `"${name}"`).join(", ")})
         select ${anew.join(", ")} from numbers, first, "${table}" where ${which} = first.id order by n`,
      );
  };
  await db.exec("create table first_orders as select id from orders");
  // Request and payment ids must be unique for each copy.
  await db.exec("update orders set form_id = id");
  await db.exec("update payments set id = order_id");
  const statements = await Promise.all([
    copied("orders", '"orders".id'),
    copied("order_events", "order_id"),
    copied("payments", "order_id"),
    copied("ledger", "order_id"),
  ]);
  for (let from = 1; from <= copies; from += CHUNK)
    await db.batch(statements.map((statement) => statement(from, Math.min(copies, from + CHUNK - 1))));
  await db.exec("drop table first_orders");
  await db.batch(
    [
      `update users set completed_count =
         (select count(*) from orders where seller_id = users.id and status = 'completed')`,
      `update services set orderscompleted =
         (select count(*) from orders where service_id = services.id and status = 'completed')`,
    ].map((sql) => db.prepare(sql)),
  );
}

it("restores 100,000 orders and prints the time", async () => {
  const world = await startWorld();
  worlds.push(world);
  const [sari, budi] = [await world.person("Sari Wulandari"), await world.person("Budi Santoso")];
  const listing = await world.listing(sari);
  await paidOrder(world, budi, listing);
  const done = await paidOrder(world, budi, listing);
  await world.fetch(`/dashboard/orders/${done}/completion`, { as: budi, form: {} });
  await multiply(world.bindings.DB, ORDERS / 2 - 1);
  expect(await auditLedger(world)).toEqual([]);

  const dumping = performance.now();
  const backups = createBackups(world.backups);
  await world.backups.put("request", "");
  const run = () => backUp({ ...world.context(Date.now() + DAY), backups }, timeBudget(20_000));
  let runs = 1;
  while (await run()) runs++;
  const [name = ""] = (await backups.list()).complete;
  const { read } = backups;
  const manifest = await readManifest(read, manifestKey(name));

  const restoring = performance.now();
  const empty = await startBindings({});
  worlds.push(empty);
  const { DB } = empty.bindings;
  const outcome = await restoreDatabase(read, manifest, {
    db: connect(DB, { trips: 0, rows: 0, ms: 0 }),
    write: async (statements) => void (await DB.batch(statements.map((sql) => DB.prepare(sql)))),
    atOnce: 1_000_000,
  });
  expect(outcome).toMatchObject({ ok: true });
  const restored = performance.now();
  expect(await auditLedger({ ...world, bindings: empty.bindings })).toEqual([]);
  const audited = performance.now();
  const bytes = manifest?.walked.reduce((sum, object) => sum + object.bytes, 0) ?? 0;
  const seconds = (from: number, to: number) => `${Math.round((to - from) / 1_000)} s`;
  console.info(
    `${outcome.ok ? outcome.rows : 0} rows, ${Math.round(bytes / 1_000_000)} MB: dumped in ${runs} runs and ` +
      `${seconds(dumping, restoring)}, restored in ${seconds(restoring, restored)}, audited in ${seconds(restored, audited)}`,
  );
});
