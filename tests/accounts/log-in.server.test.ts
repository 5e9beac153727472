import Argon2 from "@phi-ag/argon2";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endOtherSessions } from "~/accounts/session-queries.server";
import { sessions, users } from "~/database/schema/users";
import { changeOperators } from "~/operators/queries.server";
import { withInterleaved } from "../support/database/interleave";
import { cookiesOf, elsewhere, isSignedIn, logInRequest, PASSWORD, verifiedAccount } from "../support/flows/account";
import { startWorld, type World } from "../support/world";

const NEW = "Kenanga#77";

let world: World;
let email: string;
let userId: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  email = await verifiedAccount(world, "sari");
  const [user] = await world.context().db.select().from(users).where(eq(users.email, email));
  userId = user?.id ?? "";
});
afterAll(() => world.stop());

const sessionsOf = () => world.context().db.select().from(sessions).where(eq(sessions.userId, userId));

const setHash = async (passwordHash: string) =>
  world.context().db.update(users).set({ passwordHash }).where(eq(users.id, userId));

const setPassword = async (password: string) => setHash(await world.context().passwords.hash(password));

async function oldHash(password: string): Promise<string> {
  const argon2 = new Argon2(await WebAssembly.instantiate(world.bindings.ARGON2));
  return argon2.hash(password, { memoryCost: 64, timeCost: 1 }).encoded;
}

const records = async () => (await world.bindings.SESSIONS.list()).keys.length;

describe("a log-in in progress", () => {
  it("fails if the password changes after it was verified", async () => {
    const kept = await records();
    const response = await withInterleaved(
      world,
      "sessions",
      () => setPassword(NEW),
      () => logInRequest(world, email),
    );
    await world.settled();
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Email atau kata sandi salah.");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf()).toEqual([]);
    expect(await records()).toBe(kept);
    expect((await logInRequest(world, email, NEW)).status).toBe(303);
  });

  it("keeps the other session of the browser when it fails", async () => {
    const budi = await world.person("Budi Santoso");
    await withInterleaved(
      world,
      "sessions",
      () => setPassword(NEW),
      () =>
        world.fetch("/login", {
          form: { email, password: PASSWORD },
          cookie: budi.cookie,
          headers: elsewhere(),
        }),
    );
    expect(await isSignedIn(world, budi.cookie)).toBe(true);
  });

  it("succeeds if only the password hash was renewed meanwhile, and renews the hash itself", async () => {
    await setHash(await oldHash(PASSWORD));
    const renewed = await withInterleaved(
      world,
      "sessions",
      () => setPassword(PASSWORD),
      () => logInRequest(world, email),
    );
    expect(renewed.status).toBe(303);
    expect(await isSignedIn(world, cookiesOf(renewed))).toBe(true);
    await setHash(await oldHash(PASSWORD));
    const response = await logInRequest(world, email);
    expect(await isSignedIn(world, cookiesOf(response))).toBe(true);
    const [user] = await world.context().db.select().from(users).where(eq(users.id, userId));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("creates the session of a new operator after the promotion, not before", async () => {
    const now = Date.now();
    const become = changeOperators({ kind: "add", email, reason: "Mulai bekerja", now });
    const response = await withInterleaved(
      world,
      "sessions",
      async () => {
        for (const statement of become.split(";\n")) await world.bindings.DB.prepare(statement).all();
      },
      () => logInRequest(world, email),
    );
    expect(response.status).toBe(303);
    expect(await sessionsOf()).toHaveLength(1);
    // Operators switch on two steps first. Other members get a 404 here.
    const page = await world.fetch("/operator", { cookie: cookiesOf(response) });
    expect(page.headers.get("Location")).toBe("/account/two-steps");
  });
});

it("a session that has just ended cannot change a password", async () => {
  const cookie = cookiesOf(await logInRequest(world, email));
  const form = { change: "password", currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
  const response = await withInterleaved(
    world,
    "outbox",
    () => endOtherSessions(world.context().db, { id: "none", userId }, world.context().now),
    () => world.fetch("/account/security.data", { form, cookie, headers: elsewhere() }),
  );
  await world.settled();
  expect(await sessionsOf()).toEqual([]);
  expect(response.headers.getSetCookie().filter((set) => /^(__session|device)=[^;]/.test(set))).toEqual([]);
  expect((await logInRequest(world, email, NEW)).status).toBe(400);
  expect((await logInRequest(world, email)).status).toBe(303);
});
