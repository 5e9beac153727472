import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";

const FOLDER = new URL("../../../migrations/", import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".sql"))
  .sort();

/** Applies the migrations from the one of this number on, up to another, which is not applied. */
function migrate(database: DatabaseSync, from: string, until = "9999"): void {
  for (const file of FILES)
    if (file >= from && file < until) database.exec(readFileSync(new URL(file, FOLDER), "utf8"));
}

function insert(database: DatabaseSync, table: string, row: Record<string, string | number | null>): void {
  const columns = Object.keys(row);
  const sql = `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
  database.prepare(sql).run(...Object.values(row));
}

describe("a database of before rulings and hiding had columns", () => {
  let old: DatabaseSync;

  beforeEach(() => {
    old = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
    migrate(old, "0000", "0018");
  });

  it("keeps the last ruling that was put forward of each state, word for word", () => {
    const order = { service_id: "logo", user_id: "budi", seller_id: "sari", kind: "package" };
    const names = {
      service_title: "Logo",
      buyer_name: "Budi",
      seller_name: "Sari",
      requirements: "Logo untuk kedai kopi kami.",
    };
    const state = { quantity: 1, fee_percent: 10, version: 9, created_at: 1, request_id: "once" };
    const money = { status: "in_progress", phase: "disputed", payment_status: "held" };
    insert(old, "orders", { id: "dear", ...order, ...names, ...state, ...money });
    const said = [
      ["a", "ayu", "Keadaan ke-7, 40% untuk pembeli: Sebagian hasil dapat dipakai.", 100],
      ["b", "ayu", "Keadaan ke-9, 40% untuk pembeli: Sebagian hasil dapat dipakai.", 200],
      [
        "c",
        "bagas",
        "Keadaan ke-9, 100% untuk pembeli: Kosong.\nKeadaan ke-1, 5% untuk pembeli: bukan ini.",
        300,
      ],
    ] as const;
    for (const [id, operator_id, reason, at] of said)
      insert(old, "operator_acts", {
        id,
        operator_id,
        kind: "propose_ruling",
        subject_id: "dear",
        reason,
        at,
      });
    insert(old, "operator_acts", {
      ...{ id: "d", operator_id: "ayu", kind: "rule_dispute", subject_id: "dear", at: 400 },
      reason: "40% untuk pembeli: Sebagian hasil dapat dipakai.",
    });

    migrate(old, "0018");
    expect(old.prepare("select * from proposed_rulings order by version").all()).toEqual([
      {
        ...{ order_id: "dear", version: 7, buyer_share: 40, operator_id: "ayu", at: 100 },
        reason: "Sebagian hasil dapat dipakai.",
      },
      {
        ...{ order_id: "dear", version: 9, buyer_share: 100, operator_id: "bagas", at: 300 },
        reason: "Kosong.\nKeadaan ke-1, 5% untuk pembeli: bukan ini.",
      },
    ]);
    expect(old.prepare("select count(*) as n from operator_acts").get()).toEqual({ n: 4 });
  });

  it("knows which listings are hidden only with their owner", () => {
    const sari = { id: "sari", email: "sari@contoh.id", password_hash: "x", full_name: "Sari" };
    insert(old, "users", { ...sari, created_at: 1, last_active_at: 1, suspended_at: 500 });
    const words = {
      title: "Logo kedai",
      description: "Logo untuk kedai kopi di kota Anda.",
      location: "Online",
    };
    const listing = { user_id: "sari", type: "offer", category: "Desain Grafis", price: 50_000 };
    const made = { seller_name: "Sari", created_at: 1, updated_at: 1, status: "inactive" };
    for (const [id, hidden_at, hidden_reason] of [
      ["with-her", 500, "Akun pemiliknya ditangguhkan."],
      ["for-itself", 400, "Akun pemiliknya ditangguhkan."],
      ["otherwise", 500, "Memuat nomor telepon."],
      ["off", null, ""],
    ] as const)
      insert(old, "services", {
        id,
        request_id: id,
        ...words,
        ...listing,
        ...made,
        hidden_at,
        hidden_reason,
      });

    migrate(old, "0018");
    const marked = old.prepare("select id from services where hidden_with_owner = 1").all();
    expect(marked).toEqual([{ id: "with-her" }]);
  });
});

it("a package that names no days is found by the usual ones of its position", () => {
  const old = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  migrate(old, "0000", "0022");
  const words = {
    title: "Logo kedai",
    description: "Logo untuk kedai kopi di kota Anda.",
    location: "Online",
  };
  const listing = { user_id: "sari", category: "Desain Grafis", price: 50_000, seller_name: "Sari" };
  const silent = { minDays: null, maxDays: null };
  for (const [id, delivery_days, packages] of [
    ["one", 30, [silent]],
    ["three", null, [silent, silent, silent]],
    ["slow", 9, [{ minDays: null, maxDays: 9 }, silent, { minDays: 6, maxDays: null }]],
    ["told", 2, [{ minDays: 1, maxDays: 2 }]],
    ["none", 14, []],
  ] as const)
    insert(old, "services", {
      ...{ id, request_id: id, type: "offer", created_at: 1, updated_at: 1 },
      ...words,
      ...listing,
      delivery_days,
      packages: JSON.stringify(packages),
    });

  migrate(old, "0022");
  const found = old.prepare("select id, delivery_days as days from services").all();
  expect(Object.fromEntries(found.map(({ id, days }) => [id, days]))).toEqual({
    one: 7,
    three: 4,
    slow: 5,
    told: 2,
    none: 14,
  });
});
