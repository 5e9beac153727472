import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLock, releaseLock, takeLock } from "../../e2e/start/lock.mjs";

const lockModule = new URL("../../e2e/start/lock.mjs", import.meta.url).href;
const installer = fileURLToPath(new URL("../../e2e/start/install.mjs", import.meta.url));
const mayBuild = fileURLToPath(new URL("../../e2e/start/check-build-lock.mjs", import.meta.url));

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jasawarga-lock-"));
  file = join(folder, "in-use.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

const deadPid = () => spawnSync(process.execPath, ["-e", ""]).pid;

const writeLockFile = (holder: object) =>
  writeFileSync(
    file,
    JSON.stringify({
      pid: deadPid(),
      born: "1",
      command: "npm start",
      stage: "serving",
      groups: [],
      ...holder,
    }),
  );

describe("the lock of a folder", () => {
  it("is given to one of many at once, even if a dead process left it", async () => {
    writeLockFile({});
    const ask = `const { takeLock } = await import("${lockModule}");
      console.log(takeLock(${JSON.stringify(file)}, "npm start").taken);
      process.stdin.resume();`;
    const children = Array.from({ length: 6 }, () => spawn(process.execPath, ["--input-type=module", "-e", ask]));
    const said = await Promise.all(
      children.map(async ({ stdout }) => {
        const [data] = await once(stdout, "data");
        return String(data).trim();
      }),
    );
    // Each runs until all have asked, so that none finds the lock of an ended one.
    for (const { stdin } of children) stdin.end();
    expect(said.sort()).toEqual(["false", "false", "false", "false", "false", "true"]);
  });

  it("names its holder until it is released", () => {
    expect(takeLock(file, "npm run dev")).toMatchObject({ taken: true, left: null });
    expect(takeLock(file, "npm start")).toMatchObject({
      taken: false,
      holder: { pid: process.pid, command: "npm run dev", stage: "preparing" },
    });
    releaseLock(file);
    expect(existsSync(file)).toBe(false);
  });

  it("is taken over from a dead holder, and from one whose process id was reused", () => {
    writeLockFile({ groups: [7] });
    expect(takeLock(file, "npm start")).toMatchObject({ taken: true, left: { groups: [7] } });
    writeLockFile({ pid: process.pid, born: "long ago" });
    expect(takeLock(file, "npm start").taken).toBe(true);
    expect(readLock(file)?.pid).toBe(process.pid);
  });

  it.each(["", "{", "[]", '{"pid":"x"}', "null"])("is taken over if its file contains %j", (text) => {
    writeFileSync(file, text);
    expect(takeLock(file, "npm start")).toEqual({ taken: true, left: null });
  });

  it("is released only by its holder", () => {
    writeLockFile({});
    releaseLock(file);
    expect(existsSync(file)).toBe(true);
  });
});

describe("a command in a folder that is in use", () => {
  const stage = (to: string) => {
    takeLock(file, "npm start");
    writeFileSync(file, readFileSync(file, "utf8").replace("preparing", to));
  };
  const { JASAWARGA_MAY_BUILD: _, ...clean } = process.env;
  const run = (script: string, event: string) => {
    const env = { ...clean, JASAWARGA_LOCK: file, npm_lifecycle_event: event };
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8", env });
    return { status, stderr };
  };

  it.each([
    ["start", "serving", "JasaWarga sudah berjalan di folder ini"],
    ["dev", "serving", "JasaWarga sudah berjalan di folder ini"],
    ["start", "preparing", "sedang memasang atau membangun di folder ini"],
    ["test", "preparing", "sedang memasang atau membangun di folder ini"],
    ["start", "testing", "sedang menguji di folder ini"],
  ])("ends `%s` while another is %s, and names that one", (event, at, sentence) => {
    stage(at);
    const { status, stderr } = run(installer, event);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain(`\`npm start\` (pid ${process.pid})`);
  });

  it("builds beside a running app, with a warning", () => {
    stage("serving");
    const { status, stderr } = run(mayBuild, "build");
    expect(status).toBe(0);
    expect(stderr).toContain("halamannya dapat gagal dimuat beberapa detik");
  });

  it("does not build during another build or tests", () => {
    for (const at of ["preparing", "testing"]) {
      rmSync(file, { force: true });
      stage(at);
      expect(run(mayBuild, "build")).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("di folder ini"),
      });
    }
  });
});
