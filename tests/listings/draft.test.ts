import { describe, expect, it } from "vitest";
import { type OfferDraft, withListedPrice } from "~/listings/listing";
import type { Package } from "~/listings/package";
import { IN_JAKARTA_SELATAN } from "../support/flows/selling";

const pkg = (price: number): Package => ({
  name: "Paket",
  price,
  minDays: null,
  maxDays: null,
  revisions: null,
  checklist: [],
});

const draft = (packages: Package[]): OfferDraft => ({
  kind: "offer",
  title: "Desain logo",
  description: "Dari obrolan pertama sampai file siap cetak.",
  category: "Desain Grafis",
  price: 350_000,
  ...IN_JAKARTA_SELATAN,
  deliveryTime: "3-5 hari",
  packages,
});

describe("the price on a card", () => {
  it("is the typed one without packages", () => {
    expect(withListedPrice(draft([])).price).toBe(350_000);
  });

  it("is the lowest of the packages, in any position", () => {
    expect(withListedPrice(draft([pkg(500_000), pkg(250_000), pkg(350_000)])).price).toBe(250_000);
  });
});
