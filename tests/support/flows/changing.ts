import { desc, eq, sql } from "drizzle-orm";
import { orderChanges } from "~/database/schema/orders";
import type { TestPerson, World } from "../world";

export const WHY = "Ditambah satu halaman untuk menu minuman.";

/** Returns the fields of the change form. An empty field means no change. */
export function changeFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    requestId: crypto.randomUUID(),
    price: "",
    deadline: "",
    revisions: "",
    description: WHY,
    ...changes,
  };
}

/** Proposes a change through the form and returns its id. */
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

/** Returns an order's proposed changes, newest first. */
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
