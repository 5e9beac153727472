import { describe, expect, it } from "vitest";
import { isSameHolder } from "~/payouts/account-check";
import { readPlaces } from "~/places/names";
import { indexTerms } from "~/search/index-terms";
import { searchWords } from "~/search/search";
import { understand } from "~/search/understand";
import { plain, splitClauses, wordsOf } from "~/search/words/query-words";
import { createVocabulary } from "~/search/words/vocabulary";

const SIGNS = ["'", "’", "‘", "‛", "ʼ", "ʻ", "ʿ", "ʾ", "`", "´", "′", "＇", ""];
const known = createVocabulary(new Map([["maruf", 2]]));

const listing = (title: string, sellerName = "") => ({
  ...{ title, description: "", category: "Pendidikan", texts: [], sellerName, location: "" },
});

describe.each(SIGNS)("with the apostrophe “%s”", (sign) => {
  it.each([
    ["qur'an", ["quran"]],
    ["Al-Qur'an", ["quran"]],
    ["Al Qur'an", ["quran"]],
    ["alqur'an", ["quran"]],
    ["do'a", ["doa"]],
    ["Jum'at", ["jumat"]],
    ["Ma'ruf", ["maruf"]],
    ["Rifa'i", ["rifai"]],
    ["Isra' Mi'raj", ["isra", "miraj"]],
    ["ta'lim", ["talim"]],
    ["Sa'dan", ["sadan"]],
    ["don't", ["dont"]],
    ["Toko D'Cost", ["toko", "dcost"]],
    ["rock'n'roll", ["rocknroll"]],
    ["'Aisyah'", ["aisyah"]],
  ])("%s has the same words in a listing and in a search", (text, words) => {
    const written = text.replaceAll("'", sign);
    expect(wordsOf(written)).toEqual(words);
    expect(splitClauses(written).flat()).toEqual(words);
  });

  it("a listing is found in every spelling of its title and its seller's name", () => {
    const { title, words } = indexTerms(listing(`Belajar Al-Qur${sign}an tiap Jum${sign}at`, `Ma${sign}ruf`));
    for (const word of ["quran", "jumat", "xkngaji"]) expect(title.split(" ")).toContain(word);
    expect(words.split(" ")).toContain("maruf");
  });

  it("a search is read in every spelling", () => {
    const [part] = understand(`les qur${sign}an`, known).parts.slice(-1);
    expect(part?.alternatives.flatMap(({ all }) => all)).toContain("xkngaji");
    expect(understand(`ma${sign}ruf`, known).parts.map(({ typed }) => typed)).toEqual(["maruf"]);
    expect(searchWords(`Ma${sign}ruf`)).toEqual(["maruf"]);
  });

  it("places and account holders are read in every spelling", () => {
    expect(readPlaces(`Ban${sign}dung`).map(({ short }) => short)).toContain("Bandung");
    expect(isSameHolder(`Ma${sign}ruf Amin`, "MARUF AMIN")).toBe(true);
  });
});

it.each(["alquran", "al quran", "al-quran", "quran", "qur an", "al qur an", "Qoran"])(
  "%s is the single word quran",
  (text) => expect(wordsOf(text)).toEqual(["quran"]),
);

describe("English", () => {
  it.each([
    ["men's haircut", ["men", "haircut"]],
    ["children’s class", ["children", "class"]],
    ["mens haircut", ["mens", "haircut"]],
    ["kids' party", ["kids", "party"]],
  ])("%s has the words %j", (text, words) => expect(wordsOf(text)).toEqual(words));

  it("a possessive without its apostrophe is the same word", () => {
    const typed = (q: string) => understand(q, known).parts.map((part) => part.typed);
    expect(typed("womens haircut")).toEqual(typed("women's haircut"));
    expect(typed("ac doesn't work")[0]).toBe(typed("ac doesnt work")[0]);
    expect(plain("AC DOESN’T")).toBe("ac doesnt");
  });

  it("a shop's name is indexed as spoken and as typed", () => {
    const { words } = indexTerms(listing("Kue", "Rina’s Cake"));
    expect(words.split(" ")).toEqual(expect.arrayContaining(["rina", "rinas", "cake"]));
  });
});
