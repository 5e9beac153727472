import { describe, expect, it } from "vitest";
import { indexTerms } from "~/search/index-terms";
import { type Candidate, nearInOrder, score, sortByRank, unmatchedParts } from "~/search/rank";

import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";

const NOW = Date.UTC(2026, 10, 23);
const known = createVocabulary(new Map());

function candidate(title: string, { description = "", packages = [] as string[] } = {}): Candidate {
  return {
    ...indexTerms({
      title,
      description,
      category: "Lainnya",
      listed: packages,
      texts: [],
      sellerName: "",
      location: "",
    }),
    place: "32.76",
    serves: [],
    online: false,
    price: 100_000,
    ratingSum: 0,
    ratingCount: 0,
    ordersCompleted: 0,
    createdAt: NOW,
  };
}

/** Returns the results of a search, the near results, and the words that explain the near results. */
function search(q: string, titles: readonly (string | Candidate)[]) {
  const understanding = understand(q, known);
  const all = titles.map((one, at) =>
    typeof one === "string" ? { title: one, listing: candidate(one) } : { title: `#${at}`, listing: one },
  );
  const found = all.flatMap(({ title, listing }) => {
    const ranked = score(understanding, listing, NOW);
    return ranked ? [{ title, ranked, listing }] : [];
  });
  const near = nearInOrder(found);
  return {
    shown: sortByRank(found).map(({ title }) => title),
    near: near.map(({ title }) => title),
    unmet: unmatchedParts(
      understanding.parts,
      near.map(({ listing }) => listing),
    ).map(({ typed }) => typed),
  };
}

describe("a search for a missing variant shows no result, but near ones with a note", () => {
  it.each([
    ["les bahasa jepang", "Les bahasa Mandarin untuk pemula", "bahasa jepang"],
    ["bahasa jepang", "Les bahasa Mandarin", "bahasa jepang"],
    ["guru bahasa arab", "Guru bahasa Inggris", "bahasa arab"],
    ["kursus korea", "Kursus bahasa Mandarin", "korea"],
    ["penerjemah jepang", "Penerjemah bahasa Inggris", "jepang"],
    ["terjemah arab", "Terjemah dokumen Inggris", "arab"],
    ["les drum", "Les gitar akustik", "drum"],
    ["les biola", "Les piano di rumah", "biola"],
    ["kursus saxophone", "Kursus gitar", "saxophone"],
    ["les biologi", "Les kimia dan fisika", "biologi"],
    ["les sejarah", "Les kimia dan fisika SMA", "sejarah"],
    ["pempek", "Rendang dan masakan rumah", "pempek"],
    ["kue donat", "Kue ulang tahun", "donat"],
    ["donat", "Kue ulang tahun", "donat"],
    ["grooming kucing", "Grooming anjing", "kucing"],
    ["smoothing rambut", "Potong rambut di rumah", "smoothing"],
    ["les badminton", "Les renang anak", "badminton"],
    ["mc bahasa inggris", "MC pernikahan", "bahasa inggris"],
  ])("%s: near is %s, for want of “%s”", (q, near, unmet) => {
    expect(search(q, [near, "Servis AC"])).toEqual({ shown: [], near: [near], unmet: [unmet] });
  });

  it.each([
    ["les bahasa jepang", "Les bahasa Jepang dan Korea"],
    ["bahasa jepang", "Belajar bahasa Jepang"],
    ["kursus biola", "Les biola untuk anak"],
    ["les kimia", "Les kimia dan fisika"],
    ["les ipa", "Les kimia dan fisika"],
    ["gudeg", "Gudeg besek untuk selamatan"],
    ["masakan padang", "Rendang kemas, kirim ke mana saja"],
    ["grooming kucing", "Grooming kucing dan anjing"],
  ])("%s shows %s, and no near result", (q, right) => {
    expect(search(q, [right, "Les bahasa Mandarin", "Les gitar", "Kue kering", "Servis AC"]).shown).toEqual([right]);
  });
});

it.each([
  ["bahasa jepang", "Rias pengantin Sunda: siger dan ronce melati"],
  ["bikin kolam renang", "Belajar membuat situs"],
])("for “%s” the title “%s” is not near", (q, other) => {
  expect(search(q, [other, "Servis AC"])).toMatchObject({ shown: [], near: [] });
});

describe("the purpose of a thing is not its variant", () => {
  it.each([
    ["spanduk warung bakso", "Desain spanduk"],
    ["izin edar keripik", "Urus izin usaha"],
    ["logo toko kue donat", "Desain logo"],
    ["foto produk sambal botol", "Foto produk"],
  ])("%s shows %s", (q, title) => expect(search(q, [title]).shown).toEqual([title]));
});

