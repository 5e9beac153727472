import { describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_GROUPS, categoryGroupBySlug } from "~/listings/category";
import { CATEGORY_GROUP_FOOTER_LABELS } from "~/listings/category-text";
import { defaultRequirements } from "~/listings/requirements-text";

describe("landing groups", () => {
  it("are the five of the footer", () => {
    expect(CATEGORY_GROUPS.map(({ slug }) => [slug, CATEGORY_GROUP_FOOTER_LABELS[slug]])).toEqual([
      ["digital-marketing", "Digital Marketing"],
      ["design", "Design & Creative"],
      ["home-services", "Home Services"],
      ["delivery", "Delivery & Logistics"],
      ["teaching", "Teaching & Tutoring"],
    ]);
  });

  it("contain categories, or a search", () => {
    for (const group of CATEGORY_GROUPS) {
      expect(group.categories.length > 0).toBe(group.searchWords.length === 0);
    }
    expect(categoryGroupBySlug("delivery")?.searchWords).toContain("kurir");
    expect(categoryGroupBySlug("rumah-tangga")).toBeUndefined();
  });
});

describe("the initial requirements of a wanted listing", () => {
  it("are four different ones for every category", () => {
    for (const { name } of CATEGORIES) {
      const list = defaultRequirements(name);
      expect(list).toHaveLength(4);
      expect(new Set(list).size).toBe(4);
    }
  });

  it("are the default list for other categories", () => {
    expect(defaultRequirements("Lainnya")).toEqual(defaultRequirements("tidak ada"));
    expect(defaultRequirements("Desain Grafis")).not.toEqual(defaultRequirements("Lainnya"));
  });
});
