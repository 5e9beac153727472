import { findAvailability } from "~/db/visit/availability.server";
import { isSlotHeld } from "~/db/visit/visits.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { Side } from "~/domain/order/order";
import { isAfterDeadline, visitBefore } from "~/domain/order/visit-terms";
import { zoneAt } from "~/domain/place/zone";
import { dayFault, daysFor, type SlotFault, slotsFault, type TimeFault } from "~/domain/visit/slots";
import { changeOrder, type NotChanged } from "../order/change-order.server";
import type { OrderDecisionWrite } from "../order/write-order-decision.server";

type NotAgreed = NotChanged | TimeFault | SlotFault;

type Proposed = { day: string; slots: readonly number[] };

/** Wishes another day or hour; what was agreed on stands until the other side accepts. */
export async function proposeVisit(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  { day, slots }: Proposed,
): Promise<Outcome<"done", NotAgreed>> {
  return changeOrder<TimeFault | SlotFault>(context, {
    orderId,
    userId,
    seen: null,
    command: {
      kind: "propose_visit",
      read: ({ visit }) => ({ kind: "propose_visit", visit, day, slots }),
    },
    async prepare({ order, visit }, side) {
      if (visit === null) return ok([]);
      const { placeCode } = visit;
      if (isAfterDeadline(visitBefore(order, context.now), { placeCode, wish: { day, slots } }))
        return refused("after_deadline");
      const fault = await timeFault(context, order, { side, day, slots, placeCode });
      return fault === null ? ok([]) : refused(fault);
    },
    tries: 3,
  });
}

/** Accepts one of the slots that were shown. */
export async function acceptVisit(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  { day, slot }: { day: string; slot: number },
): Promise<Outcome<"done", NotAgreed>> {
  try {
    return await changeOrder(context, {
      orderId,
      userId,
      seen: null,
      command: {
        kind: "accept_visit",
        read: ({ visit }) => ({ kind: "accept_visit", visit, day, slot }),
      },
      tries: 3,
    });
  } catch (error) {
    if (isSlotHeld(error)) return refused("slot_full");
    throw error;
  }
}

type Asked = Proposed & { side: Side; placeCode: string };

async function timeFault(
  { db, now }: Pick<OrderDecisionWrite, "db" | "now">,
  order: { id: string; sellerId: string },
  { side, day, slots, placeCode }: Asked,
): Promise<TimeFault | SlotFault | null> {
  const seller = await findAvailability(db, order, { now, wished: day });
  const zone = zoneAt(placeCode);
  const days = daysFor(side, seller, zone, now);
  const offered = days.find((one) => one.day === day);
  return dayFault(days, day, zone, now) ?? (offered ? slotsFault(offered, slots) : "day_off");
}
