import { desc, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { groupExpression, hasFilters, walkExpression } from "~/database/search-terms.server";
import { type BatchStatement, batchByName } from "~/database/statements.server";
import { CATEGORIES } from "~/listings/category";
import type { ListingKind, WantedSummary } from "~/listings/listing";
import { offerColumns, toOffer, toWanted, wantedColumns } from "~/listings/queries.server";
import type { Place } from "~/places/place";
import { selectFiguresOf, selectFullestPlaces, selectOffersAround } from "~/places/queries.server";
import { PAGE_SIZE, type Page } from "~/platform/paging";
import { type LastHit, MAX_LEFT_HITS, readSearchKey, type SearchKey, type SearchSort, searchKey } from "./address";
import { resolveHits, type SearchDatabases } from "./index-queries.server";
import { anywhereNear, type GroupName, type PlaceGroupTags } from "./place-groups";
import { type Question, questionOf, type SearchFilters } from "./question";
import { type Candidate, type Hit, plainPage, type RankedPage, rankedPage, score } from "./rank";
import { OFFERS_ALONE, readHoursTags, readSearch, type Search } from "./search";
import type { SearchTier } from "./search-plan";
import type { RankedOffer } from "./shown-search";
import { generalTerms } from "./similar";
import { neighbourTerms } from "./suggest";
import { understand } from "./understand";
import type { Vocabulary } from "./words/vocabulary";

/** The indexes by order. Their rowids are sort values (see `schema/listings`). */
const INDEXES: Record<SearchSort, { name: string; down: boolean; offersOnly: boolean }> = {
  // The likelier of equal results is first: a page that cannot show all omits those that are ordered less.
  relevan: { name: "services_by_popularity", down: true, offersOnly: true },
  terdekat: { name: "services_by_popularity", down: true, offersOnly: true },
  terbaru: { name: "services_search", down: true, offersOnly: false },
  populer: { name: "services_by_popularity", down: true, offersOnly: true },
  rating: { name: "services_by_rating", down: true, offersOnly: true },
  termurah: { name: "services_by_price", down: false, offersOnly: false },
  termahal: { name: "services_by_price", down: true, offersOnly: false },
};

function hasOffersOnly(sort: SearchSort): boolean {
  return INDEXES[sort].offersOnly;
}

/** A query. With `onlyIfEmpty` it runs only if nothing matches that expression. */
type Batch = { expression: string; onlyIfEmpty?: string };

type HitQuery = {
  batches: readonly Batch[];
  sort: SearchSort;
  from: SearchKey | null;
};

/** The maximum number of terms in a compound SELECT of D1. */
const MAX_UNION_TERMS = 5;

const hitColumns = {
  batch: sql<number>`hits.batch`.as("batch"),
  sortKey: sql<string>`cast(hits.place as text)`.as("hit"),
  seq: sql<number>`${listings.seq}`.as("seq"),
};

// The lower 32 bits of a sort value are the listing's `seq`.
const isHit = sql`${listings.seq} = (hits.place & 4294967295) and ${listings.status} = 'active'
  and ${listings.deletedAt} is null`;

function freshHits(from: SearchKey | null, limit: number): number {
  return Math.max(1, limit - (from?.left.length ?? 0));
}

/** Reads each batch by rowid only up to the limit, however many listings match. */
function selectHits({ batches, sort, from }: HitQuery, limit: number): SQL {
  const { name, down } = INDEXES[sort];
  const index = sql.raw(name);
  const fresh = sql.raw(String(freshHits(from, limit)));
  const walks = batches.flatMap(({ expression, onlyIfEmpty }, n) => {
    // Later pages exist only if the first page has results.
    if (from && (n < from.batch || (onlyIfEmpty !== undefined && n > from.batch))) return [];
    const beyond =
      from && n === from.batch
        ? // D1 binds numbers as REAL, for which FTS5 would scan all previous pages again.
          sql` and rowid ${sql.raw(down ? "<" : ">")} cast(${from.sortKey} as integer)`
        : sql``;
    const unless =
      onlyIfEmpty === undefined || from
        ? sql``
        : sql` where not exists (select 1 from ${index} where ${index} match ${onlyIfEmpty})`;
    return [
      sql`select * from (select ${sql.raw(String(n))} as batch, rowid as place from ${index}
        where ${index} match ${expression}${beyond} order by rowid ${direction(down)} limit ${fresh})${unless}`,
    ];
  });
  const left = from && from.left.length > 0 ? [leftOver(from.left)] : [];
  const read = walks.length > 0 ? [sql`select * from (${inOne(walks)} limit ${fresh})`] : [];
  return sql`(${inOne([...left, ...read, ...(walks.length + left.length === 0 ? [NOTHING] : [])])}) as hits`;
}

/**
 * Selects the first hit of each search, which shows whether there is any, at a cost of two rows. With `unless` it reads
 * nothing if that query has results.
 */
function firstHits(
  expressions: readonly { batch: number; expression: string }[],
  sort: SearchSort,
  unless: SQL | null,
): SQL | null {
  if (expressions.length === 0) return null;
  const { name, down } = INDEXES[sort];
  const index = sql.raw(name);
  const condition = unless ? sql` where not exists (select 1 from ${unless})` : sql``;
  const walks = expressions.map(
    ({ batch, expression }) => sql`select * from (select ${sql.raw(String(batch))} as batch, rowid as place
      from ${index} where ${index} match ${expression} order by rowid ${direction(down)} limit 1)`,
  );
  return sql`(select * from (${inOne(walks)})${condition}) as hits`;
}

const NOTHING = sql`select 0 as batch, 0 as place limit 0`;

function leftOver(left: readonly LastHit[]): SQL {
  const pairs = JSON.stringify(left.map(({ batch, seq }) => [batch, seq]));
  return sql`select value ->> 0 as batch, value ->> 1 as place from json_each(${pairs})`;
}

function inOne(selects: readonly SQL[]): SQL {
  if (selects.length <= MAX_UNION_TERMS) return sql.join([...selects], sql` union all `);
  const parts: SQL[] = [];
  for (let at = 0; at < selects.length; at += MAX_UNION_TERMS)
    parts.push(sql`select * from (${sql.join(selects.slice(at, at + MAX_UNION_TERMS), sql` union all `)})`);
  return inOne(parts);
}

/** Sorts rows in index order: a join does not keep it, and ORDER BY would read the rows twice. */
function inWalkOrder<Row extends { batch: number; sortKey: string }>(rows: readonly Row[], sort: SearchSort): Row[] {
  const sign = INDEXES[sort].down ? -1 : 1;
  return [...rows].sort((a, b) => a.batch - b.batch || (BigInt(a.sortKey) < BigInt(b.sortKey) ? -sign : sign));
}

function direction(down: boolean): SQL {
  return sql.raw(down ? "desc" : "asc");
}

type SearchQuery = HitQuery & {
  names: readonly GroupName[];
  ranked: { walksPerTier: number } | null;
  scored: boolean;
  loose: number;
};

const EVERYWHERE: PlaceGroupTags = { name: "all", any: [], not: [] };

function resultsQuery(question: Question): SearchQuery | null {
  if (question.sort === "relevan") return rankedPlan(question, question.groups);
  return question.sort === "terdekat" ? nearestPlan(question) : orderedPlan(question);
}

function rankedPlan({ filters, tiers, after }: Question, groups: readonly PlaceGroupTags[]): SearchQuery | null {
  if (tiers === null) return null;
  const sort = filters.kind === "wanted" ? "terbaru" : "relevan";
  const offersOnly = hasOffersOnly(sort);
  const wide: readonly (SearchTier | undefined)[] = tiers.length > 0 ? tiers : [undefined];
  const walks = wide.flatMap((tier) =>
    groups.map((group) => ({
      name: group.name,
      expression: walkExpression(filters, group, { tier, apart: true, offersOnly }),
    })),
  );
  return {
    batches: walks.map(({ expression }) => ({ expression })),
    names: walks.map(({ name }) => name),
    sort,
    from: keyWithin(after, walks.length),
    ranked: { walksPerTier: groups.length },
    scored: tiers.length > 0,
    loose: strictTiers(wide) * groups.length,
  };
}

function orderedPlan({ filters, tiers, groups, sort, after }: Question): SearchQuery | null {
  if (tiers === null) return null;
  const group = anywhereNear(groups);
  const expressions = widestTwo(tiers).map((tier) =>
    walkExpression(filters, group, { tier, offersOnly: hasOffersOnly(sort) }),
  );
  const batches = stepwise(expressions);
  return {
    batches,
    names: batches.map(() => group.name),
    sort,
    from: keyWithin(after, batches.length),
    ranked: null,
    scored: tiers.length > 0,
    loose: strictTiers(widestTwo(tiers)),
  };
}

/**
 * Returns one list ordered by distance, and at equal distance by relevance. Without an exact result it lists near ones.
 */
function nearestPlan({ filters, tiers, rings, after }: Question): SearchQuery | null {
  if (tiers === null) return null;
  const sort = filters.kind === "wanted" ? "terbaru" : "terdekat";
  const offersOnly = hasOffersOnly(sort);
  const wide = widestTwo(tiers);
  const walk = (group: PlaceGroupTags, tier: SearchTier | undefined) =>
    walkExpression(filters, group, { tier, offersOnly });
  const from = keyWithin(after, wide.length * rings.length);
  // Later pages of the wider search exist only if the narrower one was empty.
  const settled = from !== null && from.batch >= rings.length;
  const batches = wide.flatMap((tier, at) =>
    rings.map((ring): Batch => {
      const expression = walk(ring, tier);
      return at === 0 || settled ? { expression } : { expression, onlyIfEmpty: walk(anywhereNear(rings), wide[0]) };
    }),
  );
  return {
    batches,
    names: batches.map(() => "all" as const),
    sort,
    from,
    ranked: null,
    scored: tiers.length > 0,
    loose: strictTiers(wide) * rings.length,
  };
}

function requestsQuery(question: Question): SearchQuery | null {
  if (!question.beside) return null;
  const mode = question.filters.mode === "online" ? "online" : null;
  const filters: SearchFilters = { ...question.filters, kind: "wanted", ...OFFERS_ALONE, mode };
  return rankedPlan({ ...question, filters, after: null }, [anywhereNear(question.groups)]);
}

const UNFILTERED: SearchFilters = {
  kind: "offer",
  category: null,
  minPrice: null,
  maxPrice: null,
  rating: null,
  days: null,
  startsIn: null,
  mode: null,
};

/** Returns the query without any filter, which runs only if nothing passes the filters. */
function unfilteredQuery({ understanding, filters, tiers, after }: Question): SearchQuery | null {
  const filtered = hasFilters(filters) || filters.kind !== UNFILTERED.kind;
  const widest = tiers?.at(-1);
  if (!tiers || !widest || !filtered || after !== null || understanding.price) return null;
  const walk = (asked: SearchFilters, tier: SearchTier | undefined) =>
    walkExpression(asked, EVERYWHERE, { tier, offersOnly: hasOffersOnly("relevan") });
  const [first] = widestTwo(tiers);
  const batches = [{ expression: walk(UNFILTERED, first), onlyIfEmpty: walk(filters, widest) }];
  return {
    batches,
    names: ["all"],
    sort: "relevan",
    from: null,
    ranked: { walksPerTier: 1 },
    scored: true,
    loose: batches.length,
  };
}

/**
 * Returns offers of trades near one that nobody offers, in the place if one was given. It runs only if no title
 * matches.
 */
function neighboursQuery({ understanding, filters, tiers, groups, after }: Question): SQL | null {
  const terms = neighbourTerms(understanding);
  const things = tiers?.at(-1)?.expression;
  if (filters.kind !== "offer" || after !== null || things === undefined || terms.length === 0) return null;
  const named = `title : (${terms.map((term) => `"${term}"`).join(" OR ")})`;
  const expression = walkExpression(UNFILTERED, anywhereNear(groups), {
    tier: { expression: named },
    offersOnly: hasOffersOnly("relevan"),
  });
  const batches = [{ expression, onlyIfEmpty: things.replace("{title words}", "title") }];
  return selectHits({ batches, sort: "relevan", from: null }, MAX_NEIGHBOURS);
}

function widestTwo(tiers: readonly SearchTier[]): (SearchTier | undefined)[] {
  return tiers.length > 0 ? tiers.slice(-2) : [undefined];
}

function strictTiers(tiers: readonly (SearchTier | undefined)[]): number {
  return tiers.filter((tier) => !tier?.isLoose).length;
}

function stepwise(expressions: readonly string[]): Batch[] {
  return expressions.map((expression, at) => {
    const narrower = expressions[at - 1];
    return narrower === undefined ? { expression } : { expression, onlyIfEmpty: narrower };
  });
}

function keyWithin(after: string | null, batches: number): SearchKey | null {
  const key = readSearchKey(after);
  return key && (key.batch < batches || key.left.length > 0) ? key : null;
}

function answerExpression(question: Question): string | null {
  const { filters, tiers, groups } = question;
  if (tiers === null) return null;
  const there = groups.filter(({ name }) => name !== "near" && name !== "beyond");
  return walkExpression(filters, anywhereNear(there), {
    tier: tiers[0],
    offersOnly: hasOffersOnly(answerSort(filters)),
  });
}

function answerSort({ kind }: Pick<SearchFilters, "kind">): SearchSort {
  return kind === "offer" ? "relevan" : "terbaru";
}

function strictExpression({ filters, tiers, groups }: Question): string | null {
  if (tiers === null) return null;
  const walk = { tier: tiers[0], offersOnly: hasOffersOnly("terbaru") };
  return walkExpression(filters, anywhereNear(groups), walk);
}

type NewAsked = { userId: string; expression: string; after: number };

type NewHit = { seq: number; title: string; ownerId: string };

/** Returns a strict expression, because a notification must not be a guess. Null if nothing can match. */
export function newHitsExpression(search: Search, vocabulary: Vocabulary): string | null {
  return strictExpression(questionOf(search, understand(search.q, vocabulary, { literal: search.literal })));
}

/** Lists, by index of the search, the newest `limit`, without the person's own. Needs one trip to each database. */
export async function listNewHits(
  databases: SearchDatabases,
  searches: readonly NewAsked[],
  limit: number,
): Promise<NewHit[][]> {
  const [first, ...others] = (await selectNewHits(databases, searches, limit)).map((select) =>
    select.orderBy(desc(listings.seq)),
  );
  return first ? databases.db.batch([first, ...others]) : [];
}

/** Counts, by index of the search, up to `most`. Reads two rows per hit. Needs one trip to each database. */
export async function countNewHits(
  databases: SearchDatabases,
  searches: readonly NewAsked[],
  max: number,
): Promise<number[]> {
  const [first, ...others] = await selectNewHits(databases, searches, max);
  // This selects rows instead of a count, which would read them again.
  return first ? (await databases.db.batch([first, ...others])).map((hits) => hits.length) : [];
}

// The rowids of services_search are the listings' `seq`. D1 binds numbers as REAL, for which FTS5 would scan
// everything.
async function selectNewHits({ db, indexDb }: SearchDatabases, searches: readonly NewAsked[], read: number) {
  const walks = searches.map(
    ({ expression, after }) => sql`(select 0 as batch, rowid as place from services_search
      where services_search match ${expression} and rowid > cast(${after} as integer)
      order by rowid desc limit ${sql.raw(String(read))}) hits`,
  );
  const found: Record<string, SQL> = await resolveHits(indexDb, Object.fromEntries(walks.entries()));
  return searches.map(({ userId }, at) =>
    db
      .select({ seq: listings.seq, title: listings.title, ownerId: listings.ownerId })
      .from(found[at] ?? sql`hits`)
      .innerJoin(
        listings,
        sql`${listings.seq} = hits.place and ${listings.status} = 'active' and ${listings.deletedAt} is null
          and ${listings.ownerId} <> ${userId}`,
      ),
  );
}

/** The hits that a page reads. Each costs two rows: one of the index and one of the table. */
const WINDOW = PAGE_SIZE + MAX_LEFT_HITS;
const MAX_BESIDE = 4;
const MAX_CLOSE = 4;
const MAX_NEAR = 6;
const MAX_NEIGHBOURS = 4;
/** The numbers of suggested searches tested on every page, and if the search itself has no result. */
const SUGGESTIONS = { always: 4, ifEmpty: 8 };
const FIRST_WINDOW = WINDOW - SUGGESTIONS.always;

export type FoundListing<Summary> = { summary: Summary; group: GroupName; candidate: Candidate };

export type SearchResults = {
  offers: FoundListing<RankedOffer>[];
  wantedListings: FoundListing<WantedSummary>[];
  /** Results that fit without the filters. Empty unless the filters exclude everything. */
  nearly: FoundListing<RankedOffer>[];
  /** Near results. Empty if something matches the search. */
  near: FoundListing<RankedOffer>[];
  /** Offers of neighbouring trades. Empty if there is any other offer. */
  neighbours: FoundListing<RankedOffer>[];
  after: string | null;
  /** The indexes in `suggested` of the searches that have results. */
  answered: ReadonlySet<number>;
  /** The names of categories with offers: all of them if nothing matches, otherwise those of the listings read. */
  categories: readonly string[];
};

/**
 * Finds listings in one trip to each database. `suggested` are searches that the page may offer, likeliest first, or
 * null for none.
 */
export async function findListings(
  { db, indexDb }: SearchDatabases,
  question: Question,
  now: number,
  suggested: readonly Question[] | null = null,
): Promise<SearchResults> {
  const plans = planPage(question, suggested !== null);
  const walks = await resolveHits(indexDb, walksOf(question, plans, suggested));
  const statements = rowStatements(db, walks, { wanted: plans.wanted, suggests: suggested !== null });
  if (Object.keys(statements).length === 0) return NOTHING_FOUND;
  return resultsOf(await batchByName(db, statements), plans, { question, now, suggested: suggested ?? [] });
}

type PagePlans = {
  wanted: boolean;
  own: SearchQuery | null;
  beside: SearchQuery | null;
  close: SearchQuery | null;
  limit: number;
};

function planPage(question: Question, suggests: boolean): PagePlans {
  const own = resultsQuery(question);
  const wanted = question.filters.kind === "wanted";
  const beside = own && !wanted ? requestsQuery(question) : null;
  const close = own && !wanted ? unfilteredQuery(question) : null;
  const window = suggests ? FIRST_WINDOW : WINDOW;
  return { wanted, own, beside, close, limit: own ? limitOf(own, beside ? window - MAX_BESIDE : window) : 0 };
}

type PageWalks = Record<"main" | "any" | "beside" | "close" | "neighbours" | AnswerWalk, SQL | null>;

function walksOf(question: Question, plans: PagePlans, suggested: readonly Question[] | null): PageWalks {
  const { own, beside, close, limit } = plans;
  // This reads one row, because the page only needs to know whether there are any.
  const any = own && suggested ? selectHits({ ...own, from: null }, 1) : null;
  return {
    main: own && selectHits(own, limit),
    any,
    beside: beside && selectHits(beside, MAX_BESIDE),
    close: close && selectHits(close, MAX_CLOSE),
    neighbours: suggested && neighboursQuery(question),
    ...answerWalks(suggested ?? [], any),
  };
}

function rowStatements(
  db: Database,
  walks: PageWalks,
  { wanted, suggests }: { wanted: boolean; suggests: boolean },
): Record<string, BatchStatement> {
  return {
    ...(walks.main && !wanted && { offers: selectOffers(db, walks.main) }),
    ...(walks.main && wanted && { wantedListings: selectWanted(db, walks.main) }),
    ...(walks.beside && { beside: selectWanted(db, walks.beside) }),
    ...(walks.close && { close: selectOffers(db, walks.close) }),
    ...(walks.neighbours && { neighbours: selectOffers(db, walks.neighbours) }),
    ...(walks.offers && { offerAnswers: selectAnswers(db, walks.offers, "offer") }),
    ...(walks.moreOffers && { moreOfferAnswers: selectAnswers(db, walks.moreOffers, "offer") }),
    ...(walks.wanted && { wantedAnswers: selectAnswers(db, walks.wanted, "wanted") }),
    ...(walks.moreWanted && { moreWantedAnswers: selectAnswers(db, walks.moreWanted, "wanted") }),
    ...(suggests && { categories: selectFilledCategories(db, walks.any) }),
  };
}

function resultsOf(
  read: RowsRead,
  { wanted, own, beside, close, limit }: PagePlans,
  { question, now, suggested }: { question: Question; now: number; suggested: readonly Question[] },
): SearchResults {
  const { offers = [], wantedListings = [], beside: others = [], close: almost = [] } = read;
  const found = {
    offers: own ? windowed(offers, own, { question, now, limit }) : NO_WINDOW,
    wantedListings: own ? windowed(wantedListings, own, { question, now, limit }) : NO_WINDOW,
    beside: beside ? windowed(others, beside, { question, now, limit: MAX_BESIDE }) : NO_WINDOW,
    close: close ? windowed(almost, close, { question, now, limit: MAX_CLOSE }) : NO_WINDOW,
  };
  const answers = [read.offerAnswers, read.moreOfferAnswers, read.wantedAnswers, read.moreWantedAnswers];
  const seen = [...offers, ...wantedListings, ...others, ...almost];
  const hasOffer = [found.offers.shown, found.offers.near, found.close.shown].some(({ length }) => length > 0);
  return {
    offers: found.offers.shown.map(offerOf),
    wantedListings: [...found.wantedListings.shown, ...found.beside.shown].map((hit) => wantedOf(hit, now)),
    nearly: found.offers.shown.length === 0 ? found.close.shown.map(offerOf) : [],
    near: found.offers.near.slice(0, MAX_NEAR).map(offerOf),
    neighbours: hasOffer ? [] : (read.neighbours ?? []).map((row) => neighbourOf(row)),
    after: wanted ? found.wantedListings.after : found.offers.after,
    answered: answeredBy(
      suggested,
      answers.flatMap((rows) => rows ?? []),
      { seen, now },
    ),
    categories: (read.categories?.length ? read.categories : [...offers, ...almost]).map(({ category }) => category),
  };
}

type RowsRead = {
  offers?: OfferRow[];
  wantedListings?: WantedRow[];
  beside?: WantedRow[];
  close?: OfferRow[];
  neighbours?: OfferRow[];
  offerAnswers?: AnswerRow[];
  moreOfferAnswers?: AnswerRow[];
  wantedAnswers?: AnswerRow[];
  moreWantedAnswers?: AnswerRow[];
  categories?: { category: string }[];
};

const NO_WINDOW = { shown: [], near: [], after: null };

const NOTHING_FOUND: SearchResults = {
  offers: [],
  wantedListings: [],
  nearly: [],
  near: [],
  neighbours: [],
  after: null,
  answered: new Set(),
  categories: [],
};

type AnswerWalk = "offers" | "moreOffers" | "wanted" | "moreWanted";

function answerWalks(suggested: readonly Question[], any: SQL | null): Record<AnswerWalk, SQL | null> {
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

/** The minimum text score with which a listing proves that a suggested search has results. */
const MIN_SURE_SCORE = 0.6;

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
      return ranked !== null && isThere && ranked.text >= MIN_SURE_SCORE;
    };
    if (seen.some(fits)) answered.add(at);
  }
  return answered;
}

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

