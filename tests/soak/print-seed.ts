import type { TestProject } from "vitest/node";

/** Says what the soak's samples and histories are drawn from. */
export default function printSeed({ config }: TestProject) {
  const seed = config.env.TEST_SEED;
  console.info(`The seed is ${seed}. For the same once more: TEST_SEED=${seed} npm run soak`);
}
