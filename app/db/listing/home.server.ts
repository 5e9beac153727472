import { and, type SQL, sql } from "drizzle-orm";
import type { OfferSummary, WantedSummary } from "~/domain/listing/view";
import { ONLINE_CHOICE } from "~/domain/place/choice";
import { placeOf } from "~/domain/place/place";
import type { SearchNotification } from "~/domain/search/saved";
import { type SessionUser, selectSessionUser, toSessionUser } from "../account/sessions.server";
import type { Database } from "../core/connection.server";
import { selectLastConversations } from "../message/conversations.server";
import { countWaiting, selectMissingAccounts, selectWaiting } from "../order/waiting.server";
import { selectTestimonials } from "../review/reviews.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";
import { searchNotificationsOf, selectLastUnread, selectSavedSearches } from "../search/saved.server";
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
import { selectOpenFavourites } from "./favourites.server";
import { selectSeen } from "./seen.server";

const POPULAR = 8;
/** Online offers from which a search without visits is not filled up with on-site work. */
const ENOUGH_ONLINE = 4;
const TESTIMONIALS = 3;
const CONVERSATIONS = 3;
const SEEN = 6;
const FAVOURITES = 4;
const SEARCHES = 2;
const UNREAD = 10;

type HomeAsked = {
  wanted: number;
  now: number;
  /** A choice of `domain/place/choice`; null for none. */
  place: string | null;
};

export type HomeLists = {
  wanted: WantedSummary[];
  /** Whether there are more requests than asked for. */
  hasMore: boolean;
  popular: OfferSummary[];
  reach: "place" | "province" | "all";
  testimonials: Awaited<ReturnType<typeof selectTestimonials>>;
};

export async function readHome(db: Database, asked: HomeAsked): Promise<HomeLists> {
  return toLists(await db.batch(queries(db, asked, code(asked.place))), asked);
}

export type OwnHome = HomeLists & {
  user: SessionUser | null;
  waiting: Record<"buyer" | "seller", Awaited<ReturnType<typeof selectWaiting>>> & {
    refunds: Awaited<ReturnType<typeof selectMissingAccounts>>;
  };
  conversations: Awaited<ReturnType<typeof selectLastConversations>>;
  seen: Awaited<ReturnType<typeof selectSeen>>;
  favourites: Awaited<ReturnType<typeof selectOpenFavourites>>;
  searches: Awaited<ReturnType<typeof selectSavedSearches>>;
  searchNotifications: SearchNotification[];
};

/** What is theirs alone counts only if `user` comes back: the session may have ended. Without a chosen place, the profile's. */
export async function readOwnHome(
  db: Database,
  asked: HomeAsked & { sessionId: string; userId: string },
): Promise<OwnHome> {
  const { sessionId, userId, now, place } = asked;
  const near = code(place) ?? (place === null ? ofProfile(userId) : null);
  const [
    user,
    buyer,
    seller,
    refunds,
    conversations,
    seen,
    favourites,
    searches,
    searchNotifications,
    ...lists
  ] = await db.batch([
    selectSessionUser(db, sessionId, now, countWaiting(users.id, now)),
    selectWaiting(db, "buyer", userId, now),
    selectWaiting(db, "seller", userId, now),
    selectMissingAccounts(db, userId, now),
    selectLastConversations(db, userId, CONVERSATIONS),
    selectSeen(db, userId, SEEN),
    selectOpenFavourites(db, userId, FAVOURITES),
    selectSavedSearches(db, userId, SEARCHES),
    selectLastUnread(db, userId, UNREAD),
    ...queries(db, asked, near),
  ]);
  const found = toSessionUser(user);
  const reader = found?.id === userId ? found : null;
  const saved = {
    seen,
    favourites,
    searches,
    searchNotifications: searchNotificationsOf(searchNotifications),
  };
  const shown = toLists(lists, asked);
  return { ...shown, user: reader, waiting: { buyer, seller, refunds }, conversations, ...saved };
}

const code = (choice: string | null) => (choice !== null && placeOf(choice) ? sql`${choice}` : null);
const ofProfile = (userId: string) => sql`(select place_code from users where id = ${userId})`;

function queries(db: Database, { wanted, place }: HomeAsked, near: SQL | null) {
  const nowhere = sql`false`;
  const within = place === ONLINE_CHOICE ? sql`online = 1` : near ? sql`place_code = ${near}` : nowhere;
  const province = near
    ? sql`place_code is not null and cast(place_code as integer) = cast(${near} as integer)`
    : nowhere;
  return [
    db
      .select(wantedColumns)
      .from(listings)
      .where(and(isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(wanted + 1),
    selectPopular(db, within),
    selectPopular(db, province),
    selectPopular(db, undefined),
    selectTestimonials(db, TESTIMONIALS),
  ] as const;
}

/** Uses the index `services_popular`, or its variant for a place, a province or online work. */
function selectPopular(db: Database, where: SQL | undefined) {
  return db
    .select(offerColumns)
    .from(listings)
    .where(and(isOffer, isOpenListing, where))
    .orderBy(...popularFirst)
    .limit(POPULAR);
}

type Rows<Queries extends readonly unknown[]> = { [At in keyof Queries]: Awaited<Queries[At]> };
type Read = Rows<ReturnType<typeof queries>>;

function toLists([wanted, near, province, all, testimonials]: Read, asked: HomeAsked): HomeLists {
  const whole = asked.place !== null && placeOf(asked.place)?.kind === "province";
  const own = whole ? province : near;
  const steps = [
    ["place", own],
    ["province", province],
    ["all", all],
  ] as const;
  const popular = new Map<string, OfferSummary>();
  let reach: HomeLists["reach"] = own.length > 0 ? "place" : "all";
  // A place with fewer offers is filled up from its province, and then from everywhere.
  const enough = asked.place === ONLINE_CHOICE ? ENOUGH_ONLINE : POPULAR;
  for (const [step, rows] of steps) {
    if (popular.size >= enough) break;
    for (const row of rows) {
      if (popular.size >= POPULAR || popular.has(row.id)) continue;
      popular.set(row.id, toOffer(row));
      reach = step;
    }
  }
  return {
    wanted: wanted.slice(0, asked.wanted).map((row) => toWanted(row, asked.now)),
    hasMore: wanted.length > asked.wanted,
    popular: [...popular.values()],
    reach,
    testimonials,
  };
}
