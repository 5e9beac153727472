import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { STATIC_PAGES } from "~/content/pages.server";
import { parseText } from "~/platform/text-pages.server";

const about = { path: "/contoh", title: "Contoh", description: "", updated: "2026-11-21" };

describe("a text page", () => {
  it("is divided into sections and parts, each with an anchor from its title", () => {
    const page = parseText({
      ...about,
      text: "Awal.\n\n## 3. Dasar hukum\n\nDi depan.\n\n### Siapa & apa?\n\nIsi.\n\n## 4. Akhir\n\nHabis.",
    });
    expect(page.lead.children).toHaveLength(1);
    expect(page.sections.map(({ id, title }) => [id, title])).toEqual([
      ["dasar-hukum", "3. Dasar hukum"],
      ["akhir", "4. Akhir"],
    ]);
    expect(page.sections[0]?.intro.children).toHaveLength(1);
    expect(page.sections[0]?.parts.map(({ id, title }) => [id, title])).toEqual([["siapa-apa", "Siapa & apa?"]]);
    expect(page.sections[1]?.parts).toEqual([]);
  });

  it("reads the quote of a step as its text about the money", () => {
    const text = "## Membeli\n\n### Bayar\n\nTekan tombol.\n\n> **Uang** dititipkan.";
    const step = parseText({ ...about, parts: "steps", text }).sections[0]?.parts[0];
    expect(step?.money.map(({ type }) => type)).toEqual(["strong", "text"]);
    expect(step?.tree.children.map(({ type }) => type)).toEqual(["paragraph"]);
    const plain = parseText({ ...about, text }).sections[0]?.parts[0];
    expect(plain?.tree.children.map(({ type }) => type)).toEqual(["paragraph", "blockquote"]);
  });
});

it("every file of content/ is one of the static pages", () => {
  const files = readdirSync(new URL("../../app/content", import.meta.url));
  const pages = STATIC_PAGES.map(({ path }) => `${path.slice(1).replaceAll("/", "-")}.server.ts`);
  expect([...pages, "pages.server.ts", "text-versions.ts"].sort()).toEqual(files.sort());
});
