import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FORM_OWNER_FIELD } from "~/accounts/login-prompt-text";
import { newOperator } from "../support/flows/operators";
import { hush } from "../support/logs";
import { flowing, multipart } from "../support/pages/request-bodies";
import { ORIGIN, startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

describe("the guard of every request", () => {
  const form = { email: "sari@contoh.id" };

  it.each([
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["an opaque origin", { Origin: "null" }],
    ["our host by another scheme", { Origin: ORIGIN.replace("http:", "https:") }],
    ["our host at another port", { Origin: `${ORIGIN}0` }],
    ["a host that begins like ours", { Origin: `${ORIGIN}.evil.example` }],
    ["a referer that begins like ours", { Origin: "none", Referer: `${ORIGIN}.evil.example/login` }],
    ["a referer with our host as its user", { Origin: "none", Referer: `${ORIGIN}@evil.example/` }],
    ["a foreign referer and no origin", { Origin: "none", Referer: "https://evil.example/page" }],
    ["neither origin nor referer", { Origin: "none" }],
    ["a cross-site fetch without origin", { Origin: "none", "Sec-Fetch-Site": "cross-site" }],
    ["a forwarded host", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
  ])("refuses a form from %s", async (_case, headers) => {
    const response = await world.fetch("/login", { form, headers });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("tidak berasal dari halaman JasaWarga");
  });

  it("accepts a form if the browser sends only the Referer", async () => {
    const response = await world.fetch("/login", {
      form,
      headers: { Origin: "none", Referer: `${ORIGIN}/login` },
    });
    expect(response.status).toBe(400);
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("answers 405 to %s", async (method) => {
    const response = await world.fetch("/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
  });

  it("answers 415 to a body that is not a form", async () => {
    const response = await world.fetch("/login", {
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status).toBe(415);
  });

  it("answers 413 to a form above the limit, announced or not", async () => {
    const announced = await world.fetch("/login", { form: { email: "x".repeat(300_000) } });
    expect(announced.status).toBe(413);
    const unannounced = await world.fetch("/login", {
      body: flowing(Array.from({ length: 10 }, () => "a=".padEnd(65_536, "x"))),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(unannounced.status).toBe(413);
    expect(await unannounced.text()).toContain("Kiriman terlalu besar");
  });
});

describe("a body with files", () => {
  const large = multipart([{ name: "picture", file: "a.png", value: "x".repeat(300_000) }]);
  const cookieOf = (person: TestPerson) => person.cookie.split("=", 2) as [string, string];

  const ended = "/session-ended?redirectTo=%2Fprofile%2Fedit";
  const shownAgain = async (visit: { cookie?: string }) => {
    const answer = await world.fetch("/profile/edit", { ...large, ...visit });
    return [answer.status, answer.headers.get("Location")];
  };

  it("without a session redirects to the page that shows it again", async () => {
    expect(await shownAgain({})).toEqual([307, ended]);
    const small = await world.fetch("/profile/edit", { form: { fullName: "Sari" } });
    expect(small.headers.get("Location")).toBe(ended);
  });

  it.each([
    ["made up", (_: string) => "__session=x"],
    ["signed with another key", (value: string) => `__session=${value.split(".")[0]}.c2lnbmVk`],
    ["with a broken escape", () => "__session=%"],
    ["with extra characters", (value: string) => `__session=${value}x`],
    ["under a longer name", (value: string) => `x__session=${value}`],
    ["of another case", (value: string) => `__SESSION=${value}`],
  ])("counts as a visitor's with a session that is %s", async (_case, forge) => {
    expect(await shownAgain({ cookie: forge(cookieOf(sari)[1]) })).toEqual([307, ended]);
  });

  it.each([
    ["twice", (value: string) => `__session=${value}; __session=${value}`],
    ["beside a forged one", (value: string) => `__session=${value}; __session =x`],
  ])("is refused with a session that is sent %s", async (_case, repeat) => {
    expect(await shownAgain({ cookie: repeat(cookieOf(sari)[1]) })).toEqual([409, null]);
  });

  it("counts as a visitor's with another value that we signed", async () => {
    const answer = await world.fetch("/verify-email/resend", { form: { email: "siapa@contoh.id" } });
    const toast = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("toast="));
    const value = toast?.slice("toast=".length).split(";", 1)[0] ?? "";
    expect(value).toContain(".");
    expect(await shownAgain({ cookie: `__session=${value}` })).toEqual([307, ended]);
  });

  it("is accepted with a valid session, and refused after the session has ended", async () => {
    const owner = { name: FORM_OWNER_FIELD, value: await world.formOwner(sari) };
    const own = multipart([owner, { name: "picture", file: "a.png", value: "x".repeat(300_000) }]);
    const taken = await world.fetch("/profile/edit", { ...own, as: sari });
    expect(taken.status).toBe(400);
    expect(await taken.text()).toContain("a.png");
    const budi = await world.person("Budi Santoso");
    await world.fetch("/logout", { as: budi, form: {} });
    const late = await world.fetch("/profile/edit", { ...large, as: budi });
    expect([late.status, late.headers.get("Location")?.startsWith("/session-ended")]).toEqual([307, true]);
  });

  it("may be large only on routes for pictures", async () => {
    expect((await world.fetch("/login", { ...large, as: sari })).status).toBe(413);
    expect((await world.fetch("/login.data", { ...large, as: sari })).status).toBe(413);
    for (const path of [
      "/dashboard/services/create",
      "/dashboard/services/create.data",
      "/dashboard/wanted/create",
      "/dashboard/services/edit/3f0c5a52-0000-4000-8000-00000000dead",
      "/dashboard/wanted/edit/3f0c5a52-0000-4000-8000-00000000dead.data",
    ]) {
      expect([401, 413], path).not.toContain((await world.fetch(path, { ...large, as: sari })).status);
    }
  });

  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
  const type = { "Content-Type": "multipart/form-data; boundary=x" };

  it.each([
    ["too many parts", type, flowing([part("a").repeat(300_000)]), 400],
    [
      "the parts behind another boundary's name",
      { "Content-Type": "multipart/form-data; xboundary=zzzz; boundary=x" },
      flowing([part("a").repeat(300_000)]),
      400,
    ],
    ["more than 24 MB", type, flowing([part("a"), ...Array.from({ length: 25 }, () => "x".repeat(1_048_576))]), 413],
    [
      "one text of 1 MB",
      type,
      flowing([`--x\r\nContent-Disposition: form-data; name="bio"\r\n\r\n${"x".repeat(1_048_576)}\r\n--x--\r\n`]),
      413,
    ],
    ["no end", type, flowing([part("a"), part("b")]), 400],
    ["an end in its middle", type, flowing([part("a"), "--x\r\nContent-Dispo"], { breaks: true }), 400],
    ["nothing", type, flowing([]), 400],
    ["less than announced", { ...type, "Content-Length": "9000" }, flowing([part("a")]), 400],
    ["more than announced", { ...type, "Content-Length": "10" }, flowing(["x".repeat(300_000)]), 400],
    ["25 MB announced", { ...type, "Content-Length": "26214400" }, flowing([part("a")]), 413],
  ])("that holds %s is answered with a message", async (_case, headers, body, status) => {
    const answer = await world.fetch("/profile/edit", { as: sari, headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/Kiriman terlalu besar|tidak dapat dibaca/);
  });

  it.each([
    'multipart/form-data; boundary="x\\x"',
    "multipart/form-data; boundary=x; boundary=x",
    "multipart/form-data; boundary=y; Boundary=x",
    "multipart/form-data; boundary=x, multipart/form-data; boundary=y",
    "multipart/form-data; boundary",
    "multipart/form-data",
    `multipart/form-data; boundary=${"x".repeat(71)}`,
    "application/x-www-form-urlencoded; charset",
  ])("is refused as %s", async (contentType) => {
    const sent = { as: sari, headers: { "Content-Type": contentType }, body: "--x--\r\n" };
    for (const path of ["/profile/edit", "/login"]) {
      const answer = await world.fetch(path, sent);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("tidak dapat dibaca")]);
    }
  });
});

describe("for every host name that a client uses", () => {
  afterEach(() => vi.unstubAllGlobals());

  const form = { email: "siapa@contoh.id", password: "Salah#2026" };
  const strange = [
    ["a foreign host", { host: "evil.example" }],
    ["a forwarded host", { headers: { "X-Forwarded-Host": "evil.example" } }],
    ["a forwarded scheme", { headers: { "X-Forwarded-Proto": "https", Forwarded: "host=evil.example" } }],
    ["an invalid forwarded host", { headers: { "X-Forwarded-Host": "%" } }],
  ] as const;

  it.each(strange)("a form from our own page is accepted, by %s", async (_case, visit) => {
    const answer = await world.fetch("/login", { ...visit, form });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("Gagal Masuk")]);
    const data = await world.fetch("/login.data", { ...visit, form });
    expect([data.status, await data.text()]).toEqual([400, expect.stringContaining("Gagal Masuk")]);
  });

  it.each(strange)("a form from another page is refused, by %s", async (_case, visit) => {
    const headers = { ...("headers" in visit ? visit.headers : {}), Origin: "https://evil.example" };
    expect((await world.fetch("/login", { ...visit, headers, form })).status).toBe(403);
  });

  it.each(strange)("the gateway's notification is checked by its signature, by %s", async (_case, visit) => {
    const headers = { ...("headers" in visit ? visit.headers : {}), Origin: "none" };
    const sent = { ...visit, headers: { ...headers, "Content-Type": "application/json" }, body: "{}" };
    expect((await world.fetch("/webhooks/midtrans", sent)).status).toBe(400);
  });

  it.each(strange)("a page is the same and is cached under our own address, by %s", async (_case, visit) => {
    const kept: string[] = [];
    const put = async (key: Request) => void kept.push(new URL(key.url).origin);
    vi.stubGlobal("caches", { default: { match: async () => undefined, put, delete: async () => true } });
    const html = await (await world.fetch("/about", visit)).text();
    await world.settled();
    expect([...new Set(kept)]).toEqual([ORIGIN]);
    expect(html).toContain(`${ORIGIN}/about`);
    expect(html).not.toContain("evil.example");
  });
});

describe("every response", () => {
  it("of a member can be reopened offline until they log out", async () => {
    const kept = async (path: string, as: TestPerson, form?: Record<string, string>) =>
      (await world.fetch(path, { as, ...(form && { form }) })).headers.get("Cache-Control");
    for (const path of ["/", "/dashboard", "/dashboard/orders"])
      expect(await kept(path, sari), path).toBe("private, no-cache");
    expect(await kept("/dashboard.data", sari)).toBe("private, no-store");
    expect(await kept("/tidak-ada", sari)).toBe("private, no-store");
    const ayu = await newOperator(world);
    for (const path of ["/operator", "/Operator/people", "/%6Fperator/people"])
      expect(await kept(path, ayu), path).toBe("private, no-store");
    const left = await world.fetch("/logout", { as: await world.person("Budi Santoso"), form: {} });
    expect(left.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  });

  it.each([
    ["a member's refused form", "/dashboard/services/create", 400, "private, no-cache"],
    ["a member's refused form with passwords", "/account/security", 400, "private, no-cache"],
    ["a form for a missing page", "/order/tidakada", 404, "private, no-store"],
    ["a refused form of its data", "/dashboard/services/create.data", 400, "private, no-store"],
  ])("Back can show %s only if the browser may cache it", async (_, path, status, kept) => {
    const form = { title: "Les", change: "password" };
    const answer = await world.fetch(path, { as: sari, form });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe(kept);
  });

  it.each(["/login", "/signup", "/forgot-password", "/verify-email/resend", "/reset-password?token=x"])(
    "Back can show a visitor's refused form, which has no password: %s",
    async (path) => {
      const password = "Rahasia9x";
      const form = { email: "sari", fullName: "Sari", password, confirmPassword: `${password}2` };
      const answer = await world.fetch(path, { form });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
      expect(await answer.text()).not.toContain(password);
    },
  );

  it("of an ended session's form is not cached", async () => {
    const answer = await world.fetch("/dashboard/services/create", { form: { title: "Les biola" } });
    expect(answer.status).toBeGreaterThan(300);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("has the security headers and no caching", async () => {
    const { headers } = await world.fetch("/tidak-ada");
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Server-Timing")).toMatch(/^d1;dur=[\d.]+;desc="trips=\d+ rows=\d+"$/);
  });

  it("isolates its window from other sites", async () => {
    const answers = [
      world.fetch("/"),
      world.fetch("/about.data"),
      world.fetch("/login"),
      world.fetch("/profile"),
      world.fetch("/healthz"),
      world.fetch("/media/a/320.webp"),
      world.fetch("/login", { form: {}, headers: { Origin: "https://evil.example" } }),
      world.fetch("/", { method: "PUT" }),
    ];
    for (const { url, headers } of await Promise.all(answers))
      expect(headers.get("Cross-Origin-Opener-Policy"), url).toBe("same-origin");
    const assets = readFileSync(new URL("../../public/_headers", import.meta.url), "utf8");
    expect(assets).toMatch(/^\/\*\n {2}Cross-Origin-Opener-Policy: same-origin$/m);
  });

  it("for an unknown address is the not-found page", async () => {
    const response = await world.fetch("/tidak-ada");
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("Oops! Page not found");
    expect(html).not.toContain("<script");
  });

  it.each([
    ["broken percent-encoding", "/%E0%A4%A"],
    ["a zero byte", "/gig/%00"],
    ["an escaped parent folder", "/..%2f..%2fetc"],
    ["a very long address", `/${"a".repeat(5_000)}`],
  ])("is no server error for %s", async (_case, path) => {
    expect((await world.fetch(path)).status).toBeLessThan(500);
  });

  it("of the health check is sent", async () => {
    const response = await world.fetch("/healthz");
    expect([response.status, await response.text()]).toEqual([200, "ok"]);
  });
});

describe("a production deployment with development values", () => {
  it("answers 503 and names the variables, never their values", async () => {
    const production = await startWorld({
      variables: { ENVIRONMENT: "production", APP_ORIGIN: "https://jasawarga.example" },
    }).catch((error: unknown) => error);
    if (production instanceof Error) throw production;
    const running = production as World;
    const log = hush();
    const response = await running.fetch("/");
    log.end();
    const html = await response.text();
    expect(response.status).toBe(503);
    // In production each request logs one line.
    expect(log.lines()).toMatchObject([
      { level: "error", event: "configuration_incomplete" },
      { level: "info", event: "answered", method: "GET", status: 503 },
    ]);
    expect(html).toContain(`Kode ${response.headers.get("X-Request-Id")}`);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    for (const name of [
      "SESSION_SECRET",
      "MIDTRANS_SERVER_KEY",
      "MIDTRANS_CLIENT_KEY",
      "MIDTRANS_MERCHANT_ID",
      "MIDTRANS_APP_URL",
    ]) {
      expect(html).toContain(name);
    }
    expect(html).not.toContain("everyone-may-know");
    await running.stop();
  });
});
