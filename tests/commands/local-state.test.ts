import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  acquireLock,
  checkNewFolder,
  checkNewState,
  checkState,
  checkStores,
  checkWritable,
  findServing,
  forgetServing,
  localFile,
  recordServer,
  StateError,
  unknownMigrations,
} from "../../app/commands/local-state";
import { watchDatabaseFile } from "../../e2e/start/database-file";

let folder = "";
let state = "";
let d1 = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jasawarga-state-"));
  state = join(folder, "state");
  d1 = join(state, "v3/d1/miniflare-D1DatabaseObject");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function database(name = "app.sqlite", sql = "create table users (id text)"): string {
  mkdirSync(d1, { recursive: true });
  const file = join(d1, name);
  const made = new DatabaseSync(file);
  made.exec(sql);
  made.close();
  return file;
}

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof StateError) return error.problem;
    throw error;
  }
  return "none";
}

const isLinux = process.platform === "linux";

describe("a local state", () => {
  const CASES: [name: string, make: () => unknown, problem: string][] = [
    ["is ready with one database of the app", () => database(), "none"],
    ["is missing", () => undefined, "missing"],
    ["is a file", () => writeFileSync(state, ""), "no_folder"],
    ["is an empty folder", () => mkdirSync(state), "no_database"],
    ["has stores and no database", () => mkdirSync(d1, { recursive: true }), "no_database"],
    ["has only the runtime's own file", () => database("metadata.sqlite"), "no_database"],
    ["has a database without tables", () => database("app.sqlite", "create table other (id)"), "no_tables"],
    ["has the search index beside it", () => [database(), database("index.sqlite", "create table words (id)")], "none"],
    ["has two databases of the app", () => [database(), database("older.sqlite")], "several_databases"],
    [
      "has a file that is no database",
      () => [mkdirSync(d1, { recursive: true }), writeFileSync(join(d1, "app.sqlite"), "x".repeat(5_000))],
      "no_sqlite",
    ],
  ];
  it.each(CASES)("%s", (_name, make, problem) => {
    make();
    expect(problemOf(() => checkState(state))).toBe(problem);
  });

  it("is never created by reading it", () => {
    for (const look of [checkState, checkStores, localFile, unknownMigrations, findServing, checkNewState])
      problemOf(() => look(state));
    expect(existsSync(state)).toBe(false);
  });

  it("can have dumps without a database", () => {
    mkdirSync(join(state, "v3/r2"), { recursive: true });
    expect(checkStores(state)).toBe(true);
    expect(problemOf(() => checkState(state))).toBe("no_database");
  });

  it("from other commands can still be started", () => {
    database("metadata.sqlite");
    expect(unknownMigrations(state)).toEqual([]);
    expect(problemOf(() => checkNewState(state))).toBe("none");
  });

  it.runIf(isLinux)("is recognised as read-only by a write, also for root", () => {
    expect(problemOf(() => checkWritable("/proc"))).toBe("read_only");
    expect(problemOf(() => checkNewFolder("/proc/new/state"))).toBe("read_only");
    expect(problemOf(() => checkNewState("/proc/self/status/state"))).toBe("no_folder");
  });
});

const deadPid = () => spawnSync(process.execPath, ["-e", ""]).pid;

describe("the app that uses a state", () => {
  it("is found while its process runs, and not afterwards", () => {
    mkdirSync(state);
    expect(findServing(state)).toBeNull();
    recordServer(state, "http://localhost:8787");
    expect(findServing(state)).toEqual({ pid: process.pid, url: "http://localhost:8787" });
    forgetServing(state);
    expect(findServing(state)).toBeNull();
  });

  it.each([() => JSON.stringify({ pid: deadPid(), url: "http://localhost:1" }), () => "{", () => "", () => "{}"])(
    "is not found by an old or incomplete note (%#)",
    (text) => {
      mkdirSync(state);
      writeFileSync(join(state, "serving.json"), text());
      expect(findServing(state)).toBeNull();
    },
  );
});

describe("the lock of a state", () => {
  it("belongs to one process until it is released", () => {
    mkdirSync(state);
    const release = acquireLock(state, "backup");
    expect(release).not.toBeNull();
    expect(acquireLock(state, "backup")).toBeNull();
    expect(acquireLock(state, "other")).not.toBeNull();
    release?.();
    expect(acquireLock(state, "backup")).not.toBeNull();
  });

  it("of a killed process is free", () => {
    mkdirSync(state);
    writeFileSync(join(state, "backup.turn"), String(deadPid()));
    expect(acquireLock(state, "backup")).not.toBeNull();
  });
});

describe("a database file under a running app", () => {
  const CASES: [name: string, change: (file: string) => void][] = [
    ["is deleted", (file) => rmSync(file)],
    ["is moved", (file) => renameSync(file, `${file}.old`)],
    [
      "is replaced by another one",
      (file) => {
        renameSync(database("new.sqlite"), file);
      },
    ],
    ["is deleted with its folder", () => rmSync(state, { recursive: true })],
    ["disappears when the state's folder is moved", () => renameSync(state, join(folder, "elsewhere"))],
  ];
  it.each(CASES)("is reported when it %s", async (_name, change) => {
    const file = database();
    await new Promise<void>((gone) => {
      watchDatabaseFile(file, gone);
      change(file);
    });
  });

  it("can be written, and have other files beside it", () => {
    const file = database();
    let isGone = false;
    const end = watchDatabaseFile(file, () => {
      isGone = true;
    });
    const open = new DatabaseSync(file);
    open.exec("pragma journal_mode = wal; insert into users values ('a')");
    open.close();
    end();
    expect(isGone).toBe(false);
  });
});
