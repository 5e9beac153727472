import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operator } from "../support/operating";
import { act, hide, hideReview, newestReport, report, show } from "../support/reporting";
import { review } from "../support/reviewing";
import { offerFields } from "../support/selling";
import { stopClock } from "../support/still-clock";
import { askAbout, write } from "../support/talking";
import { toastOf } from "../support/toast";
import { type Person, startWorld, type World } from "../support/world";

let world: World;
let ayu: Person;
let sari: Person;
let budi: Person;
let offer: string;

beforeAll(async () => {
  world = await startWorld();
  ayu = await operator(world);
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari, { title: "Logo untuk kedai kopi" });
});
afterAll(() => world.stop());

const page = async (path: string, as?: Person) => {
  const response = await world.fetch(path, as ? { as } : {});
  return { status: response.status, html: await response.text() };
};
const count = async (from: string, ...values: string[]) =>
  (
    await world.bindings.DB.prepare(`select count(*) as n from ${from}`)
      .bind(...values)
      .first<{ n: number }>()
  )?.n;
const reported = () => count("reports where reporter_id = ?", budi.id);
const messageFrom = async (sender: Person, talk: string) =>
  (
    await world.bindings.DB.prepare(
      "select id from messages where conversation_id = ? and sender_id = ? order by seq desc",
    )
      .bind(talk, sender.id)
      .first<{ id: string }>()
  )?.id ?? "";

describe("reporting", () => {
  it("is offered on a gig, a request, a profile, a review and a received message, by plain links", async () => {
    const wanted = await world.listing(sari, { type: "wanted" });
    const said = await review(
      world,
      { buyer: budi, seller: sari, listingId: offer },
      { rating: 1, comment: "Lambat." },
    );
    await world.bindings.DB.prepare("update services set rating_count = 1 where id = ?").bind(offer).run();
    expect((await page(`/gig/${offer}`)).html).toContain(`/reports/new?subject=listing&amp;id=${offer}`);
    expect((await page(`/gig/${offer}`)).html).toContain(`/reports/new?subject=review&amp;id=${said}`);
    expect((await page(`/gig/${offer}/reviews`)).html).toContain(`subject=review&amp;id=${said}`);
    expect((await page(`/wanted/${wanted}`)).html).toContain(`subject=listing&amp;id=${wanted}`);
    expect((await page(`/u/${sari.id}`)).html).toContain(`subject=person&amp;id=${sari.id}`);
    const talk = await askAbout(world, budi, offer, "Berapa lama?");
    await write(world, sari, talk, "Transfer dulu ke rekening saya.");
    const { html } = await page(`/messages/${talk}`, budi);
    expect(html).toContain(`subject=message&amp;id=${await messageFrom(sari, talk)}`);
    expect(html).not.toContain(`subject=message&amp;id=${await messageFrom(budi, talk)}`);
    expect((await page(`/gig/${offer}`, sari)).html).not.toContain("subject=listing");
  });

  it("leads a visitor to the login page and back", async () => {
    const path = `/reports/new?subject=listing&id=${offer}`;
    const answer = await world.fetch(path);
    expect(answer.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    expect(await toastOf(world, answer, { ...budi, cookie: "" })).toContain(
      "Anda harus login untuk melaporkan",
    );
  });

  it.each(["listing", "person", "review", "message"])(
    "shows what %s it is about, and takes it once",
    async (subject) => {
      const talk = await askAbout(world, budi, offer, "Berapa lama?");
      await write(world, sari, talk, "Transfer dulu ke rekening saya.");
      const ids: Record<string, string> = {
        listing: offer,
        person: sari.id,
        review: await review(
          world,
          { buyer: sari, seller: budi, listingId: await world.listing(budi) },
          { rating: 1, comment: "Lambat." },
        ),
        message: await messageFrom(sari, talk),
      };
      const thing = { subject, id: ids[subject] ?? "" };
      const form = await page(`/reports/new?subject=${subject}&id=${thing.id}`, budi);
      expect(form.status).toBe(200);
      expect(form.html).toContain(subject === "listing" ? "Logo untuk kedai kopi" : "Sari Wulandari");
      const sent = await report(world, budi, thing);
      expect(sent.status).toBe(303);
      expect(await toastOf(world, sent, budi)).toContain("Laporan terkirim");
      const again = await report(world, budi, thing);
      expect(again.status).toBe(400);
      expect(await again.text()).toContain("sudah ada pada kami");
      expect((await page(`/reports/new?subject=${subject}&id=${thing.id}`, budi)).html).toContain(
        "sudah ada pada kami",
      );
      expect(await reported()).toBe(1);
    },
  );

  it("of 20 presses at once keeps one", async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => report(world, budi, { subject: "person", id: sari.id })),
    );
    expect(sent.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(sent.every(({ status }) => status < 500)).toBe(true);
    expect(await reported()).toBe(1);
  });

  it("needs a choice and ten characters, and keeps what was typed", async () => {
    const short = await report(world, budi, { subject: "listing", id: offer }, "Tipu.", "");
    const html = await short.text();
    expect(short.status).toBe(400);
    for (const part of ["Pilih apa yang salah", "minimal 10 karakter", "Tipu."]) expect(html).toContain(part);
    const odd = await report(
      world,
      budi,
      { subject: "review", id: offer },
      "Sepuluh huruf lebih.",
      "forbidden",
    );
    expect(odd.status).toBe(400);
    expect(await reported()).toBe(0);
  });

  it("is not for what is one's own, hidden, somebody else's mail, or no thing at all", async () => {
    const own = await world.listing(budi);
    expect((await page(`/reports/new?subject=listing&id=${own}`, budi)).html).toContain("milik Anda sendiri");
    expect((await report(world, budi, { subject: "listing", id: own })).status).toBe(400);
    const talk = await askAbout(world, sari, own, "Apakah masih ada?");
    const message = { subject: "message", id: await messageFrom(sari, talk) };
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
    expect(await reported()).toBe(0);
  });

  it("is too much the eleventh time in an hour", async () => {
    stopClock();
    for (let n = 0; n < 10; n += 1)
      expect((await report(world, budi, { subject: "listing", id: await world.listing(sari) })).status).toBe(
        303,
      );
    const last = await report(world, budi, { subject: "listing", id: offer });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await reported()).toBe(10);
  });

  it("keeps hostile words as words", async () => {
    const words = `<script>alert(1)</script> '; drop table reports; -- \u202Eterbalik`;
    await report(world, budi, { subject: "listing", id: offer }, words);
    const { html } = await page(`/operator/reports/${await newestReport(world)}`, ayu);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &#x27;; drop table reports; -- terbalik");
  });
});

