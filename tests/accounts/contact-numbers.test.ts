import { describe, expect, it } from "vitest";
import { contactKinds, withoutContacts } from "~/accounts/contact-details";

const MARKS = { address: "[x]", number: "[n]" };
const hidden = (text: string) => withoutContacts(text, MARKS);
const kinds = (text: string) => contactKinds(text, "jasawarga.id");

const ORDINARY = [
  "jam 08.00-17.00",
  "jam 08:00 - 17:00, istirahat 12:00-13:00",
  "buka 08.00-12.00, 13.00-17.00, 19.00-21.00",
  "Senin 08.30-12.00; Selasa 08.30-15.00",
  "pukul 08.00/09.00/10.00 WIB",
  "Rp 1.250.000",
  "Rp1.250.000,00 per paket",
  "Rp 812.345.678.901 anggaran daerah",
  "IDR 81,234,567,890",
  "1.500.000.000 sampai 2.000.000.000",
  "15.000-25.000/50.000",
  "transfer 50.000/100.000/150.000 lewat JasaWarga",
  "bank buka 08.00-15.00, dana cair 10.00",
  "3/4 inch",
  "pipa 1/2, 3/4, 5/8 inch",
  "ukuran 850/1000/1500 ml",
  "ukuran 850 1000 1500",
  "seri 1080 x 1350 x 300",
  "40115",
  "Bandung 40115, Cimahi 40512, Garut 44151",
  "08/12/2026 10.30",
  "tanggal 08-12-2026 sampai 10-12-2026",
  "2026-08-12 10:30:15",
  "2026-08-12T10:30:15Z",
  "20261128",
  "08, 12, 16, 20, 24 Desember",
  "tahun 2024, 2025, 2026",
  "dana tahun 2024, 2025, 2026",
  "Surat No. 045/123/2026",
  "INV/20261128/0001",
  "pesanan #3F0C5A52",
  "pesanan 3f0c5a52-0000-4000-8000-081234567890",
  "UU 27/2022, PP 80/2019",
  "RT 03/RW 08 nomor 12",
  "satu dua tiga empat lima",
  "satu atau dua, tiga juga boleh",
  "one two three four",
  "delapan ratus ribu, dua hari",
  "36, 37, 38, 39, 40, 41, 42",
  "81 82 83 84 85 86",
  "10 20 30 40 50 60 70",
  "1+2+3+4+5+6+7+8",
  "10000+20000+30000",
  "A4, A5, B5 dan 5S, 2B, 10 l",
  "-6.914744, 107.609810",
  "Windows 10, versi 10.0.19045",
  "S.Pd., M.M., Dr. H. Budi Santoso, S.E.",
  "Ukuran 3x4 (10 lembar), 4x6 (5 lembar)",
  "daya 450/900/1300/2200 VA",
  "ukuran 0,75 mm/1,5 mm/2,5 mm",
  "5-7 hari, 2-3 kali, 24/7",
  "solid oil, sisi, bolos",
];

describe("ordinary numbers", () => {
  it.each(ORDINARY)("%s stays", (text) => {
    expect(hidden(text)).toBe(text);
    expect(kinds(text)).toEqual([]);
  });
});

