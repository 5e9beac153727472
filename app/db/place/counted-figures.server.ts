import { type SQL, sql } from "drizzle-orm";
import { FAIR_FROM_ORDERS, FAIR_FROM_SELLERS } from "~/domain/place/figures";

export type CountedPair = { category: string; placeCode: string };

/** The index alone is read; left to itself, the planner takes one that begins with the kind. */
export const offersInOrder = sql.raw("services indexed by services_place_prices");
/** As the partial index has it. */
export const isCounted = sql`services.type = 'offer' and services.status = 'active' and services.deleted_at is null
  and services.place_code is not null`;

export type CountStep = {
  countedAt: number;
  after: CountedPair;
  /** The last one to count; null for all that are left, after which the sums are made. */
  through: CountedPair | null;
  /** Orders completed since then, in UTC ms, make a fair price. */
  since: number;
};

function within({ after, through }: CountStep): SQL {
  const from = sql`${isCounted} and (services.category, services.place_code) > (${after.category}, ${after.placeCode})`;
  return through === null
    ? from
    : sql`${from} and (services.category, services.place_code) <= (${through.category}, ${through.placeCode})`;
}

const WHOLE = sql`rows between unbounded preceding and unbounded following`;
/** The offers of a pair come in the order of their prices: the index has them so. */
export function figuresOf(step: CountStep): SQL {
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

/** Of one piece, whatever quantity was ordered. Only offers with completed orders are looked up. */
export function fairPricesOf(step: CountStep): SQL {
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
