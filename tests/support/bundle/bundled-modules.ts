import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function bundledModules(folder: string) {
  const wasm = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  return [
    {
      type: "ESModule" as const,
      path: "worker.js",
      contents: readFileSync(join(folder, "worker.js"), "utf8"),
    },
    ...wasm.map((path) => ({
      type: "CompiledWasm" as const,
      path,
      contents: readFileSync(join(folder, path)),
    })),
  ];
}
