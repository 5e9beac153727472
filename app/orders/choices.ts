import type { Extra, TravelFees } from "~/listings/additions";
import type { Package } from "~/listings/package";
import { agreedPrice, type Order } from "./order";

export type ChosenExtra = Extra & { count: number };

/** The part of an order beside its package. It has copies of names and prices, so that they stay as ordered. */
export type Choices = {
  extras?: readonly ChosenExtra[];
  /** The journey. `place` is a name. Undefined if it costs nothing. */
  travel?: { place: string; price: number };
};

/** An extra that a form asks for. Its price comes from the listing. */
export type AskedExtra = { name: string; count: number };

/** Returns choices. `travel` is null if the journey costs nothing. `gone` names what the listing does not offer. */
export function chooseAdditions(
  offered: readonly Extra[],
  asked: readonly AskedExtra[],
  travel: Choices["travel"] | null,
): { choices: Choices; gone: string[] } {
  const gone = asked.filter(({ name }) => !offered.some((extra) => extra.name === name)).map(({ name }) => name);
  // The extras are in the order of the listing, so that the same choice is always the same text.
  const extras = offered.flatMap(({ name, price, per }) => {
    const wanted = asked.find((extra) => extra.name === name);
    return wanted ? [{ name, price, per, count: per === "order" ? 1 : wanted.count }] : [];
  });
  return { choices: { ...(extras.length > 0 ? { extras } : {}), ...(travel ? { travel } : {}) }, gone };
}

export function hasAdditions({ extras, travelFees }: { extras: readonly Extra[]; travelFees: TravelFees }): boolean {
  return extras.length > 0 || Object.values(travelFees).some((fee) => fee > 0);
}

/** Returns the rupiah that the choices add to the price. */
export function additionsOf({ extras = [], travel }: Choices): number {
  return extras.reduce((sum, { price, count }) => sum + price * count, 0) + (travel?.price ?? 0);
}

type PriceLine = { kind: "package" | "extra"; name: string; price: number; count: number };
export type OrderLine = PriceLine | { kind: "travel"; name: string; price: number; count: 1 };

type Priced = { name: string; price: number; quantity: number; choices: Choices };

/** Returns the lines of every sum of an order: on the form, the bill and the invoice, and at the gateway. */
export function orderLines({ name, price, quantity, choices }: Priced): OrderLine[] {
  const { extras = [], travel } = choices;
  return [
    { kind: "package", name, price, count: quantity },
    ...extras.map(({ name, price, count }) => ({ kind: "extra", name, price, count }) as const),
    ...(travel ? [{ kind: "travel", name: travel.place, price: travel.price, count: 1 } as const] : []),
  ];
}

export function sumOfLines(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price, count }) => sum + price * count, 0);
}

/** An order with the package that was ordered. */
export type OrderedWithChoices = Pick<Order, "price" | "quantity"> & { package: Package | null; choices: Choices };

export function linesOfOrder(order: OrderedWithChoices & { title: string }): OrderLine[] {
  const { title: name, quantity, choices } = order;
  return orderLines({ name, price: agreedPrice(order), quantity, choices });
}
