import { firstName } from "~/domain/account/person";
import { isolated } from "~/domain/core/bidi";
import { closed } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { Phase, Side } from "~/domain/order/order";
import { VISITABLE } from "~/domain/order/visit-terms";
import { zoneAt } from "~/domain/place/zone";
import { today } from "~/domain/visit/calendar";
import { spanOf } from "~/domain/visit/visit";
import { titled } from "../notification/line";
import { placeText, slotText, whenText } from "./time";

type Reminded = {
  orderId: string;
  placeCode: string;
  day: string | null;
  slot: number | null;
  title: string;
  phase: Phase | null;
  startedAt: number | null;
  buyerId: string;
  sellerId: string;
  buyerName: string;
  sellerName: string;
};

const UNPAID: Record<Side, string> = {
  buyer: " Pesanannya belum dibayar, jadi pekerjaan belum dapat dimulai.",
  seller: " Pesanannya belum dibayar: mohon jangan berangkat sebelum dana masuk titipan.",
};

/** None once it has begun. The street is on the order's page, for whoever may read it. */
export function visitReminders(visit: Reminded, now: number): NotificationDraft[] {
  const { orderId, day, slot, placeCode, phase } = visit;
  if (phase === null || !VISITABLE.includes(phase)) return [];
  const zone = zoneAt(placeCode);
  if (day === null || slot === null || spanOf({ day, slot }, zone).from <= now) return [];
  const soon = day === today(now, zone) ? "Hari ini" : "Besok";
  const unpaid = visit.startedAt === null;
  const sides = [
    { userId: visit.buyerId, other: visit.sellerName, first: unpaid ? UNPAID.buyer : "" },
    { userId: visit.sellerId, other: visit.buyerName, first: unpaid ? UNPAID.seller : "" },
  ];
  return sides.map(({ userId, other, first }) => ({
    userId,
    kind: "order",
    cause: `visit:${orderId}:${day}:${slot}`,
    ...titled(`${soon}: jadwal bersama ${firstName(other)}`, visit.title, slotText(slot)),
    body: `${closed(isolated(visit.title))} ${whenText({ day, slots: [slot] }, zone)}, ${placeText(placeCode)}.${first}`,
    href: `/dashboard/orders/${orderId}`,
  }));
}
