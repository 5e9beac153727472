import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { keepTestsInMemory } from "../e2e/start/keep-in-memory.ts";

keepTestsInMemory();

/** What needs neither the built app nor a database: no build is waited for. */
const PURE = ["domain", "copy", "forms", "views", "ui", "architecture"].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
);

const root = fileURLToPath(new URL("..", import.meta.url));
// Said at the start of a soak, so that what it drew can be drawn again.
const seed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000);

const project = (name: string, test: TestProjectInlineConfiguration["test"]) => ({
  root,
  resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  // A world of its own is what keeps files apart; loading the app anew for each of them took a third of the time.
  test: { name, isolate: false, ...test },
});

export default defineConfig({
  root,
  // Twice what most machines of a build have cores: many tests wait, for a gateway that hangs, a lock or the runtime.
  test: {
    maxWorkers: 4,
    projects: [
      project("pure", { include: PURE, testTimeout: 30_000 }),
      project("app", {
        ...{ include: ["tests/**/*.test.{ts,tsx}"], exclude: PURE },
        globalSetup: ["tests/support/build.ts"],
        ...{ testTimeout: 30_000, hookTimeout: 60_000 },
      }),
      // What takes long by its nature: rough ends of real starts, memory under load, and at full size what the others sample.
      project("soak", {
        include: ["tests/soak/**/*.soak.ts"],
        globalSetup: ["tests/support/build.ts", "tests/soak/print-seed.ts"],
        env: { TEST_SIZE: "full", TEST_SEED: seed },
        // Ports and patience are shared.
        fileParallelism: false,
        ...{ testTimeout: 30 * 60_000, hookTimeout: 5 * 60_000 },
      }),
    ],
  },
});
