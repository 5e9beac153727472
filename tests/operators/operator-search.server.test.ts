import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Database } from "~/database/connection.server";
import { type AdminOrderFilter, readOperatorQuery } from "~/operators/operator";
import {
  findAdminOrder,
  findAdminPerson,
  readOperatorSummary,
  searchListings,
  searchOrders,
  selectPeople,
} from "~/operators/queries.server";

import { planned } from "../support/database/query-plans";
import { startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function plansOf(ask: (db: Database) => Promise<unknown>): Promise<string> {
  const { d1, plans } = planned(world.bindings.DB);
  await ask(connect(d1, { trips: 0, rows: 0, ms: 0 }));
  return (await plans()).join("\n");
}

const ID = "3f0c5a52-0000-4000-8000-00000000dead";
const TEXTS = [ID, "3f0c5a52", "budi@contoh.id", "budi san"];
const SCAN = /SCAN (orders|users|services|refunds|withdrawals|reports|outbox|ledger|order_events|sessions)$/m;

describe("a name with an apostrophe", () => {
  beforeAll(async () => {
    await world.person("Ma’ruf Hidayat");
    await world.person("Nur'aini Salim");
  });

  it.each([
    ...["ma'ruf", "MA’RUF", "maruf", "ma`ruf h", "maʼruf hidayat", "ma´ruf", "ma‘ruf"].map((q) => [
      q,
      "Ma’ruf Hidayat",
    ]),
    ...["nur'aini", "nur’aini s", "nuraini", "Nurʿaini", "nur′a"].map((q) => [q, "Nur'aini Salim"]),
  ])("is found by “%s”", async (q, name) => {
    const db = connect(world.bindings.DB, { trips: 0, rows: 0, ms: 0 });
    const people = await selectPeople(db, readOperatorQuery(q));
    expect(people.map((person) => person.name)).toEqual([name]);
  });
});

describe("the operators' search uses an index", () => {
  it.each(TEXTS)("for orders by “%s”", async (q) => {
    const ask = (filter: AdminOrderFilter) => (db: Database) =>
      searchOrders(db, { query: readOperatorQuery(q), filter, after: null });
    expect(await plansOf(ask(null))).not.toMatch(SCAN);
    expect(await plansOf(ask({ of: "phase", value: "disputed" }))).not.toMatch(SCAN);
  });

  it.each([
    ["awaiting_payment", "orders_payment_due"],
    ["working", "orders_work_due"],
    ["delivered", "orders_review_due"],
    ["cancel_requested", "orders_answer_due"],
    ["disputed", "orders_disputed"],
  ] as const)("for orders in the phase %s", async (value, index) => {
    const plan = await plansOf((db) =>
      searchOrders(db, { query: readOperatorQuery(""), filter: { of: "phase", value }, after: null }),
    );
    expect(plan).toContain(index);
    expect(plan).not.toContain("TEMP B-TREE");
  });

  it.each(TEXTS)("for people and listings by “%s”", async (q) => {
    const query = readOperatorQuery(q);
    expect(await plansOf((db) => selectPeople(db, query))).not.toMatch(SCAN);
    expect(await plansOf((db) => searchListings({ db, indexDb: null }, { query, after: null }))).not.toMatch(SCAN);
  });

  it("for people by a name with any apostrophes", async () => {
    const plan = await plansOf((db) => selectPeople(db, readOperatorQuery("ma'ruf")));
    expect(plan).toContain("users_name_key");
  });

  it("for the files and the summary", async () => {
    expect(await plansOf((db) => findAdminOrder(db, ID, { readerId: ID, now: Date.now() }))).not.toMatch(SCAN);
    expect(await plansOf((db) => findAdminPerson(db, ID, { readerId: ID, now: Date.now() }))).not.toMatch(SCAN);
    expect(await plansOf((db) => readOperatorSummary(db, Date.now(), ID))).not.toMatch(SCAN);
  });
});
