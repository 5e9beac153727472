import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replaceJavanese } from "~/search/filters-asked";
import { MAX_PHRASE_WORDS } from "~/search/long-message";
import type { Understanding } from "~/search/search";
import { searchChips, shownText } from "~/search/shown-search";
import { understand } from "~/search/understand";

import { plain, restoreRepetition, wordsOf } from "~/search/words/query-words";
import { createVocabulary } from "~/search/words/vocabulary";
import { size } from "../support/size";

const known = createVocabulary(
  new Map([
    ["teras", 7],
    ["meylani", 2],
    ["keripik", 3],
    ["gosokan", 1],
  ]),
);
const read = (q: string) => understand(q, known);

const concepts = ({ parts }: Understanding) =>
  parts.flatMap(({ alternatives }) =>
    alternatives
      .filter(({ because, weight }) => because === "concept" && weight > 0.8)
      .flatMap(({ all }) => all)
      .map((term) => term.replace(/^x[kc]/, "")),
  );

describe("typed text", () => {
  it.each([
    ["tukang ledeng", "ledeng"],
    ["plumber", "ledeng"],
    ["keran bocor", "ledeng"],
    ["bimbel mtk", "matematika"],
    ["logo design", "logo"],
    ["wedding", "nikah"],
    ["ngecat kamar", "cat"],
    ["pengecatan", "cat"],
    ["nganterin dokumen", "kurir"],
    ["terjemahin", "terjemahan"],
    ["ngurus izin usaha", "izinusaha"],
    ["ac ga dingin", "ac"],
    ["kipas angin", "kipas"],
    ["laptop lemot", "laptop"],
    ["listrik jeglek", "listrik"],
    ["foto2 keluarga", "fotokeluarga"],
    ["bersih-bersih rumah", "bersihrumah"],
    ["guru mandarin", "mandarin"],
    ["cari nasi padang", "masakanpadang"],
    ["oleh-oleh lebaran", "souvenir"],
    ["jalan2 sekeluarga", "liburan"],
    ["sunatan anak", "khitan"],
    ["bhs inggris buat interview", "percakapan"],
    ["les ingg", "lesinggris"],
    ["cukur bocil", "anak"],
    ["kulkase mati", "kulkas"],
    ["laptopnye lemot", "laptop"],
    ["iso 9001", "sertifikasi"],
    ["busi mati", "servismotor"],
    ["magicom rusak", "alatdapurlistrik"],
    ["ig dihack", "keamananakun"],
    ["tv ga ada gambar", "televisi"],
    ["sarang lebah", "hama"],
    ["kado natal", "natal"],
  ])("%s is about %s", (q, concept) => expect(concepts(read(q))).toContain(concept));

  it.each([
    ["catat", "cat"],
    ["acara", "ac"],
    ["sampai", "sampah"],
    ["baik hati", "servis"],
    ["termasuk", "pembukuan"],
    ["lukisan cat air", "cat"],
    ["ditulis oleh ahli", "hampers"],
    ["mogok di jalan", "liburan"],
    ["duplikat kunci motor", "servismotor"],
    ["sing iso nggawe logo", "sertifikasi"],
    ["wis rusak", "wisuda"],
  ])("%s is not about %s", (q, concept) => expect(concepts(read(q))).not.toContain(concept));

  it.each([
    ["motoin produk", "fotoproduk"],
    ["resik omah", "bersihrumah"],
    ["ngecet omah", "cat"],
    ["benerno laptop", "laptop"],
    ["jahit seragam", "konveksi"],
    ["pagar ayu", "pengiring"],
  ])("%s in spoken language is about %s", (q, concept) => expect(concepts(read(q))).toContain(concept));

  it.each([
    ["cukur ramput", "cukur rambut"],
    ["babat rumpud", "babat rumput"],
  ])("%s is read as %s", (q, meant) => expect(shownText(read(q))).toBe(meant));

  it("reads “les” as the subject, and its audience as none", () => {
    const roles = (q: string) => Object.fromEntries(read(q).parts.map(({ typed, role }) => [typed, role]));
    expect(roles("les anak")).toEqual({ les: "topic", anak: "setting" });
    expect(roles("wisuda anak")).toEqual({ wisuda: "setting", anak: "manner" });
  });

  it.each(["orderan jahit kebaya", "cari kerjaan ngetik"])("%s is a search for work", (q) =>
    expect(read(q).kind).toBe("wanted"),
  );

  it.each(["rekap orderan", "orderan sepi"])("%s is not a search for work", (q) => expect(read(q).kind).toBeNull());

  it("shows repeated words as people write them", () => {
    expect(shownText(read("oleh oleh kantor"))).toBe("oleh-oleh kantor");
    expect(shownText(read("ngaji di rumah"))).toBe("ngaji; panggilan");
    expect(shownText(read("temani di rumah sakit"))).toContain("sakit");
  });

  it.each([
    ["iklan olshop gue", "iklan", "olshop"],
    ["spanduk buat laundry saya", "spanduk", "laundry"],
    ["video untuk shopee", "video", "shopee"],
    ["cctv dilihat dari hp", "cctv", "hp"],
  ])("%s is about %s, for %s", (q, thing, whose) => {
    const roles = new Map(read(q).parts.map(({ typed, role }) => [typed, role]));
    expect([roles.get(thing), roles.get(whose)]).toEqual(["topic", "setting"]);
  });

  it("reads “jual” as manner if things are made to be sold", () => {
    const roleOf = (q: string) => read(q).parts.find(({ typed }) => typed === "jual")?.role;
    expect(roleOf("ada yang jual kue ultah ga")).toBe("manner");
    expect(roleOf("jual motor bekas")).toBe("must");
  });

  it("uses no word of the same root for buying and selling", () => {
    const [beli] = read("beli pulsa").parts;
    expect(beli?.alternatives.map(({ all }) => all)).toEqual([["xkjualbeli"]]);
  });

  it.each(["toko online saya", "laundry saya", "servis laptop dan printer saya"])("%s is about all its words", (q) =>
    expect(read(q).parts.some(({ role }) => role === "setting")).toBe(false),
  );

  it("keeps a negation together, even if it is repeated", () => {
    const typed = (q: string) => read(q).parts.map((part) => part.typed);
    expect(typed("ac dingin ga dingin")).toEqual(["ac tidak dingin"]);
    expect(typed("tukang ac dingin nggak dingin depok")).toEqual(["tukang", "ac tidak dingin"]);
  });

  it.each([
    ["bersih", "bersih2 rumah", "bersih-bersih"],
    ["tukang bersih", "tukang bersih bersih", "tukang bersih-bersih"],
    ["bersih", "bersih rumah", "bersih"],
  ])("%s of %s is shown as %s", (words, q, shown) => expect(restoreRepetition(words, q)).toBe(shown));

  it("shows a thing by its own name alone", () => {
    const listed = createVocabulary(new Map(["ledeng", "pipa", "kompor", "listrik"].map((word) => [word, 3])));
    const same = (q: string) => understand(q, listed).parts.map((part) => part.same);
    expect(same("plumber")).toEqual([["ledeng"]]);
    expect(same("oven")).toEqual([[]]);
  });

  it("reads a visit as manner, and a house as setting", () => {
    const rolesOf = (q: string) => read(q).parts.map(({ typed, role }) => [typed, role]);
    expect(rolesOf("las ke rumah")).toEqual([
      ["las", "topic"],
      ["panggilan", "manner"],
    ]);
    expect(rolesOf("rumah")).toEqual([["rumah", "setting"]]);
  });

  it("drops greetings and requests", () => {
    const { parts } = read("kak, mau cari jasa servis ac dong yang bagus ya");
    expect(parts.map(({ typed }) => typed)).toEqual(["servis", "ac"]);
  });

  it("searches for a filler word if nothing else is asked", () => {
    expect(read("jasa").parts.map(({ typed }) => typed)).toEqual(["jasa"]);
  });
});

