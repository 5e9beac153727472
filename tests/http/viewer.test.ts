import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOGIN_FIRST } from "~/accounts/login-text";
import { abortUnlessAdmitted } from "~/accounts/session-queries.server";
import { attemptCounters } from "~/database/schema/users";
import { DAY, HOUR } from "~/platform/dates";
import { expectAccount, expectOperator, expectUser, findUser, requireUser } from "~/platform/viewer.server";

import { asD1 } from "../support/database/as-d1";
import { hush, type LoggedLine } from "../support/logs";
import { startWorld, type World } from "../support/world";

let world: World;
const down = async () => Promise.reject(new Error("KV down"));
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** What the server logs while what waits for somebody cannot be told along with who they are. */
async function loggedWhileOrdersFail(work: () => Promise<unknown>): Promise<LoggedLine[]> {
  const whole = world.bindings.DB;
  const log = hush();
  world.bindings.DB = asD1({
    prepare(query: string) {
      if (/from "sessions"/.test(query) && /\borders\b/.test(query)) throw new Error("no such table: orders");
      return whole.prepare(query);
    },
    batch: (statements: D1PreparedStatement[]) => whole.batch(statements),
  });
  try {
    await work();
    return log.lines();
  } finally {
    world.bindings.DB = whole;
    log.end();
  }
}

describe("who asks, when what waits for them cannot be told", () => {
  it("is still let in, and the log says what happened, but not to whom", async () => {
    const sari = await world.person("Sari Wulandari");
    const session = await world
      .context()
      .sessions.read(new Request("http://localhost/", { headers: { Cookie: sari.cookie } }));
    const rowId = await world.context().sessions.rowId(session.id);
    const logged = await loggedWhileOrdersFail(async () => {
      expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(200);
    });
    expect(logged).toMatchObject([{ event: "session_check_apart", level: "error" }]);
    expect(JSON.stringify(logged)).toContain("no such table: orders");
    for (const secret of [rowId, sari.email, sari.id]) expect(JSON.stringify(logged)).not.toContain(secret);
  });

  it("stays signed in where the session's record cannot be read, since the database knows them", async () => {
    const sari = await world.person("Sari Wulandari");
    const logged = await loggedWhile({ get: down, put: down }, async () => {
      expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(200);
      // Documents ask nobody else who their visitor is.
      expect(await (await world.fetch("/about", { as: sari })).text()).toContain("Masuk");
    });
    expect(logged.map(({ event }) => event)).toContain("session_not_read");
  });

  it.each([
    ["nothing can be read", { get: down }],
    ["nothing can be written", { put: down }],
    ["nothing works", { get: down, put: down }],
    ["the record is gone", { get: async () => null }],
  ])("keeps a session that was not used for hours while %s", async (_, broken) => {
    const sari = await world.person("Sari Wulandari");
    const { DB } = world.bindings;
    await DB.prepare("update sessions set last_used_at = last_used_at - ?, expires_at = ? where user_id = ?")
      .bind(2 * HOUR, Date.now() + 20 * DAY, sari.id)
      .run();
    const ends = () => DB.prepare("select expires_at from sessions where user_id = ?").bind(sari.id).first();
    const before = await ends();
    await loggedWhile(broken, async () => {
      const page = await world.fetch("/dashboard/services", { as: sari });
      expect(page.status).toBe(200);
      expect(page.headers.getSetCookie().filter((cookie) => cookie.includes("session="))).toEqual([]);
    });
    expect(await ends()).toEqual(before);
    expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(200);
  });

  it("is signed out by a press on it, whether or not the session's record can be read", async () => {
    const sari = await world.person("Sari Wulandari");
    await loggedWhile({ get: down, put: down, delete: down }, async () => {
      await world.fetch("/logout", { as: sari, form: {} });
    });
    expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(303);
  });
});

it("is found by a loader that expects them already and asks nothing else, in one trip", async () => {
  const sari = await world.person("Sari Wulandari");
  const context = world.context();
  const request = new Request("http://localhost/", { headers: { Cookie: sari.cookie } });
  const { id } = await expectUser(context, request, LOGIN_FIRST);
  expect(id).toBe(sari.id);
  expect((await findUser(context, request))?.name).toBe("Sari Wulandari");
  expect((await expectUser(context, request, LOGIN_FIRST)).id).toBe(sari.id);
  expect(context.meter.trips).toBe(1);
});

