import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ORIGIN, startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe("every request passes the guard", () => {
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

  it("takes a form whose browser only names the page it came from", async () => {
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

  it("answers 415 to a body that is no form", async () => {
    const response = await world.fetch("/login", {
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status).toBe(415);
  });

  it("answers 413 to a form over the cap, announced or not", async () => {
    const announced = await world.fetch("/login", { form: { email: "x".repeat(300_000) } });
    expect(announced.status).toBe(413);
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("a=".padEnd(65_536, "x")));
      },
    });
    const request = new Request(`${ORIGIN}/login`, {
      method: "POST",
      headers: { Origin: ORIGIN, "Content-Type": "application/x-www-form-urlencoded" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    const { guard } = await import("~/platform/guard.server");
    const response = await guard(request, { appOrigin: ORIGIN, sessionCookie: "__session" });
    expect(response).toBeInstanceOf(Response);
    expect(response instanceof Response && response.status).toBe(413);
  });
});

describe("a body with files", () => {
  const field = 'Content-Disposition: form-data; name="pictures"; filename="a.png"';
  const sent = {
    body: `--x\r\n${field}\r\n\r\n${"x".repeat(300_000)}\r\n--x--\r\n`,
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  };

  const known = { ...sent, cookie: "__session=anything" };

  it("is not read to its end for somebody who brings no session", async () => {
    const answer = await world.fetch("/profile/edit", sent);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("Masuk ke akun Anda terlebih dahulu");
    const small = await world.fetch("/profile/edit", { form: { fullName: "Sari" } });
    expect(small.headers.get("Location")).toContain("/login");
  });

  it("may be large only where pictures are taken", async () => {
    expect((await world.fetch("/login", known)).status).toBe(413);
    expect((await world.fetch("/login.data", known)).status).toBe(413);
    for (const path of [
      "/dashboard/services/create",
      "/dashboard/services/create.data",
      "/dashboard/wanted/create",
      "/dashboard/services/edit/3f0c5a52-0000-4000-8000-00000000dead",
      "/dashboard/wanted/edit/3f0c5a52-0000-4000-8000-00000000dead.data",
    ]) {
      expect([401, 413], path).not.toContain((await world.fetch(path, known)).status);
    }
  });
});

describe("every response is finished", () => {
  it("carries the security headers and no cache", async () => {
    const { headers } = await world.fetch("/tidak-ada");
    expect(headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Server-Timing")).toMatch(/^d1;dur=[\d.]+;desc="trips=\d+ rows=\d+"$/);
  });

  it("shows the not-found page for an unknown address", async () => {
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
  ])("never fails on %s", async (_case, path) => {
    expect((await world.fetch(path)).status).toBeLessThan(500);
  });

  it("answers the health check", async () => {
    const response = await world.fetch("/healthz");
    expect([response.status, await response.text()]).toEqual([200, "ok"]);
  });
});

describe("a production deployment with development values", () => {
  it("refuses to serve and names the variables, never their values", async () => {
    const production = await startWorld({
      variables: { ENVIRONMENT: "production", APP_ORIGIN: "https://jasawarga.example" },
    }).catch((error: unknown) => error);
    if (production instanceof Error) throw production;
    const running = production as World;
    const response = await running.fetch("/");
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    for (const name of ["SESSION_SECRET", "MIDTRANS_SERVER_KEY", "MIDTRANS_CLIENT_KEY", "MIDTRANS_APP_URL"]) {
      expect(html).toContain(name);
    }
    expect(html).not.toContain("everyone-may-know");
    await running.stop();
  });
});
