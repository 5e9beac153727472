import { eq } from "drizzle-orm";
import { users } from "~/db/schema/users";
import type { Person, World } from "./world";

/** Somebody who works for the house, signed in. */
export async function operator(world: World, name = "Ayu Pramesti"): Promise<Person> {
  const person = await world.person(name);
  const { db, now } = world.context();
  await db.update(users).set({ operatorSince: now }).where(eq(users.id, person.id));
  return person;
}
