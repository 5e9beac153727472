import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKnownDevices, createSessions } from "~/accounts/sessions.server";
import { createToasts } from "~/platform/context.server";
import {
  CACHE_TAGS,
  cacheKey,
  collectPurges,
  type DocumentCache,
  edgeCache,
  KNOWN_PARAMETERS,
  locationCache,
  PUBLIC_DOCUMENT,
  sendsAny,
  workersCache,
} from "~/platform/edge-cache.server";

import { WorkersCacheDouble } from "../support/workers-cache";

const NOON = Date.UTC(2026, 10, 21, 5);
const MINUTE = 60_000;

let kept: Map<string, Response>;
/** The requests to the location's cache. */
let cacheRequests: string[];
let deferred: Promise<unknown>[];
/** Null if there is no shared cache. */
let shared: WorkersCacheDouble | null = null;

beforeEach(() => {
  kept = new Map();
  cacheRequests = [];
  deferred = [];
  vi.stubGlobal("caches", {
    default: {
      match: async ({ url }: Request) => {
        cacheRequests.push(url);
        return kept.get(url)?.clone();
      },
      put: async ({ url }: Request, response: Response) => void kept.set(url, response),
      delete: async ({ url }: Request) => kept.delete(url),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Visit = {
  path?: string;
  cookie?: string;
  saveData?: boolean;
  now?: number;
  version?: string;
  holds?: string | null;
};

function visit(text: string, asked: Visit = {}): Promise<Response> {
  return answered(document(text), asked);
}

async function answered(
  response: Response,
  { path = "/", cookie, saveData, now = NOON, version = "1", holds }: Visit = {},
): Promise<Response> {
  const headers = new Headers();
  if (cookie) headers.set("Cookie", cookie);
  if (saveData) headers.set("Save-Data", "on");
  if (holds) headers.set("If-None-Match", holds);
  shared?.answers(now, async () => response.clone());
  const asked = new Request(`https://jasawarga.test${path}`, { headers });
  const answer = await cacheAt(now, version).ask(asked, async () => response.clone());
  await Promise.all(deferred.splice(0));
  return answer;
}

function cacheAt(now: number, version = "1"): DocumentCache {
  const scope = {
    now,
    origin: "https://jasawarga.test",
    version,
    privateCookies: ["session", "toast"],
    defer: (work: Promise<unknown>) => void deferred.push(work),
  };
  return shared
    ? workersCache(
        scope,
        shared,
        collectPurges(async () => {}),
      )
    : locationCache(scope);
}

function document(text: string): Response {
  return new Response(text, { headers: { "Cache-Control": PUBLIC_DOCUMENT } });
}

function withoutNames(source: string): string {
  const named = /const (\w+) = (new URL\(request\.url\)\.searchParams);/.exec(source);
  if (!named) return source;
  const [definition, name, parameters = ""] = named;
  return source.replace(definition, "").replaceAll(new RegExp(`(?<![.\\w])${name}(?=[.,)\\s])`, "g"), parameters);
}

const CACHES = [
  ["this location's alone", () => null],
  ["Workers Cache behind it", () => new WorkersCacheDouble()],
] as const;

describe.each(CACHES)("a document for a visitor, with %s", (_name, open) => {
  beforeEach(() => {
    shared = open();
  });

  it("is cached for the next visitor, and a browser revalidates it each time", async () => {
    await visit("first");
    const second = await visit("second", { now: NOON + MINUTE - 1 });
    expect(await second.text()).toBe("first");
    expect(second.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(second.headers.has("X-Begun-At")).toBe(false);
  });

  it("is not sent again to a browser that has it, cached or new", async () => {
    const holds = (await visit("first")).headers.get("ETag");
    for (const asked of [{ holds }, { holds: `"other", ${holds}` }, { holds, now: NOON + 2 * MINUTE }]) {
      const answer = await visit("first", asked);
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe("");
      expect(answer.headers.get("ETag")).toBe(holds);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    }
    const changed = await visit("second", { holds, now: NOON + 4 * MINUTE });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toBe("second");
    expect((await visit("third", { holds, cookie: "session=x" })).status).toBe(200);
  });

  it("is rendered again after a minute", async () => {
    await visit("first");
    expect(await (await visit("second", { now: NOON + MINUTE + 1 })).text()).toBe("second");
    expect(await (await visit("third", { now: NOON + 2 * MINUTE })).text()).toBe("second");
  });

  it("is deleted after a 404, and replaces a 5xx", async () => {
    const later = { now: NOON + MINUTE + 1 };
    await visit("first");
    for (const fault of [new Response("failed", { status: 503 }), new Response("half a page")])
      expect(await (await answered(fault, later)).text()).toBe("first");
    expect((await answered(new Response(null, { status: 404 }), later)).status).toBe(404);
    expect([...kept.keys()].filter((url) => !url.includes("/.purged"))).toEqual([]);
    expect((await answered(new Response(null, { status: 503 }), later)).status).toBe(503);
  });

  it("is rendered again once one of its tags was purged, and the old copy is never shown", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON + 10 });
    const tagged = (text: string) =>
      new Response(text, { headers: { "Cache-Control": PUBLIC_DOCUMENT, [CACHE_TAGS]: "lists,person:1" } });
    await answered(tagged("first"));
    await cacheAt(NOON).forget(["person:2"]);
    expect(await (await visit("second", { now: NOON + 20 })).text()).toBe("first");
    await cacheAt(NOON).forget(["person:1"]);
    expect((await answered(new Response(null, { status: 503 }), { now: NOON + 20 })).status).toBe(503);
    expect(await (await visit("second", { now: NOON + 20 })).text()).toBe("second");
  });

  it("checks no tag if nothing was purged lately, and all tags otherwise", async () => {
    const SECONDS = 1_000;
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
    const tagged = (text: string) =>
      new Response(text, { headers: { "Cache-Control": PUBLIC_DOCUMENT, [CACHE_TAGS]: "lists,person:1" } });
    const look = async (text: string, now: number) => {
      vi.setSystemTime(now);
      cacheRequests = [];
      const answer = await answered(tagged(text), { now });
      return {
        text: await answer.text(),
        tags: cacheRequests.filter((url) => url.includes("/.purged/")).length,
      };
    };
    await cacheAt(NOON).forget(["person:2"]);
    await look("first", NOON + 10 * SECONDS);
    expect(await look("second", NOON + 40 * SECONDS)).toMatchObject({ text: "first" });
    expect(cacheRequests.some((url) => url.endsWith("/.purged/person:1"))).toBe(true);

    await look("third", NOON + 80 * SECONDS);
    if (!shared) expect(await look("fourth", NOON + 90 * SECONDS)).toEqual({ text: "third", tags: 0 });
    vi.setSystemTime(NOON + 91 * SECONDS);
    await cacheAt(NOON + 91 * SECONDS).forget(["person:2"]);
    expect(await look("fifth", NOON + 92 * SECONDS)).toMatchObject({ text: "third" });
    await cacheAt(NOON + 93 * SECONDS).forget(["person:1"]);
    expect(await look("sixth", NOON + 94 * SECONDS)).toMatchObject({ text: "sixth" });
  });

  it("checks its tags if the time of the last purge is lost, and a late note hides no purge", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON + 30_000 });
    const tagged = (text: string) =>
      new Response(text, { headers: { "Cache-Control": PUBLIC_DOCUMENT, [CACHE_TAGS]: "person:1" } });
    await answered(tagged("first"), { now: NOON + 20_000 });
    await cacheAt(NOON).forget(["person:1"]);
    for (const url of kept.keys()) if (url.endsWith("/.purged-any")) kept.delete(url);
    expect(await (await answered(tagged("second"), { now: NOON + 31_000 })).text()).toBe("second");

    await cacheAt(NOON).forget(["person:1"]);
    vi.setSystemTime(NOON + 21_000);
    await cacheAt(NOON).forget(["person:2"]);
    expect(await (await answered(tagged("third"), { now: NOON + 32_000 })).text()).toBe("third");
  });

  it("checks its tags if the time of the last purge could not be stored", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
    const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const tagged = (text: string) =>
      new Response(text, { headers: { "Cache-Control": PUBLIC_DOCUMENT, [CACHE_TAGS]: "person:1" } });
    await cacheAt(NOON).forget(["person:2"]);
    await answered(tagged("first"), { now: NOON + 30_000 });
    const cache = edgeCache() as unknown as { put(key: Request, response: Response): Promise<void> };
    const put = vi.spyOn(cache, "put").mockImplementation(async (key, response) => {
      if (key.url.endsWith("/.purged-any")) throw new Error("no room");
      kept.set(key.url, response);
    });
    vi.setSystemTime(NOON + 40_000);
    await cacheAt(NOON + 40_000).forget(["person:1"]);
    put.mockRestore();
    expect(await (await answered(tagged("second"), { now: NOON + 41_000 })).text()).toBe("second");
    silence.mockRestore();
  });

  it("has a copy for each known parameter, build and data saver, and none for junk", async () => {
    await visit("plain");
    expect(await (await visit("found", { path: "/?q=logo" })).text()).toBe("found");
    expect(await (await visit("built anew", { version: "2" })).text()).toBe("built anew");
    expect(await (await visit("without the font", { saveData: true })).text()).toBe("without the font");
    expect(await (await visit("junk", { path: "/?utm_source=x" })).text()).toBe("plain");
  });
});

