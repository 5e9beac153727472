import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canVerifyEmail, FAILURES_AN_HOUR, failureCounter, verifyEmail } from "~/accounts/login-commands.server";
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
  postedTokens,
  signUpRequest,
  signupFields,
  verifiedAccount,
  verify,
} from "../../support/flows/account";
import { field, names } from "../../support/pages/page-parts";
import { hrefs } from "../../support/pages/page-text";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type World } from "../../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe("a verification link", () => {
  it("is not used up by opening it, and works once", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const token = postedTokens(world, email)[0] ?? "";
    for (let i = 0; i < 2; i += 1) {
      const look = await world.fetch(`/verify-email?token=${token}`);
      expect(look.status).toBe(200);
      expect(names(await look.text(), "button")).toContain("Verifikasi email");
    }
    const used = await verify(world, token);
    expect(used.headers.get("Location")).toBe("/");
    expect(await followed(world, used)).toContain("Email Terverifikasi");
    expect((await verify(world, token)).status).toBe(400);
    expect((await world.fetch(`/verify-email?token=${token}`)).status).toBe(400);
  });

  it("logs in only with the password", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const token = postedTokens(world, email)[0] ?? "";
    const guessed = await verify(world, token, "Bukan#2026");
    expect(guessed.status).toBe(400);
    expect(guessed.headers.getSetCookie().join()).not.toContain("session=");
    expect(await isSignedIn(world, cookiesOf(await verify(world, token)))).toBe(true);
  });

  it("redirects a suspended owner to the suspension page", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    await world.bindings.DB.prepare("update users set suspended_at = 1 where email = ?").bind(email).run();
    const used = await verify(world, postedTokens(world, email)[0] ?? "");
    expect(used.headers.get("Location")).toBe("/account/suspended");
  });

  it("replaces the session of another account in this browser", async () => {
    const before = cookiesOf(await logInRequest(world, await verifiedAccount(world, "budi")));
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const form = { password: PASSWORD };
    const path = `/verify-email?token=${postedTokens(world, email)[0]}`;
    const used = await world.fetch(path, { form, cookie: before, headers: elsewhere() });
    expect(used.status).toBe(303);
    await world.settled();
    expect(await isSignedIn(world, before)).toBe(false);
    expect(await isSignedIn(world, cookiesOf(used))).toBe(true);
  });

  it("succeeds for one of many at the same time", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const token = postedTokens(world, email)[0] ?? "";
    const used = await Promise.all(Array.from({ length: 8 }, () => verify(world, token)));
    expect(used.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it("expires after thirty minutes", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const token = postedTokens(world, email)[0] ?? "";
    const { db, now } = world.context();
    expect(await canVerifyEmail(db, token, now + 29 * MINUTE)).toBe(true);
    expect(await canVerifyEmail(db, token, now + 31 * MINUTE)).toBe(false);
    const late = world.context(now + 31 * MINUTE);
    const browser = { remember: false, device: "", knownDevice: null, previous: null };
    const given = { ...browser, token, password: PASSWORD, address: "10.9.9.9" };
    expect(await verifyEmail(late, given)).toEqual({ ok: false, reason: "dead" });
  });

  it("expires when a newer one is sent", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    await world.fetch("/verify-email/resend", { form: { email } });
    await world.settled();
    const [older, newer] = postedTokens(world, email);
    expect((await verify(world, older ?? "")).status).toBe(400);
    expect((await verify(world, newer ?? "")).status).toBe(303);
  });

  it("is stored as a digest", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const { results } = await world.bindings.DB.prepare("select id from email_tokens").all();
    expect(JSON.stringify(results)).not.toContain(postedTokens(world, email)[0]);
  });

  it.each(["", "abc", "%", "a".repeat(43), "a".repeat(5000)])(
    "shows a 400 page with a next step for %j",
    async (token) => {
      const looked = await world.fetch(`/verify-email?token=${encodeURIComponent(token)}`);
      const sent = await verify(world, token);
      expect([looked.status, sent.status]).toEqual([400, 400]);
      expect(await looked.text()).toContain("Kirim tautan verifikasi");
      expect(await sent.text()).toContain("Tautan ini tidak berlaku");
    },
  );
});

