import { readdirSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { CATEGORIES } from "~/domain/listing/category";
import { allPlaces } from "~/domain/place/place";
import { listedTerms } from "~/domain/search/listed-terms";
import { searchTags } from "~/domain/search/listing-search";
import { demoRows } from "../../../e2e/demo/rows";

const MIGRATIONS = new URL("../../../migrations/", import.meta.url);
const KINDS_OF_TEXT = 3_000;
const TRANSACTION = 5_000;
const PEOPLE = 2_000;
const DAY = 86_400_000;

export function migrate(database: DatabaseSync): void {
  for (const file of readdirSync(MIGRATIONS).sort()) {
    if (!file.endsWith(".sql")) continue;
    for (const statement of readFileSync(new URL(file, MIGRATIONS), "utf8").split("--> statement-breakpoint"))
      database.exec(statement);
  }
}

/** Same numbers in each run, so that a fill that was cut off goes on as it began. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Fills up to `count` listings: titles and sentences of the demo catalogue put together anew, most in large cities,
 * prices and ratings as they are spread in life. Goes on where it was cut off.
 */
export function fillCrowd(database: DatabaseSync, count: number, say: (done: number) => void): void {
  if (database.prepare("pragma user_version").get()?.user_version === count) return;
  const triggers = withoutTriggers(database);
  insertListings(database, count, say);
  for (const [name, place] of Object.entries(INDEXES)) {
    const offers =
      name === "services_by_rating" || name === "services_by_popularity" ? "where type = 'offer'" : "";
    database.exec(`insert into ${name} (${name}) values ('delete-all');
      insert into ${name} (rowid, title, words, tags)
      select ${place}, search_title, search_words, filter_tags from services ${offers} order by ${place}`);
  }
  for (const sql of triggers) database.exec(sql);
  database.exec(`pragma user_version = ${count}`);
}

/** Each with what its rowids are made of. */
const INDEXES = {
  services_search: "seq",
  services_by_price: "price_place",
  services_by_rating: "rating_place",
  services_by_popularity: "popular_place",
};

/** Whole indexes at once are ten times quicker than listing by listing. Gives the triggers, to be made again. */
function withoutTriggers(database: DatabaseSync): string[] {
  const found = database
    .prepare("select name, sql from sqlite_master where type = 'trigger' and name like 'services_%'")
    .all();
  for (const { name } of found) database.exec(`drop trigger ${name}`);
  const kept = database.prepare("create table if not exists kept_triggers (sql text primary key)");
  kept.run();
  const keep = database.prepare("insert or ignore into kept_triggers values (?)");
  for (const { sql } of found) keep.run(String(sql));
  return database
    .prepare("select sql from kept_triggers")
    .all()
    .map(({ sql }) => String(sql));
}

function insertListings(database: DatabaseSync, count: number, say: (done: number) => void): void {
  const first = Number(database.prepare("select coalesce(max(seq), 0) as n from services").get()?.n ?? 0);
  if (first === 0) insertPeople(database);
  const texts = kindsOfText();
  const places = crowdPlaces();
  const insert = database.prepare(
    `insert into services (id, user_id, type, title, description, category, price, location, place_code, areas, online,
       requirements, seller_name, search_title, search_words, search_tags, search_version, rating, rating_sum,
       rating_count, orderscompleted, popularity, delivery_days, request_id, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const now = Date.now();
  for (let from = first + 1; from <= count; from += TRANSACTION) {
    database.exec("begin");
    for (let n = from; n < from + TRANSACTION && n <= count; n += 1) {
      const draw = drawn(n * 7_919);
      draw();
      const text = texts[Math.floor(draw() * texts.length)];
      const place = places[Math.floor(draw() ** 3 * places.length)];
      if (!text || !place) continue;
      const online = draw() < 0.15;
      const kind = draw() < 0.2 ? "wanted" : "offer";
      const area = draw() < 0.3 ? places[Math.floor(draw() ** 3 * places.length)] : undefined;
      const where = { placeCode: online ? null : place.code, areas: area ? [area.code] : [], online };
      const location = online ? "Online" : place.name;
      const tags = searchTags({ kind, category: text.category, location, ...where });
      const votes = Math.floor(draw() ** 6 * 200);
      const rating = votes === 0 ? 0 : 3.5 + draw() * 1.5;
      const price = Math.round((20_000 + draw() ** 4 * 5_000_000) / 5_000) * 5_000;
      const seller = `user-${Math.floor(draw() * PEOPLE)}`;
      const at = now - Math.floor(draw() * 700) * DAY;
      const id = uuid(n);
      insert.run(
        ...[id, seller, kind, text.title, text.description, text.category, price, location, where.placeCode],
        ...[JSON.stringify(where.areas), Number(online), `Penjual ${n % 997}`, text.searchTitle],
        ...[`${text.searchWords} ${location.toLowerCase()} penjual`, tags, text.searchVersion],
        ...[
          rating,
          Math.round(rating * votes),
          votes,
          votes * 2,
          Math.floor(votes / 3),
          1 + (n % 20),
          id,
          at,
          at,
        ],
      );
    }
    database.exec("commit");
    say(Math.min(count, from + TRANSACTION - 1));
  }
}

function uuid(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

function insertPeople(database: DatabaseSync): void {
  const insert = database.prepare(
    "insert into users (id, email, password_hash, full_name, created_at, last_active_at) values (?, ?, 'x', ?, 1, 1)",
  );
  database.exec("begin");
  for (let n = 0; n < PEOPLE; n += 1) insert.run(`user-${n}`, `user-${n}@contoh.id`, `Penjual ${n}`);
  database.exec("commit");
}

/** Large cities first: drawing prefers the beginning. */
function crowdPlaces() {
  const all = allPlaces().filter(({ kind }) => kind !== "province");
  const large = [
    "31.74",
    "31.75",
    "31.73",
    "32.73",
    "35.78",
    "12.71",
    "32.75",
    "32.76",
    "36.74",
    "33.74",
    "34.71",
    "73.71",
  ];
  const rank = (code: string) => (large.includes(code) ? large.indexOf(code) : large.length);
  return [...all].sort((a, b) => rank(a.code) - rank(b.code));
}

function kindsOfText() {
  const { listings } = demoRows(Date.now(), "");
  const draw = drawn(42);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(draw() * items.length)];
  const sentences = listings.flatMap(({ description }) => description.split(/(?<=[.!?])\s+/));
  const names = new Set(CATEGORIES.map(({ name }) => String(name)));
  return Array.from({ length: KINDS_OF_TEXT }, () => {
    const base = pick(listings);
    const head = base?.title.split(/[,:]/)[0] ?? "";
    const tail = pick(listings)?.title.split(/[,:]/)[1] ?? "";
    const title = `${head}${tail === "" ? "" : `,${tail}`}`;
    const description = Array.from({ length: 6 }, () => pick(sentences)).join(" ");
    const category = names.has(base?.category ?? "") ? (base?.category ?? "Lainnya") : "Lainnya";
    const listing = { kind: "offer" as const, title, description, category, location: "", sellerName: "" };
    return { title, description, category, ...listedTerms(listing) };
  });
}