describe("the key of a copy", () => {
  const key = (path: string, cookie = "") =>
    cacheKey(new Request(`https://jasawarga.test${path}`, { headers: { Cookie: cookie } }), "1").url;

  it.each([
    ["/", "/?wanted=4"],
    ["/", "/?wanted=x"],
    ["/", "/?wanted=99999"],
    ["/?wanted=8", "/?wanted=5"],
    ["/?wanted=60", "/?wanted=999"],
    ["/?lokasi=bandung", "/?lokasi=Kota+Bandung"],
    ["/?lokasi=bandung&wanted=8", "/?wanted=7&lokasi=kota-bandung"],
  ])("is the same for %s and %s", (one, other) => {
    expect(key(other)).toBe(key(one));
  });

  it("differs between a place in the address and a remembered one, because the links differ", () => {
    expect(key("/?lokasi=bandung")).not.toBe(key("/", "place=32.73"));
    expect(key("/", "place=32.73")).not.toBe(key("/"));
  });

  it("contains each parameter that a document's route reads", () => {
    const routes = new URL("../../app/routes/", import.meta.url);
    const documents = readdirSync(routes, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => readFileSync(new URL(path, routes), "utf8"))
      .filter((source) => source.includes("documentHeaders("))
      .map(withoutNames);
    expect(documents.length).toBeGreaterThan(8);
    const ONE = /searchParams\s*\.(?:get|has)\("(\w+)"\)/g;
    const read = documents.flatMap((source) => [...source.matchAll(ONE)].map(([, name = ""]) => name));
    expect(read).toEqual(expect.arrayContaining(["wanted", "lokasi"]));
    expect(read.filter((name) => !KNOWN_PARAMETERS.includes(name))).toEqual([]);
    // Other routes read the address through functions that use the same list.
    const HANDED = /(\w+)\((?:[^()]*[^\w()])?new URL\(request\.url\)\.searchParams(?=[,)\s])/g;
    const others = documents.flatMap((source) => [...source.matchAll(HANDED)].map(([, reader = ""]) => reader));
    expect(new Set(others)).toEqual(new Set(["readSearch", "placePage", "searchedPage"]));
    const rest = documents.map((source) => source.replace(ONE, "").replace(HANDED, ""));
    expect(rest.filter((source) => source.includes("searchParams"))).toEqual([]);
  });
});

