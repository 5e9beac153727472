import { firstName } from "~/domain/account/person";
import { closed } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import { zoneAt } from "~/domain/place/zone";
import { today } from "~/domain/visit/calendar";
import { spanOf } from "~/domain/visit/visit";
import { placeText, whenText } from "./time";

type Reminded = {
  orderId: string;
  placeCode: string;
  day: string | null;
  slot: number | null;
  title: string;
  buyerId: string;
  sellerId: string;
  buyerName: string;
  sellerName: string;
};

/** To both sides; none once it has begun. The street is on the order's page, for whoever may read it. */
export function visitReminders(visit: Reminded, now: number): NotificationDraft[] {
  const { orderId, day, slot, placeCode } = visit;
  const zone = zoneAt(placeCode);
  if (day === null || slot === null || spanOf({ day, slot }, zone).from <= now) return [];
  const soon = day === today(now, zone) ? "Hari ini" : "Besok";
  const sides = [
    { userId: visit.buyerId, other: visit.sellerName },
    { userId: visit.sellerId, other: visit.buyerName },
  ];
  return sides.map(({ userId, other }) => ({
    userId,
    kind: "order",
    cause: `visit:${orderId}:${day}:${slot}`,
    title: `${soon}: jadwal pengerjaan bersama ${firstName(other)}`,
    body: `${closed(visit.title)} ${whenText({ day, slots: [slot] }, zone)}, ${placeText(placeCode)}.`,
    href: `/dashboard/orders/${orderId}`,
  }));
}
