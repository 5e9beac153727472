import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { operatorActions } from "~/db/schema/operators";
import { orders } from "~/db/schema/orders";
import { pageText } from "../page-text";
import { startWorld, type TestPerson, type World } from "../world";
import { auditLedger, readOrder } from "./money";
import { newOperator } from "./operators";
import { paidOrder, step } from "./order-steps";

export const PROBLEM = "Berkas yang diserahkan tidak bisa dibuka di dua komputer.";
export const ANSWER = "Berkasnya bisa dibuka di sini, dan sudah saya kirim ulang.";
export const VERDICT = "Sebagian hasil terbukti dapat dipakai, sisanya tidak pernah diserahkan.";

/** An order that was delivered and that the buyer brought a problem up about; gives its id. */
export async function disputedOrder(
  world: World,
  { buyer, seller, listingId }: { buyer: TestPerson; seller: TestPerson; listingId: string },
  files: File[] = [],
): Promise<string> {
  const id = await paidOrder(world, buyer, listingId);
  await step(world, id, "delivery", seller, { note: "Hasil akhir." });
  await step(world, id, "dispute", buyer, { reason: PROBLEM }, files);
  return id;
}

/** The same, answered: it waits for a ruling. */
export async function answeredDispute(
  world: World,
  sides: { buyer: TestPerson; seller: TestPerson; listingId: string },
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
export async function ruleOn(
  world: World,
  id: string,
  as: TestPerson,
  fields: Record<string, string> = {},
): Promise<Response> {
  const { version } = (await readOrder(world, id)).order;
  return world.fetch(`/operator/disputes/${id}/ruling`, {
    as,
    form: { buyerShare: "40", reason: VERDICT, version: String(version), press: "rule", ...fields },
  });
}

export type Court = Awaited<ReturnType<typeof openCourt>>;

/** A world in which Sari sells, Hendra has to do with nothing, and Ayu and Bagas are staff. */
export async function openCourt() {
  const world = await startWorld();
  const sari = await world.person("Sari Wulandari");
  const listing = await world.listing(sari);
  const { db } = world.context();
  const page = async (path: string, as: TestPerson) =>
    pageText(await (await world.fetch(path, { as })).text());
  return {
    world,
    sari,
    hendra: await world.person("Hendra Wijaya"),
    ayu: await newOperator(world, "Ayu Pramesti"),
    bagas: await newOperator(world, "Bagas Wicaksono"),
    listing,
    page,
    /** Who quarrel: one buyer orders only so much in an hour. */
    sides: (buyer: TestPerson, listingId = listing) => ({ buyer, seller: sari, listingId }),
    orderPage: (id: string, as: TestPerson) => page(`/dashboard/orders/${id}`, as),
    casePage: (id: string, as: TestPerson) => page(`/operator/disputes/${id}`, as),
    actsOn: (id: string) => db.select().from(operatorActions).where(eq(operatorActions.subjectId, id)),
    change: (id: string, columns: Partial<typeof orders.$inferInsert>) =>
      db.update(orders).set(columns).where(eq(orders.id, id)),
    /** Ends it, once its books are found to be in order. */
    async close(): Promise<void> {
      expect(await auditLedger(world)).toEqual([]);
      await world.stop();
    },
  };
}
