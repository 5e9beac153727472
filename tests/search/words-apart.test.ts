import { describe, expect, it } from "vitest";
import { shownText } from "~/search/shown-search";
import { openCatalogue } from "../support/search/catalogue";
import { readAllJudged } from "../support/search/measure";
import { sample } from "../support/size";

const catalogue = openCatalogue(Date.now());
const offersFor = (q: string) => catalogue.find(q, "offer").map(({ title }) => title);
const understoodParts = (q: string) => catalogue.understood(q).parts.map(({ typed, role }) => `${typed}: ${role}`);

describe("a problem whose words are separated by others", () => {
  it.each([
    ["internet di kamar belakang sering putus", /^Pasang wifi/],
    ["wifi kalau malam suka lelet", /^Pasang wifi/],
    ["tembok ruang tamu dicoret pakai spidol", /^Cat ulang/],
    ["pintu lemari baju sudah susah dibuka", /^Tukang kayu/],
    ["kain batik pemberian ibu mau dibikin kemeja", /^(?:Beskap|Jahit|Jas)/],
    ["cucian dari mesin masih basah", /mesin cuci/],
    ["oli motornya sudah hitam", /^Servis motor/],
    ["pagar depan rumah sudah karatan", /^Las kanopi/],
    ["teras kami tiap siang kepanasan", /^Las kanopi/],
    ["stok di gudang masih dicatat di kertas", /^Otomatisasi/],
    ["bagikan ke orang orang brosur toko", /^Sebar brosur/],
    ["novel saya banyak salah ketik", /^Penyuntingan/],
    ["suara narasumber ketutup suara kereta", /^Bersihkan rekaman/],
    ["untung warung tiap bulan tidak jelas", /^Pembukuan/],
    ["chat pembeli malam hari tidak kebalas", /^Admin toko/],
    ["hp saya tadi kelindes mobil", /^Ganti layar/],
    ["keran di belakang rumah netes", /^(?:Pompa|Tukang pipa)/],
    ["celana anak saya kepanjangan", /^Permak/],
    ["plafon di kamar anak melendut", /^Tukang atap/],
    ["kamera nikon saya error", undefined],
    ["akun instagram jualan kena hack", undefined],
    ["mobil tua ac nya tidak dingin", undefined],
    ["ban belakang mobil gembos", undefined],
  ])("“%s”", (q, title) => {
    const [first] = offersFor(q);
    if (title === undefined) expect(first).toBeUndefined();
    else expect(first).toMatch(title);
  });

  it("is not combined next to an unrelated thing", () => {
    expect(understoodParts("ac olshop bocor")).toContain("ac: topic");
  });
});

describe("a wish for a skill", () => {
  it.each([
    ["pengen bisa jahit", undefined],
    ["mau bisa rias sendiri", undefined],
    ["biar jago masak", undefined],
    ["pengen bisa main biola", undefined],
    ["pengen bisa bahasa jepang", undefined],
    ["pengen bisa main gitar", /^Les gitar/],
    ["mau lancar bahasa mandarin", /^Les bahasa Mandarin/],
    ["ingin bisa bikin website sendiri", /^Belajar membuat situs/],
  ])("means lessons: %s", (q, title) => {
    const [first] = offersFor(q);
    if (title === undefined) expect(first).toBeUndefined();
    else expect(first).toMatch(title);
  });

  it.each(["mau bisa datang hari ini servis ac", "pengen bisa pantau rumah dari hp"])(
    "is not read if a service is asked for: %s",
    (q) => expect(understoodParts(q).join()).not.toMatch(/belajar/),
  );
});

describe("the subject of a story", () => {
  it.each([
    ["sidang skripsi selesai butuh mua", /^Rias/],
    ["jualan keripik perlu foto produk", /^Foto produk/],
    ["toko kue cari desainer logo", /^Desain logo/],
    ["laptop rusak butuh kurir ke servis", /^Kurir/],
  ])("is the thing, not the earlier words: %s", (q, title) => expect(offersFor(q)[0]).toMatch(title));
});

