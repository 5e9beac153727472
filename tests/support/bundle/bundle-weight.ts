import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../..", import.meta.url));

type Output = { entryPoint?: string; imports: { path: string; kind: string; external?: boolean }[] };

/** The files of the built server, and what the runtime reads of them. */
export function readBundle() {
  const { outputs }: { outputs: Record<string, Output> } = JSON.parse(
    readFileSync(`${root}build/metafile.server.json`, "utf8"),
  );
  return {
    files: Object.keys(outputs),
    start: "build/index.js",
    partOf: (route: string) =>
      Object.keys(outputs).find((file) => outputs[file]?.entryPoint === `part:part:${route}`) ?? route,

    /** The files that importing these runs, each once. */
    readBy(files: string[]): string[] {
      const read = new Set<string>();
      const follow = (file: string) => {
        if (read.has(file)) return;
        read.add(file);
        for (const { path, kind, external } of outputs[file]?.imports ?? [])
          if (kind !== "dynamic-import" && !external) follow(path);
      };
      for (const file of files) follow(file);
      return [...read];
    },

    /** In bytes, packed together. */
    weight: (files: string[]): number =>
      gzipSync(Buffer.concat(files.map((file) => readFileSync(root + file)))).length,
  };
}
