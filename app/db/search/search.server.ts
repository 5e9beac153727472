import { type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE, type Page, readNewestKey } from "~/domain/core/page-cursor";
import type { ListingKind } from "~/domain/listing/listing";
import type { WantedSummary } from "~/domain/listing/view";
import type { Place } from "~/domain/place/place";
import type { GroupName } from "~/domain/search/place-groups";
import type { Question } from "~/domain/search/question";
import type { Candidate } from "~/domain/search/rank";
import type { SearchSort } from "~/domain/search/search";
import { MOST_LEFT, readSearchKey, searchKey } from "~/domain/search/search-key";
import type { OfferFound } from "~/domain/search/shown-search";
import { type Hit, listOf, type Window, windowOf } from "~/domain/search/window";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { groupExpression } from "../core/match-expression.server";
import { offerColumns, toOffer, toWanted, wantedColumns } from "../listing/cards.server";
import { selectFiguresOf, selectFullestPlaces, selectOffersAround } from "../place/figures.server";
import { listings } from "../schema/listings";
import { freshHits, hitColumns, hits, holdsOffersOnly, inWalkOrder, isHit } from "./hits.server";
import { hitsIn, type SearchDatabases } from "./index-database.server";
import { besidePlan, nearlyPlan, planOf, type SearchPlanned } from "./search-plan.server";

/** No page reads more than 60 rows: each hit costs two, one of the index and one of the table. */
const WINDOW = PAGE_SIZE + MOST_LEFT;
const BESIDE_WINDOW = 5;
const BESIDE = 4;
const NEARLY = 4;
const NEAR = 6;

/** `candidate`: as the index holds it, to say why it is here. */
export type FoundListing<Summary> = { summary: Summary; group: GroupName; candidate: Candidate };

export type Found = {
  offers: FoundListing<OfferFound>[];
  requests: FoundListing<WantedSummary>[];
  /** Only where nothing is left by the filters: what fits but for them. */
  nearly: FoundListing<OfferFound>[];
  /** Only where nothing answers the search: what comes near it. */
  near: FoundListing<OfferFound>[];
  after: string | null;
};

export async function findListings(
  { db, indexDb }: SearchDatabases,
  question: Question,
  now: number,
): Promise<Found> {
  const nothing: Found = { offers: [], requests: [], nearly: [], near: [], after: null };
  const plan = planOf(question);
  if (!plan) return nothing;
  if (question.filters.kind === "wanted") {
    const limit = limitOf(plan, WINDOW);
    const { walk } = await hitsIn(indexDb, { walk: hits(plan, limit) });
    const { shown, after } = windowed(await selectWanted(db, walk), plan, { question, now, limit });
    return { ...nothing, requests: shown.map((hit) => wantedOf(hit, now)), after };
  }
  const [beside, close] = [besidePlan(question), nearlyPlan(question)];
  const limit = limitOf(plan, beside ? WINDOW - BESIDE_WINDOW : WINDOW);
  const walks = await hitsIn(indexDb, {
    plan: hits(plan, limit),
    beside: beside && hits(beside, beside.scored ? BESIDE_WINDOW : BESIDE),
    close: close && hits(close, NEARLY),
  });
  const { rows, wanted, almost } = await batchByName(db, {
    rows: selectOffers(db, walks.plan),
    ...(walks.beside && { wanted: selectWanted(db, walks.beside) }),
    ...(walks.close && { almost: selectOffers(db, walks.close) }),
  });
  const { shown, near, after } = windowed(rows, plan, { question, now, limit });
  const requests =
    beside && windowed(wanted ?? [], beside, { question, now, limit: BESIDE_WINDOW, size: BESIDE });
  const nearly = close && windowed(almost ?? [], close, { question, now, limit: NEARLY });
  return {
    offers: shown.map(offerOf),
    requests: requests?.shown.map((hit) => wantedOf(hit, now)) ?? [],
    nearly: shown.length === 0 ? (nearly?.shown.map(offerOf) ?? []) : [],
    near: near.slice(0, NEAR).map(offerOf),
    after,
  };
}

export async function listGroup(
  { db, indexDb }: SearchDatabases,
  group: { categories: readonly string[]; words: readonly string[] },
  { sort, after }: { sort: SearchSort; after: string | null },
): Promise<Page<OfferFound>> {
  const { walk } = await hitsIn(indexDb, { walk: groupHits(group, { sort, after }) });
  return groupPage(await selectOffers(db, walk), sort);
}

export async function listCategory(
  { db, indexDb }: SearchDatabases,
  category: string,
  { sort, after, most }: { sort: SearchSort; after: string | null; most: number },
) {
  const group = { categories: [category], words: [] };
  const { walk } = await hitsIn(indexDb, { walk: groupHits(group, { sort, after }) });
  const [rows, places] = await db.batch([selectOffers(db, walk), selectFullestPlaces(db, category, most)]);
  return { ...groupPage(rows, sort), places };
}

function groupHits(
  group: { categories: readonly string[]; words: readonly string[] },
  { sort, after }: { sort: SearchSort; after: string | null },
): SQL {
  const from = readSearchKey(after);
  const walk = {
    batches: [{ expression: groupExpression(group, holdsOffersOnly(sort)) }],
    sort,
    from: from?.batch === 0 ? from : null,
  };
  return hits(walk, PAGE_SIZE + 1);
}

