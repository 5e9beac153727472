import { onTestFinished, vi } from "vitest";

/**
 * Stops the clock for the rest of this test. What is counted by the hour is counted within one then, however close to
 * the full hour the test began. Only ours: the runtime's own limits (logins a minute) go by theirs.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}
