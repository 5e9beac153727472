import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countPlaces } from "~/places/jobs.server";
import { HOUR } from "~/platform/dates";
import { field, names, part, parts } from "../../support/pages/page-parts";
import { heading, hrefs, pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

const HOME = "Rumah Tangga";
const PAGE = "/category/rumah-tangga/kota-bandung";

let world: World;
let sari: TestPerson;
let runs = 0;

const offer = (title: string, fields: object) => world.listing(sari, { title, category: HOME, ...fields });
const count = () => {
  runs += 1;
  return countPlaces(world.context().db, Date.now() + runs * 2 * HOUR);
};

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  const bandung = { location: "Kota Bandung", ratingSum: 24, ratingCount: 5, startsInDays: 0 };
  for (const price of [50_000, 75_000, 150_000, 200_000, 900_000])
    await offer(`Servis AC seharga ${price}`, { ...bandung, price });
  await offer("Tukang ledeng keliling", { location: "Kabupaten Garut", areas: ["32.73"] });
  await offer("Cat tembok per meter", { location: "Kota Cimahi" });
  await offer("Konsultasi taman lewat video", { location: "Kota Medan", online: true });
  await offer("Bersih kolam renang", { location: "Kota Makassar" });
  for (const category of ["Bisnis", "Pendidikan"])
    await world.listing(sari, { title: `Jasa ${category}`, category, location: "Kota Bandung" });
  await count();
});
afterAll(() => world.stop());

async function open(path: string, cookie = "") {
  const response = await world.fetch(path, { cookie });
  return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
}

function under(html: string): Record<string, string[]> {
  const groups = parts(html, "region").map((region): [string, string[]] => [
    region.name,
    parts(region.html, "heading")
      .filter(({ level }) => level === 3)
      .map(({ name }) => name),
  ]);
  return Object.fromEntries(groups.filter(([, titles]) => titles.length > 0));
}

describe("a category in a place", () => {
  it("shows its figures", async () => {
    const { html } = await open(PAGE);
    expect(heading(html)).toBe("Jasa Rumah Tangga di Bandung");
    const text = pageText(html);
    expect(text).toContain("Jasa 5 5 bisa hari ini");
    expect(text).toContain("Harga tengah Rp 150.000 separuh di bawahnya");
    expect(text).toContain("Rating 4,8 dari 5 25 ulasan");
    expect(html).toContain("<title>Jasa Rumah Tangga di Bandung, mulai Rp 50.000 | JasaWarga</title>");
    expect(html).toContain(
      'content="5 jasa rumah tangga di Kota Bandung, harga tengah Rp 150.000, rating rata-rata 4,8 dari 25 ulasan."',
    );
  });

  it("lists sellers in the place, sellers who come there, near ones, online ones, and the rest", async () => {
    const { html } = await open(PAGE);
    const groups = under(html);
    expect(Object.keys(groups)).toEqual([
      "Di Kota Bandung",
      "Melayani Kota Bandung",
      "Terdekat: Cimahi",
      "Daring",
      "Di tempat lain",
    ]);
    expect(groups["Di Kota Bandung"]).toHaveLength(5);
    expect(groups["Melayani Kota Bandung"]).toEqual(["Tukang ledeng keliling"]);
    expect(groups["Di tempat lain"]).toEqual(["Bersih kolam renang"]);
  });

  it("links to its jobs, its neighbours, the province and other categories here", async () => {
    const { html } = await open(PAGE);
    expect(part(html, "link", "Tukang ledeng").href).toBe("/explore?q=tukang+ledeng&lokasi=kota-bandung");
    expect(part(html, "link", /^Kota Cimahi Jawa Barat 1 jasa/).href).toBe("/category/rumah-tangga/kota-cimahi");
    expect(part(html, "link", /^Jawa Barat seluruh provinsi/).href).toBe("/category/rumah-tangga/jawa-barat");
    expect(part(html, "link", /^Bisnis/).href).toBe("/category/bisnis/kota-bandung");
    expect(part(html, "link", "Semua jasa di sini").href).toBe("/explore/kota-bandung");
    expect(part(html, "link", HOME).href).toBe("/category/rumah-tangga");
  });

  it("has one canonical address, also if it was opened with other parameters", async () => {
    const { html } = await open(`${PAGE}?sort=rating`);
    expect(html).toContain('rel="canonical" href="http://localhost:8787/category/rumah-tangga/kota-bandung"');
    expect(html).not.toContain('name="robots"');
  });

  it("in another sort order is one list", async () => {
    const { html } = await open(`${PAGE}?sort=termurah`);
    expect(part(html, "heading", "Daftar jasa").level).toBe(2);
    expect(part(html, "link", "Termurah").current).toBe(true);
    const prices = [...pageText(html).matchAll(/Servis AC seharga (\d+)/g)].map(([, price]) => Number(price));
    expect(prices).toEqual([50_000, 75_000, 150_000, 200_000, 900_000]);
  });

  it("has a short form that starts a wanted listing", async () => {
    const { html } = await open(PAGE);
    expect(field(html, "Tempat").value).toBe("Kota Bandung");
    expect(field(html, "Yang dibutuhkan").value).toBe("");
    expect(names(html, "button")).toContain("Lanjutkan Permintaan");
    expect(html).toContain('action="/dashboard/wanted/create"');
  });

  it("has pages without repeats", async () => {
    for (let n = 0; n < 20; n += 1)
      await offer(`Les gitar nomor ${n}`, { category: "Musik & Audio", location: "Solo" });
    const seen: string[] = [];
    let next: string | undefined = "/category/musik-audio/kota-surakarta";
    while (next) {
      const { html }: { html: string } = await open(next);
      seen.push(...hrefs(html).filter((href) => href.startsWith("/gig/")));
      next = parts(html, "link", "Berikutnya")[0]?.href ?? undefined;
    }
    expect(seen).toHaveLength(20);
    expect(new Set(seen).size).toBe(20);
  });
});

