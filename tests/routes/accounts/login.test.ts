import { gzipSync } from "node:zlib";
import Argon2 from "@phi-ag/argon2";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DAY, HOUR } from "~/platform/dates";
import { asD1 } from "../../support/database/as-d1";
import {
  cookiesOf,
  elsewhere,
  followed,
  freshEmail,
  isSignedIn,
  PASSWORD,
  signUpRequest,
  verifiedAccount,
} from "../../support/flows/account";
import { hush } from "../../support/logs";
import { field } from "../../support/pages/page-parts";
import { NOON, stopClock } from "../../support/stopped-clock";
import { ORIGIN, startWorld, type World } from "../../support/world";

let world: World;
let sari: string;
beforeAll(async () => {
  world = await startWorld();
  sari = await verifiedAccount(world, "sari");
});
afterAll(() => world.stop());

/** While the database is away every statement fails. Hides the errors that the server logs. */
const { takeDatabaseAway, giveDatabaseBack } = (() => {
  let kept: D1Database | undefined;
  let log: ReturnType<typeof hush> | undefined;
  return {
    takeDatabaseAway() {
      log = hush();
      kept = world.bindings.DB;
      const prepare = () => {
        throw new Error("the database is down");
      };
      world.bindings.DB = asD1({ prepare });
    },
    giveDatabaseBack() {
      if (kept) world.bindings.DB = kept;
      kept = undefined;
      log?.end();
      log = undefined;
    },
  };
})();
afterEach(giveDatabaseBack);

function logIn(fields: Record<string, string>, path = "/login", cookie?: string): Promise<Response> {
  return world.fetch(path, { form: fields, headers: elsewhere(), ...(cookie ? { cookie } : {}) });
}

describe("the login page", () => {
  it("makes no query and stays within 6 KB", async () => {
    const response = await world.fetch("/login");
    expect(response.headers.get("Server-Timing")).toContain("trips=0");
    expect(gzipSync(await response.text()).byteLength).toBeLessThan(6 * 1024);
  });

  it("keeps the return address in its link to the signup page, and back", async () => {
    expect(await (await world.fetch("/login?redirectTo=%2Fgig%2F1")).text()).toContain("/signup?redirectTo=%2Fgig%2F1");
    expect(await (await world.fetch("/signup?redirectTo=%2Fgig%2F1")).text()).toContain("/login?redirectTo=%2Fgig%2F1");
  });

  it("redirects a logged-in person", async () => {
    const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
    for (const path of ["/login", "/signup"]) {
      const response = await world.fetch(path, { cookie });
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    }
  });
});

describe("logging in", () => {
  it("opens a session and shows a message", async () => {
    const response = await logIn({ email: ` ${sari.toUpperCase()} `, password: PASSWORD });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith("__session="));
    expect(session).not.toMatch(/Max-Age|Expires/);
    const next = await followed(world, response);
    expect(next).toContain("Masuk Berhasil");
    expect(next).toContain("Selamat datang kembali!");
    expect(await isSignedIn(world, cookiesOf(response))).toBe(true);
  });

  it("stays valid for thirty days if requested", async () => {
    const response = await logIn({ email: sari, password: PASSWORD, remember: "on" });
    expect(response.headers.get("Set-Cookie")).toContain("Max-Age=2592000");
  });

  it.each([
    ["a passing session", {}, 7],
    ["a remembered one", { remember: "on" }, 90],
  ])("extends %s on use, up to a fixed end", async (_kind, fields, days) => {
    const email = await verifiedAccount(world, "sari");
    const cookie = cookiesOf(await logIn({ email, password: PASSWORD, ...fields }));
    const begun = Date.now() - days * DAY + HOUR;
    const { DB } = world.bindings;
    const whose = "user_id = (select id from users where email = ?)";
    await DB.prepare(`update sessions set created_at = ?, last_used_at = ? where ${whose}`)
      .bind(begun, Date.now() - 2 * HOUR, email)
      .run();
    expect(await isSignedIn(world, cookie)).toBe(true);
    await world.settled();
    const row = await DB.prepare(`select expires_at from sessions where ${whose}`).bind(email).first();
    expect(row).toEqual({ expires_at: begun + days * DAY });
  });

  it("shows unread messages on the next page", async () => {
    const email = await verifiedAccount(world, "sari");
    await world.bindings.DB.prepare("update users set unread_messages = 3, unread_notifications = 2 where email = ?")
      .bind(email)
      .run();
    const next = await followed(world, await logIn({ email, password: PASSWORD }));
    expect(next).toContain("3 belum dibaca");
    expect(next).toContain("2 belum dibaca");
  });

  it("takes at most three trips to the database", async () => {
    const response = await logIn({ email: sari, password: PASSWORD });
    expect(response.headers.get("Server-Timing")).toMatch(/trips=[123] /);
  });

  it("creates a new token each time and ends the browser's earlier session", async () => {
    const first = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
    const second = cookiesOf(await logIn({ email: sari, password: PASSWORD }, "/login", first));
    await world.settled();
    expect(second).not.toBe(first);
    expect(await isSignedIn(world, first)).toBe(false);
    expect(await isSignedIn(world, second)).toBe(true);
  });

  it("does not accept a token that somebody else put into the browser", async () => {
    const stranger = await world.person("Penyusup");
    const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }, "/login", stranger.cookie));
    expect(cookie).not.toContain(stranger.cookie.split("=")[1]);
  });

  it.each([
    ["/gig/1?a=b", "/gig/1?a=b"],
    ["https://evil.example/", "/"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/.//evil.example", "/evil.example"],
    ["javascript:alert(1)", "/"],
    [`${ORIGIN}/wanted`, "/wanted"],
    ["%", "/%"],
  ])("with redirectTo=%s goes to %s", async (redirectTo, target) => {
    const path = `/login?redirectTo=${encodeURIComponent(redirectTo)}`;
    const response = await logIn({ email: sari, password: PASSWORD }, path);
    expect(response.headers.get("Location")).toBe(target);
  });

  it("accepts a browser with a long user agent", async () => {
    const response = await world.fetch("/login", {
      form: { email: sari, password: PASSWORD },
      headers: { ...elsewhere(), "User-Agent": `Mozilla/5.0 ${"x".repeat(2_000)}` },
    });
    expect(response.status).toBe(303);
  });

  it("renews a hash with other cost parameters", async () => {
    const email = await verifiedAccount(world, "lama");
    const { DB, ARGON2 } = world.bindings;
    const cheap = new Argon2(await WebAssembly.instantiate(ARGON2)).hash(PASSWORD, {
      memoryCost: 64,
      timeCost: 1,
    });
    await DB.prepare("update users set password_hash = ? where email = ?").bind(cheap.encoded, email).run();
    expect((await logIn({ email, password: PASSWORD })).status).toBe(303);
    const stored = await DB.prepare("select password_hash as hash from users where email = ?")
      .bind(email)
      .first<{ hash: string }>();
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn({ email, password: PASSWORD })).status).toBe(303);
  });
});

