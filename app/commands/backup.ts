// This file is `npm run backup`, which dumps the database into its bucket now. `list` prints the names of dumps, `fetch
// NAME FOLDER` downloads one. It uses the local database or, with --remote --env production, the real one, whose Worker
// makes the dump.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { backUp, type DumpReader, timeBudget } from "~/database/backup-commands.server";
import { BACKUP_CRON, type BackupState, parseBackupState } from "~/database/backup-rules";
import { connectRequest, isPassingFault } from "~/database/connection.server";

import {
  BACKUP_REQUEST_KEY,
  BACKUP_STATE_KEY,
  createBackups,
  isStorageFault,
  manifestKey,
} from "~/platform/storage.server";

import { CommandError, runCommand } from "./command";
import { findManifest, inRemoteBucket, localDumps, noSuchDump, openLocal, putRemotely } from "./dump-places";
import { acquireLock, checkNewFolder, checkState, checkStores, checkWritable, findServing } from "./local-state";
import type { WhichDatabase } from "./wrangler-database";

const USAGE = `Pemakaian: npm run backup [-- list | fetch NAMA FOLDER]
  --state FOLDER                 basis data lokal lain; biasanya .wrangler/state
  --remote --env production      basis data yang sebenarnya`;

/** ms to wait for a dump. The scheduler runs every five minutes, and a large dump takes several runs. */
const MAX_REMOTE_WAIT = 90 * 60_000;
/** ms that the local command waits for an app that makes the dump, or a process that writes. */
const MAX_LOCAL_WAIT = 15 * 60_000;
/** ms without progress after which the database is locked, or the app that serves it does not answer. */
const STALLED = 60_000;
const UNHEARD = 15_000;

type Made = { name: string; ms: number };

await runCommand({ usage: USAGE, options: {} }, async (which, [asked = "now", ...names]) => {
  const [name, folder, ...more] = names;
  if (asked === "now" && names.length === 0) return which.remote ? backUpThere(which) : backUpHere(which.state);
  if (asked === "list" && names.length === 0)
    return withDumps(which, async (_read, complete) => console.info(complete.join("\n") || "Belum ada cadangan."));
  if (asked === "fetch" && name && folder && more.length === 0)
    return withDumps(which, (read, complete) => fetchDump(read, complete, { name, folder }));
  const known = ["list", "fetch"].includes(asked);
  throw new CommandError(known ? USAGE : `Perintah "${asked}" tidak dikenal.\n\n${USAGE}`);
});

async function withDumps(
  which: WhichDatabase,
  work: (read: DumpReader, complete: readonly string[]) => Promise<void>,
): Promise<void> {
  if (which.remote) return work(inRemoteBucket(which), (await remoteState(which))?.complete ?? []);
  if (!checkStores(which.state)) return work(async () => null, []);
  const local = await openLocal(which.state);
  try {
    const bucket = local.env.BACKUPS;
    await work(createBackups(bucket).read, await localDumps(bucket));
  } finally {
    await local.dispose();
  }
}

async function remoteState(which: WhichDatabase): Promise<BackupState | null> {
  const bytes = await inRemoteBucket(which)(BACKUP_STATE_KEY);
  if (!bytes) return null;
  const state = parseBackupState(new TextDecoder().decode(bytes));
  if (state) return state;
  throw new CommandError(
    `${BACKUP_STATE_KEY} di bucket cadangan rusak. Penjadwal menulisnya lagi bersama cadangan berikutnya: coba lagi nanti.`,
  );
}

/**
 * Makes a dump here, unless an app serves the state. Then the app makes it, because two processes cannot write at once.
 */
async function backUpHere(state: string): Promise<void> {
  checkState(state);
  const local = await openLocal(state);
  try {
    const bucket = local.env.BACKUPS;
    const before = await localDumps(bucket);
    const newest = async () => (await localDumps(bucket)).find((one) => !before.includes(one)) ?? null;
    const started = performance.now();
    const name = (await askApp(state, newest)) ?? (await makeHere(state, local.env, newest));
    await report(createBackups(bucket).read, { name, ms: performance.now() - started });
  } finally {
    await local.dispose();
  }
}

type Newest = () => Promise<string | null>;

