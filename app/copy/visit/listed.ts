import type { Side } from "~/domain/order/order";
import { zoneAt } from "~/domain/place/zone";
import { placeText, shortWhenText } from "./time";

type Listed = {
  visitPlace: string | null;
  visitDay: string | null;
  visitSlot: number | null;
  visitAskedBy: Side | null;
};

/** "Sel, 24 Nov, 10.00–12.00 WIB · Jakarta Selatan"; null for work without a visit. Never the street. */
export function listedVisitText(
  { visitPlace, visitDay, visitSlot, visitAskedBy }: Listed,
  { side, closed }: { side: Side; closed: boolean },
): string | null {
  if (visitPlace === null) return null;
  const asked = visitAskedBy !== null && visitAskedBy !== side ? "Jadwal menunggu jawaban Anda" : null;
  const agreed =
    visitDay === null || visitSlot === null
      ? null
      : shortWhenText({ day: visitDay, slots: [visitSlot] }, zoneAt(visitPlace));
  const waiting = asked ?? (agreed === null ? "Jadwal belum disepakati" : null);
  return [agreed, closed ? null : waiting, placeText(visitPlace)].filter(Boolean).join(" · ");
}
