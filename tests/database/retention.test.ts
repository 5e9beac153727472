import { expect, it } from "vitest";
import { DATA_REQUEST_RETENTION } from "~/accounts/personal-data";
import { connect } from "~/database/connection.server";
import { EVIDENCE_RETENTION } from "~/moderation/report";
import { DAY, MONEY_RETENTION, ORDER_DATA_RETENTION } from "~/platform/dates";
import type { ConversationArchive } from "~/platform/storage.server";
import { endRetention } from "~/scheduled-work.server";
import { aPart } from "../orders/parted";
import { migratedDatabase } from "../support/database/in-process-d1";
import { columnsOf, everythingIn } from "../support/database/personal-database";
import { planned } from "../support/database/query-plans";
import { sqliteAsD1 } from "../support/search/sqlite-d1";

const NOW = Date.UTC(2040, 0, 10);

function rowOf(database: ReturnType<typeof migratedDatabase>, table: string, words: string, at: number, own: object) {
  const columns = columnsOf(database).filter((column) => column.table === table && column.name !== "seq");
  const row = Object.fromEntries(
    columns.map(({ name, type }) => [name, type === "integer" ? at : `${words} ${table}`]),
  );
  const values = Object.values({ ...row, ...own }) as (string | number | null)[];
  const names = Object.keys({ ...row, ...own });
  database.prepare(`insert into "${table}" (${names.join()}) values (${names.map(() => "?").join()})`).run(...values);
}

const parts = (title: string) => JSON.stringify([{ ...aPart(1, 1, 5_000), title }]);

const account = (words: string) => JSON.stringify({ channel: "BCA", number: `${words} 123`, holder: words });

it("data ends after five and ten years as the privacy page says, and not earlier", async () => {
  const database = migratedDatabase();
  database.exec("pragma foreign_keys = off; pragma ignore_check_constraints = on");
  // A day past the limit, and a day before it.
  for (const [words, short] of [
    ["gone", -86_400_000],
    ["kept", 86_400_000],
  ] as const) {
    const traded = NOW - ORDER_DATA_RETENTION + short;
    const paid = NOW - MONEY_RETENTION + short;
    const asked = NOW - DATA_REQUEST_RETENTION + short;
    const order = { id: `o-${words}`, order_id: `o-${words}` };
    rowOf(database, "orders", words, traded, {
      id: order.id,
      words_removed_at: null,
      service_title: "traded",
      buyer_name: "",
      seller_name: "",
      package: null,
      choices: "{}",
      parts: parts(words),
      status: "completed",
      form_id: words,
      service_id: "",
      user_id: words,
      seller_id: "s",
      package_id: null,
      kind: "",
      phase: null,
      payment_status: "",
      phase_before: null,
      proposed_by: null,
      disputed_by: null,
      change_by: null,
    });
    rowOf(database, "order_changes", words, traded, {
      order_id: order.order_id,
      status: "accepted",
      plan: parts(words),
    });
    rowOf(database, "order_event_texts", words, traded, { order_id: order.order_id });
    rowOf(database, "order_files", words, traded, { order_id: order.order_id });
    rowOf(database, "messages", words, traded, { id: `m-${words}`, conversation_id: `c-${words}` });
    rowOf(database, "message_pictures", words, traded, { message_id: `m-${words}`, status: "ready" });
    rowOf(database, "conversation_members", words, traded, { conversation_id: `c-${words}` });
    rowOf(database, "conversations", words, traded, { id: `a-${words}`, order_id: order.order_id });
    rowOf(database, "reports", words, traded, { status: "closed" });
    rowOf(database, "refunds", words, paid, { account: account(words), status: "paid" });
    rowOf(database, "withdrawals", words, paid, {
      account: account(words),
      status: "paid",
      fee: 0,
      amount: 1,
    });
    rowOf(database, "data_requests", words, asked, {
      kind: "deletion",
      status: "done",
      user_id: `u-${words}`,
    });
    rowOf(database, "consents", words, asked, { user_id: `u-${words}` });
  }
  const db = connect(sqliteAsD1(database, { trips: 0, ms: 0, rows: 0 }), { trips: 0, rows: 0, ms: 0 });
  const removed: string[] = [];
  const conversationArchive = {
    remove: async (id: string) => void removed.push(id),
  } as unknown as ConversationArchive;
  await endRetention({ db, now: NOW, conversationArchive });
  const text = (table: string, column: string) =>
    database
      .prepare(`select ${column} as value from "${table}" order by rowid`)
      .all()
      .map((row) => String(Object.values(row)[0]));

  for (const table of [
    "order_event_texts",
    "order_files",
    "messages",
    "message_pictures",
    "reports",
    "data_requests",
    "consents",
  ])
    expect(text(table, "count(*)"), table).toEqual(["1"]);
  expect(text("orders", "requirements")).toEqual(["Dihapus karena masa simpannya sudah habis.", "kept orders"]);
  expect(text("orders", "service_title")).toEqual(["traded", "traded"]);
  expect(text("orders", "parts")).toEqual([parts("work"), parts("kept")]);
  expect(text("order_changes", "plan")).toEqual([parts("work"), parts("kept")]);
  expect(text("order_changes", "title")).toEqual(["", "kept order_changes"]);
  expect(text("order_changes", "description")[1]).toBe("kept order_changes");
  expect(text("conversation_members", "last_excerpt")).toEqual(["", "kept conversation_members"]);
  expect(text("refunds", "account")).toEqual(["null", account("kept")]);
  expect(text("withdrawals", "json_extract(account, '$.holder')")).toEqual(["", "kept"]);

  expect(removed).toEqual(["a-gone"]);
  expect(text("conversations", "archived_hash")).toEqual(["null", "kept conversations"]);

  const after = everythingIn(database);
  await endRetention({ db, now: NOW, conversationArchive });
  expect(everythingIn(database)).toBe(after);
  database.close();
});

it("evidence about a closed account ends ninety days after the decision, and not while the report is open", async () => {
  const database = migratedDatabase();
  database.exec("pragma foreign_keys = off; pragma ignore_check_constraints = on");
  const decided = (words: string, closed_at: number | null, own: object = {}) =>
    rowOf(database, "reports", words, NOW - 400 * DAY, { closed_at, status: "closed", ...own });
  // Rows without evidence and rows not yet due must not block a due one.
  for (let n = 0; n < 150; n++) decided(`early${n}`, NOW - 300 * DAY, { evidence: "" });
  for (let n = 0; n < 150; n++) decided(`late${n}`, NOW - EVIDENCE_RETENTION + DAY);
  decided("gone", NOW - EVIDENCE_RETENTION - 1);
  decided("open", null, { status: "open" });
  const asked = planned(sqliteAsD1(database, { trips: 0, ms: 0, rows: 0 }));
  const db = connect(asked.d1, { trips: 0, rows: 0, ms: 0 });
  const conversationArchive = { remove: async () => {} } as unknown as ConversationArchive;
  await endRetention({ db, now: NOW, conversationArchive });

  const left = database.prepare("select id, reason, evidence from reports where evidence <> ''").all();
  expect(left).toHaveLength(151);
  expect(left.map(({ evidence }) => evidence)).toContain("open reports");
  const gone = database.prepare("select reason, answer, evidence from reports where id = 'gone reports'").get();
  expect(gone).toEqual({ reason: "gone reports", answer: "gone reports", evidence: "" });
  expect((await asked.plans()).join("\n")).toMatch(/reports USING INDEX reports_evidence \(closed_at</);
  database.close();
});
