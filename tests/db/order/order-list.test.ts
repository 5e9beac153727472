import { expect } from "vitest";
import { connect } from "~/db/core/connection.server";
import { type OrderListFilter, readOrderList } from "~/db/order/list.server";
import { it } from "../../support/app-test";
import { planned } from "../../support/query-plans";

const key = { value: 250_000, id: crypto.randomUUID() };

it.for([
  ["buyer", "termahal", { after: key, before: null }, "<"],
  ["buyer", "termahal", { after: null, before: key }, ">"],
  ["seller", "termurah", { after: key, before: null }, ">"],
] as const)("seeks the %s's page by price, %s", async ([side, sort, edge, way], { world }) => {
  const { d1, plans } = planned(world.bindings.DB);
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  const filter: OrderListFilter = { side, status: null, sort, edge };
  await readOrderList(db, { ...filter, userId: crypto.randomUUID(), now: Date.now() });
  const column = side === "buyer" ? "user_id" : "seller_id";
  const plan = (await plans())[0] ?? "";
  expect(plan).toContain(`orders_${side}_price (${column}=? AND <expr>${way}?)`);
  expect(plan).not.toContain("TEMP B-TREE");
});
