import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATIC_PAGES } from "~/content/pages.server";
import { CATEGORIES } from "~/listings/category";
import { REVIEW_WINDOW } from "~/orders/order";
import { DAY, HOUR } from "~/platform/dates";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";
import { part, parts } from "../../support/pages/page-parts";
import { hrefs, pageText } from "../../support/pages/page-text";
import { databaseCost, pageWeight } from "../../support/pages/page-weight";
import { ORIGIN, startWorld, type TestPerson, type World } from "../../support/world";

const PAGES = STATIC_PAGES.map(({ path }) => path);

let world: World;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function read(path: string, as?: TestPerson) {
  const response = await world.fetch(path, as ? { as } : {});
  return { response, html: await response.text() };
}

it("the privacy policy says what stays of a reported person after closing, and for how long", async () => {
  const text = pageText((await read("/privacy")).html);
  expect(text).toContain("simpan sampai 90 hari setelah laporan itu diputus");
  expect(text).toContain("isinya sebelum diubah, juga saat akun Anda masih terbuka");
  expect(text).toContain("dari alamat email Anda tinggal sidiknya");
  expect(text).toContain("sampai 365 hari sejak penutupan");
  expect(text).toContain("nama pemiliknya menurut bank");
});

describe.each(PAGES)("%s", (path) => {
  it("is a complete document without script, and makes no query", async () => {
    const { response, html } = await read(path);
    expect(response.status).toBe(200);
    expect(parts(html, "heading").filter(({ level }) => level === 1)).toHaveLength(1);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|style="/);
    expect(html).toContain("Terakhir diperbarui");
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(databaseCost(response).trips).toBe(0);
    expect(pageWeight(html).html).toBeLessThanOrEqual(12 * 1024);
  });

  it("may be cached at the edge for visitors, and shows a logged-in person's name", async () => {
    expect((await read(path)).response.headers.get("Cache-Control")).toBe("private, no-cache");
    const mine = await read(path, budi);
    expect(mine.response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(mine.html).toContain("Budi Santoso");
  });

  it("shows our contact address and where to complain about us", async () => {
    const { html } = await read(path);
    expect(pageText(html)).toContain("Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga");
    expect(part(html, "link", "0853-1111-1010").href).toBe("https://wa.me/6285311111010");
    expect(hrefs(html)).toContain("mailto:bantuan@jasawarga.id");
  });

  it("has unique anchors and headings in order", async () => {
    const { html } = await read(path);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
    const levels = parts(html, "heading").map(({ level }) => level ?? 0);
    levels.reduce((last, level) => {
      expect(level - last, levels.join(" ")).toBeLessThanOrEqual(1);
      return level;
    });
  });
});

describe("the text that the law requires", () => {
  it("is in the privacy policy", async () => {
    const text = pageText((await read("/privacy")).html);
    for (const said of ["Nomor 27 Tahun 2022", "3 x 24 jam", "Cloudflare", "Midtrans", "nomor kartu", "10 tahun"])
      expect(text).toContain(said);
  });

  it("is in the terms, with the limits from the code", async () => {
    const text = pageText((await read("/terms")).html);
    for (const said of [
      "24 jam",
      `${REVIEW_WINDOW / DAY} hari (${REVIEW_WINDOW / HOUR} jam)`,
      "10%",
      "Nomor 80 Tahun 2019",
      "Nomor 31 Tahun 2023",
      "0853-1111-1010",
    ])
      expect(text).toContain(said);
  });

  it("is on the cookie page, with the cookie names of production", async () => {
    const text = pageText((await read("/cookies")).html);
    for (const name of ["__Host-session", "__Host-toast", "sidebar"]) expect(text).toContain(name);
    const visited = await world.fetch("/cookies");
    expect(visited.headers.has("Set-Cookie")).toBe(false);
  });

  it("is in at least fifteen collapsible questions", async () => {
    const { html } = await read("/faq");
    expect(parts(part(html, "main").html, "group").length).toBeGreaterThanOrEqual(15);
  });
});

describe("a link of the frame or of these pages", () => {
  it("leads to an existing page and anchor", async () => {
    const found = new Map<string, string>();
    for (const page of PAGES)
      for (const href of hrefs((await read(page)).html)) {
        if (href.startsWith("/")) found.set(href, page);
        else if (href.startsWith("#")) found.set(`${page}${href}`, page);
        else expect(href, page).toMatch(/^(mailto:|https:\/\/wa\.me\/)/);
      }
    const pages = new Map<string, string>();
    for (const [href, from] of found) {
      const [path = "/", anchor] = href.split("#");
      const html = pages.get(path) ?? (await reached(path, from));
      pages.set(path, html);
      if (anchor) expect(html, `${href} on ${from}`).toContain(`id="${anchor}"`);
    }
  });

  async function reached(path: string, from: string): Promise<string> {
    const { response, html } = await read(path);
    expect(response.status, `${path} on ${from}`).toBeLessThan(400);
    return html;
  }
});

describe("search engines", () => {
  it("find a map of pages and categories, which all exist", async () => {
    expect((await read("/sitemap.xml")).html).toContain(`<loc>${ORIGIN}/sitemaps/pages.xml</loc>`);
    const { response, html } = await read("/sitemaps/pages.xml");
    expect(response.headers.get("Content-Type")).toContain("application/xml");
    const places = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
    for (const path of [...PAGES, "/", ...CATEGORIES.map(({ slug }) => `/category/${slug}`)])
      expect(places).toContain(`${ORIGIN}${path}`);
    for (const place of places) expect((await read(place.slice(ORIGIN.length))).response.status).toBe(200);
  });

  it("are excluded from the app pages", async () => {
    const { response, html } = await read("/robots.txt");
    expect(response.headers.get("Content-Type")).toContain("text/plain");
    for (const path of ["/dashboard", "/order", "/payment", "/messages", "/dev"])
      expect(html).toContain(`Disallow: ${path}\n`);
    expect(html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

it("security.txt says where to report a vulnerability, with a date in the future", async () => {
  const { response, html } = await read("/.well-known/security.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const fields = html.trimEnd().split("\n");
  expect(fields).toHaveLength(4);
  expect(fields).toContain(`Contact: mailto:${SUPPORT_EMAIL}`);
  expect(fields).toContain("Preferred-Languages: id, en");
  expect(fields).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/m.exec(html)?.[1] ?? "");
  // A copy may be cached for a day, and RFC 9116 recommends less than a year.
  expect(expires).toBeGreaterThan(Date.now() + 30 * DAY);
  expect(expires).toBeLessThan(Date.now() + 365 * DAY);
});

it("a page's address works in capitals and has the canonical link", async () => {
  const { response, html } = await read("/Privacy");
  expect(response.status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/privacy"/>`);
});

it("a form sent to a static page is refused, and one to an unknown page is not found", async () => {
  expect((await world.fetch("/privacy", { form: {} })).status).toBe(405);
  expect((await world.fetch("/tentang", { form: {} })).status).toBe(404);
});

it("an unknown address is not found", async () => {
  for (const path of ["/tentang", "/privacy/lama"]) {
    const { response, html } = await read(path);
    expect(response.status).toBe(404);
    expect(html).toContain("Oops! Page not found");
  }
});
