import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDays, formatRevisions, packageBlurb, packageLines } from "~/listings/own-text";
import {
  choosePackage,
  MAX_DAYS,
  mostOrdered,
  type Package,
  packageEstimate,
  packageId,
  packagesOf,
  parseDays,
  startingPrice,
} from "~/listings/package";
import { termsOf } from "~/orders/opening-text";

const silent = { minDays: null, maxDays: null, revisions: null, checklist: [] };
const basic: Package = { ...silent, name: "Paket Dasar", price: 250_000, revisions: 2 };
const standard: Package = { ...silent, name: "Paket Standar", price: 350_000 };
const premium: Package = { ...silent, name: "Paket Premium", price: 500_000, minDays: 2, maxDays: 2 };
const three = [basic, standard, premium];

describe("the packages on sale", () => {
  it("are the listing's packages", () => {
    expect(packagesOf({ price: 1, packages: three })).toEqual(three);
  });

  it.each([[null], [[]]])("are one Paket Standar at the listing's price if it has none (%j)", (packages) => {
    const sold = packagesOf({ price: 170_000, packages });
    expect(sold).toHaveLength(1);
    expect(sold[0]).toMatchObject({ name: "Paket Standar", price: 170_000, minDays: 3, maxDays: 5 });
  });

  it("have the listing's own time in that case, if it states one", () => {
    const [only] = packagesOf({ price: 170_000, packages: null, days: { min: 1, max: 2 } });
    expect(only).toMatchObject({ minDays: 1, maxDays: 2 });
  });

  it("start from the lowest price", () => {
    expect(startingPrice({ price: 350_000, packages: three })).toBe(250_000);
    expect(startingPrice({ price: 170_000, packages: null })).toBe(170_000);
  });
});

describe("choosing a package", () => {
  it("uses its id", () => {
    expect(choosePackage(three, "pkg_2")).toEqual({ index: 2, id: "pkg_2", pkg: premium });
    expect(choosePackage(three, packageId(0)).pkg).toBe(basic);
  });

  it.each([null, undefined, "", "pkg_3", "pkg_-1", "pkg_01", "pkg_1 ", "premium", "__proto__"])(
    "uses the standard one for %j",
    (id) => {
      expect(choosePackage(three, id)).toEqual({ index: 1, id: "pkg_1", pkg: standard });
      expect(choosePackage([basic], id)).toEqual({ index: 0, id: "pkg_0", pkg: basic });
    },
  );
});

describe("by position", () => {
  it("a package has a description", () => {
    expect(packageBlurb(0, "Paket Dasar", false)).toBe("Cocok untuk kebutuhan sederhana");
    expect(packageBlurb(1, "Paket Standar", false)).toBe("Pilihan terbaik untuk sebagian besar kebutuhan");
    expect(packageBlurb(2, "Paket Premium", false)).toBe("Solusi lengkap dengan layanan prioritas");
    expect(packageBlurb(0, "Paket Standar", false)).toBe("Pilihan terbaik untuk sebagian besar kebutuhan");
  });

  it("a single package has its own description, without a comparison", () => {
    for (const name of ["Paket Dasar", "Paket Standar", "Cuci dua unit"])
      expect(packageBlurb(0, name, true)).toBe("Satu paket untuk jasa ini");
  });

  it("a package has an estimate if it states none", () => {
    const said = three.map((pkg, index) => formatDays(packageEstimate({ ...pkg, ...silent }, index)));
    expect(said).toEqual(["5-7 hari", "3-5 hari", "2-4 hari"]);
  });

  it("a package's own estimate comes first", () => {
    expect(formatDays(packageEstimate(premium, 2))).toBe("2 hari");
    expect(packageEstimate({ minDays: 4, maxDays: null }, 0)).toEqual({ min: 4, max: 4 });
    expect(packageEstimate({ minDays: null, maxDays: 9 }, 0)).toEqual({ min: 9, max: 9 });
  });
});

