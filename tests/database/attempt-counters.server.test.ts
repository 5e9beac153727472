import { expect } from "vitest";
import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import { it } from "../support/app-test";

it.for([0, 1, 3])("%d of five attempts pass if that is the limit", async (limit, { world }) => {
  const { db, now } = world.context();
  const key = `test:${crypto.randomUUID()}`;
  let through = 0;
  for (let tries = 0; tries < 5; tries += 1)
    await countOrAbort(db, key, limit, now).then(
      () => {
        through += 1;
      },
      (error) => expect(isOverLimit(error)).toBe(true),
    );
  expect(through).toBe(limit);
});
