import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orderFiles } from "~/database/schema/orders";
import { DAY } from "~/platform/dates";
import { mailOf } from "../support/flows/account";
import { ANSWER, inCourt, PROBLEM } from "../support/flows/disputing";
import { balanceOf } from "../support/flows/money";
import { png } from "../support/pages/pictures";

const court = inCourt();

describe("reporting a problem", () => {
  it("first says what will happen and who can read the messages", async () => {
    const id = await court.delivered();
    const asked = await court.page(`/dashboard/orders/${id}/dispute`, court.budi);
    expect(asked).toContain("Tenggat dihentikan sementara. Rp 350.000 tetap kami tahan");
    expect(asked).toContain("Tim JasaWarga membaca percakapan");
  });

  it("needs twenty characters, and keeps shorter text", async () => {
    const id = await court.delivered();
    const answer = await court.step(id, "dispute", court.budi, { reason: "Tidak bisa dibuka." });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Apa masalahnya: minimal 20 karakter");
    expect(html).toContain("Tidak bisa dibuka.");
    expect(await court.phase(id)).toBe("delivered");
  });

  it("stores evidence, stops the deadlines and notifies the other side", async () => {
    const proof = new File(["foto layar"], "layar.png");
    const id = await court.disputed({ files: [proof] });
    const { order } = await court.order(id);
    expect(order).toMatchObject({ phase: "disputed", disputedBy: "buyer", reviewDueAt: null });
    const [file] = await court.world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    expect(file).toMatchObject({ purpose: "evidence", senderId: court.budi.id });

    const toSari = await court.orderPage(id, court.sari);
    for (const words of ["Tanggapi masalah yang diajukan Budi", PROBLEM, "layar.png", "Tanggapi Masalah"])
      expect(toSari).toContain(words);
    expect(await court.orderPage(id, court.budi)).toContain("Menunggu tanggapan Sari");
    const told = await mailOf(court.world, court.sari);
    expect(told.find(({ subject }) => subject === "Budi mengajukan masalah")?.body).toContain(PROBLEM);
  });

  it("is possible for the seller too, also during a cancellation request and late work", async () => {
    const asked = await court.paid();
    await court.step(asked, "cancellation-request", court.budi, { back: "315000", reason: PROBLEM });
    await court.step(asked, "dispute", court.sari, { reason: PROBLEM });
    expect((await court.order(asked)).order).toMatchObject({
      phase: "disputed",
      disputedBy: "seller",
      buyerShare: null,
    });

    const late = await court.paid();
    await court.step(late, "dispute", court.budi, { reason: PROBLEM });
    expect(await court.phase(late)).toBe("working");
    await court.change(late, { startedAt: Date.now() - 6 * DAY, maxDays: 5 });
    await court.step(late, "dispute", court.budi, { reason: PROBLEM });
    expect(await court.phase(late)).toBe("disputed");
  });

  it("is refused to everybody else", async () => {
    const id = await court.delivered();
    expect((await court.step(id, "dispute", court.hendra, { reason: PROBLEM })).status).toBe(404);
    expect((await court.step(id, "dispute", court.ayu, { reason: PROBLEM })).status).toBe(404);
    expect(await court.phase(id)).toBe("delivered");
  });

  it("creates one problem with its files once for 32 requests", async () => {
    const id = await court.delivered();
    const proof = () => new File(["foto layar"], "layar.png");
    await Promise.all(
      Array.from({ length: 32 }, () => court.step(id, "dispute", court.budi, { reason: PROBLEM }, [proof()])),
    );
    const { kinds } = await court.order(id);
    expect(kinds.filter((kind) => kind === "disputed")).toHaveLength(1);
    const files = await court.world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    expect(files.filter(({ purpose }) => purpose === "evidence")).toHaveLength(1);
  });
});

