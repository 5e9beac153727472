import { describe, expect, it } from "vitest";
import { listingChangeForm, listingTexts, offerForm } from "~/listings/form.server";
import { parseForm } from "~/platform/forms/requests.server";
import { offerFields } from "../support/flows/selling";

async function read(changes: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(offerFields({ modes: "online", ...changes }))) form.append(name, value);
  return parseForm(form, offerForm);
}

async function faults(changes: Record<string, string>) {
  const parsed = await read(changes);
  return parsed.ok ? {} : parsed.result.error;
}

async function accepted(changes: Record<string, string>) {
  const parsed = await read(changes);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.result.error));
  return parsed.value;
}

describe("an offer's texts", () => {
  it.each([
    ["title", "", "Judul harus minimal 5 karakter"],
    ["title", "Jasa", "Judul harus minimal 5 karakter"],
    ["title", "a\u200b\u200b\u200b\u200b", "Judul harus minimal 5 karakter"],
    ["title", "😀".repeat(4), "Judul harus minimal 5 karakter"],
    ["title", "a".repeat(101), "Judul maksimal 100 karakter"],
    ["description", "", "Deskripsi harus minimal 20 karakter"],
    ["description", `kurang${" ".repeat(30)}panjang`, "Deskripsi harus minimal 20 karakter"],
    ["description", "a".repeat(10_001), "Deskripsi maksimal 10.000 karakter"],
    ["category", "", "Pilih kategori jasa"],
    ["category", "Perdukunan", "Pilih kategori jasa"],
    ["price", "", "Harga harus diisi"],
    ["price", "   ", "Harga harus diisi"],
    ["price", "gratis", "Tulis harga dalam rupiah dengan angka, misalnya 350.000"],
    ["price", "-5000", "Tulis harga dalam rupiah dengan angka, misalnya 350.000"],
    ["price", "350,5", "Tulis harga dalam rupiah dengan angka, misalnya 350.000"],
    ["price", "1,500", "Harga ini dapat dibaca dua cara. Tulis semua angkanya, misalnya 1.500.000"],
    ["price", "1.500 ribu", "Harga ini dapat dibaca dua cara. Tulis semua angkanya, misalnya 1.500.000"],
    ["price", "999", "Harga minimal Rp 1.000"],
    ["price", "500000001", "Harga maksimal Rp 500.000.000"],
    ["location", "", "Lokasi harus diisi"],
    ["location", " \u202e ", "Lokasi harus diisi"],
    ["location", "a".repeat(101), "Lokasi maksimal 100 karakter"],
    ["deliveryTime", "", "Waktu pengerjaan harus diisi"],
    ["deliveryTime", "a".repeat(101), "Waktu pengerjaan maksimal 100 karakter"],
    ["deliveryTime", "besok", "Tulis lamanya saja, misalnya 3-5 hari atau 2 minggu"],
    ["deliveryTime", "-3", "Tulis lamanya saja, misalnya 3-5 hari atau 2 minggu"],
  ])("are refused: %s %j", async (field, value, sentence) => {
    expect(await faults({ [field]: value })).toEqual({ [field]: [sentence] });
  });

  it("show all missing values at once", async () => {
    const empty = Object.fromEntries(Object.keys(offerFields()).map((name) => [name, ""]));
    expect(Object.keys((await faults(empty)) ?? {})).toEqual([
      "title",
      "description",
      "category",
      "price",
      "location",
      "deliveryTime",
    ]);
  });

  it.each(["350.000", "350000", "Rp 350.000", " 350.000 ", "Rp350.000,-", "350rb", "350 ribu", "0.35 jt", "350k"])(
    "accept %j as a price",
    async (price) => {
      expect((await accepted({ price })).price).toBe(350_000);
    },
  );

  it("are stored normalised, without hiding or reordering characters", async () => {
    const { title, description } = await accepted({
      title: "  Les\u0000 pia\u200bno  \u202eCafe\u0301 ",
      description: "Belajar dari nol.\r\n\r\n\r\n\r\nDi rumah\u0007 Anda.",
    });
    expect(title).toBe("Les piano Café");
    expect(description).toBe("Belajar dari nol.\n\nDi rumah Anda.");
  });

  it("get a new form id if the form has none", async () => {
    const { formId } = await accepted({ formId: "' or 1=1" });
    expect(formId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("an offer's packages", () => {
  it("omit a removed one, even if it is invalid", async () => {
    const changes = { "packages.basic.price": "salah", "packages.basic.remove": "on" };
    expect((await accepted({ ...changes, "packages.premium.price": "500.000" })).packages).toMatchObject([
      { name: "Paket Premium", price: 500_000 },
    ]);
  });

  it("are none if every row is empty or blank", async () => {
    expect((await accepted({})).packages).toEqual([]);
    expect((await accepted({ "packages.basic.name": " ", "packages.premium.checklist": "\n" })).packages).toEqual([]);
  });

  it("keep their order, their words and their limits", async () => {
    const { packages } = await accepted({
      "packages.premium.price": "Rp 500.000",
      "packages.premium.checklist": "- File sumber\n• Hak penuh\n\n3. Kartu nama\n",
      "packages.basic.name": "Hemat",
      "packages.basic.price": "250.000",
      "packages.basic.days": "5-7",
      "packages.basic.revisions": "2",
    });
    expect(packages).toEqual([
      { name: "Hemat", price: 250_000, minDays: 5, maxDays: 7, revisions: 2, checklist: [] },
      {
        name: "Paket Premium",
        price: 500_000,
        minDays: null,
        maxDays: null,
        revisions: null,
        checklist: ["File sumber", "Hak penuh", "Kartu nama"],
      },
    ]);
  });

  it.each([
    ["name", "Hemat", { price: ["Harga paket Hemat harus diisi"] }],
    ["checklist", "File", { price: ["Harga Paket Standar harus diisi"] }],
    ["price", "murah", { price: ["Tulis harga Paket Standar dalam rupiah dengan angka, misalnya 350.000"] }],
    ["price", "500", { price: ["Harga Paket Standar minimal Rp 1.000"] }],
  ])("need a price if %s is %j", async (field, value, expected) => {
    const found = await faults({ [`packages.standard.${field}`]: value });
    expect(found).toEqual({ "packages.standard.price": expected.price });
  });

  it.each([
    ["days", "besok", "Tulis lama pengerjaan dalam hari, misalnya 3-5"],
    ["days", "9-2", "Tulis lama pengerjaan dalam hari, misalnya 3-5"],
    ["days", "3 hari ".repeat(15), "Lama pengerjaan maksimal 100 karakter"],
    ["revisions", "-1", "Tulis jumlah revisi 0 sampai 99, atau kosongkan bila tanpa batas"],
    ["revisions", "banyak", "Tulis jumlah revisi 0 sampai 99, atau kosongkan bila tanpa batas"],
    ["name", "a".repeat(51), "Nama paket maksimal 50 karakter"],
    ["checklist", "satu\n".repeat(13), "Isi paket maksimal 12 baris"],
    ["checklist", "a".repeat(121), "Satu baris maksimal 120 karakter"],
  ])("are refused: %s %j", async (field, value, sentence) => {
    const found = await faults({ "packages.basic.price": "250000", [`packages.basic.${field}`]: value });
    expect(found).toEqual({ [`packages.basic.${field}`]: [sentence] });
  });

  it("are shown as typed when another field is refused", async () => {
    const parsed = await read({
      title: "",
      "packages.basic.checklist": "- satu\n- dua",
      "packages.basic.price": "x",
    });
    expect(parsed.ok ? null : parsed.result.initialValue).toMatchObject({
      packages: { basic: { checklist: "- satu\n- dua", price: "x" } },
    });
  });

  it("are accepted in any shape without an error", async () => {
    expect(await faults({ packages: "tiga", "packages.basic": "satu" })).not.toEqual({});
  });
});

describe("a number in a title", () => {
  const says =
    "Judul tidak boleh memuat nomor telepon atau nomor rekening. Pembeli menghubungi Anda lewat pesan di JasaWarga";

  it.each([
    "WA081234567890",
    "Hubungi 081234567890",
    "Servis AC 0812/3456/7890",
    "Servis AC nol delapan satu dua tiga empat lima enam tujuh delapan",
    "Servis AC BCA 123.456.7890",
  ])("%j is refused", async (title) => expect(await faults({ title })).toEqual({ title: [says] }));

  it.each([
    "Servis AC 08.00-17.00",
    "Pipa 3/4 inch mulai Rp 1.250.000",
    "Cetak foto 2x3, 3x4, 4x6",
    "Tata letak buku ISBN 9786020000000",
    "Les UTBK 2026/2027",
  ])("%j is accepted", async (title) => expect(await faults({ title })).toEqual({}));
});

describe("units, extras and travel fees", () => {
  const freon = { "extras[0].name": " Isi freon  R32 ", "extras[0].price": "150rb", "extras[0].per": "unit" };

  it("are read, and an empty row is none", async () => {
    const offer = await accepted({
      unit: "jam",
      "packages.basic.price": "85.000",
      "packages.basic.unit": "unit",
      "packages.standard.unit": "m2",
      ...freon,
      "extras[1].name": "",
      "extras[1].price": "",
      "extras[1].per": "order",
      "extras[2].name": "Cek kebocoran",
      "extras[2].price": "75.000",
      "extras[2].per": "order",
      "travel[0].place": "31.74",
      "travel[0].fee": "25.000",
      "travel[1].place": "31.75",
      "travel[1].fee": "",
      "travel[2].place": "__proto__",
      "travel[2].fee": "10.000",
    });
    expect(offer.unit).toBe("jam");
    expect(offer.packages.map(({ name, unit }) => [name, unit])).toEqual([["Paket Dasar", "unit"]]);
    expect(offer.extras).toEqual([
      { name: "Isi freon R32", price: 150_000, per: "unit" },
      { name: "Cek kebocoran", price: 75_000, per: "order" },
    ]);
    expect(offer.travel).toEqual({ "31.74": 25_000 });
  });

  it("are whole packages without extras if the form says nothing else", async () => {
    const { unit, extras, travel } = await accepted({ unit: "lusin" });
    expect({ unit, extras, travel }).toEqual({ unit: "paket", extras: [], travel: {} });
  });

  it.each([
    [
      { ...freon, "extras[0].name": "Biaya verifikasi JasaWarga" },
      "extras[0].name",
      "Nama tambahan tidak boleh memakai nama JasaWarga, menyerupai petugasnya, atau memuat alamat",
    ],
    [{ ...freon, "extras[0].name": "Is" }, "extras[0].name", "Nama tambahan minimal 3 karakter"],
    [{ ...freon, "extras[0].name": "\u200b\u202e" }, "extras[0].name", "Nama tambahan minimal 3 karakter"],
    [{ ...freon, "extras[0].name": "a".repeat(61) }, "extras[0].name", "Nama tambahan maksimal 60 karakter"],
    [{ ...freon, "extras[0].price": "" }, "extras[0].price", "Harga tambahan harus diisi"],
    [{ ...freon, "extras[0].price": "999" }, "extras[0].price", "Harga tambahan minimal Rp 1.000"],
    [
      { ...freon, "extras[3].name": "isi FREON r32", "extras[3].price": "1.000" },
      "extras[3].name",
      "Nama ini sudah dipakai tambahan lain",
    ],
    [
      { "travel[0].place": "31.74", "travel[0].fee": "500.001" },
      "travel[0].fee",
      "Ongkos transport harus 0 sampai Rp 500.000",
    ],
    [
      { "travel[0].place": "31.74", "travel[0].fee": "-5" },
      "travel[0].fee",
      "Ongkos transport harus 0 sampai Rp 500.000",
    ],
  ])("are refused: %j", async (changes, field, sentence) => {
    expect(await faults(changes)).toEqual({ [field]: [sentence] });
  });

  it("are refused beyond six extras", async () => {
    expect(await faults({ "extras[6].name": "Satu lagi", "extras[6].price": "1.000" })).toEqual({
      extras: ["Tambahan maksimal 6"],
    });
  });
});

it("an edit form keeps everything that it was given", async () => {
  const stored = {
    status: "active",
    title: "Servis AC: cuci dan isi freon",
    description: "Cuci unit dalam dan luar, periksa tekanan freon.",
    category: "Rumah Tangga",
    location: "Kota Depok",
    placeCode: "32.76",
    areas: ["31.75", "31.74"],
    comesToBuyer: true,
    atSeller: false,
    online: false,
    startsInDays: null,
    price: 85_000,
    unit: "unit" as const,
    deliveryTime: "1-2 hari",
    packages: [
      {
        name: "Cuci AC",
        price: 85_000,
        unit: "unit" as const,
        minDays: 1,
        maxDays: 2,
        revisions: 0,
        checklist: ["Cuci"],
      },
    ],
    extras: [{ name: "Isi freon R32", price: 150_000, per: "unit" as const }],
    travelFees: { "31.74": 25_000, "31.75": 35_000 },
    callOutFee: 25_000,
    deadline: null,
    requirements: [],
    additionalInfo: [],
  };
  const form = new FormData();
  const texts = { formId: crypto.randomUUID(), version: "1", ...listingTexts("offer", stored), areas: stored.areas };
  fill(form, "", texts);
  const parsed = await parseForm(form, listingChangeForm("offer", 0, stored));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.result.error));
  const { packages, extras, travelFees, callOutFee, unit, areas } = parsed.value as unknown as typeof stored;
  expect({ packages, extras, travelFees, callOutFee, unit, areas }).toEqual({
    callOutFee: 25_000,
    packages: stored.packages,
    extras: stored.extras,
    travelFees: stored.travelFees,
    unit: "unit",
    areas: stored.areas,
  });
});

function fill(form: FormData, name: string, value: unknown): void {
  if (Array.isArray(value)) value.forEach((one, index) => void fill(form, `${name}[${index}]`, one));
  else if (typeof value === "object" && value !== null)
    for (const [part, one] of Object.entries(value)) fill(form, name === "" ? part : `${name}.${part}`, one);
  else form.append(name, String(value));
}
