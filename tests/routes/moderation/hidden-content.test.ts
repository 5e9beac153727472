import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { order } from "../../support/flows/buying";
import { askAbout } from "../../support/flows/messaging";
import { paidOrder } from "../../support/flows/order-steps";
import { postWanted, propose } from "../../support/flows/proposing";
import {
  act,
  guardedMarket,
  hide,
  hideReview,
  type Market,
  newestReport,
  report,
  show,
} from "../../support/flows/reporting";
import { review } from "../../support/flows/reviewing";
import { offerFields } from "../../support/flows/selling";
import { hrefs, pageText } from "../../support/pages/page-text";
import type { TestPerson, World } from "../../support/world";

let market: Market;
let world: World;
let ayu: TestPerson;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;

beforeAll(async () => {
  market = await guardedMarket();
  ({ world, ayu } = market);
});
beforeEach(async () => {
  ({ sari, budi, offer } = await market.newcomers());
});
afterAll(() => world.stop());

describe("a hidden listing", () => {
  beforeEach(async () => void (await act(world, ayu, hide(offer), "Memuat nomor telepon.")));

  it("is not found for anybody else, and its owner sees at once that it is hidden and why", async () => {
    for (const as of [undefined, budi]) {
      expect((await market.page(`/gig/${offer}`, as)).status).toBe(404);
      expect((await market.page(`/gig/${offer}/reviews`, as)).status).toBe(404);
      for (const list of ["/explore?q=kedai", "/", `/u/${sari.id}`, "/category/design"])
        expect((await market.page(list, as)).html, list).not.toContain(offer);
    }
    for (const own of [`/gig/${offer}`, "/dashboard/services", `/dashboard/services/edit/${offer}`]) {
      const { html } = await market.page(own, sari);
      expect(html, own).toMatch(/[Dd]isembunyikan/);
      expect(html, own).toContain("Memuat nomor telepon.");
    }
  });

  it("shows the reason to its owner only, in the page's data too", async () => {
    const why = "Alasan untuk pemilik saja.";
    const shop = await world.listing(sari);
    const wanted = await postWanted(world, sari);
    await propose(world, budi, wanted);
    await order(world, budi, shop, {}, "?custom=true");
    const wati = await world.person("Wati Lestari");
    await paidOrder(world, wati, shop);
    for (const id of [shop, wanted]) await act(world, ayu, hide(id), why);
    const pages = [`/gig/${shop}`, `/wanted/${wanted}`];
    for (const path of [...pages, ...pages.map((path) => `${path}.data`)]) {
      for (const as of [budi, wati, undefined]) {
        const { html } = await market.page(path, as);
        expect(html, path).not.toContain(why);
        expect(html, path).not.toMatch(/hiddenAt|deletedAt/);
      }
      expect((await market.page(path, sari)).html, path).toContain(why);
    }
  });

  it("stays visible to buyers with a paid running order, but not after a question or a proposal", async () => {
    const shop = await world.listing(sari);
    const wanted = await postWanted(world, sari);
    await propose(world, budi, wanted);
    const asked = await order(world, budi, shop, {}, "?custom=true");
    const wati = await world.person("Wati Lestari");
    const paid = await paidOrder(world, wati, shop);
    for (const id of [shop, wanted]) await act(world, ayu, hide(id));
    for (const path of [`/gig/${shop}`, `/wanted/${wanted}`])
      expect((await market.page(path, budi)).status, path).toBe(404);
    expect((await market.page(`/gig/${shop}`, wati)).status).toBe(200);
    const leads = async (id: string, as: TestPerson) =>
      hrefs((await market.page(`/dashboard/orders/${id}`, as)).html).includes(`/gig/${shop}`);
    expect(await leads(asked, budi)).toBe(false);
    expect(await leads(paid, wati)).toBe(true);
    expect(await leads(asked, sari)).toBe(true);
    const notice = pageText((await market.page(`/gig/${shop}`, sari)).html);
    expect(notice).toContain("hanya Anda dan pembeli dengan pesanan berjalan yang melihat halaman ini");
    expect(pageText((await market.page(`/wanted/${wanted}`, sari)).html)).toContain(
      "hanya Anda yang melihat halaman ini",
    );
  });

  it("hides its words and cover in conversations, proposals and orders, because its owner could rewrite them", async () => {
    const shop = await world.listing(sari);
    const wanted = await postWanted(world, sari);
    const proposal = await propose(world, budi, wanted);
    const paid = await paidOrder(world, budi, shop);
    const conversation = await askAbout(world, budi, shop, "Berapa lama?");
    for (const id of [shop, wanted]) {
      await act(world, ayu, hide(id));
      await world.bindings.DB.prepare(
        "update services set title = 'Hubungi nomor lain', cover_url = '/media/nomor' where id = ?",
      )
        .bind(id)
        .run();
    }
    const neutral = {
      "/messages": "Jasa yang tidak ditampilkan lagi",
      [`/messages/${conversation}`]: "Jasa yang tidak ditampilkan lagi",
      "/dashboard/proposals": "Permintaan yang tidak ditampilkan lagi",
      [`/dashboard/proposals/${proposal}/withdrawal`]: "Permintaan yang tidak ditampilkan lagi",
      [`/dashboard/orders/${paid}`]: "Desain logo",
      "/dashboard/orders?sisi=pembeli": "Desain logo",
      "/dashboard": "Desain logo",
    };
    for (const [path, words] of Object.entries(neutral)) {
      const { html } = await market.page(path, budi);
      expect(html, path).toContain(words);
      expect(html, path).not.toMatch(/Hubungi nomor lain|media\/nomor/);
    }
    expect(hrefs((await market.page(`/messages/${conversation}`, budi)).html)).not.toContain(`/gig/${shop}`);
    expect((await market.page(`/messages/${conversation}`, sari)).html).toContain("Hubungi nomor lain");
  });

  it("shows its owner the reason and the next step in their list", async () => {
    const list = pageText((await market.page("/dashboard/services", sari)).html);
    expect(list).toContain(
      "Disembunyikan oleh JasaWarga: Memuat nomor telepon. Perbaiki isinya lewat Edit, lalu tulis kepada kami",
    );
  });

  it("cannot be activated, ordered or asked about by any request", async () => {
    const path = `/dashboard/services/edit/${offer}`;
    const forced = await world.fetch(path, { as: sari, form: offerFields({ status: "active" }) });
    expect(forced.status).toBe(400);
    expect(await forced.text()).toContain("tidak dapat diaktifkan");
    const mended = await world.fetch(path, {
      as: sari,
      form: offerFields({ status: "inactive", title: "Logo rapi" }),
    });
    expect(mended.status).toBe(303);
    expect((await market.page(`/order/${offer}`, budi)).html).not.toContain("Logo rapi");
    expect((await market.page(`/messages/new?listing=${offer}`, budi)).status).toBe(404);
    expect(await market.count("services where id = ? and status = 'active'", offer)).toBe(0);
  });

  it("can be activated by its owner once an operator allows it", async () => {
    await act(world, ayu, show(offer), "Nomornya sudah dihapus.");
    expect((await market.page(`/gig/${offer}`)).status).toBe(404);
    await world.fetch(`/dashboard/services/edit/${offer}`, {
      as: sari,
      form: offerFields({ status: "active" }),
    });
    expect((await market.page(`/gig/${offer}`)).status).toBe(200);
  });

  it("links back to the report it came from", async () => {
    const other = await world.listing(sari);
    await report(world, budi, { subject: "listing", id: other });
    const path = `/operator/reports/${await newestReport(world)}`;
    const link = new RegExp(`/operator/listings/${other}/hiding\\?report=[2-9a-z]+`).exec(
      (await market.page(path, ayu)).html,
    )?.[0];
    const done = await world.fetch(link ?? "", {
      as: ayu,
      form: { act: "hide_listing", reason: "Jasa yang dilarang." },
    });
    expect(done.headers.get("Location")).toBe(path);
    expect((await market.page(path, ayu)).html).toContain("Disembunyikan: Jasa yang dilarang.");
  });
});

