import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CommandError, errorMessage, runCommand, withTimeout } from "../../app/commands/command";
import { StateError } from "../../app/commands/local-state";

const USAGE = "Pemakaian: npm run coba";

let said: string[];
let printed: string[];
beforeEach(() => {
  said = [];
  printed = [];
  vi.spyOn(console, "error").mockImplementation((text) => void said.push(String(text)));
  vi.spyOn(console, "info").mockImplementation((text) => void printed.push(String(text)));
});
afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

async function run(args: string[], work: (...read: unknown[]) => void = () => undefined) {
  await runCommand({ usage: USAGE, options: { year: { type: "string" } }, args }, work);
  return said.join("\n");
}

describe("arguments", () => {
  it.each<[args: string[], sentence: string]>([
    [["--bogus"], "Pilihan --bogus tidak dikenal."],
    [["--bogus=1"], "Pilihan --bogus tidak dikenal."],
    [["-x"], "Pilihan -x tidak dikenal."],
    [["--State", "x"], "Pilihan --State tidak dikenal."],
    [["--state"], "Pilihan --state perlu nilai."],
    [["--state="], "Pilihan --state perlu nilai."],
    [["--state", ""], "Pilihan --state perlu nilai."],
    [["--state", "--remote"], "Pilihan --state perlu nilai."],
    [["--year"], "Pilihan --year perlu nilai."],
    [["--remote=production"], "Pilihan --remote tidak memakai nilai."],
    [["--remote"], "Sebut lingkungannya: --env production atau --env staging."],
    [["--remote", "--env"], "Pilihan --env perlu nilai."],
    [["--remote", "--env", "prod"], 'Lingkungan "prod" tidak ada di wrangler.toml'],
    [["--remote", "--env", "Production"], 'Lingkungan "Production" tidak ada di wrangler.toml'],
    [["--env", "production"], "--env hanya dipakai bersama --remote."],
  ])("%j are refused with a sentence", async (args, sentence) => {
    expect(await run(args, () => expect.unreachable())).toContain(sentence);
    expect(said.join("\n")).not.toMatch(/\bat .*\.ts:\d+|ERR_PARSE|TypeError/);
    expect(process.exitCode).toBe(1);
  });

  it.each([
    [[], { state: ".wrangler/state", remote: false }, []],
    [["--state", "x", "list"], { state: "x", remote: false }, ["list"]],
    [["--state=x", "--year", "2026"], { state: "x", year: "2026" }, []],
    [["--remote", "--env", "production", "list"], { remote: true, env: "production" }, ["list"]],
    [["fetch", "--", "--odd"], {}, ["fetch", "--odd"]],
  ])("%j are read", async (args, values, positionals) => {
    const work = vi.fn();
    await run(args, work);
    expect(work).toHaveBeenCalledWith(expect.objectContaining(values), positionals);
    expect(said).toEqual([]);
  });

  it.each([["--help"], ["-h"]])("%s prints the usage and does nothing", async (flag) => {
    await run([flag], () => expect.unreachable());
    expect(printed).toEqual([USAGE]);
    expect(process.exitCode ?? 0).toBe(0);
  });
});

const fileError = (code: string, path = "/data/x") =>
  Object.assign(new Error(`${code}: something, open '${path}'`), { code, path });

describe("an error is explained in one sentence", () => {
  it.each<[name: string, error: unknown, sentence: string]>([
    ["a sentence of ours", new CommandError("Tidak ada cadangan bernama x."), "Tidak ada cadangan bernama x."],
    [
      "a sentence within another error",
      new Error("Failed query", { cause: new Error("D1_ERROR", { cause: new CommandError("Begini.") }) }),
      "Begini.",
    ],
    ["a missing state", new Error("Failed query", { cause: new StateError("missing", "/x") }), "Folder /x tidak ada."],
    ["a state without a database", new StateError("no_database", "/x"), "Belum ada basis data di /x."],
    ["several databases", new StateError("several_databases", "/x"), "lebih dari satu basis data di /x"],
    ["a database without tables", new StateError("no_tables", "/x"), "masih kosong, tanpa tabel"],
    ["a read-only state", new StateError("read_only", "/x"), "/x tidak dapat ditulisi"],
    ["a full disk under a state", new StateError("full", "/x"), "tempat di disk habis"],
    ["a missing file", fileError("ENOENT"), "/data/x tidak ada."],
    ["a file of another user", fileError("EACCES"), "/data/x tidak boleh dibaca"],
    ["a read-only place", fileError("EROFS"), "/data/x ada di tempat yang hanya dapat dibaca."],
    ["a folder for a file", fileError("EISDIR"), "/data/x adalah folder"],
    ["a file for a folder", fileError("ENOTDIR"), "/data/x bukan folder."],
    ["a full disk", fileError("ENOSPC"), "Tempat di disk habis."],
    ["a locked database", new Error("D1_ERROR: database is locked: SQLITE_BUSY"), "sedang dipakai proses lain"],
    [
      "a locked database behind another text",
      new Error("D1_ERROR: Failed to get session commit token", {
        cause: new Error("database is locked: SQLITE_BUSY"),
      }),
      "sedang dipakai proses lain",
    ],
    ["a full database", new Error("D1_ERROR: database or disk is full: SQLITE_FULL"), "Tempat di disk habis."],
    ["a read-only database", new Error("attempt to write a readonly database"), "hanya dapat dibaca"],
    ["a file that cannot be opened", new Error("unable to open database file"), "tidak dapat dibuka"],
    ["a damaged database", new Error("database disk image is malformed"), "Berkas basis data rusak."],
    ["another file", new Error("file is not a database"), "Berkas basis data rusak."],
    ["a failing disk", new Error("disk I/O error: SQLITE_IOERR"), "Disk tidak dapat dibaca"],
    ["an unmigrated database", new Error('"text": "no such table: users: SQLITE_ERROR"'), "Terapkan migrasinya"],
    ["an older schema", new Error("no such column: paid_by"), "lebih lama daripada kode ini"],
    ["wrangler without a login", new Error("✘ [ERROR] You are not logged in."), "npx wrangler login"],
    ["a wrong token", new Error("Authentication error [code: 10000]"), "npx wrangler login"],
    ["no network", new TypeError("fetch failed"), "Periksa jaringannya"],
    ["something else", new Error("\u001b[31m✘ [ERROR] Odd thing\u001b[0m\n  at x.ts:1"), "✘ [ERROR] Odd thing"],
    ["a thrown value that is not an error", "just a text", "just a text"],
  ])("%s", async (_name, error, sentence) => {
    expect(errorMessage(error)).toContain(sentence);
    expect(errorMessage(error)).not.toMatch(/^\s+at /m);
    const printed = await run([], () => {
      throw error;
    });
    expect(printed).toBe(errorMessage(error));
    expect(process.exitCode).toBe(1);
  });
});

it("a command that hangs ends with a sentence", async () => {
  await expect(withTimeout(5, new Promise(() => undefined), "Terlalu lama.")).rejects.toThrow("Terlalu lama.");
  expect(await withTimeout(60_000, Promise.resolve("done"), "Terlalu lama.")).toBe("done");
});
