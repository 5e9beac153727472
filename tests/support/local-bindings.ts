import { Agent, request } from "node:http";
import type { Miniflare } from "miniflare";

/**
 * Worker that runs the calls of `localBindings` inside the runtime. Miniflare's own proxies for bindings would wait for
 * a socket response at each `prepare` and `bind`.
 */
export const BINDINGS_WORKER = `
export default {
  async fetch(request, env) {
    const { slot, exec, statements, session, kv, cached } = await request.json();
    const [DB, SESSIONS] = [env["DB" + slot], env["SESSIONS" + slot]];
    try {
      if (cached) return Response.json({ results: await asked(slot, cached) });
      if (kv) return Response.json({ results: (await SESSIONS[kv.method](...kv.args)) ?? null });
      if (exec) return Response.json({ results: await DB.exec(exec) });
      const at = session ? DB.withSession(session) : DB;
      const prepared = statements.map(({ sql, values }) => at.prepare(sql).bind(...values));
      const results = await at.batch(prepared);
      return Response.json({ results: session ? { results, bookmark: at.getBookmark() } : { results } });
    } catch (error) {
      return Response.json({ message: error.message, cause: error.cause?.message });
    }
  },
};

async function asked(slot, { place, method, url, sent }) {
  const cache = await caches.open(slot + " " + place);
  if (method === "delete") return cache.delete(url);
  if (method === "put") return void (await cache.put(url, new Response(sent.body, sent))) ?? null;
  const found = await cache.match(url);
  return found ? { body: await found.text(), headers: [...found.headers] } : null;
}`;

type Question =
  | { exec: string }
  | { statements: { sql: string; values: unknown[] }[]; session?: string }
  | { kv: { method: string; args: unknown[] } }
  | { cached: { place: string; method: string; url: string; sent?: Kept } };

type Kept = { body: string; headers: [string, string][] };
type Answer = { results: never } | { message: string; cause?: string };
type Ask = <Results>(question: Question) => Promise<Results>;

export type AskD1 = <Results>(
  question: Extract<Question, { exec: string } | { statements: unknown }>,
) => Promise<Results>;

export type Ran = { sql: string; changes: number };

/**
 * Returns the D1, the KV and the caches of one slot. `hear` is called for every statement. `writes` counts the
 * statements that changed rows. `askD1` replaces the runtime's D1.
 */
export function localBindings(
  miniflare: Miniflare,
  slot: number,
  hear: (ran: Ran) => void,
  askD1?: AskD1,
): { DB: D1Database; SESSIONS: KVNamespace; cacheAt: (place: string) => Cache; writes: () => number } {
  let writes = 0;
  // The runtime closes a connection after five idle seconds. Stop reusing it earlier.
  const agent = new Agent({ keepAlive: true, timeout: 2_000 });

  const ask: Ask = async (question) => {
    const answer: Answer = JSON.parse(
      await post(await miniflare.unsafeGetDirectURL(), agent, JSON.stringify({ slot, ...question })),
    );
    if ("results" in answer) return answer.results;
    throw new Error(answer.message, { cause: answer.cause && new Error(answer.cause) });
  };
  const count = (ran: Ran) => {
    if (ran.changes > 0) writes++;
    hear(ran);
  };
  return {
    DB: database((question) => {
      if ("exec" in question) writes++;
      return (askD1 ?? ask)(question);
    }, count),
    SESSIONS: namespace(ask),
    cacheAt: (place) => cacheOf(ask, place),
    writes: () => writes,
  };
}

/** Miniflare's `dispatchFetch` takes twice as long, and tests spend most of their time here. */
function post(url: URL, agent: Agent, body: string): Promise<string> {
  return new Promise((answered, failed) => {
    const headers = { "Content-Length": Buffer.byteLength(body) };
    const asking = request(url, { method: "POST", agent, headers }, async (response) => {
      try {
        answered(Buffer.concat(await response.toArray()).toString());
      } catch (error) {
        failed(error);
      }
    });
    asking.on("error", (error: NodeJS.ErrnoException) => {
      // On a busy machine the runtime may close an idle connection just before it is used again.
      if (asking.reusedSocket && error.code === "ECONNRESET") post(url, agent, body).then(answered, failed);
      else failed(error);
    });
    asking.end(body);
  });
}

function namespace(ask: Ask): KVNamespace {
  const call =
    (method: string) =>
    (...args: unknown[]) =>
      ask({ kv: { method, args } });
  return {
    get: call("get"),
    put: call("put"),
    delete: call("delete"),
    list: call("list"),
  } as unknown as KVNamespace;
}

function cacheOf(ask: Ask, place: string): Cache {
  const call = <Results>(method: string, { url }: Request, sent?: Kept) =>
    ask<Results>({ cached: { place, method, url, ...(sent ? { sent } : {}) } });
  return {
    async match(request: Request) {
      const kept = await call<Kept | null>("match", request);
      return kept ? new Response(kept.body, { headers: kept.headers }) : undefined;
    },
    async put(request: Request, response: Response) {
      await call("put", request, { body: await response.text(), headers: [...response.headers] });
    },
    delete: (request: Request) => call<boolean>("delete", request),
  } as unknown as Cache;
}

type Answered<Row> = { results: D1Result<Row>[]; bookmark?: string };

/** `session.next` is the bookmark or constraint of the session's next query. */
export function database(
  ask: AskD1,
  hear: (ran: Ran) => void,
  session?: { next: string; bookmark: string | null },
): D1Database {
  async function run<Row>(statements: Statement[]): Promise<D1Result<Row>[]> {
    const { results, bookmark } = await ask<Answered<Row>>({
      statements,
      ...(session ? { session: session.next } : {}),
    });
    if (session && bookmark) session.next = session.bookmark = bookmark;
    statements.forEach(({ sql }, index) => {
      hear({ sql, changes: results[index]?.meta.changes ?? 0 });
    });
    return results;
  }

  class Statement {
    constructor(
      readonly sql: string,
      readonly values: unknown[] = [],
    ) {}

    bind(...values: unknown[]): Statement {
      // D1 rejects these types. JSON would convert them silently.
      const odd = values.find((value) => !isBindable(value));
      if (odd !== undefined || values.includes(undefined))
        throw new TypeError(`D1_TYPE_ERROR: Type '${typeof odd}' not supported for value '${odd}'`);
      return new Statement(this.sql, values);
    }

    async all<Row>(): Promise<D1Result<Row>> {
      const [result] = await run<Row>([this]);
      if (!result) throw new Error("D1 answered nothing");
      return result;
    }

    run = this.all;

    async first<Value>(column?: string): Promise<Value | null> {
      const row = (await this.all<Record<string, Value>>()).results[0];
      if (row === undefined) return null;
      return (column === undefined ? row : (row[column] ?? null)) as Value;
    }

    async raw<Row extends unknown[]>(): Promise<Row[]> {
      return (await this.all<object>()).results.map((row) => Object.values(row) as Row);
    }
  }

  return {
    prepare: (sql: string) => new Statement(sql),
    batch: run,
    exec: (exec: string) => ask({ exec }),
    withSession: (next: string) => database(ask, hear, { next, bookmark: null }),
    getBookmark: () => session?.bookmark ?? null,
  } as unknown as D1Database;
}

function isBindable(value: unknown): boolean {
  return value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
}
