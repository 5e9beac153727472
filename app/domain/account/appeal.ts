/**
 * How an operator stands to somebody's appeal against being suspended. "own_suspension": they suspended them, then or
 * since, and a colleague can decide. "alone": they did, and nobody else can, so they may, and the log says so.
 */
export const APPEAL_STANDINGS = ["free", "own_order", "own_suspension", "alone"] as const;
export type AppealStanding = (typeof APPEAL_STANDINGS)[number];

/** The same person would only agree with themselves; nor does anybody decide about whom they have an open order with. */
export function isBarred(standing: AppealStanding): standing is "own_order" | "own_suspension" {
  return standing === "own_order" || standing === "own_suspension";
}
