// `npm run bench -- --only pages` measures the cost of each page: database trips, rows read, SQLite's time, the
// server's CPU, and the bytes of HTML, CSS and script. Public pages use the listings of `search`. Members' and
// operators' pages use people with up to 20,000 entries of every kind.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { countPlaces } from "~/places/jobs.server";
import { countWords } from "~/search/jobs.server";
import { asD1 } from "../support/database/as-d1";
import { busyPeople } from "../support/database/busy-people";
import { newOperator } from "../support/flows/operators";
import { review } from "../support/flows/reviewing";
import { BUSY_PAGES } from "../support/pages/busy-pages";
import { databaseCost, pageWeight } from "../support/pages/page-weight";
import { EVERY_ROUTE, STATIC } from "../support/routes";
import { fillCrowd } from "../support/search/crowd";
import { keptFile, migrateKept, openKeptD1 } from "../support/search/kept-d1";
import { sqliteAsD1, type Timed } from "../support/search/sqlite-d1";
import { startWorld, type TestPerson, type World } from "../support/world";
import { type Line, median, printLines, saveResults } from "./figures";

const { values } = parseArgs({
  options: {
    listings: { type: "string", default: "1000000" },
    folder: { type: "string", default: ".bench" },
    named: { type: "string", default: "" },
  },
});
const count = Number(values.listings);
const KB = 1024;
const RUNS = 15;

type Asked = { path: string; as?: TestPerson; kind: "document" | "form" | "member" | "operator" };
type Cost = Asked & Line & { trips: number; rows: number; sqlite: number; html: number; script: number };

/** Runs the app on a database file. Rows are counted through D1, and time is measured with SQLite directly. */
async function measureOn(folder: string, fill: (world: World, file: DatabaseSync) => Promise<Asked[]>) {
  const file = new DatabaseSync(await keptFile(folder));
  file.exec("pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -400000");
  migrateKept(file);
  const timed: Timed = { trips: 0, ms: 0, rows: 0 };
  const sqlite = sqliteAsD1(file, timed);
  let at = sqlite;
  const DB = asD1({
    prepare: (sql: string) => at.prepare(sql),
    batch: (all: D1PreparedStatement[]) => at.batch(all),
  });
  const world = await startWorld({ database: DB });
  const asked = await fill(world, file);
  const kept = await openKeptD1(folder);
  const costs: Cost[] = [];
  try {
    for (const one of asked.filter(({ path }) => path.includes(values.named))) {
      at = kept.DB;
      await answer(world, one);
      const { response, html } = await answer(world, one);
      const { trips, rows } = databaseCost(response);
      at = sqlite;
      const runs: { ms: number; cpu: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        timed.ms = 0;
        const before = process.cpuUsage();
        await answer(world, one);
        const { user, system } = process.cpuUsage(before);
        runs.push({ ms: timed.ms, cpu: (user + system) / 1_000 });
      }
      const ms = Math.min(...runs.map((run) => run.ms));
      const { css, script, html: bytes } = pageWeight(html);
      costs.push({
        kind: one.kind,
        path: one.path,
        who: one.as?.name ?? "",
        trips,
        rows,
        sqlite: Number(ms.toFixed(2)),
        cpu: Number(median(runs.map(({ cpu }) => cpu)).toFixed(1)),
        html: bytes,
        css,
        script,
      } as Cost);
    }
  } finally {
    await kept.stop();
    await world.stop();
    file.close();
  }
  return costs;
}

async function answer(world: World, { path, as }: Asked): Promise<{ response: Response; html: string }> {
  const response = await world.fetch(path, as ? { as } : {});
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { response, html: await response.text() };
}

