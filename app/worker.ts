// wrangler's entry: what only wrangler can import comes in here and reaches the app through its bindings.
import { WorkerEntrypoint } from "cloudflare:workers";
import argon2 from "@phi-ag/argon2/argon2.wasm";
import server from "../build/index.js";

type Bindings = Record<string, unknown>;

// The runtime gives each request the same ones, and so does this: what is read of them is read once.
const known = new WeakMap<Bindings, Bindings>();

function bindingsOf(env: Bindings): Bindings {
  const bindings = known.get(env) ?? { ...env, ARGON2: argon2 };
  known.set(env, bindings);
  return bindings;
}

/** What Workers Cache stands before, where it is switched on. */
export class Documents extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Promise<Response> {
    return server.document(request, bindingsOf(this.env), this.ctx);
  }

  /** Only the entry that keeps copies can purge them. */
  async forget(tags: string[]) {
    return this.ctx.cache?.purge({ tags });
  }
}

export default {
  fetch: (request, env, ctx) => server.fetch(request, bindingsOf(env), ctx),
  scheduled: (controller, env, ctx) => server.scheduled(controller, bindingsOf(env), ctx),
} satisfies ExportedHandler<Bindings>;
