import { isRead } from "~/database/connection.server";
import { outsideRequest } from "../edge-cache";
import type { World } from "../world";
import { asD1 } from "./as-d1";

/**
 * Runs `work`, and runs `meanwhile` right before the `nth` database trip that writes, counted from 1. `happened` is
 * false if `work` made fewer writing trips.
 */
export async function beforeWrite<Result>(
  world: World,
  nth: number,
  meanwhile: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<{ result: Result; happened: boolean }> {
  const whole = world.bindings.DB;
  const queries = new WeakMap<object, string>();
  let left = nth;
  const arrived = async (statements: readonly object[]) => {
    if (left === 0 || statements.every((statement) => isRead(queries.get(statement) ?? ""))) return;
    left -= 1;
    if (left === 0) await outsideRequest(meanwhile);
  };
  const noted = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const own = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => noted(target.bind(...values), query);
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (name !== "all" && name !== "run" && name !== "raw") return value.bind(target);
        return async (...values: unknown[]) => {
          await arrived([own]);
          return value.apply(target, values);
        };
      },
    });
    queries.set(own, query);
    originals.set(own, statement);
    return own;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  world.bindings.DB = asD1({
    prepare: (query: string) => noted(whole.prepare(query), query),
    async batch(statements: D1PreparedStatement[]) {
      await arrived(statements);
      return whole.batch(statements.map((statement) => originals.get(statement) ?? statement));
    },
  });
  try {
    return { result: await work(), happened: left === 0 };
  } finally {
    world.bindings.DB = whole;
  }
}
