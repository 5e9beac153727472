import type { TablePlan } from "./share";

export const UNOWNED = {
  search_vocabulary: { other: "id words made_at counted counted_to" },
  index_feeding: { other: "id since revision alone" },
  listing_changes: { other: "seq revision is_new changed_at" },
  search_misses: { fades: "query", other: "day count" },
  place_figures: {
    other:
      "place_code category offers today middle_price lowest_price rating_sum rating_count fair_from fair_to fair_orders counted_at",
  },
  alerts: { other: "id kind began_at ended_at count since" },
  faults: { other: "id request_id event route order_id created_at" },
  scheduler_state: { other: "id started_at finished_at failed books_sound stuck_since" },
  ledger_totals: { other: "kind accounts balance" },
  book_checks: { other: "id through checked_at" },
  book_breaches: { other: "order_id rule found seen_at" },
} satisfies Readonly<Record<string, TablePlan>>;
