import type { Database } from "~/database/connection.server";
import { DAY, HOUR } from "~/platform/dates";
import { type CountedPair, countPairs, pairAfter, readPlaceCount } from "./queries.server";

const EVERY = HOUR;
/** The offers that one run counts. Each place and category is counted whole, so the last one may exceed the number. */
const OFFERS = 20_000;
const FAIR_WITHIN = 180 * DAY;

const START: CountedPair = { category: "", placeCode: "" };

/** Counts offers for some places and categories. Each run continues where the last one stopped. */
export async function countPlaces(db: Database, now: number, { offers = OFFERS, every = EVERY } = {}): Promise<void> {
  const count = await readPlaceCount(db);
  if (count?.done && now - count.countedAt < every) return;
  const goesOn = count !== null && !count.done;
  const after = goesOn ? count.last : START;
  const through = await pairAfter(db, after, offers);
  const countedAt = goesOn ? count.countedAt : now;
  await countPairs(db, { countedAt, after, through, since: now - FAIR_WITHIN });
}
