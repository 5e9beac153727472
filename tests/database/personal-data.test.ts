import { expect, it } from "vitest";
import { closedAddress } from "~/accounts/personal-data";
import { collectDataExport } from "~/accounts/personal-data-commands.server";
import { closeAccountRows, findObstacles } from "~/accounts/personal-data-queries.server";
import { CLOSED_LISTING, CLOSED_PERSON } from "~/accounts/text";
import { connect } from "~/database/connection.server";
import { PERSONAL_DATA, plannedColumns } from "~/database/personal-data.server";
import { migratedDatabase } from "../support/database/in-process-d1";
import { columnsOf, everythingIn, fillWithMarks } from "../support/database/personal-database";
import { sqliteAsD1 } from "../support/search/sqlite-d1";

const SARI = { id: "3f0c5a52-0000-4000-8000-00000000a001", email: "sari@contoh.id" };
const WORDS = {
  "<person>": CLOSED_PERSON,
  "<title>": CLOSED_LISTING.title,
  "<words>": CLOSED_LISTING.words,
  barred: "barred@closed.invalid",
  "<address>": closedAddress(SARI.id),
};
const NOW = Date.UTC(2026, 10, 24, 3);

it("the plan has every column of every table and no other", () => {
  const real = columnsOf(migratedDatabase()).map(({ table, name }) => `${table}.${name}`);
  const plans = Object.entries(PERSONAL_DATA).map(([table, plan]) => ({ table, ...plannedColumns(plan) }));
  const planned = plans.flatMap(({ table, all }) => all.map((name) => `${table}.${name}`));
  expect(real.filter((column) => !planned.includes(column))).toEqual([]);
  expect(planned.filter((column) => !real.includes(column))).toEqual([]);
  expect(plans.flatMap(({ table, twice }) => twice.map((name) => `${table}.${name}`))).toEqual([]);
});

it("the export contains all data of a person, and closing leaves what the plan keeps", async () => {
  const database = migratedDatabase();
  const marks = fillWithMarks(database, SARI);
  const db = connect(sqliteAsD1(database, { trips: 0, ms: 0, rows: 0 }), { trips: 0, rows: 0, ms: 0 });
  expect(marks.length).toBeGreaterThan(60);

  const exported = JSON.stringify(await collectDataExport(db, SARI));
  const said = (shown: boolean) => marks.filter((mark) => mark.shown === shown);
  expect(said(true).filter(({ mark }) => !exported.includes(mark))).toEqual([]);
  expect(said(false).filter(({ mark }) => exported.includes(mark))).toEqual([]);

  expect(Object.values((await findObstacles(db, SARI.id, NOW)) ?? { none: 1 })).toEqual(
    Array.from({ length: 9 }, () => 0),
  );
  expect(await closeAccountRows(db, SARI, WORDS, NOW)).toBe(true);
  const left = everythingIn(database);
  const isThere = ({ mark }: { mark: string }) => left.includes(mark);
  expect(marks.filter((mark) => !mark.kept && isThere(mark))).toEqual([]);
  expect(marks.filter((mark) => mark.kept && !isThere(mark))).toEqual([]);
  expect(left).not.toContain(SARI.email);
  expect(left).toContain(CLOSED_PERSON);

  expect(await closeAccountRows(db, SARI, WORDS, NOW)).toBe(false);
  expect(() => database.exec(`update users set bio = 'baru' where id = '${SARI.id}'`)).toThrow("account closed");
  database.close();
});

it.each([
  ["failed", 0, "failed"],
  ["failed", 250_000, "arrived"],
  ["paid", 250_000, "paid"],
])("the export shows a withdrawal that is %s, of which %d arrived too, as %s", async (status, surplus, told) => {
  const database = migratedDatabase();
  fillWithMarks(database, SARI);
  database.exec(`pragma foreign_keys = off; pragma ignore_check_constraints = on;
    update withdrawals set id = (select withdrawal_id from payout_attempts), status = '${status}';
    update payout_attempts set surplus = ${surplus}`);
  const db = connect(sqliteAsD1(database, { trips: 0, ms: 0, rows: 0 }), { trips: 0, rows: 0, ms: 0 });
  const rows = (await collectDataExport(db, SARI)).find(({ table }) => table === "withdrawals")?.rows ?? [];
  expect(rows.map((row) => row.status)).toEqual([told]);
  expect(Object.keys(rows[0] ?? {})).not.toContain("arrived_too");
  database.close();
});

const reported = (subject: string, id: string, by = SARI.id) =>
  `insert into reports (id, reporter_id, subject, subject_id, responsible_id, reason, status, created_at)
    values ('r', '${by}', '${subject}', ${id}, '${SARI.id}', 'Menipu.', 'open', 1)`;

it("no export says that the person was reported, or how often", async () => {
  const database = migratedDatabase();
  database.exec(`pragma foreign_keys = off; ${reported("person", `'${SARI.id}'`, "budi")}`);
  const db = connect(sqliteAsD1(database, { trips: 0, ms: 0, rows: 0 }), { trips: 0, rows: 0, ms: 0 });
  const tables = (await collectDataExport(db, SARI)).map(({ table }) => table);
  expect(tables).not.toContain("reports");
  const reporter = await collectDataExport(db, { id: "budi", email: "budi@contoh.id" });
  expect(reporter.map(({ table, of }) => [table, of])).toContainEqual(["reports", "reporter_id"]);
  database.close();
});

/** Released in the provider's own dashboard. */
const sentBySomebody = (as: string) =>
  `drop trigger payout_attempts_revive; pragma foreign_keys = off;
  update withdrawals set id = (select withdrawal_id from payout_attempts);
  update payout_attempts set released_by = null, released_at = null, ${as}`;

it("an account does not close while something is open, even if it was added during the closing", async () => {
  const open = [
    "update orders set status = 'pending', phase = 'inquiry'",
    "update orders set status = 'cancelled'; update payments set status = 'review'",
    `insert into ledger_accounts (account, balance) values ('refund:${SARI.id}', 1)`,
    "update withdrawals set status = 'requested'",
    sentBySomebody("state = 'arrived', next_check_at = 1"),
    sentBySomebody("contradicted_at = 1, denial_closed_at = null"),
    reported("person", `'${SARI.id}'`),
    reported("appeal", `'${SARI.id}'`),
    reported("listing", `(select id from services where user_id = '${SARI.id}')`),
    reported("message", `(select id from messages where sender_id = '${SARI.id}')`),
    reported("review", `(select id from reviews where author_id = '${SARI.id}')`),
    `update users set operator_since = 1`,
    `insert into ledger_accounts (account, balance) values ('seller:${SARI.id}', 1)`,
  ];
  for (const statement of open) {
    const database = migratedDatabase();
    fillWithMarks(database, SARI);
    database.exec(`pragma ignore_check_constraints = on; ${statement}`);
    const db = connect(sqliteAsD1(database, { trips: 0, ms: 0, rows: 0 }), { trips: 0, rows: 0, ms: 0 });
    const before = everythingIn(database);
    expect(await closeAccountRows(db, SARI, WORDS, NOW), statement).toBe(false);
    expect(everythingIn(database), statement).toBe(before);
    database.close();
  }
});