describe.each(CACHES)("with %s the cache is skipped", (_name, open) => {
  beforeEach(() => {
    shared = open();
  });

  it.each(["session=x", "a=b; toast=x", "session =x", "session\t=x", "a=b;toast =x"])(
    "for a request with %s",
    async (cookie) => {
      await visit("for all");
      expect(await (await visit("for one", { cookie })).text()).toBe("for one");
    },
  );

  it.each([true, false])("but not for the known-device cookie (secure: %s)", async (secure) => {
    const options = { secrets: ["a secret that only this test knows"] as const, secure };
    const kv = {} as KVNamespace;
    const privateCookies = [createSessions(kv, options).cookieName, createToasts(options).cookieName];
    const device = await createKnownDevices(options).remember(null, { id: "sari", passwordHash: "hash" });
    const headers = { Cookie: device.split(";", 1)[0] ?? "" };
    expect(sendsAny(new Request("https://jasawarga.test/", { headers }), privateCookies)).toBe(false);
    expect(device).toMatch(secure ? /^__Host-device=.*Path=\/.*Secure/ : /^device=/);
    expect(device).not.toMatch(secure ? /Domain/ : /Secure|Domain/);
  });

  it("for a page's data, whose parts depend on a parameter outside the key", async () => {
    const answer = await visit("one route's data", { path: "/gig/1.data?_routes=root" });
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect([...kept.keys()].filter((url) => !url.includes("/.purged"))).toEqual([]);
  });

  it.each([
    ["sets a cookie", { "Cache-Control": PUBLIC_DOCUMENT, "Set-Cookie": "a=b" }],
    ["is private", { "Cache-Control": "private, no-store" }],
  ])("for a response that %s", async (_case, headers) => {
    await answered(new Response("mine", { headers }));
    expect([...kept.keys()].filter((url) => !url.includes("/.purged"))).toEqual([]);
    expect(shared?.size ?? 0).toBe(0);
  });
});