describe("place, manner and price", () => {
  it.each([
    ["servis ac jaksel", "31.74"],
    ["les gitar di malang", "35.73"],
    ["kurir bdg", "32.73"],
    ["makeup artist medan", "12.71"],
    ["tukang cat cimanggis", "32.76"],
    ["katring jakarta", "31"],
  ])("%s is searched in %s", (q, code) => expect(read(q).place?.places[0]?.code).toBe(code));

  it.each(["penyanyi solo pria", "toko batu", "masakan padang"])("%s contains no place", (q) =>
    expect(read(q).place).toBeNull(),
  );

  it.each([
    ["desain logo di bawah 200rb", null, 200_000],
    ["foto 100-300 ribu", 100_000, 300_000],
    ["foto 100rb sampai 300rb", 100_000, 300_000],
    ["katering budget 1jt", null, 1_000_000],
    ["website max 500k", null, 500_000],
    ["undangan nikah 300rb", null, 300_000],
    ["undangan sejutaan", null, 1_250_000],
    ["renovasi di atas 5 juta", 5_000_000, null],
    ["servis 1,5 juta", null, 1_500_000],
    ["les dua ratus ribu", null, 200_000],
    ["les setengah juta", null, 500_000],
    ["jahit Rp 75.000", null, 75_000],
    ["jahit 75000 ke bawah", null, 75_000],
  ])("%s costs from %s to %s", (q, min, max) => expect(read(q).price).toEqual({ min, max }));

  it.each(["cuci ac 1pk", "video 4k", "artikel 800 kata", "les kelas 12", "foto 10r", "2 unit ac"])(
    "%s contains no price",
    (q) => expect(read(q).price).toBeNull(),
  );

  it("reads cheap, online and near as wishes", () => {
    expect(read("website murah")).toMatchObject({ wishCheap: true, price: null });
    expect(read("les inggris online")).toMatchObject({ anywhere: true });
    expect(read("toko online")).toMatchObject({ anywhere: false });
    expect(read("tukang ac dekat saya")).toMatchObject({ near: true, place: null });
  });

  it.each([
    ["pijat malem ini", 0],
    ["pijat hari ini", 0],
    ["pijat skrg", 0],
    ["pijat besok pagi", 1],
    ["pijat minggu depan", 7],
    ["pijat", null],
  ])("%s should start within days: %s, and only the work is searched", (q, soon) => {
    const understanding = read(q);
    expect(understanding.soon).toBe(soon);
    expect(understanding.parts.map(({ typed }) => typed)).toEqual(["pijat"]);
  });

  it.each(["dkt sini", "dket saya", "deket aku", "dkt rumah", "skitar sini", "sekitaran sini"])(
    "%s is near, and none of its words is searched",
    (q) => {
      const { near, parts } = read(`tukang ac ${q}`);
      expect(near).toBe(true);
      expect(parts.map(({ typed }) => typed)).toEqual(["tukang", "ac"]);
    },
  );

  it("reads no other name as a time", () => {
    for (const q of ["cuci ac kilat", "cuci ac bulanan"])
      expect(read(q).parts.find(({ role }) => role === "manner")).toMatchObject({ same: [] });
  });

  it("searches for the thing instead of any worker, if both are named", () => {
    const telling = (q: string) => read(q).parts.map(({ typed, role }) => [typed, role]);
    expect(telling("tukang ledeng")).toEqual([
      ["tukang", "manner"],
      ["ledeng", "topic"],
    ]);
    expect(telling("tukang")).toEqual([["tukang", "doing"]]);
  });

  it.each(["lowongan penulis", "loker guru", "job fotografer", "kerjaan tukang cat"])(
    "%s is a person looking for work",
    (q) => expect(read(q).kind).toBe("wanted"),
  );

  it.each([
    "dicari tukang cat",
    "dibutuhkan tukang cat",
    "diperlukan segera tukang cat",
    "butuh tukang cat",
    "DICARI: tukang cat",
    "lagi dicari tukang cat nih",
    "kami membutuhkan tukang cat",
  ])("%s is a person looking for an offer", (q) => {
    const { kind, parts } = read(q);
    expect(kind).toBeNull();
    expect(parts.map(({ typed }) => typed)).toEqual(["tukang", "cat"]);
  });
});

