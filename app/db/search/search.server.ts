import { type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE, type Page, readNewestKey } from "~/domain/core/page-cursor";
import { CATEGORIES } from "~/domain/listing/category";
import type { ListingKind } from "~/domain/listing/listing";
import type { WantedSummary } from "~/domain/listing/view";
import type { Place } from "~/domain/place/place";
import { readHoursTags } from "~/domain/search/listing-search";
import type { GroupName } from "~/domain/search/place-groups";
import type { Question } from "~/domain/search/question";
import { type Candidate, score } from "~/domain/search/rank";
import type { SearchSort } from "~/domain/search/search";
import { MOST_LEFT, readSearchKey, searchKey } from "~/domain/search/search-key";
import type { OfferFound } from "~/domain/search/shown-search";
import { type Hit, listOf, type Window, windowOf } from "~/domain/search/window";
import { type BatchStatement, batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { groupExpression } from "../core/match-expression.server";
import { offerColumns, toOffer, toWanted, wantedColumns } from "../listing/cards.server";
import { selectFiguresOf, selectFullestPlaces, selectOffersAround } from "../place/figures.server";
import { listings } from "../schema/listings";
import { firstHits, freshHits, hitColumns, hits, holdsOffersOnly, inWalkOrder, isHit } from "./hits.server";
import { hitsIn, type SearchDatabases } from "./index-database.server";
import {
  answerExpression,
  answerSort,
  besidePlan,
  nearlyPlan,
  planOf,
  type SearchPlanned,
} from "./search-plan.server";

/** No page reads more than 60 rows: each hit costs two, one of the index and one of the table. */
const WINDOW = PAGE_SIZE + MOST_LEFT;
const BESIDE = 4;
const NEARLY = 4;
const NEAR = 6;
/** Searches to suggest that are tried on every page, and more of them where the search itself matches no listing. */
export const SUGGESTIONS = { always: 4, ifEmpty: 8 };
const FIRST_WINDOW = WINDOW - SUGGESTIONS.always;

/** `candidate`: as the index holds it, to say why it is here. */
export type FoundListing<Summary> = { summary: Summary; group: GroupName; candidate: Candidate };

export type Found = {
  offers: FoundListing<OfferFound>[];
  requests: FoundListing<WantedSummary>[];
  /** Only where nothing is left by the filters: what fits but for them. */
  nearly: FoundListing<OfferFound>[];
  /** Near results. Empty when something answers the search. */
  near: FoundListing<OfferFound>[];
  after: string | null;
  /** The places in `suggested` of those whose own pages show something. */
  answered: ReadonlySet<number>;
  /** Names of categories with offers: all of them if nothing matches, else those of the listings that were read. */
  categories: readonly string[];
};

/** `suggested`: searches that the page may offer, the likeliest first; null where it offers none. One trip to each database. */
export async function findListings(
  { db, indexDb }: SearchDatabases,
  question: Question,
  now: number,
  suggested: readonly Question[] | null = null,
): Promise<Found> {
  const plan = planOf(question);
  const wanted = question.filters.kind === "wanted";
  const beside = plan && !wanted ? besidePlan(question) : null;
  const close = plan && !wanted ? nearlyPlan(question) : null;
  const window = suggested ? FIRST_WINDOW : WINDOW;
  const limit = plan ? limitOf(plan, beside ? window - BESIDE : window) : 0;
  /** One row tells whether the page has any. */
  const any = plan && suggested ? hits({ ...plan, from: null }, 1) : null;
  const walks = await hitsIn(indexDb, {
    main: plan && hits(plan, limit),
    any,
    beside: beside && hits(beside, BESIDE),
    close: close && hits(close, NEARLY),
    ...answerWalks(suggested ?? [], any),
  });
  const statements: Record<string, BatchStatement> = {
    ...(walks.main && !wanted && { offers: selectOffers(db, walks.main) }),
    ...(walks.main && wanted && { requests: selectWanted(db, walks.main) }),
    ...(walks.beside && { beside: selectWanted(db, walks.beside) }),
    ...(walks.close && { close: selectOffers(db, walks.close) }),
    ...(walks.offers && { offerAnswers: selectAnswers(db, walks.offers, "offer") }),
    ...(walks.moreOffers && { moreOfferAnswers: selectAnswers(db, walks.moreOffers, "offer") }),
    ...(walks.wanted && { wantedAnswers: selectAnswers(db, walks.wanted, "wanted") }),
    ...(walks.moreWanted && { moreWantedAnswers: selectAnswers(db, walks.moreWanted, "wanted") }),
    ...(suggested && { categories: selectFilledCategories(db, walks.any) }),
  };
  if (Object.keys(statements).length === 0) return NOTHING_FOUND;
  const read: RowsRead = await batchByName(db, statements);
  const { offers = [], requests = [], beside: others = [], close: almost = [] } = read;
  const weighed = { question, now, limit };
  const found = {
    offers: plan ? windowed(offers, plan, weighed) : NO_WINDOW,
    requests: plan ? windowed(requests, plan, weighed) : NO_WINDOW,
    beside: beside ? windowed(others, beside, { question, now, limit: BESIDE }) : NO_WINDOW,
    close: close ? windowed(almost, close, { question, now, limit: NEARLY }) : NO_WINDOW,
  };
  const answers = [read.offerAnswers, read.moreOfferAnswers, read.wantedAnswers, read.moreWantedAnswers];
  const seen = [...offers, ...requests, ...others, ...almost];
  return {
    offers: found.offers.shown.map(offerOf),
    requests: [...found.requests.shown, ...found.beside.shown].map((hit) => wantedOf(hit, now)),
    nearly: found.offers.shown.length === 0 ? found.close.shown.map(offerOf) : [],
    near: found.offers.near.slice(0, NEAR).map(offerOf),
    after: wanted ? found.requests.after : found.offers.after,
    answered: answeredBy(
      suggested ?? [],
      answers.flatMap((rows) => rows ?? []),
      { seen, now },
    ),
    categories: (read.categories?.length ? read.categories : [...offers, ...almost]).map(
      ({ category }) => category,
    ),
  };
}

type RowsRead = {
  offers?: OfferRow[];
  requests?: WantedRow[];
  beside?: WantedRow[];
  close?: OfferRow[];
  offerAnswers?: AnswerRow[];
  moreOfferAnswers?: AnswerRow[];
  wantedAnswers?: AnswerRow[];
  moreWantedAnswers?: AnswerRow[];
  categories?: { category: string }[];
};

const NO_WINDOW = { shown: [], near: [], after: null };

const NOTHING_FOUND: Found = {
  ...{ offers: [], requests: [], nearly: [], near: [], after: null },
  ...{ answered: new Set(), categories: [] },
};

/** Groups the queries by kind, because each kind has its own index. When the page's own query reads nothing, more suggestions are tried. */
function answerWalks(suggested: readonly Question[], any: SQL | null) {
  const asked = suggested.slice(0, SUGGESTIONS.always + SUGGESTIONS.ifEmpty).flatMap((question, batch) => {
    const expression = answerExpression(question);
    return expression === null ? [] : [{ batch, expression, kind: question.filters.kind }];
  });
  const walk = (kind: ListingKind, isMore: boolean) =>
    firstHits(
      asked.filter((one) => one.kind === kind && one.batch >= SUGGESTIONS.always === isMore),
      answerSort({ kind }),
      isMore ? any : null,
    );
  return {
    offers: walk("offer", false),
    moreOffers: walk("offer", true),
    wanted: walk("wanted", false),
    moreWanted: walk("wanted", true),
  };
}

/** Lowest text score with which a listing proves that a suggested search has results. */
const SURELY = 0.6;

function answeredBy(
  suggested: readonly Question[],
  answers: readonly AnswerRow[],
  { seen, now }: { seen: readonly (OfferRow | WantedRow)[]; now: number },
): Set<number> {
  const byRank = (question: Question, row: OfferRow | WantedRow | AnswerRow) => {
    const ranked = score(question.understanding, candidateOf(row), now);
    return ranked?.near === null ? ranked : null;
  };
  const answered = new Set<number>();
  for (const row of answers) {
    const question = suggested[row.batch];
    if (question && byRank(question, row)) answered.add(row.batch);
  }
  for (const [at, question] of suggested.entries()) {
    const { kind, ...filters } = question.filters;
    if (answered.has(at) || Object.values(filters).some((filter) => filter !== null)) continue;
    const fits = (row: OfferRow | WantedRow) => {
      const ranked = "deadline" in row === (kind === "wanted") ? byRank(question, row) : null;
      const isThere = question.understanding.place === null || ranked?.group !== "elsewhere";
      return ranked !== null && isThere && ranked.text >= SURELY;
    };
    if (seen.some(fits)) answered.add(at);
  }
  return answered;
}

/** `unless`: nothing is read if this walk finds something. */
function selectFilledCategories(db: Database, unless: SQL | null) {
  const names = JSON.stringify(CATEGORIES.map(({ name }) => name));
  const asked = unless ? sql`iif(exists (select 1 from ${unless}), '[]', ${names})` : sql`${names}`;
  return db
    .select({ category: sql<string>`value`.as("category_name") })
    .from(sql`json_each(${asked})`)
    .where(
      sql`exists (select 1 from ${listings} where category = value and type = 'offer' and status = 'active'
        and deleted_at is null)`,
    );
}

type GroupPage = Page<OfferFound> & {
  /** Names of categories with offers, where this list is empty. */
  filled: string[];
};

export async function listGroup(
  { db, indexDb }: SearchDatabases,
  group: { categories: readonly string[]; words: readonly string[] },
  { sort, after }: { sort: SearchSort; after: string | null },
): Promise<GroupPage> {
  const { walk } = await hitsIn(indexDb, { walk: groupHits(group, { sort, after }) });
  const [rows, filled] = await db.batch([selectOffers(db, walk), selectFilledCategories(db, walk)]);
  return groupPage(rows, filled, sort);
}

export async function listCategory(
  { db, indexDb }: SearchDatabases,
  category: string,
  { sort, after, most }: { sort: SearchSort; after: string | null; most: number },
) {
  const group = { categories: [category], words: [] };
  const { walk } = await hitsIn(indexDb, { walk: groupHits(group, { sort, after }) });
  const [rows, places, filled] = await db.batch([
    selectOffers(db, walk),
    selectFullestPlaces(db, category, most),
    selectFilledCategories(db, walk),
  ]);
  return { ...groupPage(rows, filled, sort), places };
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

function groupPage(
  found: readonly OfferRow[],
  filled: readonly { category: string }[],
  sort: SearchSort,
): GroupPage {
  const rows = inWalkOrder(found, sort);
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    items: rows.slice(0, PAGE_SIZE).map(summaryOf),
    after: last ? searchKey({ batch: 0, place: last.place, best: 0, left: [] }) : null,
    filled: filled.map(({ category }) => category),
  };
}

/** Lines of a page by place, which reads a dozen figures besides. */
const IN_PLACE = 16;
const JOBS_TRIED = 4;

/** `jobs`: searches that the page may lead to. */
export async function findInPlace(
  { db, indexDb }: SearchDatabases,
  question: Question,
  asked: { place: Place; category: string; around: number; now: number; jobs: readonly Question[] },
) {
  const { place, category, around, now, jobs } = asked;
  const plan = planOf(question);
  if (!plan) return { offers: [], after: null, here: [], around: [], answered: new Set<number>() };
  const limit = IN_PLACE + 1;
  const tried = jobs.slice(0, JOBS_TRIED).flatMap((job, batch) => {
    const expression = answerExpression(job);
    return expression === null ? [] : [{ batch, expression }];
  });
  const walks = await hitsIn(indexDb, {
    main: hits(plan, limit),
    jobs: firstHits(tried, answerSort({ kind: "offer" }), null),
  });
  const statements = {
    rows: selectOffers(db, walks.main),
    here: selectFiguresOf(db, place),
    beside: selectOffersAround(db, place, category, around),
  };
  const { rows, here, beside, ...others } = await batchByName(db, {
    ...statements,
    ...(walks.jobs && { answers: selectAnswers(db, walks.jobs, "offer") }),
  });
  const { shown, after } = windowed(rows, plan, { question, now, limit, size: IN_PLACE });
  const answered = answeredBy(jobs, others.answers ?? [], { seen: rows, now });
  return { offers: shown.map(offerOf), after, here, around: beside, answered };
}

function limitOf({ scored, ranked }: SearchPlanned, window: number): number {
  return scored || ranked ? window : PAGE_SIZE + 1;
}

/** For ranking: by the listing's own rating, though a card shows the seller's. */
const candidateColumns = {
  searchTitle: listings.searchTitle,
  searchWords: listings.searchWords,
  searchTags: listings.searchTags,
  comesToBuyer: listings.comesToBuyer,
  atSeller: listings.atSeller,
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

/** Columns that rank the listings which answer a search. */
function selectAnswers(db: Database, walk: SQL, kind: ListingKind) {
  return db
    .select({
      ...{ price: listings.price, createdAt: listings.createdAt, startsInDays: listings.startsInDays },
      ...candidateColumns,
      ...hitColumns,
    })
    .from(walk)
    .innerJoin(listings, isHitOf(kind));
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
type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

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

function candidateOf(row: OfferRow | WantedRow | AnswerRow): Candidate {
  const { searchTitle, searchWords, placeCode, areas, online, price } = row;
  const { ratingSum, ratingCount, ordersCompleted, createdAt } = row;
  const startsInDays = "startsInDays" in row ? row.startsInDays : null;
  return {
    ...{ title: searchTitle, words: searchWords, place: placeCode, serves: areas, online, price },
    ...{ ratingSum, ratingCount, ordersCompleted, createdAt, startsInDays },
    hours: readHoursTags(row.searchTags, { onSite: row.comesToBuyer || row.atSeller }),
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
