import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { keepTestsInMemory } from "../e2e/start/keep-in-memory.ts";

keepTestsInMemory();

/** What needs neither the built app nor a database: no build is waited for. */
const PURE = ["domain", "copy", "forms", "views", "ui", "architecture"].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
);

const SEARCHING = [
  "routes/search",
  "routes/listing",
  "operations/search",
  "operations/report",
  "db/search",
].map((folder) => `tests/${folder}/**/*.test.ts`);

/** What a soak does at full size, over the runtime's database too: its files name the tests whose size they set. */
const AT_FULL_SIZE = readdirSync(new URL("soak", import.meta.url)).flatMap((file) => {
  const [, path] =
    readFileSync(new URL(`soak/${file}`, import.meta.url), "utf8").match(/^import "\.\.\/(.+)";$/m) ?? [];
  return path ? [`tests/${path}.ts`] : [];
});

/** What has no database of the app. */
const WITHOUT_DATABASE = ["start", "styles", "midtrans", "commands"].map((folder) => `tests/${folder}/**`);

const root = fileURLToPath(new URL("..", import.meta.url));
// Said at the start of a soak, so that what it drew can be drawn again.
const seed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000);

const project = (name: string, test: TestProjectInlineConfiguration["test"]) => ({
  root,
  resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  // A world of its own is what keeps files apart; loading the app anew for each of them took a third of the time.
  // The built server runs as Node reads it; through Vitest's own runner each call into another file of it is looked up.
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
  ...{ include: ["tests/**/*.test.{ts,tsx}"], exclude: PURE },
  globalSetup: ["tests/support/bundle/build.ts"],
  setupFiles: ["tests/support/watch-logs.ts"],
  ...{ testTimeout: 120_000, hookTimeout: 120_000 },
};

/** A soak goes on for an hour beside other work: only what never ends is a fault. */
const PATIENT = { testTimeout: 30 * 60_000, hookTimeout: 10 * 60_000 };

export default defineConfig({
  root,
  // Twice what most machines of a build have cores: many tests wait, for a gateway that hangs, a lock or the runtime.
  test: {
    maxWorkers: 4,
    // What a failed test logged is printed, so a green run has no error lines.
    silent: "passed-only",
    projects: [
      project("pure", { include: PURE, testTimeout: 120_000 }),
      project("app", APP),
      // The same over the runtime's own D1 alone, for the soak: what that changes, and does not do at full size below.
      project("runtime", {
        ...APP,
        ...PATIENT,
        exclude: [...PURE, ...AT_FULL_SIZE, ...WITHOUT_DATABASE],
        env: { TEST_DATABASE: "runtime" },
        sequence: { groupOrder: 1 },
      }),
      // What lists and finds listings, with their index in a database of its own, for the soak as well.
      project("own-index", {
        ...APP,
        ...PATIENT,
        include: SEARCHING,
        env: { TEST_INDEX: "own" },
        sequence: { groupOrder: 1 },
      }),
      // What takes long by its nature: rough ends of real starts, memory under load, and at full size what the others sample.
      project("soak", {
        include: ["tests/soak/**/*.soak.ts"],
        globalSetup: ["tests/support/bundle/build.ts", "tests/soak/print-seed.ts"],
        setupFiles: APP.setupFiles,
        env: { TEST_SIZE: "full", TEST_SEED: seed, TEST_DATABASE: "runtime" },
        // Ports and patience are shared, and so it goes before the others of a soak.
        fileParallelism: false,
        sequence: { groupOrder: 0 },
        ...PATIENT,
      }),
    ],
  },
});
