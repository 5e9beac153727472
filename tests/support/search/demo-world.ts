import { listings } from "~/database/schema/listings";
import { workingHours } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { countWords } from "~/search/jobs.server";
import { demoRows } from "../../../e2e/demo/rows/rows";
import { startWorld, type World } from "../world";

export async function startDemoWorld(options: Parameters<typeof startWorld>[0] = {}): Promise<World> {
  const world = await startWorld(options);
  const { db, now } = world.context();
  const rows = demoRows(now, "no password fits this");
  for (const row of rows.users) await db.insert(users).values(row);
  for (const row of rows.hours) await db.insert(workingHours).values(row);
  for (const row of rows.listings) await db.insert(listings).values(row);
  await world.indexed();
  await countWords(db, now, { statements: 1_000 });
  return world;
}
