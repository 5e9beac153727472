import { ALL_STEPS } from "./all-steps";
import type { CommandKind } from "./decision";

type Happened = { kind: string; actorId: string | null; at: number };

/** Steps that a person has taken as often as the limit allows, each with the time (UTC ms) when it is possible again. */
export function spentLimits(
  events: readonly Happened[],
  userId: string,
  now: number,
): ReadonlyMap<CommandKind, number> {
  const spent = new Map<CommandKind, number>();
  for (const { kind, limit } of ALL_STEPS) {
    if (!limit) continue;
    const counted = events
      .filter((event) => event.kind === limit.event && event.actorId === userId)
      .map(({ at }) => at + limit.within)
      .filter((ends) => ends > now)
      .sort((a, b) => b - a);
    const ends = counted[limit.times - 1];
    if (ends !== undefined) spent.set(kind, ends);
  }
  return spent;
}
