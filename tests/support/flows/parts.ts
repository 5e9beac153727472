import { saveOrderDecision } from "~/orders/commands.server";
import type { Order } from "~/orders/order";
import { dueBill } from "~/orders/parts";
import { findOrderState } from "~/orders/queries.server";
import { openPayment } from "~/payments/commands.server";
import { withDueBill } from "../../orders/parted";
import { controlOf } from "../gateway-control";
import type { TestPerson, World } from "../world";

/** Writes a change that no step of the app makes yet. */
export async function writeOrder(world: World, orderId: string, change: (order: Order) => Order): Promise<void> {
  const context = world.context();
  const state = await findOrderState(context.db, orderId);
  if (!state) throw new Error(`no order ${orderId}`);
  const { order } = state;
  const written = await saveOrderDecision(context, state, {
    ok: true,
    order: { ...change(order), version: order.version + 1 },
    event: { kind: "change_accepted", actor: { kind: "buyer", userId: order.buyerId }, at: context.now, detail: {} },
    postings: [],
    closesAttempts: null,
    closesChange: null,
  });
  if (!written) throw new Error(`order ${orderId} changed meanwhile`);
}

export const addBill = (world: World, orderId: string, amounts: readonly number[]): Promise<void> =>
  writeOrder(world, orderId, (order) => withDueBill(order, amounts, world.context().now));

/** Opens the payment of the due bill. Returns the gateway's order id. */
export async function openBill(world: World, buyer: TestPerson, orderId: string): Promise<string> {
  const context = world.context();
  const state = await findOrderState(context.db, orderId);
  const due = state && dueBill(state.order);
  if (!due) throw new Error(`no bill of ${orderId} is due`);
  const payer = { id: buyer.id, name: buyer.name, email: "budi@contoh.id" };
  const opened = await openPayment(context, orderId, payer, due.amount);
  if (!opened.ok) throw new Error(opened.reason);
  const [latest] = (await findOrderState(context.db, orderId))?.attempts ?? [];
  return latest?.gatewayOrderId ?? "";
}

export async function payBill(world: World, buyer: TestPerson, orderId: string, method = "qris"): Promise<string> {
  const gatewayOrderId = await openBill(world, buyer, orderId);
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", payment_type: method });
  return gatewayOrderId;
}

/** An order of Rp 350.000 with a second bill of Rp 100.009 and Rp 50.000, both paid. */
export async function addPaidBill(world: World, buyer: TestPerson, orderId: string, method?: string): Promise<string> {
  await addBill(world, orderId, [100_009, 50_000]);
  return payBill(world, buyer, orderId, method);
}
