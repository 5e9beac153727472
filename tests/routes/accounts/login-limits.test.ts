import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ADDRESS_TRIES_AN_HOUR } from "~/accounts/login.server";
import { FAILURES_AN_HOUR, failureCounter, failuresFrom, resetPassword } from "~/accounts/login-commands.server";
import { countAttempt } from "~/database/attempt-counters.server";
import { HOUR } from "~/platform/dates";
import { digest } from "~/platform/secrets.server";
import {
  cookiesOf,
  elsewhere,
  freshEmail,
  isSignedIn,
  logInRequest,
  PASSWORD,
  postedTokens,
  signUpRequest,
  verifiedAccount,
} from "../../support/flows/account";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type World } from "../../support/world";

const WRONG = "Kenanga#77";
const NEW = "Cempaka#88";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  stopClock();
});
afterAll(() => world.stop());

const at = (address: string) => ({ "CF-Connecting-IP": address });

const logInWith = (cookie: string, email: string, password = PASSWORD, headers = elsewhere()) =>
  world.fetch("/login", { form: { email, password }, headers, ...(cookie ? { cookie } : {}) });

function deviceIn(response: Response): string {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
  return set?.split(";", 1)[0] ?? "";
}

async function deviceOf(email: string, cookie = ""): Promise<string> {
  const device = deviceIn(await logInWith(cookie, email));
  expect(device).not.toBe("");
  return device;
}

async function setCounter(key: string, many: number): Promise<void> {
  const { db, now } = world.context();
  await countAttempt(db, key, many, now, many);
}

async function exhaustLoginTries(email: string): Promise<void> {
  await setCounter(failureCounter(await digest(email)), FAILURES_AN_HOUR);
  expect((await logInRequest(world, email)).status).toBe(429);
}

const failuresAt = (address: string) =>
  world.bindings.DB.prepare("select count from attempt_counters where key = ?")
    .bind(failuresFrom(address))
    .first<number>("count");

