import { expect } from "vitest";
import { connect } from "~/database/connection.server";
import { readOrderList } from "~/orders/list-queries.server";
import { it } from "../../support/app-test";
import { planned } from "../../support/database/query-plans";

const after = { createdAt: Date.now(), id: crypto.randomUUID() };

it.for([
  ["buyer", "user_id"],
  ["seller", "seller_id"],
] as const)("no order of the %s's is read only to sort or skip it", async ([side, column], { world }) => {
  const { d1, plans } = planned(world.bindings.DB);
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  const asked = { side, part: "completed", from: null, until: null, after } as const;
  await readOrderList(db, { ...asked, userId: crypto.randomUUID(), now: Date.now() });
  const found = await plans();
  const turns = found[0] ?? "";
  expect(turns).toContain(`orders_${side}_turn (${column}=?`);
  for (const plan of found.slice(1, 5)) expect(plan).toContain(`orders_${side}_status (${column}=? AND status=?`);
  for (const plan of found.slice(0, 5)) expect(plan).not.toContain("TEMP B-TREE");
});
