import { whenText } from "~/copy/visit/time";
import type { findOrderToVisit } from "~/db/order/pages.server";
import { ok, refused } from "~/domain/core/outcome";
import { refusalBefore } from "~/domain/order/decide";
import { otherSide, sideOf } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { visitBefore } from "~/domain/order/visit-terms";
import { zoneAt } from "~/domain/place/zone";
import { momentOf } from "~/domain/visit/calendar";
import { daysFor } from "~/domain/visit/slots";
import { timeFormView } from "./time-form.server";

type Found = NonNullable<Awaited<ReturnType<typeof findOrderToVisit>>>;

/** Refused where no time can be proposed now. */
export function visitProposalView({ order, visit, availability }: Found, userId: string, now: number) {
  const side = sideOf(order, userId);
  if (!side) return refused("no_order");
  if (visit === null) return refused("no_visit");
  const refusal = refusalBefore(order, side, "propose_visit", now);
  if (refusal !== null) return refused(refusal);
  const zone = zoneAt(visit.placeCode);
  const due = visitBefore(order, now);
  const inTime = daysFor(side, availability, zone, now).filter(
    ({ day }) => due === null || momentOf(day, 0, zone) <= due,
  );
  const { agreed, wish } = visit;
  const standing = wish?.day ?? agreed?.day ?? null;
  const time = timeFormView(inTime, { zone, shown: zone, standing, now });
  if (time === null) return refused("after_deadline");
  return ok({
    orderId: order.id,
    title: order.title,
    other: peopleOf(order)[otherSide(side)],
    agreed: agreed && whenText({ day: agreed.day, slots: [agreed.slot] }, zone),
    time,
  });
}
