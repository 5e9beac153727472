import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newOperator } from "../../support/flows/operators";
import { fieldValue, linksNamed, pageText, shownListings } from "../../support/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  await world.listing(sari, { title: "Servis AC panggilan", location: "Kota Bandung", price: 150_000 });
  await world.listing(sari, { title: "Perbaikan pipa dan wastafel", location: "Medan", price: 90_000 });
  await world.listing(sari, { title: "Les gitar untuk anak", location: "Cimahi", areas: ["32.73"] });
});
afterAll(() => world.stop());

const explore = async (params: Record<string, string>) =>
  (await world.fetch(`/explore?${new URLSearchParams(params)}`)).text();

function paramsOf(href = "") {
  return Object.fromEntries(new URLSearchParams(href.split("?")[1]));
}

describe("what was understood", () => {
  it("is shown in parts, each with the search that is left without it", async () => {
    const html = await explore({ q: "servis ac bandung 300rb" });
    const [withoutPlace] = linksNamed(html, /^tempat Kota Bandung ?, hapus/);
    expect(pageText(await explore(paramsOf(withoutPlace)))).not.toContain("Di Bandung");
    const [withoutPrice] = linksNamed(html, /^harga paling mahal Rp 300\.000 ?, hapus/);
    const next = await explore(paramsOf(withoutPrice));
    expect(linksNamed(next, /^harga/)).toEqual([]);
    expect(linksNamed(next, /^tempat Kota Bandung ?, hapus/)).toHaveLength(1);
  });

  it("says a correction, and leads back to the letters that were typed", async () => {
    const html = await explore({ q: "srevis ac" });
    expect(pageText(html)).toMatch(/Mungkin maksud Anda servis ?\. Ini hasilnya\./);
    expect(shownListings(html, "gig")).toHaveLength(1);
    expect(linksNamed(html, /^Cari “srevis” saja$/)).toEqual(["/explore?q=srevis+ac&harfiah=1"]);
    expect(pageText(await explore({ q: "srevis ac", harfiah: "1" }))).not.toContain("Mungkin maksud");
  });

  it("offers the other place of the same name", async () => {
    const html = await explore({ q: "servis ac bandung" });
    const [other] = linksNamed(html, /^atau Kabupaten Bandung$/);
    expect(other).toBe("/explore?q=servis+ac&lokasi=kabupaten-bandung");
  });

  it("heads each group of results by its place", async () => {
    const html = await explore({ q: "les gitar bandung" });
    expect(pageText(html)).toContain("Melayani Bandung");
    expect(pageText(html)).toContain("Melayani tempat Anda");
  });

  it("says by which word a listing is found that does not say what was typed", async () => {
    const html = await explore({ q: "plumber" });
    expect(shownListings(html, "gig")).toHaveLength(1);
    expect(pageText(html)).toMatch(/Cocok lewat kata “[a-z ]+”/);
  });
});

describe("a search in vain", () => {
  it("shows what comes near it beside the list, and leads to a request that is begun", async () => {
    const html = await explore({ q: "servis ac", kategori: "bisnis" });
    expect(pageText(html)).toContain("Belum ada “servis ac”");
    const aside = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
    expect(pageText(aside)).toContain("Servis AC panggilan");
    const [begin] = linksNamed(html, /^Buat Permintaan Jasa$/);
    const form = await world.fetch(begin ?? "", { as: sari });
    expect(await form.text()).toContain('value="servis ac"');
  });

  it("is counted by its words alone, for operators to see", async () => {
    for (let n = 0; n < 2; n += 1) await explore({ q: `sewa unta di medan ${n}` });
    await explore({ q: "unta budi@contoh.id" });
    await explore({ q: "unta 0812 3456 7890" });
    await world.settled();
    const { results } = await world.bindings.DB.prepare("select query, count from search_misses").all();
    expect(results).toEqual([{ query: "sewa unta", count: 2 }]);

    const page = await world.fetch("/operator/searches", { as: await newOperator(world, "Ayu Pramesti") });
    expect(pageText(await page.text())).toMatch(/sewa unta 2 kali, dalam 1 hari/);
  });

  it("is forgotten after 90 days", async () => {
    const { DB } = world.bindings;
    await DB.prepare("insert into search_misses (day, query) values ('2020-01-01', 'kata lama')").run();
    await world.tick();
    expect(
      await DB.prepare("select count(*) as n from search_misses where query = 'kata lama'").first("n"),
    ).toBe(0);
  });
});

it("says of a place that there is none, keeps what was typed, and searches everywhere", async () => {
  const html = await explore({ q: "servis ac", lokasi: "Atlantis" });
  expect(pageText(html)).toContain("Tidak ada tempat bernama “Atlantis”.");
  expect(fieldValue(html, "lokasi")).toBe("Atlantis");
  expect(shownListings(html, "gig")).toHaveLength(1);
});
