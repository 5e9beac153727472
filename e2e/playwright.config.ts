import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type ReporterDescription } from "@playwright/test";
import { findChromium } from "../tests/chromium";
import { keepTestsInMemory } from "./start/keep-in-memory";
import { APP_URL } from "./support/addresses";
import { launchOptions } from "./support/launch";

/** Tests that run in one project only and set their own screen size. */
const ONE_PROJECT_ONLY = [
  "**/accessibility.e2e.ts",
  "**/keyboard.e2e.ts",
  "**/extremes.e2e.ts",
  "**/hostile.e2e.ts",
  "**/lengths.e2e.ts",
  "**/looks.e2e.ts",
];

keepTestsInMemory();
// State of this run. The server fills it and the last project audits it. Workers inherit the variable.
process.env.E2E_STATE ??= join(tmpdir(), `jasawarga-e2e-${process.pid}`);
// `npm test` sets this. Other commands find a browser here.
process.env.CHROMIUM_PATH ??= findChromium();

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

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
    // In CI a report keeps each failure's steps and screenshot.
    ...(process.env.CI ? [["html", { outputFolder: "../playwright-report", open: "never" }] as const] : []),
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: APP_URL,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // Traces slow down every test. Use `npm run browser -- --trace retain-on-failure` for one.
    screenshot: "only-on-failure",
    launchOptions: launchOptions({ pictures: !!process.env.BROWSER_FULL }),
  },
  projects: [
    { name: "setup", testMatch: "demo.setup.ts", teardown: "books" },
    { name: "books", testMatch: "books.teardown.ts" },
    {
      name: "desktop",
      dependencies: ["setup"],
      grepInvert: /@not-desktop|@soak/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Tests with the tag @phone or @no-script: behaviour that depends on a narrow screen or missing script, and flows
    // that no other project runs. Tests with the tag @soak run only in a soak, which runs all tests in every project.
    {
      name: "phone",
      dependencies: ["setup"],
      grep: /@phone/,
      grepInvert: /@soak/,
      use: phone,
      testIgnore: [...ONE_PROJECT_ONLY, "**/validation.e2e.ts"],
    },
    {
      name: "without-javascript",
      dependencies: ["setup"],
      grep: /@no-script/,
      grepInvert: /@soak/,
      use: { ...phone, javaScriptEnabled: false },
      testIgnore: ONE_PROJECT_ONLY,
    },
  ],
  webServer: {
    command: "node e2e/start/serve.ts",
    cwd: "..",
    url: `${APP_URL}/healthz`,
    timeout: 300_000,
    // A running server would have another state.
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "pipe",
  },
});
