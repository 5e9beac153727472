import { fieldValue } from "../pages/page-text";
import { databaseCost } from "../pages/page-weight";
import type { TestPerson, World } from "../world";

export const NEEDS = "Logo untuk kedai kopi kecil di Lembang, dua warna.";

export function orderFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    formId: crypto.randomUUID(),
    quantity: "1",
    requirements: NEEDS,
    deadline: "",
    notes: "",
    agreeToTerms: "on",
    // Confirms a repeated order, because tests place the same order several times.
    again: "yes",
    ...changes,
  };
}

async function shownOn(world: World, buyer: TestPerson, path: string): Promise<Record<string, string>> {
  const html = await (await world.fetch(path, { as: buyer })).text();
  const shown = ["shownPrice", "shownTerms"].map((name) => [name, fieldValue(html, name)] as const);
  return Object.fromEntries(shown.filter((field): field is [string, string] => field[1] !== null));
}

/** Includes the price and terms that the page shows. */
export async function orderFormData(
  world: World,
  buyer: TestPerson,
  path: string,
  changes: Record<string, string> = {},
): Promise<Record<string, string>> {
  return { ...(await shownOn(world, buyer, path)), ...orderFields(changes) };
}

export async function paymentFormData(
  world: World,
  buyer: TestPerson,
  orderId: string,
): Promise<Record<string, string>> {
  const html = await (await world.fetch(`/payment/${orderId}`, { as: buyer })).text();
  const shownTotal = fieldValue(html, "shownTotal");
  return shownTotal === null ? {} : { shownTotal };
}

/** Returns the order's id. */
export async function order(
  world: World,
  buyer: TestPerson,
  listingId: string,
  changes: Record<string, string> = {},
  query = "",
): Promise<string> {
  const path = `/order/${listingId}${query}`;
  const response = await world.fetch(path, {
    as: buyer,
    form: await orderFormData(world, buyer, path, changes),
  });
  const id = /([2-9a-z]{20})$/.exec(response.headers.get("Location") ?? "")?.[1];
  if (response.status !== 303 || !id) throw new Error(`no order: ${response.status} ${await response.text()}`);
  return id;
}

export async function startPaying(world: World, buyer: TestPerson, orderId: string, attempt = 1) {
  const form = await paymentFormData(world, buyer, orderId);
  const response = await world.fetch(`/payment/${orderId}`, { as: buyer, form });
  const location = response.headers.get("Location") ?? "";
  if (response.status !== 303 || !location.startsWith(world.gateway.url)) {
    throw new Error(`no checkout: ${response.status} ${location}`);
  }
  return { location, gatewayOrderId: `JW-${orderId}-${attempt}`, trips: databaseCost(response).trips };
}