describe("figures", () => {
  it("are left out below five offers", async () => {
    const { html } = await open("/category/bisnis/kota-bandung");
    expect(pageText(html)).toContain("Jasa 1");
    for (const word of ["Harga tengah", "Harga wajar", "bisa hari ini"]) expect(pageText(html)).not.toContain(word);
    expect(html).toContain('name="robots" content="noindex, follow"');
  });

  it("are counted from the page if it shows all offers", async () => {
    await world.listing(sari, { title: "Pembukuan warung", category: "Bisnis", location: "Kota Bandung" });
    expect(pageText((await open("/category/bisnis/kota-bandung")).html)).toContain("Jasa 2");
  });
});

describe("a place without an offer of the category", () => {
  it("shows the nearest ones, and suggests a wanted listing", async () => {
    const { status, html } = await open("/category/rumah-tangga/kabupaten-sumedang");
    expect(status).toBe(200);
    expect(pageText(html)).toContain("Belum ada jasa rumah tangga di Sumedang.");
    expect(Object.keys(under(html))[0]).toMatch(/^Terdekat/);
    expect(field(html, "Tempat").value).toBe("Kabupaten Sumedang");
  });
});

describe("a place of its own", () => {
  it("shows all categories there", async () => {
    const { html } = await open("/explore/kota-bandung");
    expect(heading(html)).toBe("Jasa di Bandung");
    expect(part(html, "link", /^Rumah Tangga 5 jasa/).href).toBe(PAGE);
    expect(under(html)["Di Kota Bandung"]).toContain("Pembukuan warung");
  });

  it("links from a province to its largest places, and shows no overall median price", async () => {
    const { html } = await open("/category/rumah-tangga/jawa-barat");
    expect(pageText(html)).toContain("Jasa 7");
    expect(pageText(html)).not.toContain("Harga tengah");
    const places = names(part(html, "region", "Rumah Tangga menurut kota dan kabupaten").html, "link");
    expect(places[0]).toMatch(/^Kota Bandung/);
  });
});

