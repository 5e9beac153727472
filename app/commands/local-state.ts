// This file reads the folder of wrangler's local state for the commands, the audit and `npm start`. It runs in plain
// Node.
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));
const D1 = "v3/d1/miniflare-D1DatabaseObject";

export type StateProblem =
  | "missing"
  | "no_folder"
  | "no_database"
  | "several_databases"
  | "unreadable"
  | "read_only"
  | "full"
  | "no_tables"
  | "no_sqlite";

const IN_ENGLISH: Record<StateProblem, string> = {
  missing: "there is no such folder",
  no_folder: "this is not a folder",
  no_database: "there is no database in this folder; `npm start` makes one",
  several_databases: "there is more than one database in this folder",
  unreadable: "it cannot be read",
  read_only: "it cannot be written",
  full: "the disk is full",
  no_tables: "this database has no tables; `npm start` makes them",
  no_sqlite: "this is not an SQLite database, or a damaged one",
};

/** The error of a local state that cannot be used. `path` is the affected folder or file. */
export class StateError extends Error {
  readonly problem: StateProblem;
  readonly path: string;

  constructor(problem: StateProblem, path: string, cause?: unknown) {
    super(`${path}: ${IN_ENGLISH[problem]}`, { cause });
    this.problem = problem;
    this.path = path;
  }
}

function localFiles(stateFolder: string): string[] {
  if (!existsSync(stateFolder)) throw new StateError("missing", stateFolder);
  if (!statSync(stateFolder).isDirectory()) throw new StateError("no_folder", stateFolder);
  const folder = join(stateFolder, D1);
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite")
      .map((name) => join(folder, name));
  } catch (error) {
    throw new StateError("unreadable", folder, error);
  }
}

/**
 * Returns the path of the app's local database below a state folder. The search index may have another one next to it.
 */
export function localFile(stateFolder: string): string {
  const files = localFiles(stateFolder);
  const [file] = files;
  if (!file) throw new StateError("no_database", stateFolder);
  if (files.length === 1) return file;
  const [app, ...more] = files.filter(hasTables);
  if (!app || more.length > 0) throw new StateError("several_databases", join(stateFolder, D1));
  return app;
}

function hasTables(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database.prepare("select 1 from sqlite_master where name = 'users'").get() !== undefined;
    } finally {
      database.close();
    }
  } catch (error) {
    const isNone = /not a database|malformed/.test(String(error));
    throw new StateError(isNone ? "no_sqlite" : "unreadable", file, error);
  }
}

export function readyFile(stateFolder: string): string {
  const file = localFile(stateFolder);
  if (!hasTables(file)) throw new StateError("no_tables", stateFolder);
  return file;
}

/**
 * Checks that a command can use the local database below a folder, before wrangler opens it. Wrangler would
 * create missing folders and report errors as a stack trace.
 */
export function checkState(stateFolder: string): void {
  const file = readyFile(stateFolder);
  checkWritable(stateFolder);
  checkWritable(dirname(file));
  try {
    closeSync(openSync(file, "r+"));
  } catch (error) {
    throw new StateError("read_only", file, error);
  }
}

/** Bytes that the runtime writes when it opens a state. With less free space it does not end instead of failing. */
const ROOM = 4_000_000;

/** Checks by writing, because permissions show neither a read-only file system nor a full disk. */
export function checkWritable(folder: string): void {
  const file = join(folder, `.tulis-${process.pid}`);
  try {
    writeFileSync(file, new Uint8Array(ROOM));
  } catch (error) {
    const isFull = ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");
    throw new StateError(isFull ? "full" : "read_only", folder, error);
  } finally {
    rmSync(file, { force: true });
  }
}

/** Checks that a new local database can be created in a folder, which need not exist yet. */
export function checkNewState(stateFolder: string): void {
  if (existsSync(stateFolder)) {
    if (!statSync(stateFolder).isDirectory()) throw new StateError("no_folder", stateFolder);
    checkWritable(stateFolder);
    if (localFiles(stateFolder).length > 1) throw new StateError("several_databases", join(stateFolder, D1));
    return;
  }
  checkNewFolder(stateFolder);
}

export function checkNewFolder(folder: string): void {
  let parent = dirname(resolve(folder));
  while (!existsSync(parent)) parent = dirname(parent);
  if (!statSync(parent).isDirectory()) throw new StateError("no_folder", parent);
  checkWritable(parent);
}

/**
 * Checks that the stores of a state are readable, and returns whether there are any. Without the database its
 * dumps may still exist. The local runtime writes even when it reads.
 */
export function checkStores(stateFolder: string): boolean {
  localFiles(stateFolder);
  const isThere = existsSync(join(stateFolder, "v3/r2"));
  if (isThere) checkWritable(stateFolder);
  return isThere;
}

export function unknownMigrations(stateFolder: string): string[] {
  // A folder that other commands use may have stores without a database.
  if (!existsSync(stateFolder) || localFiles(stateFolder).length === 0) return [];
  const database = new DatabaseSync(localFile(stateFolder), { readOnly: true });
  try {
    const begun = database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").get();
    const applied = begun ? database.prepare("select name from d1_migrations order by id").all() : [];
    return applied.map(({ name }) => String(name)).filter((name) => !existsSync(join(MIGRATIONS, name)));
  } finally {
    database.close();
  }
}

type Serving = { pid: number; url: string };

const servingFile = (stateFolder: string) => join(stateFolder, "serving.json");

/** Registers that this process serves the state; commands then leave its database to it. */
export function recordServer(stateFolder: string, url: string): void {
  writeFileSync(servingFile(stateFolder), JSON.stringify({ pid: process.pid, url } satisfies Serving));
}

export function forgetServing(stateFolder: string): void {
  if (readServing(stateFolder)?.pid === process.pid) rmSync(servingFile(stateFolder), { force: true });
}

/** Returns the app that serves this state now, or null. A killed app leaves its file behind. */
export function findServing(stateFolder: string): Serving | null {
  const serving = readServing(stateFolder);
  return serving && isAlive(serving.pid) ? serving : null;
}

function readServing(stateFolder: string): Serving | null {
  try {
    const { pid, url } = JSON.parse(readFileSync(servingFile(stateFolder), "utf8"));
    return Number.isSafeInteger(pid) && pid > 0 && typeof url === "string" ? { pid, url } : null;
  } catch {
    return null;
  }
}

/**
 * Takes the lock for some work on a state. Returns null if another process has it, otherwise a function that
 * releases it. The lock of a killed process is free.
 */
export function acquireLock(stateFolder: string, name: string): (() => void) | null {
  const file = join(stateFolder, `${name}.turn`);
  const release = () => rmSync(file, { force: true });
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = Number(readFileSync(file, "utf8"));
      // A file without a process id was created a moment ago.
      if (holder === 0 ? Date.now() - statSync(file).mtimeMs < 5_000 : isAlive(holder)) return null;
      release();
    }
  }
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
