import { getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { placeFigures } from "../schema/places";
import {
  type CountedPair,
  type CountStep,
  fairPricesOf,
  figuresOf,
  isCounted,
  offersInOrder,
} from "./counted-figures.server";

type PlaceCount = {
  /** UTC ms; when it began. */
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

/** The pair of the offer that comes `offers` after those of a pair; null where fewer are left. */
export async function pairAfter(
  db: Database,
  after: CountedPair,
  offers: number,
): Promise<CountedPair | null> {
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

/** A sum has no middle price: no middle of middles is one. */
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
