import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders, reviews } from "~/database/schema/orders";
import { review } from "../../support/flows/reviewing";
import { part, parts } from "../../support/pages/page-parts";
import { linksNamed, nextPage, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function open(path: string, as?: TestPerson) {
  const response = await world.fetch(path, as ? { as } : {});
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}

const set = (id: string, changes: string) =>
  world.bindings.DB.prepare(`update users set ${changes} where id = ?`).bind(id).run();

describe("a public profile", () => {
  it("shows the person and their skills, but no contact data", async () => {
    await set(
      sari.id,
      `bio = 'Desainer lepas.', skills = '["Desain logo","Ilustrasi"]', contact_email = 'rahasia@contoh.id',
       phone = '081234567890', website = 'https://sari.example', response_minutes = 60,
       social_links = '{"instagram":"https://instagram.com/sari"}', completed_count = 20, on_time_count = 19,
       visits_kept = 47, visits_missed = 1`,
    );
    const { response, html } = await open(`/u/${sari.id}`);
    expect(response.status).toBe(200);
    for (const text of [
      "Sari Wulandari",
      "Desainer lepas.",
      "Desain logo",
      "Jakarta Selatan",
      "Belum ada jasa yang ditawarkan",
      "Belum ada ulasan",
      "Menepati 47 dari 48 janji",
    ]) {
      expect(html).toContain(text);
    }
    expect(parts(html, "term").map(({ text }) => text)).toEqual(
      expect.arrayContaining(["membalas", "tepat waktu", "selesai"]),
    );
    expect(parts(html, "definition").map(({ text }) => text)).toEqual(expect.arrayContaining(["1 jam", "95%", "20"]));
    expect(pageText(html)).toContain("Bergabung sejak");
    expect(html).toMatch(/href="https:\/\/instagram.com\/sari" target="_blank" rel="nofollow ugc noopener"/);
    expect(html).not.toContain("rahasia@contoh.id");
    expect(html).not.toContain("081234567890");
    expect(html).not.toContain(sari.email);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).not.toContain("Ini profil Anda");
    expect((await open(`/u/${sari.id}`, sari)).html).toContain("Ini profil Anda");
  });

  it("says that a person with fewer than five orders is new, without figures", async () => {
    const nia = await world.person("Nia Baru");
    await set(nia.id, "completed_count = 4, on_time_count = 4, response_minutes = 20, visits_kept = 4");
    const { html } = await open(`/u/${nia.id}`);
    expect(html).toContain("Baru bergabung");
    expect(parts(html, "term")).toEqual([]);
    expect(html).not.toContain("Menepati");
    expect(linksNamed(html, /^Kirim Pesan$/)).toEqual([]);
  });

  it("links to a message about their newest offer, except for its owner", async () => {
    const dewi = await world.person("Dewi Lestari");
    await world.listing(dewi, { createdAt: 1, price: 200_000 });
    const newest = await world.listing(dewi, { createdAt: 2, price: 350_000 });
    const { html } = await open(`/u/${dewi.id}`, budi);
    expect(new Set(linksNamed(html, /^Kirim Pesan$/))).toEqual(new Set([`/messages/new?listing=${newest}`]));
    expect(pageText(html)).toContain("Mulai Rp 200.000");
    expect(linksNamed((await open(`/u/${dewi.id}`, dewi)).html, /^Kirim Pesan$/)).toEqual([]);
  });

  it("lists active offers only, twelve per page", async () => {
    for (let n = 1; n <= 14; n += 1) await world.listing(sari, { title: `Jasa nomor ${n}.`, createdAt: n });
    await world.listing(sari, { title: "Jasa terhapus", deletedAt: 1 });
    await world.listing(sari, { title: "Jasa nonaktif", status: "inactive" });
    await world.listing(sari, { title: "Permintaan saya", kind: "wanted" });
    const first = await open(`/u/${sari.id}`, budi);
    expect(first.html).toContain("Jasa nomor 14.");
    expect(first.html).toContain("Jasa nomor 3.");
    for (const absent of ["Jasa nomor 2.", "Jasa terhapus", "Jasa nonaktif", "Permintaan saya"])
      expect(first.html).not.toContain(absent);
    const second = await open(nextPage(first.html)?.split("#", 1)[0] ?? "", budi);
    expect(second.html).toContain("Jasa nomor 2.");
    expect(second.html).toContain("Jasa nomor 1.");
    expect(second.html).not.toContain("Jasa nomor 3.");
    expect(second.html).toContain("Kembali ke awal");
  });

  it("shows the five newest published reviews, as seller and as buyer", async () => {
    const listingId = await world.listing(sari);
    for (let n = 1; n <= 6; n += 1)
      await review(
        world,
        { buyer: budi, seller: sari, listingId },
        { rating: 5, comment: `Kata ${n}.`, publishedAt: n },
      );
    const { db, now } = world.context();
    const [order] = await db.select().from(orders).limit(1);
    if (!order) throw new Error("no order");
    await db.insert(reviews).values({
      id: crypto.randomUUID(),
      orderId: order.id,
      listingId,
      authorId: sari.id,
      subjectId: budi.id,
      side: "seller",
      rating: 4,
      comment: "Jelas maunya, cepat membalas.",
      authorName: sari.name,
      bought: "Paket Standar",
      createdAt: now,
      publishedAt: now,
    });
    const seller = await open(`/u/${sari.id}`, budi);
    for (const n of [2, 3, 4, 5, 6]) expect(seller.html).toContain(`Kata ${n}.`);
    expect(seller.html).not.toContain("Kata 1.");
    const buyer = await open(`/u/${budi.id}`, sari);
    expect(buyer.html).toContain("Jelas maunya");
    expect(buyer.html).toContain("mengerjakan Paket Standar");
  });

  it("is not found for an unknown id, a suspended account and an unverified one", async () => {
    const rini = await world.person("Rini Astuti");
    expect((await open(`/u/${rini.id}`)).response.status).toBe(200);
    for (const change of ["suspended_at = 1", "suspended_at = null, email_verified_at = null"]) {
      await set(rini.id, change);
      const { response, html } = await open(`/u/${rini.id}`, budi);
      expect(response.status).toBe(404);
      expect(html).toContain("Profil tidak ditemukan");
    }
    expect((await open(`/u/${crypto.randomUUID()}`)).response.status).toBe(404);
    const junk = await open("/u/x");
    expect(junk.response.status).toBe(404);
    expect(junk.response.headers.get("Server-Timing")).toContain("trips=0");
  });

  it("costs the same for any number of inactive listings", async () => {
    const wati = await world.person("Wati Lestari");
    await world.bindings.DB.prepare(
      `insert into services (id, user_id, type, status, title, description, category, price, location, seller_name, form_id, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)
       select printf('00000000-0000-4000-9000-%012d', i), ?1, 'offer', 'inactive', 'Jasa lama ' || i,
         'Keterangan yang cukup panjang.', 'Lainnya', 50000, 'Depok', 'Wati', 'w' || i, i, i from n`,
    )
      .bind(wati.id)
      .run();
    const { response } = await open(`/u/${wati.id}`, budi);
    expect(databaseCost(response).rows).toBeLessThanOrEqual(10);
    expect(databaseCost(response).trips).toBe(1);
  });

  it("is linked from the pages of an offer and a request", async () => {
    const offer = await open(`/gig/${await world.listing(sari)}`, budi);
    expect(part(offer.html, "link", "Lihat Profil Lengkap").href).toBe(`/u/${sari.id}`);
    const wanted = await open(`/wanted/${await world.listing(budi, { kind: "wanted" })}`, sari);
    expect(part(wanted.html, "link", "Lihat Profil").href).toBe(`/u/${budi.id}`);
  });
});
