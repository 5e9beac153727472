import type { Locator } from "@playwright/test";

/** Counts clicks on links, buttons and boxes. Typing does not count, submitting counts as one. */
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
