import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { oneAfterAnother } from "../../e2e/start/one-after-another";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A burst ends this many ms after its last call. */
const BURST = 150;

it("a burst of calls runs the work once", async () => {
  let done = 0;
  const call = oneAfterAnother(async () => {
    done += 1;
  });
  for (let i = 0; i < 20; i += 1) {
    void call();
    await vi.advanceTimersByTimeAsync(BURST - 1);
    expect(done).toBe(0);
  }
  const last = call();
  await vi.advanceTimersByTimeAsync(BURST);
  await last;
  expect(done).toBe(1);
});

it("the work never runs twice at once, and runs again after a call during it", async () => {
  let now = 0;
  const most: number[] = [];
  let release = () => {};
  const call = oneAfterAnother(async () => {
    now += 1;
    most.push(now);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    now -= 1;
  });
  const first = call();
  await vi.advanceTimersByTimeAsync(BURST);
  expect(most).toHaveLength(1);
  const second = call();
  await vi.advanceTimersByTimeAsync(10 * BURST);
  expect(most).toHaveLength(1);
  release();
  await vi.advanceTimersByTimeAsync(BURST);
  expect(most).toHaveLength(2);
  release();
  await Promise.all([first, second]);
  expect(most).toEqual([1, 1]);
  const third = call();
  await vi.advanceTimersByTimeAsync(BURST);
  expect(most).toHaveLength(3);
  release();
  await third;
  expect(now).toBe(0);
});
