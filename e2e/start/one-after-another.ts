/** So many ms without another call are the end of a burst: a checkout touches hundreds of files. */
const BURST = 150;

/**
 * Does `work` after each burst of calls, never twice at once: a call during it brings it again afterwards. Resolves
 * once what the call asked for is done. `work` never fails.
 */
export function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let last = 0;
  let round: Promise<void> | null = null;
  let asked = false;

  async function run(): Promise<void> {
    while (asked) {
      for (let left = BURST; left > 0; left = BURST - (performance.now() - last))
        await new Promise((resolve) => setTimeout(resolve, left));
      asked = false;
      await work();
    }
    round = null;
  }

  return () => {
    last = performance.now();
    asked = true;
    round ??= run();
    return round;
  };
}
