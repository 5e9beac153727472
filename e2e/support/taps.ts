import type { Locator } from "@playwright/test";

/** Counts what a finger does on the way: presses of links, buttons, tiles and boxes. Typing is none, sending is one. */
export function countTaps() {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      taps += 1;
      await target.click();
    },
    taps: () => taps,
  };
}
