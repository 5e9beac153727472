import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Bindings } from "~/platform/core/env.server";
import { noteWrite } from "./edge-cache";
import { BINDINGS_WORKER, localBindings } from "./local-bindings";

const ROOT = new URL("../../", import.meta.url);

type SentMail = { to: string; subject: string; text: string };

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
    r2Buckets: slots.flatMap((slot) => [`PICTURES${slot}`, `FILES${slot}`]),
    images: { binding: "IMAGES" },
    ratelimits: Object.fromEntries(
      slots.map((slot) => [
        `LOGIN_LIMIT${slot}`,
        { namespace_id: String(1_001 + slot), simple: { limit: 10, period: 60 } },
      ]),
    ),
  });
  const miniflare = new Miniflare(options);
  return { miniflare, bindings: miniflare.getBindings(), used: 0, open: 0 };
}

/** Real local D1, KV, R2, Images and rate limits, in memory, with every migration applied. */
export async function startBindings(variables: Record<string, string>) {
  if (!latest || latest.used === SLOTS) latest = startRuntime();
  const runtime = latest;
  const slot = runtime.used++;
  runtime.open++;
  const given = await runtime.bindings;
  const postbox = new Postbox();
  const { cacheAt, ...local } = localBindings(runtime.miniflare, slot, noteWrite);
  const bindings = {
    ...variables,
    ...local,
    IMAGES: given.IMAGES,
    PICTURES: given[`PICTURES${slot}`],
    FILES: given[`FILES${slot}`],
    LOGIN_LIMIT: given[`LOGIN_LIMIT${slot}`],
    MAIL: postbox as unknown as SendEmail,
    ARGON2: argon2(),
  } as unknown as Bindings;
  await migrate(bindings.DB);
  const stop = async () => {
    if (--runtime.open === 0 && runtime.used === SLOTS) await runtime.miniflare.dispose();
  };
  return { bindings, postbox, cacheAt, stop };
}

let compiled: WebAssembly.Module | undefined;

function argon2(): WebAssembly.Module {
  const file = new URL("node_modules/@phi-ag/argon2/dist/argon2.wasm", ROOT);
  compiled ??= new WebAssembly.Module(readFileSync(file));
  return compiled;
}

async function migrate(db: D1Database): Promise<void> {
  const folder = new URL("migrations/", ROOT);
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".sql")) continue;
    const statements = readFileSync(new URL(file, folder), "utf8").split("--> statement-breakpoint");
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