describe("a person who signs up during an order", () => {
  const ORDER = "/order/42?package=pkg_0";
  const signUpFor = async (redirectTo: string) => {
    const email = freshEmail("sari");
    const form = signupFields(email);
    await world.fetch(`/signup?redirectTo=${encodeURIComponent(redirectTo)}`, { form });
    await world.settled();
    return email;
  };
  const mailedLink = (email: string) => {
    const { text = "" } = world.postbox.sent.filter(({ to }) => to === email).at(-1) ?? {};
    return /\/verify-email\?\S+/.exec(text)?.[0] ?? "";
  };
  const press = (path: string, form: Record<string, string>) => world.fetch(path, { form, headers: elsewhere() });
  const onward = (answer: Response) => answer.headers.get("Location") ?? "";

  it("reaches the order through the link in the mail, in any browser", async () => {
    const email = await signUpFor(ORDER);
    const verified = await press(mailedLink(email), { password: PASSWORD });
    expect(onward(verified)).toBe(ORDER);
    expect(await isSignedIn(world, cookiesOf(verified))).toBe(true);
  });

  it("reaches the order through a new link from the login page or the expired link's page", async () => {
    const email = await signUpFor(ORDER);
    const dead = mailedLink(email).replace(/token=[\w-]+/, "token=x");
    const login = `/login?redirectTo=${encodeURIComponent(ORDER)}`;
    for (const page of [login, dead]) {
      const again = hrefsAndActions(await (await world.fetch(page)).text(), "/verify-email/resend");
      expect(onward(await press(again, { email }))).toBe(login);
      await world.settled();
    }
    expect(onward(await press(mailedLink(email), { password: PASSWORD }))).toBe(ORDER);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "is not redirected elsewhere by %s",
    async (hostile) => {
      const email = await signUpFor(hostile);
      const link = mailedLink(email);
      expect(link).not.toContain("next=");
      const forged = `${link}&next=${btoa(hostile).replaceAll("=", "")}`;
      expect(onward(await press(forged, { password: PASSWORD }))).toBe("/");
    },
  );
});

function hrefsAndActions(html: string, path: string): string {
  const found = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, to = ""]) => to);
  return found.find((to) => to.startsWith(path))?.replaceAll("&amp;", "&") ?? "";
}

describe("an account created with somebody else's address", () => {
  it("is not opened by the owner's click alone", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const token = postedTokens(world, email)[0] ?? "";
    for (const password of ["", "Kenanga#77"]) {
      expect((await verify(world, token, password)).status).toBe(400);
    }
    expect(await (await logInRequest(world, email)).text()).toContain("belum diverifikasi");
    expect((await verify(world, token)).status).toBe(303);
  });

  it("shows the error beside the field, sends no password back, and shows the next step", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const html = await (await verify(world, postedTokens(world, email)[0] ?? "", "Kenanga#77")).text();
    expect(html).toContain("Kata sandi salah");
    expect(html).not.toContain("Kenanga#77");
    expect(hrefs(html)).toContain("/forgot-password");
  });

  it("goes to its owner by a reset link, and the stranger's password, session and link stop working", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const token = postedTokens(world, email)[0] ?? "";
    await world.fetch("/forgot-password", { form: { email }, headers: elsewhere() });
    await world.settled();
    const reset = postedTokens(world, email, "reset-password")[0] ?? "";
    const form = { password: "Kenanga#77", confirmPassword: "Kenanga#77" };
    expect((await world.fetch(`/reset-password?token=${reset}`, { form })).status).toBe(303);
    expect((await verify(world, token)).status).toBe(400);
    expect((await logInRequest(world, email)).status).toBe(400);
    expect((await logInRequest(world, email, "Kenanga#77")).status).toBe(303);
  });

  it("is safe from guessing: a hundred failures an hour, shared with the login form", async () => {
    stopClock();
    const email = freshEmail("sari");
    await signUpRequest(world, email);
    const token = postedTokens(world, email)[0] ?? "";
    const { db, now } = world.context();
    const account = failureCounter(await digest(email));
    for (let n = 0; n < FAILURES_AN_HOUR; n += 1) await countAttempt(db, account, FAILURES_AN_HOUR, now);
    const refused = await verify(world, token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Terlalu banyak percobaan");
  });
});

describe("requesting another link", () => {
  it("gives the same answer for unverified, verified and unknown addresses", async () => {
    const waiting = freshEmail("sari");
    await signUpRequest(world, waiting);
    const verified = await verifiedAccount(world, "budi");
    world.postbox.sent.length = 0;
    const answers = [];
    for (const email of [waiting, verified, freshEmail("entah")]) {
      const response = await world.fetch("/verify-email/resend", { form: { email } });
      await world.settled();
      answers.push([response.status, response.headers.get("Location"), response.headers.getSetCookie()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(world.postbox.sent.map(({ to }) => to)).toEqual([waiting]);
  });

  it("stops after five mails an hour, for an unknown address too", async () => {
    stopClock();
    const known = freshEmail("sari");
    await signUpRequest(world, known);
    const unknown = freshEmail("entah");
    const ask = async (email: string) => (await world.fetch("/verify-email/resend", { form: { email } })).status;
    for (let i = 0; i < 4; i += 1) expect(await ask(known)).toBe(303);
    for (let i = 0; i < 5; i += 1) expect(await ask(unknown)).toBe(303);
    const refused = await world.fetch("/verify-email/resend", { form: { email: known } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(field(await refused.text(), "Email").value).toBe(known);
    expect(await ask(unknown)).toBe(429);
  });
});