describe("what is written along with the question who asks", () => {
  const SUSPENDED = "update users set suspended_at = 1 where id = ?";
  const OPERATOR = "update users set operator_since = 1 where id = ?";
  const STATES: Record<string, string[]> = {
    "is anybody": [],
    "was signed out": ["delete from sessions where user_id = ?"],
    "left it until it expired": ["update sessions set expires_at = 1 where user_id = ?"],
    "is suspended": [SUSPENDED],
    "is an operator": [OPERATOR],
    "is a suspended operator": [SUSPENDED, OPERATOR],
  };
  const EXPECTED = { account: expectAccount, user: expectUser, operator: expectOperator };
  const LET_IN: Record<keyof typeof EXPECTED, string[]> = {
    account: ["is anybody", "is suspended", "is an operator", "is a suspended operator"],
    user: ["is anybody", "is an operator"],
    operator: ["is an operator"],
  };
  const cases = (Object.keys(EXPECTED) as (keyof typeof EXPECTED)[]).flatMap((rights) =>
    Object.keys(STATES).map((state) => [rights, state] as const),
  );

  it.each(cases)("for %s stands by whether they are let in, who %s", async (rights, state) => {
    const rina = await world.person("Rina Lestari");
    for (const change of STATES[state] ?? []) await world.bindings.DB.prepare(change).bind(rina.id).run();
    const { context, write } = visit(rina.cookie);
    const { id, reader } = await EXPECTED[rights](context, write.request, LOGIN_FIRST);
    const written = context.db.insert(attemptCounters).values({ key: id, windowStart: 0, count: 1 });
    const letIn = LET_IN[rights].includes(state);
    if (letIn) await written;
    else await expect(written).rejects.toBeDefined();
    expect(await write.rows(rina.id)).toBe(letIn ? 1 : 0);
    if (letIn) expect([(await reader()).id, context.meter.trips]).toEqual([rina.id, 1]);
    else await expect(reader()).rejects.toBeDefined();
  });

  it("stands for nobody whose cookie was signed for another session", async () => {
    const [rina, made] = [await world.person("Rina Lestari"), await world.person("Made Wirawan")];
    const { context, write } = visit(rina.cookie);
    const { rowId } = (await context.sessions.claim(write.request)) ?? {};
    const claim = { sessionId: rowId ?? "", userId: made.id, now: context.now };
    await expect(abortUnlessAdmitted(context.db, claim, "account")).rejects.toThrow();
    expect(await abortUnlessAdmitted(context.db, { ...claim, userId: rina.id }, "account")).toHaveLength(1);
  });

  it("asks again after the session ended, and not after another fault of the batch", async () => {
    const rina = await world.person("Rina Lestari");
    const { context, write } = visit(rina.cookie);
    await requireUser(context, write.request, LOGIN_FIRST);
    const insert = (key: string | SQL) =>
      context.db.insert(attemptCounters).values({ key, windowStart: 0, count: 1 });
    const before = context.meter.trips;
    await expect(insert(sql`json('not json')`)).rejects.toThrow();
    expect(context.meter.trips - before).toBe(1);
    for (const change of STATES["is suspended"] ?? [])
      await world.bindings.DB.prepare(change).bind(rina.id).run();
    await expect(insert(rina.id)).rejects.toBeDefined();
    expect(context.meter.trips - before).toBe(3);
  });

  function visit(cookie: string) {
    const request = new Request("http://localhost/", { headers: { Cookie: cookie } });
    const rows = async (key: string) =>
      world.bindings.DB.prepare("select count(*) as n from attempt_counters where key = ?")
        .bind(key)
        .first("n");
    return { context: world.context(), write: { request, rows } };
  }
});

/** The lines of the log while the sessions' store behaves so. */
async function loggedWhile(broken: object, work: () => Promise<void>): Promise<LoggedLine[]> {
  const log = hush();
  const { SESSIONS } = world.bindings;
  world.bindings.SESSIONS = { ...SESSIONS, ...broken } as never;
  try {
    await work();
    await world.settled();
    return log.lines();
  } finally {
    world.bindings.SESSIONS = SESSIONS;
    log.end();
  }
}