describe("a thing after another thing", () => {
  it.each(["mesin jahit singer", "kursus menjahit baju", "kursus rias pengantin"])(
    "does not find the second alone: %s",
    (q) => expect(offersFor(q)).toEqual([]),
  );

  it.each([
    ["wastafel dapur bocor", /^(?:Pompa|Tukang pipa)/],
    ["laundry sofa", /^Cuci sofa/],
    ["undangan nikah motif batik", /^Undangan/],
  ])("adds to the first: %s", (q, title) => expect(offersFor(q)[0]).toMatch(title));
});

describe("a search for something that nobody offers", () => {
  it.each([
    "belajar forex",
    "kelas merajut tas",
    "belajar saham",
    "kursus drone sinematik jepang",
    "jahit sepatu",
    "jahit boneka",
    "rias hewan",
    "jahit tenda",
    "kebaya bekas",
    "lemari es bekas",
    "seragam sekolah bekas",
    "songket dijual",
    "jual kain tenun",
    "organizer gathering kantor",
    "sewa ruko",
    "rumah kontrakan murah depok",
    "cuci otak",
    "sedot lemak",
    "ambil air zamzam",
    "ganti plat nomor",
    "pompa asi rusak",
    "servis pompa bensin",
    "keran dispenser galon patah",
    "pagar listrik",
    "printer 3d",
    "cctv mobil",
    "rekaman cctv hilang",
    "hp hilang lacak",
    "resep rendang",
    "kue bekas",
    "lukis wajah dari foto",
    "pelatihan public speaking",
    "guru agama kristen",
    "servis truk",
  ])("finds no offer: %s", (q) => expect(offersFor(q)).toEqual([]));

  it.each([
    ["plafon bekas rembesan", /^Tukang atap/],
    ["kasur bekas ompol", /^Cuci sofa/],
    ["jahit kebaya wisuda", /^Jahit kebaya/],
    ["les privat anak pemalu", /^Les|^Belajar/],
    ["kos berantakan depok", /^Bersih rumah/],
    ["sewa mobil keluarga bali", /^Mobil dan sopir/],
    ["jas dari tenun", /^Jas/],
  ])("still finds “%s”", (q, title) => expect(offersFor(q)[0]).toMatch(title));
});

describe("a short name with a suffix", () => {
  it.each([
    ["acnya netes", "ac"],
    ["hpnya mati", "hp"],
    ["tvnya gelap", "tv"],
    ["wcnya mampet", "wc"],
  ])("is read as that name: %s", (q, name) => {
    expect(catalogue.understood(q).parts[0]?.typed).toContain(name);
    expect(catalogue.understood(q).parts.every(({ role }) => role !== "unknown")).toBe(true);
  });
});

describe("a misspelt name that a neighbouring word explains", () => {
  it.each([
    ["tukang lesteng", "ledeng"],
    ["servis kulkoas", "kulkas"],
  ])("is corrected: %s", (q, name) => {
    expect(catalogue.understood(q).parts.map(({ typed }) => typed)).toContain(name);
  });

  it.each(["tukang gentong", "tukang becak", "tukang beling", "tukang bekisar"])(
    "stays if several names or none are close: %s",
    (q) => expect(catalogue.understood(q).correction).toBeNull(),
  );
});

describe("the parts of a search", () => {
  const queries = readAllJudged().flatMap(({ queries: own = [], tune = [], unseen = [] }) =>
    [...own, ...tune, ...unseen].map(({ q }) => q),
  );
  /** All sentences, but only some shorter searches, because reading all of them takes long. */
  const some = queries.filter((q, at) => q.split(" ").length > 9 || at % 12 === 0);
  const told = [
    "rumah ibu saya di depok atapnya bocor kalau hujan deras minta tolong tukang yang bisa datang hari sabtu pagi",
    "halo kak saya punya warung kopi kecil di bandung mau bikin logo baru karena yang lama sudah terlalu kuno",
    "anak saya kelas lima sd di bandung nilai matematikanya turun terus cari guru yang sabar dan bisa datang ke rumah",
    "kami pindah dari depok ke bekasi bulan depan barangnya kulkas lemari kasur dan dua meja butuh mobil bak",
  ];

  it("find what the search found, also of a long sentence", () => {
    expect(some.length).toBeGreaterThan(150);
    for (const q of [...sample(some, 50), ...told]) {
      const shown = shownText(catalogue.understood(q));
      expect(catalogue.shownFor({ q: shown }), `${q} => ${shown}`).toEqual(catalogue.shownFor({ q }));
    }
  });
});