describe("a login that fails", () => {
  it("shows the same error for a wrong password and an unknown address", async () => {
    const wrong = await logIn({ email: sari, password: "Kenanga#77" });
    const unknown = await logIn({ email: sari.replace("sari", "siri"), password: "Kenanga#77" });
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    const plain = (html: string) => html.replaceAll("siri", "sari").replaceAll(/nonce[^>,]+|(?<=now\W+)\d{13}/g, "");
    const [one, other] = [plain(await wrong.text()), plain(await unknown.text())];
    expect(other).toBe(one);
    expect(one).toContain("Gagal Masuk");
    expect(one).toContain("Email atau kata sandi salah.");
    expect(field(one, "Email").value).toBe(sari);
    expect(one).not.toContain("Kenanga#77");
  });

  it("names the empty fields", async () => {
    const response = await logIn({ email: "", password: "" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Mohon isi semua kolom");
    expect(html).toContain("Isi kata sandi Anda");
  });

  it("says that the email is unverified only if the password is right", async () => {
    const email = freshEmail("baru");
    await signUpRequest(world, email);
    const wrong = await (await logIn({ email, password: "Kenanga#77" })).text();
    expect(wrong).not.toContain("belum diverifikasi");
    const right = await logIn({ email, password: PASSWORD });
    expect(right.status).toBe(400);
    expect(right.headers.get("Set-Cookie")).toBeNull();
    const html = await right.text();
    expect(html).toContain("Email Anda belum diverifikasi");
    expect(html).toContain("Kirim ulang email verifikasi");
  });

  it("ends no session", async () => {
    const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
    await logIn({ email: sari, password: "salah" }, "/login", cookie);
    expect(await isSignedIn(world, cookie)).toBe(true);
  });

  it("shows an error if the database does not answer", async () => {
    takeDatabaseAway();
    const response = await logIn({ email: sari, password: PASSWORD });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Terjadi kesalahan saat masuk. Silakan coba lagi.");
  });
});

describe("failed logins", () => {
  const wrong = (email: string, headers: Record<string, string>) =>
    world.fetch("/login", { form: { email, password: "Kenanga#77" }, headers });

  it("are limited to ten a minute per address and account", async () => {
    stopClock();
    const email = await verifiedAccount(world, "ramai");
    const headers = { "CF-Connecting-IP": "203.0.113.7" };
    for (let i = 0; i < 10; i += 1) expect((await wrong(email, headers)).status).toBe(400);
    const refused = await wrong(email, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
    const html = await refused.text();
    expect(html).toContain("Terlalu banyak percobaan. Coba lagi dalam 1 menit.");
    expect(field(html, "Email").value).toBe(email);
    const right = await world.fetch("/login", { form: { email, password: PASSWORD }, headers: elsewhere() });
    expect(right.status).toBe(303);
  });

  it("are limited to a hundred an hour per account, from any address and at once", async () => {
    stopClock(NOON);
    const email = await verifiedAccount(world, "incaran");
    await wrong(email, elsewhere());
    const { DB } = world.bindings;
    const { results } = await DB.prepare(
      "select key from attempt_counters where key like 'login:%' and count = 1 order by rowid desc limit 1",
    ).all<{ key: string }>();
    await DB.prepare("update attempt_counters set count = 97 where key = ?").bind(results[0]?.key).run();
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(email, elsewhere())));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(9);
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(60);
    const right = await world.fetch("/login", { form: { email, password: PASSWORD }, headers: elsewhere() });
    expect(right.status).toBe(429);
  });

  it("do not include successful logins", async () => {
    const email = await verifiedAccount(world, "rajin");
    for (let i = 0; i < 3; i += 1) await logIn({ email, password: PASSWORD });
    const { DB } = world.bindings;
    const { results } = await DB.prepare(
      "select max(count) m from attempt_counters where key like 'login:%' and count < 90 group by key order by rowid desc limit 1",
    ).all();
    expect(results).toEqual([{ m: 0 }]);
  });
});

describe("logging out", () => {
  it("invalidates the cookie for the next request, and confirms it", async () => {
    const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
    const response = await world.fetch("/logout", { method: "POST", form: {}, cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect(response.headers.getSetCookie().join()).toMatch(/__session=;/);
    expect(await followed(world, response)).toContain("Berhasil keluar");
    expect(await isSignedIn(world, cookie)).toBe(false);
    expect((await world.fetch("/login", { cookie })).status).toBe(200);
  });

  it("invalidates the cookie even if KV still has the session", async () => {
    const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
    const { SESSIONS } = world.bindings;
    const kept = new Map<string, string>();
    for (const { name } of (await SESSIONS.list()).keys) kept.set(name, (await SESSIONS.get(name)) ?? "");
    await world.fetch("/logout", { form: {}, cookie });
    for (const [name, value] of kept) await SESSIONS.put(name, value);
    expect(await isSignedIn(world, cookie)).toBe(false);
  });

  it("confirms success in a header, also for scripts", async () => {
    for (const path of ["/logout", "/logout.data"]) {
      const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
      const response = await world.fetch(path, { form: {}, cookie });
      expect([path, response.headers.get("X-Logged-Out")]).toEqual([path, "true"]);
      expect(await isSignedIn(world, cookie)).toBe(false);
    }
  });

  it("needs a form, not a link", async () => {
    const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
    const response = await world.fetch("/logout", { cookie });
    expect(response.headers.get("Location")).toBe("/");
    expect(await isSignedIn(world, cookie)).toBe(true);
  });

  it("shows an error when it fails, and keeps the session", async () => {
    const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
    takeDatabaseAway();
    const response = await world.fetch("/logout", { form: {}, cookie });
    giveDatabaseBack();
    expect(response.headers.get("X-Logged-Out")).toBeNull();
    expect(await followed(world, response)).toContain("Gagal keluar");
    expect(response.headers.getSetCookie().join()).not.toMatch(/__session=;/);
    expect(await isSignedIn(world, cookie)).toBe(true);
  });

  it.each([[["delete"]], [["get", "put", "delete"]]] as const)(
    "works while the session store fails to %s",
    async (broken) => {
      const cookie = cookiesOf(await logIn({ email: sari, password: PASSWORD }));
      const whole = world.bindings.SESSIONS;
      const failing = { ...whole };
      for (const verb of broken) failing[verb] = () => Promise.reject(new Error("KV does not answer"));
      world.bindings.SESSIONS = failing;
      const log = hush();
      const response = await world.fetch("/logout", { form: {}, cookie });
      log.end();
      world.bindings.SESSIONS = whole;
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
      expect(await followed(world, response)).toContain("Berhasil keluar");
      expect(await isSignedIn(world, cookie)).toBe(false);
    },
  );

  it("does nothing for a visitor", async () => {
    expect((await world.fetch("/logout", { form: {} })).status).toBe(303);
  });
});

describe("an unreadable cookie", () => {
  it.each(["__session=%", "__session=abc", "__session=a.b.c", "__session=%; toast=%"])(
    "counts as a visitor: %s",
    async (cookie) => {
      expect((await world.fetch("/login", { cookie })).status).toBe(200);
      expect((await world.fetch("/", { cookie })).status).toBe(200);
      expect(await isSignedIn(world, cookie)).toBe(false);
      expect((await world.fetch("/logout", { form: {}, cookie })).status).toBe(303);
      expect(
        (
          await world.fetch("/login", {
            form: { email: sari, password: PASSWORD },
            headers: elsewhere(),
            cookie,
          })
        ).status,
      ).toBe(303);
    },
  );
});