const visitors = await measureOn(join(values.folder, String(count)), async (world, file) => {
  fillCrowd(file, count, (done) => console.info(done));
  const { db } = world.context();
  await countWords(db, Date.now(), { statements: 2_000 });
  const [sari, budi] = [await world.person("Sari Wulandari"), await world.person("Budi Santoso")];
  const reviewed = await world.listing(sari);
  const offer = await world.listing(sari);
  const comment = "Rapi, tepat waktu, dan sabar menjelaskan pilihan warnanya kepada kami.";
  for (let n = 1; n <= 40; n += 1)
    await review(world, { buyer: budi, seller: sari, listingId: reviewed }, { rating: 5, comment });
  await countPlaces(db, Date.now(), { offers: 10_000 });
  const crowd = (kind: string) =>
    file.prepare("select id from services where type = ? and id like '0000%' limit 1").get(kind)?.id;
  const ids: Record<string, unknown> = {
    offer,
    reviewed,
    sari: sari.id,
    crowdOffer: crowd("offer"),
    crowdWanted: crowd("wanted"),
  };
  const named = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  return EVERY_ROUTE.flatMap(([, { weighed = [], worked = [] }]): Asked[] => [
    ...weighed.map((path) => ({ path: named(path), kind: "document" as const })),
    ...worked.map(([path, who]) => ({
      path: named(path),
      kind: "form" as const,
      ...(who === "budi" ? { as: budi } : {}),
    })),
  ]).concat(
    STATIC.map((name) => ({ path: `/${name}`, kind: "document" })),
    ["/", "/explore", named("/gig/{offer}"), "/saved"].map((path) => ({ path, kind: "member", as: budi })),
  );
});

const busy = join(values.folder, "busy");
rmSync(busy, { recursive: true, force: true });
const members = await measureOn(busy, async (world) => {
  const [budi, sari] = [await world.person("Budi Santoso"), await world.person("Sari Wulandari")];
  const people = { budi, sari, ayu: await newOperator(world) };
  await busyPeople(world, {
    buyer: budi,
    seller: sari,
    operator: people.ayu,
    count: Math.min(count, 20_000),
  });
  const named: Record<string, string> = {
    sari: encodeURIComponent(sari.email),
    budi: encodeURIComponent(budi.email),
    sariId: sari.id,
    budiId: budi.id,
  };
  return Object.values(BUSY_PAGES).flatMap((asked) =>
    asked.flatMap(([who, ...paths]) =>
      paths.map((path): Asked => {
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "");
        return { path: filled, as: people[who], kind: who === "ayu" ? "operator" : "member" };
      }),
    ),
  );
});
rmSync(busy, { recursive: true, force: true });

const all = [...visitors, ...members];
printLines(all);
const most = (of: (cost: Cost) => number, kinds: Asked["kind"][]) =>
  Math.max(...all.filter(({ kind }) => kinds.includes(kind)).map(of));
const first = ({ html, css }: Cost) => html + Number(css);
const WORKED: Asked["kind"][] = ["member", "operator"];
const APPS: Asked["kind"][] = ["form", ...WORKED];
if (values.named === "")
  saveResults(
    "pages",
    [
      { what: "most rows for a visitor's document", value: most(({ rows }) => rows, ["document"]), max: 60 },
      {
        what: "most rows for a member's or operator's page",
        value: most(({ rows }) => rows, WORKED),
        max: 200,
      },
      {
        what: "most trips for a visitor's document",
        value: most(({ trips }) => trips, ["document"]),
        max: 1,
      },
      {
        what: "most trips for a member's or operator's page",
        value: most(({ trips }) => trips, WORKED),
        max: 2,
      },
      {
        what: "SQLite for the slowest of visitors",
        value: most(({ sqlite }) => sqlite, ["document"]),
        unit: "ms",
        max: 10,
      },
      {
        what: "SQLite for the slowest of members and operators",
        value: most(({ sqlite }) => sqlite, WORKED),
        unit: "ms",
      },
      {
        what: "largest HTML + CSS of a document",
        value: most(first, ["document"]),
        unit: "bytes",
      },
      {
        what: "largest HTML + CSS of an app page",
        value: most(first, APPS),
        unit: "bytes",
      },
      {
        what: "script of a document",
        value: most(({ script }) => script, ["document"]),
        unit: "bytes",
        max: 0,
      },
      {
        what: "most script of an app page",
        value: most(({ script }) => script, APPS),
        unit: "bytes",
        max: 100 * KB,
      },
    ],
    { size: count.toLocaleString("en"), lines: all },
  );
// The shared runtime keeps the process alive.
process.exit();
