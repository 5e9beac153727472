import type { Database } from "~/database/connection.server";
import { DAY, HOUR } from "~/platform/dates";
import { type CountedPair, countPairs, pairAfter, readPlaceCount } from "./queries.server";

const COUNT_INTERVAL = HOUR;
/** The offers that one run counts. Each place and category is counted whole, so the last one may exceed the number. */
const OFFERS_PER_RUN = 20_000;
const FAIR_PRICE_PERIOD = 180 * DAY;

const FIRST_PAIR: CountedPair = { category: "", placeCode: "" };

/** Counts offers for some places and categories. Each run continues where the last one stopped. */
export async function countPlaces(
  db: Database,
  now: number,
  { offers = OFFERS_PER_RUN, every = COUNT_INTERVAL } = {},
): Promise<void> {
  const count = await readPlaceCount(db);
  if (count?.done && now - count.countedAt < every) return;
  const goesOn = count !== null && !count.done;
  const after = goesOn ? count.last : FIRST_PAIR;
  const through = await pairAfter(db, after, offers);
  const countedAt = goesOn ? count.countedAt : now;
  await countPairs(db, { countedAt, after, through, since: now - FAIR_PRICE_PERIOD });
}
