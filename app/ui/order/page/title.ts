import { titleWithId } from "~/domain/core/text";

/** Undefined where there is no such order, or not for its reader. */
export function orderPageTitle(order: { title: string; id: string } | undefined): string {
  return `${order ? titleWithId(order.title, order.id) : "Order tidak ditemukan"} | JasaWarga`;
}
