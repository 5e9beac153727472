import { DAY } from "../core/dates";

const OBSTACLES = [
  "disputes",
  "bought",
  "sold",
  "payments",
  "refunds",
  "withdrawals",
  "balance",
  "reports",
  "operator",
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** How many of each; of refunds and the balance integer rupiah, and 1 for an operator. */
export type ObstacleCounts = Record<Obstacle, number>;

/** ms from the wish to close; later reports hold nothing, so nobody is held by being reported again and again. */
export const REPORTS_HOLD = 14 * DAY;
/** ms from the wish on; it has to be said again then, or it would be a way past reports to come. */
export const CLOSING_WISH_LASTS = 30 * DAY;

export function isHeldByReports(open: readonly OpenObstacle[]): boolean {
  return open.length === 1 && open[0]?.obstacle === "reports";
}

export type OpenObstacle = { obstacle: Obstacle; count: number };

export function openObstacles(counts: ObstacleCounts): OpenObstacle[] {
  return OBSTACLES.map((obstacle) => ({ obstacle, count: counts[obstacle] })).filter(
    ({ count }) => count !== 0,
  );
}

/** Nobody's mailbox: the old address is free for another account. `drawn`: random, so that nobody can sign up with it first. */
export const closedAddress = (drawn: string) => `${drawn}@closed.invalid`;

/** ms; so long the address of an account that closed while suspended opens no other one. */
export const ADDRESS_BARRED = 365 * DAY;
/** Before the drawn part of such an account's address: which one it was, to whoever holds the key. */
export const barredPrefix = (keyed: string) => `${keyed.slice(0, 32)}.`;
