/** For all calls of a page together (ms): below the five seconds in which a page must answer. */
export const PAGE_PATIENCE = 4_500;

/** For all trips together (ms). Longer than a page should take: a write that is given up may still happen. */
export const DATABASE_PATIENCE = 8_000;

/** The work itself is not stopped; what comes of it later is dropped. */
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

const TIME_UP = Symbol("time up");

/** Unfinished work is deferred: else the runtime would end it after the response. */
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
