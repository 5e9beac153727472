import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listingPictures } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { names, part } from "../../support/pages/page-parts";
import { hrefs, pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  await world.listing(sari, { coverUrl: "/media/abc", coverAlt: "Logo" });
});
afterAll(() => world.stop());

const home = async (cookie = "", headers: Record<string, string> = {}) =>
  (await world.fetch("/", { cookie, headers })).text();
const footer = (html: string) => names(part(html, "contentinfo").html, "button");

async function listingWithPhotos(kind: "offer" | "wanted", sizes: number[]): Promise<string> {
  const pictures = sizes.map((bytes) => ({ bytes, key: crypto.randomUUID() }));
  const cover = { coverUrl: `/media/${pictures[0]?.key}`, coverAlt: "AC di ruang tamu" };
  const id = await world.listing(sari, { kind, title: "Servis AC: cuci dan isi freon", ...cover });
  for (const [position, { bytes, key }] of pictures.entries()) {
    await world.bindings.PICTURES.put(`pictures/${key}/640.webp`, new Uint8Array(bytes));
    const stored = { url: `/media/${key}`, caption: "AC di ruang tamu", width: 640, height: 480 };
    await world
      .context()
      .db.insert(listingPictures)
      .values({
        id: crypto.randomUUID(),
        listingId: id,
        status: "ready",
        position,
        ...stored,
        createdAt: 0,
      });
  }
  return id;
}

describe("a page with photos, with data saver on", () => {
  const page = async (path: string) => {
    const html = await (await world.fetch(path, { cookie: "data-saver=on" })).text();
    return { html: part(html, "main").html, text: pageText(html) };
  };

  it.each([
    ["offer", (id: string) => `/gig/${id}`],
    ["wanted", (id: string) => `/wanted/${id}`],
  ] as const)("hides those of a page (%s) behind one link, with their size", async (kind, pathOf) => {
    const path = pathOf(await listingWithPhotos(kind, [10 * 1024, 5 * 1024 + 1]));
    const held = await page(path);
    expect(held.html).not.toContain("/media/");
    expect(held.text).toContain("Tampilkan 2 foto (16 KB)");
    expect(held.text).toMatch(/Isi halaman ini [1-9]\d* KB, \d foto \(\d+ KB\) dan huruf ditahan\./);
    expect(hrefs(held.html)).toContain("?foto=semua");
    const shown = await page(`${path}?foto=semua`);
    expect(shown.html).toContain("/media/");
    expect(shown.text).not.toContain("Tampilkan 2 foto");
    expect(shown.text).toContain("KB, huruf ditahan.");
  });

  it("hides those of a person's offers, and shows their portrait", async () => {
    const ayu = await world.person("Ayu Lestari");
    const key = crypto.randomUUID();
    await world.bindings.PICTURES.put(`pictures/${key}/640.webp`, new Uint8Array(7 * 1024));
    await world.listing(ayu, { coverUrl: `/media/${key}`, coverAlt: "Logo" });
    await world.context().db.update(users).set({ pictureUrl: "/media/potret" }).where(eq(users.id, ayu.id));
    const held = await page(`/u/${ayu.id}`);
    expect(held.html).not.toContain(key);
    expect(held.html).toContain("/media/potret/320.webp");
    expect(held.text).toContain("Tampilkan foto (7 KB)");
    expect(held.text).toContain("1 foto (7 KB) dan huruf ditahan.");
    expect((await page(`/u/${ayu.id}?foto=semua`)).html).toContain(key);
  });

  it("ignores address parameters that the page does not read, so that all share a copy", async () => {
    const path = `/gig/${await listingWithPhotos("offer", [1024])}`;
    const { html } = await page(`${path}?utm_source=rahasia&junk=${"x".repeat(500)}&after=1_2`);
    expect(html).toContain("foto=semua");
    expect(html).toContain("after=1_2");
    expect(html).not.toMatch(/rahasia|junk/);
  });

  it("without photos says that only the font is left out", async () => {
    const id = await world.listing(sari, { kind: "wanted", title: "Cari tukang AC" });
    const offer = await world.listing(sari);
    for (const path of ["/wanted", `/wanted/${id}`, `/gig/${offer}/reviews`])
      expect((await page(path)).text, path).toMatch(/Isi halaman ini [1-9]\d* KB, huruf ditahan\./);
  });
});

describe("a page with data saver", () => {
  it("shows drawings instead of photos and its size, and can be switched back", async () => {
    const html = await home("data-saver=on");
    expect(html).not.toContain("/media/abc");
    expect(pageText(html)).toMatch(/Isi halaman ini [1-9]\d* KB/);
    expect(html).toContain("data-hemat");
    expect(footer(html)).toEqual(["Matikan hemat data"]);
  });

  it("is complete without data saver", async () => {
    const html = await home();
    expect(html).toContain("/media/abc");
    expect(html).not.toContain("Hemat data menyala");
    expect(footer(html)).toEqual(["Hemat data"]);
  });

  it("follows the browser's setting unless the switch says otherwise", async () => {
    expect(await home("", { "Save-Data": "on" })).toContain("Hemat data menyala");
    expect(await home("data-saver=off", { "Save-Data": "on" })).not.toContain("Hemat data menyala");
  });

  it("is cached apart from the others", async () => {
    for (const cookie of ["", "data-saver=on", "", "data-saver=on"]) {
      expect((await home(cookie)).includes("Hemat data menyala")).toBe(cookie !== "");
      await world.settled();
    }
  });
});

it("the switch is remembered and returns to its page", async () => {
  const headers = { Referer: "http://localhost:8787/explore?q=ac" };
  const response = await world.fetch("/data-saver", { form: { save: "on" }, headers });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/explore?q=ac");
  expect(response.headers.get("Set-Cookie")).toMatch(/^data-saver=on; Max-Age=31536000; Path=\/; HttpOnly/);
});
