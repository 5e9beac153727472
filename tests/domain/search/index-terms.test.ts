import { expect, it } from "vitest";
import { indexTerms } from "~/search/rank";

const listing = {
  title: "Servis AC: cuci, isi freon",
  description: "Kami datang ke rumah. Lantai ditutup dulu.",
  category: "Rumah Tangga",
  texts: ["Cuci unit dalam dan luar"],
  sellerName: "Sari Wulandari",
  location: "Kota Bekasi",
};
const terms = (change: Partial<typeof listing> = {}) => {
  const { title, words } = indexTerms({ ...listing, ...change });
  return { title: title.split(" "), words: words.split(" ") };
};

it("holds words, roots and concepts, the wider ones too", () => {
  const { title, words } = terms();
  expect(title).toEqual(
    expect.arrayContaining(["servis", "ac", "cuci", "xkac", "xkservis", "xkrumahtangga"]),
  );
  expect(words).toEqual(expect.arrayContaining(["ditutup", "tutup", "unit", "sari", "wulandari", "bekasi"]));
});

it("says its category whatever its words", () => {
  expect(terms({ title: "Bantu-bantu" }).title).toContain("xcrumahtangga");
  expect(terms({ category: "Lainnya" }).title.join()).not.toContain("xc");
});

it("reads no phrase across a full stop or a comma", () => {
  expect(terms({ title: "Bersih, rumah" }).title).not.toContain("xkbersihrumah");
  expect(terms({ title: "Bersih rumah" }).title).toContain("xkbersihrumah");
});

it("keeps what a title begins with at the front", () => {
  const { title } = terms({ title: "Foto keluarga di taman" });
  expect(title.indexOf("xkfoto")).toBeLessThan(title.indexOf("xktaman"));
});

it("holds tokens that the index keeps whole", () => {
  for (const term of Object.values(terms({ title: "Cafés 日本 “x-banner” 30%" })).flat())
    expect(term).toMatch(/^[\p{L}\p{N}]+$/u);
});
