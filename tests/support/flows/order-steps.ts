import { controlOf } from "../gateway-control";
import type { TestPerson, World } from "../world";
import { order, startPaying } from "./buying";

/**
 * An order that is paid and under way, at the first attempt; gives its id.
 * @param changes to the order form, and `method` as the gateway calls it
 */
export async function paidOrder(
  world: World,
  buyer: TestPerson,
  listingId: string,
  { changes, method }: { changes?: Record<string, string>; method?: string } = {},
): Promise<string> {
  const id = await order(world, buyer, listingId, changes);
  const { gatewayOrderId } = await startPaying(world, buyer, id);
  await controlOf(world).pay(gatewayOrderId, {
    transaction_status: "settlement",
    ...(method === undefined ? {} : { payment_type: method }),
  });
  return id;
}

/** Sends the form of one of an order's steps, with files where it takes some. */
export function step(
  world: World,
  orderId: string,
  name: string,
  as: TestPerson,
  fields: Record<string, string> = {},
  files: File[] = [],
): Promise<Response> {
  const path = `/dashboard/orders/${orderId}/${name}`;
  if (files.length === 0) return world.fetch(path, { as, form: fields });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const file of files) form.append("files", file);
  return world.fetch(path, { as, form });
}
