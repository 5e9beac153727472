import { describe, expect, it } from "vitest";
import { openCatalogue } from "../support/search/catalogue";

const catalogue = openCatalogue(Date.now());
const offersFor = (q: string) => catalogue.find(q, "offer").map(({ title }) => title);

describe("a problem without the name of the trade", () => {
  it.each([
    ["air wastafel ga turun turun", /^(?:Pompa|Tukang pipa)/],
    ["got depan rumah meluap", /^(?:Pompa|Tukang pipa)/],
    ["lantai dapur basah terus dari bawah wastafel", /^(?:Pompa|Tukang pipa)/],
    ["tagihan air naik kayaknya ada bocor", /^(?:Pompa|Tukang pipa)/],
    ["stop kontak keluar api", /listrik/],
    ["mcb turun terus tiap nyalain ac", /listrik/],
    ["kabel digigit tikus", /listrik/],
    ["ac cuma kipas doang", /AC/],
    ["es batu ga beku beku", /[Kk]ulkas/],
    ["mesin cuci airnya ga kebuang", /mesin cuci/],
    ["plafon ada bercak kuning kalo hujan", /^Tukang atap/],
    ["talang meluber", /^Tukang atap/],
    ["pintu kamar nyangkut", /^Tukang kayu/],
    ["laci dapur ga bisa dibuka", /^Tukang kayu/],
    ["teras kehujanan", /^Las kanopi/],
    ["tembok kamar ngelotok", /^(?:Cat|Renovasi)/],
    ["dinding kamar anak dicoret coret", /^Cat ulang/],
    ["mau nambah ruangan", /^Renovasi/],
    ["kompor berkerak", /^Bersih rumah/],
    ["sofa ketumpahan kopi", /^Cuci sofa/],
    ["kasur bikin gatel gatel", /^Cuci sofa/],
    ["halaman belakang jadi hutan", /^(?:Perawatan taman|Taman)/],
    ["charger hp ga masuk masuk", /^Ganti layar/],
    ["booting lama", /^Servis laptop/],
    ["hasil print belang belang", /^Printer/],
    ["internet di kamar belakang lelet", /^Pasang wifi/],
    ["pengen pantau rumah dari hp pas mudik", /^Pasang wifi/],
    ["rem motor bunyi cit cit", /^Servis motor/],
    ["motor tarikan berat", /^Servis motor/],
    ["anak masih ngeja", /^Les calistung/],
    ["meeting sama klien luar negeri", /^Latihan percakapan/],
    ["resleting jaket dol", /^Permak/],
    ["dokumen ketinggalan harus sampe kantor sekarang", /^Kurir/],
    ["mendarat di bali tengah malam", /^Mobil dan sopir/],
    ["orderan shopee ga kepegang", /^Admin/],
    ["ig toko sepi", /^(?:Kelola akun|Iklan)/],
    ["omzet turun", /^(?:Iklan|Sebar brosur|Kelola)/],
    ["rekap stok manual capek", /^Otomatisasi/],
    ["gaji karyawan sering salah hitung", /^Penggajian/],
    ["modal usaha ditolak bank", /^Rencana usaha/],
    ["mau masuk alfamart", /^Pendampingan/],
    ["kemasan keripik masih polos", /^Desain kemasan/],
  ])("“%s” finds the right trade", (q, title) => {
    expect(offersFor(q)[0]).toMatch(title);
  });
});

describe("a sentence of many words", () => {
  it.each([
    ["oli netes di lantai garasi dari mesin motor yang jarang dipakai", /^Servis motor/],
    ["pelanggan suka nanya alamat soalnya ga ada di peta google", /^Rapikan profil/],
    ["lemari es kosan ngebeku terus padahal bunga esnya sudah dibuang kemarin", /[Kk]ulkas/],
  ])("“%s” is searched by its main words", (q, title) => {
    expect(offersFor(q)[0]).toMatch(title);
  });
});

describe("a word of a trade for other work", () => {
  it.each([
    "rias jenazah",
    "mandiin jenazah",
    "foto rontgen",
    "foto copy",
    "video mapping",
    "layar tancap",
    "kirim uang",
    "pindah agama",
    "pindah kewarganegaraan",
    "bersih rumah angker",
    "cat kuku",
    "baterai mobil",
    "drone rusak",
    "drone pertanian semprot",
    "gitar rusak",
    "piano stem",
    "senar putus",
    "roti sobek",
    "kanopi kain",
    "lemari besi",
    "meja kantor",
    "logo mobil",
    "desain kamar",
    "hotel murah",
    "pinjaman cepat cair",
    "jual printer bekas",
    "laptop second",
    "ktp hilang",
    "sertifikat tanah",
  ])("“%s” finds nothing", (q) => {
    expect(offersFor(q)).toEqual([]);
  });
});