type GroupPage = Page<RankedOffer> & {
  filled: string[];
};

export async function listGroup(
  { db, indexDb }: SearchDatabases,
  group: { categories: readonly string[]; words: readonly string[] },
  { sort, after }: { sort: SearchSort; after: string | null },
): Promise<GroupPage> {
  const { walk } = await resolveHits(indexDb, { walk: groupHits(group, { sort, after }) });
  const [rows, filled] = await db.batch([selectOffers(db, walk), selectFilledCategories(db, walk)]);
  return groupPage(rows, filled, sort);
}

export async function listCategory(
  { db, indexDb }: SearchDatabases,
  category: string,
  { sort, after, max }: { sort: SearchSort; after: string | null; max: number },
) {
  const group = { categories: [category], words: [] };
  const { walk } = await resolveHits(indexDb, { walk: groupHits(group, { sort, after }) });
  const [rows, places, filled] = await db.batch([
    selectOffers(db, walk),
    selectFullestPlaces(db, category, max),
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
    batches: [{ expression: groupExpression(group, hasOffersOnly(sort)) }],
    sort,
    from: from?.batch === 0 ? from : null,
  };
  return selectHits(walk, PAGE_SIZE + 1);
}

function groupPage(found: readonly OfferRow[], filled: readonly { category: string }[], sort: SearchSort): GroupPage {
  const rows = inWalkOrder(found, sort);
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    items: rows.slice(0, PAGE_SIZE).map(summaryOf),
    after: last ? searchKey({ batch: 0, sortKey: last.sortKey, best: 0, left: [] }) : null,
    filled: filled.map(({ category }) => category),
  };
}

