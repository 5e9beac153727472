import { outsideRequest } from "../edge-cache";
import type { World } from "../world";
import { asD1 } from "./as-d1";

/**
 * Runs `work`, and runs `meanwhile` right before its first batch that inserts into `table`. This simulates a concurrent
 * change between a read and the write that depends on it.
 */
export async function withInterleaved<Result>(
  world: World,
  table: string,
  meanwhile: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const whole = world.bindings.DB;
  let writes = false;
  let done = false;
  world.bindings.DB = asD1({
    prepare(query: string) {
      writes ||= query.startsWith(`insert into "${table}"`);
      return whole.prepare(query);
    },
    async batch(statements: D1PreparedStatement[]) {
      if (writes && !done) {
        done = true;
        await outsideRequest(meanwhile);
      }
      return whole.batch(statements);
    },
  });
  try {
    const result = await work();
    if (!done) throw new Error(`nothing was inserted into ${table}`);
    return result;
  } finally {
    world.bindings.DB = whole;
  }
}
