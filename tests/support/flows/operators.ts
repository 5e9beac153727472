import { eq } from "drizzle-orm";
import { gatewayNotifications } from "~/database/schema/money";
import { users } from "~/database/schema/users";
import { recordOperatorAction } from "~/operators/action-queries.server";
import type { TestPerson, World } from "../world";
import { startPaying } from "./buying";

export async function newOperator(world: World, name = "Ayu Pramesti"): Promise<TestPerson> {
  const person = await world.person(name);
  const { db, now } = world.context();
  await db.update(users).set({ operatorSince: now, twoStepsSince: now }).where(eq(users.id, person.id));
  return person;
}

/** With `again` the person becomes an operator again one minute later. */
export async function leave(world: World, person: TestPerson, again = false): Promise<void> {
  const { db, now } = world.context();
  const operatorSince = again ? now + 60_000 : null;
  const act = {
    operatorId: person.id,
    kind: "leave_operators",
    subjectId: person.id,
    reason: "Pindah kerja.",
  } as const;
  await db.batch([
    recordOperatorAction(db, act, now),
    db.update(users).set({ operatorSince }).where(eq(users.id, person.id)),
  ]);
}

/** Returns the notification's key. */
export async function stuckNotification(
  world: World,
  buyer: TestPerson,
  orderId: string,
  told: { body?: string; outcome?: string | null } = {},
): Promise<string> {
  const { gatewayOrderId } = await startPaying(world, buyer, orderId);
  const { db, now } = world.context();
  const id = crypto.randomUUID().replaceAll("-", "").repeat(2);
  const { body = "{}", outcome = "contradicted" } = told;
  await db.insert(gatewayNotifications).values({ id, gatewayOrderId, body, receivedAt: now, outcome });
  return id;
}
