import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askAbout, write } from "../../support/flows/messaging";
import { newOperator } from "../../support/flows/operators";
import { guardedMarket, type Market, newestReport, report } from "../../support/flows/reporting";
import { review } from "../../support/flows/reviewing";
import { names } from "../../support/pages/page-parts";
import { nextPage, pageText } from "../../support/pages/page-text";
import { toastOf } from "../../support/pages/toast";
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

describe("the operators' list", () => {
  it("is not found for anybody else", async () => {
    await report(world, budi, { subject: "listing", id: offer });
    const path = `/operator/reports/${await newestReport(world)}`;
    for (const one of ["/operator/reports", path]) expect((await market.page(one, budi)).status).toBe(404);
  });

  it("shows the oldest first, page by page", async () => {
    await world.bindings.DB.prepare("delete from reports").run();
    for (let n = 0; n < 23; n += 1) {
      await world.bindings.DB.prepare(
        "insert into reports (id, reporter_id, subject, subject_id, reason, status, created_at) values (?, ?, 'person', ?, ?, 'open', ?)",
      )
        .bind(crypto.randomUUID(), budi.id, crypto.randomUUID(), `Alasan nomor ${n}.`, 1_000 + n)
        .run();
    }
    const first = await market.page("/operator/reports", ayu);
    const second = await market.page(nextPage(first.html) ?? "", ayu);
    const numbers = (html: string) =>
      names(html, "cell")
        .flatMap((cell) => /Alasan nomor (\d+)\.$/.exec(cell)?.[1] ?? [])
        .map(Number);
    expect(numbers(first.html)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(numbers(second.html)).toEqual([20, 21, 22]);
    await world.bindings.DB.prepare("update reports set status = 'closed', closed_at = 1").run();
    const closed = await market.page("/operator/reports?status=selesai", ayu);
    expect(numbers(closed.html)).toEqual(Array.from({ length: 20 }, (_, n) => 22 - n));
    expect(numbers((await market.page(nextPage(closed.html) ?? "", ayu)).html)).toEqual([2, 1, 0]);
    expect((await market.page("/operator/reports", ayu)).html).toContain("Tidak ada laporan yang menunggu");
  });

  it("shows a reported message with its context, and other reports and actions", async () => {
    const conversation = await askAbout(world, budi, offer, "Pesan pertama.");
    for (let n = 0; n < 6; n += 1) await write(world, sari, conversation, `Balasan nomor ${n}.`);
    const id = await market.messageFrom(sari, conversation);
    await report(world, budi, { subject: "message", id });
    const { html } = await market.page(`/operator/reports/${await newestReport(world)}`, ayu);
    for (const part of ["Balasan nomor 5.", "Balasan nomor 1."]) expect(html).toContain(part);
    expect(pageText(html)).toContain(" Dilaporkan ");
    expect(html).not.toContain("Pesan pertama.");
    expect(html).toContain("Tangguhkan Akun");
  });

  it("closes one with an answer for its reporter, once", async () => {
    await report(world, budi, { subject: "listing", id: offer });
    const id = await newestReport(world);
    const close = (answer: string) => world.fetch(`/operator/reports/${id}`, { as: ayu, form: { answer } });
    expect((await close("Pendek")).status).toBe(400);
    const closed = await close("Iklannya sudah kami sembunyikan.");
    expect(await toastOf(world, closed, ayu)).toContain("Laporan ditutup");
    const again = await close("Jawaban kedua kalinya.");
    expect(again.status).toBe(409);
    const page = await again.text();
    expect(page).toContain("sudah dijawab");
    expect(page).toContain("Jawaban kedua kalinya.");
    expect(await market.count("operator_acts where subject_id = ?", id)).toBe(1);
    const own = await market.page(`/reports/${id}`, budi);
    expect(own.html).toContain("Iklannya sudah kami sembunyikan.");
    expect((await market.page(`/reports/${id}`, sari)).status).toBe(404);
    expect((await market.page("/notifications", budi)).html).toContain("Laporan Anda sudah kami periksa");
    await world.settled();
    const mail = world.postbox.sent.find(({ to }) => to === budi.email);
    expect(mail?.text).toContain("Iklannya sudah kami sembunyikan.");
    expect((await report(world, budi, { subject: "listing", id: offer })).status).toBe(303);
  });

  it("has reports about an operator for colleagues only", async () => {
    const candra = await newOperator(world, "Candra Wijaya");
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

  it("lets no operator close their own report", async () => {
    await report(world, ayu, { subject: "listing", id: offer });
    const path = `/operator/reports/${await newestReport(world)}`;
    expect((await market.page(path, ayu)).html).toContain("Petugas lain");
    const answer = await world.fetch(path, { as: ayu, form: { answer: "Saya setuju dengan saya." } });
    expect(await answer.text()).toContain("Petugas lain");
    expect(await market.count("reports where status = 'closed' and reporter_id = ?", ayu.id)).toBe(0);
  });

  it("has reports of a review or its answer, but not for the person reviewed", async () => {
    const candra = await newOperator(world, "Candra Wijaya");
    const shop = await world.listing(candra, { title: "Foto produk" });
    const sides = { buyer: budi, seller: candra, listingId: shop };
    const id = await review(world, sides, { rating: 1, comment: "Fotonya gelap.", reply: "Matamu gelap." });
    await report(world, sari, { subject: "review", id }, "Jawabannya menghina.");
    const path = `/operator/reports/${await newestReport(world)}`;
    const colleague = await newOperator(world, "Bagas Wicaksono");
    const form = { answer: "Ulasannya tidak benar." };
    for (const [who, status] of [
      [candra, 404],
      [colleague, 200],
    ] as const) {
      expect((await market.page(path, who)).status).toBe(status);
      const list = await market.page("/operator/reports", who);
      expect(list.html.includes("Jawabannya menghina.")).toBe(status === 200);
    }
    expect((await world.fetch(path, { as: candra, form })).status).toBe(404);
    expect(await toastOf(world, await world.fetch(path, { as: colleague, form }), colleague)).toContain(
      "Laporan ditutup",
    );
    for (const [who, told] of [
      [candra, false],
      [colleague, true],
    ] as const) {
      const acts = await market.page("/operator/acts", who);
      expect(acts.html.includes("Ulasannya tidak benar.")).toBe(told);
    }
  });
});
