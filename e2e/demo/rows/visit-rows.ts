import type { InferInsertModel } from "drizzle-orm";
import type { orderAddresses, orderVisits } from "~/database/schema/orders";
import type { Order } from "~/orders/order";
import { zoneAt } from "~/places/place";
import { HOUR, MINUTE, startOfDay } from "~/platform/dates";
import { ADDRESS_RETENTION, dayAfter, today, type Visit, visitReminderAt, weekdayOf } from "~/visits/visit";
import type { WishedVisit } from "~/visits/wished-visit";

import { placeIn } from "../place";
import type { DemoVisit } from "../types";

export type VisitRows = {
  visits: InferInsertModel<typeof orderVisits>[];
  addresses: InferInsertModel<typeof orderAddresses>[];
};

type Wished = WishedVisit & Pick<Visit, "agreed"> & { wish: NonNullable<WishedVisit["wish"]> };

export function requestedVisit({ place, inDays, slot, begunHoursAgo, address }: DemoVisit, now: number): Wished {
  const placeCode = placeIn(place)?.code;
  if (placeCode === undefined) throw new Error(`a visit at the unknown place ${place}`);
  if (begunHoursAgo !== undefined) {
    const zone = zoneAt(placeCode);
    const begin = Math.floor(now / HOUR - begunHoursAgo) * HOUR;
    const wish = { day: today(begin, zone), slots: [(begin - startOfDay(begin, zone)) / MINUTE] };
    return { mode: "at_buyer", placeCode, wish, address, agreed: null };
  }
  const day = dayAfter(today(now, zoneAt(placeCode)), inDays);
  const wish = { day: weekdayOf(day) === 7 ? dayAfter(day, 1) : day, slots: [slot] };
  return { mode: "at_buyer", placeCode, wish, address, agreed: null };
}

export function visitRows(
  { order, visitOutcome }: { order: Order; visitOutcome: VisitRows["visits"][number]["outcome"] },
  { mode, placeCode, wish, address }: Wished,
  agreedAt: number | null,
  now: number,
): VisitRows {
  const { id: orderId, sellerId, createdAt, closedAt } = order;
  const [slot = 0] = wish.slots;
  const time =
    agreedAt === null
      ? { wishedDay: wish.day, wishedSlots: [slot], wishedBy: "buyer" as const, updatedAt: createdAt }
      : {
          day: wish.day,
          slot,
          isReserved: closedAt === null,
          updatedAt: agreedAt,
          remindAt: closedAt === null ? visitReminderAt(wish, zoneAt(placeCode), now) : null,
          outcome: visitOutcome,
        };
  return {
    visits: [{ orderId, sellerId, mode, placeCode, ...time }],
    addresses: address
      ? [{ orderId, ...address, createdAt, removeAt: closedAt === null ? null : closedAt + ADDRESS_RETENTION }]
      : [],
  };
}
