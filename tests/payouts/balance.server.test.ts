import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Database } from "~/database/connection.server";
import { readPage } from "~/database/statements.server";
import { continueStatement, openStatement, selectBalancePage } from "~/ledger/page-queries.server";

import { listWithdrawals } from "~/payouts/page-queries.server";
import { listOwnWithdrawals } from "~/payouts/queries.server";
import { platformFee } from "~/platform/money";
import { planned } from "../support/database/query-plans";
import { order } from "../support/flows/buying";
import { startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
});
afterAll(() => world.stop());

const me = crypto.randomUUID();
const row = { at: Date.now(), row: 40 };
const newest = { createdAt: Date.now(), id: me };
const span = { from: 0, until: Date.now() };

const BOTH_SIDES = [/ledger_from \(from_account=\? AND \(?at/, /ledger_to \(to_account=\? AND \(?at/];

describe("each query uses its indexes, and scans no table", () => {
  it.each([
    ["the balance", (db: Database) => readPage(db, selectBalancePage(db, me, { after: null, now: 1 })), BOTH_SIDES],
    [
      "a later page of it",
      (db: Database) => readPage(db, selectBalancePage(db, me, { after: row, now: 1 })),
      BOTH_SIDES,
    ],
    ["the statement", (db: Database) => openStatement(db, me, span), BOTH_SIDES],
    ["the rest of it", (db: Database) => continueStatement(db, me, span, row), BOTH_SIDES],
    [
      "a person's withdrawals",
      (db: Database) => listOwnWithdrawals(db, me, newest),
      [/withdrawals_newest \(user_id=\? AND \(created_at/],
    ],
    [
      "open withdrawals",
      (db: Database) => listWithdrawals(db, { open: true, now: Date.now(), after: "1_1" }),
      [/withdrawals_open/],
    ],
  ])("%s", async (_what, ask, indexes) => {
    const { d1, plans } = planned(world.bindings.DB);
    await ask(connect(d1, { trips: 0, rows: 0, ms: 0 }));
    const told = await plans();
    for (const plan of told) {
      expect(plan).not.toMatch(/SCAN (ledger|orders|withdrawals|users)\b(?! USING)/);
      // The few attempts of one withdrawal may be sorted, but not the list.
      if (plan.includes("withdrawals_open")) expect(plan).not.toMatch(/^USE TEMP B-TREE/m);
    }
    for (const index of indexes) expect(told.join("\n")).toMatch(index);
  });
});

it("the database calculates the fee of held money like the rules", async () => {
  const budi = await world.person("Budi Santoso");
  for (const [total, percent] of [
    [99, 10],
    [350_000, 10],
    [1_009, 7],
    [50_000_000_000, 33],
  ] as const) {
    const sari = await world.person("Sari Wulandari");
    const id = await order(world, budi, await world.listing(sari));
    await world.bindings.DB.prepare(
      `update orders set status = 'in_progress', phase = 'working', payment_status = 'held', quantity = 1,
        price = cast(?1 as integer), total_price = cast(?1 as integer), held = cast(?1 as integer), fee_percent = cast(?2 as integer) where id = ?3`,
    )
      .bind(total, percent, id)
      .run();
    const { db } = world.context();
    const { held } = await readPage(db, selectBalancePage(db, sari.id, { after: null, now: 1 }));
    expect(held).toEqual({ amount: total - platformFee(total, percent), orders: 1 });
  }
});
