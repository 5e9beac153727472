import { describe, expect, it } from "vitest";
import { indexTerms } from "~/search/index-terms";
import { searchWords } from "~/search/search";
import { understand } from "~/search/understand";
import { extractPrice } from "~/search/words/price";
import { plain, splitClauses, wordsOf } from "~/search/words/query-words";
import { NO_WORDS } from "~/search/words/vocabulary";

describe("letters with dots are one word", () => {
  it.each([
    ["servis a.c.", "servis ac"],
    ["servis a.c", "servis ac"],
    ["servis A.C.", "servis ac"],
    ["servis a. c.", "servis ac"],
    ["servis a/c", "servis ac"],
    ["servis A/C rumah", "servis ac rumah"],
    ["servis a c", "servis ac"],
    ["a c bocor", "ac bocor"],
    ["pasang c c t v", "pasang cctv"],
    ["servis t.v. led", "servis tv led"],
    ["benerin t v", "benerin tv"],
    ["h p rusak", "hp rusak"],
    ["w.c. mampet", "wc mampet"],
    ["sewa d.j. nikahan", "sewa dj nikahan"],
    ["cuci ac 1 p.k.", "cuci ac 1 pk"],
    ["bikin p.t.", "bikin pt"],
    ["bikin c.v. usaha", "bikin cv usaha"],
    ["urus n.i.b", "urus nib"],
    ["les s.m.a.", "les sma"],
    ["les s.d.", "les sd"],
    ["m.u.a. wisuda", "mua wisuda"],
    ["guru S.Pd", "guru spd"],
    ["guru S.Pd., M.Pd.", "guru spd mpd"],
    ["Dewi, S. Kom", "dewi skom"],
    ["Rini, A.Md.Keb", "rini amd keb"],
    ["Budi, Ph.D.", "budi phd"],
    ["notaris S.H., M.Kn.", "notaris sh mkn"],
    ["les b.ing", "les bing"],
    ["les b. indo", "les bindo"],
    ["R.A. Kartini", "ra kartini"],
    ["D.K.I. Jakarta", "dki jakarta"],
    ["1 s.d. 5 unit", "1 5 unit"],
  ])("%s is %s", (text, words) => expect(wordsOf(text).join(" ")).toBe(words));

  it.each([
    ["vitamin a c", "vitamin a c"],
    ["paket a c", "paket a c"],
    ["kelas a b c", "kelas a b c"],
    ["H.Ali", "h ali"],
    ["M.Nur", "m nur"],
    ["cuci ac.kulkas", "cuci ac kulkas"],
    ["paket B. Antar", "paket b antar"],
    ["a. foto b. video", "a foto b video"],
    ["Rp.10.000", "rp 10 000"],
    ["JL.Melati", "jl melati"],
  ])("%s stays %s", (text, words) => expect(wordsOf(text).join(" ")).toBe(words));
});

it("abbreviations in listings are indexed as people search for them", () => {
  const { title } = indexTerms({
    ...{ title: "Servis A.C. dan T.V.", description: "", category: "Rumah Tangga" },
    ...{ texts: [], sellerName: "", location: "" },
  });
  for (const term of ["ac", "xkac", "tv", "xktelevisi"]) expect(title.split(" ")).toContain(term);
  expect(splitClauses("Guru lulusan S.Pd. Datang ke rumah")).toEqual([
    ["guru", "lulusan", "spd"],
    ["datang", "ke", "rumah"],
  ]);
});

it.each(["servis a.c.", "servis a c", "servis a/c", "servis A.C. 1 p.k.", "servis ac 1/2 pk"])(
  "“%s” is read as “servis ac”",
  (q) => {
    const terms = (text: string) => understand(text, NO_WORDS).parts.map(({ typed }) => typed);
    expect(terms(q)).toEqual(terms("servis ac"));
  },
);

it("a price range with s.d. is read", () => {
  expect(extractPrice(plain("100 s.d. 300 ribu")).price).toEqual({ min: 100_000, max: 300_000 });
});

it("dotted letters are one word in the operators' search", () => {
  expect(searchWords("servis a.c.")).toEqual(["servis", "ac"]);
});

describe("a word without its vowels", () => {
  const typed = (q: string) => understand(q, NO_WORDS).parts.map((part) => part.typed);
  it.each([
    ["pndhn kos", ["pindahan kos"]],
    ["srvs lptp", ["servis", "laptop"]],
    ["tkng lstrk", ["tukang listrik"]],
    ["trjmh dokumen", ["terjemah", "dokumen"]],
  ])("%s is %j", (q, words) => expect(typed(q).join(" ")).toBe(words.join(" ")));

  it.each(["stnk", "umkm", "cctv", "bpkb", "skck"])("%s is no such word", (word) =>
    expect(typed(word)).toEqual([word]),
  );
});
