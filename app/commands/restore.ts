// This file is `npm run restore -- --from DUMP --into STATE`, which loads a dump into an empty database. It migrates
// the database first, and then indexes listings and audits the books. DUMP is a folder, or a dump's name in the local
// bucket. With --remote --env production it is in the real bucket, and wrangler.toml must name a new database.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFilledTables } from "~/database/backup.server";
import {
  type DumpReader,
  findDamage,
  type RestoreRefusal,
  type RestoreTarget,
  restoreDatabase,
} from "~/database/backup-commands.server";
import type { DumpManifest } from "~/database/backup-rules";
import { connect } from "~/database/connection.server";
import { createBackups } from "~/platform/storage.server";
import { reindexAll } from "~/search/jobs.server";
import { CommandError, runCommand } from "./command";
import { findManifest, inFolder, inRemoteBucket, localDumps, noSuchDump, openLocal } from "./dump-places";
import { checkNewState, checkStores } from "./local-state";
import { databaseOf, envArguments, execute, type WhichDatabase, wrangler } from "./wrangler-database";

const USAGE = `Pemakaian: npm run restore -- --from FOLDER|NAMA --into FOLDER
  --from FOLDER|NAMA             cadangan: folder, atau namanya (npm run backup -- list)
  --into FOLDER                  basis data lokal yang baru, misalnya .wrangler/pulih
  --state FOLDER                 tempat cadangan lokal; biasanya .wrangler/state
  --remote --env production      basis data baru yang disebut wrangler.toml`;

const OTHER_SCHEMA =
  "Cadangan ini dibuat oleh kode dengan migrasi yang tidak ada di sini. Pulihkan dengan kode versi itu (git checkout), lalu terapkan migrasi yang lebih baru.";
const REFUSALS: Record<RestoreRefusal, string> = {
  no_dump: "Ini bukan cadangan yang utuh: manifest.json tidak ada.",
  not_empty: "Basis data tujuan tidak kosong. Pulihkan hanya ke basis data yang baru.",
  other_schema: "Skema cadangan lain dengan skema basis data tujuan.",
  damaged: "Cadangan rusak; belum ada yang ditulis. Ambil lagi cadangan itu, atau pakai yang lain.",
  differs: "Isi basis data tidak sama dengan yang dicatat cadangan. Jangan dipakai.",
};

const root = fileURLToPath(new URL("../..", import.meta.url));
const started = performance.now();
const open: { dispose(): Promise<void> }[] = [];

type RestoreValues = WhichDatabase & { from?: string; into?: string };

await runCommand(
  { usage: USAGE, options: { from: { type: "string" }, into: { type: "string" } } },
  async (given, positionals) => {
    const { from, into, remote } = given;
    if (positionals.length > 0) throw new CommandError(`Kata "${positionals[0]}" tidak dikenal.\n\n${USAGE}`);
    if (!from) throw new CommandError(`Sebut cadangannya dengan --from.\n\n${USAGE}`);
    if (remote && into) throw new CommandError(`Pakai --into atau --remote, bukan keduanya.\n\n${USAGE}`);
    if (!remote && !into) throw new CommandError(`Sebut folder basis data yang baru dengan --into.\n\n${USAGE}`);
    try {
      await restore(given, from);
    } finally {
      for (const proxy of open.splice(0)) await proxy.dispose();
    }
  },
);

async function restore(given: RestoreValues, dump: string): Promise<void> {
  if (!given.remote) checkNewState(given.into ?? "");
  const { read, complete } = await sourceOf(given, dump);
  const manifest = await findManifest(read, dump);
  if (!manifest) throw complete ? noSuchDump(dump, complete) : new CommandError(`${dump}: ${REFUSALS.no_dump}`);
  const later = laterMigrations(manifest);
  // Everything is checked again before the first row. Here a local target does not exist yet, and a remote bucket would
  // be read twice.
  const damage = given.remote ? null : await findDamage(read, manifest);
  if (damage) throw new CommandError(`${REFUSALS.damaged}\n${damage}`);

  const filled = await listFilledTables((await targetOf(given)).db);
  if (filled.length > 0)
    throw new CommandError(`${REFUSALS.not_empty}\nSudah terisi: ${filled.slice(0, 5).join(", ")} ...`);
  migrate(given, manifest.migrations);
  say("migrasi selesai");
  const target = await targetOf(given);
  const outcome = await restoreDatabase(read, manifest, target);
  if (!outcome.ok) throw new CommandError(`${REFUSALS[outcome.reason]}\n${outcome.detail}`);
  say(`${outcome.rows} baris kembali, jumlah dan saldo cocok`);
  if (later.length > 0) migrate(given, [...manifest.migrations, ...later]);
  await reindexAll(target.db, Date.now(), () => undefined);
  say("pencarian selesai");
  for (const proxy of open.splice(0)) await proxy.dispose();
  audit(given);
  say(`selesai: keadaan pada ${new Date(manifest.endedAt).toISOString()}`);
}

