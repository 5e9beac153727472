import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blocks } from "~/database/schema/trust";
import { withBroken } from "../support/database/broken-database";
import { knowPassword, logInRequest } from "../support/flows/account";
import { readOrder } from "../support/flows/money";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { paidOrder, step } from "../support/flows/order-steps";
import { offerFormData, sendOffer } from "../support/flows/selling";
import { hush } from "../support/logs";
import { webp } from "../support/pages/pictures";
import { EVERY_ROUTE } from "../support/routes";
import { turns } from "../support/size";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

/** Messages of D1 while it is locked, full, reset or unreachable. Some have no prefix. */
const DATABASE_SAYS = [
  "D1_ERROR: database is locked: SQLITE_BUSY",
  "D1_ERROR: database or disk is full: SQLITE_FULL",
  "D1_ERROR: Failed to get session commit token: internal error; reference = 4h4lt2tme566gisi355mgp69",
  "internal error; reference = vropigprhoven05v8a7dkgn2",
  "Network connection lost.",
  "Durable Object reset because its code was updated.",
  "Cannot resolve Durable Object due to transient issue on remote node.",
];

const STORAGE_SAYS = [
  "database or disk is full: SQLITE_FULL",
  "internal error; reference = ugqa5ue0dld7t6833021ctea",
  "KV PUT failed: 500 Internal Server Error",
  "put: We encountered an internal error. Please try again. (10001)",
];

/** Every route with unknown ids, and with a real one if it reads a query. */
const TABLE = EVERY_ROUTE.flatMap(([file, { path, takesForms, readsQuery = [] }]) =>
  [path, ...readsQuery.map(([address]) => address)].map((address) => ({ file, address, takesForms })),
).map((row, turn) => ({ ...row, turn }));

const whoFor = (file: string): Who[] => (file.startsWith("operator") ? ["ayu"] : ["visitor", "budi"]);

async function expectPassing(answer: Response, what: string): Promise<void> {
  expect(answer.status, `${what} ${answer.status === 500 ? await answer.text() : ""}`).not.toBe(500);
  if (answer.status < 500) return;
  expect(answer.status, what).toBe(503);
  expect(Number(answer.headers.get("Retry-After")), what).toBeGreaterThan(0);
}

async function withoutStorage<Result>(says: string, work: () => Promise<Result>): Promise<Result> {
  const whole = { ...world.bindings };
  const { caches } = globalThis as unknown as { caches: unknown };
  const failing = new Proxy({}, { get: () => async () => Promise.reject(new Error(says)) });
  const { SESSIONS, PICTURES, FILES, BACKUPS } = Object.fromEntries(
    ["SESSIONS", "PICTURES", "FILES", "BACKUPS"].map((name) => [name, failing]),
  ) as never;
  Object.assign(world.bindings, { SESSIONS, PICTURES, FILES, BACKUPS });
  Object.assign(globalThis, { caches: { default: failing } });
  const log = hush();
  try {
    return await work();
  } finally {
    await world.settled();
    log.end();
    Object.assign(globalThis, { caches });
    Object.assign(world.bindings, whole);
  }
}

describe.each(TABLE)("$address ($file)", ({ file, address, takesForms, turn }) => {
  const path = () =>
    address.replace(/\{(\w+)\}/g, (_, name) => (name === "sari" ? home.sari.id : String(home[name as "offer"])));
  const people = turns(whoFor(file), turn);
  const visits = [
    ...people.map((who) => [who, {}] as const),
    ...(takesForms ? people.map((who) => [who, { form: { formId: "x" } }] as const) : []),
  ];

  /** Logging out ends the session, so it gets a person that no other route needs. */
  const visitor = async (who: Who) =>
    file === "logout" && who !== "visitor" ? { as: await world.person("Dewi Lestari") } : as(home, who);

  it("answers at most 503 while the database is down", async () => {
    for (const says of turns(DATABASE_SAYS, turn))
      for (const broken of turns(["everything", "writes"] as const, turn))
        for (const [who, visit] of visits) {
          const person = await visitor(who);
          const ask = () => world.fetch(path(), { ...person, ...visit });
          await expectPassing(await withBroken(world, broken, ask, says), `${who} ${says}`);
        }
  });

  it("answers at most 503 while KV, R2 and the cache are down", async () => {
    for (const says of turns(STORAGE_SAYS, turn))
      for (const [who, visit] of visits) {
        const person = await visitor(who);
        const ask = () => world.fetch(path(), { ...person, ...visit });
        await expectPassing(await withoutStorage(says, ask), `${who} ${says}`);
      }
  });
});

it("no request above logged anybody out", async () => {
  for (const who of ["budi", "sari", "ayu"] as const)
    expect((await world.fetch("/dashboard/services", as(home, who))).status, who).toBe(200);
});

it("readiness fails while the database is read-only", async () => {
  const says = "database or disk is full: SQLITE_FULL";
  const ask = () => world.fetch("/readyz");
  expect(await (await ask()).json()).toMatchObject({ database: true });
  const answer = await withBroken(world, "writes", ask, says);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ ready: false, database: false, sessions: true });
});

describe.each(STORAGE_SAYS)("while a store fails with: %s", (says) => {
  it("a login answers 503 and works afterwards", async () => {
    await knowPassword(world, home.rina);
    const ask = () => logInRequest(world, home.rina.email);
    const answer = await withoutStorage(says, ask);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await ask()).status).toBe(303);
  });

  it("a picture answers 503 and works afterwards", async () => {
    const made = await sendOffer(world, home.sari, offerFormData({}, [new File([webp()], "kopi.webp")]));
    expect(made.status).toBe(303);
    const row = await world.bindings.DB.prepare("select url from service_assets limit 1").first<{
      url: string;
    }>();
    const ask = () => world.fetch(`${row?.url}/320.webp`);
    expect((await withoutStorage(says, ask)).status).toBe(503);
    expect((await ask()).status).toBe(200);
  });

  it("a delivery with a file is not written, and can be sent again", async () => {
    // The form of each route was submitted above, and one of them blocks Sari.
    await world.context().db.delete(blocks);
    const id = await paidOrder(world, home.budi, home.offer);
    const file = new File(["hasil akhir"], "hasil.txt", { type: "text/plain" });
    const deliver = () => step(world, id, "delivery", home.sari, {}, [file]);
    expect((await withoutStorage(says, deliver)).status).not.toBe(500);
    expect((await readOrder(world, id)).order.phase).toBe("working");
    expect((await deliver()).status).toBe(303);
  });

  it("readiness is reported as JSON and names the failing stores", async () => {
    const answer = await withoutStorage(says, () => world.fetch("/readyz"));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      ready: false,
      database: true,
      sessions: false,
      files: false,
    });
  });
});
