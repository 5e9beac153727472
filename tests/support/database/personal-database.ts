import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { PERSONAL_DATA, type PersonalDataRule, personalColumns, shownColumns } from "~/database/personal-data.server";

export type Column = { table: string; name: string; type: string; notnull: number; default: string | null };

/** Leaves out full-text tables, which repeat listings. */
export function columnsOf(database: DatabaseSync): Column[] {
  return database
    .prepare(
      `select t.name as "table", c.name, lower(c.type) as type, c."notnull", c.dflt_value as "default"
       from pragma_table_list t join pragma_table_xinfo(t.name) c
       where t.type = 'table' and t.schema = 'main' and t.name not like 'sqlite_%'`,
    )
    .all() as Column[];
}

export type Mark = { mark: string; table: string; column: string; shown: boolean; kept: boolean };

/** Column values with which an account can be closed. */
const CLOSABLE: Record<string, Record<string, SQLInputValue>> = {
  orders: { status: "completed", payment_status: "held", phase: null },
  payments: { status: "paid", token: null },
  refunds: { status: "paid" },
  withdrawals: { status: "paid", fee: 0 },
  payout_attempts: { state: "failed" },
  services: { status: "active", type: "offer", deleted_at: null, search_tags: "", price: 1000 },
  users: { operator_since: null, closed_at: null, suspended_at: null, restricted_at: null },
  proposals: { status: "accepted" },
  data_requests: { status: "done", closed_at: 1, kind: "access" },
  ledger_accounts: { balance: 0 },
  consents: { withdrawn_at: null },
};
const WRITTEN_BY_TRIGGERS = ["ledger_accounts", "balance_spans", "person_totals", "ledger"];

/** Inserts one row per personal-data rule, all for one person. Each personal text contains a unique mark. */
export function fillWithMarks(database: DatabaseSync, owner: { id: string; email: string }): Mark[] {
  const columns = columnsOf(database);
  const marks: Mark[] = [];
  // Rows may break foreign keys and checks. Only the statements under test have to respect them.
  database.exec(
    "pragma foreign_keys = off; pragma ignore_check_constraints = on; drop trigger orders_parts_fit_placed",
  );
  for (const [table, { people = [] }] of Object.entries(PERSONAL_DATA)) {
    if (WRITTEN_BY_TRIGGERS.includes(table)) continue;
    for (const [at, share] of people.entries()) {
      const row = markedRow(columns, { table, share, at }, owner, marks);
      const names = Object.keys(row);
      database
        .prepare(
          `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => "?").join()})`,
        )
        .run(...Object.values(row));
    }
  }
  database.exec("pragma ignore_check_constraints = off");
  return marks;
}

function markedRow(
  columns: readonly Column[],
  { table, share, at }: { table: string; share: PersonalDataRule; at: number },
  owner: { id: string; email: string },
  marks: Mark[],
): Record<string, SQLInputValue> {
  const shown = new Set(shownColumns(share));
  const personal = new Set(personalColumns(share));
  const kept = new Set(Object.values(share.kept ?? {}).flatMap((list) => list.split(" ")));
  const generated = table === "services" ? ["filter_tags", "price_place", "rating_place", "popular_place"] : [];
  const row: Record<string, SQLInputValue> = {};
  for (const column of columns.filter((one) => one.table === table && !generated.includes(one.name))) {
    const { name, type } = column;
    const settled = CLOSABLE[table] ?? {};
    const own = ownValue(table, share, name, owner, at);
    if (own !== undefined) row[name] = own;
    else if (name in settled) row[name] = settled[name] ?? null;
    else if (!type.startsWith("text")) row[name] = type === "integer" && name === "seq" ? 7 + at : 1;
    else if (personal.has(name) || (share.row === "removed" && shown.has(name))) {
      const mark = `mark${marks.length}x${table}x${name}`.replaceAll("_", "");
      marks.push({ mark, table, column: name, shown: shown.has(name), kept: kept.has(name) });
      row[name] = asStored(column, mark);
    } else row[name] = `${table}${at}`;
  }
  return row;
}

/** Returns the value that links a row to its owner, or to the row that leads to the owner. */
function ownValue(
  table: string,
  share: PersonalDataRule,
  name: string,
  owner: { id: string; email: string },
  at: number,
) {
  const [step] = share.through ?? [];
  if (step?.[0] === name) return `${step[1]}-${share.of === "seller_id" ? 1 : 0}`;
  if (!step && name === share.of) return share.by === "address" ? owner.email : `${share.prefix ?? ""}${owner.id}`;
  if (share.when?.[0] === name) return share.when[1];
  if (share.reviews && name === "order_id") return "orders-0";
  if (share.reviews && name === "side") return share.reviews === "written" ? "buyer" : "seller";
  if (table === "users" && name === "email") return owner.email;
  const key = { services: "id", orders: "id", messages: "id", payments: "gateway_order_id" }[table];
  return name === key ? `${table}-${at}` : undefined;
}

function asStored({ name, default: said }: Column, mark: string): string {
  if (said === "'[]'") return JSON.stringify([mark]);
  if (said === "'{}'" || name === "account" || name === "package") return JSON.stringify({ number: mark });
  return mark;
}

export function everythingIn(database: DatabaseSync): string {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and sql not like '%fts5vocab%'")
    .all() as { name: string }[];
  const held = tables.flatMap(({ name }) => {
    const all = database.prepare(`select * from "${name}"`);
    all.setReadBigInts(true);
    return all.all();
  });
  return JSON.stringify(held, (_, value) => (typeof value === "bigint" ? String(value) : value));
}
