import { expect, it } from "vitest";
import { CATEGORIES } from "~/domain/listing/category";
import { categoryTag, kindTag, placeTag, searchTags } from "~/domain/search/listing-search";

it("writes kind, category and place as words of letters only", () => {
  expect(searchTags({ kind: "offer", category: "Desain Grafis", location: "Jakarta Selatan" })).toBe(
    "jenisoffer kategoridesaingrafis tempatjakartaselatan tempatselatan",
  );
});

it("keeps one word for each category, and a different one", () => {
  const tags = CATEGORIES.map(({ name }) => categoryTag(name));
  for (const tag of tags) expect(tag).toMatch(/^kategori[a-z]+$/);
  expect(new Set(tags).size).toBe(CATEGORIES.length);
});

it("finds a place from any of its words on", () => {
  const tags = searchTags({
    kind: "wanted",
    category: "Lainnya",
    location: "Kota Bandung, Jawa Barat",
  }).split(" ");
  for (const asked of ["Kota Bandung", "bandung", "Bandung Jawa", "JAWA BARAT"]) {
    expect(tags.some((tag) => tag.startsWith(placeTag(asked) ?? "nowhere"))).toBe(true);
  }
});

it("leaves accents out and a place without letters unsaid", () => {
  expect(placeTag("Pétamburan")).toBe("tempatpetamburan");
  expect(placeTag("東京 12")).toBeNull();
  expect(searchTags({ kind: "offer", category: "Bisnis", location: "東京" })).toBe(
    "jenisoffer kategoribisnis",
  );
});

it("stays short for a place that goes on and on", () => {
  expect(searchTags({ kind: "offer", category: "Bisnis", location: "a ".repeat(50) }).length).toBeLessThan(
    200,
  );
  expect(kindTag("wanted")).toBe("jeniswanted");
});
