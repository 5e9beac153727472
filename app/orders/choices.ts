import { type Extra, MAX_EXTRAS, type Package, type TravelFees } from "~/listings/package";
import { readWholeNumber } from "~/platform/money";
import { agreedPrice, isQuantity, type Order } from "./order";

type ChosenExtra = Extra & { count: number };

/** The part of an order beside its package. It has copies of names and prices, so that they stay as ordered. */
export type Choices = {
  extras?: readonly ChosenExtra[];
  travel?: { place: string; price: number };
};

/** An extra that a form asks for. Its price comes from the listing. */
export type AskedExtra = { name: string; count: number };

/** `index` is the number of its fields in the form. -1 if its count is not typed. */
export type TypedExtra = { name: string; count: string; ticked: boolean; index: number };

type FormTexts = { get(name: string): unknown; getAll(name: string): unknown[] };

export function typedExtras(form: FormTexts): TypedExtra[] {
  const ticked = form.getAll("extras").map(String);
  const rows = Array.from({ length: MAX_EXTRAS }, (_, index) => {
    const name = form.get(`countOf[${index}]`);
    const count = String(form.get(`counts[${index}]`) ?? "");
    return typeof name === "string" ? [{ name, count, ticked: ticked.includes(name), index }] : [];
  }).flat();
  const once = ticked.filter((name) => !rows.some((row) => row.name === name));
  return [...rows, ...[...new Set(once)].map((name) => ({ name, count: "1", ticked: true, index: -1 }))];
}

/** Reads the extras of a form that was sent, from its values as conform returns them. */
export function sentExtras(values: Readonly<Record<string, unknown>>): TypedExtra[] {
  const listed = (name: string) => [values[name] ?? []].flat();
  const [counts, names] = [listed("counts"), listed("countOf")];
  const form: FormTexts = {
    get(field) {
      const [, list, index] = /^(\w+)\[(\d)\]$/.exec(field) ?? [];
      const value = (list === "counts" ? counts : names)[Number(index)];
      return typeof value === "string" ? value : null;
    },
    getAll: (field) => listed(field).map(String),
  };
  return typedExtras(form);
}

export function extraCount({ count }: Pick<TypedExtra, "count">): number | null {
  const read = readWholeNumber(count);
  return isQuantity(read) ? read : null;
}

export function askedExtras(typed: readonly TypedExtra[]): AskedExtra[] {
  return typed.flatMap((extra) => {
    const count = extraCount(extra);
    return extra.ticked && count !== null ? [{ name: extra.name, count }] : [];
  });
}

/** Returns true if a count was typed for an extra that is not ticked. It is not counted, and the page says so. */
export const isIgnored = ({ ticked, count }: TypedExtra): boolean => !ticked && count.trim() !== "1";

/** Returns choices. `travel` is null if the journey is free. `gone` names extras that the listing does not offer. */
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

export function additionsOf({ extras = [], travel }: Choices): number {
  return extras.reduce((sum, { price, count }) => sum + price * count, 0) + (travel?.price ?? 0);
}

type PriceLine = { kind: "package" | "extra"; name: string; price: number; count: number };
export type OrderLine = PriceLine | { kind: "travel"; name: string; price: number; count: 1 };

type Priced = { name: string; price: number; quantity: number; choices: Choices };

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

export type OrderedWithChoices = Pick<Order, "price" | "quantity"> & { package: Package | null; choices: Choices };

export function linesOfOrder(order: OrderedWithChoices & { title: string }): OrderLine[] {
  const { title: name, quantity, choices } = order;
  return orderLines({ name, price: agreedPrice(order), quantity, choices });
}