function groupPage(found: readonly OfferRow[], sort: SearchSort) {
  const rows = inWalkOrder(found, sort);
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    items: rows.slice(0, PAGE_SIZE).map(summaryOf),
    after: last ? searchKey({ batch: 0, place: last.place, best: 0, left: [] }) : null,
  };
}

/** Lines of a page by place, which reads a dozen figures besides. */
const IN_PLACE = 16;

export async function findInPlace(
  { db, indexDb }: SearchDatabases,
  question: Question,
  { place, category, around, now }: { place: Place; category: string; around: number; now: number },
) {
  const plan = planOf(question);
  if (!plan) return { offers: [], after: null, here: [], around: [] };
  const limit = IN_PLACE + 1;
  const { walk } = await hitsIn(indexDb, { walk: hits(plan, limit) });
  const [rows, here, beside] = await db.batch([
    selectOffers(db, walk),
    selectFiguresOf(db, place),
    selectOffersAround(db, place, category, around),
  ]);
  const { shown, after } = windowed(rows, plan, { question, now, limit, size: IN_PLACE });
  return { offers: shown.map(offerOf), after, here, around: beside };
}

function limitOf({ scored, ranked }: SearchPlanned, window: number): number {
  return scored || ranked ? window : PAGE_SIZE + 1;
}

/** For ranking: by the listing's own rating, though a card shows the seller's. */
const candidateColumns = {
  searchTitle: listings.searchTitle,
  searchWords: listings.searchWords,
  placeCode: listings.placeCode,
  areas: listings.areas,
  online: listings.online,
  ratingSum: listings.ratingSum,
  ratingCount: listings.ratingCount,
  ordersCompleted: listings.ordersCompleted,
};

function selectOffers(db: Database, walk: SQL) {
  return db
    .select({ ...offerColumns, startsInDays: listings.startsInDays, ...candidateColumns, ...hitColumns })
    .from(walk)
    .innerJoin(listings, isHitOf("offer"));
}

function selectWanted(db: Database, walk: SQL) {
  return db
    .select({ ...wantedColumns, ...candidateColumns, ...hitColumns })
    .from(walk)
    .innerJoin(listings, isHitOf("wanted"));
}

// A key names what the page before left over, and anybody can write one. The plus keeps it from the choice of an index.
function isHitOf(kind: ListingKind): SQL {
  return sql`${isHit} and +${listings.kind} = ${sql.raw(`'${kind}'`)}`;
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];
type WantedRow = Awaited<ReturnType<typeof selectWanted>>[number];

type Weighed = { question: Question; now: number; limit: number; size?: number };

function windowed<Row extends OfferRow | WantedRow>(
  rows: readonly Row[],
  plan: SearchPlanned,
  { question, now, limit, size }: Weighed,
): Window<Row> {
  const left = new Set(plan.from?.left.map(({ batch, seq }) => `${batch}.${seq}`));
  const hitsRead = inWalkOrder(rows, plan.sort).map((row) => hitOf(row, plan));
  const fresh = hitsRead.filter(({ batch, seq }) => !left.has(`${batch}.${seq}`));
  const walked = {
    ...{ understanding: question.understanding, now, from: plan.from, batches: plan.batches.length },
    more: fresh.length >= freshHits(plan.from, limit),
  };
  return plan.ranked
    ? windowOf(hitsRead, fresh.at(-1) ?? null, { ...walked, ...plan.ranked }, size)
    : listOf(hitsRead, walked, size);
}

function hitOf<Row extends OfferRow | WantedRow>(row: Row, { names }: SearchPlanned): Hit<Row> {
  const { batch, place, seq } = row;
  return { batch, place, seq, group: names[batch] ?? "all", candidate: candidateOf(row), row };
}

function candidateOf(row: OfferRow | WantedRow): Candidate {
  const { searchTitle, searchWords, placeCode, areas, online, price } = row;
  const { ratingSum, ratingCount, ordersCompleted, createdAt } = row;
  const startsInDays = "startsInDays" in row ? row.startsInDays : null;
  return {
    ...{ title: searchTitle, words: searchWords, place: placeCode, serves: areas, online, price },
    ...{ ratingSum, ratingCount, ordersCompleted, createdAt, startsInDays },
  };
}

function offerOf({ row, group, candidate }: Hit<OfferRow>): FoundListing<OfferFound> {
  return { summary: summaryOf(row), group, candidate };
}

function summaryOf(row: OfferRow): OfferFound {
  const { id, title, category, price, rating, reviewCount, location, sellerName, sellerPicture } = row;
  const { coverUrl, coverAlt, createdAt, startsInDays } = row;
  const shown = { id, title, category, price, rating, reviewCount, location, sellerName, sellerPicture };
  return { ...toOffer({ ...shown, coverUrl, coverAlt, createdAt }), startsInDays };
}

function wantedOf({ row, group, candidate }: Hit<WantedRow>, now: number): FoundListing<WantedSummary> {
  const { id, title, category, price, location, deadline, requirements, createdAt } = row;
  const shown = { id, title, category, price, location, deadline, requirements, createdAt };
  return { summary: toWanted(shown, now), group, candidate };
}

export function afterNewest(after: string | null): SQL | undefined {
  const key = readNewestKey(after);
  return key ? sql`(${listings.createdAt}, ${listings.id}) < (${key.createdAt}, ${key.id})` : undefined;
}
