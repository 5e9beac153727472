import { PACKAGE_NAMES } from "~/copy/listing/package";
import type { Package } from "~/domain/listing/package";
import type { DemoOrder } from "./types";

export function paragraphs(...parts: string[]): string {
  return parts.join("\n\n");
}

export function list(...items: string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function steps(...items: string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n");
}

type Estimate = readonly [minDays: number, maxDays: number];

/** `price` in integer rupiah; `revisions` null means without limit. */
export function pack(
  name: string,
  price: number,
  [minDays, maxDays]: Estimate,
  revisions: number | null,
  checklist: string[],
): Package {
  return { name, price, minDays, maxDays, revisions, checklist };
}

type PackRest = [price: number, days: Estimate, revisions: number | null, checklist: string[]];

export const dasar = (...rest: PackRest) => pack(PACKAGE_NAMES[0], ...rest);
export const standar = (...rest: PackRest) => pack(PACKAGE_NAMES[1], ...rest);
export const premium = (...rest: PackRest) => pack(PACKAGE_NAMES[2], ...rest);

type Finished = Extract<DemoOrder, { state: "completed" }>;
type FinishedRow = Omit<Finished, "state" | "offer" | "quantity" | "paid"> & { quantity?: number };

/** Completed orders of one offer, each paid within the hour. */
export function completed(offer: string, rows: FinishedRow[]): DemoOrder[] {
  return rows.map((row) => ({ quantity: 1, ...row, offer, state: "completed", paid: row.placed - 0.03 }));
}
