import type { LaunchOptions } from "@playwright/test";

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
      // Optimising script takes longer than it saves in a short test.
      "--js-flags=--max-lazy --no-turbofan --no-maglev",
      ...(pictures ? [] : ["--blink-settings=imagesEnabled=false"]),
    ],
  };
}
