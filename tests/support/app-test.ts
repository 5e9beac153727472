import { it as base } from "vitest";
import { startWorld, type World } from "./world";

/** A test with one world per file, for files that need no other setup. Use `it.for` for tables of cases. */
export const it = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from its first parameter
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.stop();
    },
    { scope: "file" },
  ],
});
