import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refunds } from "~/database/schema/money";
import { bookPayment } from "~/payments/commands.server";
import { gatewayOrderId } from "~/payments/payment";
import { insertAttempt } from "~/payments/queries.server";
import { order } from "../support/flows/buying";
import { auditLedger } from "../support/flows/money";
import { startWorld, type World } from "../support/world";

let world: World;
let orderId: string;

beforeAll(async () => {
  world = await startWorld();
  const budi = await world.person("Budi Santoso");
  orderId = await order(world, budi, await world.listing(await world.person("Sari Wulandari")));
  await world.fetch(`/dashboard/orders/${orderId}/cancellation`, { as: budi, form: {} });
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

async function routeOfPaidBy(method: string | null, attempt: number) {
  const context = world.context();
  const { db, now } = context;
  const name = gatewayOrderId(orderId, attempt);
  const gateway = context.gateways.current.name;
  const bill = { id: crypto.randomUUID(), orderId, attempt, bill: 1, gateway, gatewayOrderId: name, amount: 350_000 };
  await insertAttempt(db, { ...bill, createdAt: now, expiresAt: now + 1000 });
  const recorded = await bookPayment(context, {
    gatewayOrderId: name,
    outcome: "paid",
    method,
    amount: 350_000,
    transactionId: crypto.randomUUID(),
  });
  expect(recorded).toEqual({ ok: true, value: { status: "paid", changed: true } });
  return db
    .select({ route: refunds.route })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.attempt, attempt)));
}

const ROUTES: [method: string | null, route: "gateway" | "bank"][] = [
  ["qris", "gateway"],
  ["gopay", "gateway"],
  ["credit_card", "gateway"],
  ["shopeepay", "gateway"],
  ["dana", "gateway"],
  ["ovo", "gateway"],
  ["kredivo", "gateway"],
  ["akulaku", "gateway"],
  ["bank_transfer", "bank"],
  ["echannel", "bank"],
  ["cstore", "bank"],
  ["something_new", "bank"],
  ["constructor", "bank"],
  [null, "bank"],
];

it.each(ROUTES.map(([method, route], index) => [method, route, index + 1] as const))(
  "a payment by %s is refunded by the %s",
  async (method, route, attempt) => {
    expect(await routeOfPaidBy(method, attempt)).toEqual([{ route }]);
  },
);
