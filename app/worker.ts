// This file is wrangler's entry. It imports what only wrangler can import and passes it on through the bindings.
import { WorkerEntrypoint } from "cloudflare:workers";
import argon2 from "@phi-ag/argon2/argon2.wasm";
import server from "../build/index.js";

type Bindings = Record<string, unknown>;

// Few isolates draw, and the code is 2.5 MB, so it is not part of the start.
async function loadShareRenderer() {
  const [{ default: wasm }, { default: font }] = await Promise.all([
    import("@resvg/resvg-wasm/index_bg.wasm"),
    import("./styles/fonts/plus-jakarta-sans-bold.ttf"),
  ]);
  return { wasm, font };
}

// The runtime passes the same object each time. So does this, so that values derived from it are computed once.
const known = new WeakMap<Bindings, Bindings>();

function bindingsOf(env: Bindings): Bindings {
  const bindings = known.get(env) ?? { ...env, ARGON2: argon2, SHARE_RENDERER: loadShareRenderer };
  known.set(env, bindings);
  return bindings;
}

/** The entry behind Workers Cache, if that is enabled. */
export class Documents extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Promise<Response> {
    return server.document(request, bindingsOf(this.env), this.ctx);
  }

  /** Purges copies, which only the entry that caches them can do. */
  async forget(tags: string[]) {
    return this.ctx.cache?.purge({ tags });
  }
}

export default {
  fetch: (request, env, ctx) => server.fetch(request, bindingsOf(env), ctx),
  scheduled: (controller, env, ctx) => server.scheduled(controller, bindingsOf(env), ctx),
} satisfies ExportedHandler<Bindings>;