describe("the speaker's side", () => {
  it.each(["ada yang lagi butuh tukang cat ga", "siapa yg cari tukang cat ya?", "halo ada yang nyari tukang cat"])(
    "%s finds wanted listings",
    (q) => {
      const { kind, parts } = read(q);
      expect(kind).toBe("wanted");
      expect(parts.map(({ typed }) => typed)).toContain("cat");
    },
  );

  it.each(["lagi butuh tukang cat", "ada yang bisa cat rumah", "saya cari tukang cat"])("%s finds offers", (q) =>
    expect(read(q).kind).toBeNull(),
  );
});

/** Words that change meaning beside each other, more often combined here than by chance. */
const WORDS =
  "ac cuci di bandung barat solo murah 200rb 100 - 300 ribu online toko jasa tidak dingin hari ini besok pagi foto-foto b.ing kota sevis lowongan , sampai juta se dekat saya padang nasi rp 75.000 max keran bocor yg dan ke rumah untuk olshop gue logo iklan ada yang cari acara lamaran".split(
    " ",
  );
const text = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((words) => words.join(" ")),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const all = { numRuns: size(2_000, 200) };

/** Only the main words of a longer sentence are searched, so it becomes a short search with other weights. */
const phrase = text.filter((q) => new Set(wordsOf(replaceJavanese(plain(q)))).size <= MAX_PHRASE_WORDS - 1);

