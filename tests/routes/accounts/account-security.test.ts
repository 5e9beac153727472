import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changePassword, confirmEmailChange, type PasswordChange } from "~/accounts/commands.server";
import { users } from "~/database/schema/users";
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
  verifiedAccount,
} from "../../support/flows/account";
import { field, parts } from "../../support/pages/page-parts";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type World } from "../../support/world";

const NEW = "Kenanga#77";
const PAGE = "/account/security";
const PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type SignedIn = { email: string; cookie: string };

async function sari(): Promise<SignedIn> {
  const email = await verifiedAccount(world, "sari");
  return { email, cookie: cookiesOf(await logInRequest(world, email)) };
}

async function post(form: Record<string, string>, cookie: string, path = PAGE, headers = elsewhere()) {
  const response = await world.fetch(path, { form, cookie, headers });
  await world.settled();
  return response;
}

const newPassword = (changes: Record<string, string> = {}) => ({
  change: "password",
  currentPassword: PASSWORD,
  password: NEW,
  confirmPassword: NEW,
  ...changes,
});

const newEmail = (email: string, changes: Record<string, string> = {}) => ({
  change: "email",
  email,
  currentPassword: PASSWORD,
  ...changes,
});

const page = async (cookie: string) => (await world.fetch(PAGE, { cookie })).text();

const devicesIn = (html: string) => parts(html, "button", /^Keluarkan .*, terakhir/).map(({ value }) => value);

async function outcomeOf(response: Response) {
  return [response.status, response.headers.get("Location"), await response.text()];
}

describe("the account's security page", () => {
  it("redirects a visitor to the login page and back", async () => {
    const response = await world.fetch(PAGE);
    expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Faccount%2Fsecurity");
    expect((await post(newPassword(), "")).status).toBe(303);
  });

  it("takes two trips to the database and stays within 6 KB", async () => {
    const { cookie } = await sari();
    const response = await world.fetch(PAGE, { cookie });
    expect(response.headers.get("Server-Timing")).toContain("trips=2");
    expect(gzipSync(await response.text()).byteLength).toBeLessThan(6 * 1024);
  });

  it.each([{}, { change: "lain" }, { change: "devices" }, { change: "devices", session: "" }])(
    "answers 400 to %j",
    async (form) => {
      const { cookie } = await sari();
      expect((await post(form as Record<string, string>, cookie)).status).toBe(400);
    },
  );
});

