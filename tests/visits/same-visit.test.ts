import { describe, expect, it } from "vitest";
import { type AskedVisit, isSameVisit, type PlacedVisit } from "~/visits/wished-visit";

const NOW = Date.UTC(2026, 10, 28, 3);
const offer = {
  placeCode: "31.74",
  online: false,
  atSeller: true,
  comesToBuyer: true,
  areas: [] as string[],
};

const made: PlacedVisit = {
  placed: { day: "2026-12-05", slot: 600, otherSlot: 780, place: "31.74" },
  mode: "at_buyer",
  placeCode: "31.74",
  street: "Jalan Melati 7",
  block: "RT 09/RW 13",
  landmark: "Pagar kuning",
};
const asked: AskedVisit = {
  mode: "at_buyer",
  day: "2026-12-05",
  slots: [600, 780],
  street: "Jalan Melati 7",
  block: "RT 09/RW 13",
  landmark: "Pagar kuning",
  place: "31.74",
};

describe("a repeated form asks for the same visit", () => {
  it.each<[string, Partial<AskedVisit>]>([
    ["as it was", {}],
    ["with its hours in another order", { slots: [780, 600] }],
    ["with the day in words", { day: "5 Desember 2026" }],
    ["with the day as numbers", { day: "05/12/2026" }],
    ["with the place by name", { place: "Jakarta Selatan" }],
    ["without its mode, if the page offered one", { mode: "" }],
  ])("%s", (_, change) => {
    expect(isSameVisit(made, { ...asked, ...change }, offer, NOW)).toBe(true);
  });

  it.each<[string, Partial<AskedVisit>]>([
    ["on another day", { day: "2026-12-06" }],
    ["at another hour", { slots: [600, 840] }],
    ["at one hour less", { slots: [600] }],
    ["at one hour more", { slots: [600, 780, 840] }],
    ["without an hour", { slots: [] }],
    ["in another street", { street: "Jalan Mawar 1" }],
    ["at another number", { street: "Jalan Melati 8" }],
    ["in another block", { block: "RT 01/RW 01" }],
    ["without the block", { block: "" }],
    ["at another landmark", { landmark: "Pagar hijau" }],
    ["in another city", { place: "32.76" }],
    ["in another city by name", { place: "Depok" }],
    ["at the seller's", { mode: "at_seller" }],
    ["online", { mode: "online" }],
  ])("not %s", (_, change) => {
    expect(isSameVisit(made, { ...asked, ...change }, offer, NOW)).toBe(false);
  });

  it("not with a visit where the first one had none", () => {
    const none = { placed: {}, mode: null, placeCode: null, street: null, block: null, landmark: null };
    const both = { ...offer, online: true };
    expect(isSameVisit(none, asked, both, NOW)).toBe(false);
    expect(isSameVisit(none, { ...asked, mode: "online" }, both, NOW)).toBe(true);
  });

  it("after its address was removed, if the rest is the same", () => {
    const removed = { ...made, street: null, block: null, landmark: null };
    expect(isSameVisit(removed, asked, offer, NOW)).toBe(true);
    expect(isSameVisit(removed, { ...asked, day: "2026-12-06" }, offer, NOW)).toBe(false);
  });

  it("at the seller's with any content of the hidden address fields", () => {
    const there = { ...made, mode: "at_seller" as const, street: null, block: null, landmark: null };
    expect(isSameVisit(there, { ...asked, mode: "at_seller", street: "Lain 1" }, offer, NOW)).toBe(true);
  });
});
