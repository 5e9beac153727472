import type { Person, World } from "./world";

export const NEEDS = "Logo untuk kedai kopi kecil di Lembang, dua warna.";

/** The order form as a buyer sends it. */
export function orderFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    requestId: crypto.randomUUID(),
    quantity: "1",
    requirements: NEEDS,
    deadline: "",
    notes: "",
    agreeToTerms: "on",
    ...changes,
  };
}

/** Places an order through the form and gives its id. */
export async function order(
  world: World,
  buyer: Person,
  listingId: string,
  changes: Record<string, string> = {},
  query = "",
): Promise<string> {
  const response = await world.fetch(`/order/${listingId}${query}`, {
    as: buyer,
    form: orderFields(changes),
  });
  const id = /([0-9a-f-]{36})$/.exec(response.headers.get("Location") ?? "")?.[1];
  if (response.status !== 303 || !id)
    throw new Error(`no order: ${response.status} ${await response.text()}`);
  return id;
}

/** Presses the pay button; gives where the gateway wants the buyer, and its name for the attempt. */
export async function startPaying(world: World, buyer: Person, orderId: string, attempt = 1) {
  const response = await world.fetch(`/payment/${orderId}`, { as: buyer, form: {} });
  const location = response.headers.get("Location") ?? "";
  if (response.status !== 303 || !location.startsWith(world.gateway.url)) {
    throw new Error(`no checkout: ${response.status} ${location}`);
  }
  return { location, gatewayOrderId: `JW-${orderId}-${attempt}` };
}
