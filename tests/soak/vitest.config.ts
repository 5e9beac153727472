import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What takes long by its nature: rough ends of real starts, memory under load. `npm run soak`. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
  test: {
    include: ["tests/soak/**/*.soak.ts"],
    globalSetup: ["tests/support/build.ts"],
    // Ports and patience are shared.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 5 * 60_000,
  },
});
