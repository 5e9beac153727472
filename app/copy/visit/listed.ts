import type { Side } from "~/domain/order/order";
import { zoneAt } from "~/domain/place/zone";
import { placeText, shortWhenText } from "./time";

type Listed = {
  visitPlace: string | null;
  visitDay: string | null;
  visitSlot: number | null;
  visitAskedBy: Side | null;
  visitAskedDay: string | null;
  visitAskedSlots: readonly number[] | null;
};

/** Null for work without a visit. Never the street. */
export function listedVisitText(
  listed: Listed,
  { side, closed }: { side: Side; closed: boolean },
): string | null {
  const { visitPlace, visitDay, visitSlot } = listed;
  if (visitPlace === null) return null;
  const agreed =
    visitDay === null || visitSlot === null
      ? null
      : shortWhenText({ day: visitDay, slots: [visitSlot] }, zoneAt(visitPlace));
  const asked = closed ? null : askedText(listed, side);
  const none = closed || agreed || asked ? null : "Jadwal belum ada";
  return [agreed, asked, none, placeText(visitPlace)].filter(Boolean).join(" · ");
}

function askedText({ visitPlace, visitAskedBy, visitAskedDay, visitAskedSlots }: Listed, side: Side) {
  if (visitAskedDay === null || visitAskedBy === null) return null;
  const when = shortWhenText({ day: visitAskedDay, slots: visitAskedSlots ?? [] }, zoneAt(visitPlace));
  return `${when}, ${visitAskedBy === side ? "belum disetujui" : "menunggu jawaban Anda"}`;
}
