import { expect, it } from "vitest";
import { hasContentChanged } from "~/listings/listing";

const request = {
  title: "Cat ulang dua kamar",
  description: "Dua kamar tidur.",
  location: "Jakarta Selatan",
  placeCode: "31.74",
  online: false,
  deadline: 1_800_000_000_000,
  requirements: ["Membawa alat"],
  additionalInfo: ["Lantai dua"],
  price: 1_500_000,
};

it.each([
  { title: "Cat ulang rumah" },
  { description: "Seluruh rumah." },
  { location: "Bandung" },
  { placeCode: null },
  { online: true },
  { deadline: 1_700_000_000_000 },
  { requirements: ["Membawa alat", "Membawa cat"] },
  { additionalInfo: [] },
])("a proposal counts as for another wanted listing if %o changes", (changes) => {
  expect(hasContentChanged(request, { ...request, ...changes })).toBe(true);
});

it("saving it unchanged, or with another budget or category, leaves it the same", () => {
  expect(hasContentChanged(request, { ...request, requirements: ["Membawa alat"] })).toBe(false);
  const otherBudget = { ...request, price: 9_000_000, category: "Bisnis" };
  expect(hasContentChanged(request, otherBudget)).toBe(false);
  const { deadline: _, ...offer } = request;
  expect(hasContentChanged(request, offer)).toBe(false);
});
