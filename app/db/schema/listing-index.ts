import { sql } from "drizzle-orm";
import { PRICE_DIGITS } from "../../domain/listing/price-digits";
import { DAYS_STEPS, daysTag, RATING_STEPS, ratingTag } from "../../domain/search/listing-search";

/** `search_tags`, and each prefix of the price, step of shown rating and step of delivery time that fits. */
export const filterTags = sql.raw(
  [
    "search_tags",
    ...Array.from({ length: PRICE_DIGITS }, (_, n) => `' rp' || substr(printf('%09d', price), 1, ${n + 1})`),
    ...RATING_STEPS.map((step) => `iif(round(rating * 10) >= ${step * 10}, ' ${ratingTag(step)}', '')`),
    ...DAYS_STEPS.map((step) => `iif(delivery_days <= ${step}, ' ${daysTag(step)}', '')`),
  ].join(" || "),
);

/** Sort value above the 32 bits of `seq`: as rowid of a full-text index it makes a search a walk. */
const place = (order: string) => sql.raw(`(${order}) * 4294967296 + seq`);

export const pricePlace = place("price");
/** By the rating shown (one decimal), then by the number of reviews. */
export const ratingPlace = place("cast(round(rating * 10) as integer) * 65536 + min(rating_count, 65535)");
export const popularPlace = place("popularity");
