import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countAttempt } from "~/database/attempt-counters.server";
import { countMiss, NEW_MISSES_AN_HOUR } from "~/search/saved-queries.server";
import { newOperator } from "../../support/flows/operators";
import { field, part } from "../../support/pages/page-parts";
import { fieldValue, heading, linksNamed, pageText, shownListings } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
  await world.listing(sari, { title: "Servis AC panggilan", location: "Kota Bandung", price: 150_000 });
  await world.listing(sari, { title: "Perbaikan pipa dan wastafel", location: "Medan", price: 90_000 });
  await world.listing(sari, { title: "Les gitar untuk anak", location: "Cimahi", areas: ["32.73"] });
});
afterAll(() => world.stop());

const explore = async (params: Record<string, string>) =>
  (await world.fetch(`/explore?${new URLSearchParams(params)}`)).text();

function paramsOf(href = "") {
  return Object.fromEntries(new URLSearchParams(href.split("?")[1]));
}

describe("the understood parts of a search", () => {
  it("are shown, each with a link to the search without it", async () => {
    const html = await explore({ q: "servis ac bandung 300rb" });
    const [withoutPlace] = linksNamed(html, /^tempat Kota Bandung ?, hapus/);
    expect(pageText(await explore(paramsOf(withoutPlace)))).not.toContain("Di Kota Bandung");
    const [withoutPrice] = linksNamed(html, /^harga maks Rp 300\.000 ?, hapus/);
    const next = await explore(paramsOf(withoutPrice));
    expect(linksNamed(next, /^harga/)).toEqual([]);
    expect(linksNamed(next, /^tempat Kota Bandung ?, hapus/)).toHaveLength(1);
  });

  it("name a correction, with a link to the typed letters", async () => {
    const html = await explore({ q: "srevis ac" });
    expect(pageText(html)).toMatch(/Mungkin maksud Anda servis ac ?\. Ini hasilnya\./);
    expect(shownListings(html, "gig")).toHaveLength(1);
    expect(linksNamed(html, /^Cari “srevis” saja$/)).toEqual(["/explore?q=srevis+ac&harfiah=1"]);
    expect(pageText(await explore({ q: "srevis ac", harfiah: "1" }))).not.toContain("Mungkin maksud");
  });

  it("contain corrected words, with the words between them unchanged", async () => {
    const html = await explore({ q: "tukng keran bocr" });
    expect(pageText(html)).toMatch(/Mungkin maksud Anda tukang keran bocor ?\. Ini hasilnya\./);
    expect(linksNamed(html, /^Cari “tukng keran bocr” saja$/)).toEqual(["/explore?q=tukng+keran+bocr&harfiah=1"]);
  });

  it("offer another place of the same name", async () => {
    const html = await explore({ q: "servis ac bandung" });
    const [other] = linksNamed(html, /^Kabupaten Bandung$/);
    expect(other).toBe("/explore?q=servis+ac&lokasi=kabupaten-bandung");
  });

  it("head each group of results with its place", async () => {
    const html = await explore({ q: "les gitar bandung" });
    expect(pageText(html)).toContain("Melayani Kota Bandung");
    expect(pageText(html)).toContain("Datang dari Kota Cimahi");
  });

  it("name the word by which a listing without the typed words is found", async () => {
    const html = await explore({ q: "plumber" });
    expect(shownListings(html, "gig")).toHaveLength(1);
    expect(pageText(html)).toMatch(/Cocok lewat kata “[a-z ]+”/);
  });
});

describe("a search without results", () => {
  it("shows near results beside the list, and links to a prefilled wanted listing", async () => {
    const html = await explore({ q: "servis ac", kategori: "bisnis" });
    expect(pageText(html)).toContain("Belum ada “servis ac”");
    const aside = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
    expect(pageText(aside)).toContain("Servis AC panggilan");
    expect(field(html, "Yang dibutuhkan").value).toBe("servis ac");
    const begin = part(html, "form", "Biarkan penyedia yang menawar").html;
    expect(begin).toMatch(/action="\/dashboard\/wanted\/create"/);
    const form = await world.fetch("/dashboard/wanted/create?judul=servis+ac", { as: sari });
    expect(await form.text()).toContain('value="servis ac"');
  });

  it("is counted by its words only, for operators", async () => {
    for (let n = 0; n < 2; n += 1) await explore({ q: `sewa unta di medan ${n}` });
    await explore({ q: "unta budi@contoh.id" });
    await explore({ q: "unta 0812 3456 7890" });
    await world.settled();
    const { results } = await world.bindings.DB.prepare("select query, count from search_misses").all();
    expect(results).toEqual([{ query: "sewa unta", count: 2 }]);

    const page = await world.fetch("/operator/searches", { as: await newOperator(world, "Ayu Pramesti") });
    expect(pageText(await page.text())).toMatch(/sewa unta Dalam 1 hari 2 kali/);
  });

  it("is stored a limited number of times an hour, and then only known ones are counted", async () => {
    const { db, now } = world.context();
    await countMiss(db, { day: "2026-01-01", query: "sewa onta", now });
    await countAttempt(db, "search-miss", NEW_MISSES_AN_HOUR * 2, now, NEW_MISSES_AN_HOUR);
    for (const query of ["sewa onta", "sewa unta arab"]) await countMiss(db, { day: "2026-01-01", query, now });
    const { results } = await world.bindings.DB.prepare(
      "select query, count from search_misses where day = '2026-01-01'",
    ).all();
    expect(results).toEqual([{ query: "sewa onta", count: 2 }]);
  });

  it("is listed among the last ones, however many random words were stored", async () => {
    const { DB } = world.bindings;
    const days = "with recursive days (n) as (select 0 union all select n + 1 from days where n < 89)";
    await DB.exec(
      `${days} insert into search_misses (day, query, count)
      select date('now', '-' || n || ' days'), 'sewa gajah', 2 from days`.replaceAll("\n", " "),
    );
    await DB.exec(
      `${days} insert into search_misses (day, query)
      select date('now', '-' || days.n || ' days'), 'acak ' || other.n from days join days as other`.replaceAll(
        "\n",
        " ",
      ),
    );
    const page = await world.fetch("/operator/searches", { as: await newOperator(world, "Ayu Pramesti") });
    const text = pageText(await page.text());
    expect(text).toContain("Dihitung dari 500 catatan terakhir, sejak");
    expect(text).toMatch(/sewa gajah Dalam [56] hari 1[02] kali/);
    expect(databaseCost(page).rows).toBeLessThanOrEqual(1_050);
  });

  it("is deleted after 90 days", async () => {
    const { DB } = world.bindings;
    await DB.prepare("insert into search_misses (day, query) values ('2020-01-01', 'kata lama')").run();
    await world.tick();
    expect(await DB.prepare("select count(*) as n from search_misses where query = 'kata lama'").first("n")).toBe(0);
  });
});

