/** "own_suspension": suspended by them, a colleague can decide; "alone": no colleague can, so they may. */
const APPEAL_STANDINGS = ["free", "own_order", "own_suspension", "alone"] as const;
export type AppealStanding = (typeof APPEAL_STANDINGS)[number];

export function isBarred(standing: AppealStanding): standing is "own_order" | "own_suspension" {
  return standing === "own_order" || standing === "own_suspension";
}
