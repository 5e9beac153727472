import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PRICE_DIGITS } from "~/database/stored-values";
import type { ListingDraft } from "~/listings/listing";
import { type Extra, type Package, type TravelFees, UNITS, USUAL_UNIT } from "~/listings/package";
import { DAYS_STEPS, daysTag, RATING_STEPS, ratingTag } from "~/search/address";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { users } from "./users";

export const filterTags = sql.raw(
  [
    "search_tags",
    ...Array.from({ length: PRICE_DIGITS }, (_, n) => `' rp' || substr(printf('%09d', price), 1, ${n + 1})`),
    ...RATING_STEPS.map((step) => `iif(round(rating * 10) >= ${step * 10}, ' ${ratingTag(step)}', '')`),
    ...DAYS_STEPS.map((step) => `iif(delivery_days <= ${step}, ' ${daysTag(step)}', '')`),
  ].join(" || "),
);

/** A sort value above the 32 bits of `seq`. It is a rowid, so results need no sort. */
const sortKey = (order: string) => sql.raw(`(${order}) * 4294967296 + seq`);

export const priceSortKey = sortKey("price");
/** Sorts by the rating as shown (one decimal), then by the number of reviews. */
export const ratingSortKey = sortKey("cast(round(rating * 10) as integer) * 65536 + min(rating_count, 65535)");
export const popularSortKey = sortKey("popularity");

type Field<Kind> = Exclude<
  keyof Extract<ListingDraft, { kind: Kind }>,
  "kind" | "title" | "description" | "category" | "price" | "location"
>;

const offerFields = {
  /** Null if `location` is empty or unknown. */
  placeCode: text("place_code"),
  /** Contains at most ten places, or one province. */
  areas: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  comesToBuyer: integer("comes_to_buyer", { mode: "boolean" }).notNull().default(false),
  atSeller: integer("at_seller", { mode: "boolean" }).notNull().default(false),
  online: integer({ mode: "boolean" }).notNull().default(false),
  /** Days until the seller can start. 0 is today, and null is unknown. */
  startsInDays: integer("starts_in_days"),
  deliveryTime: text("delivery_time").notNull().default(""),
  unit: text({ enum: UNITS }).notNull().default(USUAL_UNIT),
  packages: text({ mode: "json" }).$type<Package[]>().notNull().default([]),
  extras: text({ mode: "json" }).$type<Extra[]>().notNull().default([]),
  /** Rupiah by place code. Each code is in `areas`. */
  travelFees: text("travel_fees", { mode: "json" }).$type<TravelFees>().notNull().default({}),
  callOutFee: rupiah("call_out_fee").notNull().default(0),
} satisfies Record<Field<"offer">, unknown>;

const wantedFields = {
  deadline: moment("deadline"),
  requirements: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  additionalInfo: text("additional_info", { mode: "json" }).$type<string[]>().notNull().default([]),
} satisfies Record<Exclude<Field<"wanted">, Field<"offer">>, unknown>;

