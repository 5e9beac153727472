import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBindings } from "../bindings";

type Started = Awaited<ReturnType<typeof startBindings>>;

let ours: Started;
let runtimes: Started;
beforeAll(async () => {
  ours = await startBindings({}, { database: "in-process" });
  runtimes = await startBindings({}, { database: "runtime" });
});
afterAll(() => Promise.all([ours.stop(), runtimes.stop()]));

type Statement = readonly [sql: string, ...values: unknown[]];

async function asked({ bindings: { DB } }: Started, statements: readonly Statement[]) {
  try {
    const results = await DB.batch(statements.map(([sql, ...values]) => DB.prepare(sql).bind(...values)));
    return results.map(({ results: rows, meta }) => ({ rows, changes: meta.changes }));
  } catch (error) {
    const { message, cause } = error as Error;
    // The runtime adds the position of an error, and has its own message for a long statement.
    const plain = (said?: string) =>
      said?.replace(/ at offset \d+/, "").replace("statement too long", "string or blob too big");
    return { message: plain(message), cause: plain((cause as Error | undefined)?.message) };
  }
}

const person = (id: string, name = "Sari") =>
  [
    "insert into users (id, email, password_hash, full_name, created_at, last_active_at) values (?, ?, 'x', ?, 1, 1)",
    id,
    `${id}@contoh.id`,
    name,
  ] as const;
const COUNT = ["select count(*) as people from users"] as const;

const MOVE = "insert into ledger (transfer_id, line, from_account, to_account, amount, at) values (?, 1, ?, ?, ?, 1)";

/** Run one after another. Each case reads the rows that earlier cases wrote. */
const BATCHES: Record<string, readonly Statement[]> = {
  "rows, and how many were changed": [person("a"), person("b"), ["update users set bio = 'x'"], COUNT],
  "what is returned": [["update users set bio = ? where id = ? returning id, bio", "é", "a"]],
  "a key that is there": [person("c"), person("a")],
  "nothing of a batch that failed": [COUNT],
  "what must not be null": [["update users set full_name = null"]],
  "a check": [["update book_checks set id = 2"]],
  "a key to nothing": [["insert into favourites (user_id, service_id, created_at) values ('a', 'nothing', 1)"]],
  "what triggers write": [
    [MOVE, "t", "gateway", "escrow:a", 5],
    ["select account, balance from ledger_accounts order by account"],
  ],
  "a trigger's refusal": [["delete from ledger"]],
  "a balance below zero, by a trigger": [[MOVE, "u", "escrow:a", "payout:b", 6]],
  "a table that is not there": [["select * from nowhere"]],
  "no SQL": [["selec 1"]],
  "two columns of one name": [["select 1 as n, 2 as n"]],
  "kinds of values": [["select ? as text, ? as number, ? as fraction, ? as none, ? as yes", "é", 5, 0.5, null, true]],
  "kinds of values as SQLite names them": [["select typeof(?) as a, typeof(?) as b, typeof(?) as c", 5, "5", true]],
  "large numbers and bytes": [["select 9007336693694464 as large, x'00ff' as bytes, 1e300 as float"]],
  "more values than it takes": [[`select ${Array(101).fill("?").join(", ")}`, ...Array(101).fill(1)]],
  "as many values as it takes": [[`select 1 where 1 in (${Array(100).fill("?").join(", ")})`, ...Array(100).fill(1)]],
  "a long pattern": [["select 'a' like ? as found", "a".repeat(51)]],
  "a long statement": [[`select '${"a".repeat(100_001)}'`]],
  "many selections in one": [[Array(6).fill("select 1").join(" union all ")]],
  "a deep expression": [[`select ${Array(120).fill("1").join("+")} as sum`]],
  "letters of other alphabets": [["select upper('é') as upper, 'É' like 'é' as alike, 'A' like 'a' as plain"]],
  "quotes for a text": [['select "no such column" as text']],
};

describe("the in-process database returns the same as the runtime's database", () => {
  it.each(Object.entries(BATCHES))("%s", async (_name, statements) => {
    expect(await asked(ours, statements)).toEqual(await asked(runtimes, statements));
  });
});
