import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";

const at = (file: string) => new URL(`../../e2e/start/${file}`, import.meta.url).href;
const started: ChildProcess[] = [];
const pids: number[] = [];

afterEach(() => {
  for (const pid of [...pids.splice(0), ...started.splice(0).map(({ pid }) => pid ?? 0)]) {
    try {
      if (pid > 0) process.kill(pid, "SIGKILL");
    } catch {
      // The process has already ended.
    }
  }
});

async function said(command: string, args: string[], env = {}): Promise<{ child: ChildProcess; below: number[] }> {
  const child = spawn(command, args, { env: { ...process.env, JASAWARGA_LOCK: "", ...env } });
  started.push(child);
  let text = "";
  for await (const data of child.stdout ?? []) {
    text += data;
    if (/ready\n/.test(text)) break;
  }
  const below = (text.match(/\d+/g) ?? []).map(Number);
  pids.push(...below);
  return { child, below };
}

const stubborn = `process.on("SIGTERM", () => {}); console.log(process.pid); setTimeout(() => {}, 60000);`;
const withRuntime = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}],
  { stdio: "inherit" }); console.log(process.pid); setTimeout(() => console.log("ready"), 500);
  setTimeout(() => {}, 60000);`;
const script = `const { launch } = await import("${at("processes.ts")}");
  const { child, ended } = launch(process.execPath, ["-e", ${JSON.stringify(withRuntime)}],
    { stdio: ["ignore", "inherit", "inherit"], env: process.env });
  console.log(child.pid); await ended; console.log("over"); setTimeout(() => {}, 60000);`;

const areGone = (below: number[]) => expect.poll(() => below.filter((pid) => isThere(pid))).toEqual([]);

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform === "win32")("a script's child process", () => {
  it("ends when the script is killed, even if it ignores signals", async () => {
    const { child, below } = await said(process.execPath, ["--input-type=module", "-e", script]);
    expect(below).toHaveLength(3);
    child.kill("SIGKILL");
    await areGone(below);
  });

  it("ends with the command that started it, or with its keeper", async () => {
    for (const which of [0, 1]) {
      const { below } = await said(process.execPath, ["--input-type=module", "-e", script]);
      process.kill(below[which] ?? 0, "SIGKILL");
      await areGone(below);
    }
  });

  it("notices that npm has ended, even if the shell between them stays", async () => {
    const watch = `const { callerIsGone } = await import("${at("parent-process.mjs")}");
      const isGone = callerIsGone(); console.log(process.pid, "ready");
      setInterval(() => isGone() && process.exit(), 100);`;
    const shell = `node --input-type=module -e '${watch}'; true`;
    const npm = `require("node:child_process").spawn("sh", ["-c", ${JSON.stringify(shell)}], { stdio: "inherit" });
      setTimeout(() => {}, 60000);`;
    const { child, below } = await said(process.execPath, ["-e", npm], { npm_lifecycle_event: "start" });
    expect(below.filter(isThere)).toHaveLength(1);
    child.kill("SIGKILL");
    await once(child, "exit");
    await areGone(below);
  });
});