describe("days as people write them", () => {
  it.each([
    ["3-5 hari", 3, 5],
    ["3 – 5 Hari kerja", 3, 5],
    ["3", 3, 3],
    ["3 hari", 3, 3],
    ["1 minggu", 7, 7],
    ["1-2 minggu", 7, 14],
    ["2 sampai 4 hari", 2, 4],
    ["1 bulan", 30, 30],
    ["seminggu", 7, 7],
    ["1 pekan", 7, 7],
    ["sekitar 2 minggu", 14, 14],
    ["Estimasi 3 hingga 5 hari kerja", 3, 5],
    ["3 hari - 1 minggu", 3, 7],
    ["Konsultasi 1 jam, pengerjaan 2 minggu", 1, 14],
    ["1-3 jam", 1, 1],
    ["48 jam", 2, 2],
    ["2x24 jam", 2, 2],
    ["1,5 hari", 2, 2],
    ["sehari", 1, 1],
    ["Hari ini juga", 1, 1],
    ["sebulan", 30, 30],
    ["satu bulan", 30, 30],
    ["Sekitar Dua Minggu", 14, 14],
    ["tiga sampai lima hari", 3, 5],
    ["dua-tiga hari", 2, 3],
    ["satu-satunya yang selesai dalam 3 hari", 3, 3],
    ["langsung dikerjakan, selesai sebulan", 30, 30],
    ["seminggu sampai sebulan", 7, 30],
    ["sehari-dua hari", 1, 2],
    ["Survei 1 hari, pengerjaan 3 hari", 1, 3],
    ["sekitar 3", 3, 3],
    ["maks.3 hari", 3, 3],
    ["3 hari kerja, hari Minggu libur", 3, 3],
    ["3 hari, revisi 2x", 3, 3],
    ["mulai Rp 350.000, 5 hari", 5, 5],
  ])("%j", (text, min, max) => {
    expect(parseDays(text)).toEqual({ min, max });
  });

  it.each([
    "",
    "hari",
    "0",
    "0 hari",
    "5-3 hari",
    "-3",
    "366",
    "13 bulan",
    "999 bulan",
    "1234 hari",
    "3-5-7",
    "secepatnya",
    "dibicarakan",
    "siap 24/7",
    "besok",
    "satu",
    "dua puluh hari",
    "dua puluh satu hari",
  ])("%j has no days", (text) => {
    expect(parseDays(text)).toBeNull();
  });

  it.each([
    "2 tahun",
    "2 tahun 3 hari",
    "dua tahun tiga hari",
    "setahun",
    "setahun, 3 hari",
    "5 menit, 3 hari",
    "Rp 3",
    "Rp3",
    "Rp 3 hari",
    "mulai Rp 50 hari ini",
    "50% hari ini",
    "1e3 hari",
    "v3 hari",
    "3 ruangan",
    "garansi 12 bulan",
    "bergaransi selama 3 hari",
    "30 hari garansi",
    "langsung, garansi sebulan",
    "4 hari/minggu",
    "8 jam per hari",
    "8 jam sehari",
    "-3 hari",
    "−3 hari",
    "24/7 hari",
    ".5 hari",
    "1.000 hari",
  ])("%j has a number that is not a working time", (text) => {
    expect(parseDays(text)).toBeNull();
  });

  it.each([
    "3 hari, garansi 12 bulan",
    "garansi 12 bulan, 3 hari",
    "3 hari garansi 12 bulan",
    "3 hari,garansi 1 bulan",
    "3 hari (garansi 12 bulan)",
    "3 hari; garansi 1 tahun",
    "1 bulan 2 minggu",
    "buka 24 jam, selesai 3 hari",
    "langsung dikerjakan, dua puluh hari",
    "konsultasi 1 jam, pengerjaan dua belas hari",
    "1 hari, 3 bulan",
  ])("%j is ambiguous", (text) => {
    expect(parseDays(text)).toBeNull();
  });

  it("can be searched in any text without an error", () => {
    expect(parseDays(" 1hr".repeat(150_000))).toBeNull();
    expect(parseDays(", 1 hr".repeat(150_000))).toBeNull();
    const part = fc.constantFrom("1", "3", "-", "dua", "hari", "sebulan", "Rp", "%", ",", ". ", "garansi", "sampai");
    const anything = fc.array(part).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(fc.oneof(fc.string(), anything), (text) => {
        const days = parseDays(text);
        if (days === null) return;
        expect(days.min).toBeGreaterThanOrEqual(1);
        expect(days.max).toBeGreaterThanOrEqual(days.min);
        expect(days.max).toBeLessThanOrEqual(MAX_DAYS);
      }),
    );
  });

  it("are read back as shown", () => {
    const day = fc.integer({ min: 1, max: MAX_DAYS });
    fc.assert(
      fc.property(day, day, (a, b) => {
        const days = { min: Math.min(a, b), max: Math.max(a, b) };
        expect(parseDays(formatDays(days))).toEqual(days);
      }),
    );
  });
});

it("a listing without packages, and a package without a number of revisions, allow any number", () => {
  const [implied] = packagesOf({ price: 170_000, packages: null });
  expect(implied && packageLines(implied).included).toEqual(["Sesuai deskripsi jasa", "Revisi tanpa batas"]);
  expect(
    implied &&
      termsOf({ title: "Jasa", extras: [], travelFees: {}, callOutFee: 0 }, { index: 0, id: "pkg_0", pkg: implied })
        .revisions,
  ).toBe("Revisi tanpa batas");
  expect(packageLines({ ...silent, checklist: ["Logo"] }).included).toEqual(["Logo", "Revisi tanpa batas"]);
});

it.each([
  ["Tanpa revisi", true],
  ["tidak termasuk ongkos kirim", true],
  ["Belum termasuk freon", true],
  ["Tanpa garansi", true],
  ["Tanpa biaya tambahan", false],
  ["Revisi tanpa batas", false],
  ["Tanpa revisian manual", false],
])("a package lists %j as something that it lacks: %j", (line, isLack) => {
  const { included, lacking } = packageLines({ ...silent, revisions: 2, checklist: ["2 kali revisi", line] });
  expect(lacking).toEqual(isLack ? [line] : []);
  expect(included).toEqual(isLack ? ["2 kali revisi"] : ["2 kali revisi", line]);
});

describe("the package that is ordered most often", () => {
  const orders = (...indexes: number[]) => indexes.map((at) => ({ id: packageId(at), name: three[at]?.name ?? null }));

  it.each([
    ["three orders of one", orders(1, 1, 1), 1],
    ["more orders than any other", orders(0, 2, 2, 2, 0), 2],
    ["two orders are too few", orders(1, 1), null],
    ["a tie", orders(0, 0, 0, 2, 2, 2), null],
    ["no orders", [], null],
    ["orders of a package that had another name", orders(1, 1).concat({ id: "pkg_1", name: "Paket Lama" }), null],
    ["custom orders", Array.from({ length: 4 }, () => ({ id: null, name: null })), null],
  ])("%s", (_, ordered, expected) => {
    expect(mostOrdered(three, ordered)).toBe(expected);
  });

  it("is not named if there is only one", () => {
    expect(mostOrdered([basic], orders(0, 0, 0, 0))).toBeNull();
  });
});

it("revisions are counted, unlimited, or none", () => {
  expect([2, null, 0].map(formatRevisions)).toEqual(["2 kali revisi", "Revisi tanpa batas", "Tanpa revisi"]);
});