describe("changing the password", () => {
  it("keeps this browser logged in under a new token and ends every other session at once", async () => {
    const { email, cookie } = await sari();
    const others = [cookiesOf(await logInRequest(world, email)), cookiesOf(await logInRequest(world, email))];
    const response = await post(newPassword(), cookie);
    expect([response.status, response.headers.get("Location")]).toEqual([303, PAGE]);
    for (const dead of [cookie, ...others]) expect(await isSignedIn(world, dead)).toBe(false);
    expect(await isSignedIn(world, cookiesOf(response))).toBe(true);
    const next = await followed(world, response);
    expect(next).toContain("Kata Sandi Diganti");
    expect(devicesIn(next)).toEqual([]);
    expect(postedSubjects(world, email).at(-1)).toBe("Kata sandi JasaWarga Anda sudah diganti");
    expect((await logInRequest(world, email, PASSWORD)).status).toBe(400);
    expect((await logInRequest(world, email, NEW)).status).toBe(303);
  });

  it("needs the current password, and ends no session for a wrong one", async () => {
    const { email, cookie } = await sari();
    const other = cookiesOf(await logInRequest(world, email));
    const response = await post(newPassword({ currentPassword: "Salah#1234" }), cookie);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Kata sandi saat ini salah");
    for (const secret of ["Salah#1234", NEW]) expect(html).not.toContain(secret);
    expect(await isSignedIn(world, cookie)).toBe(true);
    expect(await isSignedIn(world, other)).toBe(true);
    expect((await logInRequest(world, email)).status).toBe(303);
  });

  it("shows every error of the new one", async () => {
    const { cookie } = await sari();
    const bad = newPassword({ password: "pendek-sekali", confirmPassword: "lain" });
    const html = await (await post(bad, cookie)).text();
    expect(html).toContain("Kata sandi harus berisi angka");
    expect(html).toContain("Konfirmasi kata sandi tidak cocok");
    expect(await (await post({ change: "password" }, cookie)).text()).toContain("Mohon isi semua kolom");
  });

  it("is refused if it is the owner's email address or name, and ends no session", async () => {
    const { email, cookie } = await sari();
    const fullName = "Sanggar R2 & D2";
    await world.context().db.update(users).set({ fullName }).where(eq(users.email, email));
    for (const password of [email, email.toUpperCase(), "Sanggar R2 & D2", "sanggarr2&d2"]) {
      const answer = await post(newPassword({ password, confirmPassword: password }), cookie);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Kata sandi tidak boleh sama dengan email atau nama Anda");
    }
    expect(await isSignedIn(world, cookie)).toBe(true);
    expect((await logInRequest(world, email)).status).toBe(303);
  });

  it("is refused after ten wrong passwords a minute from one address, like logging in", async () => {
    stopClock();
    const { email, cookie } = await sari();
    const headers = { "CF-Connecting-IP": "203.0.113.30" };
    const guess = newPassword({ currentPassword: "Salah#1234" });
    for (let i = 0; i < 10; i += 1) expect((await post(guess, cookie, PAGE, headers)).status).toBe(400);
    const refused = await post(guess, cookie, PAGE, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(await refused.text()).toContain("Terlalu banyak percobaan. Coba lagi dalam 1 menit.");
    const login = await world.fetch("/login", { form: { email, password: PASSWORD }, headers });
    expect(login.status).toBe(429);
  });

  it("counts its failures with those of the login form, and counts no success", async () => {
    stopClock();
    const { email, cookie } = await sari();
    const key = `login:${await digest(email)}`;
    const { DB } = world.bindings;
    const failures = () =>
      DB.prepare("select count from attempt_counters where key = ?").bind(key).first<number>("count");
    await post(newPassword({ currentPassword: "Salah#1234" }), cookie);
    expect(await failures()).toBe(1);
    await DB.prepare("update attempt_counters set count = 7 where key = ?").bind(key).run();
    expect((await post(newPassword(), cookie)).status).toBe(303);
    expect(await failures()).toBe(7);
  });

  it("is refused after a hundred failures of the account in an hour", async () => {
    stopClock();
    const { cookie } = await sari();
    const { DB } = world.bindings;
    await post(newPassword({ currentPassword: "Salah#1234" }), cookie);
    const own = await DB.prepare(
      "select key from attempt_counters where key like 'recheck:%' order by rowid desc limit 1",
    ).first<string>("key");
    await DB.prepare("update attempt_counters set count = 100 where key = ?").bind(own).run();
    expect((await post(newPassword(), cookie)).status).toBe(429);
  });

  it("succeeds for one of two at once", async () => {
    const email = await verifiedAccount(world, "sari");
    const user = await world.bindings.DB.prepare(
      `select id, full_name as name, email, null as pictureUrl, 0 as unreadMessages,
        0 as unreadNotifications, false as operator from users where email = ?`,
    )
      .bind(email)
      .first<PasswordChange["user"]>();
    if (!user) throw new Error("nobody there");
    const attempt = async (next: string) => {
      const context = world.context();
      const cookie = cookiesOf(await logInRequest(world, email));
      const request = new Request("http://x", { headers: { Cookie: cookie } });
      const session = { id: (await context.sessions.claim(request))?.sessionId ?? "", remember: false };
      const given = { current: PASSWORD, next, address: next };
      const wanted = { ...given, user, session, knownDevice: null };
      return () => changePassword(context, wanted);
    };
    const attempts = [await attempt("Kenanga#77"), await attempt("Cempaka#88")];
    const answers = await Promise.all(attempts.map((start) => start()));
    await world.settled();
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const told = postedSubjects(world, email).filter((subject) => subject.includes("sudah diganti"));
    expect(told).toHaveLength(1);
    const { results } = await world.bindings.DB.prepare("select id from sessions where user_id = ?")
      .bind(user.id)
      .all();
    expect(results).toHaveLength(1);
  });

  it("invalidates open links in mails", async () => {
    const { email, cookie } = await sari();
    await world.fetch("/forgot-password", { form: { email }, headers: elsewhere() });
    await world.settled();
    await post(newPassword(), cookie);
    const token = postedTokens(world, email, "reset-password")[0] ?? "";
    expect((await world.fetch(`/reset-password?token=${token}`)).status).toBe(400);
  });
});

describe("the list of devices", () => {
  it("names each device, marks the current one, and logs out a single other one", async () => {
    const { email, cookie } = await sari();
    const phone = cookiesOf(await logInRequest(world, email, PASSWORD, { "User-Agent": PHONE }));
    const html = await page(cookie);
    expect(html).toContain("Chrome di Android");
    expect(html).toContain("Perangkat ini");
    const [session = "", ...more] = devicesIn(html);
    expect(more).toEqual([]);
    const response = await post({ change: "devices", session }, cookie);
    expect([response.status, response.headers.get("Location")]).toEqual([303, PAGE]);
    expect(await page(`${cookiesOf(response)}; ${cookie}`)).toContain("Perangkat dikeluarkan");
    expect(await isSignedIn(world, phone)).toBe(false);
    expect(await isSignedIn(world, cookie)).toBe(true);
    expect((await post({ change: "devices", session }, cookie)).status).toBe(404);
  });

  it("logs out all others at once", async () => {
    const { email, cookie } = await sari();
    const others = [cookiesOf(await logInRequest(world, email)), cookiesOf(await logInRequest(world, email))];
    await post({ change: "devices", session: "others" }, cookie);
    for (const other of others) expect(await isSignedIn(world, other)).toBe(false);
    expect(await isSignedIn(world, cookie)).toBe(true);
    expect(await page(cookie)).toContain("Akun Anda tidak dibuka di perangkat lain.");
  });

  it("is private: another person's button changes nothing", async () => {
    const { email, cookie } = await sari();
    const other = cookiesOf(await logInRequest(world, email));
    const [session = ""] = devicesIn(await page(cookie));
    const budi = await world.person("Budi Santoso");
    expect((await post({ change: "devices", session }, budi.cookie)).status).toBe(404);
    await post({ change: "devices", session: "others" }, budi.cookie);
    expect(await isSignedIn(world, other)).toBe(true);
    expect(await page(budi.cookie)).not.toContain(session);
  });

  it.each(["tidak-ada", "' or 1=1 --", "0".repeat(64)])("answers 404 to %s", async (session) => {
    const { cookie } = await sari();
    expect((await post({ change: "devices", session }, cookie)).status).toBe(404);
  });
});

describe("a name that equals the password", () => {
  const saveName = (fullName: string, cookie: string) =>
    post(
      {
        fullName,
        bio: "",
        location: "Kota Bandung",
        contactEmail: "halo@sari.example",
        phone: "0812-3456-7890",
      },
      cookie,
      "/profile/edit",
    );

  it.each([
    ["Kenanga#77", "Kenanga#77"],
    ["kenanga#77", "kenanga#77"],
    ["Sanggar R2 & D2", "sanggar r2 & d2"],
    ["Sanggar 2000 Dua", "Sanggar-2000-Dua"],
  ])("%j is refused beside the password %j and stored nowhere", async (name, password) => {
    const { email, cookie } = await sari();
    const changed = await post(newPassword({ password, confirmPassword: password }), cookie);
    const fresh = cookiesOf(changed);
    const refused = await saveName(name, fresh);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("Full name must not be the same as your password");
    expect(field(page, "Full name").value).toBe(name);
    const [row] = await world.context().db.select().from(users).where(eq(users.email, email));
    expect(row?.fullName).toBe("Sari Dewi");
    expect((await saveName(`${name} Baru`, fresh)).status).toBe(303);
  });

  it("is counted by the hour, so that nobody can guess passwords this way", async () => {
    stopClock();
    const { cookie } = await sari();
    let answer = await saveName("Kenanga#100", cookie);
    for (let count = 1; count <= 30; count += 1) answer = await saveName(`Kenanga#${100 + count}`, cookie);
    expect(answer.status).toBe(429);
    expect((await saveName(PASSWORD, cookie)).status).toBe(429);
  });

  it("is not recorded as a refused name at sign-up", async () => {
    const count = () =>
      world.bindings.DB.prepare("select count(*) as kept from refused_names").first<{ kept: number }>();
    const before = await count();
    const password = "Admin-Pusat#7";
    const form = { fullName: password, email: freshEmail("dua"), password, confirmPassword: password };
    expect((await post({ ...form, agreeToTerms: "on" }, "", "/signup")).status).toBe(400);
    expect(await count()).toEqual(before);
  });
});

describe("changing the email", () => {
  const confirm = (token: string, cookie: string) => post({ token }, cookie, "/account/email");
  const linkTo = (email: string) => postedTokens(world, email, "account/email").at(-1) ?? "";

  it("takes effect when the link to the new address is used, once, and notifies the old one twice", async () => {
    const { email, cookie } = await sari();
    const fresh = freshEmail("sari.baru");
    const asked = await post(newEmail(` ${fresh.toUpperCase()}`), cookie);
    expect([asked.status, asked.headers.get("Location")]).toEqual([303, PAGE]);
    expect(postedSubjects(world, email).at(-1)).toBe("Permintaan mengganti email akun JasaWarga Anda");
    expect((await logInRequest(world, email)).status).toBe(303);
    expect((await logInRequest(world, fresh)).status).toBe(400);

    const token = linkTo(fresh);
    const path = `/account/email?token=${token}`;
    expect(await (await world.fetch(path, { cookie })).text()).toContain(fresh);
    expect((await world.fetch(path, { cookie })).status).toBe(200);
    const confirmed = await confirm(token, cookie);
    expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([303, PAGE]);
    expect((await confirm(token, cookie)).status).toBe(400);
    expect(postedSubjects(world, email).at(-1)).toBe("Email akun JasaWarga Anda sudah diganti");
    expect((await logInRequest(world, fresh)).status).toBe(303);
    expect((await logInRequest(world, email)).status).toBe(400);
  });

  it("shows the new address on every page, and on other devices from their next app page", async () => {
    const { email, cookie } = await sari();
    const other = cookiesOf(await logInRequest(world, email));
    const fresh = freshEmail("sari.baru");
    await post(newEmail(fresh), cookie);
    await confirm(linkTo(fresh), cookie);
    expect(await (await world.fetch("/", { cookie })).text()).toContain(fresh);
    // This page does not read the account, so it shows the session's copy of the address.
    const categories = async () => (await world.fetch("/categories", { cookie: other })).text();
    expect(await categories()).toContain(email);
    await world.fetch("/dashboard/services", { cookie: other });
    await world.settled();
    expect(await categories()).toContain(fresh);
  });

  it("needs the password", async () => {
    const { cookie } = await sari();
    const fresh = freshEmail("sari.baru");
    const response = await post(newEmail(fresh, { currentPassword: "Salah#1234" }), cookie);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Kata sandi saat ini salah");
    expect(field(html, "Email baru").value).toBe(fresh);
    expect(html).not.toContain("Salah#1234");
    expect(postedSubjects(world, fresh)).toEqual([]);
  });

  it.each([
    ["bukan email", "Tulis alamat email yang lengkap"],
    ["", "Mohon isi semua kolom"],
  ])("answers 400 to the address %j", async (address, sentence) => {
    const { cookie } = await sari();
    const response = await post(newEmail(address), cookie);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
  });

  it("refuses an address that is the password", async () => {
    const { cookie } = await sari();
    const answer = await post(newEmail("rahasia.9@contoh.id", { currentPassword: "Rahasia.9" }), cookie);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Email baru tidak boleh sama dengan kata sandi Anda");
  });

  it("refuses the current address", async () => {
    const { email, cookie } = await sari();
    expect(await (await post(newEmail(email), cookie)).text()).toContain("sudah email akun Anda");
  });

  it("gives the same answer if the address is taken, notifies its owner, and invalidates earlier links", async () => {
    const taken = await verifiedAccount(world, "budi");
    const [one, two] = [await sari(), await sari()];
    const [first, second] = [freshEmail("a"), freshEmail("b")];
    await post(newEmail(first), one.cookie);
    await post(newEmail(second), two.cookie);
    const answers = [
      await outcomeOf(await post(newEmail(freshEmail("c")), one.cookie)),
      await outcomeOf(await post(newEmail(taken), two.cookie)),
    ];
    expect(answers[1]).toEqual(answers[0]);
    for (const [{ cookie }, address] of [[one, first] as const, [two, second] as const]) {
      expect((await confirm(linkTo(address), cookie)).status).toBe(400);
    }
    expect(postedSubjects(world, taken).at(-1)).toBe("Anda sudah punya akun JasaWarga");
    expect(postedTokens(world, taken, "account/email")).toEqual([]);
    expect(postedSubjects(world, two.email).at(-1)).toBe("Permintaan mengganti email akun JasaWarga Anda");
  });

  it("fails without a message if the address was taken meanwhile", async () => {
    const { email, cookie } = await sari();
    const fresh = freshEmail("rebutan");
    await post(newEmail(fresh), cookie);
    await world.bindings.DB.prepare("update users set email = ? where email = ?")
      .bind(fresh, await verifiedAccount(world, "budi"))
      .run();
    expect((await confirm(linkTo(fresh), cookie)).status).toBe(400);
    expect((await logInRequest(world, email)).status).toBe(303);
  });

  it("needs the owner's login: a stranger who reads the mail cannot use the link", async () => {
    const { cookie } = await sari();
    const fresh = freshEmail("salah.ketik");
    await post(newEmail(fresh), cookie);
    const token = linkTo(fresh);
    const budi = await world.person("Budi Santoso");
    expect((await world.fetch(`/account/email?token=${token}`, { as: budi })).status).toBe(400);
    expect((await confirm(token, budi.cookie)).status).toBe(400);
    const visitor = await world.fetch(`/account/email?token=${token}`);
    expect(visitor.headers.get("Location")).toBe(
      `/login?redirectTo=${encodeURIComponent(`/account/email?token=${token}`)}`,
    );
    expect((await confirm(token, cookie)).status).toBe(303);
  });

  it("expires after thirty minutes, and succeeds for one of two at once", async () => {
    const { email, cookie } = await sari();
    const fresh = freshEmail("sari.baru");
    await post(newEmail(fresh), cookie);
    const token = linkTo(fresh);
    const row = await world.bindings.DB.prepare("select id from users where email = ?")
      .bind(email)
      .first<{ id: string }>();
    const user = { id: row?.id ?? "", email };
    const { now } = world.context();
    expect(await confirmEmailChange(world.context(now + 31 * MINUTE), user, token)).toBeNull();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => confirmEmailChange(world.context(), user, token)),
    );
    await world.settled();
    expect(answers.filter((answer) => answer !== null)).toEqual([fresh]);
    const told = postedSubjects(world, email).filter((subject) => subject.includes("sudah diganti"));
    expect(told).toHaveLength(1);
  });

  it("invalidates links to the old mailbox, and is invalidated by a new password", async () => {
    const { email, cookie } = await sari();
    const fresh = freshEmail("sari.baru");
    await post(newEmail(fresh), cookie);
    await world.fetch("/forgot-password", { form: { email }, headers: elsewhere() });
    await world.settled();
    const reset = postedTokens(world, email, "reset-password").at(-1) ?? "";
    await confirm(linkTo(fresh), cookie);
    expect((await world.fetch(`/reset-password?token=${reset}`)).status).toBe(400);

    const other = await sari();
    const wanted = freshEmail("penyusup");
    await post(newEmail(wanted), other.cookie);
    const changed = await post(newPassword(), other.cookie);
    expect((await confirm(linkTo(wanted), cookiesOf(changed))).status).toBe(400);
  });

  it("costs three trips to the database", async () => {
    const { cookie } = await sari();
    const answer = await post(newEmail(freshEmail("baru")), cookie);
    expect(answer.headers.get("Server-Timing")).toMatch(/trips=[123] /);
  });

  it("can be requested five times an hour", async () => {
    stopClock();
    const { cookie } = await sari();
    for (let i = 0; i < 5; i += 1) {
      expect((await post(newEmail(freshEmail("lagi")), cookie)).status).toBe(303);
    }
    const refused = await post(newEmail(freshEmail("lagi")), cookie);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it.each(["", "abc", "a".repeat(43)])("shows a 400 page for the link %j", async (token) => {
    const { cookie } = await sari();
    const looked = await world.fetch(`/account/email?token=${token}`, { cookie });
    expect(looked.status).toBe(400);
    expect(await looked.text()).toContain("Tautan ini tidak berlaku");
    expect((await confirm(token, cookie)).status).toBe(400);
  });
});
