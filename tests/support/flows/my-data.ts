import { and, desc, eq } from "drizzle-orm";
import { dataRequests } from "~/database/schema/personal-data";
import type { TestPerson, World } from "../world";
import { elsewhere, knowPassword, PASSWORD } from "./account";

export const WRONG = "Kota saya tertulis Bandung, seharusnya Cimahi.";

async function newestRequest(world: World, { id }: TestPerson, kind: "access" | "correction"): Promise<string> {
  const [found] = await world
    .context()
    .db.select({ id: dataRequests.id })
    .from(dataRequests)
    .where(and(eq(dataRequests.userId, id), eq(dataRequests.kind, kind)))
    .orderBy(desc(dataRequests.createdAt));
  return found?.id ?? "";
}

/** Returns the request's id. */
export async function correction(world: World, who: TestPerson, words = WRONG): Promise<string> {
  await world.fetch("/account/data", { as: who, form: { change: "correction", words } });
  return newestRequest(world, who, "correction");
}

export function askForCopy(world: World, who: TestPerson, currentPassword = PASSWORD): Promise<Response> {
  const form = { change: "export", currentPassword };
  return world.fetch("/account/data", { as: who, form, headers: elsewhere() });
}

/** Runs the scheduler. Returns the request's id. */
export async function dataExportOf(world: World, who: TestPerson): Promise<string> {
  await knowPassword(world, who);
  await askForCopy(world, who);
  await world.tick();
  return newestRequest(world, who, "access");
}

export function closeAccount(world: World, who: TestPerson, currentPassword = PASSWORD): Promise<Response> {
  return world.fetch("/account/data/closure", { as: who, form: { currentPassword }, headers: elsewhere() });
}