describe("a search for lessons does not find the work itself", () => {
  it.each([
    ["kursus jahit", "Jahit kebaya dan gamis", "Kursus jahit untuk pemula"],
    ["les makeup", "Rias pengantin, makeup artist", "Kelas makeup"],
    ["belajar desain grafis", "Desain grafis", "Belajar desain grafis"],
    ["kursus fotografi", "Fotografi produk", "Kursus fotografi"],
    ["pelatihan servis ac", "Servis AC", "Pelatihan servis AC"],
  ])("%s shows no “%s” beside “%s”", (q, done, taught) => {
    expect(search(q, [done, taught]).shown).toEqual([taught]);
  });
});

it("an unknown word is read as the subject if nothing else is", () => {
  expect(search("pasang blarpol", ["Pasang wifi", "Pasang CCTV"]).shown).toEqual([]);
  expect(search("pasang blarpol wifi", ["Pasang wifi", "Pasang CCTV"]).shown).toEqual(["Pasang wifi"]);
});

it("a kind of home is read as the subject if nothing else is", () => {
  expect(search("kost murah", ["Pindahan kos", "Bersih kos dan apartemen"]).shown).toEqual([]);
  expect(search("bersih kos", ["Bersih kos dan apartemen"]).shown).toHaveLength(1);
});

describe("a thing mentioned in passing", () => {
  const told = (title: string, description: string) => candidate(title, { description });

  it("is a result if the listing is of that trade", () => {
    expect(search("pompa", [told("Tukang keliling", "Bisa juga memperbaiki pompa.")]).shown).toEqual(["#0"]);
    expect(search("kolam ikan", [told("Tukang taman", "Juga kolam ikan.")]).shown).toEqual(["#0"]);
  });

  it.each([
    ["bunga", "Kurir motor", "Kue dan bunga diantar pelan-pelan."],
    ["martabak", "Les matematika", "Pecahan dengan martabak."],
    ["kapal", "Pindahan antarpulau", "Kami ikut jadwal kapal."],
  ])("%s is not a result for “%s”", (q, title, text) => {
    expect(search(q, [told(title, text)]).shown).toEqual([]);
  });
});

describe("a problem", () => {
  it.each([
    ["hp nyemplung wc mati", "Ganti layar hp", "Tukang pipa"],
    ["wifi kamar atas lemot", "Pasang wifi", "Servis komputer"],
    ["tembok kamar jamuran", "Cat tembok", "Servis kamar mandi"],
    ["internet kantor putus putus", "Pasang wifi", "Bersih kantor"],
    ["makanan saya mau masuk supermarket belum ada izin", "Urus izin usaha", "Masakan rumah"],
  ])("%s is about “%s”", (q, first, other) => expect(search(q, [other, first]).shown[0]).toBe(first));
});

it.each([
  ["sewa kamera", "Pasang kamera pengawas"],
  ["sewa gitar", "Les gitar"],
])("a search to rent something does not find other work with it: %s", (q, title) =>
  expect(search(q, [title]).shown).toEqual([]),
);

describe("near results", () => {
  it.each([
    ["kipas angin", "Servis kulkas dan mesin cuci"],
    ["presentasi ppt", "Desain grafis"],
    ["kartu ucapan", "Undangan pernikahan"],
  ])("%s: %s is shown beside, not as a result", (q, near) => {
    expect(search(q, [near])).toMatchObject({ shown: [], near: [near] });
  });
});

describe("a package's name", () => {
  const driver = candidate("Mobil dan sopir harian di Bali", {
    description: "Rute disusun bersama.",
    packages: ["Antar bandara", "Sehari"],
  });
  it.each(["airport transfer", "jemput bandara", "antar bandara", "taksi bandara", "airport pickup"])(
    "is found by “%s”",
    (q) => expect(search(q, [driver, "Kurir motor"]).shown).toEqual(["#0"]),
  );

  it("counts more than a mention", () => {
    const told = candidate("Mobil dan sopir", { description: "Kami bukan antar bandara." });
    const text = (one: Candidate) => score(understand("antar bandara", known), one, NOW)?.text ?? 0;
    expect(text(driver)).toBeGreaterThan(text(told));
  });
});

