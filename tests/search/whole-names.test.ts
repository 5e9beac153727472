import { describe, expect, it } from "vitest";
import { DAY } from "~/platform/dates";
import { relatedSearches } from "~/search/suggest";
import { openCatalogue } from "../support/search/catalogue";

const catalogue = openCatalogue(Date.UTC(2026, 10, 28) + DAY);
const understoodParts = (q: string) =>
  catalogue
    .understood(q)
    .parts.filter(({ telling }) => telling > 0)
    .map(({ typed, role }) => `${typed} (${role})`);
const first = (q: string) => catalogue.find(q, "offer")[0]?.title ?? "";

describe("a name of several common words", () => {
  it.each([
    ["jasa titip", "jasa titip (topic)"],
    ["cari jasa titip dari jepang", "jasa titip (topic)"],
    ["anak belum bisa baca", "belum bisa baca (topic)"],
    ["antar jemput anak sekolah", "antar jemput anak sekolah (topic)"],
    ["jasa antar jemput anak sekolah", "antar jemput anak sekolah (topic)"],
    ["jemput di ngurah rai", "jemput bandara (topic)"],
    ["antar ke soetta", "antar bandara (topic)"],
    ["jemput di bandara juanda", "jemput bandara (topic)"],
  ])("is read as a whole: %s", (q, part) => expect(understoodParts(q)).toContain(part));

  it.each(["jasa translate", "jasa les matematika", "butuh tukang cat", "les privat kimia"])(
    "drops unneeded fillers: %s",
    (q) => expect(understoodParts(q).join(" ")).not.toMatch(/jasa|butuh/),
  );
});

describe("a word beside the subject", () => {
  it.each([
    ["rumah kotor habis renovasi", "Bersih rumah"],
    ["bersih rumah setelah renovasi", "Bersih rumah"],
    ["cuci sofa sehabis banjir", "Cuci sofa"],
    ["akta nikah terjemah buat ke jerman", "Terjemahan tersumpah"],
    ["undangan nikah motif jawa", "Undangan pernikahan"],
    ["terjemahan ijazah untuk kuliah di jepang", "Terjemahan tersumpah"],
  ])("does not decide the results: %s", (q, title) => expect(first(q)).toContain(title));

  it.each(["jam tangan mati ganti baterai", "tv cuma bunyi", "terjemah ke jepang"])("finds nothing alone: %s", (q) =>
    expect(catalogue.find(q, "offer").map(({ title }) => title)).toEqual([]),
  );

  it("still finds the battery of a phone", () => {
    expect(first("ganti baterai")).toContain("ponsel");
    expect(first("hp ganti lcd")).toContain("ponsel");
  });
});

describe("a price from one sum to another", () => {
  it.each([
    ["500 ribu ke 1 juta", 500_000, 1_000_000],
    ["500rb ke 1jt", 500_000, 1_000_000],
    ["les piano 100 ke 200 ribu", 100_000, 200_000],
    ["cat kamar rp 300.000 ke rp 500.000", 300_000, 500_000],
    ["dari 1 juta ke 2,5 juta", 1_000_000, 2_500_000],
    ["kurir 20 ribu ke 50 alamat", null, 20_000],
    ["500 ribu ke bawah", null, 500_000],
    ["500 ribu ke atas", 500_000, null],
  ])("%s", (q, min, max) => expect(catalogue.understood(q).price).toEqual({ min, max }));
});

describe("related searches", () => {
  it("are more than problems if the name's first word was searched", () => {
    const found = relatedSearches(catalogue.understood("edit foto"), catalogue.known);
    expect(found.length).toBeGreaterThan(1);
    expect(found).not.toContain("foto");
  });
});
