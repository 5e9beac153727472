import { sql } from "drizzle-orm";
import { PRICE_DIGITS } from "../../domain/listing/price-digits";
import { DAYS_STEPS, daysTag, RATING_STEPS, ratingTag } from "../../domain/search/listing-search";

/**
 * Filters as words: what `search_tags` says, then each beginning of the price, each step of rating (as it is shown) and
 * of delivery time that the listing keeps to.
 */
export const filterTags = sql.raw(
  [
    "search_tags",
    ...Array.from({ length: PRICE_DIGITS }, (_, n) => `' rp' || substr(printf('%09d', price), 1, ${n + 1})`),
    ...RATING_STEPS.map((step) => `iif(round(rating * 10) >= ${step * 10}, ' ${ratingTag(step)}', '')`),
    ...DAYS_STEPS.map((step) => `iif(delivery_days <= ${step}, ' ${daysTag(step)}', '')`),
  ].join(" || "),
);

export const searchedWords = sql.raw(
  ["description", "requirements", "category", "location", "seller_name"].join(" || ' ' || "),
);

/**
 * A listing's place in an order, as one number: what it is ordered by stands above the 32 bits of `seq`. The number is
 * the rowid of a full-text index, so a search in that order is a walk that stops at its page.
 */
const place = (order: string) => sql.raw(`(${order}) * 4294967296 + seq`);

export const pricePlace = place("price");
/** By the rating as it is shown, with one decimal, then by how many said so. */
export const ratingPlace = place("cast(round(rating * 10) as integer) * 65536 + min(rating_count, 65535)");
export const popularPlace = place("popularity");