/** Asks the app for a dump. Returns null if no app serves the state, or if it stopped in the meantime. */
async function askApp(state: string, newest: Newest): Promise<string | null> {
  let heard: number | null = null;
  let isSaid = false;
  const begun = performance.now();
  for (const until = performance.now() + MAX_LOCAL_WAIT; performance.now() < until; ) {
    const app = findServing(state);
    if (!app) return null;
    if (!isSaid) console.info(`Aplikasi di ${app.url} sedang memakai basis data ini dan membuat cadangannya ...`);
    isSaid = true;
    const isDone = await fetch(`${app.url}/cdn-cgi/local/scheduled?cron=${BACKUP_CRON}`, {
      signal: AbortSignal.timeout(STALLED),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isDone) heard = performance.now();
    const name = await patiently(newest);
    if (name) return name;
    // A killed app leaves its file behind, and another process may have its id.
    if (heard === null && performance.now() - begun > UNHEARD) return null;
    if (heard !== null && performance.now() - heard > STALLED) break;
    await pause(isDone ? 250 : 1_000);
  }
  throw new CommandError(
    "Aplikasi yang memakai basis data ini tidak menyelesaikan cadangan. Lihat pesannya, atau hentikan dahulu dan coba lagi.",
  );
}

async function makeHere(
  state: string,
  { DB, BACKUPS }: { DB: D1Database; BACKUPS: R2Bucket },
  newest: Newest,
): Promise<string> {
  const backups = createBackups(BACKUPS);
  const release = await waitForTurn(state);
  try {
    for (const until = performance.now() + MAX_LOCAL_WAIT; performance.now() < until; ) {
      const isMore = await patiently(() => {
        const { db, replicas } = connectRequest(DB, { meter: { trips: 0, rows: 0, ms: 0 } });
        // This process has the lock, so a remaining lock of the state belongs to a killed process.
        return backUp({ db, replicas, backups, now: Date.now() }, timeBudget(30_000), {
          isAsked: true,
          isStale: true,
        });
      });
      const name = isMore ? null : await patiently(newest);
      if (name) return name;
    }
  } finally {
    release();
  }
  throw new CommandError("Cadangan belum selesai setelah 15 menit. Jalankan lagi: yang sudah ada diteruskan.");
}

/** Waits until no other command dumps this state. Returns a function that releases the lock. */
async function waitForTurn(state: string): Promise<() => void> {
  let isSaid = false;
  for (const until = performance.now() + MAX_LOCAL_WAIT; performance.now() < until; await pause(500)) {
    const release = acquireLock(state, "backup");
    if (release) return release;
    if (!isSaid) console.info("Cadangan lain sedang dibuat; menunggu sampai selesai ...");
    isSaid = true;
  }
  throw new CommandError("Cadangan lain masih dibuat setelah 15 menit. Coba lagi nanti.");
}

/** Runs some work again while another process locks the database. A failed batch writes nothing. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + STALLED;
  let isSaid = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      if (!isSaid) console.info("Basis data sedang dipakai proses lain; menunggu ...");
      isSaid = true;
      await pause(200 + Math.random() * 300);
    }
  }
}

/** Returns false for a full disk. It is a passing fault too, but waiting for another process does not help. */
function isBusy(error: unknown): boolean {
  const isLasting = /SQLITE_(?:FULL|READONLY|CORRUPT|NOTADB)/.test(String(error));
  return (isPassingFault(error) || isStorageFault(error)) && !isLasting;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function backUpThere(which: WhichDatabase): Promise<void> {
  const started = performance.now();
  const before = (await remoteState(which))?.complete ?? [];
  putRemotely(which, BACKUP_REQUEST_KEY);
  while (performance.now() - started < MAX_REMOTE_WAIT) {
    await pause(30_000);
    const state = await remoteState(which);
    const name = state?.complete.find((one) => !before.includes(one));
    if (name) return report(inRemoteBucket(which), { name, ms: performance.now() - started });
    const { running } = state ?? {};
    console.info(running ? `tabel ${running.table} dari ${running.tables.length} ...` : "menunggu penjadwal ...");
  }
  throw new CommandError(
    "Belum selesai setelah 90 menit. Lihat log Worker; `npm run backup -- list` menyebut yang ada.",
  );
}

async function report(read: DumpReader, { name, ms }: Made): Promise<void> {
  const manifest = await findManifest(read, name);
  const objects = [...(manifest?.walked ?? []), ...(manifest?.changed ?? [])];
  const rows = manifest?.tables.reduce((sum, table) => sum + table.rows, 0) ?? 0;
  const size = objects.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(`${name}: ${rows} baris, ${(size / 1_000_000).toFixed(1)} MB, ${(ms / 1_000).toFixed(1)} detik`);
}

/** Downloads a dump and writes its manifest last, so that a folder with a manifest is complete. */
async function fetchDump(
  read: DumpReader,
  complete: readonly string[],
  { name, folder }: { name: string; folder: string },
): Promise<void> {
  const key = manifestKey(name);
  const manifest = await findManifest(read, name);
  if (!manifest) throw noSuchDump(name, complete);
  const keys = [...manifest.walked, ...manifest.changed].map((object) => object.key).concat(key);
  const isFolder = existsSync(folder) && statSync(folder).isDirectory();
  if (existsSync(folder) && !isFolder) throw new CommandError(`${folder} bukan folder. Sebut folder yang baru.`);
  const ours = new Set(keys.map((one) => basename(one)));
  if (isFolder && readdirSync(folder).some((file) => !ours.has(file)))
    throw new CommandError(`Folder ${folder} sudah berisi yang lain. Sebut folder yang baru.`);
  if (isFolder) checkWritable(folder);
  else checkNewFolder(folder);
  mkdirSync(folder, { recursive: true });
  for (const one of keys) {
    const bytes = await read(one);
    if (!bytes) throw new CommandError(`Cadangan ${name} tidak utuh: ${one} hilang. Pakai cadangan yang lain.`);
    writeFileSync(join(folder, basename(one)), new Uint8Array(bytes));
  }
  console.info(`${name} ada di ${folder}`);
}
