import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What is long by nature: `npm run soak`. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
  test: {
    include: ["tests/soak/**/*.soak.ts"],
    globalSetup: ["tests/support/build.ts"],
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
