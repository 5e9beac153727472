import { expect, it } from "vitest";
import { openCatalogue } from "../../support/search/catalogue";

const catalogue = openCatalogue(Date.UTC(2026, 10, 29));

it.each([
  ["tukang bangunan", /Renovasi|Cat ulang/],
  ["kuli bangunan harian", /Renovasi|Cat ulang/],
  ["potong rumput", /[Tt]aman/],
  ["babat rumput liar", /[Tt]aman/],
  ["jasa bersih rumah", /Bersih rumah/],
  ["servis lemari", /Tukang kayu/],
  ["perbaiki perabot rumah", /Tukang kayu/],
  ["surat izin dagang", /NIB/],
])("“%s” finds no offers that only mention it", (q, trade) => {
  const exact = catalogue.find(q, "offer").filter(({ ranked }) => ranked.near === null);
  expect(exact).not.toEqual([]);
  for (const { title } of exact) expect(title).toMatch(trade);
});

it.each(["part time", "pulang pergi"])("“%s” alone is no cleaning", (q) => {
  expect(catalogue.find(q, "offer").filter(({ title }) => title.includes("Bersih"))).toEqual([]);
});
