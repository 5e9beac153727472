import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Debian's package names. The headless shell draws no windows and needs a quarter less time. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

const SYSTEM = [
  ...PACKAGES.map((name) => `/usr/bin/${name}`),
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, an installed one, or one downloaded before.
 * Otherwise installs one with Playwright's download or, as root on Debian, from its packages.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  }
  const known = [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path));
  if (known) return known;

  console.info("Memasang Chromium untuk uji peramban ...");
  spawnSync("playwright", ["install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const name of PACKAGES) {
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], { stdio: "inherit", env });
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  throw new Error("no Chromium found: install one or set CHROMIUM_PATH");
}
