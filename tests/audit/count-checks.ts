import { CATEGORIES } from "../../app/listings/category.ts";
import type { Check } from "./check.ts";

/** Orders that ended with a division of the money do not count as completed. */
const SUCCESS = "status = 'completed' and coalesce(buyer_share, 0) = 0";

const countedBy = (owner: string, view: string) => `
  select c.id as subject, 'shows ' || c.orders_completed || ', has ' || coalesce(o.count, 0) as found
  from ${view} c left join (select ${owner} as id, count(*) as count from audit_orders where ${SUCCESS} group by 1) o
    on o.id = c.id
  where c.orders_completed <> coalesce(o.count, 0)`;

const HELD = "held > 0";
const sumOf = (condition: string, what = "1") => `sum(iif(${condition}, ${what}, 0))`;
const openOrders = sumOf("status in ('pending', 'in_progress')");
const IS_LOST = "status = 'cancelled' and started_at is not null";
/** Selects orders whose visit the buyer cancelled without the seller, or did not attend. */
const BY_BUYER = `id in (select order_id from audit_events
  where (kind = 'cancelled' and actor = 'buyer') or kind = 'buyer_missed')`;

/** Stored totals to compare. `sums` has the SQL of each column of the totals. */
const TOTALS: readonly { rule: string; view: string; owner: string; sums: Record<string, string> }[] = [
  {
    rule: "a buyer's stored order totals match the orders",
    view: "audit_orders",
    owner: "buyer_id",
    sums: {
      bought: "count(*)",
      bought_open: openOrders,
      bought_completed: sumOf(SUCCESS),
      bought_cancelled: sumOf(IS_LOST),
      bought_held_amount: "sum(held)",
    },
  },
  {
    rule: "a seller's stored order totals match the orders",
    view: "audit_orders",
    owner: "seller_id",
    sums: {
      sold: "count(*)",
      sold_open: openOrders,
      sold_completed: sumOf(SUCCESS),
      sold_cancelled: sumOf(`${IS_LOST} and not ${BY_BUYER}`),
      sold_held: sumOf(HELD),
      sold_held_amount: "sum(held)",
      sold_held_income: "sum(held - held * fee_percent / 100)",
    },
  },
  {
    rule: "a person's stored listing totals match the listings",
    view: "audit_listings",
    owner: "owner_id",
    sums: {
      offers: sumOf("deleted_at is null and kind = 'offer'"),
      requests: sumOf("deleted_at is null and kind = 'wanted'"),
      open_requests: sumOf("deleted_at is null and kind = 'wanted' and status = 'active'"),
    },
  },
  {
    rule: "a seller's stored withdrawal totals match the withdrawals",
    view: "audit_withdrawals",
    owner: "user_id",
    sums: { paid_out: sumOf("status = 'paid'"), paid_out_amount: sumOf("status = 'paid'", "amount") },
  },
];

const TOTAL_CHECKS: readonly Check[] = TOTALS.map(({ rule, view, owner, sums }) => {
  const columns = Object.keys(sums);
  const all = (of: string) => columns.map((column) => `sum(${of}_${column})`).join(" || ' ' || ");
  const each = (text: (column: string) => string) => columns.map(text).join(", ");
  return {
    rule,
    sql: `select id as subject, '${columns.join(" ")}: told ' || ${all("told")} || ', are ' || ${all("are")} as found
      from (select user_id as id, ${each((column) => `${column} as told_${column}, 0 as are_${column}`)}
          from audit_person_totals
        union all select ${owner}, ${each((column) => `0, coalesce(${sums[column]}, 0)`)} from ${view} group by 1)
      group by id having ${all("told")} <> ${all("are")}`,
  };
});

// The only import from the app: the list of categories contains no rule, and a copy would have to be kept up to date.
const categories = CATEGORIES.map(({ name }) => `'${name.replaceAll("'", "''")}'`).join(", ");

