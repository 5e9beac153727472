import { expect, it } from "vitest";
import { oneAfterAnother } from "../../e2e/start/one-after-another";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it("does the work once for a burst of calls", async () => {
  let done = 0;
  const call = oneAfterAnother(async () => {
    done += 1;
  });
  for (let i = 0; i < 20; i += 1) {
    void call();
    await pause(5);
  }
  await call();
  expect(done).toBe(1);
});

it("never works twice at once, and again after a call that came meanwhile", async () => {
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
  while (most.length < 1) await pause(10);
  const second = call();
  release();
  while (most.length < 2) await pause(10);
  release();
  await Promise.all([first, second]);
  expect(most).toEqual([1, 1]);
  const third = call();
  while (most.length < 3) await pause(10);
  release();
  await third;
  expect(now).toBe(0);
});
