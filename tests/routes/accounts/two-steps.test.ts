import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertSession, isSessionVersionConflict } from "~/accounts/session-queries.server";
import { codeAt, decryptText, encryptText, stepOfCode } from "~/accounts/two-step-commands.server";
import { authenticators, recoveryCodes } from "~/database/schema/two-steps";
import { users } from "~/database/schema/users";
import { MINUTE } from "~/platform/dates";
import {
  cookiesOf,
  elsewhere,
  isSignedIn,
  logInRequest,
  PASSWORD,
  postedSubjects,
  postedTokens,
  verifiedAccount,
} from "../../support/flows/account";
import { newOperator } from "../../support/flows/operators";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type World } from "../../support/world";

const PAGE = "/account/two-steps";
const CODE_PAGE = "/login/code";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Enrolled = { email: string; id: string; cookie: string; secret: string; codes: string[] };

async function signedIn(name: string) {
  const email = await verifiedAccount(world, name);
  const cookie = cookiesOf(await logInRequest(world, email));
  const [user] = await world.context().db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { email, cookie, id: user?.id ?? "" };
}

async function post(form: Record<string, string>, cookie: string, path = PAGE): Promise<Response> {
  const response = await world.fetch(path, { form, cookie, headers: elsewhere() });
  await world.settled();
  return response;
}

async function secretOf(id: string): Promise<string> {
  const { db, env } = world.context();
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, id));
  return (await decryptText(env.sessionSecrets, id, row?.secret ?? "")) ?? "";
}

/** Moves the stopped clock to the next code, because a code is accepted once. */
const nextCode = () => vi.setSystemTime(Date.now() + 30_000);
const code = (secret: string) => codeAt(secret, Date.now());

async function enrolled(name: string): Promise<Enrolled> {
  const person = await signedIn(name);
  await post({ change: "begin", currentPassword: PASSWORD }, person.cookie);
  const secret = await secretOf(person.id);
  const response = await post({ change: "confirm", oneTimePassword: code(secret) }, person.cookie);
  expect(response.status).toBe(200);
  const codes = (await response.text()).match(/[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/g) ?? [];
  nextCode();
  return { ...person, secret, codes: [...new Set(codes)] };
}

/** Enters the password. Returns the cookies of the login that waits for its second step. */
async function enterPassword(email: string, password = PASSWORD): Promise<string> {
  const response = await logInRequest(world, email, password);
  expect(response.headers.get("Location")).toBe(CODE_PAGE);
  return cookiesOf(response);
}

const enter = (oneTimePassword: string, cookie: string) => post({ oneTimePassword }, cookie, CODE_PAGE);

describe("a code of an app", () => {
  it("follows RFC 6238", () => {
    // The ASCII key "12345678901234567890" of the RFC, with the last six digits of its codes.
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    expect([59, 1_111_111_109, 20_000_000_000].map((seconds) => codeAt(secret, seconds * 1_000))).toEqual([
      "287082",
      "081804",
      "353130",
    ]);
  });

  it("fits the step before, its own and the next one", () => {
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    const fits = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, codeAt(secret, 59_000), 59_000 + steps * 30_000));
    expect(fits).toEqual([null, 1, 1, 1, null]);
  });
});

describe("the stored secret", () => {
  it("opens for its own person with each of the secrets only", async () => {
    const stored = await encryptText(["a".repeat(32)], "sari", "GEZDGNBVGY3TQOJQ");
    expect(stored).not.toContain("GEZDGNBV");
    expect(await decryptText(["b".repeat(32), "a".repeat(32)], "sari", stored)).toBe("GEZDGNBVGY3TQOJQ");
    expect(await decryptText(["a".repeat(32)], "budi", stored)).toBeNull();
    expect(await decryptText(["b".repeat(32)], "sari", stored)).toBeNull();
  });
});

