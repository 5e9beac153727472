import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { patience, sample } from "../support/size";

const ROOT = new URL("../../", import.meta.url).pathname;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "jasawarga-commands-"));
  writeFileSync(join(folder, "a-file"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, args: string[]): Promise<{ status: number | null; said: string }> {
  const tool = script.startsWith("tests/") ? [process.execPath, script] : ["tsx", script];
  const child = spawn(tool[0] ?? "", [...tool.slice(1), ...args], {
    cwd: ROOT,
    env: { ...process.env, CI: "true", NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
    shell: process.platform === "win32",
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      said += data;
    });
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, said })));
}

const MISSING = "Folder <missing> tidak ada.";
const CASES: [script: string, args: string, sentence: string][] = [
  ["app/commands/backup.ts", "list --state <missing>", MISSING],
  ["app/commands/backup.ts", "--state <missing>", MISSING],
  ["app/commands/backup.ts", "fetch x y --state <missing>", MISSING],
  ["app/commands/backup.ts", "lsit", 'Perintah "lsit" tidak dikenal.'],
  ["app/commands/restore.ts", "--from <missing> --into <new>", "Folder <missing> tidak ada."],
  ["app/commands/restore.ts", "--from <file> --into <new>", "<file> bukan folder."],
  ["app/commands/restore.ts", "--from <folder> --into <file>", "<file> bukan folder."],
  ["app/commands/restore.ts", "--from <folder> --into <new>", "manifest.json tidak ada"],
  ["app/commands/books.ts", "--year 2026 --state <missing> --into <new>", MISSING],
  ["app/commands/books.ts", "--year dua-ribu", '"dua-ribu" bukan tahun.'],
  ["app/commands/operator.ts", "list --state <missing>", MISSING],
  ["app/commands/operator.ts", "add a@b.id --state <file>", "<file> bukan folder."],
  ["app/commands/reindex.ts", "--state <missing>", MISSING],
  ["tests/audit/run.ts", "--state <missing>", "<missing>: there is no such folder"],
  ["tests/audit/run.ts", "--bogus", "Unknown option '--bogus'"],
  ["tests/audit/run.ts", "--file <missing>", "There is no file <missing>."],
];

/** Each command starts its own Node, so the short run tries two. */
it(
  "every command explains in a sentence why it cannot start, without a stack, and creates nothing",
  async () => {
    const filled = (text: string) =>
      text
        .replaceAll("<missing>", join(folder, "missing"))
        .replaceAll("<new>", join(folder, "new"))
        .replaceAll("<file>", join(folder, "a-file"))
        .replaceAll("<folder>", folder);
    const waiting = sample(CASES, 2);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [script, args, sentence] = next;
        const { status, said } = await run(script, args.split(" ").map(filled));
        expect(said, args).toContain(filled(sentence));
        expect(said, args).not.toMatch(/^\s+at /m);
        expect(status, args).toBe(script.startsWith("tests/") ? 2 : 1);
      }
    };
    await Promise.all([worker(), worker()]);
    expect(readdirSync(folder)).toEqual(["a-file"]);
    expect(existsSync(join(folder, "missing"))).toBe(false);
  },
  patience(240_000),
);
