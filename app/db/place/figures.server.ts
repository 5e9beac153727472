import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { PAGE_FROM, type PlaceFigures } from "~/domain/place/figures";
import { neighbours } from "~/domain/place/neighbours";
import type { Place } from "~/domain/place/place";
import type { Database } from "../core/connection.server";
import { placeFigures } from "../schema/places";

/** `category`: "" for all of them. */
export type OffersAt = { placeCode: string; category: string; offers: number };

const offersAt = {
  placeCode: placeFigures.placeCode,
  category: placeFigures.category,
  offers: placeFigures.offers,
};

export function selectFiguresOf(db: Database, place: Place) {
  return db.select().from(placeFigures).where(eq(placeFigures.placeCode, place.code));
}

/** Of a kabupaten or kota those beside it, at most eight, in no order; of a province the fullest in it. */
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

/** Where most offers of a category stand. Rides on place_figures_most. */
export function selectFullestPlaces(db: Database, category: string, limit: number) {
  return db
    .select(offersAt)
    .from(placeFigures)
    .where(and(eq(placeFigures.category, category), sql`length(place_code) = 5`, hasPage))
    .orderBy(sql`offers desc`)
    .limit(limit);
}

export function listPlacePages(db: Database, limit: number): Promise<OffersAt[]> {
  return db.select(offersAt).from(placeFigures).where(hasPage).limit(limit);
}

/** Written out: a bound parameter would keep the planner from the partial index. */
const hasPage: SQL = gte(placeFigures.offers, sql.raw(String(PAGE_FROM)));

export function toPlaceFigures(row: typeof placeFigures.$inferSelect): PlaceFigures {
  const { offers, today, middlePrice, lowestPrice, ratingSum, ratingCount, fairFrom, fairTo, fairOrders } =
    row;
  return {
    ...{ offers, today, middlePrice, lowestPrice, ratingSum, ratingCount },
    fair: fairFrom === null || fairTo === null ? null : { from: fairFrom, to: fairTo, orders: fairOrders },
  };
}
