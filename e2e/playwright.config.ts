import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type ReporterDescription } from "@playwright/test";
import { findChromium } from "../tests/chromium";
import { keepTestsInMemory } from "./start/keep-in-memory";
import { APP_URL } from "./support/addresses";
import { launchOptions } from "./support/launch";

/** Told once, at every width they need themselves. */
const ONCE = [
  ...["**/accessibility.e2e.ts", "**/keyboard.e2e.ts", "**/extremes.e2e.ts", "**/hostile.e2e.ts"],
  ...["**/lengths.e2e.ts", "**/looks.e2e.ts"],
];

keepTestsInMemory();
// The one state of this run: the server fills it, the last project audits it. Workers read this file too, and inherit.
process.env.E2E_STATE ??= join(tmpdir(), `jasawarga-e2e-${process.pid}`);
// `npm test` has found one by now; who runs the browser tests alone, or a soak, has not.
process.env.CHROMIUM_PATH ??= findChromium();

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A line a test for people; for `npm test`, which shows its words at the end, a dot and a file to count from. */
function report(file: string | undefined): ReporterDescription[] {
  return file ? [["dot"], ["json", { outputFile: file }]] : [["list"]];
}

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ...report(process.env.BROWSER_REPORT),
    // What a run elsewhere leaves to look at: each failure with its steps and its picture.
    ...(process.env.CI ? [["html", { outputFolder: "../playwright-report", open: "never" }] as const] : []),
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: APP_URL,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // A trace of every step slows every test: `npm run browser -- --trace retain-on-failure` for who wants one.
    screenshot: "only-on-failure",
    launchOptions: launchOptions({ pictures: !!process.env.BROWSER_FULL }),
  },
  projects: [
    { name: "setup", testMatch: "demo.setup.ts", teardown: "books" },
    // After all the others: whatever people did in their browsers, the books must add up.
    { name: "books", testMatch: "books.teardown.ts" },
    {
      name: "desktop",
      dependencies: ["setup"],
      grepInvert: /@not-desktop/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // By tag: what a narrow screen or a missing script changes, and long walks where they are hardest. All of it in a
    // soak (soak.config.ts).
    {
      name: "phone",
      dependencies: ["setup"],
      grep: /@phone/,
      use: phone,
      testIgnore: [...ONCE, "**/validation.e2e.ts"],
    },
    {
      name: "without-javascript",
      dependencies: ["setup"],
      grep: /@no-script/,
      use: { ...phone, javaScriptEnabled: false },
      testIgnore: ONCE,
    },
  ],
  webServer: {
    command: "node e2e/start/serve.ts",
    cwd: "..",
    url: `${APP_URL}/healthz`,
    timeout: 120_000,
    // Another would hold another state.
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "pipe",
  },
});
