import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manyListings } from "../../support/database/many-listings";
import { field, fields, names, part } from "../../support/pages/page-parts";
import { linksNamed, nextPage, pageText, shownListings } from "../../support/pages/page-text";
import { startWorld, type World } from "../../support/world";

let world: World;

beforeAll(async () => {
  world = await startWorld();
  const sari = await world.person("Sari Wulandari");
  await manyListings(world.bindings.DB, sari, 200);
  await world.listing(sari, {
    title: "Les biola untuk pemula",
    category: "Musik & Audio",
    location: "Malang",
  });
});
afterAll(() => world.stop());

async function explore(query: string) {
  const response = await world.fetch(`/explore${query}`);
  return { response, html: await response.text() };
}

const cards = (html: string) => shownListings(html, "gig").length;
const listed = (html: string) => shownListings(html, "wanted").length;
const next = (html: string) => nextPage(html) ?? "";

describe("exploring", () => {
  it("finds the offers for the search form, and repeats the words", async () => {
    const { html } = await explore("?q=biola");
    expect(html).toContain("Hasil pencarian “biola”");
    expect(field(html, "Apa yang Anda butuhkan?").value).toBe("biola");
    expect(html).toContain("Les biola untuk pemula");
    expect(cards(html)).toBe(1);
  });

  it("limits a search to a category", async () => {
    expect(cards((await explore("?q=biola&kategori=musik-audio")).html)).toBe(1);
    expect((await explore("?q=biola&kategori=bisnis")).html).toContain("Belum ada “biola”");
  });

  it("shows the submitted form, and a link to remove each filter", async () => {
    const query = "q=biola&jenis=jasa&kategori=musik-audio&lokasi=Malang&hargaMax=500.000&sort=termurah";
    const { html } = await explore(`?${query}`);
    expect(cards(html)).toBe(1);
    expect(field(html, "Di mana?").value).toBe("Kota Malang");
    expect(field(html, "Sampai").value).toBe("500.000");
    expect(field(html, "Kategori").value).toBe("Musik & Audio");
    expect(part(html, "link", "Termurah").current).toBe(true);
    expect(linksNamed(html, /^(tempat|harga|kategori|jenis) .*, hapus$/)).toEqual([
      "/explore?q=biola&jenis=jasa&kategori=musik-audio&lokasi=semua&hargaMax=500000&sort=termurah",
      "/explore?q=biola&jenis=jasa&kategori=musik-audio&lokasi=kota-malang&sort=termurah",
      "/explore?q=biola&jenis=jasa&lokasi=kota-malang&hargaMax=500000&sort=termurah",
      "/explore?q=biola&kategori=musik-audio&lokasi=kota-malang&hargaMax=500000&sort=termurah",
    ]);
    expect(linksNamed(html, /^Hapus semua saringan$/)).toEqual(["/explore?q=biola&lokasi=kota-malang&sort=termurah"]);
  });

  it("shows only sellers who come and are free, and says so", async () => {
    const lina = await world.person("Lina Marlina");
    const piano = { category: "Musik & Audio", location: "Depok" };
    const comes = await world.listing(lina, {
      ...piano,
      title: "Stem piano di rumah Anda",
      comesToBuyer: true,
      startsInDays: 1,
    });
    await world.listing(lina, {
      ...piano,
      title: "Stem piano di bengkel saya",
      atSeller: true,
      startsInDays: 7,
    });
    const all = (await explore("?q=stem+piano&lokasi=kota-depok")).html;
    expect(cards(all)).toBe(2);
    expect(field(all, "Semua").checked).toBe(true);
    const query = "?q=stem+piano&lokasi=kota-depok&cara=datang&mulai=1&sort=terdekat";
    const { html } = await explore(query);
    expect(shownListings(html, "gig")).toEqual([`/gig/${comes}`]);
    expect(field(html, "Datang ke tempat Anda").checked).toBe(true);
    expect(field(html, "Bisa mulai").value).toBe("Paling lambat besok");
    expect(part(html, "link", "Terdekat").current).toBe(true);
    expect(linksNamed(html, /^(cara|mulai) .*, hapus$/)).toEqual([
      "/explore?q=stem+piano&lokasi=kota-depok&mulai=1&sort=terdekat",
      "/explore?q=stem+piano&lokasi=kota-depok&cara=datang&sort=terdekat",
    ]);
  });

  it("offers the order by distance only if it knows the place", async () => {
    expect(names((await explore("?q=servis+depok")).html, "link")).toContain("Terdekat");
    for (const query of ["", "?q=servis", "?q=servis&lokasi=online", "?q=servis&lokasi=semua"])
      expect(names((await explore(query)).html, "link")).not.toContain("Terdekat");
  });

  it("shows matching wanted listings below the offers, or alone on request", async () => {
    const both = (await explore("?q=servis")).html;
    expect(listed(both)).toBe(4);
    expect(linksNamed(both, /^Lihat Semua/)).toEqual(["/wanted?q=servis"]);
    const alone = (await explore("?q=servis&jenis=permintaan")).html;
    expect(cards(alone)).toBe(0);
    expect(listed(alone)).toBeGreaterThan(4);
    expect(alone).toContain("Anggaran terkecil");
    expect(fields(alone).map(({ name }) => name)).not.toContain("Rating");
  });

  it("shows the newest wanted listings below the offers without a search, but not on the second page", async () => {
    const { html } = await explore("");
    expect(listed(html)).toBe(4);
    expect(html).toContain("Permintaan terbaru");
    expect(linksNamed(html, /^Lihat Semua/)).toEqual(["/wanted"]);
    expect(listed((await explore(next(html).slice("/explore".length))).html)).toBe(0);
  });

  it("keeps an invalid price in its field and shows how to write it", async () => {
    const { response, html } = await explore("?hargaMin=murah&hargaMax=500.000");
    expect(response.status).toBe(200);
    const { value, invalid, description } = field(html, "Harga dari");
    expect([value, invalid]).toEqual(["murah", true]);
    expect(description).toContain("Tulis harga dengan angka, misalnya 250.000");
    expect(html.split("Tulis harga dengan angka, misalnya 250.000")).toHaveLength(2);
    expect(pageText(html)).toContain("harga maks Rp 500.000");
  });

  it("suggests words and filters to remove if nothing is found, if that finds something", async () => {
    const { html } = await explore("?q=biola+zebra&kategori=bisnis&rating=4");
    // A violin exists in another category, without a rating.
    expect(linksNamed(html, /^(Cari “|Cari di|Tanpa saringan)/)).toEqual([
      "/explore?q=biola+zebra&lokasi=semua",
      "/explore?q=biola&lokasi=semua",
    ]);
    const one = await explore("?q=biola&rating=4");
    expect(linksNamed(one.html, /^Tanpa saringan “Rating 4/)).toEqual(["/explore?q=biola"]);
    expect(field(html, "Yang dibutuhkan").value).toBe("biola zebra");
    expect(html).toContain('name="kategori" value="bisnis"');
  });

  it("shows advice and all categories if nothing is found", async () => {
    const { response, html } = await explore("?q=tidakadayangsepertiini");
    expect(response.status).toBe(200);
    expect(html).toContain("Periksa ejaannya");
    expect(linksNamed(html, /^Rumah Tangga$/)).toEqual(["/category/rumah-tangga"]);
  });

  it("has pages through the whole list", async () => {
    const { html } = await explore("?sort=populer");
    expect(cards(html)).toBe(20);
    const href = next(html);
    expect(href).toContain("sort=populer");
    const second = await explore(href.replace("/explore", ""));
    expect(cards(second.html)).toBe(20);
    expect(second.html).toContain("Kembali ke awal");
  });

  it.each([
    "?q=%22",
    "?q=*",
    "?q=%27%3B%20drop%20table%20services",
    "?q=a%20OR%20b%20AND",
    "?q=%F0%9F%98%80",
    "?q=%00%01",
    `?q=${"kata%20".repeat(800)}`,
    "?after=bukan-kunci",
    "?q=les&after=x",
    "?q=les&after=2_9999999999999999999",
    "?hargaMin=abc&hargaMax=-5&rating=9&waktu=0&jenis=toString&lokasi=%22*",
    "?lokasi=%22)%20OR%20(&q=NEAR(a%20b,2)",
    "?hargaMin=1&hargaMax=499999999",
    "?sort=&kategori=&q=",
    "?q=les&q=lain",
  ])("answers without an error: %s", async (query) => {
    const { response, html } = await explore(query);
    expect(response.status).toBe(200);
    expect(html).not.toContain("<script");
  });

  it("shows markup in the words as text", async () => {
    const { html } = await explore("?q=%3Cimg%20src%3Dx%3E");
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x&gt;");
  });
});

describe("the board of wanted listings", () => {
  const board = async (query = "") => (await world.fetch(`/wanted${query}`)).text();

  it("has pages", async () => {
    const html = await board();
    expect(listed(html)).toBe(20);
    const second = await board(next(html).replace("/wanted", ""));
    expect(listed(second)).toBe(20);
    expect(second).toContain("Kembali ke awal");
  });

  it("can be filtered by words, category, place and budget", async () => {
    const html = await board("?q=servis&hargaMin=100.000");
    expect(listed(html)).toBeGreaterThan(0);
    expect(linksNamed(html, /^harga min Rp 100\.000 ?, hapus$/)).toEqual(["/wanted?q=servis"]);
    const none = await board("?lokasi=Atlantis");
    expect(pageText(none)).toContain("Tidak ada tempat bernama “Atlantis”.");
    expect(field(none, "Di mana?").value).toBe("Atlantis");
    expect(listed(none)).toBe(20);
  });
});
