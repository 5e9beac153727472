import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { backUp, readManifest, timeBudget, UnreadableManifest } from "~/database/backup-commands.server";
import { BACKUP_CRON, nextBackup } from "~/database/backup-rules";
import { DAY, MINUTE } from "~/platform/dates";
import { BACKUP_STATE_KEY, type Backups, createBackups, manifestKey } from "~/platform/storage.server";
import { runCron } from "~/scheduled-work.server";
import { order } from "../support/flows/buying";
import { readOrder } from "../support/flows/money";
import { hush } from "../support/logs";
import { startWorld, type World } from "../support/world";

let world: World;
let listing: string;
beforeAll(async () => {
  world = await startWorld();
  listing = await world.listing(await world.person("Sari Wulandari"));
});
afterAll(() => world.stop());
beforeEach(async () => {
  for (const { key } of (await world.backups.list()).objects) await world.backups.delete(key);
});

const now = Date.now();
const backups = () => createBackups(world.backups);
const dump = (
  at: number,
  { changes = {}, ...asked }: { changes?: Partial<Backups>; isStale?: boolean; isAsked?: boolean } = {},
) =>
  backUp({ ...world.context(at), backups: { ...backups(), ...changes } }, timeBudget(60_000), {
    isAsked: true,
    ...asked,
  });
const stateOf = async () => (await backups().readState())?.state;
const complete = async () => (await backups().list()).complete;

/** A bucket that stores no part of a dump before `go` is called. `reached` resolves on the first write. */
function stoppedBucket() {
  let go = () => {};
  let reach = () => {};
  const started = new Promise<void>((resolve) => {
    go = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const putLines: Backups["putLines"] = async (...args) => {
    reach();
    await started;
    return backups().putLines(...args);
  };
  return { go, reached, changes: { putLines } };
}

describe("a dump that fails", () => {
  it.each<[string, Partial<Backups>]>([
    ["while rows are stored", { putLines: () => Promise.reject(new Error("SQLITE_BUSY")) }],
    ["while its manifest is stored", { putManifest: () => Promise.reject(new Error("SQLITE_FULL")) }],
    ["while dumps are listed", { list: () => Promise.reject(new Error("no answer")) }],
    ["while it reads its manifest", { isComplete: () => Promise.reject(new Error("no answer")) }],
  ])("releases its lock at once, and the next run continues: %s", async (_when, changes) => {
    // A dump is already in progress, so that the run makes each of the calls.
    await backUp({ ...world.context(now), backups: backups() }, { isOver: () => true }, { isAsked: true });
    await expect(dump(now, { changes })).rejects.toThrow();
    expect((await stateOf())?.heldUntil).toBe(0);
    expect(await dump(now)).toBe(false);
    expect((await complete()).length).toBeGreaterThan(0);
    expect(await stateOf()).toMatchObject({ running: null, heldUntil: 0, due: nextBackup(now) });
  });

  it("releases its lock when the database fails", async () => {
    const { db, ...context } = world.context(now);
    const failing = new Proxy(db, {
      get: (whole, name) => (name === "$client" || name === "session" ? undefined : Reflect.get(whole, name, whole)),
    });
    await expect(
      backUp({ ...context, db: failing, backups: backups() }, timeBudget(60_000), { isAsked: true }),
    ).rejects.toThrow();
    expect((await stateOf())?.heldUntil).toBe(0);
    expect(await dump(now)).toBe(false);
    expect(await complete()).toHaveLength(1);
  });
});

describe("a dump whose process was killed", () => {
  it("is taken over after two minutes, not before", async () => {
    const stopped = stoppedBucket();
    const killed = dump(now, { changes: stopped.changes });
    await stopped.reached;
    expect(await dump(now + MINUTE)).toBe(false);
    expect(await complete()).toHaveLength(0);
    expect(await dump(now + 3 * MINUTE)).toBe(false);
    expect(await complete()).toHaveLength(1);
    stopped.go();
    await killed;
  });

  it("is taken over at once by a caller who knows that the process ended", async () => {
    const stopped = stoppedBucket();
    const killed = dump(now, { changes: stopped.changes });
    await stopped.reached;
    expect(await dump(now, { isStale: true })).toBe(false);
    const [name = "", ...more] = await complete();
    expect(more).toEqual([]);
    const manifest = await readManifest(backups().read, manifestKey(name));

    // The killed process resumes. Without its lock it writes neither a manifest nor the state.
    const before = await stateOf();
    stopped.go();
    expect(await killed).toBe(false);
    expect(await complete()).toEqual([name]);
    expect(await readManifest(backups().read, manifestKey(name))).toEqual(manifest);
    expect(await stateOf()).toEqual(before);
  });
});

it.each(["", "{", "null", "[]", '{"due":1}', "<html>"])("starts again if the state file contains %j", async (text) => {
  await world.backups.put(BACKUP_STATE_KEY, text);
  const logged = hush();
  expect(await backUp({ ...world.context(now), backups: backups() }, timeBudget(60_000))).toBe(false);
  logged.end();
  expect(logged.lines()).toContainEqual(expect.objectContaining({ event: "backup_state_unread" }));
  expect(await complete()).toHaveLength(1);
  expect((await stateOf())?.complete).toEqual(await complete());
});

it("manifests that are cut off are rejected, and whole ones are read", async () => {
  await dump(now);
  const [name = ""] = await complete();
  const key = manifestKey(name);
  const text = await (await world.backups.get(key))?.text();
  const whole = text ?? "";
  const readAs = (said: string) => readManifest(async () => new TextEncoder().encode(said).buffer, key);
  expect(await readAs(whole)).toMatchObject({ name });
  expect(await readManifest(async () => null, key)).toBeNull();
  const cut = [0, 1, 20, Math.floor(whole.length / 2), whole.length - 2].map((at) => whole.slice(0, at));
  for (const said of [...cut, "null", "{}", "[]", '"x"', JSON.stringify({ ...JSON.parse(whole), format: 2 })])
    await expect(readAs(said)).rejects.toThrow(UnreadableManifest);
});

it("a run for a local backup command does nothing else", async () => {
  const budi = await world.person("Budi Santoso");
  const id = await order(world, budi, listing);
  const late = { ...world.context(now + 40 * DAY), backups: backups() };
  await runCron(late, BACKUP_CRON);
  expect(await complete()).toHaveLength(1);
  expect((await readOrder(world, id)).order.status).toBe("pending");
  await runCron(late, "*/5 * * * *");
  expect((await readOrder(world, id)).order.status).toBe("cancelled");
});