type RequestAsked = { title: string; category: string; placeCode: string | null; online: boolean };

/** Returns the question that finds offers for a request, limited to the groups `places`. */
export function questionOfRequest(
  { title, category, placeCode, online }: RequestAsked,
  known: Vocabulary,
  places: readonly GroupName[],
): Question {
  const lokasi = placeCode ?? (online ? "online" : "");
  const search = readSearch(new URLSearchParams({ q: title, lokasi }), { kind: "offer" });
  // The request has fields for place and price, so those in its title are ignored.
  const read = { ...understand(search.q, known), place: null, price: null, near: false, anywhere: false };
  const isUnderstood = read.parts.some(({ telling, role }) => telling > 0 && role !== "unknown" && role !== "manner");
  const question = isUnderstood
    ? questionOf(search, read)
    : questionOf(
        { ...search, q: "", category: CATEGORIES.find(({ name }) => name === category) ?? null },
        { ...read, parts: [] },
      );
  const reached: readonly GroupName[] = online && placeCode === null ? ["all"] : places;
  return { ...question, groups: question.groups.filter(({ name }) => reached.includes(name)) };
}

export type FittingOffer = { id: string; ownerId: string; category: string; score: number };

/**
 * Lists offers that match every part of the question, best first. Near results and loose matches are left out,
 * because their sellers would be notified of requests for other work.
 */