async function sourceOf(
  given: RestoreValues,
  dump: string,
): Promise<{ read: DumpReader; complete: readonly string[] | null }> {
  if (existsSync(dump)) {
    if (!statSync(dump).isDirectory())
      throw new CommandError(`${dump} bukan folder. Sebut folder cadangan, yang memuat manifest.json.`);
    return { read: inFolder(dump), complete: null };
  }
  if (dump.includes("/")) throw new CommandError(`Folder ${dump} tidak ada. Periksa ejaannya.`);
  if (given.remote) return { read: inRemoteBucket(given), complete: [] };
  if (!checkStores(given.state)) return { read: async () => null, complete: [] };
  const proxy = await openLocal(given.state);
  open.push(proxy);
  const bucket = proxy.env.BACKUPS;
  return { read: createBackups(bucket).read, complete: await localDumps(bucket) };
}

async function targetOf(given: RestoreValues): Promise<RestoreTarget> {
  const meter = { trips: 0, rows: 0, ms: 0 };
  if (given.remote) {
    const write = async (statements: readonly string[]) => void execute(given, `${statements.join(";\n")};`);
    const d1 = databaseOf((statements) => execute(given, `${statements.join(";\n")};`));
    // A call of wrangler takes seconds, however small it is.
    return { db: connect(d1, meter), write, atOnce: 20_000_000 };
  }
  const proxy = await openLocal(given.into ?? "");
  open.push(proxy);
  const { DB } = proxy.env;
  return {
    db: connect(DB, meter),
    write: async (statements) => void (await DB.batch(statements.map((sql) => DB.prepare(sql)))),
    atOnce: 1_000_000,
  };
}

function placeOf({ remote, env, into }: RestoreValues): string[] {
  return remote ? ["--remote", ...envArguments(env)] : ["--local", "--persist-to", into ?? ""];
}

/** Returns migrations that the code has and the dump lacks. A migration unknown to the code ends the command. */
function laterMigrations({ migrations }: DumpManifest): string[] {
  const here = readdirSync(`${root}migrations`)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  if (migrations.some((name, at) => name !== here[at])) throw new CommandError(OTHER_SCHEMA);
  return here.slice(migrations.length);
}

/** Applies exactly these migrations, so that rows of an older dump fit their tables. */
function migrate(given: RestoreValues, names: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "jasawarga-migrations-"));
  try {
    for (const name of names) cpSync(`${root}migrations/${name}`, join(folder, name));
    const config = readFileSync(`${root}wrangler.toml`, "utf8");
    const file = join(folder, "wrangler.toml");
    writeFileSync(file, config.replaceAll(/^migrations_dir = .*$/gm, 'migrations_dir = "."'));
    wrangler(["d1", "migrations", "apply", "DB", "--config", file, ...placeOf(given)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function audit(given: RestoreValues): void {
  const where = given.remote ? placeOf(given) : ["--state", given.into ?? ""];
  const args = ["--disable-warning=ExperimentalWarning", `${root}tests/audit/run.ts`, ...where];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status === 1) throw new CommandError("Audit menemukan yang tidak cocok. Jangan dipakai.");
  if (status !== 0)
    throw new CommandError("Audit tidak dapat dijalankan. Jangan dipakai sebelum npm run audit berhasil.");
}

function say(what: string): void {
  console.info(`${((performance.now() - started) / 1_000).toFixed(1)} detik: ${what}`);
}
