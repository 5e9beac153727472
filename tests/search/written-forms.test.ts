import { describe, expect, it } from "vitest";
import { understand } from "~/search/understand";
import { extractPrice } from "~/search/words/price";
import { createVocabulary } from "~/search/words/vocabulary";

const known = createVocabulary(new Map());
const read = (q: string) => understand(q, known);

describe("a price range", () => {
  it.each([
    ["cat tembok 500.000 - 1 juta", 500_000, 1_000_000],
    ["500.000–1 juta", 500_000, 1_000_000],
    ["500000 - 1jt", 500_000, 1_000_000],
    ["500rb-1jt", 500_000, 1_000_000],
    ["500 - 1 juta", 500_000, 1_000_000],
    ["1-2 juta", 1_000_000, 2_000_000],
    ["500.000–1.000.000", 500_000, 1_000_000],
    ["750 ribu s/d 1,5 juta", 750_000, 1_500_000],
    ["750 ribu s / d 1,5 juta", 750_000, 1_500_000],
    ["500.000 sampai 1 juta", 500_000, 1_000_000],
    ["500 ribu sampai dengan 1 juta", 500_000, 1_000_000],
    ["rp500.000 hingga rp1 juta", 500_000, 1_000_000],
    ["rp 500.000,- s/d rp 1.000.000,-", 500_000, 1_000_000],
    ["rp 500.000,00 - rp 1.000.000,00", 500_000, 1_000_000],
    ["500.000 - 1.5 juta", 500_000, 1_500_000],
    ["1 juta - 1.500.000", 1_000_000, 1_500_000],
    ["satu sampai dua juta", 1_000_000, 2_000_000],
    ["setengah juta - 1 juta", 500_000, 1_000_000],
    ["dari 500.000 sampai 1 juta", 500_000, 1_000_000],
    ["antara 500.000 dan 1 juta", 500_000, 1_000_000],
    ["cat 2-3 kamar 500rb-1jt", 500_000, 1_000_000],
  ])("is read in %s", (text, min, max) => expect(extractPrice(text).price).toEqual({ min, max }));

  it.each(["cat 2-3 kamar", "les 3 sampai 5 kali", "cetak 500-1000 lembar"])("is not in %s", (text) =>
    expect(extractPrice(text).price).toBeNull(),
  );
});

describe("a wish for an online service", () => {
  it.each([
    "les online matematika",
    "les matematika online",
    "online les matematika",
    "kelas online gitar",
    "kursus daring inggris",
    "les daring gitar",
    "guru online mandarin",
    "bimbel online sd",
    "kelas daring masak",
  ])("is read in %s", (q) => {
    const { anywhere, parts } = read(q);
    expect(anywhere).toBe(true);
    expect(parts.some(({ typed }) => /online|daring/.test(typed))).toBe(false);
  });

  it.each(["bikin toko online", "ojek online", "toko daring"])("is not in %s", (q) =>
    expect(read(q).anywhere).toBe(false),
  );
});

describe("a shortened city with a direction", () => {
  it.each([
    ["jkt timur", "Jakarta Timur"],
    ["jkt barat", "Jakarta Barat"],
    ["jkt selatan", "Jakarta Selatan"],
    ["jkt utara", "Jakarta Utara"],
    ["jkt pusat", "Jakarta Pusat"],
    ["jkrt timur", "Jakarta Timur"],
    ["jkta selatan", "Jakarta Selatan"],
    ["jak timur", "Jakarta Timur"],
    ["jkt tim", "Jakarta Timur"],
    ["jkt brt", "Jakarta Barat"],
    ["dki pusat", "Jakarta Pusat"],
    ["jakarta slatan", "Jakarta Selatan"],
    ["bdg barat", "Bandung Barat"],
    ["tng selatan", "Tangerang Selatan"],
    ["tgr selatan", "Tangerang Selatan"],
    ["tang sel", "Tangerang Selatan"],
    ["tangsel", "Tangerang Selatan"],
    ["sby timur", "Surabaya"],
    ["smg barat", "Semarang"],
    ["bks utara", "Bekasi"],
    ["dpk timur", "Depok"],
  ])("names a place: %s", (place, short) => {
    const { place: found, parts } = read(`servis ac ${place}`);
    expect(found?.places[0]?.short).toBe(short);
    expect(parts.map(({ typed }) => typed).join(" ")).toBe("servis ac");
  });

  it("is an ordinary word after something else", () => expect(read("les tari timur").place).toBeNull());
});

describe("a word in an understood spelling", () => {
  const written = createVocabulary(new Map(["keran", "kran", "video", "vidio"].map((word) => [word, 3])));

  it.each(["benerin kran bocor", "kran bocor", "editor vidio", "pesta kebun"])("gets no correction: %s", (q) =>
    expect(understand(q, written).offered).toBeNull(),
  );

  it("can still get another suggestion", () =>
    expect(
      understand(
        "cat tembak",
        createVocabulary(
          new Map([
            ["tembok", 3],
            ["tembak", 3],
          ]),
        ),
      ).offered?.to,
    ).toBe("cat tembok"));
});

describe("a whole name is read as one thing", () => {
  it.each([
    ["pt cv", "pt cv"],
    ["pendirian pt cv", "pendirian pt cv"],
    ["cuci sofa 3 dudukan", "cuci sofa"],
    ["cuci sofa 2 dudukan", "cuci sofa"],
  ])("%s", (q, typed) => expect(read(q).parts.map((part) => part.typed)).toEqual([typed]));
});
