/** What a page may take of all that it asks of others together (ms): five seconds is where it has failed who waits for it. */
export const PAGE_PATIENCE = 4_500;

/** What a request waits for the database, all trips together (ms). Longer than a page should take: a write that is given up may still happen. */
export const DATABASE_PATIENCE = 8_000;

/** The outcome of work that may take `ms` at most, else `otherwise`; the work itself is not stopped. */
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

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
