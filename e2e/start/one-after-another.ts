/** Calls within this many ms belong to one burst. A git checkout changes hundreds of files. */
const BURST_GAP = 150;

/**
 * Runs `work` after each burst of calls, never twice at once. A call during a run causes another run. Each call
 * resolves when its run is done. `work` must not throw.
 */
export function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let last = 0;
  let round: Promise<void> | null = null;
  let asked = false;

  async function run(): Promise<void> {
    while (asked) {
      for (let left = BURST_GAP; left > 0; left = BURST_GAP - (performance.now() - last))
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
