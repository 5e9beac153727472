import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/db/schema/notifications";
import { orderFiles } from "~/db/schema/order-files";
import { DAY } from "~/domain/core/dates";
import {
  ANSWER,
  type Court,
  disputedOrder,
  fallSilent,
  openCourt,
  PROBLEM,
  ruleOn,
} from "../../support/flows/disputing";
import { balanceOf, readOrder } from "../../support/flows/money";
import { paidOrder, step } from "../../support/flows/order-steps";
import type { TestPerson, World } from "../../support/world";

let court: Court;
let world: World;
let sari: TestPerson;
let hendra: TestPerson;
let ayu: TestPerson;
let listing: string;
let budi: TestPerson;

beforeAll(async () => {
  court = await openCourt();
  ({ world, sari, hendra, ayu, listing } = court);
});
// Nobody orders this much in an hour.
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
});
afterAll(() => court.close());

describe("bringing up a problem", () => {
  it("says first what will happen, and who reads along", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil akhir." });
    const asked = await court.page(`/dashboard/orders/${id}/dispute`, budi);
    expect(asked).toContain("Semua tenggat berhenti: Rp 350.000 tetap di titipan");
    expect(asked).toContain("tim JasaWarga membaca percakapan");
  });

  it("needs twenty characters, which stay when they are too few", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil akhir." });
    const answer = await step(world, id, "dispute", budi, { reason: "Tidak bisa dibuka." });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Apa masalahnya: minimal 20 karakter");
    expect(html).toContain("Tidak bisa dibuka.");
    expect((await readOrder(world, id)).order.phase).toBe("delivered");
  });

  it("brings evidence, stops the clocks and asks the other side", async () => {
    const proof = new File(["foto layar"], "layar.png");
    const id = await disputedOrder(world, court.sides(budi), [proof]);
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ phase: "disputed", disputedBy: "buyer", reviewDueAt: null });
    const [file] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    expect(file).toMatchObject({ purpose: "evidence", senderId: budi.id });

    const toSari = await court.orderPage(id, sari);
    for (const words of ["Tanggapi masalah yang diajukan Budi", PROBLEM, "layar.png", "Tanggapi Masalah"])
      expect(toSari).toContain(words);
    expect(await court.orderPage(id, budi)).toContain("Menunggu tanggapan Sari");
    const told = await world
      .context()
      .db.select()
      .from(notifications)
      .where(and(eq(notifications.userId, sari.id), eq(notifications.title, "Budi mengajukan masalah")));
    expect(told.some(({ body }) => body.includes(PROBLEM))).toBe(true);
  });

  it("is the seller's right as well, also while a cancellation is asked for and when work is late", async () => {
    const asked = await paidOrder(world, budi, listing);
    await step(world, asked, "cancellation-request", budi, { buyerShare: "90", reason: PROBLEM });
    await step(world, asked, "dispute", sari, { reason: PROBLEM });
    expect((await readOrder(world, asked)).order).toMatchObject({
      phase: "disputed",
      disputedBy: "seller",
      buyerShare: null,
    });

    const late = await paidOrder(world, budi, listing);
    await step(world, late, "dispute", budi, { reason: PROBLEM });
    expect((await readOrder(world, late)).order.phase).toBe("working");
    await court.change(late, { startedAt: Date.now() - 6 * DAY, maxDays: 5 });
    await step(world, late, "dispute", budi, { reason: PROBLEM });
    expect((await readOrder(world, late)).order.phase).toBe("disputed");
  });

  it("is nobody else's", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil akhir." });
    expect((await step(world, id, "dispute", hendra, { reason: PROBLEM })).status).toBe(404);
    expect((await step(world, id, "dispute", ayu, { reason: PROBLEM })).status).toBe(404);
    expect((await readOrder(world, id)).order.phase).toBe("delivered");
  });

  it("32 times at once is one problem, and its files come once", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil akhir." });
    const proof = () => new File(["foto layar"], "layar.png");
    await Promise.all(
      Array.from({ length: 32 }, () => step(world, id, "dispute", budi, { reason: PROBLEM }, [proof()])),
    );
    const { kinds } = await readOrder(world, id);
    expect(kinds.filter((kind) => kind === "disputed")).toHaveLength(1);
    const files = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    expect(files.filter(({ purpose }) => purpose === "evidence")).toHaveLength(1);
  });
});

