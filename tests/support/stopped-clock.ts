import { afterAll, beforeAll, onTestFinished, vi } from "vitest";
import { DAY, HOUR, startOfDay } from "~/platform/dates";

/** For the rest of the test, so that hourly limits do not reset. The runtime's clock continues. */
export function stopClock(now = Date.now()): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

/** 12:20 in Jakarta, far from the end of an hour and of a day. In UTC ms. */
export const NOON = startOfDay(Date.now()) + 12 * HOUR + 20 * 60_000;

/** All dates are then of one day. */
export function stopClockAtNoon(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

export const noonIn = (days: number): number => NOON + days * DAY;

const TIMERS = ["setTimeout", "clearTimeout", "performance"] as const;

/**
 * Starts `work` with stopped timers and waits for `reached`, the call that hangs. Then advances the time by `ms`, after
 * which the time limit must end the work. `endedBefore` tells whether it had ended one ms earlier.
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
