import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { abortUnlessAdmitted, recordUse } from "~/accounts/session-queries.server";
import {
  getUser,
  readAsUser,
  readAsVisitor,
  requireAccount,
  requireOperator,
  requireUser,
  responseForRefusedWrite,
  viewerOf,
} from "~/accounts/viewer.server";
import { type Database, isNotAdmitted } from "~/database/connection.server";
import { attemptCounters, users } from "~/database/schema/users";
import { pageQuery } from "~/database/statements.server";
import { DAY, HOUR, MINUTE } from "~/platform/dates";

import { asD1 } from "../support/database/as-d1";
import { hush, type LoggedLine } from "../support/logs";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type World } from "../support/world";

let world: World;
const down = async () => Promise.reject(new Error("KV down"));
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

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

describe("a user whose counts cannot be read", () => {
  it("is still let in, and the log has the error without the user", async () => {
    const sari = await world.person("Sari Wulandari");
    const session = await world
      .context()
      .sessions.read(new Request("http://localhost/", { headers: { Cookie: sari.cookie } }));
    const sessionId = await world.context().sessions.idOf(session.id);
    const logged = await loggedWhileOrdersFail(async () => {
      expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(200);
    });
    expect(logged).toMatchObject([{ event: "session_read_without_counts", level: "error" }]);
    expect(JSON.stringify(logged)).toContain("no such table: orders");
    for (const secret of [sessionId, sari.email, sari.id]) expect(JSON.stringify(logged)).not.toContain(secret);
  });

  it("stays logged in if the session record cannot be read, because the database has the session", async () => {
    const sari = await world.person("Sari Wulandari");
    const logged = await loggedWhile({ get: down, put: down }, async () => {
      expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(200);
      // Documents do not read their visitor from elsewhere.
      expect(await (await world.fetch("/about", { as: sari })).text()).toContain("Masuk");
    });
    expect(logged.map(({ event }) => event)).toContain("session_not_read");
  });

  it.each([
    ["nothing can be read", { get: down }],
    ["nothing can be written", { put: down }],
    ["nothing works", { get: down, put: down }],
    ["the record is gone", { get: async () => null }],
  ])("keeps an unused session while %s", async (_, broken) => {
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

  it("is logged out by the button, whether or not the session record can be read", async () => {
    const sari = await world.person("Sari Wulandari");
    await loggedWhile({ get: down, put: down, delete: down }, async () => {
      await world.fetch("/logout", { as: sari, form: {} });
    });
    expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(303);
  });
});

const requestOf = ({ cookie }: { cookie: string }) => new Request("http://localhost/", { headers: { Cookie: cookie } });

const pageOf = (db: Database, id: string) =>
  pageQuery([db.select({ name: users.fullName }).from(users).where(eq(users.id, id))], ([[found]]) => found);

describe("the last use of an account", () => {
  it("follows use at most once in ten minutes, outside the request", async () => {
    const start = Date.now();
    stopClock(start);
    const sari = await world.person("Sari Wulandari");
    const lastUse = async () => {
      const row = await world.bindings.DB.prepare("select last_active_at from users where id = ?")
        .bind(sari.id)
        .first<{ last_active_at: number }>();
      return ((row?.last_active_at ?? 0) - start) / MINUTE;
    };
    const recorded: [minute: number, lastUse: number][] = [];
    for (const minute of [0, 1, 9, 10, 11, 15, 22, 50, 59, 90]) {
      vi.setSystemTime(start + minute * MINUTE);
      await world.fetch("/dashboard/services", { as: sari });
      await world.settled();
      recorded.push([minute, await lastUse()]);
    }
    expect(recorded).toEqual([
      [0, 0],
      [1, 0],
      [9, 0],
      [10, 0],
      [11, 11],
      [15, 11],
      [22, 22],
      [50, 50],
      [59, 50],
      [90, 90],
    ]);
  });

  it("adds no trip to the request, and two requests at once write one row", async () => {
    const start = Date.now();
    stopClock(start);
    const sari = await world.person("Sari Wulandari");
    vi.setSystemTime(start + HOUR / 2);
    const contexts = [world.context(), world.context()];
    for (const context of contexts) await requireUser(context, requestOf(sari));
    expect(contexts.map(({ meter }) => meter.trips)).toEqual([1, 1]);
    await world.settled();
    vi.setSystemTime(start + HOUR / 2 + 5 * MINUTE);
    await recordUse(world.context().db, sari.id, { now: Date.now(), before: Date.now() - 10 * MINUTE });
    const [row] = await world.context().db.select({ at: users.lastActiveAt }).from(users).where(eq(users.id, sari.id));
    expect(row?.at).toBe(start + HOUR / 2);
  });

  it("is not recorded for a visitor or an ended session", async () => {
    const start = Date.now();
    stopClock(start);
    const sari = await world.person("Sari Wulandari");
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(sari.id).run();
    vi.setSystemTime(start + HOUR);
    await world.fetch("/dashboard/services", { as: sari });
    await world.settled();
    const [row] = await world.context().db.select({ at: users.lastActiveAt }).from(users).where(eq(users.id, sari.id));
    expect(row?.at).toBe(start);
  });
});

it("all readers of the user share one session query", async () => {
  const sari = await world.person("Sari Wulandari");
  const context = world.context();
  const request = requestOf(sari);
  const found = await Promise.all([
    requireUser(context, request),
    getUser(context, request),
    viewerOf(context, request),
  ]);
  expect(found.map((user) => user?.name)).toEqual(Array(3).fill("Sari Wulandari"));
  expect((await requireUser(context, request)).id).toBe(sari.id);
  expect(context.meter.trips).toBe(1);
});

describe("a page read with its session", () => {
  it("takes one trip, and the top bar shows the same user", async () => {
    const sari = await world.person("Sari Wulandari");
    const context = world.context();
    const request = requestOf(sari);
    const [read, viewer] = await Promise.all([
      readAsUser(context, request, LOGIN_FIRST, (id) => pageOf(context.db, id)),
      viewerOf(context, request),
    ]);
    expect([read.user.id, read.page?.name, viewer?.name]).toEqual([sari.id, "Sari Wulandari", "Sari Wulandari"]);
    expect(context.meter.trips).toBe(1);
  });

  it("takes one trip for a session that is known already", async () => {
    const sari = await world.person("Sari Wulandari");
    const context = world.context();
    const request = requestOf(sari);
    await requireUser(context, request);
    const read = await readAsUser(context, request, LOGIN_FIRST, (id) => pageOf(context.db, id));
    expect([read.page?.name, context.meter.trips]).toEqual(["Sari Wulandari", 2]);
  });

  it.each([
    ["has ended", "delete from sessions where user_id = ?"],
    ["is suspended", "update users set suspended_at = 1 where id = ?"],
  ])("is neither returned nor written for a user who %s", async (_, change) => {
    const rina = await world.person("Rina Lestari");
    await world.bindings.DB.prepare(change).bind(rina.id).run();
    const context = world.context();
    const { db } = context;
    const made: unknown[] = [];
    const reading = readAsUser(context, requestOf(rina), LOGIN_FIRST, (key) =>
      pageQuery(
        [db.insert(attemptCounters).values({ key, windowStart: 0, count: 1 }), db.select({ id: users.id }).from(users)],
        (rows) => made.push(rows),
      ),
    );
    await expect(reading).rejects.toBeInstanceOf(Response);
    expect(made).toEqual([]);
    expect(await countersOf(rina.id)).toBe(0);
  });

  it("has the visitor's data for an ended session, on a public page", async () => {
    const sari = await world.person("Sari Wulandari");
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(sari.id).run();
    const context = world.context();
    const asked: (string | null)[] = [];
    const { user, page } = await readAsVisitor(context, requestOf(sari), (id) => {
      asked.push(id);
      return pageQuery([context.db.select({ id: users.id }).from(users).limit(1)], () => id);
    });
    expect([user, page, asked]).toEqual([null, null, [sari.id, null]]);
    expect(context.outgoing.get("Clear-Site-Data")).toBe('"cache"');
  });
});

const countersOf = (key: string) =>
  world.bindings.DB.prepare("select count(*) as n from attempt_counters where key = ?").bind(key).first("n");

describe("a write after the session was checked", () => {
  const SUSPENDED = "update users set suspended_at = 1 where id = ?";
  const OPERATOR = "update users set operator_since = 1, two_steps_since = 1 where id = ?";
  const NO_OPERATOR = "update users set operator_since = null where id = ?";
  const SIGNED_OUT = "delete from sessions where user_id = ?";
  const EXPIRED = "update sessions set expires_at = 1 where user_id = ?";
  const REQUIRED = { account: requireAccount, user: requireUser, operator: requireOperator };
  type Case = [rights: keyof typeof REQUIRED, before: string[], meanwhile: string[], writes: boolean];

  it.each<Case>([
    ["account", [], [], true],
    ["account", [], [SUSPENDED], true],
    ["account", [SUSPENDED], [], true],
    ["account", [], [SIGNED_OUT], false],
    ["account", [], [EXPIRED], false],
    ["user", [], [], true],
    ["user", [OPERATOR], [NO_OPERATOR], true],
    ["user", [], [SUSPENDED], false],
    ["user", [], [SIGNED_OUT], false],
    ["user", [], [EXPIRED], false],
    ["operator", [OPERATOR], [], true],
    ["operator", [OPERATOR], [NO_OPERATOR], false],
    ["operator", [OPERATOR], [SUSPENDED], false],
    ["operator", [OPERATOR], [SIGNED_OUT], false],
  ])("with the rights of an %s, after %j and then %j, succeeds: %s", async (rights, before, meanwhile, writes) => {
    const rina = await world.person("Rina Lestari");
    const change = async (statements: string[]) => {
      for (const statement of statements) await world.bindings.DB.prepare(statement).bind(rina.id).run();
    };
    await change(before);
    const context = world.context();
    const request = requestOf(rina);
    await REQUIRED[rights](context, request);
    await change(meanwhile);
    const written = context.db.insert(attemptCounters).values({ key: rina.id, windowStart: 0, count: 1 });
    const error = await written.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(await countersOf(rina.id)).toBe(writes ? 1 : 0);
    if (writes) return expect(error).toBeNull();
    expect(isNotAdmitted(error)).toBe(true);
    expect(await responseForRefusedWrite(context, error)).toBeInstanceOf(Response);
  });

  it("is not refused for a payment provider, and other errors do not count as refusals", async () => {
    const rina = await world.person("Rina Lestari");
    const context = world.context();
    await requireUser(context, requestOf(rina));
    const insert = (db: Database, key: string | SQL) =>
      db.insert(attemptCounters).values({ key, windowStart: 0, count: 1 });
    const other = await insert(context.db, sql`json('not json')`).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(isNotAdmitted(other)).toBe(false);
    expect(await responseForRefusedWrite(context, other)).toBe(other);
    await world.bindings.DB.prepare(SIGNED_OUT).bind(rina.id).run();
    await insert(context.systemDb, rina.id);
    expect(await countersOf(rina.id)).toBe(1);
  });

  it("is refused for a cookie that was signed for another session", async () => {
    const [rina, made] = [await world.person("Rina Lestari"), await world.person("Made Wirawan")];
    const context = world.context();
    const { sessionId = "" } = (await context.sessions.claim(requestOf(rina))) ?? {};
    const claim = { sessionId, userId: made.id, now: context.now };
    await expect(abortUnlessAdmitted(context.db, claim, "account")).rejects.toThrow();
    expect(await abortUnlessAdmitted(context.db, { ...claim, userId: rina.id }, "account")).toHaveLength(1);
  });
});

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
