import { expect, it } from "vitest";
import { openCatalogue } from "../support/search/catalogue";

const catalogue = openCatalogue(Date.UTC(2026, 10, 29));

it.each([
  ["tukang bangunan", /Renovasi|Cat ulang/],
  ["kuli bangunan harian", /Renovasi|Cat ulang/],
  ["potong rumput", /[Tt]aman/],
  ["babat rumput liar", /[Tt]aman/],
  ["jasa bersih rumah", /Bersih rumah/],
  ["servis lemari", /Tukang kayu/],
  ["perbaiki perabot rumah", /Tukang kayu/],
  ["surat izin dagang", /NIB/],
])("“%s” finds no offers that only mention it", (q, trade) => {
  const exact = catalogue.find(q, "offer").filter(({ ranked }) => ranked.near === null);
  expect(exact).not.toEqual([]);
  for (const { title } of exact) expect(title).toMatch(trade);
});

it.each(["part time", "pulang pergi"])("“%s” alone is no cleaning", (q) => {
  expect(catalogue.find(q, "offer").filter(({ title }) => title.includes("Bersih"))).toEqual([]);
});

it.each([
  ["akta kelahiran", /Kurir|NIB|Alih bahasa/],
  ["mural dinding kafe", /Cat ulang/],
  ["pemandu karaoke", /Pemandu/],
  ["sewa baju profesi anak", /baju bodo|Rias/],
  ["ganti kain sofa", /Permak|[Jj]ahit|Jas/],
  ["pasang roster", /spanduk|menu/],
  ["becak wisata", /./],
  ["delman wisata", /./],
  ["pasang gorden", /./],
  ["bikin sofa baru", /./],
  ["acara jumatan", /./],
])("“%s” is a thing of its own", (q, other) => {
  for (const { title } of catalogue.find(q, "offer")) expect(title).not.toMatch(other);
});

it.each([
  ["edit naskah buku", /^Penyuntingan naskah/],
  ["bikin tas tenun", /^Jas, rok, dan tas dari tenun/],
  ["tukang kayo", /^Tukang kayu/],
])("“%s” finds its own trade first", (q, trade) => {
  expect(catalogue.find(q, "offer")[0]?.title).toMatch(trade);
});

it("a job after “for” is a purpose, and no vacancy", () => {
  expect(catalogue.understood("english conversation for job").kind).toBeNull();
  expect(catalogue.understood("english conversation buat pekerjaan").kind).toBeNull();
  expect(catalogue.find("english conversation for job", "offer")[0]?.title).toMatch(/^Latihan percakapan/);
  expect(catalogue.understood("job english teacher").kind).toBe("wanted");
});

it("a problem in other words names its trade", () => {
  const first = (q: string) => catalogue.find(q, "offer")[0]?.title ?? "";
  expect(first("file skripsi kena virus")).toMatch(/^Bantuan komputer/);
  expect(first("gedein online shop aku di ig")).toMatch(/^Iklan/);
  expect(first("jualan sepi pembeli")).toMatch(/^Iklan/);
});
