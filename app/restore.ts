// `npm run restore -- --from DUMP --into STATE`: puts a dump into an empty database, which it migrates first, then
// indexes listings and audits the books. DUMP is a folder, or a dump's name in the bucket: the local one, or with
// --remote --env production the real one, where the database that wrangler.toml names must be a new one.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { listFilledTables } from "~/db/backup/load.server";
import { connect } from "~/db/core/connection.server";
import type { DumpManifest } from "~/domain/backup/backup";
import {
  type DumpReader,
  type RestoreRefusal,
  type RestoreTarget,
  readManifest,
  restoreDatabase,
} from "~/operations/backup/restore-database.server";
import { reindexAll } from "~/operations/search/reindex-all.server";
import { createBackups, manifestKey } from "~/platform/core/backups.server";
import { inFolder, inRemoteBucket, openLocal } from "./dump-places";
import { databaseOf, envOf, execute, wrangler } from "./wrangler-database";

const USAGE = `Pemakaian: npm run restore -- --from FOLDER|NAMA --into FOLDER
  --from FOLDER|NAMA             cadangan: folder, atau namanya (npm run backup -- list)
  --into FOLDER                  basis data lokal yang baru, misalnya .wrangler/pulih
  --state FOLDER                 tempat cadangan lokal; biasanya .wrangler/state
  --remote --env production      basis data baru yang disebut wrangler.toml`;

const REFUSALS: Record<RestoreRefusal, string> = {
  no_dump: "Ini bukan cadangan yang utuh: manifest.json tidak ada.",
  not_empty: "Basis data tujuan tidak kosong. Pulihkan hanya ke basis data yang baru.",
  other_schema: "Skema cadangan lain dengan skema basis data tujuan.",
  damaged: "Cadangan rusak; belum ada yang ditulis.",
  differs: "Isi basis data tidak sama dengan yang dicatat cadangan. Jangan dipakai.",
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    into: { type: "string" },
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
  },
});
const { from, into, remote, env } = values;
const place = remote ? ["--remote", ...envOf(env)] : ["--local", "--persist-to", into ?? ""];
const started = performance.now();
const open: { dispose(): Promise<void> }[] = [];

try {
  if (!from || remote === (into !== undefined)) throw new Error(USAGE);
  await restore(from);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const proxy of open) await proxy.dispose();
}

async function restore(dump: string): Promise<void> {
  const read = await sourceOf(dump);
  const manifest = await readManifest(read, manifestKey(dump));
  if (!manifest) throw new Error(REFUSALS.no_dump);
  const later = laterMigrations(manifest);

  const filled = await listFilledTables((await targetOf()).db);
  if (filled.length > 0) throw new Error(`${REFUSALS.not_empty}\n${filled.join(", ")}`);
  migrate(manifest.migrations);
  say("migrasi selesai");
  const target = await targetOf();
  const outcome = await restoreDatabase(read, manifest, target);
  if (!outcome.ok) throw new Error(`${REFUSALS[outcome.reason]}\n${outcome.detail}`);
  say(`${outcome.rows} baris kembali, jumlah dan saldo cocok`);
  if (later.length > 0) migrate([...manifest.migrations, ...later]);
  await reindexAll(target.db, Date.now(), () => undefined);
  say("pencarian selesai");
  for (const proxy of open.splice(0)) await proxy.dispose();
  audit();
  say(`selesai: keadaan pada ${new Date(manifest.endedAt).toISOString()}`);
}

async function sourceOf(dump: string): Promise<DumpReader> {
  if (existsSync(dump)) return inFolder(dump);
  if (remote) return inRemoteBucket(values);
  const proxy = await openLocal(values.state);
  open.push(proxy);
  return createBackups(proxy.env.BACKUPS).read;
}

async function targetOf(): Promise<RestoreTarget> {
  const meter = { trips: 0, rows: 0, ms: 0 };
  if (remote) {
    const which = { ...values, state: "" };
    const write = async (statements: readonly string[]) => void execute(which, `${statements.join(";\n")};`);
    const d1 = databaseOf((statements) => execute(which, `${statements.join(";\n")};`));
    // A call of wrangler takes seconds however much it carries.
    return { db: connect(d1, meter), write, atOnce: 20_000_000 };
  }
  const proxy = await openLocal(into ?? "");
  open.push(proxy);
  const { DB } = proxy.env;
  return {
    db: connect(DB, meter),
    write: async (statements) => void (await DB.batch(statements.map((sql) => DB.prepare(sql)))),
    atOnce: 1_000_000,
  };
}

/** What the code here would apply on top; where the dump has others, its own code restores it. */
function laterMigrations({ migrations }: DumpManifest): string[] {
  const here = readdirSync(`${root}migrations`)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  if (migrations.some((name, at) => name !== here[at])) throw new Error(REFUSALS.other_schema);
  return here.slice(migrations.length);
}

/** Applies these and no others, so that rows of an older dump go into the tables they came from. */
function migrate(names: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "jasawarga-migrations-"));
  try {
    for (const name of names) cpSync(`${root}migrations/${name}`, join(folder, name));
    const config = readFileSync(`${root}wrangler.toml`, "utf8");
    const file = join(folder, "wrangler.toml");
    writeFileSync(file, config.replaceAll(/^migrations_dir = .*$/gm, 'migrations_dir = "."'));
    wrangler(["d1", "migrations", "apply", "DB", "--config", file, ...place]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function audit(): void {
  const where = remote ? place : ["--state", into ?? ""];
  const args = ["--disable-warning=ExperimentalWarning", `${root}tests/audit/run.ts`, ...where];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) throw new Error("Audit menemukan yang tidak cocok. Jangan dipakai.");
}

function say(what: string): void {
  console.info(`${((performance.now() - started) / 1_000).toFixed(1)} detik: ${what}`);
}
