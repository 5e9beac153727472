import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { operatorActions } from "~/database/schema/operators";
import { orders } from "~/database/schema/orders";
import { pageText } from "../pages/page-text";
import { startWorld, type TestPerson, type World } from "../world";
import { auditLedger, readOrder } from "./money";
import { newOperator } from "./operators";
import { paidOrder, step } from "./order-steps";

export const PROBLEM = "Berkas yang diserahkan tidak bisa dibuka di dua komputer.";
export const ANSWER = "Berkasnya bisa dibuka di sini, dan sudah saya kirim ulang.";
export const VERDICT = "Sebagian hasil terbukti dapat dipakai, sisanya tidak pernah diserahkan.";

export async function disputedOrder(
  world: World,
  { buyer, seller, listingId }: { buyer: TestPerson; seller: TestPerson; listingId: string },
  files: File[] = [],
): Promise<string> {
  const id = await paidOrder(world, buyer, listingId);
  await step(world, id, "delivery", seller);
  await step(world, id, "dispute", buyer, { reason: PROBLEM }, files);
  return id;
}

/** Waits for a ruling. */
export async function answeredDispute(
  world: World,
  sides: { buyer: TestPerson; seller: TestPerson; listingId: string },
): Promise<string> {
  const id = await disputedOrder(world, sides);
  await step(world, id, "dispute-answer", sides.seller, { reason: ANSWER });
  return id;
}

async function fallSilent(world: World, id: string): Promise<void> {
  await world
    .context()
    .db.update(orders)
    .set({ answerDueAt: Date.now() - 1000 })
    .where(eq(orders.id, id));
}

export async function ruleOn(
  world: World,
  id: string,
  as: TestPerson,
  fields: Record<string, string> = {},
): Promise<Response> {
  const { version } = (await readOrder(world, id)).order;
  return world.fetch(`/operator/disputes/${id}/ruling`, {
    as,
    form: { back: "140000", reason: VERDICT, version: String(version), press: "rule", ...fields },
  });
}

/** Hendra is uninvolved. Ayu and Bagas are operators. */
async function openCourt() {
  const world = await startWorld();
  const sari = await world.person("Sari Wulandari");
  return {
    world,
    sari,
    hendra: await world.person("Hendra Wijaya"),
    ayu: await newOperator(world, "Ayu Pramesti"),
    bagas: await newOperator(world, "Bagas Wicaksono"),
    listing: await world.listing(sari),
    /** The buyer. `beforeEach` replaces this person, because orders per buyer and hour are limited. */
    budi: sari,
  };
}

/**
 * Sets up a world for a test file, with a new buyer for each test. Audits the books at the end. The fields are filled
 * only when a test runs.
 */
export function inCourt() {
  const court = {} as Awaited<ReturnType<typeof openCourt>>;
  beforeAll(async () => {
    Object.assign(court, await openCourt());
  });
  beforeEach(async () => {
    court.budi = await court.world.person("Budi Santoso");
  });
  afterAll(async () => {
    expect(await auditLedger(court.world)).toEqual([]);
    await court.world.stop();
  });

  const db = () => court.world.context().db;
  const page = async (path: string, as: TestPerson) => pageText(await (await court.world.fetch(path, { as })).text());
  const sides = (listingId = court.listing) => ({ buyer: court.budi, seller: court.sari, listingId });
  return Object.assign(court, {
    page,
    orderPage: (id: string, as: TestPerson) => page(`/dashboard/orders/${id}`, as),
    casePage: (id: string, as: TestPerson) => page(`/operator/disputes/${id}`, as),
    disputed: (of: { listing?: string; files?: File[] } = {}) =>
      disputedOrder(court.world, sides(of.listing), of.files),
    answered: (listing?: string) => answeredDispute(court.world, sides(listing)),
    fallSilent: (id: string) => fallSilent(court.world, id),
    paid: () => paidOrder(court.world, court.budi, court.listing),
    async delivered(): Promise<string> {
      const id = await paidOrder(court.world, court.budi, court.listing);
      await step(court.world, id, "delivery", court.sari);
      return id;
    },
    rule: (id: string, as: TestPerson, fields?: Record<string, string>) => ruleOn(court.world, id, as, fields),
    step: (id: string, name: string, as: TestPerson, fields?: Record<string, string>, files?: File[]) =>
      step(court.world, id, name, as, fields, files),
    order: (id: string) => readOrder(court.world, id),
    phase: async (id: string) => (await readOrder(court.world, id)).order.phase,
    version: async (id: string) => String((await readOrder(court.world, id)).order.version),
    last: async (id: string) => (await readOrder(court.world, id)).kinds.at(-1),
    actsOn: (id: string) => db().select().from(operatorActions).where(eq(operatorActions.subjectId, id)),
    change: (id: string, columns: Partial<typeof orders.$inferInsert>) =>
      db().update(orders).set(columns).where(eq(orders.id, id)),
  });
}
