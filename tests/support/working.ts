import { orderFields, startPaying } from "./buying";
import { controlOf } from "./gateway-control";
import type { Person, World } from "./world";

/** An order that is paid and under way; gives its id. */
export async function paidOrder(world: World, buyer: Person, listingId: string): Promise<string> {
  const placed = await world.fetch(`/order/${listingId}`, { as: buyer, form: orderFields() });
  const id = /([0-9a-f-]{36})$/.exec(placed.headers.get("Location") ?? "")?.[1] ?? "";
  const { gatewayOrderId } = await startPaying(world, buyer, id);
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
  return id;
}

/** Sends the form of one of an order's steps, with files where it takes some. */
export function step(
  world: World,
  orderId: string,
  name: string,
  as: Person,
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
