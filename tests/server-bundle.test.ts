import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const KB = 1024;
const server = readFileSync(new URL("../build/index.js", import.meta.url));

// The platform limits a Worker to 10 MB packed, and the time it takes to start grows with what it reads.
it("the server's bundle keeps its budget, packed and unpacked", () => {
  expect(gzipSync(server).length).toBeLessThanOrEqual(1075 * KB);
  expect(server.length).toBeLessThanOrEqual(3450 * KB);
});
