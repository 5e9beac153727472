import { answers, type Served, waitUntilResponding } from "./wrangler.ts";

/** Allowed silence of the app in ms after a crash. Wrangler restarts a dead runtime, or hangs. */
const MAX_SILENCE_AFTER_CRASH = 8_000;
/** Allowed silence in ms otherwise: many requests or a busy machine take time. */
const MAX_SILENCE = 45_000;
const MAX_FAILURES = 3;
const FAILURES_WITHIN = 5 * 60_000;

/**
 * Runs the app and restarts it when it ends or stops responding. Rejects when it cannot start or keeps failing. Calls
 * `up` on the first response. `patient` ignores silence while a developer changes the code.
 */
export async function keepServing(options: {
  serve: () => Served;
  url: string;
  up: () => void;
  patient: boolean;
}): Promise<never> {
  const failures: number[] = [];
  for (;;) {
    const app = options.serve();
    const over = app.ended.then(() => Promise.reject(new Error("the app ended")));
    try {
      await Promise.race([waitUntilResponding(options.url), over]);
    } catch (error) {
      await app.stop();
      throw error;
    }
    if (failures.length === 0) options.up();
    else console.info("JasaWarga berjalan lagi.");

    await Promise.race([app.ended, ...(options.patient ? [] : [waitForSilence(options.url, app)])]);
    await app.stop();
    failures.push(Date.now());
    if (failures.filter((at) => at > Date.now() - FAILURES_WITHIN).length >= MAX_FAILURES)
      throw new Error("the app keeps failing");
    console.warn("JasaWarga berhenti menjawab. Menjalankannya lagi ...");
  }
}

async function waitForSilence(url: string, app: Served): Promise<void> {
  let ended = false;
  void app.ended.then(() => {
    ended = true;
  });
  // A monotonic clock, which stops while the machine sleeps.
  let heard = performance.now();
  let crashes = app.crashes();
  while (!ended) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (await answers(url, 5_000)) {
      heard = performance.now();
      crashes = app.crashes();
    } else if (performance.now() - heard > (app.crashes() > crashes ? MAX_SILENCE_AFTER_CRASH : MAX_SILENCE)) return;
  }
}