describe("an address by another name", () => {
  it.each([
    ["/category/rumah-tangga/bandung", PAGE],
    ["/category/rumah-tangga/Kota-Bandung", PAGE],
    ["/category/rumah-tangga/32.73?sort=rating", `${PAGE}?sort=rating`],
    ["/explore/jaksel", "/explore/jakarta-selatan"],
    ["/explore/jogja", "/explore/di-yogyakarta"],
    ["/category/home-services/bandung", "/category/home-services"],
  ])("%s redirects to %s permanently", async (path, to) => {
    expect(await open(path)).toMatchObject({ status: 301, to });
  });

  it("is not cached if it also changes a cookie", async () => {
    const keptBy = async (cookie: string) =>
      (await world.fetch("/explore/jogja", { cookie })).headers.get("Cache-Control");
    expect(await keptBy("")).toMatch(/^public/);
    expect(await keptBy("toast=x")).toBe("private, no-store");
  });

  it("redirects to the place that was chosen on the way", async () => {
    expect(await open(`${PAGE}?lokasi=Kota+Cimahi`)).toMatchObject({
      status: 302,
      to: "/category/rumah-tangga/kota-cimahi",
    });
    expect((await open("/category/rumah-tangga?lokasi=Kota+Cimahi")).to).toBe("/category/rumah-tangga/kota-cimahi");
  });

  it("is not found if it names no place, and suggests possible ones", async () => {
    const { status, html } = await open("/category/rumah-tangga/bndung");
    expect(status).toBe(404);
    expect(heading(html)).toBe("Tidak ada tempat bernama “bndung”");
    expect(part(html, "link", /^Kota Bandung Jawa Barat/).href).toBe(PAGE);
    expect(part(html, "link", "Semua jasa Rumah Tangga").href).toBe("/category/rumah-tangga");
    const several = await open("/explore/jabodetabek");
    expect([several.status, heading(several.html)]).toEqual([404, expect.stringContaining("pilih salah satu")]);
    expect(part(several.html, "region", "Mungkin maksud Anda").text).toContain("Kota Depok");
  });
});

describe("the page of a category", () => {
  it("links to the places with three offers or more", async () => {
    const { html } = await open("/category/rumah-tangga");
    expect(names(part(html, "navigation", "Tempat").html, "link")).toEqual(["Kota Bandung 5 jasa"]);
  });

  it("is grouped around the remembered place, until another sort order is chosen", async () => {
    const { html } = await open("/category/rumah-tangga", "place=32.73");
    expect(heading(html)).toBe("Jasa Rumah Tangga di Bandung");
    expect(Object.keys(under(html))[0]).toBe("Di Kota Bandung");
    expect(html).toContain('rel="canonical" href="http://localhost:8787/category/rumah-tangga"');
    const everywhere = part(html, "link", "Semua Indonesia").href ?? "";
    expect(heading((await open(everywhere, "place=32.73")).html)).toBe(HOME);
    expect(heading((await open("/category/rumah-tangga", "place=semua")).html)).toBe(HOME);
  });

  it("is cached at the edge separately for each place", async () => {
    world.moveTo("CGK");
    const titles: (string | null)[] = [];
    for (const cookie of ["", "place=32.73", "place=73.71", ""]) {
      titles.push(heading((await open("/category/rumah-tangga", cookie)).html));
      await world.settled();
    }
    world.moveTo(null);
    expect(titles).toEqual([HOME, "Jasa Rumah Tangga di Bandung", "Jasa Rumah Tangga di Makassar", HOME]);
  });
});

it("a category in a place is in the sitemap from three offers", async () => {
  await count();
  const xml = (await open("/sitemaps/places.xml")).html;
  const listed = [...xml.matchAll(/<loc>http:\/\/localhost:8787([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(
    listed.filter((path) => /\/(category|explore)\/[^/]+\//.test(`${path}/`) && path?.includes("bandung")),
  ).toEqual(["/explore/kota-bandung", PAGE]);
  expect(listed).not.toContain("/category/rumah-tangga/kota-cimahi");
  expect(listed).toContain("/category/rumah-tangga/jawa-barat");
});
