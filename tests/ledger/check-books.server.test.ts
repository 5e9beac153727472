import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLedger } from "~/ledger/commands.server";
import { readLedgerAudit } from "~/ledger/queries.server";
import { newOperator } from "../support/flows/operators";
import { paidOrder } from "../support/flows/order-steps";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let ayu: TestPerson;
let id: string;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  ayu = await newOperator(world);
  const budi = await world.person("Budi Santoso");
  id = await paidOrder(world, budi, await world.listing(await world.person("Sari Wulandari")));
});
afterAll(() => world.stop());

const page = async () => pageText(await (await world.fetch("/operator/books", { as: ayu })).text());
const checkBooks = () => world.fetch("/operator/books", { as: ayu, form: {} });

it("an operator sees the trial balance, and that orders were not checked yet", async () => {
  const text = await page();
  expect(text).toContain("Titipan pesanan");
  expect(text).toContain("−Rp 350.000");
  expect(text).toContain("Pesanan belum pernah diperiksa. 3 perubahan menunggu diperiksa.");
});

it("the check reads every change once and finds no error", async () => {
  const answer = await checkBooks();
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/operator/books"]);
  expect(await page()).toContain("Tidak ada perubahan sesudahnya");
  const again = world.context();
  expect(await checkLedger(again)).toBe(true);
  expect(again.meter.rows).toBeLessThanOrEqual(10);
  expect(await readLedgerAudit(world.context().db)).toMatchObject({ unchecked: 0, mismatches: [], below: [] });
});

it("an error stays on the page until it is corrected", async () => {
  const DB = world.bindings.DB;
  const another = (version: number) =>
    DB.prepare("insert into order_events (order_id, version, kind, actor, at) values (?, ?, 'note', 'scheduler', 0)")
      .bind(id, version)
      .run();
  await another(9);
  await checkBooks();
  const text = await page();
  expect(text).toContain("1 dari 10 hal yang diperiksa tidak cocok");
  expect(text).toContain("Catatan perubahan lengkap");
  expect(text).toContain("Seharusnya 3, tercatat 4.");

  await DB.prepare("update orders set version = 5 where id = ?").bind(id).run();
  await another(10);
  await checkBooks();
  expect(await page()).toContain("semua pesanan yang diperiksa cocok");
});

it("an error in one order is shown next to one in many orders", async () => {
  const DB = world.bindings.DB;
  const breach = (order: string, rule: string, seenAt: number) =>
    DB.prepare("insert into book_breaches (order_id, rule, found, seen_at) values (?, ?, ?, ?)")
      .bind(order, rule, JSON.stringify({ expected: 1, found: 2 }), seenAt)
      .run();
  for (let n = 0; n < 25; n += 1) await breach(`order-${n}`, "fee", 1_000 + n);
  await breach(id, "debts", 1);
  expect(await page()).toContain("2 dari 10 hal yang diperiksa tidak cocok");
  await DB.prepare("delete from book_breaches").run();
});

it("an unbalanced rupiah shows without a check", async () => {
  const account = `seller:${ayu.id}`;
  await world.bindings.DB.prepare("insert into ledger_accounts (account, balance) values (?, 5)").bind(account).run();
  expect(await page()).toContain("1 dari 10 hal yang diperiksa tidak cocok");
});
