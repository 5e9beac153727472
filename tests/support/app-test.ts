import { it as base } from "vitest";
import { startWorld, type World } from "./world";

/** A test in the world of its file, for files that set up nothing else before; with cases: `it.for`. */
export const it = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture builds on is read off its first parameter
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.stop();
    },
    { scope: "file" },
  ],
});
