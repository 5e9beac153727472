import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FAILURES_AN_HOUR, failureCounter, recheckPassword } from "~/accounts/login-commands.server";
import { countAttempt } from "~/database/attempt-counters.server";
import { attemptCounters, users } from "~/database/schema/users";

import { digest } from "~/platform/secrets.server";
import { elsewhere, freshEmail, logInRequest, PASSWORD } from "../support/flows/account";
import { askFor, seller, withdrawalsOf } from "../support/flows/paying-out";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  stopClock();
  sari = await seller(world, "Sari Wulandari", 1_000_000);
});
afterAll(() => world.stop());

const recheck = (password: string) =>
  recheckPassword(world.context(), sari, { password, address: elsewhere()["CF-Connecting-IP"] });

async function exhaustLoginTries() {
  const { db, now } = world.context();
  const key = failureCounter(await digest(sari.email));
  for (let n = 0; n < FAILURES_AN_HOUR; n += 1) await countAttempt(db, key, FAILURES_AN_HOUR, now);
}

describe("a password check for a sensitive action", () => {
  it("succeeds even if strangers used up the failures of the login form", async () => {
    await exhaustLoginTries();
    expect((await logInRequest(world, sari.email)).status).toBe(429);
    expect((await askFor(world, sari)).status).toBe(303);
    expect(await withdrawalsOf(world, sari)).toHaveLength(1);
  });

  it("is refused after a hundred failures of the user, which also count at the login form", async () => {
    const { db, now } = world.context();
    const own = `recheck:${sari.id}`;
    expect(await recheck("Salah#2026")).toMatchObject({ ok: false, reason: "wrong" });
    for (let n = 1; n < FAILURES_AN_HOUR; n += 1) await countAttempt(db, own, FAILURES_AN_HOUR, now);
    expect(await recheck(PASSWORD)).toMatchObject({ ok: false, reason: "limited" });
    expect((await askFor(world, sari)).status).toBe(429);
  });

  it("takes three trips including the session, for a withdrawal, a password and an address", async () => {
    const trips = (answer: Response) => [answer.status, answer.headers.get("Server-Timing")];
    const thrice = [303, expect.stringContaining("trips=3 ")];
    expect(trips(await askFor(world, sari))).toEqual(thrice);
    const post = (form: Record<string, string>) =>
      world.fetch("/account/security", {
        as: sari,
        form: { currentPassword: PASSWORD, ...form },
        headers: elsewhere(),
      });
    expect(trips(await post({ change: "email", email: freshEmail("sari") }))).toEqual(thrice);
    const next = { password: "Kenanga#77", confirmPassword: "Kenanga#77" };
    expect(trips(await post({ change: "password", ...next }))).toEqual(thrice);
  });

  it("counts failures under the current address, not the one in the session", async () => {
    const { db, now } = world.context();
    const countsOf = async (email: string) => {
      const key = failureCounter(await digest(email));
      const rows = await db.select().from(attemptCounters).where(eq(attemptCounters.key, key));
      return rows.reduce((sum, { count }) => sum + count, 0);
    };
    const email = freshEmail("sari");
    const rename = (next: string) => db.update(users).set({ email: next }).where(eq(users.id, sari.id));
    await rename(email);
    expect(await askFor(world, sari, { currentPassword: "Salah#2026" })).toMatchObject({ status: 400 });
    expect([await countsOf(sari.email), await countsOf(email)]).toEqual([0, 1]);
    await world.settled();
    await rename(freshEmail("sari"));
    // Giving back an attempt under the old address frees none under the new one.
    const own = `recheck:${sari.id}`;
    for (let n = 1; n < FAILURES_AN_HOUR; n += 1) await countAttempt(db, own, FAILURES_AN_HOUR, now);
    expect((await askFor(world, sari)).status).toBe(429);
    expect(await withdrawalsOf(world, sari)).toHaveLength(0);
  });
});
