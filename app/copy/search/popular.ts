import { ONLINE_CHOICE, placeChosen } from "~/domain/place/choice";

const DAYS = "30 hari terakhir";

/** How far the popular offers reach: the place itself, filled up with its province, or with all. */
type PopularReach = "place" | "province" | "all";

export function popularNote(choice: string | null, reach: PopularReach, province: string | null): string {
  const place = placeChosen(choice);
  if (choice === ONLINE_CHOICE && reach !== "all") return `Dikerjakan daring, ${DAYS}.`;
  if (place === null) return `Paling banyak diselesaikan dalam ${DAYS}.`;
  if (reach === "place") return `Di ${place.short}, ${DAYS}.`;
  if (reach === "province" && province !== null) return `Di ${place.short} dan ${province}, ${DAYS}.`;
  return `Di ${place.short} dan tempat lain, ${DAYS}.`;
}
