import { and } from "drizzle-orm";
import type { OfferSummary, WantedSummary } from "~/domain/listing/view";
import type { Database } from "../core/connection.server";
import { selectTestimonials } from "../review/reviews.server";
import { listings } from "../schema/listings";
import {
  isOffer,
  isOpenListing,
  isWanted,
  newestListingsFirst,
  offerColumns,
  popularFirst,
  toOffer,
  toWanted,
  wantedColumns,
} from "./cards.server";

const POPULAR = 8;
const TESTIMONIALS = 3;

export async function readHome(
  db: Database,
  page: { wanted: number; now: number },
): Promise<{
  wanted: WantedSummary[];
  moreWanted: boolean;
  popular: OfferSummary[];
  testimonials: Awaited<ReturnType<typeof selectTestimonials>>;
}> {
  const [wanted, popular, testimonials] = await db.batch([
    db
      .select(wantedColumns)
      .from(listings)
      .where(and(isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(page.wanted + 1),
    db
      .select(offerColumns)
      .from(listings)
      .where(and(isOffer, isOpenListing))
      .orderBy(...popularFirst)
      .limit(POPULAR),
    selectTestimonials(db, TESTIMONIALS),
  ]);
  return {
    wanted: wanted.slice(0, page.wanted).map((row) => toWanted(row, page.now)),
    moreWanted: wanted.length > page.wanted,
    popular: popular.map(toOffer),
    testimonials,
  };
}
