import { DAY } from "~/platform/dates";
import type { Order } from "./order";

/** ms after the end of an order in which its two sides still see each other's number. */
export const CONTACT_AFTER_END = 3 * DAY;

/** Returns true if the sides of an order see each other's number: from its payment until three days after its end. */
export function showsContact({ startedAt, closedAt }: Pick<Order, "startedAt" | "closedAt">, now: number): boolean {
  return startedAt !== null && (closedAt === null || now < closedAt + CONTACT_AFTER_END);
}

export type ContactNumber = { userId: string; mobile: string };

/** Returns the links that call a number like "+6281234567890" and that open a chat with the text filled in. */
export function contactLinks(mobile: string, text: string): { call: string; chat: string } {
  return { call: `tel:${mobile}`, chat: `https://wa.me/${mobile.slice(1)}?text=${encodeURIComponent(text)}` };
}
