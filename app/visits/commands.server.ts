import { mailWording } from "~/notifications/text";
import { changeOrder, type NotChanged, type OrderDecisionWrite } from "~/orders/commands.server";
import type { Side } from "~/orders/order";
import { isAfterDeadline, visitBefore } from "~/orders/rules/visits";
import { zoneAt } from "~/places/place";
import type { Context } from "~/platform/context.server";
import { forEachDue, type StepTurn } from "~/platform/job-rotation.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { namedDay } from "~/platform/written-date";
import {
  availabilityOfOrder,
  isSlotHeld,
  listVisitsToRemind,
  recordVisitReminder,
  removeAddresses,
  toAvailability,
} from "./queries.server";
import { visitReminders } from "./text";
import { type Availability, dayFault, daysFor, type SlotFault, slotsFault, type TimeFault } from "./visit";

type NotAgreed = NotChanged | TimeFault | SlotFault;

type Proposed = { day: string; slots: readonly number[] };
type SeenProposal = Proposed & { seen?: number | null };

export async function proposeVisit(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  { day: typedDay, slots, seen = null }: SeenProposal,
): Promise<Outcome<"done", NotAgreed>> {
  const dayAt = (placeCode: string | null) => namedDay(typedDay, zoneAt(placeCode), context.now);
  const reads = availabilityOfOrder(context.db, orderId, context.now, typedDay);
  return changeOrder<TimeFault | SlotFault, typeof reads>(context, {
    orderId,
    userId,
    seen,
    reads,
    command: {
      kind: "propose_visit",
      read: ({ visit }) => ({ kind: "propose_visit", visit, day: dayAt(visit?.placeCode ?? null), slots }),
    },
    async prepare({ order, visit }, side, [hours, off, held]) {
      if (visit === null) return ok([]);
      const { placeCode } = visit;
      const day = dayAt(placeCode);
      if (isAfterDeadline(visitBefore(order, context.now), { placeCode, wish: { day, slots } }))
        return refused("after_deadline");
      const seller = toAvailability({ hours, off, held }, null, orderId);
      const fault = timeFault(seller, { side, day, slots, placeCode }, context.now);
      return fault === null ? ok([]) : refused(fault);
    },
    tries: 3,
  });
}

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

type VisitTimes = Proposed & { side: Side; placeCode: string };

function timeFault(
  seller: Availability,
  { side, day, slots, placeCode }: VisitTimes,
  now: number,
): TimeFault | SlotFault | null {
  const zone = zoneAt(placeCode);
  const days = daysFor(side, seller, zone, now);
  const offered = days.find((one) => one.day === day);
  return dayFault(days, day, zone, now) ?? (offered ? slotsFault(offered, slots) : "day_off");
}

const BATCH = 50;
const REMOVED_A_BATCH = 500;

export async function remindOfVisits(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  turn?: StepTurn,
): Promise<boolean> {
  const options = { now, wording: mailWording(env.appOrigin) };
  return forEachDue("remind of a visit", {
    ...{ turn, batch: BATCH },
    list: async (limit) => (await listVisitsToRemind(db, now, limit)).map((visit) => ({ ...visit, id: visit.orderId })),
    work: (visit) => recordVisitReminder(db, visit, visitReminders(visit, now), options),
  });
}

export async function removeOldAddresses({ db, now }: Pick<Context, "db" | "now">): Promise<boolean> {
  return (await removeAddresses(db, now, REMOVED_A_BATCH)) >= REMOVED_A_BATCH;
}