describe("while it lasts", () => {
  it("the scheduler leaves the order alone, whatever else is due", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    const long = Date.now() - 90 * DAY;
    await court.change(id, {
      reviewDueAt: long,
      answerDueAt: long,
      workDueAt: long,
      startedAt: long,
      paymentDueAt: long,
      remindAt: null,
    });
    const before = await readOrder(world, id);
    await world.tick();
    expect(await readOrder(world, id)).toEqual(before);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(350_000);
  });

  it("nothing is delivered, completed or cancelled", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    await step(world, id, "delivery", sari, { note: "Hasil lain." });
    await step(world, id, "cancellation-request", budi, { buyerShare: "50", reason: PROBLEM });
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sari, form: {} });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("disputed");
  });

  it("its files stay with both sides, and open to operators, also after the end", async () => {
    const id = await disputedOrder(world, court.sides(budi), [new File(["foto layar"], "layar.png")]);
    const [file] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    const mine = `/dashboard/orders/${id}/files/${file?.key}`;
    const theirs = `/operator/disputes/${id}/files/${file?.key}`;
    const readable = async () => {
      for (const [path, as] of [
        [mine, budi],
        [mine, sari],
        [theirs, ayu],
      ] as const)
        expect(await (await world.fetch(path, { as })).text(), path).toBe("foto layar");
      expect((await world.fetch(mine, { as: hendra })).status).toBe(404);
      expect((await world.fetch(theirs, { as: budi })).status).toBe(404);
    };
    await readable();
    await step(world, id, "dispute-answer", sari, { reason: ANSWER });
    await ruleOn(world, id, ayu);
    await readable();
  });

  it("operators look into no order that nobody brought a problem up about", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil." }, [new File(["rahasia"], "logo.txt")]);
    const [file] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    for (const path of ["", "/ruling", `/files/${file?.key}`])
      expect((await world.fetch(`/operator/disputes/${id}${path}`, { as: ayu })).status).toBe(404);
    expect((await ruleOn(world, id, ayu)).status).toBe(404);
  });

  it("who has to answer is reminded a day before, once", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    await court.change(id, { remindAt: Date.now() - 1000 });
    await world.tick();
    await world.tick();
    const reminders = world.postbox.sent.filter(
      ({ subject, to, text }) =>
        subject.startsWith("Pengingat: Tanggapi") && to === sari.email && text.includes(id),
    );
    expect(reminders).toHaveLength(1);
  });

  it("is answered once, with what the other side has to show", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    const proof = new File(["bukti kirim"], "kirim.txt");
    await step(world, id, "dispute-answer", budi, { reason: ANSWER });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("disputed");
    for (let press = 0; press < 2; press++)
      await step(world, id, "dispute-answer", sari, { reason: ANSWER }, [proof]);
    const { kinds, order } = await readOrder(world, id);
    expect(kinds.filter((kind) => kind === "dispute_answered")).toHaveLength(1);
    expect(order.answerDueAt).toBeNull();
    const toBudi = await court.orderPage(id, budi);
    expect(toBudi).toContain(ANSWER);
    expect(toBudi).toContain("kirim.txt");
  });

  it("says to both when the time to answer was over", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    await fallSilent(world, id);
    expect(await court.orderPage(id, budi)).toContain("Masalah ini siap diputuskan");
    const toSari = await court.orderPage(id, sari);
    expect(toSari).toContain("Waktu untuk menanggapi sudah lewat");
    expect(toSari).toContain("Tanggapi Masalah");
    await step(world, id, "dispute-answer", sari, { reason: ANSWER });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("dispute_answered");
  });
});