describe("the operators' list", () => {
  it("does not exist for anybody else", async () => {
    await report(world, budi, { subject: "listing", id: offer });
    const path = `/operator/reports/${await newestReport(world)}`;
    for (const one of ["/operator/reports", path]) expect((await page(one, budi)).status).toBe(404);
  });

  it("shows who waits longest first, page by page", async () => {
    await world.bindings.DB.prepare("delete from reports").run();
    for (let n = 0; n < 23; n += 1) {
      await world.bindings.DB.prepare(
        "insert into reports values (?, ?, 'person', ?, ?, 'open', ?, null, null, '')",
      )
        .bind(crypto.randomUUID(), budi.id, crypto.randomUUID(), `Alasan nomor ${n}.`, 1_000 + n)
        .run();
    }
    const first = await page("/operator/reports", ayu);
    const next = /href="(\/operator\/reports\?after=[^"]+)"/.exec(first.html)?.[1] ?? "";
    const second = await page(next, ayu);
    const numbers = (html: string) =>
      [...html.matchAll(/Alasan nomor (\d+)\.<\/td>/g)].map(([, n]) => Number(n));
    expect(numbers(first.html)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(numbers(second.html)).toEqual([20, 21, 22]);
    await world.bindings.DB.prepare("update reports set status = 'closed', closed_at = 1").run();
    const closed = await page("/operator/reports?status=selesai", ayu);
    expect(numbers(closed.html)).toEqual(Array.from({ length: 20 }, (_, n) => 22 - n));
    const rest = /href="(\/operator\/reports\?status=selesai&amp;after=[^"]+)"/.exec(closed.html)?.[1] ?? "";
    expect(numbers((await page(rest.replaceAll("&amp;", "&"), ayu)).html)).toEqual([2, 1, 0]);
    expect((await page("/operator/reports", ayu)).html).toContain("Tidak ada laporan yang menunggu");
  });

  it("shows a reported message among its neighbours, and what else was reported and done", async () => {
    const talk = await askAbout(world, budi, offer, "Pesan pertama.");
    for (let n = 0; n < 6; n += 1) await write(world, sari, talk, `Balasan nomor ${n}.`);
    const id = await messageFrom(sari, talk);
    await report(world, budi, { subject: "message", id });
    const { html } = await page(`/operator/reports/${await newestReport(world)}`, ayu);
    for (const part of ["Balasan nomor 5.", "Balasan nomor 1.", "Dilaporkan</span>"])
      expect(html).toContain(part);
    expect(html).not.toContain("Pesan pertama.");
    expect(html).toContain("Tangguhkan Akun");
  });

  it("closes one with an answer that its reporter reads, once", async () => {
    await report(world, budi, { subject: "listing", id: offer });
    const id = await newestReport(world);
    const close = (answer: string) => world.fetch(`/operator/reports/${id}`, { as: ayu, form: { answer } });
    expect((await close("Pendek")).status).toBe(400);
    const closed = await close("Iklannya sudah kami sembunyikan.");
    expect(await toastOf(world, closed, ayu)).toContain("Laporan ditutup");
    expect(await toastOf(world, await close("Jawaban kedua kalinya."), ayu)).toContain("sudah dijawab");
    expect(await count("operator_acts where subject_id = ?", id)).toBe(1);
    const own = await page(`/reports/${id}`, budi);
    expect(own.html).toContain("Iklannya sudah kami sembunyikan.");
    expect((await page(`/reports/${id}`, sari)).status).toBe(404);
    expect((await page("/notifications", budi)).html).toContain("Laporan Anda sudah kami periksa");
    await world.settled();
    const mail = world.postbox.sent.find(({ to }) => to === budi.email);
    expect(mail?.text).toContain("Iklannya sudah kami sembunyikan.");
    // The same thing may be reported anew once it was answered.
    expect((await report(world, budi, { subject: "listing", id: offer })).status).toBe(303);
  });

  it("about an operator exists for every operator but that one", async () => {
    const candra = await operator(world, "Candra Wijaya");
    await report(world, budi, { subject: "person", id: candra.id }, "Candra membentak saya di obrolan.");
    const path = `/operator/reports/${await newestReport(world)}`;
    for (const [who, seen] of [
      [ayu, true],
      [candra, false],
    ] as const) {
      expect((await world.fetch(path, { as: who })).status).toBe(seen ? 200 : 404);
      const list = await (await world.fetch("/operator/reports", { as: who })).text();
      expect(list.includes(path)).toBe(seen);
      expect(list.includes("Candra membentak saya")).toBe(seen);
    }
    await world.fetch(path, { as: candra, form: { answer: "Tidak ada masalah di sini." } });
    expect((await world.fetch(path, { as: ayu })).status).toBe(200);
    await world.fetch(path, { as: ayu, form: { answer: "Sudah kami tegur, terima kasih." } });
    const closed = await (await world.fetch("/operator/reports?status=selesai", { as: candra })).text();
    expect(closed).not.toContain(path);
  });

  it("lets nobody close their own report", async () => {
    await report(world, ayu, { subject: "listing", id: offer });
    const path = `/operator/reports/${await newestReport(world)}`;
    expect((await page(path, ayu)).html).toContain("Petugas lain");
    const answer = await world.fetch(path, { as: ayu, form: { answer: "Saya setuju dengan saya." } });
    expect(await toastOf(world, answer, ayu)).toContain("Petugas lain");
    expect(await count("reports where status = 'closed' and reporter_id = ?", ayu.id)).toBe(0);
  });
});

