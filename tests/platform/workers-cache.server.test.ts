import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  bareRequest,
  CACHE_TAGS,
  cacheKey,
  collectPurges,
  KNOWN_PARAMETERS,
  PUBLIC_DOCUMENT,
  WORKERS_CACHE_PATHS,
  workersCache,
} from "~/platform/edge-cache.server";

import { routeFiles } from "../support/route-files";
import { WorkersCacheDouble } from "../support/workers-cache";

const NOON = Date.UTC(2026, 10, 24, 5);
const SECOND = 1000;
const ORIGIN = "https://jasawarga.test";
const JAKARTA = new Map<string, Response>();
const SURABAYA = new Map<string, Response>();

let here = JAKARTA;
let shared: WorkersCacheDouble;
const deferred: Promise<unknown>[] = [];

beforeEach(() => {
  for (const place of [JAKARTA, SURABAYA]) place.clear();
  shared = new WorkersCacheDouble();
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  vi.stubGlobal("caches", {
    default: {
      match: async ({ url }: Request) => here.get(url)?.clone(),
      put: async ({ url }: Request, response: Response) => void here.set(url, response),
      delete: async ({ url }: Request) => here.delete(url),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function cacheIn(place: Map<string, Response>) {
  here = place;
  const asked = {
    now: Date.now(),
    origin: ORIGIN,
    version: "1",
    privateCookies: ["session", "toast"],
    defer: (work: Promise<unknown>) => void deferred.push(work),
  };
  return workersCache(
    asked,
    shared,
    collectPurges(async () => {}),
  );
}

async function look(place: Map<string, Response>, text: string, headers: HeadersInit = {}): Promise<string> {
  const page = async () =>
    new Response(text, { headers: { "Cache-Control": PUBLIC_DOCUMENT, [CACHE_TAGS]: "person:Sari,lists" } });
  shared.answers(Date.now(), page);
  const answer = await cacheIn(place).ask(new Request(`${ORIGIN}/u/sari`, { headers }), page);
  expect([...answer.headers.keys()].filter((name) => /^cf-|cloudflare|cache-tag|begun/.test(name))).toEqual([]);
  await Promise.all(deferred.splice(0));
  return answer.text();
}

async function change(place: Map<string, Response>): Promise<void> {
  await cacheIn(place).forget(["person:Sari"]);
  await Promise.all(deferred.splice(0));
}

function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * SECOND);
}

describe("with Workers Cache behind the locations' caches", () => {
  it("a page made for one location is available to others, and expires after a minute in all", async () => {
    expect(await look(JAKARTA, "first")).toBe("first");
    later(59);
    expect(await look(SURABAYA, "second")).toBe("first");
    expect(shared.made).toBe(1);
    later(2);
    expect(await look(SURABAYA, "second")).toBe("second");
    expect(await look(JAKARTA, "third")).toBe("second");
  });

  it("a change is visible at once where it was made, and everywhere after the purge", async () => {
    await look(JAKARTA, "old");
    later(10);
    await look(SURABAYA, "old");
    await change(JAKARTA);
    expect(shared.purged).toEqual([["person:Sari"]]);
    later(1);
    expect(await look(JAKARTA, "new")).toBe("new");
    expect(await look(SURABAYA, "new")).toBe("new");
  });

  it("a change that cannot be purged is visible at once where it was made, and after a minute elsewhere", async () => {
    shared.purges = 0;
    await look(JAKARTA, "old");
    later(10);
    await change(JAKARTA);
    later(1);
    expect(await look(JAKARTA, "new")).toBe("new");
    expect(await look(SURABAYA, "new")).toBe("old");
    later(8);
    expect(await look(JAKARTA, "newer")).toBe("newer");
    later(2);
    expect(await look(JAKARTA, "newest")).toBe("newer");
    later(40);
    expect(await look(SURABAYA, "new")).toBe("new");
  });

  it("only the address is sent there: no session, message or other header", async () => {
    for (const cookie of ["session=x", "toast=x"]) await look(JAKARTA, "mine", { Cookie: cookie });
    expect([shared.made, shared.size]).toEqual([0, 0]);
    const sent = new Request(`${ORIGIN}/explore?q=ac&utm_source=x&lokasi=3578`, {
      headers: { Cookie: "place=3578; device=x", "Save-Data": "on", "X-Forwarded-Host": "evil.test" },
    });
    const bare = bareRequest(cacheKey(sent, "1"));
    expect(bare.url).toBe(`${ORIGIN}/explore?q=ac&lokasi=3578`);
    expect(Object.fromEntries(bare.headers)).toEqual({ host: "jasawarga.test", "save-data": "on" });
  });

  it("a new copy has the requested key, for every place and notation", () => {
    const all = new URLSearchParams(KNOWN_PARAMETERS.map((name) => [name, "1"]));
    for (const path of [
      "/",
      "/?lokasi=Surabaya",
      "/explore",
      "/explore?lokasi=3578",
      "/wanted",
      "/category/desain-grafis",
    ])
      for (const cookie of ["", "place=3578", "place=daring", "place=3578; data-saver=on", "place=%3B"]) {
        const key = cacheKey(new Request(ORIGIN + path, { headers: { Cookie: cookie } }), "1");
        expect(cacheKey(bareRequest(key), "1").url).toBe(key.url);
      }
    const key = cacheKey(new Request(`${ORIGIN}/u/sari?${all}`), "1");
    expect(cacheKey(bareRequest(key), "1").url).toBe(key.url);
  });

  it("only document addresses are requested there, because others would lose their suffix", () => {
    const shared = routeFiles().filter(({ name }) => WORKERS_CACHE_PATHS.test(pathOf(name)));
    expect(shared.length).toBeGreaterThan(9);
    expect(shared.filter(({ text }) => !text.includes("documentHeaders(")).map(({ name }) => name)).toEqual([]);
  });
});

function pathOf(file: string): string {
  const parts = file.split(".");
  return `/${parts.map((part) => (part === "_index" ? "" : part.replace(/^\$/, "some-").replace(/_$/, ""))).join("/")}`.replace(
    /(.)\/$/,
    "$1",
  );
}

describe("purges", () => {
  const accept = async () => ({ success: true, errors: [] });
  let waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    vi.setSystemTime(Date.now() + ms);
  };
  beforeEach(() => {
    waits = [];
  });

  it("are sent at once when it is quiet, and otherwise together for twelve seconds", async () => {
    const sent: string[][] = [];
    const gathering: Promise<void>[] = [];
    const collect = collectPurges(async (ms) => {
      if (ms > 0) gathering.push(collect(["lists", "person:2"], accept), collect(["lists"], accept));
      await wait(ms);
    });
    const purge = async (tags: string[]) => {
      sent.push(tags);
      return accept();
    };
    await collect(["person:1"], purge);
    await collect(["person:3"], purge);
    await Promise.all(gathering);
    expect(waits).toEqual([0, 12_000]);
    expect(sent).toEqual([["person:1"], ["person:3", "lists", "person:2"]]);
  });

  it("contain at most a hundred tags; a refused one is sent with the next, for half a minute", async () => {
    const sizes: number[] = [];
    const collect = collectPurges(wait);
    const many = Array.from({ length: 150 }, (_, index) => `person:${index}`);
    await collect(many, async (tags) => {
      sizes.push(tags.length);
      return { success: sizes.length > 1, errors: [{ code: 1134 }] };
    });
    expect(sizes).toEqual([100, 100, 50]);
    await collect(["lists"], async () => ({ success: false, errors: [] }));
    expect(waits).toEqual([0, 12_000, 12_000, 12_000, 12_000]);
    const tags: string[][] = [];
    later(60);
    await collect(["person:1"], async (sent) => {
      tags.push(sent);
      return accept();
    });
    expect(tags).toEqual([["person:1"]]);
  });
});

describe("wrangler.toml", () => {
  it("enables no cache before the first entry, which answers by session", () => {
    const config = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
    expect(config).not.toMatch(/^\[([\w.]+\.)?cache\]|^cache\b|^\[[\w.]*exports\.default/m);
  });
});
