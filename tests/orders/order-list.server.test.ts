import { expect } from "vitest";
import { connect } from "~/database/connection.server";
import { readOrderList, selectOrderListPage } from "~/orders/list-queries.server";
import { it } from "../support/app-test";
import { planned } from "../support/database/query-plans";

const after = { createdAt: Date.now(), id: crypto.randomUUID() };

it.for([
  ["buyer", "user_id"],
  ["seller", "seller_id"],
] as const)("no order of the %s's is read only to sort or skip it", async ([side, column], { world }) => {
  const { d1, plans } = planned(world.bindings.DB);
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  const asked = { side, part: "completed", from: null, until: null, after } as const;
  await readOrderList(db, { ...asked, userId: crypto.randomUUID(), now: Date.now() });
  const [plan = ""] = await plans();
  expect(plan).toContain(`orders_${side}_turn (${column}=?`);
  expect(plan.split(`orders_${side}_status (${column}=? AND status=?`)).toHaveLength(5);
  expect(plan).not.toContain("TEMP B-TREE");
});

it.for([
  ["without a side", {}, 8],
  ["of a side", { side: "seller" }, 8],
  ["of a part", { side: "buyer", part: "completed" }, 4],
] as const)("the list %s needs few statements besides that of the session", ([, asked, most], { world }) => {
  const all = { side: null, part: "all", from: null, until: null, after: null } as const;
  const { statements } = selectOrderListPage(world.context().db, { ...all, ...asked, userId: "budi", now: 1 });
  expect(statements.length).toBeLessThanOrEqual(most);
});