const PHONES = [
  "WA081234567890",
  "wa081234567890",
  "WhatsApp6281234567890",
  "telp:081234567890",
  "hp081234567890ya",
  "x081234567890",
  "wa8123456789",
  "0812/3456/7890",
  "0812,3456,7890",
  "0812, 3456, 7890",
  "0812:3456:7890",
  "0812|3456|7890",
  "0812~3456~7890",
  "0812+3456+7890",
  "0812=3456=7890",
  "0812'3456'7890",
  "0812 - 3456 - 7890",
  "0812 – 3456 — 7890",
  "0812 / 3456 / 7890",
  "0812...3456...7890",
  "(0812) (3456) (7890)",
  "08.12-34.56-78.90",
  "08.12 3456 7890",
  "08 12 34 56 78 90",
  "0812\\3456\\7890",
  "0812 → 3456 → 7890",
  "0812😀3456😀7890",
  "0812 dan 3456 dan 7890",
  "0812 strip 3456 strip 7890",
  "006281234567890",
  "0062 812 3456 7890",
  "0062-812-3456-7890",
  "0065 9123 4567",
  "+62 812/3456/7890",
  "812.3456.7890",
  "812-3456-7890",
  "812 3456 7890",
  "812-345-6789",
  "857.1234.56789",
  "81234567890",
  "٠٨١٢٣٤٥٦٧٨٩٠",
  "۰۸۱۲۳۴۵۶۷۸۹۰",
  "०८१२३४५६७८९०",
  "০৮১২৩৪৫৬৭৮৯০",
  "๐๘๑๒๓๔๕๖๗๘๙๐",
  "⓪⑧①②③④⑤⑥⑦⑧⑨⓪",
  "0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣0️⃣",
  "o8l2 3456 7890",
  "O8I2-34S6-789O",
  "o8l234S6789o",
  "o8i2-e456-789o",
  "0812 34S6 7B90",
  "nol delapan satu dua tiga empat lima enam tujuh delapan sembilan nol",
  "nol/delapan/satu/dua/tiga/empat/lima/enam/tujuh/delapan",
  "noldelapansatuduatigaempatlimaenamtujuhdelapan",
  "Kosong Delapan Satu Dua 3456 7890",
  "nol8satu2tiga4lima6tujuh8",
  "zero eight one two three four five six seven eight",
  "zeroeightonetwothreefourfivesixseveneight",
  "zero/eight/one/two/3456/7890",
  "08 satu dua 34 lima enam 78 sembilan nol",
  "delapan satu dua tiga empat lima enam tujuh delapan sembilan",
  "021/555/0123",
  "telp0217654321",
];

describe("a phone number", () => {
  it.each(PHONES)("%s is marked and hidden", (number) => {
    expect(kinds(number)).toEqual(["phone"]);
    const left = hidden(`Halo ${number} sekarang`);
    expect(left).toContain("[n]");
    expect(left.replace("[n]", "")).not.toMatch(/\d|delapan|eight|٠/);
  });
});

describe("an account number", () => {
  it.each([
    "BCA 123.456.7890",
    "BCA 123-456-7890",
    "BCA: 123/456/7890",
    "BCA 123|456|7890",
    "BCA 123 - 456 - 7890",
    "BCA 123, 456, 7890",
    "BCA1234567890",
    "rek1234567890",
    "rek. BRI no. 0021.01.012345.50.7",
    "Mandiri 123~00~0456789~0",
    "BCA ١٢٣٤٥٦٧٨٩٠",
    "BCA l23 4567 89O",
    "BCA satu dua tiga empat lima enam tujuh delapan sembilan nol",
    "transfer ke 1234567890",
    "satudua tiga empat lima enam tujuh delapan sembilan nol",
    "dana=1234567890",
  ])("%s is marked and hidden", (number) => {
    expect(kinds(number)).toEqual(["account"]);
    const left = hidden(`Halo ${number} sekarang`);
    expect(left).toContain("[n]");
    expect(left).not.toMatch(/\d|empat|١/);
  });
});

describe("an address followed by a symbol", () => {
  it.each(["evil.com_", "evil.com-", "evil.com__", "evil.com_klik", "evil.com-klik", "evil.zip_", "evil.co.id-"])(
    "%s leaves nothing",
    (address) => expect(hidden(`Buka ${address} dulu`)).toBe("Buka [x] dulu"),
  );

  it.each(["evil.com_", "evil.com-", "evil.com_klik"])("%s is marked as a link", (address) =>
    expect(kinds(`Buka ${address} dulu`)).toEqual(["link"]),
  );
});

it("any text is checked quickly", () => {
  for (const text of [
    "0 8 ".repeat(2_000),
    "nol ".repeat(2_000),
    "noldelapan".repeat(1_000),
    "o8".repeat(5_000),
    "1.000.".repeat(1_500),
    "WA08".repeat(2_000),
    "BCA 1 ".repeat(1_500),
    " - ".repeat(3_000),
    `0812${" ".repeat(9_000)}3456`,
  ])
    expect(kinds(text)).toBeInstanceOf(Array);
});
