import { afterEach, expect, it, vi } from "vitest";
import { postLogout } from "~/ui/failed-logout";

afterEach(() => vi.unstubAllGlobals());

const LOGGED_OUT = { headers: { "X-Logged-Out": "true" } };

it.each([
  ["logged_out", () => new Response("", { status: 202, ...LOGGED_OUT })],
  ["shown_at_home", () => new Response("", { status: 202 })],
  ["refused", () => new Response("", { status: 409 })],
  ["refused", () => new Response("", { status: 401 })],
  ["refused", () => new Response("", { status: 429 })],
  ["server_failed", () => new Response("", { status: 500 })],
  ["server_failed", () => new Response("", { status: 503 })],
  ["server_failed", () => new Response("", { status: 522 })],
  ["offline", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["offline", () => Promise.reject(new TypeError("Load failed"))],
] as const)("a logout is %s", async (outcome, answer) => {
  vi.stubGlobal("fetch", async () => answer());
  expect(await postLogout(new URLSearchParams())).toBe(outcome);
});
