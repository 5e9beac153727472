import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listingPictures } from "~/database/schema/listings";
import { asD1 } from "../../support/database/as-d1";
import { paidOrder } from "../../support/flows/order-steps";
import { review } from "../../support/flows/reviewing";
import { names, part } from "../../support/pages/page-parts";
import { hrefs, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { OWN_INDEX, startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function open(path: string, as?: TestPerson) {
  const response = await world.fetch(path, as ? { as } : {});
  // React separates adjacent texts with comments.
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}

const pack = (name: string, price: number, checklist: string[]) => ({
  name,
  price,
  minDays: null,
  maxDays: null,
  revisions: 2,
  checklist,
});

describe("an offer's page", () => {
  it("shows the listing with its packages, each with a link to its order", async () => {
    const id = await world.listing(sari, {
      packages: [
        pack("Paket Dasar", 250_000, ["1 konsep logo"]),
        pack("Paket Standar", 350_000, ["3 konsep logo"]),
        pack("Paket Premium", 500_000, ["5 konsep logo"]),
      ],
    });
    const { response, html } = await open(`/gig/${id}`);
    expect(response.status).toBe(200);
    for (const text of ["Deskripsi Jasa", "Pilihan Paket", "Tentang Penjual", "Bergabung sejak", "Jakarta Selatan"]) {
      expect(html).toContain(text);
    }
    expect(pageText(html)).toContain("Waktu pengerjaan: 3-5 hari");
    for (const days of ["5-7 hari", "3-5 hari", "2-4 hari"]) expect(pageText(html)).toContain(` ${days} `);
    for (const [index, name] of ["Dasar", "Standar", "Premium"].entries())
      expect(part(html, "link", `Pilih Paket: Paket ${name}`).href).toBe(`/order/${id}?package=pkg_${index}`);
    expect(part(html, "link", "Buat Permintaan Kustom").href).toBe(`/order/${id}?custom=true`);
    expect(html).toContain("Cocok untuk kebutuhan sederhana");
    expect(part(html, "link", "Desain Grafis").href).toBe("/category/desain-grafis");
    expect(html).toContain("2 kali revisi");
  });

  it("sells one Paket Standar at the listing's price if there are no packages", async () => {
    const id = await world.listing(sari, { price: 85_000, deliveryTime: "1 hari" });
    const { html } = await open(`/gig/${id}`);
    expect(html).toContain("Paket Standar");
    expect(pageText(html)).toContain(" 1 hari ");
    expect(part(html, "link", "Pilih Paket: Paket Standar").href).toBe(`/order/${id}?package=pkg_0`);
  });

  it("describes a single package without a comparison", async () => {
    const id = await world.listing(sari, { price: 85_000 });
    const { html } = await open(`/gig/${id}`);
    for (const text of ["Revisi tanpa batas", "Satu paket untuk jasa ini", "Harga Rp 85.000"])
      expect(pageText(html)).toContain(text);
    for (const text of ["Pilihan terbaik", "Mulai dari"]) expect(pageText(html)).not.toContain(text);
    const form = await world.fetch(`/order/${id}?package=pkg_0`, { as: budi });
    expect(pageText(await form.text())).toContain("Revisi tanpa batas");
  });

  it("links its bar to the order of the only package, and to the list of several", async () => {
    const one = await world.listing(sari, { price: 85_000 });
    const several = await world.listing(sari, { packages: [pack("Dasar", 85_000, []), pack("Besar", 95_000, [])] });
    const links = async (id: string, name: string) =>
      [...(await open(`/gig/${id}`)).html.matchAll(/<a([^>]*)>([^<]*)<\/a>/g)]
        .filter(([, attributes = "", text]) => text === name && !attributes.includes("aria-label"))
        .map(([, attributes = ""]) => /href="([^"]*)"/.exec(attributes)?.[1]);
    expect(await links(one, "Pilih Paket")).toEqual(Array(2).fill(`/order/${one}?package=pkg_0`));
    expect(await links(several, "Lihat Paket")).toEqual(["#paket", "#paket"]);
  });

  it("shows the seller's own sentence, and a lack without a tick", async () => {
    const summary = "Untuk AC yang rutin dirawat.";
    const packages = [{ ...pack("Cuci AC", 85_000, ["Cuci dalam"]), revisions: 0, summary }];
    const { html } = await open(`/gig/${await world.listing(sari, { packages })}`);
    expect(pageText(html)).toContain(summary);
    expect(pageText(html)).not.toContain("Satu paket untuk jasa ini");
    expect(html).toMatch(/<li class="tick">Cuci dalam/);
    expect(html).toContain("Tanpa revisi</li>");
    expect(html).not.toContain('<li class="tick">Tanpa revisi');
  });

  it("names the earliest day, each way of working on its own line, and the escrow", async () => {
    const { html } = await open(
      `/gig/${await world.listing(sari, { comesToBuyer: true, online: true, startsInDays: 1, placeCode: "31.74" })}`,
    );
    const facts = /<ul aria-label="Yang perlu Anda tahu".*?<\/ul>/s.exec(html)?.[0] ?? "";
    expect(facts).toMatch(/block"><b>Datang ke tempat Anda.*block"><b>Daring<\/b>/s);
    expect(pageText(facts)).toMatch(/Paling cepat besok ?, selesai dalam 3-5 hari/);
    expect(pageText(facts)).toContain("Uang dititipkan sampai Anda puas");
  });

  it("marks the package that was ordered most often, once three orders are finished", async () => {
    const packages = [pack("Dasar", 85_000, []), pack("Besar", 95_000, []), pack("Lengkap", 99_000, [])];
    const id = await world.listing(sari, { packages });
    const shown = async () => pageText((await open(`/gig/${id}`)).html);
    for (const buyer of ["Budi Satu", "Budi Dua", "Budi Tiga"]) {
      expect(await shown()).not.toContain("Paling sering dipesan");
      const person = await world.person(buyer);
      const orderId = await paidOrder(world, person, id);
      const done = await world.fetch(`/dashboard/orders/${orderId}/completion`, { as: person, form: {} });
      expect(done.status).toBe(303);
    }
    expect(await shown()).toMatch(/Paling sering dipesan\s+Besar/);
  });

  it("shows the same times as its packages", async () => {
    const time = async (deliveryTime: string) => {
      const { html } = await open(`/gig/${await world.listing(sari, { deliveryTime })}`);
      return pageText(html).match(/Waktu pengerjaan: (.+?) Pilihan Paket/)?.[1];
    };
    expect(await time("sekitar dua minggu")).toBe("sekitar dua minggu");
    expect(await time("dibicarakan")).toBe("3-5 hari");
  });

  it("shows the category's drawing without pictures, and only ready pictures in their order", async () => {
    const id = await world.listing(sari);
    expect((await open(`/gig/${id}`)).html).toContain("/illustrations.svg#desain-grafis");
    const { db, now } = world.context();
    const picture = (url: string, position: number, status: "ready" | "pending") => ({
      id: crypto.randomUUID(),
      listingId: id,
      url,
      position,
      status,
      caption: `Foto ${url}`,
      width: 800,
      height: 600,
      createdAt: now,
    });
    await db
      .insert(listingPictures)
      .values([
        picture("/media/dua", 1, "ready"),
        picture("/media/satu", 0, "ready"),
        picture("/media/tiga", 2, "pending"),
      ]);
    const { html } = await open(`/gig/${id}`, budi);
    expect(names(html, "list")).toContain("2 foto, geser ke samping");
    expect(html.indexOf("/media/satu/640.webp")).toBeLessThan(html.indexOf("/media/dua/640.webp"));
    expect(html).not.toContain("/media/tiga");
  });

  it("renders Markdown, and shows HTML as text", async () => {
    const id = await world.listing(sari, {
      description:
        "**Rapi** dan <script>alert(1)</script> [situs](https://contoh.id) [jahat](javascript:alert(1)) ![x](https://x.id/a.png)",
    });
    const { html } = await open(`/gig/${id}`);
    expect(part(html, "strong").text).toBe("Rapi");
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain('<a href="https://contoh.id" rel="nofollow ugc">situs</a>');
    expect(html).not.toContain("javascript:");
    expect(html).not.toContain("https://x.id");
  });

  it("handles ten thousand levels of quotation", async () => {
    const id = await world.listing(sari, { description: ">".repeat(10_000) });
    expect((await open(`/gig/${id}`)).response.status).toBe(200);
  });

  it("says that there are no reviews yet", async () => {
    const { html } = await open(`/gig/${await world.listing(sari)}`);
    expect(html).toContain("Ulasan Pelanggan (0)");
    expect(html).toContain("Belum ada ulasan");
    expect(html).not.toContain("Lihat Semua 0 Ulasan");
  });

  it("shows the newest three reviews, the average and the distribution", async () => {
    const id = await world.listing(sari, {
      rating: 4.75,
      ratingSum: 19,
      ratingCount: 4,
      rating4: 1,
      rating5: 3,
    });
    for (const [n, rating] of [5, 4, 5, 5].entries()) {
      await review(
        world,
        { buyer: budi, seller: sari, listingId: id },
        { rating, comment: `Ulasan nomor ${n}`, publishedAt: n + 1 },
      );
    }
    const { html } = await open(`/gig/${id}`);
    expect(html).toContain("Ulasan Pelanggan (4)");
    expect(pageText(html)).toContain(" 4,8 ");
    expect(part(html, "progressbar", "5 bintang").value).toBe("3");
    expect(html.indexOf("Ulasan nomor 3")).toBeLessThan(html.indexOf("Ulasan nomor 2"));
    expect(html).not.toContain("Ulasan nomor 0");
    const home = (await open("/", budi)).html;
    expect(home).toContain("Kata warga");
    expect(home).toContain("Ulasan nomor 3");
  });

  it("says whose ratings it shows: those of the offer, and those of the seller", async () => {
    const rina = await world.person("Rina Kartika");
    const reviewed = await world.listing(rina, { rating: 5, ratingCount: 1, rating5: 1 });
    const other = await world.listing(rina, { title: "Desain kemasan" });
    const { DB } = world.bindings;
    await DB.prepare("update users set rating_sum = 5, rating_count = 1 where id = ?").bind(rina.id).run();
    const shown = async (id: string) => pageText((await open(`/gig/${id}`)).html);
    expect(await shown(reviewed)).toContain("1 ulasan jasa ini");
    expect(await shown(other)).toContain("1 ulasan untuk penjual");
    expect(await shown(other)).not.toContain("ulasan jasa ini");
  });

  it("asks a visitor who chooses a package to log in, without the looks of an error", async () => {
    const answer = await world.fetch(`/order/${await world.listing(sari)}?package=pkg_0`);
    const page = await world.fetch(answer.headers.get("Location") ?? "", {
      headers: {
        Cookie: answer.headers
          .getSetCookie()
          .map((cookie) => cookie.split(";")[0])
          .join("; "),
      },
    });
    const toast = /<div class="toast[^>]*>/.exec(await page.text())?.[0];
    expect(toast).toContain('role="status"');
    expect(toast).not.toContain("has-error");
  });

  it("shows only known facts about the seller", async () => {
    const nia = await world.person("Nia Baru");
    const id = await world.listing(nia);
    const { html } = await open(`/gig/${id}`);
    expect(pageText(html)).toContain("Waktu respons belum cukup data");
    for (const unknown of ["Tepat waktu", "Pesanan selesai", "Menepati"]) expect(html).not.toContain(unknown);
    await world.bindings.DB.prepare(
      "update users set response_minutes = 45, completed_count = 20, on_time_count = 19, visits_kept = 47, visits_missed = 1 where id = ?",
    )
      .bind(nia.id)
      .run();
    const known = (await open(`/gig/${id}`, budi)).html;
    expect(known).toContain("dalam 45 menit");
    expect(known).toContain("95%");
    expect(pageText(known)).toContain("Menepati 47 dari 48 janji");
  });
});

describe("the owner's view", () => {
  it("says that the owner cannot order", async () => {
    const id = await world.listing(sari);
    const { html } = await open(`/gig/${id}`, sari);
    expect(html).toContain("Ini jasa Anda");
    expect(html).not.toContain(`/order/${id}`);
    expect((await open(`/gig/${id}`, budi)).html).not.toContain("Ini jasa Anda");
  });

  it("is the only one of an inactive listing, and ends with the session", async () => {
    const rini = await world.person("Rini Astuti");
    const id = await world.listing(rini, { status: "inactive" });
    expect((await open(`/gig/${id}`)).response.status).toBe(404);
    expect((await open(`/gig/${id}`, budi)).response.status).toBe(404);
    const own = await open(`/gig/${id}`, rini);
    expect(own.response.status).toBe(200);
    expect(own.html).toContain("hanya Anda dan para pemesannya yang melihat halaman ini");
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(rini.id).run();
    expect((await open(`/gig/${id}`, rini)).response.status).toBe(404);
  });
});

describe("an offer that is no longer available", () => {
  it("stays visible to its buyers, without an order button and uncached", async () => {
    const id = await world.listing(sari);
    const [order, ani] = [await paidOrder(world, budi, id), await world.person("Ani")];
    await world.bindings.DB.prepare("update services set status = 'inactive' where id = ?").bind(id).run();
    const seen = await open(`/gig/${id}`, budi);
    expect(seen.response.status).toBe(200);
    expect(seen.response.headers.get("Cache-Control")).not.toContain("public");
    expect(seen.html).toContain("Jasa ini tidak lagi ditawarkan");
    expect(seen.html).not.toContain(`/order/${id}`);
    expect(hrefs(seen.html)).not.toContain(`/messages/new?listing=${id}`);
    // With an index of its own, similar offers are found there and then read from the main database.
    expect(databaseCost(seen.response).trips).toBe(OWN_INDEX ? 3 : 1);
    expect(hrefs((await open(`/dashboard/orders/${order}`, budi)).html)).toContain(`/gig/${id}`);
    for (const other of [ani, undefined]) expect((await open(`/gig/${id}`, other)).response.status).toBe(404);
  });

  it("stays visible, if hidden or deleted, until the order ends", async () => {
    const id = await world.listing(sari);
    const order = await paidOrder(world, budi, id);
    const set = (what: string) =>
      world.bindings.DB.prepare(`update services set status = 'inactive', ${what} where id = ?`).bind(id).run();
    for (const gone of ["hidden_at = 1", "hidden_at = null, deleted_at = 1"]) {
      await set(gone);
      expect((await open(`/gig/${id}`, budi)).response.status, gone).toBe(200);
    }
    expect((await open(`/gig/${id}`, sari)).response.status).toBe(404);
    await world.fetch(`/dashboard/orders/${order}/completion`, { as: budi, form: {} });
    expect((await open(`/gig/${id}`, budi)).response.status).toBe(404);
    expect(hrefs((await open(`/dashboard/orders/${order}`, budi)).html)).not.toContain(`/gig/${id}`);
  });
});

describe("an address without an offer", () => {
  it.each(["x", "%00", "3F0C5A52", "00000000-0000-4000-8000-000000000000' or 1=1"])(
    "like %s is not found, without a query",
    async (id) => {
      const { response, html } = await open(`/gig/${id}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("Server-Timing")).toContain("trips=0");
      expect(html).toContain("Service Not Found");
    },
  );

  it("shows the catalogue's message and links to home", async () => {
    const { response, html } = await open("/gig/00000000-0000-4000-8000-000000000000");
    expect(response.status).toBe(404);
    expect(html).toContain("The service you&#x27;re looking for doesn&#x27;t exist or has been removed.");
    expect(part(html, "link", "Go Back Home").href).toBe("/");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("is not found when the listing was deleted, even by its owner", async () => {
    const id = await world.listing(sari, { deletedAt: 1 });
    expect((await open(`/gig/${id}`, sari)).response.status).toBe(404);
  });

  it("redirects a request to its own page, and an offer back", async () => {
    const wanted = await world.listing(budi, { kind: "wanted" });
    const offer = await world.listing(sari);
    const there = await open(`/gig/${wanted}`);
    expect([there.response.status, there.response.headers.get("Location")]).toEqual([302, `/wanted/${wanted}`]);
    const back = await open(`/wanted/${offer}`);
    expect([back.response.status, back.response.headers.get("Location")]).toEqual([302, `/gig/${offer}`]);
  });

  it("is not assumed when the database fails", async () => {
    const { DB } = world.bindings;
    const down = () => Promise.reject(new Error("down"));
    world.bindings.DB = asD1({ prepare: DB.prepare.bind(DB), batch: down });
    const { response, html } = await open("/gig/00000000-0000-4000-8000-000000000000").finally(() => {
      world.bindings.DB = DB;
    });
    expect(response.status).toBe(503);
    expect(html).toContain("Failed to load service details");
    expect(html).toContain("Please try again later");
  });
});

describe("a wanted listing's page", () => {
  it("shows the text, the buyer and the budget", async () => {
    const id = await world.listing(budi, {
      kind: "wanted",
      title: "Cari tukang cat untuk dua kamar",
      price: 1_200_000,
      deadline: Date.UTC(2026, 11, 5),
      requirements: ["Cat disiapkan penyedia jasa"],
      additionalInfo: ["Rumah dua lantai"],
    });
    const { response, html } = await open(`/wanted/${id}`);
    expect(response.status).toBe(200);
    for (const text of [
      "Jasa Dicari",
      "Diposting",
      "Durasi Pengerjaan",
      "Dibicarakan",
      "Deskripsi Pekerjaan",
      "Persyaratan",
      "Cat disiapkan penyedia jasa",
      "Informasi Tambahan",
      "Rumah dua lantai",
      "Detail Anggaran",
      "1.200.000",
      "5 Desember 2026",
      "Tentang Klien",
      "Member sejak",
      "Jasa yang Diposting",
      "Terakhir Aktif",
      "Tips Mengajukan Penawaran",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("Foto Referensi");
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });
});
