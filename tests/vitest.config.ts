import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { keepTestsInMemory } from "../e2e/start/keep-in-memory.ts";

keepTestsInMemory();

/** Folders whose tests need neither the built app nor a database, except those named `*.server.test.ts`. */
const SLICES = readdirSync(new URL("../app", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["routes", "commands", "styles"].includes(entry.name))
  .map(({ name }) => name);

const PURE = [...SLICES, "architecture"].map((folder) => `tests/${folder}/**/!(*.server).test.{ts,tsx}`);

const SEARCHING = [
  "tests/routes/{search,places,listings}/**/*.test.ts",
  "tests/{search,moderation}/**/*.server.test.ts",
];

/** Tests that a soak runs at full size with the runtime's database. Each soak file imports one of them. */
const AT_FULL_SIZE = readdirSync(new URL("soak", import.meta.url)).flatMap((file) => {
  const [, path] =
    readFileSync(new URL(`soak/${file}`, import.meta.url), "utf8").match(/^import "\.\.\/(.+)";$/m) ?? [];
  return path ? [`tests/${path}.ts`] : [];
});

/** Tests that do not use the app's database. */
const WITHOUT_DATABASE = ["start", "styles", "midtrans", "commands"].map((folder) => `tests/${folder}/**`);

const root = fileURLToPath(new URL("..", import.meta.url));
// A soak prints its seed, so that a failure can be repeated.
const seed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000);

const project = (name: string, test: TestProjectInlineConfiguration["test"]) => ({
  root,
  resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  // Each file has its own world, and loading the app for each file took a third of the time, so files are not isolated.
  // Node loads the built server: through Vitest's runner every call into another module is slower.
  test: {
    name,
    isolate: false,
    // Polling may take almost as long as the test itself. The default of one second is too short on a slow machine.
    expect: { poll: { timeout: 25_000 } },
    server: { deps: { external: [/\/build\/index\.js$/] } },
    ...test,
  },
});

const APP: TestProjectInlineConfiguration["test"] = {
  include: ["tests/**/*.test.{ts,tsx}"],
  exclude: PURE,
  globalSetup: ["tests/support/bundle/build.ts"],
  setupFiles: ["tests/support/watch-logs.ts"],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** A soak runs for an hour beside other work, so only work that never ends should fail. */
const PATIENT = { testTimeout: 30 * 60_000, hookTimeout: 10 * 60_000 };

export default defineConfig({
  root,
  // Twice the number of cores of most build machines, because many tests wait for a time limit, a lock or the runtime.
  test: {
    maxWorkers: 4,
    silent: "passed-only",
    projects: [
      project("pure", { include: PURE, testTimeout: 300_000 }),
      project("app", APP),
      // The soak repeats the tests with the runtime's D1, except those that run at full size below.
      project("runtime", {
        ...APP,
        ...PATIENT,
        exclude: [...PURE, ...AT_FULL_SIZE, ...WITHOUT_DATABASE],
        env: { TEST_DATABASE: "runtime" },
        sequence: { groupOrder: 1 },
      }),
      // The soak repeats the tests that search or list listings, with the search index in its own database.
      project("own-index", {
        ...APP,
        ...PATIENT,
        include: SEARCHING,
        env: { TEST_INDEX: "own" },
        sequence: { groupOrder: 1 },
      }),
      // Long tests: real starts and crashes, memory under load, and the other tests at full size.
      project("soak", {
        include: ["tests/soak/**/*.soak.ts"],
        globalSetup: ["tests/support/bundle/build.ts", "tests/soak/print-seed.ts"],
        setupFiles: APP.setupFiles,
        env: { TEST_SIZE: "full", TEST_SEED: seed, TEST_DATABASE: "runtime" },
        // Soak tests share ports and time limits, so they run one by one and before the other projects.
        fileParallelism: false,
        sequence: { groupOrder: 0 },
        ...PATIENT,
      }),
    ],
  },
});
