import { afterAll, beforeAll, onTestFinished, vi } from "vitest";
import { DAY, HOUR, startOfDay } from "~/platform/dates";

/**
 * Stops the clock for the rest of this test. Limits by the hour or the minute then count within one window, however close to
 * its end the test began and however slow the machine is. Only this process's clock: the runtime's goes on.
 */
export function stopClock(now = Date.now()): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

/** A moment of today, UTC ms: twenty past noon in Jakarta, far from the ends of an hour and of a day. */
export const NOON = startOfDay(Date.now()) + 12 * HOUR + 20 * 60_000;

/** Stops the clock at `NOON` for all tests of a file: dates in its tables and on its pages are then of one day. */
export function stopClockAtNoon(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

/** Days before or after `NOON`. */
export const noonIn = (days: number): number => NOON + days * DAY;

const TIMERS = ["setTimeout", "clearTimeout", "performance"] as const;

/**
 * Starts some work with stopped timers, waits until it has come to what hangs (`reached`), and lets so many ms pass. The work
 * must then end by itself: its time limit is `ms`, whatever the machine does meanwhile. `before` is one ms earlier, when it
 * must not have ended.
 */
export async function afterTimeLimit<Result>(
  ms: number,
  work: () => Promise<Result>,
  reached: Promise<unknown>,
): Promise<{ endedBefore: boolean; result: Result }> {
  const stopped = vi.isFakeTimers() ? Date.now() : null;
  const date = stopped === null ? {} : { now: stopped };
  vi.useFakeTimers({ toFake: [...TIMERS, ...(stopped === null ? [] : (["Date"] as const))], ...date });
  try {
    let isOver = false;
    const running = work().finally(() => {
      isOver = true;
    });
    await reached;
    await vi.advanceTimersByTimeAsync(ms - 1);
    const endedBefore = isOver;
    await vi.advanceTimersByTimeAsync(1);
    return { endedBefore, result: await running };
  } finally {
    vi.useRealTimers();
    if (stopped !== null) vi.useFakeTimers({ toFake: ["Date"], now: stopped });
  }
}
