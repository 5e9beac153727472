import { desc, eq, sql } from "drizzle-orm";
import { orderChanges } from "~/database/schema/orders";
import type { TestPerson, World } from "../world";

export const WHY = "Ditambah satu halaman untuk menu minuman.";

/** An empty field means no change. */
export function changeFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    formId: crypto.randomUUID(),
    price: "",
    deadline: "",
    revisions: "",
    description: WHY,
    ...changes,
  };
}

/** Returns the change's id. */
export async function sendChangeForm(
  world: World,
  by: TestPerson,
  orderId: string,
  changes: Record<string, string> = {},
): Promise<string> {
  const response = await world.fetch(`/dashboard/orders/${orderId}/change`, {
    as: by,
    form: changeFields(changes),
  });
  const [latest] = await readChanges(world, orderId);
  if (response.status !== 303 || latest?.status !== "open")
    throw new Error(`no change: ${response.status} ${await response.text()}`);
  return latest.id;
}

/** Newest first. */
export function readChanges(world: World, orderId: string) {
  return world
    .context()
    .db.select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(desc(sql`rowid`));
}

export function answer(
  world: World,
  as: TestPerson,
  orderId: string,
  name: "acceptance" | "refusal" | "withdrawal",
  fields: Record<string, string>,
): Promise<Response> {
  return world.fetch(`/dashboard/orders/${orderId}/change/${name}`, { as, form: fields });
}
