import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migratedDatabase } from "../support/database/in-process-d1";

let database: DatabaseSync;

const part = (no: number, changes: Record<string, unknown> = {}) => ({
  no,
  bill: 1,
  kind: "work",
  title: "Pasang AC",
  amount: 100_000,
  state: "held",
  released: 0,
  returned: 0,
  taken: 0,
  ...changes,
});

const write = (parts: unknown) =>
  database
    .prepare("update orders set parts = ? where id = 'o1'")
    .run(typeof parts === "string" ? parts : JSON.stringify(parts));

beforeAll(() => {
  database = migratedDatabase({ enableForeignKeyConstraints: false });
  database.exec(`insert into orders (id, service_id, user_id, seller_id, kind, service_title, buyer_name, seller_name, quantity,
    requirements, fee_percent, status, phase, payment_status, version, form_id, created_at)
    values ('o1', 'l', 'b', 's', 'package', 'AC', 'Budi', 'Sari', 1, 'Pasang AC di kamar depan.', 10, 'in_progress', 'working',
      'held', 1, 'r', 1)`);
});
afterAll(() => database.close());

describe("stored parts of an order", () => {
  it.each([
    ["no part", []],
    [
      "parts in every state",
      [
        part(1, { state: "closed", released: 60_000, returned: 40_000 }),
        part(2, { state: "handed" }),
        part(3, { bill: 2, state: "due" }),
        part(4, { bill: 2, state: "due", kind: "extra" }),
        part(5, { bill: 3, state: "planned", kind: "stage", days: 3 }),
        part(6, { bill: 4, state: "lapsed", kind: "extra" }),
      ],
    ],
    ["twelve parts", Array.from({ length: 12 }, (_, index) => part(index + 1))],
  ])("are accepted with %s", (_case, parts) => {
    expect(write(parts).changes).toBe(1);
  });

  it.each<[string, unknown]>([
    ["no JSON", "lima"],
    ["an object", part(1)],
    ["a number", [5]],
    ["thirteen parts", Array.from({ length: 13 }, (_, index) => part(index + 1))],
    ["a gap in the numbers", [part(1), part(3)]],
    ["a bill of 0", [part(1, { bill: 0 })]],
    ["a bill above the number", [part(1, { bill: 2 })]],
    ["a fraction of a rupiah", [part(1, { amount: 0.5 })]],
    ["an amount of 0", [part(1, { amount: 0 })]],
    ["an amount in text", [part(1, { amount: "100000" })]],
    ["an unknown state", [part(1, { state: "paid" })]],
    ["an unknown kind", [part(1, { kind: "gift" })]],
    ["a long title", [part(1, { title: "x".repeat(81) })]],
    ["no title", [part(1, { title: null })]],
    ["money that left an open part", [part(1, { released: 1 })]],
    ["a closed part that does not add up", [part(1, { state: "closed", released: 99_999 })]],
    ["a negative sum", [part(1, { state: "closed", released: 100_001, returned: -1 })]],
    ["two bills that are due", [part(1, { state: "due" }), part(2, { bill: 2, state: "due" })]],
    ["a bill that is paid in part", [part(1, { state: "due" }), part(2)]],
  ])("are refused with %s", (_case, parts) => {
    expect(() => write(parts)).toThrow();
  });

  it("are refused in a new order, too", () => {
    const copy = `insert into orders (id, service_id, user_id, seller_id, kind, service_title, buyer_name, seller_name, quantity,
      requirements, fee_percent, status, phase, payment_status, version, form_id, created_at, parts)
      select 'o2', service_id, user_id, seller_id, kind, service_title, buyer_name, seller_name, quantity, requirements,
        fee_percent, status, phase, payment_status, version, 'other', created_at, ? from orders`;
    expect(() => database.prepare(copy).run(JSON.stringify([part(2)]))).toThrow("do not fit");
  });
});
