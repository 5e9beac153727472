import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXTRA_BASES, type Extra, MAX_EXTRAS } from "~/listings/package";
import { additionsOf, chooseAdditions, orderLines, sumOfLines } from "~/orders/choices";
import { MAX_QUANTITY } from "~/orders/order";
import { MAX_PRICE, MIN_PRICE } from "~/platform/money";
import { travelTo } from "~/visits/visit";

const FREON: Extra = { name: "Isi freon R32", price: 150_000, per: "unit" };
const LEAKS: Extra = { name: "Cek kebocoran", price: 75_000, per: "order" };
const TO_DEPOK = { place: "Kota Depok", price: 25_000 };

describe("the sum of an order", () => {
  it("is the price times the quantity, the extras times their counts, and the way", () => {
    const { choices } = chooseAdditions([FREON, LEAKS], [{ name: FREON.name, count: 1 }], TO_DEPOK);
    expect(additionsOf(choices)).toBe(175_000);
    expect(sumOfLines(orderLines({ name: "Cuci AC", price: 85_000, quantity: 2, choices }))).toBe(345_000);
  });

  it("counts an extra for the whole order once, even if the form has another count", () => {
    const { choices } = chooseAdditions([LEAKS], [{ name: LEAKS.name, count: 40 }], null);
    expect(choices).toEqual({ extras: [{ ...LEAKS, count: 1 }] });
  });

  it("names extras that are no longer offered, and counts none of them", () => {
    const asked = [
      { name: "Bongkar pasang", count: 2 },
      { name: LEAKS.name, count: 1 },
    ];
    expect(chooseAdditions([LEAKS], asked, null)).toEqual({
      choices: { extras: [{ ...LEAKS, count: 1 }] },
      gone: ["Bongkar pasang"],
    });
  });

  it("stores nothing without a choice", () => {
    expect(chooseAdditions([FREON], [], null)).toEqual({ choices: {}, gone: [] });
    expect(additionsOf({})).toBe(0);
  });
});

const price = fc.integer({ min: MIN_PRICE, max: MAX_PRICE });
const count = fc.integer({ min: 1, max: MAX_QUANTITY });
const extras = fc.uniqueArray(fc.record({ name: fc.string(), price, per: fc.constantFrom(...EXTRA_BASES) }), {
  maxLength: MAX_EXTRAS,
  selector: ({ name }) => name,
});
const asked = fc.array(fc.record({ name: fc.string(), count }), { maxLength: MAX_EXTRAS });
const travel = fc.option(fc.record({ place: fc.string(), price: fc.integer({ min: 1, max: 500_000 }) }));

it("the lines add up to the price and the additions, and the same choice gives the same sum", () => {
  fc.assert(
    fc.property(
      price,
      count,
      extras,
      asked,
      fc.array(fc.nat()),
      travel,
      (price, quantity, offered, more, at, travel) => {
        const some = at.flatMap((index) => offered[index % offered.length] ?? []);
        const chosen = [...some.map(({ name }) => ({ name, count: quantity })), ...more];
        const { choices, gone } = chooseAdditions(offered, chosen, travel);
        const lines = orderLines({ name: "", price, quantity, choices });
        expect(sumOfLines(lines)).toBe(price * quantity + additionsOf(choices));
        expect(Number.isSafeInteger(sumOfLines(lines))).toBe(true);
        expect(chooseAdditions(offered, [...chosen].reverse(), travel).choices.extras?.map(({ name }) => name)).toEqual(
          choices.extras?.map(({ name }) => name),
        );
        expect(gone.every((name) => !offered.some((extra) => extra.name === name))).toBe(true);
      },
    ),
  );
});

describe("the way", () => {
  const offer = { travelFees: { "31": 40_000, "31.74": 25_000 }, placeCode: "32.76" };
  it.each([
    ["31.74", { place: "Jakarta Selatan", price: 25_000 }],
    ["31.75", { place: "Jakarta Timur", price: 40_000 }],
    ["32.76", null],
    ["32.75", null],
    ["99.99", null],
    ["", null],
    ["__proto__", null],
    [null, null],
  ])("to %s", (place, travel) => {
    expect(travelTo(offer, place)).toEqual(travel);
  });

  it("to the seller's own place costs nothing, even inside an area with a fee", () => {
    expect(travelTo({ travelFees: { "32": 30_000 }, placeCode: "32.76" }, "32.76")).toBeNull();
  });
});
