import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askAbout, write } from "../../support/flows/messaging";
import { guardedMarket, type Market, newestReport, report } from "../../support/flows/reporting";
import { review } from "../../support/flows/reviewing";
import { databaseCost } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { stopClock } from "../../support/stopped-clock";
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

describe("reporting", () => {
  it("is linked from a gig, a request, a profile, a review and a received message", async () => {
    const wanted = await world.listing(sari, { kind: "wanted" });
    const said = await review(
      world,
      { buyer: budi, seller: sari, listingId: offer },
      { rating: 1, comment: "Lambat." },
    );
    await world.bindings.DB.prepare("update services set rating_count = 1 where id = ?").bind(offer).run();
    expect((await market.page(`/gig/${offer}`)).html).toContain(`/reports/new?subject=listing&amp;id=${offer}`);
    expect((await market.page(`/gig/${offer}`)).html).toContain(`/reports/new?subject=review&amp;id=${said}`);
    expect((await market.page(`/gig/${offer}/reviews`)).html).toContain(`subject=review&amp;id=${said}`);
    expect((await market.page(`/wanted/${wanted}`)).html).toContain(`subject=listing&amp;id=${wanted}`);
    expect((await market.page(`/u/${sari.id}`)).html).toContain(`subject=person&amp;id=${sari.id}`);
    const conversation = await askAbout(world, budi, offer, "Berapa lama?");
    await write(world, sari, conversation, "Transfer dulu ke rekening saya.");
    const { html } = await market.page(`/messages/${conversation}/report`, budi);
    expect(html).toContain(`subject=message&amp;id=${await market.messageFrom(sari, conversation)}`);
    expect(html).not.toContain(`subject=message&amp;id=${await market.messageFrom(budi, conversation)}`);
    expect((await market.page(`/gig/${offer}`, sari)).html).not.toContain("subject=listing");
  });

  it("redirects a visitor to the login page and back", async () => {
    const path = `/reports/new?subject=listing&id=${offer}`;
    const answer = await world.fetch(path);
    expect(answer.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    expect(await toastOf(world, answer, { ...budi, cookie: "" })).toContain("Anda harus login untuk melaporkan");
  });

  it.each(["listing", "person", "review", "message"])(
    "shows what %s it is about, and is stored once",
    async (subject) => {
      const conversation = await askAbout(world, budi, offer, "Berapa lama?");
      await write(world, sari, conversation, "Transfer dulu ke rekening saya.");
      const ids: Record<string, string> = {
        listing: offer,
        person: sari.id,
        review: await review(
          world,
          { buyer: sari, seller: budi, listingId: await world.listing(budi) },
          { rating: 1, comment: "Lambat." },
        ),
        message: await market.messageFrom(sari, conversation),
      };
      const thing = { subject, id: ids[subject] ?? "" };
      const form = await market.page(`/reports/new?subject=${subject}&id=${thing.id}`, budi);
      expect(form.status).toBe(200);
      expect(form.html).toContain(subject === "listing" ? "Logo untuk kedai kopi" : "Sari Wulandari");
      const sent = await report(world, budi, thing);
      expect([sent.status, databaseCost(sent).trips]).toEqual([303, 3]);
      expect(await toastOf(world, sent, budi)).toContain("Laporan terkirim");
      const again = await report(world, budi, thing);
      expect(again.status).toBe(400);
      expect(await again.text()).toContain("sudah ada pada kami");
      expect((await market.page(`/reports/new?subject=${subject}&id=${thing.id}`, budi)).html).toContain(
        "sudah ada pada kami",
      );
      // The person responsible for the content is stored, because the report delays closing their account.
      expect(await market.count("reports where reporter_id = ?", budi.id)).toBe(1);
      expect(await market.count("reports where responsible_id = ?", sari.id)).toBe(1);
    },
  );

  it("20 times at once stores one", async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => report(world, budi, { subject: "person", id: sari.id })),
    );
    expect(sent.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(sent.every(({ status }) => status < 500)).toBe(true);
    expect(await market.count("reports where reporter_id = ?", budi.id)).toBe(1);
  });

  it("needs a choice and ten characters, and keeps the typed values", async () => {
    const short = await report(world, budi, { subject: "listing", id: offer }, "Tipu.", "");
    const html = await short.text();
    expect(short.status).toBe(400);
    for (const part of ["Pilih apa yang salah", "minimal 10 karakter", "Tipu."]) expect(html).toContain(part);
    const odd = await report(world, budi, { subject: "review", id: offer }, "Sepuluh huruf lebih.", "forbidden");
    expect(odd.status).toBe(400);
    expect(await market.count("reports where reporter_id = ?", budi.id)).toBe(0);
  });

  it("is refused for the reporter's own and hidden content, other people's messages and unknown subjects", async () => {
    const own = await world.listing(budi);
    expect((await market.page(`/reports/new?subject=listing&id=${own}`, budi)).html).toContain("milik Anda sendiri");
    expect((await report(world, budi, { subject: "listing", id: own })).status).toBe(400);
    const conversation = await askAbout(world, sari, own, "Apakah masih ada?");
    const message = { subject: "message", id: await market.messageFrom(sari, conversation) };
    const rina = await world.person("Rina Kartika");
    const off = await world.listing(sari, { status: "inactive" });
    for (const [who, thing] of [
      [rina, message],
      [sari, message],
      [budi, { subject: "listing", id: off }],
      [budi, { subject: "appeal", id: budi.id }],
      [budi, { subject: "constructor", id: offer }],
      [budi, { subject: "listing", id: sari.id }],
      [budi, { subject: "person", id: "1' or 1=1" }],
    ] as const) {
      expect((await report(world, who, thing)).status, thing.subject).toBe(404);
    }
    expect(await market.count("reports where reporter_id = ?", budi.id)).toBe(0);
  });

  it("is refused the eleventh time in an hour", async () => {
    stopClock();
    for (let n = 0; n < 10; n += 1)
      expect((await report(world, budi, { subject: "listing", id: await world.listing(sari) })).status).toBe(303);
    const last = await report(world, budi, { subject: "listing", id: offer });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await market.count("reports where reporter_id = ?", budi.id)).toBe(10);
  });

  it("stores hostile text as text", async () => {
    const words = `<script>alert(1)</script> '; drop table reports; -- \u202Eterbalik`;
    await report(world, budi, { subject: "listing", id: offer }, words);
    const { html } = await market.page(`/operator/reports/${await newestReport(world)}`, ayu);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &#x27;; drop table reports; -- terbalik");
  });
});