it("the right thing, closed on Sunday, comes before a substitute that is open", () => {
  const understanding = understand("bersih2 rumah minggu", known);
  const [monday, sunday] = [1, 7].map((weekday) => [{ weekday, from: 480, to: 1020 }]);
  const cleaner = { ...candidate("Bersih rumah menyeluruh"), hours: monday };
  const maid = { ...candidate("Asisten rumah tangga"), hours: sunday };
  const ranked = [maid, cleaner].flatMap((listing) => {
    const one = score(understanding, listing, NOW);
    return one ? [{ title: listing === cleaner ? "cleaner" : "maid", ranked: one }] : [];
  });
  expect(sortByRank(ranked).map(({ title }) => title)).toEqual(["cleaner", "maid"]);
});

it("a cleaning of the house is not done by a barber who comes to the house", () => {
  const barber = candidate("Potong rambut sekeluarga di rumah", {
    description: "Rambut yang jatuh saya bersihkan sendiri.",
  });
  expect(score(understand("bersihin rumah", known), barber, NOW)).toBeNull();
});

describe("a lesson", () => {
  it("for a level of school comes before one for another level", () => {
    const titles = ["Les fisika SMA", "Les matematika SMP", "Les matematika SD"];
    expect(search("bimbel sd", titles).shown).toEqual([...titles].reverse());
  });

  it.each([
    ["les ukulele", "Latihan vokal dan ukulele"],
    ["belajar gitar", "Latihan gitar dan bas"],
  ])("“%s” is found in “%s”", (q, title) => expect(search(q, [title]).shown).toEqual([title]));

  it("is not given by musicians", () => {
    expect(search("les biola", ["Duo gitar dan biola untuk akad"]).shown).toEqual([]);
  });
});

describe("words that do not decide", () => {
  it.each([
    ["undangan nikah jawa cetak", "Undangan pernikahan cetak dan digital"],
    ["sinyal wifi di kamar belakang", "Pasang wifi merata"],
    ["rias wisuda jam 4 subuh", "Rias wisuda dan lamaran"],
    ["promosi lewat video pendek", "Video produk 30 detik"],
    ["jual rendang kemasan vakum", "Rendang delapan jam, kemas hampa udara"],
  ])("“%s” finds “%s”", (q, title) => expect(search(q, [title]).shown).toEqual([title]));
});

describe("a word after goods", () => {
  it.each([
    ["kue rangin", "Kue ulang tahun bertingkat"],
    ["rompi anti peluru", "Rompi dan seragam kantor"],
  ])("“%s” does not return “%s”", (q, title) => expect(search(q, [title]).shown).toEqual([]));
});

it("a home to live in is not found where a room is painted", () => {
  expect(search("kontrakan 2 kamar", ["Cat ulang kamar kos"]).shown).toEqual([]);
});

describe("the thing that work is done to", () => {
  it.each([
    ["cukur keledai", "Potong rambut anak"],
    ["cukur kuda", "Potong rambut anak"],
    ["bikin tas rotan", "Tas dari tenun ikat"],
    ["bikin pintu baja", "Tukang kayu: pintu dan lemari"],
    ["ganti aki traktor", "Servis motor: ganti oli, aki soak"],
    ["servis gitar", "Les gitar akustik"],
    ["cuci truk", "Pindahan dengan truk boks"],
    ["pasang gps", "Pasang wifi"],
    ["bikin guling", "Belajar membuat situs"],
  ])("a search for “%s” does not return “%s”", (q, title) => expect(search(q, [title]).shown).toEqual([]));

  it.each([
    ["cukur anak", "Potong rambut anak"],
    ["bikin tas tenun", "Tas dari tenun ikat"],
    ["lemari kayu", "Tukang kayu: pintu dan lemari"],
    ["spanduk lele", "Desain spanduk"],
    ["sewa band", "Band akustik untuk pesta"],
    ["sewa truk", "Pindahan dengan truk boks"],
    ["jual kaos", "Kaos komunitas dan sablonnya"],
  ])("for “%s” “%s” is a result", (q, title) => expect(search(q, [title]).shown).toEqual([title]));
});

it.each([
  ["acara natal", "Katering untuk syawalan"],
  ["acara nyepi", "Katering untuk syawalan"],
  ["acara maulid nabi", "Katering untuk pengajian"],
  ["acara tedak siten", "Katering untuk selamatan"],
])("the occasion “%s” alone is not answered by “%s”", (q, title) => expect(search(q, [title]).shown).toEqual([]));

it("a sale of a thing is not its service", () => {
  expect(search("jual cat tembok", ["Cat ulang kamar"]).shown).toEqual([]);
  expect(search("jual pompa air", ["Servis pompa air"]).shown).toEqual([]);
});
