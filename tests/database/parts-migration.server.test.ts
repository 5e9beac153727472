import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { migrations } from "../support/database/in-process-d1";

it("the migration of orders preserves rowids, totals and card holds", () => {
  const database = new DatabaseSync(":memory:");
  const [tables = "", triggers = "", parts = ""] = migrations();
  database.exec(tables);
  database.exec(triggers);
  database.exec(`
    insert into users (id, email, password_hash, full_name, created_at, last_active_at)
      values ('budi', 'budi@contoh.id', 'x', 'Budi', 1, 1), ('sari', 'sari@contoh.id', 'x', 'Sari', 1, 1);
    insert into services (id, user_id, type, status, title, description, category, location, price, seller_name, request_id,
      created_at, updated_at)
      values ('l', 'sari', 'offer', 'active', 'Servis AC', 'Cuci AC di rumah, dengan alat dan bahan dari kami, untuk semua merek.', 'Rumah Tangga',
      'Bandung', 350000, 'Sari', 'r', 1, 1)`);
  const insert =
    database.prepare(`insert into orders (rowid, id, service_id, user_id, seller_id, kind, service_title, buyer_name,
    seller_name, quantity, requirements, price, total_price, fee_percent, status, phase, payment_status, version, request_id,
    created_at) values (?1, ?2, 'l', 'budi', 'sari', 'package', 'Servis AC', 'Budi', 'Sari', 1, 'Cuci AC di kamar depan.',
    350000, 350000, 10, ?3, ?4, ?5, 2, ?2, 1)`);
  insert.run(7, "working", "in_progress", "working", "held");
  insert.run(3, "completed", "completed", null, "released");
  database.exec(`
    insert into order_events (order_id, version, kind, actor, at) values ('completed', 1, 'placed', 'buyer', 1),
      ('completed', 2, 'completed', 'buyer', 5), ('working', 1, 'placed', 'buyer', 1), ('working', 2, 'paid', 'gateway', 2);
    insert into card_holds values ('completed', 'sari', 315000, 5, 9, null);
    insert into ledger values ('working:2', 1, 'working', 'gateway_clearing', 'escrow:working', 350000, 2)`);
  const totals = () => database.prepare("select * from person_totals order by user_id").all();
  const before = totals();

  // Wrangler applies a migration in one transaction.
  database.exec(`begin; ${parts}; commit`);

  expect(database.prepare("pragma foreign_key_check").all()).toEqual([]);
  expect(database.prepare("select rowid, id, held, job_total, parts from orders order by rowid").all()).toEqual([
    { rowid: 3, id: "completed", held: 0, job_total: 350_000, parts: "[]" },
    { rowid: 7, id: "working", held: 350_000, job_total: 350_000, parts: "[]" },
  ]);
  expect(database.prepare("select order_id, version, bill, amount from card_holds").all()).toEqual([
    { order_id: "completed", version: 2, bill: 1, amount: 315_000 },
  ]);
  expect(totals()).toEqual(before);
  database.exec("update orders set status = 'cancelled', phase = null, held = 0 where id = 'working'");
  expect(totals()).toMatchObject([
    { bought_held_amount: 0 },
    { sold_held: 0, sold_held_amount: 0, sold_held_income: 0 },
  ]);
  database.close();
});
