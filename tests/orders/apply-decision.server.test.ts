import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { orders } from "~/database/schema/orders";
import { mailWording } from "~/notifications/text";
import { decide } from "~/orders/lifecycle";
import { findOrderState } from "~/orders/queries.server";
import { storeDecision } from "~/orders/write-queries.server";
import { it } from "../support/app-test";
import { order } from "../support/flows/buying";

it("a decision writes only the columns that the rules change", async ({ world }) => {
  const buyer = await world.person("Budi Santoso");
  const id = await order(world, buyer, await world.listing(await world.person("Sari Wulandari")));
  const { db } = world.context(Date.now());
  const state = await findOrderState(db, id);
  if (!state) throw new Error("no order");

  const stale = {
    ...state.order,
    title: "Judul lain",
    buyerName: "Nama lain",
    requirements: "Kebutuhan lain yang sudah lama berganti.",
    notes: "Catatan lain",
    formId: crypto.randomUUID(),
    quantity: 7,
    feePercent: 99,
  };
  const now = (stale.paymentDueAt ?? 0) + 1;
  const decision = decide(stale, { kind: "scheduler" }, { kind: "expire" }, now);
  if (!decision.ok) throw new Error(decision.reason);
  const known = { wording: mailWording("https://jasawarga.test"), cardHoldDays: 0, methods: [] };
  expect(await storeDecision(db, stale, decision, known)).toBe(true);

  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  expect(row).toEqual({
    ...state.order,
    status: "cancelled",
    phase: null,
    paymentStatus: "expired",
    version: 2,
    closedAt: now,
    remindAt: null,
  });
});
