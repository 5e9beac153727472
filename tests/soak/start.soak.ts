import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findServing, localFile } from "../../app/commands/local-state";
import { offers } from "../../e2e/demo/offers";
import { people } from "../../e2e/demo/people";
import { wanted } from "../../e2e/demo/wanted";
import { audit } from "../audit/audit";
import { sqliteFile } from "../audit/databases";
import { answers, gone, MAX_WAIT, npmStart, PORT, processesOf, type Started, until, up } from "./started";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "jasawarga-soak-"));
});
const end = () => {
  for (const { pid } of processesOf(folder)) process.kill(pid, "SIGKILL");
};
afterEach(end);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pidOf(part: RegExp): number {
  const found = processesOf(folder).find(({ args }) => part.test(args));
  if (!found) throw new Error(`no process matches ${part}`);
  return found.pid;
}

async function started(env?: Record<string, string>): Promise<Started> {
  const one = npmStart(folder, env);
  await up(one);
  return one;
}

const count = async (table: string) => {
  const [[row] = []] = await sqliteFile(localFile(`${folder}/state`))([`select count(*) as rows from ${table}`]);
  return Number(row?.rows);
};

describe("npm start", () => {
  it("loads the complete demo after it was killed while loading", async () => {
    for (const wait of [500, 2_500, 4_000, 5_500, 7_000, 8_500]) {
      const cut = npmStart(folder);
      const loads = () => processesOf(folder).find(({ args }) => /node .*demo\/load\.ts/.test(args));
      await until("it loads", () => loads() !== undefined || cut.npm.exitCode !== null, MAX_WAIT);
      await new Promise((resolve) => setTimeout(resolve, wait));
      end();
      await gone(folder);
      expect([0, people.length]).toContain(await count("users"));
    }
    await started();
    expect(await count("services")).toBe(offers.length + wanted.length);
    expect(await count("orders")).toBeGreaterThan(50);
    expect((await audit(sqliteFile(localFile(`${folder}/state`)))).breaches).toEqual([]);
  });

  it.each([
    ["npm", /^npm start/],
    ["the installer", /install\.mjs/],
    ["the script", /node \S*e2e\/start\/start\.ts/],
    ["the keeper of wrangler", /keeper\.ts \d+ wrangler dev/],
  ])("leaves no process behind when only %s is killed", async (who, part) => {
    await started();
    process.kill(pidOf(part), "SIGKILL");
    if (who === "the keeper of wrangler") await until("it is back", answers, MAX_WAIT);
    else await gone(folder);
  });

  // SIGINT is left out: a shell between npm and the script would swallow it.
  it.each(["SIGTERM", "SIGHUP"] as const)("ends when npm receives %s", async (signal) => {
    const { npm } = await started();
    process.kill(npm.pid ?? 0, signal);
    await gone(folder);
  });

  it("ends on Ctrl+C, which the whole process group receives", async () => {
    const { npm } = await started();
    process.kill(-(npm.pid ?? 0), "SIGINT");
    await gone(folder);
  });

  it("takes over the remaining processes after every Node process was killed", async () => {
    await started();
    for (const { pid, args } of processesOf(folder)) if (!/workerd serve/.test(args)) process.kill(pid, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const again = await started();
    expect(again.output()).not.toContain("sedang dipakai");
    expect(await answers()).toBe(true);
  });

  it("tells the second of two simultaneous starts why it ends", async () => {
    const both = [npmStart(folder), npmStart(folder)];
    const status = await Promise.race(both.map(({ ended }) => ended));
    const [first, second] = both[0]?.npm.exitCode === null ? both : [...both].reverse();
    expect(status).toBe(1);
    expect(second?.output()).toMatch(/`npm start` \(pid \d+\) sedang memasang atau membangun di folder ini/);
    if (first) await up(first);
    const third = npmStart(folder);
    expect(await third.ended).toBe(1);
    expect(third.output()).toMatch(/JasaWarga sudah berjalan di folder ini lewat `npm start` \(pid \d+\)/);
    expect(await answers()).toBe(true);
  });

  it("restarts a dead runtime, and gives up with a message if it keeps dying", async () => {
    const one = await started();
    const back = () => one.output().split("JasaWarga berjalan lagi.").length - 1;
    const isOver = () => one.npm.exitCode !== null;
    // Three restarts within five minutes are too many. A slow machine may need longer for three.
    for (let kills = 0; !isOver() && kills < 6; kills += 1) {
      process.kill(pidOf(new RegExp(`workerd serve .*:${PORT}`)), "SIGKILL");
      await until("it serves again or ends", () => back() > kills || isOver(), MAX_WAIT);
      if (!isOver()) expect(await answers()).toBe(true);
    }
    expect(back()).toBeGreaterThanOrEqual(2);
    expect(one.npm.exitCode).toBe(1);
    expect(one.output()).toContain("tidak dapat dihidupkan lagi");
    await gone(folder);
  });

  it.each([
    ["deleted", (file: string) => rmSync(file)],
    ["moved", (file: string) => renameSync(file, `${file}.away`)],
  ])("ends when its database file is %s, and confirms no more writes", async (_how, change) => {
    const one = await started();
    const file = localFile(`${folder}/state`);
    change(file);
    expect(await one.ended).toBe(1);
    expect(one.output()).toContain("dihapus, dipindahkan atau diganti selagi JasaWarga berjalan");
    expect(await answers()).toBe(false);
    await gone(folder);
    rmSync(`${folder}/state`, { recursive: true });
  });

  it("is found by commands for its state and by another start", async () => {
    await started();
    expect(findServing(`${folder}/state`)).toMatchObject({ url: `http://localhost:${PORT}` });
    const other = npmStart(folder, {
      JASAWARGA_LOCK: join(folder, "other.json"),
      START_PORT: "8795",
      START_GATEWAY_PORT: "8796",
    });
    expect(await other.ended).toBe(1);
    expect(other.output()).toContain(`sedang dipakai aplikasi lain di http://localhost:${PORT}`);
  });

  it("works without a writable home folder", async () => {
    const file = "/dev/null";
    const one = await started({ HOME: file, npm_config_cache: `${file}/.npm`, XDG_CONFIG_HOME: file });
    expect(one.output()).toContain(`Folder ${file} tidak dapat ditulisi`);
    expect(await answers()).toBe(true);
  });
});