export const listings = sqliteTable(
  "services",
  {
    /** The rowid of the full-text index, so that newest first needs no sort. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: id().notNull(),
    ownerId: id("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("type", { enum: ["offer", "wanted"] }).notNull(),
    status: text({ enum: ["active", "inactive"] })
      .notNull()
      .default("active"),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    price: rupiah("price").notNull(),
    location: text().notNull(),
    ...offerFields,
    ...wantedFields,
    rating: real().notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    rating1: integer("rating_1").notNull().default(0),
    rating2: integer("rating_2").notNull().default(0),
    rating3: integer("rating_3").notNull().default(0),
    rating4: integer("rating_4").notNull().default(0),
    rating5: integer("rating_5").notNull().default(0),
    ordersCompleted: integer("orderscompleted").notNull().default(0),
    /** The number of open proposals. Every batch that changes a proposal updates it. */
    proposalCount: integer("proposal_count").notNull().default(0),
    /** Days, parsed from the seller's text. Null if the text contains none. */
    deliveryDays: integer("delivery_days"),
    /** The number of orders completed in the last 30 days. The scheduler lowers it. */
    popularity: integer().notNull().default(0),
    popularityAt: moment("popularity_at"),
    /** A copy of the owner's name, so that lists of cards need no join. */
    sellerName: text("seller_name").notNull(),
    sellerPicture: text("seller_picture"),
    /** A copy from `users`, made by triggers. `rating` and the columns above belong to the listing itself. */
    sellerRatingSum: integer("seller_rating_sum").notNull().default(0),
    sellerRatingCount: integer("seller_rating_count").notNull().default(0),
    coverUrl: text("cover_url"),
    coverAlt: text("cover_alt"),
    searchTags: text("search_tags").notNull().default(""),
    searchTitle: text("search_title").notNull().default(""),
    searchWords: text("search_words").notNull().default(""),
    /** The version of the search index that built the row. The scheduler rebuilds older ones. */
    searchVersion: integer("search_version").notNull().default(0),
    filterTags: text("filter_tags").generatedAlwaysAs(filterTags, { mode: "virtual" }),
    priceSortKey: integer("price_place").generatedAlwaysAs(priceSortKey, { mode: "virtual" }),
    ratingSortKey: integer("rating_place").generatedAlwaysAs(ratingSortKey, { mode: "virtual" }),
    popularSortKey: integer("popular_place").generatedAlwaysAs(popularSortKey, { mode: "virtual" }),
    formId: text("form_id").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** UTC ms of the last change of what proposals answer. A proposal made before it answers older content. */
    contentChangedAt: moment("content_changed_at").notNull().default(0),
    deletedAt: moment("deleted_at"),
    /** UTC ms at which an operator hid the listing, alone or with its owner. A hidden listing is inactive. */
    hiddenAt: moment("hidden_at"),
    hiddenReason: text("hidden_reason").notNull().default(""),
    hiddenWithOwner: integer("hidden_with_owner", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    uniqueIndex("services_id").on(t.id),
    uniqueIndex("services_form").on(t.ownerId, t.formId),
    index("services_newest")
      .on(t.kind, sql`created_at desc`, sql`id desc`)
      .where(sql`status = 'active' and deleted_at is null`),
    index("services_popular")
      .on(t.kind, sql`popularity desc`, sql`created_at desc`, sql`id desc`)
      .where(sql`status = 'active' and deleted_at is null`),
    index("services_place_popular")
      .on(t.kind, t.placeCode, sql`popularity desc`, sql`created_at desc`, sql`id desc`)
      .where(sql`status = 'active' and deleted_at is null and place_code is not null`),
    index("services_province_popular")
      .on(t.kind, sql`cast(place_code as integer)`, sql`popularity desc`, sql`created_at desc`, sql`id desc`)
      .where(sql`status = 'active' and deleted_at is null and place_code is not null`),
    index("services_online_popular")
      .on(t.kind, sql`popularity desc`, sql`created_at desc`, sql`id desc`)
      .where(sql`status = 'active' and deleted_at is null and online = 1`),
    index("services_category_newest")
      .on(t.category, t.kind, sql`created_at desc`, sql`id desc`)
      .where(sql`status = 'active' and deleted_at is null`),
    // Contains every counted column, so that a count reads only the index.
    index("services_place_prices")
      .on(
        t.category,
        t.placeCode,
        t.price,
        t.ratingSum,
        t.ratingCount,
        t.startsInDays,
        t.ordersCompleted,
        t.kind,
        t.status,
        t.deletedAt,
      )
      .where(sql`type = 'offer' and status = 'active' and deleted_at is null and place_code is not null`),
    index("services_owner").on(t.ownerId, t.kind, sql`created_at desc`, sql`id desc`).where(sql`deleted_at is null`),
    index("services_owner_all").on(t.ownerId),
    index("services_owner_price").on(t.ownerId, t.kind, t.price, t.id).where(sql`deleted_at is null`),
    index("services_owner_open")
      .on(t.ownerId, t.kind, sql`created_at desc`, sql`id desc`)
      .where(sql`status = 'active' and deleted_at is null`),
    index("services_search_version").on(t.searchVersion, t.seq),
    index("services_popularity_stale").on(t.popularityAt).where(sql`popularity > 0`),
    oneOf("services_type", t.kind, ["offer", "wanted"]),
    oneOf("services_status", t.status, ["active", "inactive"]),
    // `listings/category` lists the values, so that a new one needs no migration.
    lengthBetween("services_category_length", t.category, 1, 100),
    lengthBetween("services_title_length", t.title, 5, 200),
    lengthBetween("services_description_length", t.description, 20, 10_000),
    lengthBetween("services_location_length", t.location, 1, 100),
    lengthBetween("services_delivery_length", t.deliveryTime, 0, 100),
    rule("services_price", sql`typeof(${t.price}) = 'integer' and ${t.price} between 1000 and 500000000`),
    rule("services_packages", sql`json_array_length(${t.packages}) between 0 and 3`),
    rule("services_rating", sql`${t.rating} between 0 and 5`),
  ],
);

const columnsOf = <Name extends string>(fields: Record<Name, unknown>) =>
  Object.fromEntries(Object.entries(listings).filter(([name]) => name in fields)) as Pick<
    typeof listings,
    Extract<Name, keyof typeof listings>
  >;

export const offerDraftColumns = columnsOf(offerFields);
export const wantedDraftColumns = columnsOf(wantedFields);

export const listingPictures = sqliteTable(
  "service_assets",
  {
    id: id().primaryKey(),
    listingId: id("service_id")
      .notNull()
      .references(() => listings.id),
    /** The base address `/media/{key}`. The sizes are `/320.webp` and so on below it. */
    url: text().notNull(),
    position: integer().notNull(),
    caption: text().notNull().default(""),
    /** The state `pending` lasts until all sizes are in R2. The scheduler deletes stale pending pictures. */
    status: text({ enum: ["pending", "ready"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("service_assets_listing").on(t.listingId, t.position),
    uniqueIndex("service_assets_url").on(t.url),
    index("service_assets_pending").on(t.createdAt).where(sql`status = 'pending'`),
    oneOf("service_assets_status", t.status, ["pending", "ready"]),
    lengthBetween("service_assets_caption_length", t.caption, 0, 200),
    rule("service_assets_position", sql`${t.position} between 0 and 7`),
  ],
);
