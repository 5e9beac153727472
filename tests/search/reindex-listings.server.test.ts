import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "~/database/connection.server";
import { readWordCounts } from "~/search/index-queries.server";
import { searchVersion } from "~/search/index-terms";
import { countWords, reindexAll, reindexListings } from "~/search/jobs.server";

import { databaseOf } from "../../app/commands/wrangler-database";
import { shownListings } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

const { DB } = { DB: () => world.bindings.DB };
const db = () => connect(DB(), { trips: 0, rows: 0, ms: 0 });
const found = async (q: string) => {
  const response = await world.fetch(`/explore?q=${encodeURIComponent(q)}&jenis=jasa`);
  return shownListings(await response.text(), "gig");
};

/** A row as the migration left it: plain texts, no concepts and no place codes. */
async function unindexedListing(title: string, location: string): Promise<string> {
  const id = await world.listing(sari, { title, location });
  await DB()
    .prepare(
      `update services set search_title = lower(title), search_words = '', search_tags = 'jenisoffer',
       search_version = 0, place_code = null where id = ?`,
    )
    .bind(id)
    .run();
  return id;
}

it("a listing is found by its meaning only after the scheduler has indexed it", async () => {
  const id = await unindexedListing("Tukang ledeng panggilan", "Kota Bandung");
  expect(await found("keran bocor")).toEqual([]);
  await world.tick();
  expect(await found("keran bocor")).toEqual([`/gig/${id}`]);
  const row = await DB().prepare("select place_code, search_version from services where id = ?").bind(id).first();
  expect(row).toEqual({ place_code: "32.73", search_version: searchVersion() });
});

it("a run indexes a limited number, the next one continues, and it ends", async () => {
  for (let n = 0; n < 5; n += 1) await unindexedListing(`Jasa nomor ${n} di kampung`, "kampung sebelah");
  expect(await reindexListings(world.context(), 3)).toBe(3);
  expect(await reindexListings(world.context(), 3)).toBe(2);
  expect(await reindexListings(world.context(), 3)).toBe(0);
  const left = await DB().prepare("select count(*) as n from services where place_code is null").first("n");
  expect(left).toBe(5);
});

it("the command indexes all at once, with any text as a literal", async () => {
  await reindexAll(db(), Date.now(), () => {});
  const titles = ["Jum'at bersih? 'Ya', halaman", "Cuci; lalu setrika? -- 'rapi'", 'Pompa "sumur" ? '];
  const ids: string[] = [];
  for (const title of titles) ids.push(await unindexedListing(title, "Kota Bandung"));
  const written = databaseOf(async (statements) => {
    const answers = await DB().batch(statements.map((sql) => DB().prepare(sql)));
    return answers.map(({ results }) => results);
  });
  const said: number[] = [];
  const command = connect(written, { trips: 0, rows: 0, ms: 0 });
  expect(await reindexAll(command, Date.now(), (done) => said.push(done), 2)).toBe(3);
  expect(said).toEqual([2]);
  const { results } = await DB()
    .prepare("select title, place_code from services where id in (?, ?, ?) and search_version = ? order by seq")
    .bind(...ids, searchVersion())
    .all();
  expect(results).toEqual(titles.map((title) => ({ title, place_code: "32.73" })));
  expect(await found("pompa sumur")).toContain(`/gig/${ids[2]}`);
  expect((await readWordCounts(db())).get("setrika")).toBeGreaterThan(0);
});

it("a changed listing writes at most 60 rows", async () => {
  const id = await world.listing(sari, {
    title: "Servis AC dan kulkas panggilan",
    description: "Cuci, isi freon, dan perbaikan AC segala merek. ".repeat(40),
  });
  const { meta } = await DB()
    .prepare(
      `update services set search_title = search_title || ' inverter', search_words = search_words || ' baru',
       price = price + 1000 where id = ?`,
    )
    .bind(id)
    .run();
  expect(meta.rows_written).toBeGreaterThan(0);
  expect(meta.rows_written).toBeLessThanOrEqual(60);
});

it("a seller is found by a new name after the scheduler's next run", async () => {
  const budi = await world.person("Budi Santoso");
  const id = await world.listing(budi, { title: "Potong rumput halaman" });
  await DB()
    .prepare("update services set seller_name = 'Gunawan Prakoso', search_version = 0 where id = ?")
    .bind(id)
    .run();
  await world.tick();
  expect(await found("gunawan prakoso")).toEqual([`/gig/${id}`]);
});

it("word counts are built in parts and contain no filters and concepts", async () => {
  await DB().prepare("update search_vocabulary set made_at = null, counted = '', counted_to = '', words = ''").run();
  await world.listing(sari, { title: "Zumba zumba untuk lansia", price: 77_000 });
  for (let run = 0; run < 50; run += 1) await countWords(db(), 1_000, { statements: 1 });
  const counts = await readWordCounts(db());
  expect(counts.get("zumba")).toBe(1);
  expect([...counts.keys()].filter((word) => /^(xk|xc|rp\d|jenis|kategori|di\d)/.test(word))).toEqual([]);
});