describe("a hidden listing", () => {
  beforeEach(async () => void (await act(world, ayu, hide(offer), "Memuat nomor telepon.")));

  it("is gone for everybody, and its owner sees at once that it is and why", async () => {
    for (const as of [undefined, budi]) {
      expect((await page(`/gig/${offer}`, as)).status).toBe(404);
      expect((await page(`/gig/${offer}/reviews`, as)).status).toBe(404);
      for (const list of ["/explore?q=kedai", "/", `/u/${sari.id}`, "/category/design"])
        expect((await page(list, as)).html, list).not.toContain(offer);
    }
    for (const own of [`/gig/${offer}`, "/dashboard/services", `/dashboard/services/edit/${offer}`]) {
      const { html } = await page(own, sari);
      expect(html, own).toMatch(/[Dd]isembunyikan/);
      expect(html, own).toContain("Memuat nomor telepon.");
    }
  });

  it("cannot be turned on, ordered or asked about, whatever is sent", async () => {
    const path = `/dashboard/services/edit/${offer}`;
    const forced = await world.fetch(path, { as: sari, form: offerFields({ status: "active" }) });
    expect(forced.status).toBe(400);
    expect(await forced.text()).toContain("tidak dapat diaktifkan");
    const mended = await world.fetch(path, {
      as: sari,
      form: offerFields({ status: "inactive", title: "Logo rapi" }),
    });
    expect(mended.status).toBe(303);
    expect((await page(`/order/${offer}`, budi)).html).not.toContain("Logo rapi");
    expect((await page(`/messages/new?listing=${offer}`, budi)).status).toBe(404);
    expect(await count("services where id = ? and status = 'active'", offer)).toBe(0);
  });

  it("can be turned on by its owner once an operator allows it", async () => {
    await act(world, ayu, show(offer), "Nomornya sudah dihapus.");
    expect((await page(`/gig/${offer}`)).status).toBe(404);
    await world.fetch(`/dashboard/services/edit/${offer}`, {
      as: sari,
      form: offerFields({ status: "active" }),
    });
    expect((await page(`/gig/${offer}`)).status).toBe(200);
  });

  it("leads back to the report it came from", async () => {
    const other = await world.listing(sari);
    await report(world, budi, { subject: "listing", id: other });
    const path = `/operator/reports/${await newestReport(world)}`;
    const link = new RegExp(`/operator/listings/${other}/hiding\\?report=[0-9a-f-]+`).exec(
      (await page(path, ayu)).html,
    )?.[0];
    const done = await world.fetch(link ?? "", {
      as: ayu,
      form: { act: "hide_listing", reason: "Jasa yang dilarang." },
    });
    expect(done.headers.get("Location")).toBe(path);
    expect((await page(path, ayu)).html).toContain("Disembunyikan: Jasa yang dilarang.");
  });
});

