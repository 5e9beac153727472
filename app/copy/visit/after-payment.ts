import { firstName } from "~/domain/account/person";
import { otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { type Slots, slotsAhead } from "~/domain/order/visit-terms";
import { zoneAt } from "~/domain/place/zone";
import { spanOf } from "~/domain/visit/visit";
import { shortDayText, shortWhenText, whenText } from "./time";

/** `now`: UTC ms. */
export function visitAhead(visit: Slots, now: number) {
  const zone = zoneAt(visit.placeCode);
  const { agreed, wish } = visit;
  const slots = slotsAhead(visit, now);
  return {
    zone,
    agreed: agreed && spanOf(agreed, zone).from > now ? { day: agreed.day, slots: [agreed.slot] } : null,
    wish: wish && slots.length > 0 ? { day: wish.day, slots, by: wish.by } : null,
  };
}

type Reader = { side: Side; people: People; now: number };

/** `now`: UTC ms. */
export function visitAfterPayment(
  visit: Slots,
  { side, people, now }: Reader,
  { brief = false } = {},
): { sentence: string; note: string } {
  const other = firstName(people[otherSide(side)]);
  const text = brief ? shortWhenText : whenText;
  const { agreed, wish, zone } = visitAhead(visit, now);
  if (agreed)
    return {
      sentence: `Jadwal yang disepakati: ${text(agreed, zone)}.`,
      note: `jadwal ${shortDayText(agreed.day)}`,
    };
  if (!wish) return { sentence: `Sepakati hari dan jamnya dengan ${other}.`, note: "sepakati jadwal" };
  const when = text(wish, zone);
  return wish.by === side
    ? { sentence: `${other} menjawab jadwal Anda: ${when}.`, note: `${other} menjawab jadwal` }
    : { sentence: `Jawab jadwal ${other}: ${when}.`, note: "jawab jadwal" };
}