it("a hidden review is not public, and its two sides can read it with the reason", async () => {
  const id = await review(
    world,
    { buyer: budi, seller: sari, listingId: offer },
    { rating: 5, comment: "Telepon saya saja di 0812." },
  );
  await world.bindings.DB.prepare("update services set rating_count = 1, rating_sum = 5, rating_5 = 1 where id = ?")
    .bind(offer)
    .run();
  await world.bindings.DB.prepare("update users set rating_count = 1, rating_sum = 5 where id = ?").bind(sari.id).run();
  for (const list of ["/", `/gig/${offer}`, `/gig/${offer}/reviews`, `/u/${sari.id}`])
    expect((await market.page(list)).html, list).toContain("Telepon saya saja");
  await act(world, ayu, hideReview(id), "Memuat nomor telepon.");
  for (const list of ["/", `/gig/${offer}`, `/gig/${offer}/reviews`, `/u/${sari.id}`])
    expect((await market.page(list)).html, list).not.toContain("Telepon saya saja");
  const ordered = await world.bindings.DB.prepare("select order_id from reviews where id = ?")
    .bind(id)
    .first<{ order_id: string }>();
  for (const side of [budi, sari]) {
    const { html } = await market.page(`/dashboard/orders/${ordered?.order_id}`, side);
    expect(html).toContain("Telepon saya saja");
    expect(html).toMatch(/Disembunyikan oleh JasaWarga[\s\S]+Memuat nomor telepon\./);
    expect(html).not.toContain("/reply");
  }
  const reply = await world.fetch(`/dashboard/orders/${ordered?.order_id}/reviews/${id}/reply`, {
    as: sari,
    form: { reply: "Terima kasih banyak." },
  });
  expect(reply.status).toBe(404);
});
