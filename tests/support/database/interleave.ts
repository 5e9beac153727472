import { apart } from "../edge-cache";
import type { World } from "../world";
import { asD1 } from "./as-d1";

/**
 * Does some work, and `meanwhile` right before its first batch that puts rows into this table: what somebody else does
 * between a look at things and the change that comes of it.
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
        await apart(meanwhile);
      }
      return whole.batch(statements);
    },
  });
  try {
    const result = await work();
    if (!done) throw new Error(`nothing was put into ${table}`);
    return result;
  } finally {
    world.bindings.DB = whole;
  }
}