describe("switching two steps on", () => {
  it("needs the password and a code, shows ten recovery codes and ends other sessions", async () => {
    stopClock();
    const person = await signedIn("nyala");
    const other = cookiesOf(await logInRequest(world, person.email));
    expect((await post({ change: "begin", currentPassword: "salah" }, person.cookie)).status).toBe(400);
    expect((await post({ change: "confirm", oneTimePassword: "123456" }, person.cookie)).status).toBe(400);

    await post({ change: "begin", currentPassword: PASSWORD }, person.cookie);
    const secret = await secretOf(person.id);
    const page = await (await world.fetch(PAGE, { cookie: person.cookie })).text();
    expect(page).toContain((secret.match(/.{4}/g) ?? []).join(" "));
    expect(page).toContain("otpauth://totp/JasaWarga");

    const wrong = await post({ change: "confirm", oneTimePassword: "000 000" }, person.cookie);
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("Kode salah")]);
    const right = await post({ change: "confirm", oneTimePassword: code(secret) }, person.cookie);
    const codes = new Set((await right.text()).match(/[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/g));
    expect([right.status, codes.size]).toEqual([200, 10]);

    expect([await isSignedIn(world, person.cookie), await isSignedIn(world, other)]).toEqual([true, false]);
    expect(postedSubjects(world, person.email)).toContain("Verifikasi dua langkah dinyalakan");
    const again = await (await world.fetch(PAGE, { cookie: person.cookie })).text();
    expect(again).not.toContain("otpauth:");
    expect([...codes].filter((one) => again.includes(one))).toEqual([]);
  });

  it("keeps the app of a person who already uses two steps", async () => {
    stopClock();
    const { id, cookie, secret } = await enrolled("tetap");
    expect((await post({ change: "begin", currentPassword: PASSWORD }, cookie)).status).toBe(400);
    expect(await secretOf(id)).toBe(secret);
  });

  it("forgets a proposed app after an hour", async () => {
    stopClock();
    const person = await signedIn("lama");
    await post({ change: "begin", currentPassword: PASSWORD }, person.cookie);
    const secret = await secretOf(person.id);
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    const late = await post({ change: "confirm", oneTimePassword: code(secret) }, person.cookie);
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining("tidak berlaku")]);
  });
});

describe("logging in with two steps", () => {
  it("opens a session after the code only, and keeps the return address", async () => {
    stopClock();
    const { email, secret } = await enrolled("masuk");
    const response = await world.fetch("/login?redirectTo=%2Fsaved", {
      form: { email, password: PASSWORD },
      headers: elsewhere(),
    });
    expect(response.headers.get("Location")).toBe(`${CODE_PAGE}?redirectTo=%2Fsaved`);
    const waiting = cookiesOf(response);
    expect(await isSignedIn(world, waiting)).toBe(false);
    const done = await post({ oneTimePassword: code(secret) }, waiting, `${CODE_PAGE}?redirectTo=%2Fsaved`);
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/saved"]);
    expect(await isSignedIn(world, cookiesOf(done))).toBe(true);
  });

  it("accepts each code once, in any number of logins", async () => {
    stopClock();
    const { email, secret } = await enrolled("sekali");
    const logins = [await enterPassword(email), await enterPassword(email), await enterPassword(email)];
    const answers = await Promise.all(logins.map((cookie) => enter(code(secret), cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    nextCode();
    expect((await enter(codeAt(secret, Date.now() - 30_000), logins[0] ?? "")).status).not.toBe(200);
  });

  it("accepts a recovery code once, however it is written, and tells the owner", async () => {
    stopClock();
    const { email, codes } = await enrolled("pulih");
    const [first = ""] = codes;
    const done = await enter(first.toLowerCase().replaceAll("-", " "), await enterPassword(email));
    expect([done.status, await isSignedIn(world, cookiesOf(done))]).toEqual([303, true]);
    expect(postedSubjects(world, email)).toContain("Kode pemulihan akun Anda dipakai");
    expect((await enter(first, await enterPassword(email))).status).toBe(400);
  });

  it("refuses the recovery code of another person", async () => {
    stopClock();
    const { email } = await enrolled("sari");
    const budi = await enrolled("budi");
    expect((await enter(budi.codes[0] ?? "", await enterPassword(email))).status).toBe(400);
    const { db } = world.context();
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, budi.id))).toBe(10);
  });

  it("allows ten wrong codes in an hour", async () => {
    stopClock();
    const { email, secret } = await enrolled("tebak");
    const cookie = await enterPassword(email);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await enter("000000", cookie)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await enter(code(secret), cookie)).status).toBe(429);
  });

  it("ends the wait after ten minutes and with the password", async () => {
    stopClock();
    const { email, secret } = await enrolled("tunggu");
    const late = await enterPassword(email);
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    expect((await enter(code(secret), late)).headers.get("Location")).toBe("/login");

    const waiting = await enterPassword(email);
    await post({ email }, "", "/forgot-password");
    const [token = ""] = postedTokens(world, email, "reset-password").slice(-1);
    const NEW = "Kenanga#77";
    await post({ password: NEW, confirmPassword: NEW }, "", `/reset-password?token=${token}`);
    expect((await enter(code(secret), waiting)).headers.get("Location")).toBe("/login");
    // The link of a mail replaces the password, but not the second step.
    expect(await isSignedIn(world, await enterPassword(email, NEW))).toBe(false);
  });

  it("shows the page for the code only to a login that waits", async () => {
    const response = await world.fetch(CODE_PAGE);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
    const invented = await enter("123456", `pending-login=${btoa(JSON.stringify("a".repeat(43)))}`);
    expect(invented.headers.get("Location")).toBe("/login");
  });

  it("stores no session without a second step, even by a form that was read before", async () => {
    stopClock();
    const { id } = await enrolled("dulu");
    const { db, now } = world.context();
    const [of] = await db.select().from(users).where(eq(users.id, id));
    if (!of) throw new Error("no person");
    const session = { id: "a".repeat(64), of, device: "", now, expiresAt: now + MINUTE };
    const refused = await insertSession(db, session).catch((error: unknown) => error);
    expect(isSessionVersionConflict(refused)).toBe(true);
  });
});

