import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What wrangler bundled into a folder, for Miniflare: the Worker, its parts and its WASM, by the names they import each other under. */
export function bundledModules(folder: string) {
  const parts = readdirSync(join(folder, "parts")).map((name) => `parts/${name}`);
  const wasm = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  return [
    ...["worker.js", ...parts].map((path) => ({
      type: "ESModule" as const,
      path,
      contents: readFileSync(join(folder, path), "utf8"),
    })),
    ...wasm.map((path) => ({
      type: "CompiledWasm" as const,
      path,
      contents: readFileSync(join(folder, path)),
    })),
  ];
}