it("an unknown place is named as such, the typed text is kept, and the search covers everywhere", async () => {
  const html = await explore({ q: "servis ac", lokasi: "Atlantis" });
  expect(pageText(html)).toContain("Tidak ada tempat bernama “Atlantis”.");
  expect(fieldValue(html, "lokasi")).toBe("Atlantis");
  expect(shownListings(html, "gig")).toHaveLength(1);
});

describe("an unclear place", () => {
  it("has links for similar names", async () => {
    const html = await explore({ q: "servis ac", lokasi: "Bndungg" });
    expect(pageText(html)).toContain("Tidak ada tempat bernama “Bndungg”.");
    expect(linksNamed(html, /^Kota Bandung$/)).toEqual(["/explore?q=servis+ac&lokasi=kota-bandung"]);
  });

  it("is asked for if only “near me” was written, and the choice leads back", async () => {
    const html = await explore({ q: "servis ac dekat saya" });
    expect(pageText(html)).toContain("Di mana Anda?");
    const [list = ""] = linksNamed(html, /^Pilih dari daftar$/);
    const form = { ...paramsOf(list), tempat: "32.73" };
    const to = (await world.fetch("/place", { form })).headers.get("Location");
    expect(to).toBe("/explore?q=servis+ac+dekat+saya&lokasi=Kota+Bandung");
    expect(pageText(await (await world.fetch(to ?? "")).text())).toContain("Di Kota Bandung");
  });
});

describe("the place of a search", () => {
  const open = async (path: string, cookie = "", as?: TestPerson) =>
    (await world.fetch(path, { cookie, ...(as && { as }) })).text();
  const where = (html: string) => field(html, "Di mana?").value;

  it("is the remembered one, unless the address or the words name another", async () => {
    expect(where(await open("/explore?q=servis+ac", "place=32.73"))).toBe("Kota Bandung");
    expect(where(await open("/explore?q=servis+ac&lokasi=medan", "place=32.73"))).toBe("Kota Medan");
    expect(where(await open("/explore?q=servis+ac+medan", "place=32.73"))).toBe("Kota Medan");
    expect(where(await open("/explore?q=servis+ac+medan&lokasi=solo", "place=32.73"))).toBe("Kota Medan");
    expect(where(await open("/wanted?q=servis+ac", "place=32.73"))).toBe("Kota Bandung");
  });

  it("is all of Indonesia if the field was emptied, and stays so from link to link", async () => {
    const html = await open("/explore?q=servis+ac&lokasi=", "place=32.73");
    expect(where(html)).toBe("");
    expect(linksNamed(html, /^Termurah$/)).toEqual(["/explore?q=servis+ac&lokasi=semua&sort=termurah"]);
  });

  it("is the profile's for a logged-in person without a choice", async () => {
    await world.bindings.DB.prepare("update users set place_code = '32.73' where id = ?").bind(sari.id).run();
    expect(where(await open("/explore?q=servis+ac", "", sari))).toBe("Kota Bandung");
  });

  it("is that of the field if it was changed after the words", async () => {
    const html = await explore({ q: "servis ac medan" });
    const sent = { q: "servis ac medan", tadi: fieldValue(html, "tadi") ?? "", lokasi: "Kota Bandung" };
    expect(where(await explore(sent))).toBe("Kota Bandung");
    expect(where(await explore({ ...sent, lokasi: "Kota Medan" }))).toBe("Kota Medan");
    expect(where(await explore({ ...sent, q: "servis ac cimahi" }))).toBe("Kota Cimahi");
    expect(where(await explore({ ...sent, lokasi: "" }))).toBe("");
  });
});

it("a search without results names the place, and shows offers elsewhere", async () => {
  const html = await explore({ q: "servis ac manado" });
  expect(heading(html)).toBe("Belum ada “servis ac” di Kota Manado");
  expect(pageText(html)).toContain("Di tempat lain");
  expect(shownListings(html, "gig")).toHaveLength(1);
});

it("the results say how soon a seller can start", async () => {
  await world.listing(sari, { title: "Cuci sepatu kilat", startsInDays: 0 });
  expect(pageText(await explore({ q: "cuci sepatu kilat" }))).toContain("bisa hari ini");
});
