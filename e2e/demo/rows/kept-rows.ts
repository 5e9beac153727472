import type { InferInsertModel } from "drizzle-orm";
import type { favourites, savedSearches, seenListings } from "~/database/schema/search";
import { newId } from "~/database/statements.server";
import { DAY, HOUR } from "~/platform/dates";

const BUYER = "budi-santoso";
const FAVOURITES = ["servis-ponsel", "artikel-blog", "les-piano"];
const SEEN = ["ac-makassar", "kue-ulang-tahun", "subtitel-video", "renovasi-palu"];
const SEARCHES = ["q=les+gitar&lokasi=kota-bandung"];

type Rows = {
  favourites: InferInsertModel<typeof favourites>[];
  seen: InferInsertModel<typeof seenListings>[];
  searches: InferInsertModel<typeof savedSearches>[];
};

export function keptRows(
  user: (slug: string) => { id: string },
  listing: (slug: string) => { id: string },
  now: number,
): Rows {
  const userId = user(BUYER).id;
  return {
    favourites: FAVOURITES.map((slug, at) => ({
      userId,
      listingId: listing(slug).id,
      createdAt: Math.round(now - (at + 1) * DAY),
    })),
    seen: SEEN.map((slug, at) => ({
      userId,
      listingId: listing(slug).id,
      seenAt: Math.round(now - (at + 1) * HOUR),
    })),
    searches: SEARCHES.map((query) => ({
      id: newId(),
      userId,
      query,
      createdAt: now,
      checkedAt: now,
      // Saved before any listing existed, so that the first check finds all of them.
      seenSeq: 0,
    })),
  };
}
