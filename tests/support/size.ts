import { seededRandom } from "./seeded-random";

/** Whether this is `npm run soak`, which does at full size what `npm test` does by samples. */
export const FULL = process.env.TEST_SIZE === "full";

/** What is drawn at random is drawn from this: the same each time for `npm test`, another for each soak. */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_122);

/** The first number in a soak, else the second. */
export const size = (full: number, few: number): number => (FULL ? full : few);

/** How long it may take, in ms; at full size, on whatever machine, only what never ends is a fault. */
export const patience = (ms: number): number => size(30 * 60_000, ms);

/** A few of many, drawn without repeats and in their own order; all of them in a soak. */
export function sample<Item>(all: readonly Item[], few: number): Item[] {
  if (FULL || few >= all.length) return [...all];
  const roll = seededRandom(SEED);
  const drawn = new Set<number>();
  while (drawn.size < few) drawn.add(roll(all.length));
  return all.filter((_, place) => drawn.has(place));
}

/**
 * The next few of many, going round with `turn`: who asks for turns 0, 1, 2 … meets each of them equally often. All of
 * them in a soak.
 */
export function turns<Item>(all: readonly Item[], turn: number, few = 1): Item[] {
  if (FULL || few >= all.length) return [...all];
  return Array.from({ length: few }, (_, n) => all[(turn * few + n) % all.length] as Item);
}
