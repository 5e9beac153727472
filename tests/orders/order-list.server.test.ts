import { expect } from "vitest";
import { connect } from "~/database/connection.server";
import { readPage } from "~/database/statements.server";
import { readOrderList, selectOrderListPage } from "~/orders/list-queries.server";
import { monthKey } from "~/platform/dates";
import { it } from "../support/app-test";
import { planned } from "../support/database/query-plans";
import { paidOrder } from "../support/flows/order-steps";

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
  ["without a side", {}, 10],
  ["of a side", { side: "seller" }, 10],
  ["of a part", { side: "buyer", part: "completed" }, 4],
] as const)("the list %s needs few statements besides that of the session", ([, asked, most], { world }) => {
  const all = { side: null, part: "all", from: null, until: null, after: null } as const;
  const { statements } = selectOrderListPage(world.context().db, { ...all, ...asked, userId: "budi", now: 1 });
  expect(statements.length).toBeLessThanOrEqual(most);
});

it("the money of months is read by index, and a member sees only their own", async ({ world }) => {
  const [sari, budi, ayu] = [
    await world.person("Sari Wulandari"),
    await world.person("Budi Santoso"),
    await world.person("Ayu Pramesti"),
  ];
  const listingId = await world.listing(sari);
  await paidOrder(world, budi, listingId);
  const now = Date.now();
  const asked = { side: null, part: "all", from: null, until: null, after: null, now } as const;
  const { d1, plans } = planned(world.bindings.DB);
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  const moneyOf = async (userId: string) =>
    (await readPage(db, selectOrderListPage(db, { ...asked, userId }))).summary?.money;
  const [spent, ...more] = (await moneyOf(budi.id)) ?? [];
  expect(spent).toMatchObject({ kind: "spent", month: monthKey(now) });
  expect(spent?.amount).toBeGreaterThan(0);
  expect(more).toEqual([]);
  const plan = (await plans()).join("\n");
  expect(plan).toContain("sqlite_autoindex_buyer_months_1 (buyer_id=? AND month>?)");
  expect(plan).toContain("seller_months_seller (seller_id=? AND month>?)");
  expect(await moneyOf(ayu.id)).toEqual([]);
});
