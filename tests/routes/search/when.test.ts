import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workingHours } from "~/database/schema/orders";
import { saveHours } from "~/visits/queries.server";
import { parts } from "../../support/pages/page-parts";
import { startDemoWorld } from "../../support/search/demo-world";
import { shownTitles } from "../../support/search/shown-titles";
import { startWorld, type World } from "../../support/world";

let demo: World;
let own: World;

beforeAll(async () => {
  demo = await startDemoWorld();
  own = await startWorld();
});
afterAll(() => Promise.all([demo.stop(), own.stop()]));

async function search(q: string, world = demo) {
  const html = await (await world.fetch(`/explore?${new URLSearchParams({ q })}`)).text();
  const chips = parts(html, "link").filter(({ name }) => /, hapus$/.test(name));
  return { titles: shownTitles(html), chips };
}

describe("the order of results respects time and mode", () => {
  it.each([
    ["servis komputer jarak jauh", /daring/, /^Bantuan komputer/, /^Printer macet/],
    ["foto produk daring", /daring/, /^Foto produk/, /^Foto keluarga/],
    ["edit video online", /daring/, /^Sunting video/, /^Dokumentasi video/],
    ["les musik via zoom", /daring/, /^Les gitar/, /^Les calistung|^Duo gitar|^Les matematika/],
    ["servis laptop online", /daring/, /^Bantuan komputer/, /^Servis laptop/],
    ["servis ac hari ini", /hari ini/, /Surabaya–Sidoarjo/, /^Teknisi AC/],
    ["rias wisuda lusa", /dalam 3 hari/, /^Rias wisuda/, /^Rias pengantin Sunda/],
    ["tukang keran hari minggu", /Minggu/, /^Tukang pipa Medan/, /^Pompa air mati/],
    ["bersih rumah minggu", /Minggu/, /^Bersih rumah menye/, /^Bersih rumah harian/],
    ["bersih rumah ahad pagi", /Minggu pagi/, /^Bersih rumah menye/, /^Bersih rumah harian/],
    ["jahit baju jumat", /Jumat/, /^Beskap/, /^Jahit kebaya/],
    ["les anak weekend", /akhir pekan/, /^Les Inggris anak/, /^Les calistung/],
    ["les anak akhir pekan", /akhir pekan/, /^Les Inggris anak/, /^Les calistung/],
    ["tukang pipa malam", /malam/, /^Tukang pipa Medan/, /^Pompa air mati/],
    ["les fisika hari minggu", /Minggu/, /^Les privat kimia/, /^Les matematika SD|^Persiapan UTBK/],
    ["bersih rumah sabtu minggu", /akhir pekan/, /^Bersih rumah menye/, /^Bersih rumah har/],
  ])("%s", async (q, chip, above, below) => {
    const { titles, chips } = await search(q);
    const at = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
    expect(at(above)).toBeGreaterThanOrEqual(0);
    if (at(below) >= 0) expect(at(below)).toBeGreaterThan(at(above));
    const asked = chips.find(({ name }) => chip.test(name));
    expect(asked?.href).toBeTruthy();
    const html = await (await demo.fetch(asked?.href ?? "")).text();
    const left = parts(html, "link").filter(({ name }) => /, hapus$/.test(name) && chip.test(name));
    expect(left).toEqual([]);
  });
});

describe("the working hours of a seller", () => {
  it("count as soon as they are saved, for earlier and later offers", async () => {
    const sari = await own.person("Sari Wulandari");
    const budi = await own.person("Budi Santoso");
    const titles = async (q: string) => (await search(q, own)).titles;
    await own.listing(sari, { title: "Potong rumput Sari", location: "Kota Bandung", comesToBuyer: true });
    await own.listing(budi, { title: "Potong rumput Budi", location: "Kota Bandung", comesToBuyer: true });
    const { db, now } = own.context();
    const hours = (days: number[], from = 480, to = 1020) => days.map((weekday) => ({ weekday, from, to }));
    await saveHours(db, sari.id, hours([1, 2, 3, 4, 5]), now);
    await saveHours(db, budi.id, hours([6, 7]), now);
    await own.indexed();
    expect(await titles("potong rumput minggu")).toEqual(["Potong rumput Budi", "Potong rumput Sari"]);
    expect(await titles("potong rumput hari selasa")).toEqual(["Potong rumput Sari", "Potong rumput Budi"]);
    await saveHours(db, sari.id, hours([7], 480, 1260), now);
    await own.indexed();
    expect(await titles("potong rumput minggu malam")).toEqual(["Potong rumput Sari", "Potong rumput Budi"]);
    await saveHours(db, budi.id, hours([1, 2, 3, 4, 5, 6, 7], 0, 1440), now);
    await own.indexed();
    expect(await titles("potong rumput 24 jam")).toEqual(["Potong rumput Budi", "Potong rumput Sari"]);
    expect(await titles("potong rumput subuh")).toEqual(["Potong rumput Budi", "Potong rumput Sari"]);
  });

  it("are in the tags of an offer that is created or changed later", async () => {
    const { DB } = own.bindings;
    const rows = await DB.prepare("select search_tags as tags from services where title = 'Potong rumput Budi'").first<{
      tags: string;
    }>();
    expect(rows?.tags).toMatch(/^jenisoffer .* jam1x0x1440 jam2x0x1440 .* jam7x0x1440$/);
    expect(rows?.tags.match(/jam/g)).toHaveLength(7);
    const { db } = own.context();
    expect(await db.select().from(workingHours)).toHaveLength(8);
  });
});