describe("any text", () => {
  it("becomes a search with any content", () => {
    fc.assert(
      fc.property(text, (q) => {
        const { parts } = read(q);
        expect(parts.length).toBeLessThanOrEqual(10);
        for (const { typed, alternatives } of parts) {
          expect(typed).not.toBe("");
          expect(alternatives.length).toBeGreaterThan(0);
        }
      }),
      all,
    );
  });

  it("counts pieces only if a number is beside them", () => {
    expect(read("100 jasa hari").parts.map(({ typed }) => typed)).toEqual(["hari"]);
  });

  it("means the same when the shown text is searched again", () => {
    fc.assert(
      fc.property(text, (q) => {
        const { correction: _, offered: __, ...once } = read(q);
        const {
          correction: ___,
          offered: ____,
          ...again
        } = understand(shownText(once as Understanding), known, {
          literal: true,
        });
        expect(withoutBecause(again)).toEqual(withoutBecause(once));
      }),
      {
        ...all,
        examples: [
          ["ke murah rumah"],
          ["tidak untuk bocor ac"],
          ["tidak untuk keran bocor"],
          ["tidak besok ac nasi bocor"],
          ["untuk keran 100 keran"],
          ["servis brio murah"],
          ["yamaha hilux"],
          ["bocor ac lowongan dekat bocor ac"],
        ],
      },
    );
  });

  it("loses exactly the removed chip", () => {
    fc.assert(
      fc.property(phrase, (q) => {
        const understanding = read(q);
        const chips = searchChips(understanding);
        for (const chip of chips) {
          const left = searchChips(understand(shownText(understanding, chip), known, { literal: true }));
          expect(left).not.toContainEqual(chip);
          if (chips.length > 1) expect(left).toEqual(chips.filter((one) => one !== chip));
        }
      }),
      {
        ...all,
        examples: [
          ["tidak solo bocor ac"],
          ["tidak rumah bocor ac"],
          ["tidak bocor ac"],
          ["cala"],
          ["tidak calya"],
          ["servis brio dan avanza murah"],
          ["antar bandara soetta"],
          ["bocor ac lowongan dekat bocor ac"],
        ],
      },
    );
  });
});

/** The result without the reasons, because a corrected word is no correction when it is searched again. */
function withoutBecause({ parts, ...others }: Omit<Understanding, "correction" | "offered">) {
  return { ...others, parts: parts.map(({ because: _, prefix: __, ...part }) => part) };
}
