import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const KB = 1024;

type Output = { entryPoint?: string; imports: { path: string; kind: string; external?: boolean }[] };
const { outputs }: { outputs: Record<string, Output> } = JSON.parse(
  readFileSync(`${root}build/metafile.server.json`, "utf8"),
);

/** The files that importing these runs, each once. */
function readBy(files: string[]): string[] {
  const read = new Set<string>();
  const follow = (file: string) => {
    if (read.has(file)) return;
    read.add(file);
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (kind !== "dynamic-import" && !external) follow(path);
  };
  for (const file of files) follow(file);
  return [...read];
}

const weight = (files: string[]) =>
  gzipSync(Buffer.concat(files.map((file) => readFileSync(root + file)))).length;

const START = "build/index.js";
const partOf = (route: string) =>
  Object.keys(outputs).find((file) => outputs[file]?.entryPoint === `part:part:${route}`) ?? route;

describe("what the runtime reads, packed", () => {
  it("at a start keeps its budget", () => {
    expect(weight(readBy([START]))).toBeLessThanOrEqual(200 * KB);
  });

  it.each(["_index", "$page", "explore", "gig.$id", "login", "dashboard.orders.$id"])(
    "for a first page of %s keeps its budget",
    (route) => {
      const files = readBy([START, partOf("root"), partOf(`routes/${route}`)]);
      expect(files.length).toBeGreaterThan(readBy([START]).length);
      expect(weight(files)).toBeLessThanOrEqual(340 * KB);
    },
  );

  it("in all keeps its budget", () => {
    expect(weight(Object.keys(outputs))).toBeLessThanOrEqual(790 * KB);
  });
});
