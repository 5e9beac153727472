import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "~/platform/dates";
import { asD1 } from "../../support/database/as-d1";
import { field, names, part, parts } from "../../support/pages/page-parts";
import { hrefs, linksNamed, shownListings } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
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
  it("says so, and shows the next steps", async () => {
    const { html } = await home();
    expect(html).toContain("Belum ada jasa yang tersedia");
    expect(html).toContain("Belum ada permintaan jasa saat ini");
    expect(linksNamed(html, /^Buat Permintaan Jasa$/)).toEqual(["/dashboard/wanted/create"]);
    expect(html).not.toContain("Kata warga");
  });

  it("marks the receipt beside its promise as an example", async () => {
    const receipt = part((await home()).html, "complementary", "Contoh nota pesanan");
    expect(receipt.text).toContain("Contoh nota, bukan pesanan siapa pun");
    expect(receipt.html).not.toMatch(/href="\/(u|gig|dashboard)\//);
  });

  it("has a search form that works without script, and the shortcuts", async () => {
    const { html } = await home();
    const search = part(html, "search").html;
    expect(search).toMatch(/<form[^>]*action="\/explore"/);
    expect(names(search, "button")).toEqual(["Cari"]);
    expect(field(search, "Apa yang Anda butuhkan?").html).toContain('placeholder="Cari layanan yang Anda butuhkan..."');
    for (const text of ["Desain Grafis", "Jasa Rumah Tangga", "Pengiriman", "Bimbingan Belajar"])
      expect(names(html, "link")).toContain(text);
  });
});

