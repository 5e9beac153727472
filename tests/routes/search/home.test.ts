import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "~/domain/core/dates";
import { field, names, part } from "../../support/page-parts";
import { hrefs, linksNamed, shownListings } from "../../support/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
beforeEach(() => world.bindings.DB.exec("delete from services"));
afterAll(() => world.stop());

async function home(path = "/", as?: TestPerson) {
  const response = await world.fetch(path, as ? { as } : {});
  return { response, html: await response.text() };
}

const request = (n: number, fields = {}) =>
  world.listing(budi, {
    kind: "wanted",
    title: `Permintaan nomor ${n}`,
    requirements: ["Syarat satu", "Syarat dua", "Syarat tiga", "Syarat empat"],
    createdAt: Date.now() - n * DAY,
    ...fields,
  });

describe("an empty marketplace", () => {
  it("says so, and shows the way on", async () => {
    const { html } = await home();
    expect(html).toContain("Belum ada jasa yang tersedia");
    expect(html).toContain("Belum ada permintaan jasa saat ini");
    expect(linksNamed(html, /^Buat Permintaan Jasa$/)).toEqual(["/dashboard/wanted/create"]);
    expect(html).not.toContain("Kata warga");
  });

  it("has a search form that works by itself, and the shortcuts", async () => {
    const { html } = await home();
    const search = part(html, "search").html;
    expect(search).toMatch(/<form[^>]*action="\/explore"/);
    expect(names(search, "button")).toEqual(["Cari"]);
    expect(field(search, "Cari layanan").html).toContain('placeholder="Cari layanan yang Anda butuhkan..."');
    for (const text of ["Desain Grafis", "Jasa Rumah Tangga", "Pengiriman", "Bimbingan Belajar"])
      expect(names(html, "link")).toContain(text);
  });
});

describe("Jasa Dicari", () => {
  it("shows four, newest first, and leads to four more until all are there", async () => {
    for (let n = 1; n <= 6; n++) await request(n);
    const { html } = await home();
    expect(shownListings(html, "wanted").length).toBe(4);
    expect(html.indexOf("Permintaan nomor 1")).toBeLessThan(html.indexOf("Permintaan nomor 2"));
    expect(part(html, "link", "Tampilkan Lebih Banyak").href).toBe("/?wanted=8#jasa-dicari");
    const more = await home("/?wanted=8");
    expect(shownListings(more.html, "wanted").length).toBe(6);
    expect(more.html).not.toContain("Tampilkan Lebih Banyak");
  });

  it.each(["-3", "0", "x", "1e9", "99999", ""])("takes wanted=%s for a sensible number", async (text) => {
    for (let n = 1; n <= 6; n++) await request(n);
    const { response, html } = await home(`/?wanted=${text}`);
    expect(response.status).toBe(200);
    expect(shownListings(html, "wanted").length).toBe(4);
  });

  it("marks what is younger than three days, and shortens the list of requirements", async () => {
    const id = await request(1);
    const { html } = await home();
    const isNew = (html: string) => / Baru /.test(part(html, "region", "Jasa Dicari").text);
    expect(isNew(html)).toBe(true);
    expect(html).toContain("Syarat dua");
    expect(html).not.toContain("Syarat tiga");
    expect(html.replaceAll("<!-- -->", "")).toContain("+2 persyaratan lainnya");
    expect(hrefs(html)).toContain(`/wanted/${id}`);
    await world.bindings.DB.prepare("update services set created_at = created_at - ?")
      .bind(3 * DAY)
      .run();
    expect(isNew((await home("/", budi)).html)).toBe(false);
  });

  it("leaves out closed and deleted requests", async () => {
    await request(1, { status: "inactive" });
    await request(2, { deletedAt: 1 });
    expect((await home()).html).toContain("Belum ada permintaan jasa saat ini");
  });
});

describe("Jasa Populer", () => {
  it("shows eight at most: the most often completed first, then the newest", async () => {
    const now = Date.now();
    for (let n = 0; n < 9; n++) {
      await world.listing(sari, {
        title: `Jasa urutan ${n}`,
        createdAt: now - n * DAY,
        popularity: n === 8 ? 3 : 0,
      });
    }
    const { html } = await home();
    expect(shownListings(html, "gig").length).toBe(8);
    const order = [8, 0, 1, 2, 3, 4, 5, 6].map((n) => html.indexOf(`Jasa urutan ${n}`));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(html).not.toContain("Jasa urutan 7");
    expect(part(html, "link", "Lihat Semua jasa populer").href).toBe("/explore?sort=populer");
  });
});

describe("the document", () => {
  it("asks the database once, ships no script, and may be kept for any visitor", async () => {
    const { response, html } = await home();
    expect(response.headers.get("Server-Timing")).toContain("trips=1");
    expect(html).not.toContain("<script");
    expect(html).not.toContain("style=");
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(html).toContain('rel="canonical" href="http://localhost:8787/"');
  });

  it("stays private for whoever is signed in, or brings a toast", async () => {
    expect((await home("/", budi)).response.headers.get("Cache-Control")).toBe("private, no-store");
    const toast = await world.fetch("/", { cookie: "toast=x" });
    expect(toast.status).toBe(200);
    expect(toast.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("still answers when the database does not, and is not kept", async () => {
    const { DB } = world.bindings;
    const down = () => Promise.reject(new Error("down"));
    world.bindings.DB = { prepare: DB.prepare.bind(DB), batch: down } as unknown as D1Database;
    const { response, html } = await home().finally(() => {
      world.bindings.DB = DB;
    });
    expect(response.status).toBe(503);
    expect(html).toContain("Gagal memuat jasa populer");
    expect(html).toContain("Failed to load wanted services");
    expect(html).toContain("Cara kerja");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });
});