it("a hidden review is gone from public pages; its two sides still read it, and why it is", async () => {
  const id = await review(
    world,
    { buyer: budi, seller: sari, listingId: offer },
    { rating: 5, comment: "Telepon saya saja di 0812." },
  );
  await world.bindings.DB.prepare(
    "update services set rating_count = 1, rating_sum = 5, rating_5 = 1 where id = ?",
  )
    .bind(offer)
    .run();
  await world.bindings.DB.prepare("update users set rating_count = 1, rating_sum = 5 where id = ?")
    .bind(sari.id)
    .run();
  for (const list of ["/", `/gig/${offer}`, `/gig/${offer}/reviews`, `/u/${sari.id}`])
    expect((await page(list)).html, list).toContain("Telepon saya saja");
  await act(world, ayu, hideReview(id), "Memuat nomor telepon.");
  for (const list of ["/", `/gig/${offer}`, `/gig/${offer}/reviews`, `/u/${sari.id}`])
    expect((await page(list)).html, list).not.toContain("Telepon saya saja");
  const order = await world.bindings.DB.prepare("select order_id from reviews where id = ?")
    .bind(id)
    .first<{ order_id: string }>();
  for (const side of [budi, sari]) {
    const { html } = await page(`/dashboard/orders/${order?.order_id}`, side);
    expect(html).toContain("Telepon saya saja");
    expect(html).toMatch(/Disembunyikan oleh JasaWarga[\s\S]+Memuat nomor telepon\./);
    expect(html).not.toContain("/reply");
  }
  const reply = await world.fetch(`/dashboard/orders/${order?.order_id}/reviews/${id}/reply`, {
    as: sari,
    form: { reply: "Terima kasih banyak." },
  });
  expect(reply.status).toBe(404);
});
