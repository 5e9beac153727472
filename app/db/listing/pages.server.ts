import { and } from "drizzle-orm";
import type { OfferSummary, WantedSummary } from "~/domain/listing/view";
import type { Database } from "../core/connection.server";
import { selectVoices } from "../review/reviews.server";
import { services } from "../schema/listings";
import {
  isOffer,
  isOpen,
  isWanted,
  newestFirst,
  offerColumns,
  popularFirst,
  toOffer,
  toWanted,
  wantedColumns,
} from "./cards.server";

const POPULAR = 8;
const VOICES = 3;

/** All of the home page, with the newest `wanted` requests and whether there are more. */
export async function readHome(
  db: Database,
  page: { wanted: number; now: number },
): Promise<{
  wanted: WantedSummary[];
  moreWanted: boolean;
  popular: OfferSummary[];
  voices: Awaited<ReturnType<typeof selectVoices>>;
}> {
  const [wanted, popular, voices] = await db.batch([
    db
      .select(wantedColumns)
      .from(services)
      .where(and(isWanted, isOpen))
      .orderBy(...newestFirst)
      .limit(page.wanted + 1),
    db
      .select(offerColumns)
      .from(services)
      .where(and(isOffer, isOpen))
      .orderBy(...popularFirst)
      .limit(POPULAR),
    selectVoices(db, VOICES),
  ]);
  return {
    wanted: wanted.slice(0, page.wanted).map((row) => toWanted(row, page.now)),
    moreWanted: wanted.length > page.wanted,
    popular: popular.map(toOffer),
    voices,
  };
}
