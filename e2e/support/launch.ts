import type { LaunchOptions } from "@playwright/test";

/**
 * A third of what a walk costs is drawing and serving pictures: only what looks at them has them, and every screen in a
 * soak.
 */
export function launchOptions({ pictures }: { pictures: boolean }): LaunchOptions {
  return {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-sync",
      // No page lives long enough to earn what compiling its script well costs.
      "--js-flags=--max-lazy --no-turbofan --no-maglev",
      ...(pictures ? [] : ["--blink-settings=imagesEnabled=false"]),
    ],
  };
}
