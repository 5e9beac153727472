/**
 * Rebuilds whenever a file of `app/` is saved, one build at a time, and keeps the previous output. `remix watch`
 * empties the output first and cancels running builds, which leaves nothing when many files change at once.
 */
import { watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "@remix-run/dev/dist/compiler/compiler.js";
import { createFileWatchCache } from "@remix-run/dev/dist/compiler/fileWatchCache.js";
import { logThrown } from "@remix-run/dev/dist/compiler/utils/log.js";
import { ServerMode } from "@remix-run/dev/dist/config/serverModes.js";
import { readConfig } from "@remix-run/dev/dist/config.js";
import { logger } from "@remix-run/dev/dist/tux/logger.js";
import { oneAfterAnother } from "./one-after-another.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const app = join(root, "app");
const fileWatchCache = createFileWatchCache();

type Compiler = Awaited<ReturnType<typeof create>>;
/** Reuses its cache for fast builds. Recreated after files were added or removed, and after a failure. */
let compiler: Compiler | null = null;
let renamed = false;

async function newCompiler(): Promise<Compiler> {
  const config = await readConfig(root, ServerMode.Development);
  return create({ config, options: { mode: "development", sourcemap: true }, fileWatchCache, logger });
}

const build = oneAfterAnother(async () => {
  const began = Date.now();
  if (renamed) await forgetFile();
  renamed = false;
  const one = compiler ?? (await newCompiler().catch(failed));
  if (!one) return;
  compiler = one;
  try {
    await one.compile();
    console.info(`Rebuilt in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed(error);
    await forgetFile();
  }
});

function failed(error: unknown): void {
  logThrown(error);
  console.error("Not rebuilt: what is served stays as it was until the next change.");
}

async function forgetFile(): Promise<void> {
  const old = compiler;
  compiler = null;
  await old?.dispose().catch(() => undefined);
}

watch(app, { recursive: true }, (event, name) => {
  if (name) fileWatchCache.invalidateFile(join(app, name));
  if (event === "rename") renamed = true;
  void build();
});
void build();
