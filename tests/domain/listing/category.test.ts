import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultRequirements } from "~/copy/listing/requirements";
import {
  CATEGORIES,
  CATEGORY_GROUPS,
  categoryByName,
  categoryBySlug,
  categoryGroupBySlug,
  isCategory,
} from "~/domain/listing/category";

describe("categories", () => {
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

  it("have a drawing each", () => {
    const drawings = new URL("../../../public/illustrations/", import.meta.url);
    const missing = CATEGORIES.filter(({ slug }) => !existsSync(new URL(`${slug}.svg`, drawings)));
    expect(missing).toEqual([]);
  });

  it("share no slug with a landing group, since both live under /category", () => {
    const slugs = [...CATEGORIES, ...CATEGORY_GROUPS].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe("landing groups", () => {
  it("are the five of the footer", () => {
    expect(CATEGORY_GROUPS.map(({ slug, footerLabel }) => [slug, footerLabel])).toEqual([
      ["digital-marketing", "Digital Marketing"],
      ["design", "Design & Creative"],
      ["home-services", "Home Services"],
      ["delivery", "Delivery & Logistics"],
      ["teaching", "Teaching & Tutoring"],
    ]);
  });

  it("hold categories, or stand for a search", () => {
    for (const group of CATEGORY_GROUPS) {
      expect(group.categories.length > 0).toBe(group.searchWords.length === 0);
    }
    expect(categoryGroupBySlug("delivery")?.searchWords).toContain("kurir");
    expect(categoryGroupBySlug("rumah-tangga")).toBeUndefined();
  });
});

describe("the requirements a request starts with", () => {
  it("are four different ones for every category", () => {
    for (const { name } of CATEGORIES) {
      const list = defaultRequirements(name);
      expect(list).toHaveLength(4);
      expect(new Set(list).size).toBe(4);
    }
  });

  it("fall back to the default list", () => {
    expect(defaultRequirements("Lainnya")).toEqual(defaultRequirements("tidak ada"));
    expect(defaultRequirements("Desain Grafis")).not.toEqual(defaultRequirements("Lainnya"));
  });
});
