import { answering, answers, type Served } from "./wrangler.ts";

/** How long an app may be silent, in ms: wrangler brings a dead runtime back, or says that it does and hangs. */
const SILENT_AFTER_A_CRASH = 8_000;
/** A crowd of requests or a busy machine takes its time, too. */
const SILENT = 45_000;
/** So many failures within so many ms are no accident. */
const FAILURES = 3;
const FAILURES_WITHIN = 5 * 60_000;

/**
 * Serves, and serves again when it ended or fell silent; fails when it cannot be brought up or keeps failing. `up` is
 * called when it answers for the first time. `patient`: silence is left to who is changing the code just now.
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
    const over = app.ended.then(() => Promise.reject(new Error("it ended")));
    try {
      await Promise.race([answering(options.url), over]);
    } catch (error) {
      await app.stop();
      throw error;
    }
    if (failures.length === 0) options.up();
    else console.info("JasaWarga berjalan lagi.");

    await Promise.race([app.ended, ...(options.patient ? [] : [silence(options.url, app)])]);
    await app.stop();
    failures.push(Date.now());
    if (failures.filter((at) => at > Date.now() - FAILURES_WITHIN).length >= FAILURES)
      throw new Error("it fails again and again");
    console.warn("JasaWarga berhenti menjawab. Menjalankannya lagi ...");
  }
}

/** Comes when the app has been silent for too long, or has ended. */
async function silence(url: string, app: Served): Promise<void> {
  let ended = false;
  void app.ended.then(() => {
    ended = true;
  });
  // Not the day's time, which goes on while the machine sleeps.
  let heard = performance.now();
  let crashes = app.crashes();
  while (!ended) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (await answers(url, 5_000)) {
      heard = performance.now();
      crashes = app.crashes();
    } else if (performance.now() - heard > (app.crashes() > crashes ? SILENT_AFTER_A_CRASH : SILENT)) return;
  }
}
