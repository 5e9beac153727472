import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { field } from "../../support/pages/page-parts";
import { heading, linksNamed, pageText } from "../../support/pages/page-text";
import { startDemoWorld } from "../../support/search/demo-world";
import { shownTitles } from "../../support/search/shown-titles";
import type { World } from "../../support/world";

let demo: World;

beforeAll(async () => {
  demo = await startDemoWorld();
});
afterAll(() => demo.stop());

async function search(q: string, more: Record<string, string> = {}) {
  const html = await (await demo.fetch(`/explore?${new URLSearchParams({ q, ...more })}`)).text();
  const near = /<aside aria-label="Yang mendekati"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
  return { html, text: pageText(html), titles: shownTitles(html), near: pageText(near).trim() };
}

describe("a known service that nobody offers", () => {
  it.each([
    "sedot wc",
    "servis tv",
    "ojek",
    "tukang pijat",
    "tukang pijit panggilan",
    "sewa tenda",
    "bekam",
    "dokter hewan",
    "laundry kiloan",
    "tambal ban",
    "pengasuh bayi",
    "servis kompor gas",
    "sumur bor",
    "gali kubur",
    "tukang sol sepatu",
    "cuci mobil",
    "duplikat kunci",
    "pengacara perceraian",
    "sunat",
    "servis jam tangan",
    "sulam alis",
    "paranormal",
    "hipnoterapi",
    "tukang gigi",
    "badut ulang tahun",
  ])("“%s”: says so, leads to a wanted listing with these words, and gives no advice on spelling", async (q) => {
    const { html, text, titles } = await search(q);
    expect(titles).toEqual([]);
    expect(heading(html)).toBe(`Belum ada “${q}”`);
    expect(text).toContain(`Belum ada yang menawarkan ${q}. `);
    expect(text).toContain("Pasang permintaan: katanya sudah kami isikan");
    expect(field(html, "Yang dibutuhkan").value).toBe(q);
    expect(text).not.toContain("ejaannya");
  });

  it.each([
    ["sedot wc", "Tukang pipa Medan", "Rumah Tangga"],
    ["servis tv", "Servis AC", "Rumah Tangga"],
    ["laundry kiloan", "setrika", "Rumah Tangga"],
    ["sumur bor", "Pompa air mati", "Rumah Tangga"],
    ["ojek", "Kurir motor", "Lainnya"],
    ["tambal ban", "Servis motor panggilan", "Lainnya"],
    ["sewa mobil lepas kunci", "Mobil dan sopir", null],
    ["sulam alis", "", "Gaya Hidup"],
  ])("“%s”: shows its neighbours as near ones", async (q, near, category) => {
    const page = await search(q);
    expect(page.near).toContain(near);
    if (near === "") expect(page.near).toBe("");
    if (near !== "") expect(page.text).toContain("Ini yang mendekati.");
    expect(page.text.includes("Kategori terdekat:")).toBe(category !== null);
    if (category !== null) expect(linksNamed(page.html, /^Semua kategori$/)).toEqual(["/categories"]);
  });

  it("shows no neighbours from elsewhere to who names a place", async () => {
    const depok = await search("sedot wc depok");
    expect(depok.near).toContain("Pompa air mati");
    expect(depok.near).not.toContain("Tukang pipa Medan");
  });

  it("shows what fits without the filters rather than neighbours", async () => {
    const { near } = await search("servis ac", { kategori: "bisnis" });
    expect(near).toContain("Yang mendekati, tanpa saringan");
    expect(near).not.toContain("Kulkas tidak dingin");
  });
});

describe("a word that is in no dictionary", () => {
  it.each(["asdfghjkl", "zzyqx", "srvqw pkl"])("“%s”: may be misspelt", async (q) => {
    expect((await search(q)).text).toContain(`Periksa ejaannya (“${q.split(" ")[0]}”)`);
  });
});

it.each(["les gitar", "les fisika", "kursus hsk", "dicari guru piano", "belajar main keyboard"])(
  "“%s” fits on one page, so no link leads to another",
  async (q) => {
    const { html, titles } = await search(q);
    expect(titles.length).toBeGreaterThan(0);
    expect(linksNamed(html, /^Berikutnya/)).toEqual([]);
  },
);
