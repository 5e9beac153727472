// `npm run bench -- --only growth`, after `npm run build`, measures how many bytes an order and a listing take, by
// table and index. The app creates a few orders. Then they are copied until there are `-- --orders 20000`, with new
// ids, people and times, so that index pages are as full as with random ids. The listings are those of `npm run bench`.
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { newId } from "~/database/statements.server";
import { order } from "../support/flows/buying";
import { messageFields } from "../support/flows/messaging";
import { paidOrder, step } from "../support/flows/order-steps";
import { fillCrowd, migrate } from "../support/search/crowd";
import { startWorld } from "../support/world";
import { saveResults } from "./figures";

const { values } = parseArgs({
  options: { orders: { type: "string", default: "20000" }, listings: { type: "string", default: "20000" } },
});

type Row = Record<string, string | number | null>;
type Rows = Record<string, Row[]>;

const TABLES = [
  "orders",
  "order_events",
  "payments",
  "gateway_notifications",
  "ledger",
  "ledger_accounts",
  "notifications",
  "outbox",
  "reviews",
  "order_changes",
  "order_files",
  "balance_spans",
  "card_holds",
  "invoices",
  "seller_months",
  "buyer_months",
  "conversations",
  "conversation_members",
  "messages",
];
/** Tables of the conversation, which are summed separately. */
const CONVERSATION_TABLES = ["conversations", "conversation_members", "messages"];
const MESSAGES = 8;
/** Columns with sequential numbers. */
const NUMBERED: Record<string, (number: number) => Row> = {
  messages: (seq) => ({ seq }),
  invoices: (number) => ({ number }),
};
const PEOPLE = 4_000;
const SENTENCE = "Baik, berkasnya saya kirim malam ini. Warna birunya sedikit lebih tua, ya?";
/** Former indexes and UUIDs, for a comparison with today's. */
const OLD_INDEXES = `
  drop index orders_form; create unique index orders_form on orders (user_id, form_id);
  drop index orders_buyer; create index orders_buyer on orders (user_id, created_at desc, id desc);
  drop index orders_seller; create index orders_seller on orders (seller_id, created_at desc, id desc);
  drop index orders_to_archive;
  drop index reviews_listing; create index reviews_listing on reviews (service_id, published_at desc, id desc)
    where side = 'buyer' and published_at is not null;
  create index reviews_subject on reviews (subject_id, published_at desc, id desc) where published_at is not null;
  drop index reviews_subject_side; create index reviews_subject_side on reviews (subject_id, side, published_at desc, id desc)
    where published_at is not null;
  create index reviews_author on reviews (author_id);
  drop index reviews_voices; create index reviews_voices on reviews (published_at desc, id desc)
    where side = 'buyer' and rating >= 4 and published_at is not null;
  create index ledger_order on ledger (order_id);
  drop index ledger_from; create index ledger_from on ledger (from_account, at);
  drop index ledger_to; create index ledger_to on ledger (to_account, at)`;

const NAMES = /\b(?:[0-9a-f]{64}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[2-9][2-9a-hj-np-z]{19})\b/g;

type State = { rows(rows: Rows): Rows; indexes?: string; id?(): string };
const afterQuarter = (rows: Rows): Rows => ({ ...archived(rows), outbox: [], notifications: [] });
const STATES: Record<string, State> = {
  "just ended": { rows: (rows) => rows },
  "after 30 days": { rows: (rows) => ({ ...archived(rows), outbox: [] }) },
  "after 90 days": { rows: (rows) => tidied(afterQuarter(rows)) },
  "after a year": {
    rows: (rows) => ({
      ...tidied(afterQuarter(rows)),
      orders: changed(tidied(rows).orders, { conversation_archived: 1 }),
      conversations: changed(rows.conversations, () => ({
        archived_hash: hashLike(),
        archived_messages: MESSAGES,
      })),
      messages: [],
    }),
  },
  "after 90 days, before": {
    rows: (rows) => ({
      ...afterQuarter(rows),
      orders: changed(rows.orders, { notifications_deleted: 1 }),
    }),
    indexes: OLD_INDEXES,
    id: () => crypto.randomUUID(),
  },
};