describe("switching two steps off", () => {
  it("needs password and code, and afterwards the password is enough", async () => {
    stopClock();
    const { email, cookie, secret } = await enrolled("mati");
    const given = { change: "end", currentPassword: PASSWORD };
    expect((await post({ ...given, oneTimePassword: "000000" }, cookie)).status).toBe(400);
    expect((await post({ ...given, currentPassword: "salah", oneTimePassword: code(secret) }, cookie)).status).toBe(
      400,
    );
    expect((await post({ ...given, oneTimePassword: code(secret) }, cookie)).status).toBe(303);
    expect(postedSubjects(world, email)).toContain("Verifikasi dua langkah dimatikan");
    expect((await logInRequest(world, email)).headers.get("Location")).toBe("/");
  });

  it("replaces all recovery codes", async () => {
    stopClock();
    const { email, cookie, secret, codes } = await enrolled("baru");
    const renewed = await post({ change: "codes", currentPassword: PASSWORD, oneTimePassword: code(secret) }, cookie);
    expect(renewed.status).toBe(200);
    expect((await enter(codes[1] ?? "", await enterPassword(email))).status).toBe(400);
  });
});

describe("an operator", () => {
  it("reaches no page and no step of operators without two steps", async () => {
    const operator = await newOperator(world);
    const { db } = world.context();
    expect((await world.fetch("/operator", { cookie: operator.cookie })).status).toBe(200);
    await db.update(users).set({ twoStepsSince: null }).where(eq(users.id, operator.id));
    for (const path of ["/operator", "/operator/people", "/operator/books", "/operator/books/fees.csv"]) {
      const response = await world.fetch(path, { cookie: operator.cookie });
      expect([path, response.status, response.headers.get("Location")]).toEqual([path, 303, PAGE]);
    }
    const step = await post(
      { reason: "Menipu pembeli." },
      operator.cookie,
      `/operator/people/${operator.id}/suspension`,
    );
    expect([step.status, step.headers.get("Location")]).toEqual([303, PAGE]);
  });

  it("switches two steps on within a day after getting the role", async () => {
    stopClock();
    const person = await signedIn("telat");
    const { db } = world.context();
    await db
      .update(users)
      .set({ operatorSince: Date.now() - 25 * 60 * MINUTE })
      .where(eq(users.id, person.id));
    const begin = () => post({ change: "begin", currentPassword: PASSWORD }, person.cookie);
    const confirm = async () =>
      post({ change: "confirm", oneTimePassword: code(await secretOf(person.id)) }, person.cookie);
    await begin();
    expect((await confirm()).status).toBe(400);
    await db.update(users).set({ operatorSince: Date.now() }).where(eq(users.id, person.id));
    nextCode();
    expect((await confirm()).status).toBe(200);
    expect((await world.fetch("/operator", { cookie: person.cookie })).status).toBe(200);
  });

  it("cannot switch two steps off", async () => {
    stopClock();
    const { id, cookie, secret } = await enrolled("petugas");
    await world.context().db.update(users).set({ operatorSince: 1 }).where(eq(users.id, id));
    const refused = await post({ change: "end", currentPassword: PASSWORD, oneTimePassword: code(secret) }, cookie);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("Operator tidak dapat")]);
    expect((await world.fetch("/operator", { cookie })).status).toBe(200);
  });
});
