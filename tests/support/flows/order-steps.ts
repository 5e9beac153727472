import { controlOf } from "../gateway-control";
import type { TestPerson, World } from "../world";
import { order, startPaying } from "./buying";

/** Returns the order's id. `method` is the gateway's payment type. */
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