const createdRows = await createOrders();
const count = Number(values.orders);
const found = Object.entries(STATES).map(([name, state]) => [name, measured(createdRows, state)] as const);
const places = [...new Set(found.flatMap(([, sizes]) => [...sizes.keys()]))];
const line = (name: string, cells: (number | string)[]) =>
  console.info(`${name.padEnd(44)}${cells.map((cell) => String(cell).padStart(24)).join("")}`);
console.info(`bytes an order, of ${count}, in pages of the database`);
line(
  "",
  found.map(([name]) => name),
);
for (const place of places.sort())
  line(
    place,
    found.map(([, sizes]) => Math.round((sizes.get(place) ?? 0) / count)),
  );
const isConversation = (place: string) =>
  CONVERSATION_TABLES.some((table) => place === table || place.startsWith(`${table} / `));
const sumSizes = (sizes: Map<string, number>, isPart: (place: string) => boolean) =>
  Math.round([...sizes].reduce((sum, [place, size]) => (isPart(place) ? sum + size : sum), 0) / count);
line(
  "in all, without its conversation",
  found.map(([, sizes]) => bytesPerOrder(sizes)),
);
line(
  `its conversation of ${MESSAGES} messages`,
  found.map(([, sizes]) => sumSizes(sizes, isConversation)),
);
// The decision record has the figures of the old indexes (`docs/decisions/stack/growth.md`).
const goals = found
  .filter(([state]) => !STATES[state]?.indexes)
  .map(([state, sizes]) => ({
    what: `an order, ${state}`,
    value: bytesPerOrder(sizes),
    unit: "bytes",
    ...(state === "after 90 days" ? { max: 4_096 } : {}),
  }));
saveResults("growth", [...goals, { what: "a listing with its indexes", value: listings(), unit: "bytes" }]);
// The shared runtime keeps the process alive.
process.exit();

function bytesPerOrder(sizes: Map<string, number>): number {
  return sumSizes(sizes, (place) => !isConversation(place));
}

function changed(rows: Row[] = [], by: Row | ((row: Row) => Row)): Row[] {
  return rows.map((row) => ({ ...row, ...(typeof by === "function" ? by(row) : by) }));
}

function archived(rows: Rows): Rows {
  const gateway_notifications = changed(rows.gateway_notifications, (row) => ({
    body: '""',
    archived_hash: row.id ?? null,
  }));
  return { ...rows, gateway_notifications };
}

function tidied(rows: Rows): Rows {
  return {
    ...rows,
    orders: changed(rows.orders, { notifications_deleted: 1, form_id: "" }),
    payments: changed(rows.payments, { token: null, redirect_url: null }),
  };
}

function hashLike(): string {
  return crypto.randomUUID().replaceAll("-", "").repeat(2);
}

function newIdLike(name: string, nextId: () => string): string {
  if (name.length === 64) return hashLike();
  return name.length === 36 ? crypto.randomUUID() : nextId();
}

async function createOrders(): Promise<Rows> {
  const world = await startWorld();
  const [sari, budi] = [await world.person("Sari Wulandari"), await world.person("Budi Santoso")];
  const listing = await world.listing(sari);
  // An unpaid order, so that the ledger has every account.
  await order(world, budi, listing);
  for (let n = 0; n < 2; n += 1) {
    const id = await paidOrder(world, budi, listing);
    for (let message = 0; message < MESSAGES; message += 1)
      await world.fetch(`/messages/new?order=${id}`, {
        as: message % 2 === 0 ? budi : sari,
        form: messageFields(SENTENCE),
      });
    await step(world, id, "delivery", sari, {
      note: "Logonya sudah jadi, tiga berkas siap cetak dan satu panduan.",
    });
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    for (const who of [budi, sari])
      await world.fetch(`/dashboard/orders/${id}/review`, {
        as: who,
        form: {
          rating: "5",
          comment: "Rapi, cepat, dan enak diajak bicara. Hasilnya persis seperti yang dijanjikan.",
        },
      });
  }
  await world.settled();
  const rows: Rows = {};
  for (const table of TABLES) {
    const all = await world.bindings.DB.prepare(`select * from ${table}`).all<Row>();
    // Notifications about messages do not name their order, so they cannot be assigned.
    rows[table] = all.results.filter((row) => !JSON.stringify(row).includes("/messages/"));
  }
  await world.stop();
  const open = new Set((rows.orders ?? []).filter(({ closed_at }) => closed_at === null).map(({ id }) => String(id)));
  return Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      all.filter((row) => !Object.values(row).some((value) => [...open].some((id) => String(value).includes(id)))),
    ]),
  );
}

