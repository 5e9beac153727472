import type { LaunchOptions } from "@playwright/test";

/** Chromium obeys only the last list, so it repeats Playwright's. The first two would load two pages in each window. */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Pictures take a third of the time, so only tests that need them load them. A soak loads them for every screen. */
export function launchOptions({ pictures }: { pictures: boolean }): LaunchOptions {
  return {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-sync",
      `--disable-features=${DISABLED_FEATURES.join()}`,
      // Optimising script takes longer than it saves in a short test.
      "--js-flags=--max-lazy --no-turbofan --no-maglev",
      ...(pictures ? [] : ["--blink-settings=imagesEnabled=false"]),
    ],
  };
}
