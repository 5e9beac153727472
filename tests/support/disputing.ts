import { eq } from "drizzle-orm";
import { orders } from "~/db/schema/orders";
import { readOrder } from "./money";
import { paidOrder, step } from "./working";
import type { Person, World } from "./world";

export const PROBLEM = "Berkas yang diserahkan tidak bisa dibuka di dua komputer.";
export const ANSWER = "Berkasnya bisa dibuka di sini, dan sudah saya kirim ulang.";
export const VERDICT = "Sebagian hasil terbukti dapat dipakai, sisanya tidak pernah diserahkan.";

/** An order that was delivered and that the buyer brought a problem up about; gives its id. */
export async function disputedOrder(
  world: World,
  { buyer, seller, listingId }: { buyer: Person; seller: Person; listingId: string },
  files: File[] = [],
): Promise<string> {
  const id = await paidOrder(world, buyer, listingId);
  await step(world, id, "delivery", seller, { note: "Hasil akhir." });
  await step(world, id, "dispute", buyer, { reason: PROBLEM }, files);
  return id;
}

/** The same, answered: it waits for a ruling. */
export async function heardDispute(
  world: World,
  sides: { buyer: Person; seller: Person; listingId: string },
): Promise<string> {
  const id = await disputedOrder(world, sides);
  await step(world, id, "dispute-answer", sides.seller, { reason: ANSWER });
  return id;
}

/** Lets the time to answer pass. */
export async function fallSilent(world: World, id: string): Promise<void> {
  await world
    .context()
    .db.update(orders)
    .set({ answerDueAt: Date.now() - 1000 })
    .where(eq(orders.id, id));
}

/** Sends an operator's ruling as its page does, made from the order as it is unless told otherwise. */
export async function rule(
  world: World,
  id: string,
  as: Person,
  fields: Record<string, string> = {},
): Promise<Response> {
  const { version } = (await readOrder(world, id)).order;
  return world.fetch(`/operator/disputes/${id}/ruling`, {
    as,
    form: { buyerShare: "40", reason: VERDICT, version: String(version), press: "rule", ...fields },
  });
}
