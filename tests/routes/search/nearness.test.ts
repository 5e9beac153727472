import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { field } from "../../support/pages/page-parts";
import { heading, pageText } from "../../support/pages/page-text";
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
  return { html, title: heading(html), titles: shownTitles(html), near: pageText(near) };
}

describe("a search for a job that nobody offers", () => {
  it.each([
    ["les bahasa jepang", "bahasa jepang", "Les bahasa Mandarin"],
    ["bahasa jepang", "bahasa jepang", "Les bahasa Mandarin"],
    ["terjemah bahasa korea", "bahasa korea", "Terjemahan tersumpah"],
    ["les drum", "drum", "Les gitar akustik"],
    ["kursus biola", "biola", "Les gitar akustik"],
    ["les biologi sma", "biologi", "Les privat kimia dan fisika"],
    ["pempek", "pempek", "Rendang"],
    ["donat", "donat", "Kue ulang tahun"],
    ["smoothing rambut", "smoothing", "Potong rambut"],
  ])("%s: says that there is no “%s” above the near results", async (q, unmet, near) => {
    const page = await search(q);
    expect(page.title).toBe(`Belum ada “${unmet}”`);
    expect(page.titles).toEqual([]);
    expect(page.near).toContain(near);
    expect(pageText(page.html)).toContain("Ini yang mendekati.");
    expect(field(page.html, "Yang dibutuhkan").value).toBe(q);
  });

  it("names the place as well", async () => {
    expect((await search("les drum surabaya")).title).toBe("Belum ada “drum” di Kota Surabaya");
  });

  it.each(["termurah", "rating", "terbaru"])("says so in the order %s", async (urut) => {
    const page = await search("les drum", { urut });
    expect(page.title).toBe("Belum ada “drum”");
    expect(page.titles).toEqual([]);
  });
});

describe("a search for a brand that no offer names", () => {
  it.each([
    ["servis hp oppo reno", "oppo reno", "Ganti layar dan baterai ponsel, dikerjakan di depan Anda"],
    ["laptop lenovo lemot", "lenovo", "Servis laptop: lambat, panas, engsel, ganti SSD"],
    ["printer epson macet", "epson", "Printer macet dan jaringan kantor di Bandar Lampung"],
    ["servis vario", "vario", "Servis motor panggilan: ganti oli, kampas rem, aki soak"],
  ])("%s: shows possible sellers, and says that none names “%s”", async (q, unmet, first) => {
    const { html, titles } = await search(q);
    expect(titles[0]).toBe(first);
    expect(pageText(html)).toContain(
      `Belum ada “${unmet}”. Hasil di bawah ini mendekati. Tanyakan dulu kepada penjualnya.`,
    );
  });

  it("mentions no brand if none was searched", async () => {
    expect(pageText((await search("servis hp")).html)).not.toContain("Belum ada");
  });
});

describe("results that are only near do not count as found", () => {
  it.each(["kipas angin", "les tari", "event organizer", "servis tv lcd samsung", "pawang hujan", "kost murah"])(
    "%s shows none",
    async (q) => {
      const page = await search(q);
      expect(page.titles).toEqual([]);
      expect(page.title).toMatch(/^Belum ada “/);
    },
  );
});

describe("places by their everyday names", () => {
  it.each([
    ["servis laptop dekat ugm", "Servis laptop: lambat, panas, engsel, ganti SSD", "Sleman"],
    ["prewedding itb", "Potret prewedding dan video pendek di kebun teh Lembang", "Kota Bandung"],
    ["servis ac kota pahlawan", "Servis AC dan pemanas air Surabaya–Sidoarjo, datang hari itu juga", "Surabaya"],
    ["taman kota hujan", "Taman vertikal dan pot sayur untuk teras sempit", "Bogor"],
    ["jemput bandara ngurah rai", "Mobil dan sopir harian di Bali, rute disusun bersama", "Badung"],
    ["airport transfer bali", "Mobil dan sopir harian di Bali, rute disusun bersama", "Bali"],
  ])("%s", async (q, first, place) => {
    const { html, titles } = await search(q);
    expect(titles[0]).toBe(first);
    expect(pageText(html)).toContain(place);
  });
});