describe("during a dispute", () => {
  it("the scheduler does not change the order, even if a deadline has passed", async () => {
    const id = await court.disputed();
    const long = Date.now() - 90 * DAY;
    await court.change(id, {
      reviewDueAt: long,
      answerDueAt: long,
      workDueAt: long,
      startedAt: long,
      paymentDueAt: long,
      remindAt: null,
    });
    const before = await court.order(id);
    await court.world.tick();
    expect(await court.order(id)).toEqual(before);
    expect(await balanceOf(court.world, `escrow:${id}`)).toBe(350_000);
  });

  it("deliveries, completion and cancellation are refused", async () => {
    const id = await court.disputed();
    await court.step(id, "delivery", court.sari);
    await court.step(id, "cancellation-request", court.budi, { back: "175000", reason: PROBLEM });
    await court.world.fetch(`/dashboard/orders/${id}/completion`, { as: court.budi, form: {} });
    await court.world.fetch(`/dashboard/orders/${id}/cancellation`, { as: court.sari, form: {} });
    expect(await court.last(id)).toBe("disputed");
  });

  it("its files stay with both sides and open to operators, also after the end", async () => {
    const id = await court.disputed({ files: [new File(["foto layar"], "layar.png")] });
    const [file] = await court.world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    const mine = `/dashboard/orders/${id}/files/${file?.key}`;
    const theirs = `/operator/disputes/${id}/files/${file?.key}`;
    const readable = async () => {
      for (const [path, as] of [
        [mine, court.budi],
        [mine, court.sari],
        [theirs, court.ayu],
      ] as const)
        expect(await (await court.world.fetch(path, { as })).text(), path).toBe("foto layar");
      expect((await court.world.fetch(mine, { as: court.hendra })).status).toBe(404);
      expect((await court.world.fetch(theirs, { as: court.budi })).status).toBe(404);
    };
    await readable();
    await court.step(id, "dispute-answer", court.sari, { reason: ANSWER });
    await court.rule(id, court.ayu);
    await readable();
  });

  it("operators see small pictures, and the files of every step in its history", async () => {
    const id = await court.paid();
    await court.step(id, "delivery", court.sari, {}, [new File([png(400, 300)], "hasil.png")]);
    await court.step(id, "dispute", court.budi, { reason: PROBLEM }, [
      new File([png(300, 400)], "layar.png"),
      new File(["Nota"], "nota.txt"),
    ]);
    const html = await (await court.world.fetch(`/operator/disputes/${id}`, { as: court.ayu })).text();
    const shown = [...html.matchAll(/<img [^>]*src="([^"]+\?preview)"/g)].map(([, src]) => src ?? "");
    // Once in the statement, and once more in the history with the delivery.
    expect(shown).toHaveLength(3);
    expect(new Set(shown).size).toBe(2);
    for (const src of shown) {
      expect(src).toContain(`/operator/disputes/${id}/files/`);
      const small = await court.world.fetch(src, { as: court.ayu });
      expect([small.status, small.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
      expect(small.headers.has("Content-Disposition")).toBe(false);
      expect((await court.world.fetch(src, { as: court.budi })).status).toBe(404);
    }
    expect(html.split("nota.txt").length).toBeGreaterThan(2);
  });

  it("operators cannot open orders without a dispute", async () => {
    const id = await court.paid();
    await court.step(id, "delivery", court.sari, {}, [new File(["rahasia"], "logo.txt")]);
    const [file] = await court.world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    for (const path of ["", "/ruling", `/files/${file?.key}`])
      expect((await court.world.fetch(`/operator/disputes/${id}${path}`, { as: court.ayu })).status).toBe(404);
    expect((await court.rule(id, court.ayu)).status).toBe(404);
  });

  it("the person who has to answer is reminded once, a day before", async () => {
    const id = await court.disputed();
    await court.change(id, { remindAt: Date.now() - 1000 });
    await court.world.tick();
    await court.world.tick();
    const reminders = court.world.postbox.sent.filter(
      ({ subject, to, text }) =>
        subject.startsWith("Pengingat: Tanggapi") && to === court.sari.email && text.includes(id),
    );
    expect(reminders).toHaveLength(1);
  });

  it("one answer with files is accepted", async () => {
    const id = await court.disputed();
    const proof = new File(["bukti kirim"], "kirim.txt");
    await court.step(id, "dispute-answer", court.budi, { reason: ANSWER });
    expect(await court.last(id)).toBe("disputed");
    for (let press = 0; press < 2; press++)
      await court.step(id, "dispute-answer", court.sari, { reason: ANSWER }, [proof]);
    const { kinds, order } = await court.order(id);
    expect(kinds.filter((kind) => kind === "dispute_answered")).toHaveLength(1);
    expect(order.answerDueAt).toBeNull();
    const toBudi = await court.orderPage(id, court.budi);
    expect(toBudi).toContain(ANSWER);
    expect(toBudi).toContain("kirim.txt");
  });

  it("both sides see that the time to answer is over", async () => {
    const id = await court.disputed();
    await court.fallSilent(id);
    expect(await court.orderPage(id, court.budi)).toContain("Masalah ini siap diputuskan");
    const toSari = await court.orderPage(id, court.sari);
    expect(toSari).toContain("Waktu untuk menanggapi sudah lewat");
    expect(toSari).toContain("Tanggapi Masalah");
    await court.step(id, "dispute-answer", court.sari, { reason: ANSWER });
    expect(await court.last(id)).toBe("dispute_answered");
  });
});
