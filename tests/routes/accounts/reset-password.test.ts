import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canResetPassword, FAILURES_AN_HOUR, failureCounter, resetPassword } from "~/accounts/login-commands.server";
import { countAttempt } from "~/database/attempt-counters.server";
import { MINUTE } from "~/platform/dates";

import { digest } from "~/platform/secrets.server";
import {
  cookiesOf,
  elsewhere,
  followed,
  freshEmail,
  isSignedIn,
  logInRequest,
  PASSWORD,
  postedSubjects,
  postedTokens,
  signUpRequest,
  verifiedAccount,
  verify,
} from "../../support/flows/account";
import { hrefs } from "../../support/pages/page-text";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type World } from "../../support/world";

const NEW = "Kenanga#77";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function link(email: string): Promise<string> {
  await world.fetch("/forgot-password", { form: { email }, headers: elsewhere() });
  await world.settled();
  return postedTokens(world, email, "reset-password").at(-1) ?? "";
}

function look(token: string): Promise<Response> {
  return world.fetch(`/reset-password?token=${encodeURIComponent(token)}`);
}

async function reset(token: string, fields: Record<string, string> = {}, cookie = ""): Promise<Response> {
  const response = await world.fetch(`/reset-password?token=${encodeURIComponent(token)}`, {
    form: { password: NEW, confirmPassword: NEW, ...fields },
    ...(cookie ? { cookie } : {}),
  });
  await world.settled();
  return response;
}

describe("a reset link", () => {
  it("is not used up by opening it or by errors, and works once", async () => {
    const email = await verifiedAccount(world, "sari");
    const token = await link(email);
    for (let i = 0; i < 2; i += 1) expect((await look(token)).status).toBe(200);
    expect((await reset(token, { confirmPassword: "lain" })).status).toBe(400);
    const used = await reset(token);
    expect([used.status, used.headers.get("Location")]).toEqual([303, "/login"]);
    expect(await followed(world, used)).toContain("Kata Sandi Diganti");
    expect((await look(token)).status).toBe(400);
    const again = await reset(token, { password: "Cempaka#88", confirmPassword: "Cempaka#88" });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain("Tautan ini tidak berlaku");
    expect((await logInRequest(world, email, PASSWORD)).status).toBe(400);
    expect((await logInRequest(world, email, "Cempaka#88")).status).toBe(400);
    expect((await logInRequest(world, email, NEW)).status).toBe(303);
  });

  it("keeps working after the owner's email address or name was tried as the password", async () => {
    const email = await verifiedAccount(world, "sari9");
    const token = await link(email);
    for (const password of [email, ` ${email.toUpperCase()}`, email.replace("@contoh.id", "")]) {
      const answer = await reset(token, { password, confirmPassword: password });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Kata sandi tidak boleh sama dengan email atau nama Anda");
    }
    expect((await logInRequest(world, email, PASSWORD)).status).toBe(303);
    expect((await reset(token)).status).toBe(303);
  });

  it("succeeds for one of ten at once, with one mail, and only its password counts", async () => {
    const email = await verifiedAccount(world, "sari");
    const token = await link(email);
    const tries = Array.from({ length: 10 }, (_, n) => `Kenanga#7${n}x`);
    const answers = await Promise.all(
      tries.map((password) => resetPassword(world.context(), { token, password, knownDevice: null })),
    );
    await world.settled();
    const winners = tries.filter((_, n) => answers[n] !== null);
    expect(winners).toHaveLength(1);
    for (const password of tries) {
      expect((await logInRequest(world, email, password)).status).toBe(winners.includes(password) ? 303 : 400);
    }
    const told = postedSubjects(world, email).filter((subject) => subject.includes("sudah diganti"));
    expect(told).toHaveLength(1);
  });

  it("expires after thirty minutes", async () => {
    const token = await link(await verifiedAccount(world, "sari"));
    const { db, now } = world.context();
    expect(await canResetPassword(db, token, now + 29 * MINUTE)).toBe(true);
    expect(await canResetPassword(db, token, now + 31 * MINUTE)).toBe(false);
    const late = world.context(now + 31 * MINUTE);
    expect(await resetPassword(late, { token, password: NEW, knownDevice: null })).toBeNull();
  });

  it("expires when a newer one is sent", async () => {
    const email = await verifiedAccount(world, "sari");
    const older = await link(email);
    const newer = await link(email);
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(303);
  });

  it("cannot be used as a verification link, and a verification link cannot reset a password", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    expect((await reset(postedTokens(world, email)[0] ?? "")).status).toBe(400);
    const token = await link(email);
    expect((await verify(world, token)).status).toBe(400);
  });

  it.each(["", "abc", "%", "a".repeat(43), "a".repeat(5000)])(
    "shows a 400 page with a next step for %j",
    async (token) => {
      const looked = await look(token);
      const sent = await reset(token);
      expect([looked.status, sent.status]).toEqual([400, 400]);
      for (const html of [await looked.text(), await sent.text()]) {
        expect(html).toContain("Tautan ini tidak berlaku");
        expect(hrefs(html)).toContain("/forgot-password");
      }
    },
  );
});

