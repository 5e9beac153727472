import { readdirSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { CATEGORIES } from "~/listings/category";
import { allPlaces, type Place } from "~/places/place";
import { DAY } from "~/platform/dates";
import { listedTerms } from "~/search/index-terms";
import { type EarliestStart, searchTags } from "~/search/search";
import { demoRows } from "../../../e2e/demo/rows/rows";

const MIGRATIONS = new URL("../../../migrations/", import.meta.url);
const KINDS_OF_TEXT = 12_000;
const SENTENCES = 6;
/** Number of invented names, which appear in a third of all titles: the long tail of an index. */
const NAMES = 60_000;
const TRANSACTION = 20_000;
const PEOPLE = 200_000;

export function migrate(database: DatabaseSync, done: ReadonlySet<unknown> = new Set()): string[] {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql") && !done.has(name));
  for (const file of files.sort())
    for (const statement of readFileSync(new URL(file, MIGRATIONS), "utf8").split("--> statement-breakpoint"))
      database.exec(statement);
  return files;
}

/** Returns the same numbers in every run, so that an interrupted fill continues with the same data. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Draws an index by Zipf's law: the first one most often. A larger `flat` makes the first few more equal. */
function zipf(draw: () => number, count: number, flat: number): number {
  return Math.min(count - 1, Math.floor(flat * ((count + flat) / flat) ** draw() - flat));
}

/** Words, places and names follow Zipf's law. Continues an interrupted fill. */
export function fillCrowd(database: DatabaseSync, count: number, say: (done: string) => void, names = NUMBERED): void {
  if (database.prepare("pragma user_version").get()?.user_version === count) return;
  const dropped = dropIndexes(database);
  insertListings(database, count, (done) => say(`${done} listings`), names);
  for (const [name, place] of Object.entries(INDEXES)) {
    const offers = name === "services_by_rating" || name === "services_by_popularity" ? "where type = 'offer'" : "";
    // Bytes that FTS5 collects before it writes. Larger segments need less merging.
    database.exec(`insert into ${name} (${name}) values ('delete-all');
      insert into ${name} (${name}, rank) values ('hashsize', 200000000);
      insert into ${name} (rowid, title, words, tags)
      select ${place}, search_title, search_words, filter_tags from services ${offers} order by ${place};
      insert into ${name} (${name}, rank) values ('hashsize', 1048576)`);
    say(name);
  }
  for (const sql of dropped) database.exec(sql);
  database.exec(`pragma user_version = ${count}; analyze services; pragma wal_checkpoint(truncate)`);
}

/** Full-text tables with the column that supplies their rowids. */
const INDEXES = {
  services_search: "seq",
  services_by_price: "price_place",
  services_by_rating: "rating_place",
  services_by_popularity: "popular_place",
};

/** Building whole indexes at the end is ten times faster. Returns the SQL that creates triggers and indexes again. */
function dropIndexes(database: DatabaseSync): string[] {
  const found = database
    .prepare(
      `select type, name, sql from sqlite_master
       where tbl_name = 'services' and sql is not null and type in ('trigger', 'index')`,
    )
    .all();
  database.exec("create table if not exists kept_upkeep (sql text primary key)");
  const keep = database.prepare("insert or ignore into kept_upkeep values (?)");
  for (const { type, name, sql } of found) {
    keep.run(String(sql));
    database.exec(`drop ${type} ${name}`);
  }
  return database
    .prepare("select sql from kept_upkeep")
    .all()
    .map(({ sql }) => String(sql));
}

function insertListings(
  database: DatabaseSync,
  count: number,
  say: (done: number) => void,
  { listing, person }: typeof NUMBERED,
): void {
  const first = Number(database.prepare("select coalesce(max(seq), 0) as n from services").get()?.n ?? 0);
  if (first === 0) insertPeople(database, person);
  const texts = kindsOfText();
  const names = inventNames();
  const places = crowdPlaces();
  const insert = database.prepare(
    `insert into services (id, user_id, type, title, description, category, price, location, place_code, areas, online,
       requirements, seller_name, search_title, search_words, search_tags, search_version, rating, rating_sum,
       rating_count, seller_rating_sum, seller_rating_count, orderscompleted, popularity, delivery_days, form_id, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const now = Date.now();
  for (let from = first + 1; from <= count; from += TRANSACTION) {
    database.exec("begin");
    for (let n = from; n < from + TRANSACTION && n <= count; n += 1) {
      const draw = drawn(n * 7_919);
      draw();
      const text = texts[Math.floor(draw() * texts.length)];
      const place = places[zipf(draw, places.length, 4)];
      if (!text || !place) continue;
      const online = draw() < 0.15;
      const kind = draw() < 0.2 ? "wanted" : "offer";
      const area = draw() < 0.3 ? places[zipf(draw, places.length, 4)] : undefined;
      const where = { placeCode: online ? null : place.code, areas: area ? [area.code] : [], online };
      const location = online ? "Online" : place.name;
      const tags = searchTags({
        kind,
        category: text.category,
        location,
        ...where,
        ...readinessOf(n, kind === "offer" && !online),
      });
      const votes = kind === "wanted" ? 0 : Math.floor(draw() ** 6 * 200);
      const rating = votes === 0 ? 0 : 3.5 + draw() * 1.5;
      const stars = Math.round(rating * votes);
      const price = Math.round((20_000 + draw() ** 4 * 5_000_000) / 5_000) * 5_000;
      const name = draw() < 0.33 ? (names[zipf(draw, names.length, 20)] ?? "") : "";
      const seller = zipf(draw, PEOPLE, 200);
      const at = now - Math.floor(draw() * 700) * DAY;
      const id = listing(n);
      insert.run(
        id,
        person(seller),
        kind,
        `${text.title} ${name}`.trim(),
        text.description,
        text.category,
        price,
        location,
        where.placeCode,
        JSON.stringify(where.areas),
        Number(online),
        `Penjual ${seller}`,
        `${text.searchTitle} ${name}`.trim(),
        `${text.searchWords} ${location.toLowerCase()} penjual`,
        tags,
        text.searchVersion,
        rating,
        stars,
        votes,
        stars,
        votes,
        votes * 2,
        Math.floor(votes / 3),
        1 + (n % 20),
        id,
        at,
        at,
      );
    }
    database.exec("commit");
    say(Math.min(count, from + TRANSACTION - 1));
  }
}

function readinessOf(n: number, onSite: boolean): EarliestStart {
  return { comesToBuyer: onSite && n % 2 === 0, startsInDays: n % 3 === 0 ? n % 11 : null };
}

const numbered = (kind: string) => (n: number) => `00000000-0000-4000-${kind}-${String(n).padStart(12, "0")}`;

/** Fixed ids, so that an interrupted fill continues with the same rows. */
const NUMBERED = { listing: numbered("8000"), person: numbered("a000") };

function insertPeople(database: DatabaseSync, person: (n: number) => string): void {
  const insert = database.prepare(
    "insert into users (id, email, password_hash, full_name, created_at, last_active_at) values (?, ?, 'x', ?, 1, 1)",
  );
  database.exec("begin");
  for (let n = 0; n < PEOPLE; n += 1) insert.run(person(n), `orang-${n}@contoh.id`, `Penjual ${n}`);
  database.exec("commit");
}

/** Returns places with large cities first, because `zipf` prefers the beginning. */
function crowdPlaces(): Place[] {
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

function inventNames(): string[] {
  const draw = drawn(43);
  const syllable = () => `${letterOf("bcdfghjklmnprstwy", draw)}${letterOf("aaaiiueo", draw)}`;
  return Array.from({ length: NAMES }, () => Array.from({ length: 2 + Math.floor(draw() * 3) }, syllable).join(""));
}

function letterOf(letters: string, draw: () => number): string {
  return letters[Math.floor(draw() * letters.length)] ?? "";
}

function kindsOfText() {
  const draw = drawn(42);
  const { listings } = demoRows(Date.now(), "");
  const sentences = listings.flatMap(({ description }) => description.split(/(?<=[.!?])\s+/));
  const names = new Set(CATEGORIES.map(({ name }) => String(name)));
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[zipf(draw, items.length, 10)];
  // Shuffles with a fixed step, so that the most frequent items have different categories.
  const mixed = <Item>(items: readonly Item[]): Item[] =>
    items.map((_, at) => items[(at * 7_919) % items.length] as Item);
  const [bases, said] = [mixed(listings), mixed(sentences)];
  return Array.from({ length: KINDS_OF_TEXT }, () => {
    const base = pick(bases);
    const head = base?.title.split(/[,:]/)[0] ?? "";
    const tail = pick(bases)?.title.split(/[,:]/)[1] ?? "";
    const title = tail === "" ? (base?.title ?? "") : `${head},${tail}`;
    const description = Array.from({ length: SENTENCES }, () => pick(said)).join(" ");
    const category = names.has(base?.category ?? "") ? (base?.category ?? "Lainnya") : "Lainnya";
    const listing = { kind: "offer" as const, title, description, category, location: "", sellerName: "" };
    return { title, description, category, ...listedTerms(listing) };
  });
}
