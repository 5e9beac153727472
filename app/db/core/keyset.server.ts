import { type SQL, sql } from "drizzle-orm";
import type { ListSort } from "~/domain/core/list-sort";
import { isBackwards, type PageEdge } from "~/domain/core/page-cursor";
import type { listings } from "../schema/listings";
import type { orders } from "../schema/orders";

type Column =
  | SQL
  | (typeof orders)["id"]
  | (typeof listings)["id"]
  | (typeof orders)["createdAt"]
  | (typeof listings)["createdAt" | "price"];

type Sortable = { createdAt: Column; price: Column; id: Column };

export function keyset(
  by: Sortable,
  sort: ListSort,
  edge: PageEdge,
): { beyond: SQL | undefined; order: SQL[] } {
  const backwards = isBackwards(edge);
  const value = sort === "terbaru" || sort === "terlama" ? by.createdAt : by.price;
  const down = (sort === "terbaru" || sort === "termahal") !== backwards;
  const key = edge.after ?? edge.before;
  const way = down ? sql`desc` : sql`asc`;
  // A row value over an expression can't seek in its index; the same bound for the expression alone can.
  const beyond =
    key &&
    sql`(${value}, ${by.id}) ${down ? sql`<` : sql`>`} (${key.value}, ${key.id})
    and ${value} ${down ? sql`<=` : sql`>=`} ${key.value}`;
  return {
    beyond: beyond ?? undefined,
    order: [sql`${value} ${way}`, sql`${by.id} ${way}`],
  };
}