/** Events that show that the seller came. An arrival that only the seller stated does not show it. */
const SHOWN_TO_BUYER = "'arrival_confirmed', 'completed', 'released'";
const FOUND = "iif(e.kind = 'ruled', json_extract(e.detail, '$.finding'), null)";

export const COUNT_CHECKS: readonly Check[] = [
  {
    rule: "a seller's number of completed orders matches the orders",
    sql: countedBy("seller_id", "audit_people"),
  },
  {
    rule: "a listing's number of completed orders matches the orders",
    sql: countedBy("listing_id", "audit_listings"),
  },
  {
    rule: "an order's buyer, seller and listing exist",
    sql: `select o.id as subject, 'names somebody or something that is not there' as found from audit_orders o
      where not exists (select 1 from audit_people p where p.id = o.buyer_id)
        or not exists (select 1 from audit_people p where p.id = o.seller_id)
        or not exists (select 1 from audit_listings l where l.id = o.listing_id)`,
  },
  {
    rule: "a listing's category exists",
    sql: `select id as subject, 'stands in ' || category as found from audit_listings
      where deleted_at is null and category not in (${categories})`,
  },
  {
    rule: "a shown picture has exactly one owner",
    sql: `select key as subject, group_concat(owner_kind || ' ' || owner_id, ', ') as found
      from audit_images where status = 'ready' group by key having count(*) > 1 or min(owner_found) = 0`,
  },
  ...TOTAL_CHECKS,
  {
    rule: "a seller's numbers of kept and missed appointments match the visits",
    sql: `select p.id as subject, 'shows ' || p.visits_kept || ' and ' || p.visits_missed || ', are ' || coalesce(v.kept, 0)
        || ' and ' || coalesce(v.missed, 0) as found
      from audit_people p left join (select seller_id, sum(outcome = 'kept') as kept, sum(outcome = 'missed') as missed
        from audit_visits group by 1) v on v.seller_id = p.id
      where p.visits_kept <> coalesce(v.kept, 0) or p.visits_missed <> coalesce(v.missed, 0)`,
  },
  {
    rule: "an appointment was kept if the buyer or a ruling says so, and missed only if the order ended",
    sql: `select v.order_id as subject, coalesce(v.outcome, 'undecided') || ' with ' || sum(e.kind in (${SHOWN_TO_BUYER}))
        || ' acceptances, found ' || coalesce(max(${FOUND}), 'nothing') || ', ' || o.status as found
      from audit_visits v join audit_orders o on o.id = v.order_id join audit_events e on e.order_id = v.order_id
      group by v.order_id
      having (v.outcome is not null and v.day is null)
        or (v.outcome = 'kept' and sum(e.kind in (${SHOWN_TO_BUYER})) = 0 and max(${FOUND}) is not 'both_came')
        or (v.outcome = 'missed' and o.status not in ('cancelled', 'completed'))
        or (max(${FOUND}) = 'both_came' and v.outcome is not 'kept')
        or (max(${FOUND}) = 'seller_absent' and v.outcome is not 'missed')`,
  },
  {
    rule: "a listing shows the rating from its seller's reviews",
    sql: `select s.listing_id as subject, 'shows ' || s.rating_sum || ' stars of ' || s.rating_count
        || ' reviews, are ' || coalesce(r.stars, 0) || ' of ' || coalesce(r.count, 0) as found
      from audit_card_ratings s left join (select subject_id, sum(rating) as stars, count(*) as count
        from audit_reviews where side = 'buyer' and published_at is not null and hidden_at is null group by 1) r
        on r.subject_id = s.seller_id
      where s.rating_sum <> coalesce(r.stars, 0) or s.rating_count <> coalesce(r.count, 0)`,
  },
  {
    rule: "a seller's days and months add up to the balance",
    sql: `select a.account as subject, s.kind || ' ' || s.moved || ', balance ' || a.balance as found
      from audit_accounts a join (select account, substr(span, 1, 1) as kind, sum(moved) as moved
        from audit_balance_spans group by 1, 2) s on s.account = a.account
      where a.account_kind = 'seller' and s.moved <> a.balance`,
  },
];
