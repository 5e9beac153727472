import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gone, MAX_WAIT, npmStart, PORT, processesOf, until, up } from "./started";

let folder = "";
const killAll = () => {
  for (const { pid } of processesOf(folder)) process.kill(pid, "SIGKILL");
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jasawarga-backup-"));
  await up(npmStart(folder));
});
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

type Command = { child: ChildProcess; said(): string; ended: Promise<number | null> };

/** A process group of its own, which a test can kill. */
function backup(...args: string[]): Command {
  const child = spawn("tsx", ["app/commands/backup.ts", ...args, "--state", `${folder}/state`], {
    env: { ...process.env, START_STATE: `${folder}/state` },
    detached: true,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data) => {
      said += data;
    });
  return { child, said: () => said, ended: new Promise((resolve) => child.once("close", resolve)) };
}

async function expectDump(command: Command): Promise<void> {
  expect(await command.ended, command.said()).toBe(0);
  expect(command.said()).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z: \d+ baris/m);
  expect(command.said()).not.toMatch(/SQLITE_BUSY|workerd|^\s+at /m);
}

/** The returned function stops the visitors and returns the highest status. */
function visitors() {
  let isOver = false;
  let worst = 0;
  const visit = async (who: number) => {
    for (let n = 0; !isOver; n++) {
      const tried = await fetch(`http://localhost:${PORT}/login`, {
        method: "POST",
        redirect: "manual",
        headers: { Origin: `http://localhost:${PORT}`, "CF-Connecting-IP": `10.1.${who}.${n % 250}` },
        body: new URLSearchParams({ email: `orang${n}@contoh.id`, password: "tidak benar" }),
      }).catch(() => null);
      worst = Math.max(worst, tried?.status ?? 0);
    }
  };
  const all = [1, 2, 3].map(visit);
  return async () => {
    isOver = true;
    await Promise.all(all);
    return worst;
  };
}

it("a backup beside a running app is made by the app while people use it", async () => {
  const end = visitors();
  const one = backup();
  await expectDump(one);
  expect(one.said()).toContain("sedang memakai basis data ini");
  for (const both of [backup(), backup()]) await expectDump(both);
  expect(await end()).toBeLessThan(500);
});

it("a backup works after a killed one", async () => {
  const killed = backup();
  await until("the app is asked", () => killed.said().includes("sedang memakai"), MAX_WAIT);
  process.kill(-(killed.child.pid ?? 0), "SIGKILL");
  await expectDump(backup());
});

it("a backup beside an app without a state note waits for the database, and reports it without a stack", async () => {
  rmSync(`${folder}/state/serving.json`);
  const end = visitors();
  for (let n = 0; n < 3; n++) await expectDump(backup());
  await end();
});

it("a backup without a running app is made by the command, also right after a killed one", async () => {
  killAll();
  await gone(folder);
  for (const wait of [0, 200, 500]) {
    const killed = backup();
    await until("it has its turn", () => existsSync(`${folder}/state/backup.turn`), MAX_WAIT);
    await new Promise((resolve) => setTimeout(resolve, wait));
    process.kill(-(killed.child.pid ?? 0), "SIGKILL");
    await killed.ended;
    await expectDump(backup());
  }
  const listed = backup("list");
  expect(await listed.ended).toBe(0);
  expect(listed.said().trim().split("\n").length).toBeGreaterThan(5);
});
