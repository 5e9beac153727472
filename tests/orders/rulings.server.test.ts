import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { refunds } from "~/database/schema/money";
import { orderVisits } from "~/database/schema/orders";
import { DAY } from "~/platform/dates";
import { spanOf } from "~/visits/visit";
import { mailOf } from "../support/flows/account";
import { ANSWER, answeredDispute, inCourt, VERDICT } from "../support/flows/disputing";
import { balanceOf } from "../support/flows/money";
import { moveVisit } from "../support/flows/visiting";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";

const court = inCourt();

describe("a ruling", () => {
  it("waits until both sides were heard, or one missed the time to answer", async () => {
    const id = await court.disputed();
    expect(await court.casePage(id, court.ayu)).toContain("Sari Wulandari diminta menanggapi sampai");
    const early = await court.rule(id, court.ayu);
    expect(early.status).toBe(409);
    const page = await early.text();
    expect(page).toContain(VERDICT);
    expect(page).toContain(`href="/operator/disputes/${id}"`);
    expect(await court.phase(id)).toBe("disputed");
    await court.fallSilent(id);
    await court.rule(id, court.ayu);
    expect(await court.last(id)).toBe("ruled");
  });

  it("shows the sums in rupiah before it counts, and the operator can change it", async () => {
    const id = await court.answered();
    const looked = await court.rule(id, court.ayu, { press: "look" });
    expect(looked.status).toBe(200);
    const html = await looked.text();
    const shown = pageText(html);
    for (const text of ["Putuskan seperti ini?", "Rp 140.000", "Rp 210.000", "− Rp 21.000", "Rp 189.000", VERDICT])
      expect(shown).toContain(text);
    expect(await court.phase(id)).toBe("disputed");
    const again = await (await court.rule(id, court.ayu, { press: "edit" })).text();
    expect(again).toContain(VERDICT);
    expect(again).toContain("Tinjau Putusan");
  });

  it("divides the money, notifies both sides of the reason, and is logged", async () => {
    const id = await court.answered();
    const earned = await balanceOf(court.world, `seller:${court.sari.id}`);
    await court.rule(id, court.ayu);
    const { order, events } = await court.order(id);
    expect([order.status, order.paymentStatus, order.buyerShare]).toEqual(["completed", "split", 40]);
    expect(events.at(-1)).toMatchObject({ kind: "ruled", actor: "operator", actorId: court.ayu.id });
    expect((await balanceOf(court.world, `seller:${court.sari.id}`)) - earned).toBe(189_000);
    const { db } = court.world.context();
    expect(await db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
      { amount: 140_000, status: "pending" },
    ]);
    expect(await court.actsOn(id)).toMatchObject([
      { kind: "rule_dispute", operatorId: court.ayu.id, reason: `Rp 140.000 kembali kepada pembeli: ${VERDICT}` },
    ]);
    for (const person of [court.budi, court.sari]) {
      const shown = await court.orderPage(id, person);
      for (const text of ["Putusan JasaWarga", VERDICT, "Rp 140.000", "Rp 189.000"]) expect(shown).toContain(text);
      expect(shown).toContain("Bagaimana ");
      expect(shown.indexOf(VERDICT)).toBeLessThan(shown.indexOf("Bagaimana "));
      const told = (await mailOf(court.world, person)).filter(({ body }) => body.includes(id)).at(-1);
      expect(told?.subject).toBe("Masalah pesanan sudah diputuskan");
      expect(told?.body).toContain("Rp 140.000 untuk pembeli, Rp 189.000 untuk penjual setelah biaya platform.");
      expect(told?.body).toContain("Alasan putusan");
    }
    expect(await court.casePage(id, court.bagas)).toContain("Putusan JasaWarga");
  });

  it.each([
    ["350000", "cancelled", "refund_pending"],
    ["0", "completed", "released"],
  ])("of %s rupiah for the buyer ends %s and %s", async (back, status, paymentStatus) => {
    const id = await court.answered();
    await court.rule(id, court.ayu, { back });
    const { order } = await court.order(id);
    expect([order.status, order.paymentStatus]).toEqual([status, paymentStatus]);
  });

  it.each([
    [{ back: "350.001" }, "Jumlahnya paling banyak Rp 350.000, yaitu uang yang masih ditahan."],
    [{ back: "33,3" }, "Tulis jumlah dalam rupiah, misalnya 250.000."],
    [{ back: "", part2: "1000" }, "Jumlah per bagian tidak boleh lebih"],
    [{ reason: "Begitulah." }, "Alasan putusan minimal 20 karakter"],
  ])("with %o is rejected with an error", async (fields, sentence) => {
    const id = await court.answered();
    const answer = await court.rule(id, court.ayu, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect(await court.phase(id)).toBe("disputed");
  });

  it("offers none, half and all in rupiah after the fee, with none preselected", async () => {
    const id = await court.answered();
    const html = await (await court.world.fetch(`/operator/disputes/${id}`, { as: court.ayu })).text();
    const shown = pageText(html);
    for (const text of [
      /Tidak ada Budi Santoso Rp 0 Sari Wulandari Rp 315\.000/,
      /Separuh Budi Santoso Rp 175\.000 Sari Wulandari Rp 157\.500/,
      /Semua Budi Santoso Rp 350\.000 Sari Wulandari Rp 0/,
    ])
      expect(shown).toMatch(text);
    const choices = html.match(/<input [^>]*type="radio"[^>]*>/g) ?? [];
    expect(choices).toHaveLength(4);
    for (const choice of choices) expect(choice).not.toContain("checked");
    const nothing = await court.rule(id, court.ayu, { back: "", press: "look" });
    expect(nothing.status).toBe(400);
    expect(await nothing.text()).toContain("Pilih jumlahnya, atau tulis jumlah lain dalam rupiah.");
  });

  it("accepts a chosen sum, and asks again if another was typed too", async () => {
    const id = await court.answered();
    const half = await court.rule(id, court.ayu, { choice: "175000", back: "", press: "look" });
    expect(pageText(await half.text())).toContain("Rp 157.500");
    const both = await court.rule(id, court.ayu, { choice: "175000", back: "140000" });
    expect(both.status).toBe(400);
    const html = await both.text();
    expect(html).toContain("Anda memilih Rp 175.000 dan menulis Rp 140.000. Pilih salah satu.");
    expect(html).toContain(VERDICT);
    expect(html).toMatch(/name="back"[^>]*value="140000"/);
    expect(await court.phase(id)).toBe("disputed");
    await court.rule(id, court.ayu, { choice: "other", back: "140000" });
    expect((await court.order(id)).order.buyerShare).toBe(40);
  });

  it("shows both sides' words, the agreement and the conversation", async () => {
    const id = await court.answered();
    const shown = await court.casePage(id, court.ayu);
    for (const text of [
      "Budi Santoso Pembeli · 1 pesanan",
      "menanggapi dalam",
      "Disepakati dan terjadi",
      "Tenggat, lalu diserahkan",
      "Keduanya diberi tahu bahwa Anda membaca",
      "Putuskan",
    ])
      expect(shown).toContain(text);
    expect(shown.indexOf("Budi Santoso Pembeli")).toBeLessThan(shown.indexOf("Disepakati dan terjadi"));
    expect(shown.indexOf("Percakapan")).toBeLessThan(shown.indexOf("Tinjau Putusan"));
  });

  it("shows the visit of on-site work and its result", async () => {
    const id = await court.answered();
    expect(await court.casePage(id, court.ayu)).not.toContain("Kunjungan");
    const visit = { orderId: id, sellerId: court.sari.id, mode: "at_buyer", placeCode: "31.74", updatedAt: 1 } as const;
    await court.world.context().db.insert(orderVisits).values(visit);
    const { from } = spanOf({ day: "2020-01-06", slot: 600 }, "WIB");
    await moveVisit(court.world, id, from, { visitAgreedAt: from - DAY });
    const shown = await court.casePage(id, court.ayu);
    expect(shown).toContain("Kunjungan, Jakarta Selatan Sen, 6 Jan, 10.00");
    expect(shown).toContain("Hasil diserahkan sesudahnya");
  });

  it("is refused if the order has changed, and keeps the typed text", async () => {
    const id = await court.disputed();
    await court.fallSilent(id);
    const version = await court.version(id);
    await court.step(id, "dispute-answer", court.sari, { reason: ANSWER });
    const answer = await court.rule(id, court.ayu, { version });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Pesanan ini baru saja berubah");
    expect(html).toContain(VERDICT);
    expect(await court.actsOn(id)).toEqual([]);
  });

  it("is refused to operators who are a side of the order", async () => {
    const mine = await court.world.listing(court.ayu);
    const id = await answeredDispute(court.world, { buyer: court.budi, seller: court.ayu, listingId: mine });
    await court.rule(id, court.ayu);
    expect(await court.phase(id)).toBe("disputed");
    expect(await court.casePage(id, court.ayu)).toContain("Anda pihak dalam pesanan ini");
    await court.rule(id, court.bagas);
    expect(await court.last(id)).toBe("ruled");
  });

  it("counts once for 32 at once from several operators", async () => {
    const id = await court.answered();
    await Promise.all(Array.from({ length: 32 }, (_, n) => court.rule(id, n % 2 ? court.ayu : court.bagas)));
    expect((await court.order(id)).kinds.filter((kind) => kind === "ruled")).toHaveLength(1);
    expect(await court.actsOn(id)).toHaveLength(1);
    expect(await balanceOf(court.world, `escrow:${id}`)).toBe(0);
  });

  it("and an agreement and a charge-back at once: one of them counts", async () => {
    const id = await court.answered();
    await court.step(id, "settlement", court.sari, { back: "210000" });
    const version = await court.version(id);
    await Promise.all([
      ...Array.from({ length: 8 }, () => court.rule(id, court.ayu, { version })),
      ...Array.from({ length: 8 }, () => court.step(id, "settlement-agreement", court.budi)),
      controlOf(court.world).pay(`JW-${id}-1`, { transaction_status: "chargeback" }),
    ]);
    const { kinds } = await court.order(id);
    const ends = kinds.filter((kind) => kind === "ruled" || kind === "settled");
    expect(ends.length + (kinds.includes("taken_back") ? 1 : 0)).toBeGreaterThanOrEqual(1);
    expect(ends.length).toBeLessThanOrEqual(1);
    expect(await balanceOf(court.world, `escrow:${id}`)).toBe(0);
    expect((await court.actsOn(id)).length).toBe(kinds.includes("ruled") ? 1 : 0);
  });
});
