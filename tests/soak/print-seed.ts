import type { TestProject } from "vitest/node";

export default function printSeed({ config }: TestProject) {
  const seed = config.env.TEST_SEED;
  console.info(`The seed is ${seed}. For the same once more: TEST_SEED=${seed} npm run soak`);
}
