import { eq, sql } from "drizzle-orm";
import { orderAddresses, orders, orderVisits } from "~/database/schema/orders";
import type { Order } from "~/orders/order";
import { DAY, MINUTE, toDateInput } from "~/platform/dates";
import { dayAfter, momentOf } from "~/visits/visit";
import type { TestPerson, World } from "../world";
import { order } from "./buying";

/** Unique, so that a test finds it on every page that leaks it. */
export const STREET = "Jalan Rahasia Melati 7";
export const BLOCK = "RT 09/RW 13";
export const LANDMARK = "Pagar kuning dekat sumur";

export const dayAhead = (ahead = 3) => dayAfter(toDateInput(Date.now()), ahead);

export function visitFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    mode: "at_buyer",
    day: "other",
    otherDay: dayAhead(),
    slots: "600",
    street: STREET,
    block: BLOCK,
    landmark: LANDMARK,
    place: "31.74",
    ...changes,
  };
}

/** Serves Jakarta Selatan and Depok. */
export function onSiteOffer(world: World, seller: TestPerson, fields: Parameters<World["listing"]>[1] = {}) {
  const served = { comesToBuyer: true, placeCode: "31.74", areas: ["32.76"] };
  return world.listing(seller, {
    title: "Servis AC: cuci, isi freon",
    category: "Rumah Tangga",
    ...served,
    ...fields,
  });
}

export function orderVisit(world: World, buyer: TestPerson, listing: string, changes = {}, query = "") {
  return order(world, buyer, listing, visitFields(changes), query);
}

export function acceptSlot(world: World, as: TestPerson, id: string, slot = "600", day = dayAhead()) {
  return world.fetch(`/dashboard/orders/${id}/visit-acceptance`, { as, form: { day, slot } });
}

export function proposeSlot(world: World, as: TestPerson, id: string, slot = "780", day = dayAhead()) {
  return world.fetch(`/dashboard/orders/${id}/visit`, {
    as,
    form: { day: "other", otherDay: day, slots: slot },
  });
}

export async function readVisitRows(world: World, id: string) {
  const { db } = world.context();
  const [[visit], [address]] = await db.batch([
    db.select().from(orderVisits).where(eq(orderVisits.orderId, id)),
    db.select().from(orderAddresses).where(eq(orderAddresses.orderId, id)),
  ]);
  return { visit, address };
}

/** Returns the time of a payment before the visit, because an hour that passed before the payment does not count. */
export const startedBefore = (visitAt: number) => sql`iif(started_at > ${visitAt}, ${visitAt - DAY}, started_at)`;

/** Moves the agreed visit of an order in Jakarta to another time, as if time had passed. */
export async function moveVisit(world: World, id: string, at: number, changes: Partial<Order> = {}): Promise<void> {
  const { db } = world.context();
  const day = toDateInput(at);
  const slot = (at - momentOf(day, 0, "WIB")) / MINUTE;
  await db.batch([
    db.update(orderVisits).set({ day, slot }).where(eq(orderVisits.orderId, id)),
    db
      .update(orders)
      .set({ visitAt: at, freeUntil: null, startedAt: startedBefore(at), ...changes })
      .where(eq(orders.id, id)),
  ]);
}

/** The seller can deliver after the visit. */
export async function letVisitPass(world: World, id: string): Promise<void> {
  const day = dayAhead(-1);
  const passed = {
    day: sql`iif(day is null, null, ${day})`,
    wishedDay: sql`iif(wished_day is null, null, ${day})`,
  };
  const { db } = world.context();
  await db.batch([
    db.update(orderVisits).set(passed).where(eq(orderVisits.orderId, id)),
    db
      .update(orders)
      .set({ visitAt: sql`visit_at - ${4 * DAY}`, freeUntil: null, startedAt: sql`started_at - ${4 * DAY}` })
      .where(eq(orders.id, id)),
  ]);
}

export async function letDeadlinePass(world: World, id: string): Promise<void> {
  await world.context().db.update(orders).set({ deadline: sql`started_at` }).where(eq(orders.id, id));
}

/** Lets the agreed visit of an order begin some minutes ago, as if time had passed. */
export async function beginVisit(
  world: World,
  id: string,
  minutes: number,
  changes: { callOutFee?: number; arrivedAt?: number } = {},
): Promise<void> {
  const visitAt = Math.floor(world.context().now / MINUTE - minutes) * MINUTE;
  await moveVisit(world, id, visitAt, { visitAgreedAt: visitAt - 5 * DAY, callOutFee: 25_000, ...changes });
}