describe("Jasa Dicari", () => {
  it("shows four, newest first, and links to four more until all are shown", async () => {
    for (let n = 1; n <= 6; n++) await request(n);
    const { html } = await home();
    expect(shownListings(html, "wanted").length).toBe(4);
    expect(html.indexOf("Permintaan nomor 1")).toBeLessThan(html.indexOf("Permintaan nomor 2"));
    expect(part(html, "link", "Tampilkan Lebih Banyak").href).toBe("/?wanted=8#jasa-dicari");
    const more = await home("/?wanted=8");
    expect(shownListings(more.html, "wanted").length).toBe(6);
    expect(more.html).not.toContain("Tampilkan Lebih Banyak");
  });

  it.each([
    [0, [0], null],
    [4, [4], null],
    [5, [4, 5], null],
    [8, [4, 8], null],
    [59, [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 59], null],
    [60, [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60], null],
    [61, [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60], "/wanted"],
  ])(
    "of %i wanted listings grows by four, keeps the earlier ones, and ends at all or at 60",
    async (count, steps, end) => {
      for (let n = 1; n <= count; n++) await request(n);
      const shown: number[] = [];
      let before: string[] = [];
      let path: string | undefined = "/";
      let last: string | null = null;
      while (path) {
        const { html } = await home(path);
        const listings = shownListings(html, "wanted");
        expect(listings.slice(0, before.length)).toEqual(before);
        before = listings;
        shown.push(listings.length);
        [path] = linksNamed(html, /^Tampilkan Lebih Banyak$/);
        expect(path ?? "/wanted").toMatch(/^(\/\?wanted=\d+#jasa-dicari|\/wanted)$/);
        if (path === "/wanted") {
          last = path;
          break;
        }
      }
      expect(shown).toEqual(steps);
      expect(last).toBe(end);
    },
  );

  it("keeps the place of the address, and adds none", async () => {
    for (let n = 1; n <= 5; n++) await request(n);
    for (const [path, cookie, more] of [
      ["/?lokasi=bandung", undefined, "/?wanted=8&lokasi=kota-bandung#jasa-dicari"],
      ["/?lokasi=Kota+Bandung&wanted=4", "place=31.74", "/?wanted=8&lokasi=kota-bandung#jasa-dicari"],
      ["/?lokasi=daring", undefined, "/?wanted=8&lokasi=daring#jasa-dicari"],
      ["/?lokasi=semua", "place=31.74", "/?wanted=8&lokasi=semua#jasa-dicari"],
      ["/?lokasi=zzz", undefined, "/?wanted=8#jasa-dicari"],
      ["/", "place=31.74", "/?wanted=8#jasa-dicari"],
    ] as const) {
      const html = await (await world.fetch(path, cookie ? { cookie } : {})).text();
      expect(part(html, "link", "Tampilkan Lebih Banyak").href, path).toBe(more);
      const next = await (await world.fetch(more.replace(/#.*/, ""))).text();
      const place = (page: string) => field(part(page, "search").html, "Di mana?").value;
      if (more.includes("lokasi")) expect(place(next), path).toBe(place(html));
    }
  });

  it("ignores the parameter `after`, which older addresses had", async () => {
    for (let n = 1; n <= 2; n++) await request(n);
    for (const after of ["x", "", "1_1", `1_${"a".repeat(20)}`])
      expect(shownListings((await home(`/?after=${after}`)).html, "wanted").length).toBe(2);
  });

  it.each([
    ...["-3", "0", "x", "1e9", "99999", "", "4", "3.5", "٨", " 8", "8 ", "+8", "0x8", "1"].map((text) => [text, 4]),
    ...["5", "8", "08", "7"].map((text) => [text, 8]),
    ...["60", "61", "64", "999"].map((text) => [text, 9]),
  ] as [string, number][])("reads wanted=%s as a valid number", async (text, shown) => {
    for (let n = 1; n <= 9; n++) await request(n);
    const { response, html } = await home(`/?wanted=${encodeURIComponent(text)}`);
    expect(response.status).toBe(200);
    expect(shownListings(html, "wanted").length).toBe(shown);
  });

  it("marks wanted listings newer than three days, and shortens the list of requirements", async () => {
    const id = await request(1);
    const { html } = await home();
    const isNew = (html: string) => parts(html, "listitem").some(({ text }) => / Baru Permintaan nomor 1 /.test(text));
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

  it("leaves out closed and deleted wanted listings", async () => {
    await request(1, { status: "inactive" });
    await request(2, { deletedAt: 1 });
    expect((await home()).html).toContain("Belum ada permintaan jasa saat ini");
  });
});

describe("Jasa Populer", () => {
  it("shows at most eight: the most often completed first, then the newest", async () => {
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

describe("Jasa Populer for a place", () => {
  const near = (n: number, placeCode: string | null, fields = {}) =>
    world.listing(sari, { title: `Jasa dekat ${n}`, placeCode, popularity: n, ...fields });
  const shown = (html: string) =>
    [...part(html, "region", "Jasa Populer").text.matchAll(/Jasa dekat (\d+)/g)].map(([, n]) => Number(n));
  const note = (html: string) => part(html, "region", "Jasa Populer").text;

  it("shows only those of the place if it has eight, the most often completed first", async () => {
    for (let n = 1; n <= 8; n++) await near(n, "32.73");
    await near(9, "32.04");
    const { html } = await home("/?lokasi=kota+bandung");
    expect(shown(html)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(note(html)).toContain("Di Bandung, 30 hari terakhir.");
  });

  it("fills up from the province, and then from everywhere, and says so", async () => {
    await near(1, "32.73");
    for (let n = 2; n <= 8; n++) await near(n, "32.04");
    await near(9, "12.71");
    const filled = await home("/?lokasi=bandung");
    expect(shown(filled.html)).toEqual([1, 8, 7, 6, 5, 4, 3, 2]);
    expect(note(filled.html)).toContain("Di Bandung dan Jawa Barat");
    const thin = await home("/?lokasi=medan");
    expect(shown(thin.html)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    expect(note(thin.html)).toContain("Di Medan dan tempat lain");
  });

  it("uses the place of the cookie, and that of the address before it", async () => {
    await near(1, "32.73");
    const remembered = await world.fetch("/", { cookie: "place=32.73" }).then((answer) => answer.text());
    expect(field(part(remembered, "search").html, "Di mana?").value).toBe("Kota Bandung");
    const named = await world.fetch("/?lokasi=solo", { cookie: "place=32.73" }).then((answer) => answer.text());
    expect(field(part(named, "search").html, "Di mana?").value).toBe("Kota Surakarta");
  });

  it.each(["place=99.99", "place=<b>", "place=", "place=32.73.01", "replace=32.73"])(
    "reads the cookie %s as no place",
    async (cookie) => {
      const html = await world.fetch("/", { cookie }).then((answer) => answer.text());
      expect(field(part(html, "search").html, "Di mana?").value).toBe("");
    },
  );

  it("uses the profile's place when logged in, unless another was chosen", async () => {
    await near(1, "32.73");
    const { DB } = world.bindings;
    await DB.prepare("update users set place_code = '32.73' where id = ?").bind(budi.id).run();
    expect(note((await home("/", budi)).html)).toContain("Di Bandung");
    const visit = { as: budi, cookie: "place=semua" };
    expect(note(await (await world.fetch("/", visit)).text())).not.toContain("Di Bandung");
    await DB.prepare("update users set place_code = null where id = ?").bind(budi.id).run();
  });

  it('shows online offers if the place is "daring"', async () => {
    await near(1, null, { online: true });
    for (let n = 2; n <= 5; n++) await near(n, null, { online: true });
    await near(9, "32.73");
    expect(shown((await home("/?lokasi=daring")).html)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe("for a logged-in person", () => {
  it("greets above the hero, which stays, and omits empty sections", async () => {
    const { html } = await home("/", budi);
    expect(part(html, "heading", /^Selamat (pagi|siang|sore|malam), Budi$/).level).toBe(2);
    expect(part(html, "heading", "Temukan jasa lokal yang Anda butuhkan").level).toBe(1);
    for (const text of ["Desain Grafis", "Jasa Rumah Tangga", "Pengiriman", "Bimbingan Belajar"])
      expect(names(html, "link")).toContain(text);
    expect(field(part(html, "search").html, "Apa yang Anda butuhkan?").value).toBe("");
    expect(html).not.toContain("menunggu Anda");
    expect(html).not.toContain("Obrolan terakhir");
  });

  it.each(["Jakarta Selatan", null])("shows eight popular offers, whose place is %s", async (place) => {
    for (let n = 0; n < 9; n++)
      await world.listing(sari, {
        title: `Jasa urutan ${n}`,
        placeCode: n < 2 ? "31.74" : "32.73",
        popularity: n,
      });
    const { DB } = world.bindings;
    await DB.prepare("update users set place_code = ? where id = ?")
      .bind(place && "31.74", budi.id)
      .run();
    const { html } = await home("/", budi);
    await DB.prepare("update users set place_code = null where id = ?").bind(budi.id).run();
    expect(shownListings(part(html, "region", "Jasa Populer").html, "gig").length).toBe(8);
  });

  it("shows a visitor's home if the session has ended but is still cached", async () => {
    const rina = await world.person("Rina Kartika");
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(rina.id).run();
    const { html } = await home("/", rina);
    expect(html).toContain("Temukan jasa lokal yang Anda butuhkan");
    expect(html).not.toContain("Rina");
  });
});

describe("the document", () => {
  it("takes one trip, contains no script, and may be cached for any visitor", async () => {
    const { response, html } = await home();
    expect(response.headers.get("Server-Timing")).toContain("trips=1");
    expect(html).not.toContain("<script");
    expect(html).not.toContain("style=");
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(html).toContain('rel="canonical" href="http://localhost:8787/"');
  });

  it("stays private for a logged-in person, or with a toast", async () => {
    expect((await home("/", budi)).response.headers.get("Cache-Control")).toBe("private, no-cache");
    const toast = await world.fetch("/", { cookie: "toast=x" });
    expect(toast.status).toBe(200);
    expect(toast.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("is sent without the database, and then not cached", async () => {
    const { DB } = world.bindings;
    const down = () => Promise.reject(new Error("down"));
    world.bindings.DB = asD1({ prepare: DB.prepare.bind(DB), batch: down });
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
