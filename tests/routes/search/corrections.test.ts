import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageText } from "../../support/pages/page-text";
import { startDemoWorld } from "../../support/search/demo-world";
import { shownTitles } from "../../support/search/shown-titles";
import type { World } from "../../support/world";

let demo: World;

beforeAll(async () => {
  demo = await startDemoWorld();
});
afterAll(() => demo.stop());

async function search(q: string) {
  const html = await (await demo.fetch(`/explore?${new URLSearchParams({ q })}`)).text();
  const instead = /Mungkin maksud Anda (.*?) ?\. (?:Ini hasilnya|Cari “)/.exec(pageText(html))?.[1] ?? null;
  return { instead, titles: shownTitles(html) };
}

describe("a correctly spelt word is never replaced", () => {
  it.each([
    // Indonesian words, one letter away from a word of the vocabulary.
    "becak wisata",
    "tukang becak",
    "pawang hujan",
    "pawang ular",
    "delman hias",
    "kasidah",
    "hadroh",
    "dalang wayang",
    "penghulu nikah",
    "bidan ke rumah",
    "dukun bayi",
    "mesin bubut",
    "tambak udang",
    "tukang patri",
    "sanggar tari",
    "penjaga vila",
    "kebaya encim",
    "terapi bekam",
    "lapis legit",
    "sewa tikar",
    "lampu petromak",
    "lemang bambu",
    "pijat bayi",
    "kuda lumping",
    "batu nisan",
    "anglo",
    "becaknya",
    "pawangnya hujan",
    "jasa sinden",
    "blangkon jawa",
    "angklung",
    "kolintang",
    "tanjidor",
    // Brands and models.
    "oppo reno",
    "ganti lcd infinix note",
    "mobil pajero",
    "servis genset yanmar",
    "honda pcx",
    "vivo layar pecah",
    "isi tinta brother",
    "ban corsa motor",
    "oppo rena",
    "gree bocor",
    "xiaomi mi9t",
    // Names of people and places.
    "pak rusdi servis ac",
    "ibu lestari katering",
    "mbak wiwin rias",
    "katering di condet",
    "bu sartini",
    "ustadz mahfudin",
    "pak jumadil servis kulkas",
    "les piano bu clarisa",
  ])("%s", async (q) => expect((await search(q)).instead).toBeNull());
});

describe("a misspelling is corrected from the words beside it", () => {
  it.each([
    ["srevis ac", "servis ac", /AC/],
    ["tukng ledeng", "tukang ledeng", /pipa|Pompa air/],
    ["guru matmatika", "guru matematika", /matematika/],
    ["rias pengatin", "rias pengantin", /Rias/],
    ["cuci soffa", "cuci sofa", /sofa/],
    ["desain logoo", "desain logo", /logo/],
    ["instalsi listrik", "instalasi listrik", /listrik/i],
    ["terjemhan inggris", "terjemahan inggris", /[Tt]erjemah|Alih bahasa/],
    ["les pianno", "les piano", /piano/],
    ["les gitat", "les gitar", /gitar/],
    ["kulksa rusak", "kulkas rusak", /[Kk]ulkas/],
    ["cat tembk", "cat tembok", /Cat ulang/],
    ["pindahn rumah", "pindahan rumah", /Pindahan/],
    ["cuci karpt", "cuci karpet", /karpet/],
    ["undngan digital", "undangan digital", /Undangan/],
    ["servis leptop", "servis laptop", /laptop/],
    ["foto prodk", "foto produk", /Foto produk/],
    ["katerng nasi kotak", "katering nasi kotak", /nasi kotak/],
  ])("%s is %s", async (q, instead, first) => {
    const found = await search(q);
    if (found.instead !== null) expect(found.instead).toBe(instead);
    expect(found.titles[0]).toMatch(first);
  });

  it("the page names the correction for most of these", async () => {
    const said = await Promise.all(["srevis ac", "guru matmatika", "les gitat", "cat tembk"].map(search));
    expect(said.map(({ instead }) => instead)).toEqual(["servis ac", "guru matematika", "les gitar", "cat tembok"]);
  });
});
