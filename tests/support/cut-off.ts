import { asD1 } from "./database/as-d1";
import type { World } from "./world";

/** In ms. The app's own time limits for the database and the gateways are longer. */
const LONG_TIMER = 1_000;

type Statement = {
  real: D1PreparedStatement;
  bind(...values: unknown[]): Statement;
  all(): Promise<unknown>;
};

/**
 * Runs `work` and kills it after step `last`: the call takes effect, but its response never arrives. A step is a call
 * of the database or of a bucket. Returns null if the work was killed.
 */
export async function cutOffAfter<Result>(
  world: World,
  last: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const whole = { ...world.bindings };
  let steps = 0;
  let kill = () => {};
  const killed = new Promise<null>((resolve) => {
    kill = () => resolve(null);
  });
  const never = new Promise<never>(() => {});
  const step = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    steps += 1;
    if (steps > last) return never;
    const isLast = steps === last;
    const answer = await call();
    if (!isLast) return answer;
    kill();
    return never;
  };

  const statement = (real: D1PreparedStatement): Statement => ({
    real,
    bind: (...values) => statement(real.bind(...values)),
    all: () => step(() => real.all()),
  });
  const batch = (statements: Statement[]) => step(() => whole.DB.batch(statements.map(({ real }) => real)));
  const prepare = (query: string) => statement(whole.DB.prepare(query));
  const cutBucket = (bucket: R2Bucket) =>
    new Proxy(bucket, {
      get(target, name) {
        const found = Reflect.get(target, name);
        if (typeof found !== "function") return found;
        const call = found.bind(target);
        return name === "put" ? (...put: unknown[]) => step(() => call(...put)) : call;
      },
    });

  const { PICTURES, FILES } = whole;
  // Disable long timers, so that a time limit of the killed work does not fire during a later test.
  const { setTimeout } = globalThis;
  const short = (call: () => void, ms = 0) => (ms < LONG_TIMER ? setTimeout(call, ms) : setTimeout(() => {}));
  globalThis.setTimeout = short as typeof setTimeout;
  Object.assign(world.bindings, {
    DB: asD1({ prepare, batch }),
    PICTURES: cutBucket(PICTURES),
    FILES: cutBucket(FILES),
  });
  try {
    const answer = await Promise.race([work(), killed]);
    // Let work that does not await the call run to its next step, where it may defer something.
    await new Promise((done) => setTimeout(done, 20));
    world.abandon();
    return answer;
  } finally {
    globalThis.setTimeout = setTimeout;
    Object.assign(world.bindings, { DB: whole.DB, PICTURES, FILES });
  }
}
