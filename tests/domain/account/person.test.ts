import fc from "fast-check";
import { expect, it } from "vitest";
import { displayName, firstName, initials, misleads } from "~/domain/account/person";

it.each([
  ["Budi Santoso", "BS"],
  ["sari wulandari", "SW"],
  ["Ratna Dewi Anggraini", "RA"],
  ["Meylani", "M"],
  ["  Agus   Maulana ", "AM"],
  ["élan ōmori", "ÉŌ"],
  ["𝒜lice Bob", "𝒜B"],
  ["ßeta", "ß"],
  ["👩‍🎨 Rina - Kartika", "RK"],
  ["", "?"],
  ["  ", "?"],
  ["👋", "?"],
])("the initials of %j are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it("initials are one or two characters, whatever the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const length = [...initials(name)].length;
      expect(length === 1 || length === 2).toBe(true);
    }),
  );
});

it("someone without a name is User", () => {
  expect(displayName("  ")).toBe("User");
  expect(displayName(null)).toBe("User");
  expect(displayName("Sari Wulandari")).toBe("Sari Wulandari");
});

it("is addressed by the first name", () => {
  expect(firstName("Sari Wulandari")).toBe("Sari");
  expect(firstName("")).toBe("User");
});

it("is addressed by more than a word that names nobody", () => {
  expect(firstName("Studio Teras")).toBe("Studio Teras");
  expect(firstName("CV. Maju Bersama")).toBe("CV. Maju Bersama");
  expect(firstName("Bengkel Las Pak Haji Slamet Riyadi")).toBe("Bengkel Las");
  expect(firstName("M. Rizki Pratama")).toBe("M. Rizki Pratama");
  expect(firstName("Ibu Sri")).toBe("Ibu Sri");
  expect(firstName("Studio")).toBe("Studio");
  expect(firstName("Irma Salonika")).toBe("Irma");
});

it.each([
  "JasaWarga",
  "Tim Jasa Warga Resmi",
  "J4S4WARGA",
  "ＪａｓａＷａｒｇａ",
  "Jasa-Warga Bantuan",
  "Admin",
  "Budi (Administrator)",
  "operator 24 jam",
  "Ádmin Pusat",
  "http toko",
  "https://toko.example",
  "www.toko",
  "toko.example/promo",
  "Promo bit.ly",
  "Toko Murah toko-murah.com",
  "sari@contoh",
  "t.me/sari",
  "Sari s.id/promo",
  "Toko katalog.toko.example/promo",
  // With letters of other scripts in it.
  "J\u0430s\u0430W\u0430rg\u0430 Resmi",
  "\u0410dmin Pusat",
  "\u039Fperator",
])("the name %j misleads", (name) => expect(misleads(name)).toBe(true));

it.each([
  "Sari Wulandari",
  "Dr.Ir. Hendra Gunawan, M.T.",
  "Yohanes Adi Prabowo, S.Kom.",
  "Administra Rejasa Wargadinata",
  "Adminah",
  "Studio Teras 3",
  "I Gusti Ngurah Rai",
  "R. A. Kartini",
  "M. Idris",
  "Warga Jasa",
  "D'Angelo Co",
  "Анна Каренина",
  "Ελένη",
  "Sari Dewi, S.Pd/M.Pd",
  "Rudi S.Kom./M.T.",
  "Ahmad S.Pd/M.Pd/M.Si",
  "Sri S.Sos/S.H",
  "Budi, S.E/M.M",
  "dr. Ayu Sp.OG/Sp.A",
  "Dina, S.Farm.Apt/M.Farm",
  "Nur, A.Md.Kep/S.Kep.Ns",
  "Teknik A/C Jaya",
  "Amir d/h Slamet",
  "A",
  "Ö",
  "R.A. Kartini/Sosrokartono",
])("the name %j does not", (name) => expect(misleads(name)).toBe(false));

it("a name is judged at once, however long somebody makes it", () => {
  // As long as a form may be: looked at from each letter to its end, it would take most of a minute.
  expect(misleads("a".repeat(250_000))).toBe(false);
  expect(misleads(`${"a".repeat(250_000)}.com`)).toBe(true);
});
