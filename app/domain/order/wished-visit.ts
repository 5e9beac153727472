import type { VisitRequest } from "../visit/request";
import type { OrderEvent } from "./decision";
import { visitDetail } from "./visit-terms";

/** So that the seller hears of the wished day, and the history keeps it. */
export function withWishedVisit(event: OrderEvent, visit: VisitRequest | null): OrderEvent {
  if (!visit?.wish) return event;
  const { day, slots } = visit.wish;
  return { ...event, detail: { ...event.detail, ...visitDetail(visit, day, slots) } };
}
