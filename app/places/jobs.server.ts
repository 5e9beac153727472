import type { Database } from "~/database/connection.server";
import { DAY, HOUR } from "~/platform/dates";
import { type CountedPair, countPairs, pairAfter, readPlaceCount } from "./queries.server";

const EVERY = HOUR;
/** Offers per run. A category in a place is counted whole, so the last one may exceed it. */
const OFFERS = 20_000;
const FAIR_WITHIN = 180 * DAY;

const START: CountedPair = { category: "", placeCode: "" };

/** Counts some categories and places per run. */
export async function countPlaces(db: Database, now: number, { offers = OFFERS, every = EVERY } = {}): Promise<void> {
  const count = await readPlaceCount(db);
  if (count?.done && now - count.countedAt < every) return;
  const goesOn = count !== null && !count.done;
  const after = goesOn ? count.last : START;
  const through = await pairAfter(db, after, offers);
  const countedAt = goesOn ? count.countedAt : now;
  await countPairs(db, { countedAt, after, through, since: now - FAIR_WITHIN });
}
