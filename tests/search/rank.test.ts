import { describe, expect, it } from "vitest";
import { indexTerms } from "~/search/index-terms";
import { type Candidate, plainPage, rankedPage, score, sortByRank } from "~/search/rank";
import { matchReason } from "~/search/shown-search";
import { whyText } from "~/search/text";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";

const NOW = Date.UTC(2026, 10, 23);
const known = createVocabulary(new Map());

const offer = (
  title: string,
  { description = "", ...facts }: Partial<Candidate> & { description?: string } = {},
): Candidate => ({
  ...indexTerms({ title, description, category: "Lainnya", texts: [], sellerName: "Budi", location: "" }),
  place: "32.76",
  serves: [],
  online: false,
  price: 100_000,
  ratingSum: 0,
  ratingCount: 0,
  ordersCompleted: 0,
  createdAt: NOW,
  ...facts,
});

function found(q: string, offers: Record<string, Candidate>): string[] {
  const understanding = understand(q, known);
  const ranked = Object.entries(offers).flatMap(([name, candidate]) => {
    const one = score(understanding, candidate, NOW);
    return one ? [{ name, ranked: one }] : [];
  });
  return sortByRank(ranked).map(({ name }) => name);
}

it("a match at the start of a title is first, a mention last, and others are left out", () => {
  const offers = {
    mention: offer("Bersih rumah", { description: "Juga taman." }),
    end: offer("Foto keluarga di taman"),
    begin: offer("Taman dan kebun kecil"),
    other: offer("Servis laptop"),
  };
  expect(found("taman", offers)).toEqual(["begin", "end", "mention"]);
});

it("the thing itself is required, not the work done to it", () => {
  expect(found("servis kulkas", { ac: offer("Servis AC"), laptop: offer("Servis laptop") })).toEqual([]);
  expect(found("les renang", { math: offer("Les matematika") })).toEqual([]);
});

it("words of manner and unknown words do not empty the results", () => {
  const offers = { massage: offer("Pijat urut ibu"), house: offer("Rumah makan") };
  expect(found("pijat glowinggg slebew ke rumah", offers)).toEqual(["massage"]);
});

it("lessons come after people who do the work, unless lessons are asked for", () => {
  const offers = {
    lesson: {
      ...offer("Belajar membuat situs"),
      title: `xcpendidikan ${offer("Belajar membuat situs").title}`,
    },
    maker: offer("Toko dan situs"),
  };
  expect(found("bikin website", offers)).toEqual(["maker", "lesson"]);
  expect(found("kursus website", offers)[0]).toBe("lesson");
});

it("a narrower name finds the wider thing, and never the other way round", () => {
  expect(found("kecantikan", { rias: offer("Rias pengantin") })).toEqual(["rias"]);
  expect(found("les piano", { teaching: offer("Les dan kursus") })).toEqual([]);
});

const EVERYTHING =
  "servis ac kulkas tv laptop mesin cuci hp motor mobil wifi cctv keran pompa listrik printer piano kunci sofa kompor genset";
const LIKED = { ratingSum: 500, ratingCount: 100, ordersCompleted: 200 };

describe("a text that names everything", () => {
  it.each(["servis ac", "servis kulkas", "servis laptop", "pompa", "tukang listrik", "pasang cctv"])(
    "comes after a text about the thing, even with a better rating: %s",
    (q) => {
      const thing = q.split(" ").at(-1);
      const offers = {
        title: offer(`${EVERYTHING} murah`, LIKED),
        twice: offer(`${EVERYTHING} ${EVERYTHING}`, { ...LIKED, description: EVERYTHING }),
        honest: offer(`Tukang keliling, mengurus ${thing} tetangga`),
      };
      expect(found(q, offers)[0]).toBe("honest");
    },
  );

  it("is no result for a mention, if another listing is really about it", () => {
    const offers = {
      stuffed: offer("Jasa terbaik", {
        ...LIKED,
        description: `${EVERYTHING} gitar biola renang mengaji cat katering`,
      }),
      honest: offer("Tukang keliling", { description: "Bisa juga memperbaiki pompa." }),
    };
    expect(found("pompa", offers)[0]).toBe("honest");
  });

  it("gains nothing by repeating a word", () => {
    const [once, again] = [offer("Servis AC panggilan"), offer("Servis AC panggilan AC servis AC AC")];
    const at = (candidate: Candidate) => score(understand("servis ac", known), candidate, NOW)?.score ?? 0;
    expect(at(again)).toBe(at(once));
    const described = offer("Servis AC panggilan", { description: "AC ".repeat(200) });
    expect(at(described)).toBe(at(once));
  });

  it("is not penalised for several real services", () => {
    const several = offer("Servis AC, kulkas, dan mesin cuci");
    expect(score(understand("servis ac", known), several, NOW)?.text).toBeGreaterThan(0.9);
  });
});

it("the order is here, sellers who come here, online, elsewhere", () => {
  const offers = {
    elsewhere: offer("Servis AC", { place: "51.71" }),
    online: offer("Servis AC", { place: null, online: true }),
    serves: offer("Servis AC", { place: "31.74", serves: ["32.76"] }),
    here: offer("Servis AC"),
  };
  expect(found("servis ac depok", offers)).toEqual(["here", "serves", "online", "elsewhere"]);
});

