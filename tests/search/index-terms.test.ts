import { describe, expect, it } from "vitest";
import { indexTerms } from "~/search/index-terms";

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

it("the terms contain words, roots and concepts, with their wider concepts", () => {
  const { title, words } = terms();
  expect(title).toEqual(expect.arrayContaining(["servis", "ac", "cuci", "xkac", "xkservis", "xkrumahtangga"]));
  expect(words).toEqual(expect.arrayContaining(["ditutup", "tutup", "unit", "sari", "wulandari", "bekasi"]));
});

it("the terms contain the category for any words", () => {
  expect(terms({ title: "Bantu-bantu" }).title).toContain("xcrumahtangga");
  expect(terms({ category: "Lainnya" }).title.join()).not.toContain("xc");
});

it("no phrase continues across a full stop or a comma", () => {
  expect(terms({ title: "Bersih, rumah" }).title).not.toContain("xkbersihrumah");
  expect(terms({ title: "Bersih rumah" }).title).toContain("xkbersihrumah");
});

it("the first words of a title are marked", () => {
  const { title } = terms({ title: "Foto keluarga dan taman" });
  expect(title.indexOf("xkfoto")).toBeGreaterThanOrEqual(0);
  expect(title.indexOf("xkfoto")).toBeLessThan(title.indexOf("xktaman"));
});

describe("the place or the purpose of the work is no trade of a title", () => {
  it.each([
    ["Foto keluarga di taman", "xkfoto", "taman", "xktaman"],
    ["Potret prewedding di kebun teh Lembang", "xkfoto", "kebun", "xktaman"],
    ["Video udara untuk usaha, kebun, dan kampus", "xkdrone", "kebun", "xktaman"],
    ["Pembukuan bulanan untuk warung, katering, dan bengkel", "xkpembukuan", "bengkel", "xkservismotor"],
    ["Desain logo untuk katering", "xklogo", "katering", "xkkatering"],
    ["Seragam buat tukang parkir", "xkseragam", "parkir", "xktukangparkir"],
    ["Iklan bagi laundry dan salon", "xkiklan", "laundry", "xklaundry"],
  ])("%s", (typed, own, word, other) => {
    const { title } = terms({ title: typed });
    expect(title).toContain(own);
    expect(title).toContain(word);
    expect(title).not.toContain(other);
  });

  it.each([
    ["Katering nasi kotak untuk rapat, syukuran, dan pengajian", "xksyukuran"],
    ["Perawatan taman dan kebun kecil di rumah", "xktaman"],
    ["Servis AC untuk rumah: cuci, pasang, tambah gas", "xkpasang"],
    ["Cuci sofa di tempat, juga kasur dan karpet", "xkcucisofa"],
    ["Untuk pesta: sewa tenda", "xksewatenda"],
  ])("%s keeps what it offers", (typed, kept) => {
    expect(terms({ title: typed }).title).toContain(kept);
  });
});

it("every token is one that the index keeps whole", () => {
  for (const term of Object.values(terms({ title: "Cafés 日本 “x-banner” 30%" })).flat())
    expect(term).toMatch(/^[\p{L}\p{N}]+$/u);
});
