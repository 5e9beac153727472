/** What a page may take of all that it asks of others together (ms): five seconds is where it has failed who waits for it. */
export const PAGE_PATIENCE = 4_500;

/** What a request waits for the database, all trips together (ms). Longer than a page should take: a write that is given up may still happen. */
export const DATABASE_PATIENCE = 8_000;

/** The outcome of work that may take `ms` at most, else `otherwise`. The work itself is not stopped, and nobody hears how it fails. */
export async function atMost<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** Marks that the time was up: no work's own outcome is this very object. */
const TIME_UP = Symbol("time up");

/**
 * The outcome of work that a page waits for, else `otherwise` when its patience ends. What is not done by then goes on
 * after the response, where the runtime would end it: an answer that comes late still has its effect.
 */
export async function patiently<T>(
  { defer }: { defer(work: Promise<unknown>): void },
  work: Promise<T>,
  otherwise: T,
): Promise<T> {
  const done = await atMost<T | typeof TIME_UP>(PAGE_PATIENCE, work, TIME_UP);
  if (done !== TIME_UP) return done;
  defer(work);
  return otherwise;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
