import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  elsewhere,
  freshEmail,
  logInRequest,
  PASSWORD,
  postedSubjects,
  postedTokens,
  signUpRequest,
  verifiedAccount,
} from "../../support/flows/account";
import { field } from "../../support/pages/page-parts";
import { linksNamed } from "../../support/pages/page-text";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type World } from "../../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.postbox.sent.length = 0;
});

async function ask(email: string, headers = elsewhere()): Promise<Response> {
  const response = await world.fetch("/forgot-password", { form: { email }, headers });
  await world.settled();
  return response;
}

describe("requesting a new password", () => {
  it("sends one link and says what to do next", async () => {
    const email = await verifiedAccount(world, "sari");
    const response = await ask(` ${email.toUpperCase()} `);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/forgot-password?sent=1"]);
    const html = await (await world.fetch("/forgot-password?sent=1")).text();
    expect(html).toContain("Periksa email Anda");
    expect(html).toContain("30 menit");
    expect(html).toContain("folder spam");
    expect(postedTokens(world, email, "reset-password")).toHaveLength(1);
  });

  it("is linked from the login page, makes no query and stays within 6 KB", async () => {
    const login = await (await world.fetch("/login")).text();
    expect(linksNamed(login, /^Lupa kata sandi/)).toEqual(["/forgot-password"]);
    const page = await world.fetch("/forgot-password");
    expect(page.headers.get("Server-Timing")).toContain("trips=0");
    expect(gzipSync(await page.text()).byteLength).toBeLessThan(6 * 1024);
  });

  it("gives the same answer for known, unknown, unverified and suspended addresses, with as many trips", async () => {
    const known = await verifiedAccount(world, "sari");
    const unverified = freshEmail("budi");
    await signUpRequest(world, unverified);
    const suspended = await verifiedAccount(world, "tono");
    const { DB } = world.bindings;
    await DB.prepare("update users set suspended_at = 1 where email = ?").bind(suspended).run();
    world.postbox.sent.length = 0;
    const answers = [];
    for (const email of [known, unverified, suspended, freshEmail("entah")]) {
      const response = await ask(email);
      answers.push({
        status: response.status,
        location: response.headers.get("Location"),
        cookies: response.headers.getSetCookie(),
        trips: /trips=\d+/.exec(response.headers.get("Server-Timing") ?? "")?.[0],
        body: await response.text(),
      });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(world.postbox.sent.map(({ to }) => to)).toEqual([known, unverified, suspended]);
  });

  it("does not change the password", async () => {
    const email = await verifiedAccount(world, "sari");
    await ask(email);
    expect((await logInRequest(world, email, PASSWORD)).status).toBe(303);
  });

  it("is possible while logged in", async () => {
    const budi = await world.person("Budi Santoso");
    expect((await world.fetch("/forgot-password", { as: budi })).status).toBe(200);
  });

  it("stores only the digest of the token", async () => {
    const email = await verifiedAccount(world, "sari");
    await ask(email);
    const { results } = await world.bindings.DB.prepare("select * from email_tokens").all();
    expect(JSON.stringify(results)).not.toContain(postedTokens(world, email, "reset-password")[0]);
  });

  it.each([
    ["nothing", "", "Mohon isi semua kolom"],
    ["no address", "bukan email", "Tulis alamat email yang lengkap"],
    ["an endless one", `${"a".repeat(400)}@contoh.id`, "Email paling panjang 254 karakter"],
  ])("answers 400 to %s and keeps the value", async (_case, email, sentence) => {
    const response = await ask(email);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(field(html, "Email").value).toBe(email);
  });
});

describe("too many requests", () => {
  it("stop after five mails an hour, with a page, for an unknown address too", async () => {
    stopClock();
    const known = await verifiedAccount(world, "sari");
    const unknown = freshEmail("entah");
    world.postbox.sent.length = 0;
    for (const email of [known, unknown]) {
      for (let i = 0; i < 5; i += 1) expect((await ask(email)).status).toBe(303);
      const refused = await ask(email);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      const html = await refused.text();
      expect(html).toContain("Terlalu banyak percobaan. Coba lagi dalam");
      expect(field(html, "Email").value).toBe(email);
    }
    expect(postedSubjects(world, known)).toHaveLength(5);
  });

  it("stop at the limit when they arrive at once", async () => {
    stopClock();
    const email = await verifiedAccount(world, "sari");
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("stop for one caller, even with different addresses", async () => {
    stopClock();
    const headers = { "CF-Connecting-IP": "203.0.113.9" };
    await ask(freshEmail("entah"), headers);
    await world.bindings.DB.prepare("update attempt_counters set count = 200 where key = ?")
      .bind("reset:203.0.113.9")
      .run();
    expect((await ask(freshEmail("entah"), headers)).status).toBe(429);
    expect((await ask(freshEmail("entah"))).status).toBe(303);
  });
});
