import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Bindings } from "~/platform/core/env.server";
import { noteWrite } from "./edge-cache";
import { BINDINGS_WORKER, localBindings } from "./local-bindings";

const ROOT = new URL("../../", import.meta.url);

export type SentMail = { to: string; subject: string; text: string };

/** A mail binding that remembers, and that fails while `broken`. */
export class Postbox {
  readonly sent: SentMail[] = [];
  broken = false;

  async send(mail: SentMail) {
    if (this.broken) throw new Error("the mail binding is down");
    this.sent.push(mail);
    return { messageId: String(this.sent.length) };
  }
}

/** Real local D1, KV, R2, Images and rate limits, in memory, with every migration applied. */
export async function startBindings(variables: Record<string, string>) {
  const options = convertV4MiniflareOptions({
    modules: true,
    script: BINDINGS_WORKER,
    compatibilityDate: "2026-11-01",
    d1Databases: ["DB"],
    kvNamespaces: ["SESSIONS"],
    r2Buckets: ["PICTURES", "FILES"],
    images: { binding: "IMAGES" },
    ratelimits: { LOGIN_LIMIT: { namespace_id: "1001", simple: { limit: 10, period: 60 } } },
  });
  const miniflare = new Miniflare(options);
  const given = (await miniflare.getBindings()) as unknown as Omit<Bindings, "MAIL" | "ARGON2">;
  const postbox = new Postbox();
  const { cacheAt, ...local } = localBindings(miniflare, noteWrite);
  const wasm = readFileSync(new URL("node_modules/@phi-ag/argon2/dist/argon2.wasm", ROOT));
  const bindings = {
    ...given,
    ...variables,
    ...local,
    MAIL: postbox as unknown as SendEmail,
    ARGON2: new WebAssembly.Module(wasm),
  } as unknown as Bindings;
  await migrate(bindings.DB);
  return { bindings, postbox, cacheAt, stop: () => miniflare.dispose() };
}

async function migrate(db: D1Database): Promise<void> {
  const folder = new URL("migrations/", ROOT);
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".sql")) continue;
    const statements = readFileSync(new URL(file, folder), "utf8").split("--> statement-breakpoint");
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
