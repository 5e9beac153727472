import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  CATEGORIES,
  CATEGORY_GROUPS,
  categoryByName,
  categoryBySlug,
  categorySlug,
  isCategory,
} from "~/listings/category";

describe("categories", () => {
  it("have a slug derived from their name", () => {
    expect(CATEGORIES.map(({ name }) => categorySlug(name))).toEqual(CATEGORIES.map(({ slug }) => slug));
  });

  it("are these eleven, in this order", () => {
    expect(CATEGORIES.map((category) => category.name).join(", ")).toBe(
      "Desain Grafis, Penulisan & Penerjemahan, Video & Animasi, Musik & Audio, Pemrograman & Teknologi, Bisnis, Pemasaran, Gaya Hidup, Pendidikan, Rumah Tangga, Lainnya",
    );
  });

  it("are found by name and by slug", () => {
    for (const category of CATEGORIES) {
      expect(categoryByName(category.name)).toBe(category);
      expect(categoryBySlug(category.slug)).toBe(category);
    }
    expect(isCategory("Bisnis")).toBe(true);
    for (const other of ["bisnis", "", "constructor", null, 3]) expect(isCategory(other)).toBe(false);
  });

  it("each have a drawing", () => {
    const drawings = readFileSync(new URL("../../public/illustrations.svg", import.meta.url), "utf8");
    const missing = CATEGORIES.filter(({ slug }) => !drawings.includes(`<view id="${slug}" viewBox="`));
    expect(missing).toEqual([]);
  });

  it("share no slug with a landing group, because both are under /category", () => {
    const slugs = [...CATEGORIES, ...CATEGORY_GROUPS].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