describe("a password chosen by a link", () => {
  it("must follow the rules, is typed twice, and is never sent back", async () => {
    const token = await link(await verifiedAccount(world, "sari"));
    const response = await reset(token, { password: "pendek-sekali", confirmPassword: "lain-sekali" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Kata sandi harus berisi angka");
    expect(html).toContain("Konfirmasi kata sandi tidak cocok");
    expect(html).not.toContain("pendek-sekali");
    expect(html).not.toContain("lain-sekali");
    const weak = { password: "Sari Dewi", confirmPassword: "Sari Dewi" };
    const refused = await (await reset(token, weak)).text();
    expect(refused).toContain(
      "Kata sandi harus berisi angka dan simbol, misalnya # atau !. Kata sandi tidak boleh sama dengan email atau nama Anda",
    );
    const empty = await (await reset(token, { password: "", confirmPassword: "" })).text();
    expect(empty).toContain("Mohon isi semua kolom");
  });

  it("ends every session from the next request on, even if KV still has it", async () => {
    const email = await verifiedAccount(world, "sari");
    const cookies = [];
    for (let i = 0; i < 3; i += 1) cookies.push(cookiesOf(await logInRequest(world, email)));
    const budi = await world.person("Budi Santoso");
    const token = await link(email);
    const { SESSIONS } = world.bindings;
    const kept = new Map<string, string>();
    for (const { name } of (await SESSIONS.list()).keys) kept.set(name, (await SESSIONS.get(name)) ?? "");
    await reset(token);
    for (const cookie of cookies) {
      expect(await (await world.fetch("/", { cookie })).text()).not.toContain(email);
    }
    for (const [name, value] of kept) await SESSIONS.put(name, value);
    for (const cookie of cookies) expect(await isSignedIn(world, cookie)).toBe(false);
    expect(await isSignedIn(world, budi.cookie)).toBe(true);
  });

  it("clears the cookie of its browser, unless another person is logged in there", async () => {
    const email = await verifiedAccount(world, "sari");
    const own = cookiesOf(await logInRequest(world, email));
    const used = await reset(await link(email), {}, own);
    expect(used.headers.getSetCookie().join()).toMatch(/__session=;/);
    const budi = await world.person("Budi Santoso");
    const other = await reset(await link(email), {}, budi.cookie);
    expect(other.headers.getSetCookie().join()).not.toMatch(/__session=;/);
  });

  it("is announced by mail", async () => {
    const email = await verifiedAccount(world, "sari");
    await reset(await link(email));
    expect(postedSubjects(world, email).at(-1)).toBe("Kata sandi JasaWarga Anda sudah diganti");
    expect(world.postbox.sent.at(-1)?.text).toContain("http://localhost:8787/forgot-password");
  });

  it("lets its owner log in, even if strangers used up the hour's tries", async () => {
    stopClock();
    const email = await verifiedAccount(world, "sari");
    const { db, now } = world.context();
    const key = failureCounter(await digest(email));
    for (let n = 0; n < FAILURES_AN_HOUR; n += 1) await countAttempt(db, key, FAILURES_AN_HOUR, now);
    expect((await logInRequest(world, email)).status).toBe(429);
    expect((await reset(await link(email))).status).toBe(303);
    expect((await logInRequest(world, email, NEW)).status).toBe(303);
  });

  it("verifies an unverified address, because the link proved the mailbox", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    expect((await reset(await link(email))).status).toBe(303);
    expect((await logInRequest(world, email, NEW)).status).toBe(303);
    expect((await logInRequest(world, email, PASSWORD)).status).toBe(400);
  });
});