describe("one IP address that tries many accounts", () => {
  it("is refused before hashing, however many it sends at once, while others are accepted", async () => {
    const email = await verifiedAccount(world, "sari");
    const address = "198.51.100.7";
    await setCounter(failuresFrom(address), ADDRESS_TRIES_AN_HOUR - 3);
    const tries = Array.from({ length: 12 }, () => logInWith("", freshEmail("entah"), WRONG, at(address)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(9);
    const left = Math.ceil((HOUR - (Date.now() % HOUR)) / 1_000);
    expect(refused[0]?.headers.get("Retry-After")).toBe(String(left));
    expect(await refused[0]?.text()).toContain("Terlalu banyak percobaan");
    expect((await logInWith("", email, PASSWORD, at(address))).status).toBe(429);
    expect((await logInRequest(world, email)).status).toBe(303);
  });

  it("counts failures only, with an unverified email too", async () => {
    const address = "198.51.100.8";
    const email = await verifiedAccount(world, "sari");
    expect((await logInWith("", email, PASSWORD, at(address))).status).toBe(303);
    expect(await failuresAt(address)).toBe(0);
    expect((await logInWith("", email, WRONG, at(address))).status).toBe(400);
    const waiting = freshEmail("baru");
    await signUpRequest(world, waiting);
    expect((await logInWith("", waiting, PASSWORD, at(address))).status).toBe(400);
    expect(await failuresAt(address)).toBe(2);
  });

  it("does not lock out an owner on the same address, logged in or not", async () => {
    const email = await verifiedAccount(world, "sari");
    const device = await deviceOf(email);
    const address = "198.51.100.20";
    const cookie = cookiesOf(await logInWith(device, email, PASSWORD, at(address)));
    for (let tries = 0; tries < 12; tries += 1) await logInWith("", email, WRONG, at(address));
    expect((await logInWith("", email, PASSWORD, at(address))).status).toBe(429);
    expect((await logInWith(device, email, PASSWORD, at(address))).status).toBe(303);
    const form = { change: "password", currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
    const changed = await world.fetch("/account/security", { form, cookie, headers: at(address) });
    expect(changed.status).toBe(303);
  });

  it("has no extra tries for a browser that is known to another account", async () => {
    const sari = await verifiedAccount(world, "sari");
    const device = await deviceOf(await verifiedAccount(world, "budi"));
    const address = "198.51.100.21";
    for (let tries = 0; tries < 10; tries += 1) await logInWith("", sari, WRONG, at(address));
    expect((await logInWith(device, sari, PASSWORD, at(address))).status).toBe(429);
  });

  it("does not lock out a known browser", async () => {
    const email = await verifiedAccount(world, "sari");
    const device = await deviceOf(email);
    const address = "198.51.100.9";
    await setCounter(failuresFrom(address), ADDRESS_TRIES_AN_HOUR);
    expect((await logInWith("", email, PASSWORD, at(address))).status).toBe(429);
    expect((await logInWith(device, email, PASSWORD, at(address))).status).toBe(303);
    expect(await failuresAt(address)).toBe(ADDRESS_TRIES_AN_HOUR);
  });

  it("counts failures at verification links and password checks too", async () => {
    const address = "198.51.100.10";
    const waiting = freshEmail("baru");
    await signUpRequest(world, waiting);
    const path = `/verify-email?token=${postedTokens(world, waiting)[0]}`;
    const verify = () => world.fetch(path, { form: { password: PASSWORD }, headers: at(address) });
    const email = await verifiedAccount(world, "sari");
    const cookie = cookiesOf(await logInRequest(world, email));
    const form = { change: "email", email: freshEmail("lain"), currentPassword: WRONG };
    await setCounter(failuresFrom(address), ADDRESS_TRIES_AN_HOUR - 1);
    const asked = await world.fetch("/account/security", { form, cookie, headers: at(address) });
    expect(asked.status).toBe(400);
    expect((await verify()).status).toBe(429);
    const right = { ...form, currentPassword: PASSWORD };
    const granted = await world.fetch("/account/security", { form: right, cookie, headers: at(address) });
    expect(granted.status).toBe(303);
    expect(await failuresAt(address)).toBe(ADDRESS_TRIES_AN_HOUR);
  });
});

describe("a browser known to an account", () => {
  it("can log in after strangers used up the hour's tries, also after signing out", async () => {
    const email = await verifiedAccount(world, "sari");
    const first = cookiesOf(await logInRequest(world, email));
    const out = await world.fetch("/logout", { form: {}, cookie: first });
    expect(deviceIn(out)).toBe("");
    const device = first.split("; ").find((cookie) => cookie.startsWith("device=")) ?? "";
    await exhaustLoginTries(email);
    const again = await logInWith(device, email);
    expect(again.status).toBe(303);
    expect(await isSignedIn(world, cookiesOf(again))).toBe(true);
    expect((await logInRequest(world, email)).status).toBe(429);
  });

  it("is known for a year by a cookie that scripts cannot read, without a name or access", async () => {
    const email = await verifiedAccount(world, "sari");
    const response = await logInRequest(world, email);
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith("device=")) ?? "";
    expect(set).toContain("Max-Age=31536000");
    expect(set).toContain("HttpOnly");
    expect(set).toContain("SameSite=Lax");
    const value = set.split(";", 1)[0]?.slice("device=".length) ?? "";
    const plain = atob(decodeURIComponent(value).split(".")[0] ?? "");
    const id = await world.bindings.DB.prepare("select id from users where email = ?").bind(email).first("id");
    for (const name of [email, String(id), "Sari", await digest(email), await digest(String(id))])
      expect(plain).not.toContain(name);
    expect(await isSignedIn(world, `device=${value}`)).toBe(false);
    expect(await isSignedIn(world, `__session=${value}`)).toBe(false);
    expect((await logInWith(`device=${value}`, email, WRONG)).status).toBe(400);
  });

  it("has thirty failures an hour of its own, and then the shared ones", async () => {
    const email = await verifiedAccount(world, "sari");
    const device = await deviceOf(email);
    await exhaustLoginTries(email);
    // The browser fails at other accounts, because one account allows it ten a minute.
    for (const many of [10, 10, 9]) {
      const other = freshEmail("lain");
      await Promise.all(Array.from({ length: many }, () => logInWith(device, other, WRONG)));
    }
    expect((await logInWith(device, email)).status).toBe(303);
    expect((await logInWith(device, email, WRONG)).status).toBe(400);
    expect((await logInWith(device, email)).status).toBe(429);
  });

  it("is known to no other account, and only with our whole signature", async () => {
    const sari = await verifiedAccount(world, "sari");
    const budi = await verifiedAccount(world, "budi");
    const device = await deviceOf(budi);
    await exhaustLoginTries(sari);
    const session = cookiesOf(await logInRequest(world, budi)).match(/__session=([^;]+)/)?.[1];
    const forged = [
      device,
      `${device.slice(0, -4)}AAAA`,
      `device=${btoa(JSON.stringify({ id: "x", marks: ["y"] }))}`,
      `device=${session}`,
      "device=%",
      "device=",
      "device=a.b.c",
    ];
    for (const cookie of forged) expect((await logInWith(cookie, sari)).status, cookie).toBe(429);
    expect((await logInWith("device=%", budi)).status).toBe(303);
  });

  it("is known to the five accounts that logged in last", async () => {
    const people = [];
    for (let n = 0; n < 6; n += 1) people.push(await verifiedAccount(world, `warga${n}`));
    let device = "";
    for (const email of people) device = await deviceOf(email, device);
    device = await deviceOf(people[5] ?? "", device);
    for (const email of people) await exhaustLoginTries(email);
    const answers = [];
    for (const email of people) answers.push((await logInWith(device, email)).status);
    expect(answers).toEqual([429, 303, 303, 303, 303, 303]);
  });

  it("is forgotten when the password changes, except the one that changed it", async () => {
    const email = await verifiedAccount(world, "sari");
    const elder = await deviceOf(email);
    const cookie = cookiesOf(await logInRequest(world, email));
    const form = { change: "password", currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
    const changed = await world.fetch("/account/security", { form, cookie, headers: elsewhere() });
    expect(changed.status).toBe(303);
    await exhaustLoginTries(email);
    expect((await logInWith(elder, email, NEW)).status).toBe(429);
    expect((await logInWith(deviceIn(changed), email, NEW)).status).toBe(303);
  });
});

describe("a verified mailbox", () => {
  async function resetLink(email: string): Promise<string> {
    await world.fetch("/forgot-password", { form: { email }, headers: elsewhere() });
    await world.settled();
    return postedTokens(world, email, "reset-password").at(-1) ?? "";
  }

  it("lets its owner log in while strangers keep failing after the reset", async () => {
    const email = await verifiedAccount(world, "sari");
    await exhaustLoginTries(email);
    const form = { password: NEW, confirmPassword: NEW };
    const reset = await world.fetch(`/reset-password?token=${await resetLink(email)}`, { form });
    expect(reset.status).toBe(303);
    await exhaustLoginTries(email);
    expect((await logInWith(deviceIn(reset), email, NEW)).status).toBe(303);
  });

  it("cannot be used to hash many passwords: a link submitted many times at once is refused", async () => {
    const token = await resetLink(await verifiedAccount(world, "sari"));
    const { passwords } = world.context();
    let hashed = 0;
    const hash = (password: string) => {
      hashed += 1;
      return passwords.hash(password);
    };
    const context = { ...world.context(), passwords: { ...passwords, hash } };
    const wanted = { token, password: NEW, knownDevice: null };
    const answers = await Promise.all(Array.from({ length: 30 }, () => resetPassword(context, wanted)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(hashed).toBeLessThanOrEqual(10);
  });
});

it("the count starts again after the hour", async () => {
  const email = await verifiedAccount(world, "sari");
  await exhaustLoginTries(email);
  vi.setSystemTime(Date.now() + HOUR);
  expect((await logInRequest(world, email)).status).toBe(303);
});
