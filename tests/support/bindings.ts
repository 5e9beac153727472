import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { MINUTE } from "~/platform/dates";
import type { Bindings } from "~/platform/env.server";
import { INDEX_MIGRATIONS, inProcessD1, migrations } from "./database/in-process-d1";
import { recordWrite } from "./edge-cache";
import { BINDINGS_WORKER, database as databaseOf, localBindings } from "./local-bindings";
import { sessionStore } from "./session-store";

const ROOT = new URL("../../", import.meta.url);

const LOGIN_ATTEMPTS_PER_MINUTE = 10;

type SentMail = { to: string; subject: string; text: string; headers?: Record<string, string> };

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
 * Works like the runtime's limit of ten attempts per key and minute, but uses this process's clock. A test can stop
 * that clock, so a slow machine cannot start a new minute between attempts.
 */
class LoginLimit implements RateLimit {
  private minute = 0;
  private readonly tries = new Map<string, number>();

  async limit({ key }: RateLimitOptions) {
    const minute = Math.floor(Date.now() / MINUTE);
    if (minute !== this.minute) this.tries.clear();
    this.minute = minute;
    const tries = this.tries.get(key) ?? 0;
    if (tries >= LOGIN_ATTEMPTS_PER_MINUTE) return { success: false };
    this.tries.set(key, tries + 1);
    return { success: true };
  }
}

/** Tests of dumps use the real bucket. */
const NO_DUMP_DUE = {
  get: async () => ({
    etag: "1",
    text: async () => JSON.stringify({ due: Number.MAX_SAFE_INTEGER, heldUntil: 0, running: null, complete: [] }),
  }),
  head: async () => null,
} as unknown as R2Bucket;

/** Number of worlds that share one runtime. Starting a runtime takes as long as many test files. */
const SLOTS = 20;

type Runtime = {
  miniflare: Miniflare;
  bindings: Promise<Record<string, unknown>>;
  /** `used` counts the slots handed out, `open` the worlds that still run. */
  used: number;
  open: number;
};

/** The runtime with free slots. It stops when its last world stops, or with the process. */
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
    // Bypasses Miniflare's entry worker, which costs as much as a database trip.
    unsafeDirectSockets: [{}],
  });
  const miniflare = new Miniflare(options);
  return { miniflare, bindings: miniflare.getBindings(), used: 0, open: 0 };
}

/** Database of a world: in this process, in the runtime, or an existing one. */
export type Database = "in-process" | "runtime" | D1Database;

const DATABASE: Database = process.env.TEST_DATABASE === "runtime" ? "runtime" : "in-process";

/**
 * Starts local R2 and Images bindings in memory and a migrated D1. `kv` is Miniflare's KV. `ownIndex` adds a second D1
 * for the search index.
 */
export async function startBindings(
  variables: Record<string, string>,
  { database = DATABASE, ownIndex = false }: { database?: Database | undefined; ownIndex?: boolean } = {},
) {
  const inProcess = database === "in-process" ? inProcessD1() : null;
  const index = ownIndex && database !== "runtime" ? inProcessD1(INDEX_MIGRATIONS) : null;
  // A search index in the runtime uses the database of a second slot.
  const wanted = ownIndex && !index ? 2 : 1;
  if (!latest || latest.used + wanted > SLOTS) latest = startRuntime();
  const runtime = latest;
  const slot = runtime.used;
  runtime.used += wanted;
  runtime.open++;
  const given = await runtime.bindings;
  const postbox = new Postbox();
  const { cacheAt, writes, ...local } = localBindings(runtime.miniflare, slot, recordWrite, inProcess?.ask);
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
    SHARE_RENDERER: loadShareRenderer,
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

async function loadShareRenderer() {
  const read = (file: string) => new Uint8Array(readFileSync(new URL(file, ROOT)));
  const wasm = new WebAssembly.Module(read("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
  return { wasm, font: read("app/styles/fonts/plus-jakarta-sans-bold.ttf").buffer };
}

let compiled: WebAssembly.Module | undefined;

function argon2(): WebAssembly.Module {
  const file = new URL("node_modules/@phi-ag/argon2/dist/argon2.wasm", ROOT);
  compiled ??= new WebAssembly.Module(readFileSync(file));
  return compiled;
}

async function migrate(db: D1Database, folder?: URL): Promise<void> {
  // Each file is one statement for the local database. Hundreds of single statements would each wait for a response.
  for (const sql of migrations(folder)) await db.batch([db.prepare(sql)]);
}
