import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_GROUPS } from "~/listings/category";
import { searchTags } from "~/search/search";
import { part } from "../../support/pages/page-parts";
import { heading, hrefs } from "../../support/pages/page-text";
import { startWorld, type World } from "../../support/world";

let world: World;

beforeAll(async () => {
  world = await startWorld();
  const sari = await world.person("Sari Wulandari");
  for (const { name } of CATEGORIES) {
    await world.listing(sari, {
      title: `Contoh dari ${name}`,
      category: name,
      searchTags: searchTags({ kind: "offer", category: name, location: "Bandung" }),
    });
  }
  await world.listing(sari, {
    title: "Kurir motor hari yang sama",
    category: "Lainnya",
    searchTags: searchTags({ kind: "offer", category: "Lainnya", location: "Bandung" }),
  });
});
afterAll(() => world.stop());

async function page(path: string) {
  const response = await world.fetch(path);
  return { status: response.status, html: await response.text() };
}

const escaped = (text: string) => text.replaceAll("&", "&amp;");

describe("a category's page", () => {
  it.each(CATEGORIES.map(({ slug, name }) => [slug, name]))("%s shows its own listings only", async (slug, name) => {
    const { status, html } = await page(`/category/${slug}`);
    expect(status).toBe(200);
    expect(heading(html)).toBe(name);
    expect(html).toContain(escaped(`Contoh dari ${name}`));
    for (const other of CATEGORIES) {
      if (other.name !== name) expect(html).not.toContain(escaped(`Contoh dari ${other.name}`));
    }
  });

  it("can be sorted by popularity", async () => {
    const { html } = await page("/category/bisnis?sort=populer");
    expect(part(html, "link", "Populer").current).toBe(true);
  });

  it("is not found for an unknown name", async () => {
    for (const slug of ["tidak-ada", "Bisnis", "__proto__"]) expect((await page(`/category/${slug}`)).status).toBe(404);
  });
});

describe("a landing group", () => {
  it.each(CATEGORY_GROUPS.map((group) => [group.slug, group]))(
    "%s shows all of its categories",
    async (slug, group) => {
      const { status, html } = await page(`/category/${slug}`);
      expect(status).toBe(200);
      for (const name of group.categories) expect(html).toContain(escaped(`Contoh dari ${name}`));
    },
  );

  it("delivery is a fixed search over all categories", async () => {
    const { html } = await page("/category/delivery");
    expect(html).toContain("Kurir motor hari yang sama");
    expect(html).not.toContain("Contoh dari");
  });
});

it("all categories are on one page", async () => {
  const { html } = await page("/categories");
  const listed = hrefs(part(html, "main").html);
  for (const { slug } of CATEGORIES) expect(listed).toContain(`/category/${slug}`);
  for (const { slug } of CATEGORY_GROUPS) expect(hrefs(html)).toContain(`/category/${slug}`);
});
