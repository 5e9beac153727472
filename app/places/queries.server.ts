import { and, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { placeFigures } from "~/database/schema/search";
import { insertWhere } from "~/database/statements.server";
import { neighbours } from "./near-places";
import type { Place } from "./place";
import { FAIR_FROM_ORDERS, FAIR_FROM_SELLERS, PAGE_FROM, type PlaceFigures } from "./place-page";

export type CountedPair = { category: string; placeCode: string };

/** Offers read by an index that contains all columns. The planner would choose an index that begins with the kind. */
const offersInOrder = sql.raw("services indexed by services_place_prices");
/** The offers to count. Must equal the text of the partial index. */
const isCounted = sql`services.type = 'offer' and services.status = 'active' and services.deleted_at is null
  and services.place_code is not null`;

type CountStep = {
  countedAt: number;
  after: CountedPair;
  /** The last pair to count. Null counts all remaining pairs and then the sums. */
  through: CountedPair | null;
  /** UTC ms since when completed orders determine the fair price. */
  since: number;
};

function within({ after, through }: CountStep): SQL {
  const from = sql`${isCounted} and (services.category, services.place_code) > (${after.category}, ${after.placeCode})`;
  return through === null
    ? from
    : sql`${from} and (services.category, services.place_code) <= (${through.category}, ${through.placeCode})`;
}

const WHOLE = sql`rows between unbounded preceding and unbounded following`;
/** Counts the offers of each pair and finds the median price. The index returns the offers of a pair by price. */
function figuresOf(step: CountStep): SQL {
  return sql`(
    select category, place_code, max(offers) as offers, sum(ifnull(starts_in_days = 0, 0)) as today,
      max(case when n = (offers + 1) / 2 then price end) as middle_price, min(price) as lowest_price,
      sum(rating_sum) as rating_sum, sum(rating_count) as rating_count
    from (
      select category, place_code, price, rating_sum, rating_count, starts_in_days,
        row_number() over (partition by category, place_code order by price) as n,
        count(*) over (partition by category, place_code order by price ${WHOLE}) as offers
      from ${offersInOrder} where ${within(step)}
    ) group by category, place_code)`;
}

/** Computes fair prices from prices per piece. Reads only offers with completed orders. */
function fairPricesOf(step: CountStep): SQL {
  return sql`(
    select category, place_code, max(orders) as orders,
      max(case when n = (orders + 3) / 4 then price end) as low,
      max(case when n = (orders * 3 + 3) / 4 then price end) as high
    from (
      select services.category, services.place_code, orders.price, orders.seller_id,
        row_number() over (partition by services.category, services.place_code order by orders.price) as n,
        count(*) over (partition by services.category, services.place_code order by orders.price ${WHOLE}) as orders
      from ${offersInOrder}
      join orders on orders.service_id = services.id and orders.status = 'completed'
        and orders.closed_at >= ${step.since}
      where ${within(step)} and services.orderscompleted > 0 and orders.price is not null
    ) group by category, place_code
    having max(orders) >= ${sql.raw(String(FAIR_FROM_ORDERS))}
      and count(distinct seller_id) >= ${sql.raw(String(FAIR_FROM_SELLERS))})`;
}

type PlaceCount = {
  countedAt: number;
  last: CountedPair;
  done: boolean;
};

export async function readPlaceCount(db: Database): Promise<PlaceCount | null> {
  const [row] = await db.all<{ countedAt: number; category: string; placeCode: string; done: number }>(
    sql`select counted_at as countedAt, category, place_code as placeCode,
        exists (select 1 from place_figures as sums where sums.counted_at = place_figures.counted_at and sums.category = '') as done
      from place_figures order by counted_at desc, category desc, place_code desc limit 1`,
  );
  if (!row) return null;
  const { countedAt, category, placeCode, done } = row;
  return { countedAt, last: { category, placeCode }, done: done === 1 };
}

/** Returns the pair of the offer that is `offers` rows after a pair. Null if fewer are left. */
export async function pairAfter(db: Database, after: CountedPair, offers: number): Promise<CountedPair | null> {
  const [row] = await db.all<CountedPair>(
    sql`select category, place_code as placeCode from ${offersInOrder}
      where ${isCounted} and (category, place_code) > (${after.category}, ${after.placeCode})
      order by category, place_code limit 1 offset ${sql.raw(String(offers))}`,
  );
  return row ?? null;
}

export async function countPairs(db: Database, step: CountStep): Promise<void> {
  const { countedAt, through } = step;
  const count = insertFigures(db, step);
  if (through !== null) return void (await count);
  await db.batch([
    count,
    db.delete(placeFigures).where(lt(placeFigures.countedAt, countedAt)),
    insertSums(db, countedAt, { place: sql`substr(place_code, 1, 2)`, category: sql`category` }),
    insertSums(db, countedAt, { place: sql`place_code`, category: sql`''` }),
  ]);
}

const excluded = (column: { name: string }) => sql.raw(`excluded.${column.name}`);

function insertFigures(db: Database, step: CountStep) {
  const { placeCode: _, category: __, ...figures } = getTableColumns(placeFigures);
  const set = Object.fromEntries(Object.entries(figures).map(([key, column]) => [key, excluded(column)]));
  return insertWhere(
    db,
    placeFigures,
    {
      placeCode: sql`place_code`,
      category: sql`category`,
      offers: sql`counted.offers`,
      today: sql`today`,
      middlePrice: sql`middle_price`,
      lowestPrice: sql`lowest_price`,
      ratingSum: sql`rating_sum`,
      ratingCount: sql`rating_count`,
      fairFrom: sql`low`,
      fairTo: sql`high`,
      fairOrders: sql`ifnull(orders, 0)`,
      countedAt: step.countedAt,
    },
    sql`from ${figuresOf(step)} as counted
      left join ${fairPricesOf(step)} as fair using (category, place_code)
      where true`,
  ).onConflictDoUpdate({ target: [placeFigures.placeCode, placeFigures.category], set });
}

/** Inserts the sums of several pairs. They have no median price, because medians cannot be combined. */
function insertSums(db: Database, countedAt: number, by: { place: SQL; category: SQL }) {
  return insertWhere(
    db,
    placeFigures,
    {
      placeCode: by.place,
      category: by.category,
      offers: sql`sum(offers)`,
      today: sql`sum(today)`,
      lowestPrice: sql`min(lowest_price)`,
      ratingSum: sql`sum(rating_sum)`,
      ratingCount: sql`sum(rating_count)`,
      countedAt,
    },
    sql`from place_figures where counted_at = ${countedAt} group by ${by.place}, ${by.category}`,
  );
}

export type OffersAt = { placeCode: string; category: string; offers: number };

const offersAt = {
  placeCode: placeFigures.placeCode,
  category: placeFigures.category,
  offers: placeFigures.offers,
};

export function selectFiguresOf(db: Database, place: Place) {
  return db.select().from(placeFigures).where(eq(placeFigures.placeCode, place.code));
}

/** Returns at most eight unsorted neighbours. For a province it returns its places with most offers. */
export function selectOffersAround(db: Database, place: Place, category: string, limit: number) {
  const { code, kind } = place;
  const all = db.select(offersAt).from(placeFigures);
  if (kind === "province") {
    return all
      .where(
        and(
          eq(placeFigures.category, category),
          sql`cast(place_code as integer) = ${Number(code)} and length(place_code) > 2`,
        ),
      )
      .orderBy(sql`offers desc`)
      .limit(limit);
  }
  const codes = neighbours(code).map((one) => one.code);
  const beside = codes.length > 0 ? inArray(placeFigures.placeCode, codes) : sql`false`;
  return all.where(and(eq(placeFigures.category, category), beside)).limit(codes.length + 1);
}

export function selectFullestPlaces(db: Database, category: string, limit: number) {
  return db
    .select(offersAt)
    .from(placeFigures)
    .where(and(eq(placeFigures.category, category), sql`length(place_code) = 5`, hasPage))
    .orderBy(sql`offers desc`)
    .limit(limit);
}

export function listPlacePages(db: Database, limit: number): Promise<(OffersAt & { countedAt: number })[]> {
  return db
    .select({ ...offersAt, countedAt: placeFigures.countedAt })
    .from(placeFigures)
    .where(hasPage)
    .limit(limit);
}

/** True for a place with a page. It is a literal: a bound parameter would prevent the use of the partial index. */
const hasPage: SQL = gte(placeFigures.offers, sql.raw(String(PAGE_FROM)));

export function toPlaceFigures(row: typeof placeFigures.$inferSelect): PlaceFigures {
  const { offers, today, middlePrice, lowestPrice, ratingSum, ratingCount, fairFrom, fairTo, fairOrders } = row;
  return {
    offers,
    today,
    middlePrice,
    lowestPrice,
    ratingSum,
    ratingCount,
    fair: fairFrom === null || fairTo === null ? null : { from: fairFrom, to: fairTo, orders: fairOrders },
  };
}
