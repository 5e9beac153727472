import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkLedger } from "~/ledger/commands.server";
import { readLedgerAudit } from "~/ledger/queries.server";
import { refreshPopularity } from "~/listings/commands.server";
import { ENDED_ORDER_NOTIFICATION_RETENTION } from "~/notifications/notification";
import { removeNotificationsOfEnded } from "~/notifications/queries.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import { endOverdueOrders, expireOrders, remindSides } from "~/orders/jobs.server";
import { archiveGatewayBodies, reconcilePayments } from "~/payments/jobs.server";
import type { Context } from "~/platform/context.server";
import { DAY, MINUTE } from "~/platform/dates";
import { refundBuyers, remindOfRefundAccounts } from "~/refunds/commands.server";
import { publishDueReviews } from "~/reviews/commands.server";
import { runScheduledWork } from "~/scheduled-work.server";
import { notifyOfNewListings } from "~/search/jobs.server";
import { manyOrders } from "../support/database/many-orders";
import { order } from "../support/flows/buying";
import { withGateway } from "../support/gateway-answers";
import { databaseCost } from "../support/pages/page-weight";
import { patience, size } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

const CROWD = size(100_000, 4_000);

vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(300_000) });

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
  await manyOrders(world.bindings.DB, { buyer: budi, seller: sari, listing, count: CROWD });
});
afterAll(() => world.stop());

const STEPS: Record<string, (context: Context) => Promise<unknown>> = {
  "reconcile payments": reconcilePayments,
  "expire orders": expireOrders,
  "release deliveries": (context) => endOverdueOrders(context, "release"),
  "enforce cancellations": (context) => endOverdueOrders(context, "enforce_cancellation"),
  "cancel late work": (context) => endOverdueOrders(context, "cancel_late"),
  "refund buyers": refundBuyers,
  "remind of refund accounts": remindOfRefundAccounts,
  "remind sides": remindSides,
  "publish reviews": publishDueReviews,
  "refresh popularity": ({ db, now }) => refreshPopularity(db, now),
  "notify of new listings": notifyOfNewListings,
  "send outbox": (context) => sendOutbox(context, 5),
  "check books": (context) => checkLedger(context),
  "archive the gateway's notifications": archiveGatewayBodies,
  "delete notifications of ended orders": ({ db, now }) =>
    removeNotificationsOfEnded(db, now - ENDED_ORDER_NOTIFICATION_RETENTION, 50),
};

describe("with many orders in every state and none due", () => {
  it.each(Object.keys(STEPS))("the scheduler reads few rows to %s", async (name) => {
    const context = world.context();
    await STEPS[name]?.(context);
    expect(context.meter.rows).toBeLessThanOrEqual(10);
  });

  it("a whole run reads few rows", async () => {
    // The very first run counts the words of the index.
    await runScheduledWork(world.context());
    const context = world.context();
    await runScheduledWork(context);
    // Three rows for each of 49 steps. One step reads a row per kind of account for the trial balance.
    expect(context.meter.rows).toBeLessThanOrEqual(147);
  });

  it("the trial balance reads one row per kind of account", async () => {
    const context = world.context();
    const { totals } = await readLedgerAudit(context.db);
    expect(totals.find(({ kind }) => kind === "escrow")?.accounts).toBeGreaterThan(CROWD / 10);
    expect(context.meter.trips).toBe(1);
    expect(context.meter.rows).toBeLessThanOrEqual(40);
  });

  it.each([
    ["the buyer", () => budi],
    ["the seller", () => sari],
  ])("an order's page costs %s one trip", async (_who, person) => {
    const id = await order(world, budi, listing);
    const page = await world.fetch(`/dashboard/orders/${id}`, { as: person() });
    expect(page.status).toBe(200);
    expect(databaseCost(page).trips).toBe(1);
    expect(databaseCost(page).rows).toBeLessThanOrEqual(60);
  });

  it("a list of any length costs one trip", async () => {
    const list = await world.fetch("/dashboard/orders", { as: budi });
    expect(databaseCost(list).trips).toBe(1);
  });
});

describe("after a day without runs", () => {
  const DUE = 60;

  it("the scheduler reads only due orders and catches up after a few runs", async () => {
    const { DB } = world.bindings;
    const past = Date.now() - DAY;
    const overdue = (phase: string, column: string) =>
      DB.prepare(
        `update orders set ${column} = ? where id in (select id from orders where phase = '${phase}' limit ${DUE})`,
      )
        .bind(past)
        .run();
    await overdue("awaiting_payment", "payment_due_at");
    await overdue("delivered", "review_due_at");

    // More than one run processes. The following runs process the rest, five minutes apart.
    const rows: number[] = [];
    for (let run = 0; run < 4; run++) {
      const context = world.context(Date.now() + run * 5 * MINUTE);
      await endOverdueOrders(context, "release");
      await expireOrders(context);
      rows.push(context.meter.rows);
    }
    const ended = await DB.prepare(
      "select kind, count(*) as n from order_events where kind in ('released', 'expired') group by kind",
    ).all();
    expect(ended.results).toEqual([
      { kind: "expired", n: DUE },
      { kind: "released", n: DUE },
    ]);
    expect(Math.max(...rows)).toBeLessThanOrEqual(75 * 40);
    expect(rows[3]).toBeLessThanOrEqual(10);
  });
});

describe("orders that the gateway never reports on", () => {
  it("do not block the orders after them", async () => {
    const kunto = await world.person("Kunto Aji");
    const offer = await world.listing(await world.person("Wati Lestari"));
    const stuck: string[] = [];
    for (let n = 0; n < 5; n++) {
      const id = await order(world, kunto, offer);
      await world.fetch(`/payment/${id}`, { as: kunto, form: { shownTotal: "350000" } });
      stuck.push(`JW-${id}-1`);
    }
    const behind = await order(world, kunto, offer);
    await world.fetch(`/payment/${behind}`, { as: kunto, form: { shownTotal: "350000" } });
    for (let run = 0; run < 2; run++) {
      const context = world.context(Date.now() + 2 * DAY + run * 5 * MINUTE);
      const status = (id: string) =>
        stuck.includes(id)
          ? Promise.resolve({ ok: false as const, reason: "unreachable" as const, detail: "silent" })
          : context.gateways.current.status(id);
      await expireOrders(withGateway(context, { status }));
    }
    const row = await world.bindings.DB.prepare("select status from orders where id = ?").bind(behind).first();
    expect(row).toEqual({ status: "cancelled" });
  });
});
