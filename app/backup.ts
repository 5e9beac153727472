// `npm run backup`: dumps the database into its bucket now, instead of in the night; `list` names the dumps that are
// there, `fetch NAME FOLDER` brings one onto this machine. The local database, or with --remote --env production the
// real one, whose Worker is asked to do it.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { connectAdmitting } from "~/db/core/connection.server";
import type { BackupState } from "~/domain/backup/backup";
import { backUp, budgetOf } from "~/operations/backup/back-up.server";
import { type DumpReader, readManifest } from "~/operations/backup/restore-database.server";
import { createBackups, manifestKey, REQUEST, STATE } from "~/platform/core/backups.server";
import { inRemoteBucket, openLocal, putRemotely } from "./dump-places";

const USAGE = `Pemakaian: npm run backup [-- list | fetch NAMA FOLDER]
  --state FOLDER                 basis data lokal lain; biasanya .wrangler/state
  --remote --env production      basis data yang sebenarnya`;
/** The scheduler comes every five minutes, a large dump takes several of its runs. */
const PATIENCE = 90 * 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
  },
});
const [asked = "now", name, folder] = positionals;
const local = values.remote ? null : await openLocal(values.state);
try {
  if (asked === "now" && positionals.length === 0) await (local ? backUpHere(local.env) : backUpThere());
  else if (asked === "list") console.info((await complete()).join("\n") || "Belum ada cadangan.");
  else if (asked === "fetch" && name && folder) await fetchDump(name, folder);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await local?.dispose();
}

function reader(): DumpReader {
  return local ? createBackups(local.env.BACKUPS).read : inRemoteBucket(values);
}

async function complete(): Promise<readonly string[]> {
  return (await readState())?.complete ?? [];
}

async function readState(): Promise<BackupState | null> {
  const bytes = await reader()(STATE);
  return bytes && JSON.parse(new TextDecoder().decode(bytes));
}

async function backUpHere({ DB, BACKUPS }: { DB: D1Database; BACKUPS: R2Bucket }): Promise<void> {
  const started = performance.now();
  const before = await complete();
  await BACKUPS.put(REQUEST, "now");
  const run = () => {
    const { db, replicas } = connectAdmitting(DB, { meter: { trips: 0, rows: 0, ms: 0 } });
    return backUp({ db, replicas, backups: createBackups(BACKUPS), now: Date.now() }, budgetOf(60_000));
  };
  while (await run());
  const made = (await complete()).find((one) => !before.includes(one));
  if (!made) throw new Error("Cadangan lain sedang dibuat. Coba lagi sepuluh menit lagi.");
  await tell(made, performance.now() - started);
}

async function backUpThere(): Promise<void> {
  const started = performance.now();
  const before = await complete();
  putRemotely(values, REQUEST);
  while (performance.now() - started < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    const state = await readState();
    const made = state?.complete.find((one) => !before.includes(one));
    if (made) return tell(made, performance.now() - started);
    const { running } = state ?? {};
    console.info(
      running ? `tabel ${running.table} dari ${running.tables.length} ...` : "menunggu penjadwal ...",
    );
  }
  throw new Error(
    "Belum selesai setelah 90 menit. Lihat log Worker; `npm run backup -- list` menyebut yang ada.",
  );
}

async function tell(made: string, ms: number): Promise<void> {
  const manifest = await readManifest(reader(), manifestKey(made));
  const objects = [...(manifest?.walked ?? []), ...(manifest?.changed ?? [])];
  const rows = manifest?.tables.reduce((sum, table) => sum + table.rows, 0) ?? 0;
  const size = objects.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(
    `${made}: ${rows} baris, ${(size / 1_000_000).toFixed(1)} MB, ${(ms / 1_000).toFixed(1)} detik`,
  );
}

/** Objects first, so that a folder with a manifest is whole. */
async function fetchDump(dump: string, into: string): Promise<void> {
  const read = reader();
  const key = manifestKey(dump);
  const manifest = await readManifest(read, key);
  if (!manifest) throw new Error(`Tidak ada cadangan ${dump}.`);
  mkdirSync(into, { recursive: true });
  for (const one of [...manifest.walked, ...manifest.changed].map((object) => object.key).concat(key)) {
    const bytes = await read(one);
    if (!bytes) throw new Error(`${one} hilang.`);
    writeFileSync(join(into, basename(one)), new Uint8Array(bytes));
  }
  console.info(`${dump} ada di ${into}`);
}