export async function listFittingOffers(
  { db, indexDb }: SearchDatabases,
  question: Question,
  { now, limit }: { now: number; limit: number },
): Promise<FittingOffer[]> {
  const strict = question.tiers?.filter(({ isLoose }) => !isLoose) ?? null;
  const plan = rankedPlan({ ...question, tiers: strict }, question.groups);
  if (!plan || question.groups.length === 0) return [];
  const { walk } = await resolveHits(indexDb, { walk: selectHits(plan, limit) });
  const rows = await db
    .select({
      id: listings.id,
      ownerId: listings.ownerId,
      category: listings.category,
      price: listings.price,
      createdAt: listings.createdAt,
      startsInDays: listings.startsInDays,
      ...candidateColumns,
      ...hitColumns,
    })
    .from(walk)
    .innerJoin(listings, isHitOf("offer"));
  return rows
    .flatMap(({ id, ownerId, category, ...row }) => {
      const ranked = score(question.understanding, candidateOf(row), now);
      return ranked?.near === null && (plan.scored ? ranked.text >= MIN_SURE_SCORE : true)
        ? [{ id, ownerId, category, score: ranked.score }]
        : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** The rows on a page by place, which also reads a dozen figures. */
const ROWS_IN_PLACE = 16;
const MAX_JOBS_TRIED = 4;

export async function findInPlace(
  { db, indexDb }: SearchDatabases,
  question: Question,
  asked: { place: Place; category: string; around: number; now: number; jobs: readonly Question[] },
) {
  const { place, category, around, now, jobs } = asked;
  const plan = resultsQuery(question);
  if (!plan) return { offers: [], after: null, here: [], around: [], answered: new Set<number>() };
  const limit = ROWS_IN_PLACE + 1;
  const tried = jobs.slice(0, MAX_JOBS_TRIED).flatMap((job, batch) => {
    const expression = answerExpression(job);
    return expression === null ? [] : [{ batch, expression }];
  });
  const walks = await resolveHits(indexDb, {
    main: selectHits(plan, limit),
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
  const { shown, after } = windowed(rows, plan, { question, now, limit, size: ROWS_IN_PLACE });
  const answered = answeredBy(jobs, others.answers ?? [], { seen: rows, now });
  return { offers: shown.map(offerOf), after, here, around: beside, answered };
}

function limitOf({ scored, ranked }: SearchQuery, window: number): number {
  return scored || ranked ? window : PAGE_SIZE + 1;
}

/** The columns for ranking. They have the listing's own rating, although a card shows the seller's. */
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

function selectAnswers(db: Database, walk: SQL, kind: ListingKind) {
  return db
    .select({
      price: listings.price,
      createdAt: listings.createdAt,
      startsInDays: listings.startsInDays,
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

// A key contains the leftovers of the previous page, and anybody can write one. The plus prevents use of an
// index on the kind.
export function isHitOf(kind: ListingKind): SQL {
  return sql`${isHit} and +${listings.kind} = ${sql.raw(`'${kind}'`)}`;
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];
type WantedRow = Awaited<ReturnType<typeof selectWanted>>[number];
type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

type Weighed = { question: Question; now: number; limit: number; size?: number };

function windowed<Row extends OfferRow | WantedRow>(
  rows: readonly Row[],
  plan: SearchQuery,
  { question, now, limit, size }: Weighed,
): RankedPage<Row> {
  const left = new Set(plan.from?.left.map(({ batch, seq }) => `${batch}.${seq}`));
  const hitsRead = inWalkOrder(rows, plan.sort).map((row) => hitOf(row, plan));
  const fresh = hitsRead.filter(({ batch, seq }) => !left.has(`${batch}.${seq}`));
  const walked = {
    understanding: question.understanding,
    now,
    from: plan.from,
    batches: plan.batches.length,
    more: fresh.length >= freshHits(plan.from, limit),
    loose: plan.loose,
  };
  return plan.ranked
    ? rankedPage(hitsRead, fresh.at(-1) ?? null, { ...walked, ...plan.ranked }, size)
    : plainPage(hitsRead, walked, size);
}

function hitOf<Row extends OfferRow | WantedRow>(row: Row, { names }: SearchQuery): Hit<Row> {
  const { batch, sortKey, seq } = row;
  return { batch, sortKey, seq, group: names[batch] ?? "all", candidate: candidateOf(row), row };
}

function candidateOf(row: OfferRow | WantedRow | AnswerRow): Candidate {
  const { searchTitle, searchWords, placeCode, areas, online, price } = row;
  const { ratingSum, ratingCount, ordersCompleted, createdAt } = row;
  const startsInDays = "startsInDays" in row ? row.startsInDays : null;
  return {
    title: searchTitle,
    words: searchWords,
    place: placeCode,
    serves: areas,
    online,
    price,
    ratingSum,
    ratingCount,
    ordersCompleted,
    createdAt,
    startsInDays,
    hours: readHoursTags(row.searchTags, { onSite: row.comesToBuyer || row.atSeller }),
  };
}

function offerOf({ row, group, candidate }: Hit<OfferRow>): FoundListing<RankedOffer> {
  return { summary: summaryOf(row), group, candidate };
}

function neighbourOf(row: OfferRow): FoundListing<RankedOffer> {
  return { summary: summaryOf(row), group: "all", candidate: candidateOf(row) };
}

function summaryOf(row: OfferRow): RankedOffer {
  const { id, title, category, price, unit, rating, reviewCount, location, sellerName, sellerPicture } = row;
  const { coverUrl, coverAlt, createdAt, startsInDays, online, comesToBuyer, atSeller } = row;
  const isAlsoOnline = online && (comesToBuyer || atSeller);
  const shown = { id, title, category, price, unit, rating, reviewCount, location, sellerName, sellerPicture };
  return {
    ...toOffer({ ...shown, coverUrl, coverAlt, createdAt }),
    startsInDays,
    ...(isAlsoOnline && { alsoOnline: true }),
  };
}

function wantedOf({ row, group, candidate }: Hit<WantedRow>, now: number): FoundListing<WantedSummary> {
  const { id, title, category, price, location, deadline, requirements, createdAt } = row;
  const shown = { id, title, category, price, location, deadline, requirements, createdAt };
  return { summary: toWanted(shown, now), group, candidate };
}

const MAX_SIMILAR_CANDIDATES = 12;
/** The maximum number of concepts of a title. It starts with its trade and the trade's wider concepts. */
const MAX_TITLE_CONCEPTS = 4;

/** Selects popular offers whose titles share a concept with the listing's. Reads its title in the same trip. */
export async function similarCandidates({ db, indexDb }: SearchDatabases, id: string): Promise<SQL> {
  const concepts = sql`(select group_concat('"' || term || '"', ' OR ') from (
    select value as term from services, json_each('["' || replace(search_title, ' ', '","') || '"]')
    where services.id = ${id} and value like 'xk%'
      and instr(${` ${generalTerms().join(" ")} `}, ' ' || value || ' ') = 0
    limit ${sql.raw(String(MAX_TITLE_CONCEPTS))}))`;
  // The index's own database has no titles, so they are read before.
  const terms = indexDb
    ? (await db.all<{ terms: string | null }>(sql`select ${concepts} as terms`))[0]?.terms
    : concepts;
  const walk = sql`(select 0 as batch, rowid as place from services_by_popularity
    where services_by_popularity match 'title : (' || coalesce(${terms ?? null}, '"nihil"') || ')'
    order by rowid desc limit ${sql.raw(String(MAX_SIMILAR_CANDIDATES))}) as hits`;
  return (await resolveHits(indexDb, { walk })).walk;
}

export async function listTitlesWith(
  { db, indexDb }: SearchDatabases,
  words: readonly string[],
  max: number,
): Promise<string[]> {
  const held = words.map((word) => `"${word}"`).join(" AND ");
  const walk = {
    batches: [{ expression: `title : (${held} *)` }],
    sort: "populer" as const,
    from: null,
  };
  const found = await resolveHits(indexDb, { walk: selectHits(walk, max) });
  const rows = await db
    .select({ title: listings.title, ...hitColumns })
    .from(found.walk)
    .innerJoin(listings, isHit);
  return inWalkOrder(rows, walk.sort).map(({ title }) => title);
}
