import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const KB = 1024;
const server = readFileSync(new URL("../build/index.js", import.meta.url));

// Cloudflare limits a Worker to 10 MB compressed, and a larger bundle starts more slowly.
it("the server bundle keeps its budget, compressed and uncompressed", () => {
  expect(gzipSync(server).length).toBeLessThanOrEqual(1310 * KB);
  expect(server.length).toBeLessThanOrEqual(4100 * KB);
});
