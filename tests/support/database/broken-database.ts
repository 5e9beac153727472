import { hush } from "../logs";
import type { World } from "../world";
import { asD1 } from "./as-d1";

/** The query for the session, which also reads the viewer's unread counts. */
const isSessionQuery = (query: string) => /^select\b.* from "sessions"/s.test(query);

/**
 * Runs `work` while every statement that names one of these tables fails with `says`. "everything" makes all statements
 * fail, "writes" all inserts, updates and deletes. Mutes the logs meanwhile.
 */
export async function withBroken<Result>(
  world: World,
  tables: readonly string[] | "everything" | "writes",
  work: () => Promise<Result>,
  says = "D1_ERROR: the database does not answer",
): Promise<Result> {
  const whole = world.bindings.DB;
  const log = hush();
  const hit = (query: string) =>
    tables === "everything" ||
    (tables === "writes" && /^(insert|update|delete)\b/.test(query)) ||
    (Array.isArray(tables) &&
      tables.some((table) => new RegExp(`\\b${table}\\b`).test(query)) &&
      !isSessionQuery(query));
  world.bindings.DB = asD1({
    prepare(query: string) {
      if (hit(query)) throw new Error(says);
      return whole.prepare(query);
    },
    batch: (statements: D1PreparedStatement[]) => whole.batch(statements),
  });
  try {
    return await work();
  } finally {
    world.bindings.DB = whole;
    log.end();
  }
}
