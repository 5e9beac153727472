// wrangler's entry: what only wrangler can import comes in here and reaches the app through its bindings.
import argon2 from "@phi-ag/argon2/argon2.wasm";
import server from "../build/index.js";

export default {
  fetch: (request, env, ctx) => server.fetch(request, { ...env, ARGON2: argon2 }, ctx),
  scheduled: (controller, env, ctx) => server.scheduled(controller, { ...env, ARGON2: argon2 }, ctx),
} satisfies ExportedHandler<Record<string, unknown>>;
