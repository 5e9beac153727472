import { seededRandom } from "./seeded-random";

/** True in `npm run soak`, which runs at full size. `npm test` runs samples. */
export const FULL = process.env.TEST_SIZE === "full";

/** Seed of all random choices. Fixed in `npm test`, different in each soak. */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_122);

export const size = (full: number, few: number): number => (FULL ? full : few);

/** In ms. In a soak only work that never ends should fail, on any machine. */
export const patience = (ms: number): number => size(30 * 60_000, ms);

/** Keeps their order. Returns all of them in a soak. */
export function sample<Item>(all: readonly Item[], few: number): Item[] {
  if (FULL || few >= all.length) return [...all];
  const roll = seededRandom(SEED);
  const drawn = new Set<number>();
  while (drawn.size < few) drawn.add(roll(all.length));
  return all.filter((_, place) => drawn.has(place));
}

/** Turns 0, 1, 2 … use all items equally often. Returns all of them in a soak. */
export function turns<Item>(all: readonly Item[], turn: number, few = 1): Item[] {
  if (FULL || few >= all.length) return [...all];
  return Array.from({ length: few }, (_, n) => all[(turn * few + n) % all.length] as Item);
}
