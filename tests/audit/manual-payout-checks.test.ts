import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWorld, type TestPerson, type World } from "../support/world";
import { audit } from "./audit";
import { copyOfBooks, within } from "./copied-books";

const RULE = "no operator alone sent one person more than Rp 5.000.000 in a day";

let world: World;
let books: DatabaseSync;
let sari: TestPerson;
let ayu: TestPerson;
let bima: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  ayu = await world.person("Ayu Lestari");
  bima = await world.person("Bima Pratama");
  books = await copyOfBooks(world);
});
afterAll(async () => {
  books.close();
  await world.stop();
});

/** An operator action. `at` is a moment of one day. */
type Act = [by: TestPerson, kind: string, subject: string, at: number];

/**
 * Runs the check on two withdrawals of Rp 3.000.000 that Ayu pays on one day, and on these actions. Returns the
 * reported subjects.
 */
async function found(acts: readonly Act[]): Promise<string[]> {
  const lines: Act[] = [[ayu, "pay_withdrawal", "first", 10], [ayu, "pay_withdrawal", "second", 20], ...acts];
  books.exec("begin");
  try {
    for (const id of ["first", "second"])
      books.exec(`insert into withdrawals (id, user_id, amount, account, status, decided_by, form_id, created_at)
        values ('${id}', '${sari.id}', 3000000, '{}', 'paid', '${ayu.id}', '${id}', 0)`);
    for (const [index, [by, kind, subject, at]] of lines.entries())
      books.exec(`insert into operator_acts values ('act-${index}', '${by.id}', '${kind}', '${subject}', 'x', ${at})`);
    const { breaches } = await audit(within(books));
    return breaches.filter(({ rule }) => rule === RULE).map(({ subject }) => subject);
  } finally {
    books.exec("rollback");
  }
}

describe("the daily limit for payments by one operator", () => {
  it("is kept by an approval that was valid, even if its author left later", async () => {
    expect(await found([])).toEqual([sari.id]);
    expect(await found([[bima, "approve_withdrawal", "second", 5]])).toEqual([]);
    expect(
      await found([
        [bima, "approve_withdrawal", "second", 5],
        [bima, "leave_operators", bima.id, 21],
      ]),
    ).toEqual([]);
  });

  it("is broken if the approval had expired, even if its author returned", async () => {
    const lapsed: Act[] = [
      [bima, "approve_withdrawal", "second", 5],
      [bima, "leave_operators", bima.id, 6],
    ];
    expect(await found(lapsed)).toEqual([sari.id]);
    expect(await found([...lapsed, [bima, "become_operator", bima.id, 7]])).toEqual([sari.id]);
    expect(await found([...lapsed, [bima, "approve_withdrawal", "second", 8]])).toEqual([]);
  });

  it("ignores transfers that were only recorded that day", async () => {
    expect(await found([[ayu, "record_transfer", "first", 30]])).toEqual([sari.id]);
    const others: Act[] = [
      [bima, "approve_withdrawal", "second", 5],
      [ayu, "record_transfer", "first", 30],
    ];
    expect(await found(others)).toEqual([]);
  });
});
