import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { MINUTE } from "~/platform/dates";
import type { Bindings } from "~/platform/env.server";
import { INDEX_MIGRATIONS, inProcessD1, migrations } from "./database/in-process-d1";
import { noteWrite } from "./edge-cache";
import { BINDINGS_WORKER, database as databaseOf, localBindings } from "./local-bindings";
import { sessionStore } from "./session-store";

const ROOT = new URL("../../", import.meta.url);

/** As `wrangler.toml` says. */
const TRIES_A_MINUTE = 10;

type SentMail = { to: string; subject: string; text: string; headers?: Record<string, string> };

/** A mail binding that remembers, and that fails while `broken`. */
class Postbox {
  readonly sent: SentMail[] = [];
  broken = false;

  async send(mail: SentMail) {
    if (this.broken) throw new Error("the mail binding is down");
    this.sent.push(mail);
    return { messageId: String(this.sent.length) };
  }
}

/**
 * As the runtime's own limit, ten tries of a key in a minute of the clock, but by this process's: where a test stops it,
 * no new minute begins between the tries, however long the machine takes for them.
 */
class LoginLimit implements RateLimit {
  private minute = 0;
  private readonly tries = new Map<string, number>();

  async limit({ key }: RateLimitOptions) {
    const minute = Math.floor(Date.now() / MINUTE);
    if (minute !== this.minute) this.tries.clear();
    this.minute = minute;
    const tries = this.tries.get(key) ?? 0;
    if (tries >= TRIES_A_MINUTE) return { success: false };
    this.tries.set(key, tries + 1);
    return { success: true };
  }
}

/** A bucket whose state says that no dump is due. Tests of dumps use the real one. */
const NO_DUMP_DUE = {
  get: async () => ({
    etag: "1",
    text: async () =>
      JSON.stringify({ due: Number.MAX_SAFE_INTEGER, heldUntil: 0, running: null, complete: [] }),
  }),
  head: async () => null,
} as unknown as R2Bucket;

/** As many worlds share a runtime, each with bindings of its own: starting one takes as long as many a file of tests. */
const SLOTS = 20;

type Runtime = {
  miniflare: Miniflare;
  bindings: Promise<Record<string, unknown>>;
  /** Slots given out so far, and how many of their worlds still run. */
  used: number;
  open: number;
};

/** The one with free slots. It ends with the process unless all its worlds have ended before. */
let latest: Runtime | undefined;

function startRuntime(): Runtime {
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  const options = convertV4MiniflareOptions({
    modules: true,
    script: BINDINGS_WORKER,
    compatibilityDate: "2026-11-01",
    d1Databases: slots.map((slot) => `DB${slot}`),
    kvNamespaces: slots.map((slot) => `SESSIONS${slot}`),
    r2Buckets: slots.flatMap((slot) => [`PICTURES${slot}`, `FILES${slot}`, `BACKUPS${slot}`]),
    images: { binding: "IMAGES" },
    // Past Miniflare's own worker in front, which costs as much as a trip.
    unsafeDirectSockets: [{}],
  });
  const miniflare = new Miniflare(options);
  return { miniflare, bindings: miniflare.getBindings(), used: 0, open: 0 };
}

/** Where a world's database is: in this process, in the runtime, or brought along with all in it. */
export type Database = "in-process" | "runtime" | D1Database;

/** What a soak says for all of them. */
const DATABASE: Database = process.env.TEST_DATABASE === "runtime" ? "runtime" : "in-process";

/**
 * Real local R2 and Images, in memory, and a D1 with every migration applied; `kv` is the real KV. With `ownIndex` there is
 * a second D1 for the search index, beside it.
 */
export async function startBindings(
  variables: Record<string, string>,
  { database = DATABASE, ownIndex = false }: { database?: Database | undefined; ownIndex?: boolean } = {},
) {
  const inProcess = database === "in-process" ? inProcessD1() : null;
  const index = ownIndex && database !== "runtime" ? inProcessD1(INDEX_MIGRATIONS) : null;
  // An index in the runtime is the database of a slot of its own.
  const wanted = ownIndex && !index ? 2 : 1;
  if (!latest || latest.used + wanted > SLOTS) latest = startRuntime();
  const runtime = latest;
  const slot = runtime.used;
  runtime.used += wanted;
  runtime.open++;
  const given = await runtime.bindings;
  const postbox = new Postbox();
  const { cacheAt, writes, ...local } = localBindings(runtime.miniflare, slot, noteWrite, inProcess?.ask);
  const search = index
    ? databaseOf(index.ask, () => undefined)
    : wanted === 2 && localBindings(runtime.miniflare, slot + 1, () => undefined).DB;
  const bindings = {
    ...variables,
    ...local,
    ...(typeof database === "object" ? { DB: database } : {}),
    ...(search && { SEARCH: search }),
    IMAGES: given.IMAGES,
    SESSIONS: sessionStore(),
    PICTURES: given[`PICTURES${slot}`],
    FILES: given[`FILES${slot}`],
    BACKUPS: NO_DUMP_DUE,
    LOGIN_LIMIT: new LoginLimit(),
    MAIL: postbox as unknown as SendEmail,
    ARGON2: argon2(),
  } as unknown as Bindings;
  if (database === "runtime") await migrate(bindings.DB);
  if (search && !index) await migrate(search, INDEX_MIGRATIONS);
  const stop = async () => {
    inProcess?.stop();
    index?.stop();
    if (--runtime.open === 0 && runtime.used === SLOTS) await runtime.miniflare.dispose();
  };
  const backups = given[`BACKUPS${slot}`] as R2Bucket;
  return { bindings, backups, postbox, cacheAt, writes, kv: local.SESSIONS, stop };
}

let compiled: WebAssembly.Module | undefined;

function argon2(): WebAssembly.Module {
  const file = new URL("node_modules/@phi-ag/argon2/dist/argon2.wasm", ROOT);
  compiled ??= new WebAssembly.Module(readFileSync(file));
  return compiled;
}

async function migrate(db: D1Database, folder?: URL): Promise<void> {
  // Each file whole, as the local database takes it: one by one, hundreds of statements each wait for an answer of their own.
  for (const sql of migrations(folder)) await db.batch([db.prepare(sql)]);
}
