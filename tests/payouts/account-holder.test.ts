import { describe, expect, it } from "vitest";
import { hintedHolder, isAccountOwner, isSameHolder } from "~/payouts/account-check";

describe("a typed name compared with the bank's", () => {
  it.each([
    ["Sari Wulandari", "SARI WULANDARI"],
    ["  sari   wulandari ", "Sari Wulandari"],
    ["Sari Wulandari, S.Kom.", "SARI WULANDARI"],
    ["Sari Wulandari S.Kom", "SARI WULANDARI"],
    ["Drs. H. Ahmad Fauzi, M.Si", "AHMAD FAUZI"],
    ["H.Ahmad Fauzi", "AHMAD FAUZI"],
    ["Ibu Sari Wulandari", "SARI WULANDARI SE"],
    ["Maju Jaya", "PT MAJU JAYA"],
    ["Ma'ruf Amin", "MARUF AMIN"],
    ["Nur Aini Rahma", "NURAINI RAHMA"],
    ["Siti Nur-Hasanah", "SITI NUR HASANAH"],
    ["André Kurniawan", "ANDRE KURNIAWAN"],
    ["Muhammad Rizki Pratama", "MOH RIZKI PRATAMA"],
    ["M. Rizki Pratama", "MUHAMMAD RIZKI PRATAMA"],
    ["Muhammad Rizki Pratama", "M RIZKI P"],
    ["Dewi Sari Wulandari", "SARI WULANDARI"],
    ["Wulandari Sari", "SARI WULANDARI"],
    ["Sari Wulandri", "SARI WULANDARI"],
    ["Sari Wulandari Kusumaningtyas", "SARI WULANDARI KUSUMAN"],
    ["Sari Wulandari", "SA** WUL******"],
    ["Sari Wulandari", "S••I W•••••••I"],
    ["Sari Wulandari", "SARIXXXX WULXXXXXX"],
    ["Sari Wulandari", "S*** W********"],
    ["Sukarno", "SUKARNO"],
    ["Budi O", "BUDI O"],
    ["I Made", "I MADE"],
    ["U Thant", "U THANT"],
    ["Sukarno Putra", "SUKARNO"],
  ])("%j matches %j", (typed, known) => {
    expect(isSameHolder(typed, known)).toBe(true);
  });

  it.each([
    ["Sari Wulandari", "TOKO MAJU JAYA"],
    ["Sari Wulandari", "SARI PUTRI"],
    ["Sari Wulandari", "BUDI WULANDARI"],
    // A first name alone, or initials, fit many people.
    ["Muhammad", "MUHAMMAD RIZKI PRATAMA"],
    ["Sari", "SARI WULANDARI"],
    ["S W", "SARI WULANDARI"],
    ["Sari Wulandari", "S W"],
    ["Sari Wulandari", "WULANDARI"],
    ["Sari Wulandari", "SARIPAH"],
    ["Sari Wulandari", "SA** PUT***"],
    ["Sari Wulandari", "*****"],
    ["Sari Wulandari", "SARI WULANDARI RAHMAWATI DAN BUDI SANTOSO".replace("SARI WULANDARI", "RINA")],
    ["Rina Kartika", "DINA KARTIKA"],
    ["Sari Wulandari", ""],
    ["Sari Wulandari", "12345"],
    ["H", "HJ"],
  ])("%j does not match %j", (typed, known) => {
    expect(isSameHolder(typed, known)).toBe(false);
  });

  it("matches in any capitals and with repeated spaces", () => {
    for (const name of ["Sari Wulandari", "Dr. Rina Kartika Putri, Sp.A", "Ö Ö Örn"])
      expect(isSameHolder(name, name.toUpperCase().replaceAll(" ", "  "))).toBe(true);
  });
});

describe("the shown part of the bank's name", () => {
  it.each([
    ["TOKO MAJU JAYA", "Sari Wulandari", "TO•• MA•• JA••"],
    ["SARI PUTRI LI", "Sari Wulandari", "SARI PU••• L•"],
    ["SARI WULANDARI", "Sari", "SARI WU•••••••"],
    ["SA** PUT***", "Sari Wulandari", "SA•• PUT•••"],
    ["<b>AB</b>", "Sari", "b A• b"],
    ["", "Sari", ""],
  ])("%j, for the typed name %j, is %j", (known, typed, shown) => {
    expect(hintedHolder(known, typed)).toBe(shown);
  });
});

it("a person owns an account if one name contains all words of the other", () => {
  const held = (holder: string, name: string) => isAccountOwner({ holder }, name);
  expect(held("SARI WULANDARI", "Sari Wulandari")).toBe(true);
  expect(held("Sari", "Sari Wulandari")).toBe(true);
  expect(held("DRS SARI WULANDARI", "Sari")).toBe(true);
  expect(held("ACHMAD FAUZI", "Lina Nuraini")).toBe(false);
  expect(held("", "Sari")).toBe(false);
});
