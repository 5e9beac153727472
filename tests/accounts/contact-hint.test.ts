import { describe, expect, it } from "vitest";
import { contactKinds } from "~/accounts/contact-details";

const kinds = (text: string) => contactKinds(text, "localhost:8787");

describe("contact data is found", () => {
  it.each([
    "0812 3456 7890",
    "081234567890",
    "0812-3456-7890",
    "WA saya +62 812-3456-7890 ya",
    "62 812 3456 789",
    "+62(812)34567890",
    "0.8.1.2.3.4.5.6.7.8.9.0",
    "0 8 1 2 3 4 5 6 7 8 9 0",
    "O812 3456 7890",
    "hubungi 0857.1234.5678.",
    "(022) 7654321",
    "021-5550123",
    "+65 9123 4567",
    "nol delapan satu dua tiga empat lima enam tujuh delapan",
    "０８１２３４５６７８９０",
    "0812–3456–7890",
    "0812\u20113456\u20117890",
    "08\u200b12 34\u200b56 7890",
  ])("a phone number: %s", (text) => expect(kinds(text)).toEqual(["phone"]));

  it.each([
    "BCA 1234567890",
    "rek mandiri 123 00 0456789 0",
    "Rekening BRI: 0021-01-012345-50-7 a.n. Sari",
    "nomornya 1234567890",
    "transfer ke 4321 5678 90 ya",
  ])("a bank account: %s", (text) => expect(kinds(text)).toEqual(["account"]));

  it.each([
    "https://example.com/katalog",
    "lihat www.tokosari.co.id ya",
    "wa.me/6281234567890",
    "https://wa.me/6281234567890",
    "t.me/sari",
    "bit.ly/abc",
    "tokopedia.com/sari",
    "https://jasawarga.id.contoh.com",
    "s.id/katalog",
    "m.me/sari",
    "goo.gl/maps/abc",
    "lihat katalog.tokosari.com",
    "tokosari.co.id/S.Pd",
    "https://jasawarga.id@contoh.com/",
  ])("an outside link: %s", (text) => expect(kinds(text)).toEqual(["link"]));

  it.each(["sari@contoh.com", "kirim ke sari.w+order@mail.contoh.co.id."])("an e-mail: %s", (text) =>
    expect(kinds(text)).toEqual(["email"]),
  );

  it("several at once, each named once", () => {
    expect(kinds("0812 3456 7890 atau sari@contoh.com, BCA 1234567890, https://contoh.com")).toEqual([
      "phone",
      "account",
      "link",
      "email",
    ]);
  });
});

describe("no contact data is found", () => {
  it.each([
    "",
    "Selamat sore Pak Budi, ini hasil akhirnya.",
    "Harganya Rp 350.000, untuk tiga Rp 1.500.000.000",
    "Rp1500000000 ya",
    "total 1500000000 rupiah",
    "anggaran 15.000.000 sampai 25.000.000, transfer lewat JasaWarga",
    "tanggal 17-08-2026 atau 17/08/2026 pukul 08.00-17.00",
    "2026-08-12 10:30:15",
    "buka 08.00 - 17.00, 08.30 - 12.00",
    "ukuran 1080 x 1350 px, 300 dpi",
    "https://jasawarga.id/gig/3f0c5a52-0000-4000-8000-000000000001",
    "http://localhost:8787/gig/3f0c5a52-0000-4000-8000-000000000001",
    "jasawarga.id/safety",
    "bantuan@jasawarga.id",
    "file logo.ai, logo.png dan logo.svg. Besok saya kirim",
    "selesai.Besok saya cek",
    "Guru privat, S.Pd/M.Pd",
    "S.Kom./M.T., S.Si/M.Si, S.E/M.M",
    "Dr.Ir. Hendra, S.T./M.T.",
    "lulusan B.Com/M.Com",
    "S.I.Kom/S.Sos",
    "S.Farm.Apt/M.Farm",
    "service A/C dan kulkas",
    "60 km/jam, Rp/jam, Rp50.000/jam",
    "e.g. logo, i.e. gambar",
    "logo, kartu nama, dll.",
    "dsb.id lain",
    "perbandingan 1.5/2 atau 16/9",
    "versi v2.0 dan v2.0.1/beta",
    "a.n. Sari/Budi, d.a. Jl. Melati",
    "No.ID 12345, No.Id: 77",
    "24/7, 7x24 jam, 2x/minggu",
    "ukuran 3x4/4x6, 10.5x15",
    "kaos polos @50.000/pcs, 3pcs@10.000",
    "pukul 08.00/09.00 WIB",
    "makan.minum/snack",
    "hitam/putih, dan/atau",
    "UU No.27/2022, PP 80/2019",
    "PT.Maju Jaya, CV.Sinar",
    "pesanan 3f0c5a52... sudah jalan",
    "satu dua tiga, dicoba",
    "RT 03/RW 08 nomor 12",
    "40115",
  ])("%s", (text) => expect(kinds(text)).toEqual([]));
});

it("any long text is checked quickly", () => {
  for (const text of [
    "0 ".repeat(2_500),
    "1-".repeat(2_500),
    "a.".repeat(2_500),
    "satu ".repeat(1_000),
    "a@".repeat(2_500),
  ])
    expect(kinds(text)).toBeInstanceOf(Array);
});
