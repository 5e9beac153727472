import { onTestFinished, vi } from "vitest";

/**
 * Stops the clock for the rest of this test. What is counted by the hour is counted within one then, however close to
 * the full hour the test began. So is what is counted by the minute, however slow the machine is. Only ours: what the
 * runtime keeps ends by its own.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}