function measured(rows: Rows, { rows: change, indexes, id: nextId = newId }: State): Map<string, number> {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  migrate(database);
  for (const { name } of database.prepare("select name from sqlite_master where type = 'trigger'").all())
    database.exec(`drop trigger ${name}`);
  if (indexes) database.exec(indexes);
  const before = sizes(database);
  const left = change(rows);
  const lives = (left.orders ?? []).length;
  const people = [...new Set((left.orders ?? []).flatMap(({ user_id, seller_id }) => [user_id, seller_id]))];
  const pool = Array.from({ length: PEOPLE }, nextId);
  const inserts = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  database.exec("begin");
  for (let copy = 0; copy < count / lives; copy += 1) {
    const ids = new Map(people.map((id) => [String(id), String(pool[Math.floor(Math.random() * PEOPLE)])]));
    const renamed = (text: string) =>
      text.replaceAll(NAMES, (id) => {
        const other = ids.get(id) ?? newIdLike(id, nextId);
        ids.set(id, other);
        return other;
      });
    for (const [table, all] of Object.entries(left))
      for (const [place, original] of all.entries()) {
        const row = { ...original, ...NUMBERED[table]?.(copy * all.length + place + 1) };
        const names = Object.keys(row);
        const insert =
          inserts.get(table) ??
          database.prepare(`insert or ignore into ${table} (${names.join()}) values (${names.map(() => "?").join()})`);
        inserts.set(table, insert);
        insert.run(
          ...Object.values(row).map((value) =>
            typeof value === "string" ? renamed(value) : Number(value) > 1e12 ? Number(value) + copy * 60_000 : value,
          ),
        );
      }
  }
  database.exec("commit");
  const after = sizes(database);
  database.close();
  return new Map(
    [...after].flatMap(([name, size]) => {
      const grown = size - (before.get(name) ?? 0);
      return grown > 0 ? [[name, grown]] : [];
    }),
  );
}

function sizes(database: DatabaseSync): Map<string, number> {
  const all = database
    .prepare(
      `select iif(tbl_name = stat.name, tbl_name, tbl_name || ' / ' || stat.name) as place, sum(pgsize) as size
       from dbstat as stat join sqlite_master on sqlite_master.name = stat.name group by 1`,
    )
    .all();
  return new Map(all.map(({ place, size }) => [String(place), Number(size)]));
}

function listings(): number {
  const listed = Number(values.listings);
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  migrate(database);
  const people = new Map<number, string>();
  const person = (n: number) => people.get(n) ?? people.set(n, newId()).get(n) ?? "";
  fillCrowd(database, listed, () => {}, { listing: newId, person });
  console.info(`\nbytes a listing, of ${listed}`);
  let sum = 0;
  const parts = new Map<string, number>();
  for (const [place, size] of sizes(database)) {
    if (!place.startsWith("services")) continue;
    const part = /^services(?:_search|_by_\w+?)?(?=_(?:data|idx|content|docsize|config)|$| )/.exec(place)?.[0] ?? place;
    parts.set(part, (parts.get(part) ?? 0) + size);
    sum += size;
  }
  for (const [part, size] of parts) line(part, [Math.round(size / listed)]);
  line("in all", [Math.round(sum / listed)]);
  return Math.round(sum / listed);
}
