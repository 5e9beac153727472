import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hrefs } from "../../support/pages/page-text";
import { startDemoWorld } from "../../support/search/demo-world";
import { shownTitles } from "../../support/search/shown-titles";
import type { World } from "../../support/world";

let demo: World;

beforeAll(async () => {
  demo = await startDemoWorld();
});
afterAll(() => demo.stop());

async function resultsOf(q: string) {
  const html = await (await demo.fetch(`/explore?${new URLSearchParams({ q })}`)).text();
  const kinds = hrefs(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").flatMap((href) => {
    const kind = /^\/(gig|wanted)\/[0-9a-z-]{20,36}$/.exec(href)?.[1];
    return kind ? [kind] : [];
  });
  return { titles: shownTitles(html), kinds };
}

describe("a search for a service shows offers first", () => {
  it.each([
    ["dicari tukang cat", /Cat ulang/],
    ["dibutuhkan fotografer lamaran", /./],
    ["diperlukan kurir antar kue", /Kurir/],
    ["butuh perias wisuda", /[Rr]ias/],
    ["cari subtitel inggris", /Subtitel/],
    ["lagi dicari jasa pindahan", /Pindahan/],
  ])("%s, and wanted listings below them", async (q, title) => {
    const { titles, kinds } = await resultsOf(q);
    expect(titles[0]).toMatch(title);
    expect(kinds[0]).toBe("gig");
    expect(kinds).toContain("wanted");
  });

  it.each([
    ["dicari segera tukang ledeng medan", /Tukang pipa Medan/],
    ["DICARI!! guru les matematika sd", /matematika/],
    ["dibutuhkan cepat servis ac depok", /Servis AC: cuci/],
    ["mencari penjahit kebaya", /kebaya/],
    ["kami membutuhkan teknisi laptop", /laptop/],
  ])("%s", async (q, title) => {
    const { titles, kinds } = await resultsOf(q);
    expect(titles[0]).toMatch(title);
    expect(kinds[0]).toBe("gig");
  });
});

describe("a search for work shows wanted listings first", () => {
  it.each([
    ["lowongan penulis artikel", /Penulis 20 artikel/],
    ["loker guru utbk", /UTBK/],
    ["kerjaan fotografer", /Fotografer/],
    ["info loker kurir", /Kurir/],
    ["ada yang butuh tukang cat ga?", /tukang cat/],
  ])("%s", async (q, title) => {
    const { titles, kinds } = await resultsOf(q);
    expect(titles[0]).toMatch(title);
    expect(kinds[0]).toBe("wanted");
  });
});