it("offers above the price limit come last", () => {
  const offers = {
    dear: offer("Servis AC", { price: 300_000 }),
    fit: offer("Servis AC", { price: 200_000 }),
  };
  expect(found("servis ac di bawah 200rb", offers)).toEqual(["fit", "dear"]);
  expect(found("servis ac murah", offers)).toEqual(["fit", "dear"]);
});

it("a place or person cannot replace a thing mentioned in passing", () => {
  const offers = {
    haircut: offer("Potong rambut sekeluarga di rumah", { description: "Rambut saya sapu sendiri." }),
    cleaner: offer("Bersih rumah menyeluruh"),
  };
  expect(found("tukang bersih2 rumah", offers)).toEqual(["cleaner"]);
});

it("a similar activity does not lift a thing mentioned in passing", () => {
  const offers = {
    recording: offer("Bersihkan rekaman rapat", { description: "Suara tertutup pendingin ruangan?" }),
    cleaner: offer("Bersih rumah", { description: "Saringan AC ikut dicuci." }),
    ac: offer("Servis AC panggilan"),
  };
  expect(found("cuci ac", offers)).toEqual(["ac", "cleaner"]);
});

it("a roof does not come before a pipe because of a word of the problem", () => {
  const offers = {
    roof: offer("Tukang atap: genting pecah, talang tersumbat"),
    pipe: offer("Tukang pipa: saluran tersumbat"),
  };
  expect(found("plumber", offers)).toEqual(["pipe"]);
});

it("sellers who can start in time come first among equals, and nobody is left out", () => {
  const offers = {
    unsaid: offer("Servis AC"),
    week: offer("Servis AC", { startsInDays: 7 }),
    tomorrow: offer("Servis AC", { startsInDays: 1 }),
    today: offer("Servis AC", { startsInDays: 0 }),
  };
  expect(found("servis ac malam ini", offers)).toEqual(["today", "unsaid", "week", "tomorrow"]);
  expect(found("servis ac besok", offers)).toEqual(["tomorrow", "today", "unsaid", "week"]);
});

it("many good ratings come before a single best one", () => {
  const offers = {
    one: offer("Servis AC", { ratingSum: 5, ratingCount: 1 }),
    many: offer("Servis AC", { ratingSum: 192, ratingCount: 40 }),
  };
  expect(found("servis ac", offers)).toEqual(["many", "one"]);
});

it.each([
  ["pipa", "Tukang ledeng", null, "here", "Cocok lewat kata “ledeng”"],
  ["ledeng", "Tukang ledeng", null, "here", null],
  ["servis ac depok", "Servis AC", "31.74", "near", null],
  ["plumber depok", "Tukang ledeng", "31.74", "near", "Cocok lewat kata “ledeng”"],
  ["plumber depok", "Tukang ledeng", "31.74", "serves", "Datang dari Jakarta Selatan. Cocok lewat kata “ledeng”"],
  ["plumber depok", "Tukang ledeng", null, "serves", "Cocok lewat kata “ledeng”"],
] as const)("the reason why %s finds “%s” of %s (%s) is shown", (q, title, place, group, sentence) => {
  expect(whyText(matchReason(understand(q, known), offer(title, { place }), group))).toBe(sentence);
});

it.each([
  ["servis ac depok", "31.74", "near", 14],
  ["servis ac depok", "32.73", "serves", 107],
  ["servis ac depok", "32.76", "here", null],
  ["servis ac jawa barat", "32.73", "here", null],
  ["servis ac depok", "31.74", "online", null],
  ["servis ac depok", null, "serves", null],
  ["servis ac", "31.74", "here", null],
] as const)("%s finds an offer of %s (%s) at a distance of %s km", (q, place, group, km) => {
  expect(matchReason(understand(q, known), offer("Servis AC", { place }), group).km).toBe(km);
});

describe("a further page", () => {
  const understanding = understand("les gitar", known);
  const hit = (title: string, batch: number, seq = batch) => ({
    batch,
    sortKey: String(batch),
    seq,
    group: "all" as const,
    candidate: offer(title),
    row: title,
  });
  const hits = [hit("Les gitar", 0), hit("Les matematika", 1)];
  const read = { understanding, now: NOW, more: true, from: null, batches: 3, walksPerTier: 1 };
  const pages = (loose: number) => [
    rankedPage(hits, { batch: 1, sortKey: "1" }, { ...read, loose }),
    plainPage(hits, { ...read, loose }),
  ];

  it("follows unread hits that have all words", () => {
    for (const { after } of pages(2)) expect(after).not.toBeNull();
  });

  it("does not follow unread hits that have any word, unless results are left", () => {
    for (const { shown, after } of pages(1)) {
      expect(shown.map(({ row }) => row)).toEqual(["Les gitar"]);
      expect(after).toBeNull();
    }
    const two = [hit("Les gitar", 1), hit("Kursus gitar", 1, 2)];
    expect(rankedPage(two, { batch: 1, sortKey: "1" }, { ...read, loose: 1 }, 1).after).not.toBeNull();
  });
});
