import { afterAll, beforeAll, expect, it } from "vitest";
import { type Held, inspect } from "./inspector";
import { mixedLoad } from "./mixed-load";
import { startRuntime } from "./runtime";

const MB = 1024 * 1024;
/** Measured minutes. The warm-up fills the caches of modules and of the runtime. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const WARM_UP = 2;
const VISITS_A_MINUTE = 1_000;
/** Half of Cloudflare's limit for an isolate. The rest is for running requests and Argon2's 19 MiB. */
const LIMIT = 64 * MB;
/** Allowed difference between samples, because running requests use memory. */
const MAX_DIFFERENCE = 4 * MB;

let runtime: Awaited<ReturnType<typeof startRuntime>>;
beforeAll(async () => {
  runtime = await startRuntime();
});
afterAll(() => runtime?.stop());

it(`keeps its heap small and constant during ${MINUTES} minutes of a thousand visits each`, async () => {
  const visit = await mixedLoad(runtime.origin);
  const inspector = await inspect(runtime.inspector);
  const statuses = new Map<number | string, number>();
  const samples: Held[] = [];
  const count = (status: number | string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };

  for (let minute = 1; minute <= WARM_UP + MINUTES; minute += 1) {
    const under: Promise<void>[] = [];
    const began = Date.now();
    for (let sent = 0; sent < VISITS_A_MINUTE; sent += 1) {
      under.push(visit().then(count, (error: Error) => count(error.message)));
      const due = began + ((sent + 1) * 60_000) / VISITS_A_MINUTE;
      await new Promise((next) => setTimeout(next, Math.max(0, due - Date.now())));
    }
    await Promise.all(under);
    // The isolate answers its inspector only while it handles requests.
    const [held] = await Promise.all([inspector.held(), ...Array.from({ length: 20 }, visit)]);
    console.info(`minute ${minute}: heap ${inMB(held.heap)} MB, buffers ${inMB(held.backing)} MB`);
    if (minute > WARM_UP) samples.push(held);
  }
  inspector.close();
  console.info(Object.fromEntries(statuses));

  const sizes = samples.map(({ heap, backing }) => heap + backing);
  expect(Math.max(...sizes)).toBeLessThan(LIMIT);
  expect(mean(sizes.slice(-3)) - mean(sizes.slice(0, 3))).toBeLessThan(MAX_DIFFERENCE);
  const failed = [...statuses].filter(([status]) => typeof status === "string" || status >= 500);
  expect(failed).toEqual([]);
});

const inMB = (bytes: number) => (bytes / MB).toFixed(1);
const mean = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
