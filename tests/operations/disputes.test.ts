import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/db/schema/notifications";
import { operatorActs } from "~/db/schema/operators";
import { orderFiles } from "~/db/schema/order-files";
import { orderEvents, orders } from "~/db/schema/orders";
import { refunds } from "~/db/schema/refunds";
import { DAY } from "~/domain/dates";

import {
  ANSWER,
  disputedOrder,
  fallSilent,
  heardDispute,
  PROBLEM,
  rule,
  VERDICT,
} from "../support/disputing";
import { controlOf } from "../support/gateway-control";
import { auditLedger, balanceOf, readOrder } from "../support/money";
import { leave, operator } from "../support/operating";
import { words } from "../support/reading";
import { toastOf } from "../support/toast";
import { paidOrder, step } from "../support/working";
import { type Person, startWorld, type World } from "../support/world";

let world: World;
let sari: Person;
let budi: Person;
let hendra: Person;
let ayu: Person;
let bagas: Person;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  hendra = await world.person("Hendra Wijaya");
  ayu = await operator(world, "Ayu Pramesti");
  bagas = await operator(world, "Bagas Wicaksono");
  listing = await world.listing(sari);
});
// Nobody orders this much in an hour.
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const sides = () => ({ buyer: budi, seller: sari, listingId: listing });
const page = async (path: string, as: Person) => words(await (await world.fetch(path, { as })).text());
const orderPage = (id: string, as: Person) => page(`/dashboard/orders/${id}`, as);
const casePage = (id: string, as: Person) => page(`/operator/disputes/${id}`, as);
const actsOn = (id: string) =>
  world.context().db.select().from(operatorActs).where(eq(operatorActs.subjectId, id));
const change = (id: string, columns: Partial<typeof orders.$inferInsert>) =>
  world.context().db.update(orders).set(columns).where(eq(orders.id, id));

describe("bringing up a problem", () => {
  it("says first what will happen, and who reads along", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil akhir." });
    const asked = await page(`/dashboard/orders/${id}/dispute`, budi);
    expect(asked).toContain("Semua tenggat berhenti: Rp 350.000 tetap di titipan");
    expect(asked).toContain("tim JasaWarga membaca percakapan");
  });

  it("needs twenty characters, which stay when they are too few", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil akhir." });
    const answer = await step(world, id, "dispute", budi, { reason: "Tidak bisa dibuka." });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Apa masalahnya minimal 20 karakter");
    expect(html).toContain("Tidak bisa dibuka.");
    expect((await readOrder(world, id)).order.phase).toBe("delivered");
  });

  it("brings evidence, stops the clocks and asks the other side", async () => {
    const proof = new File(["foto layar"], "layar.png");
    const id = await disputedOrder(world, sides(), [proof]);
    const { order } = await readOrder(world, id);
    expect(order).toMatchObject({ phase: "disputed", disputedBy: "buyer", reviewDueAt: null });
    const [file] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    expect(file).toMatchObject({ purpose: "evidence", senderId: budi.id });

    const toSari = await orderPage(id, sari);
    for (const words of ["Tanggapi masalah yang diajukan Budi", PROBLEM, "layar.png", "Tanggapi Masalah"])
      expect(toSari).toContain(words);
    expect(await orderPage(id, budi)).toContain("Menunggu tanggapan Sari");
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
    await change(late, { startedAt: Date.now() - 6 * DAY, maxDays: 5 });
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
  it("the clock leaves the order alone, whatever else is due", async () => {
    const id = await disputedOrder(world, sides());
    const long = Date.now() - 90 * DAY;
    await change(id, {
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
    const id = await disputedOrder(world, sides());
    await step(world, id, "delivery", sari, { note: "Hasil lain." });
    await step(world, id, "cancellation-request", budi, { buyerShare: "50", reason: PROBLEM });
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sari, form: {} });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("disputed");
  });

  it("its files stay with both sides, and open to operators, also after the end", async () => {
    const id = await disputedOrder(world, sides(), [new File(["foto layar"], "layar.png")]);
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
    await rule(world, id, ayu);
    await readable();
  });

  it("operators look into no order that nobody brought a problem up about", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari, { note: "Hasil." }, [new File(["rahasia"], "logo.txt")]);
    const [file] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    for (const path of ["", "/ruling", `/files/${file?.key}`])
      expect((await world.fetch(`/operator/disputes/${id}${path}`, { as: ayu })).status).toBe(404);
    expect((await rule(world, id, ayu)).status).toBe(404);
  });

  it("who has to answer is reminded a day before, once", async () => {
    const id = await disputedOrder(world, sides());
    await change(id, { remindAt: Date.now() - 1000 });
    await world.tick();
    await world.tick();
    const reminders = world.postbox.sent.filter(
      ({ subject, to, text }) =>
        subject.startsWith("Pengingat: Tanggapi") && to === sari.email && text.includes(id),
    );
    expect(reminders).toHaveLength(1);
  });

  it("is answered once, with what the other side has to show", async () => {
    const id = await disputedOrder(world, sides());
    const proof = new File(["bukti kirim"], "kirim.txt");
    await step(world, id, "dispute-answer", budi, { reason: ANSWER });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("disputed");
    for (let press = 0; press < 2; press++)
      await step(world, id, "dispute-answer", sari, { reason: ANSWER }, [proof]);
    const { kinds, order } = await readOrder(world, id);
    expect(kinds.filter((kind) => kind === "dispute_answered")).toHaveLength(1);
    expect(order.answerDueAt).toBeNull();
    const toBudi = await orderPage(id, budi);
    expect(toBudi).toContain(ANSWER);
    expect(toBudi).toContain("kirim.txt");
  });

  it("says to both when the time to answer was over", async () => {
    const id = await disputedOrder(world, sides());
    await fallSilent(world, id);
    expect(await orderPage(id, budi)).toContain("Masalah ini siap diputuskan");
    const toSari = await orderPage(id, sari);
    expect(toSari).toContain("Waktu untuk menanggapi sudah lewat");
    expect(toSari).toContain("Tanggapi Masalah");
    await step(world, id, "dispute-answer", sari, { reason: ANSWER });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("dispute_answered");
  });
});

describe("a settlement", () => {
  it("is proposed by either, counted in rupiah, and agreed to by the other", async () => {
    const id = await disputedOrder(world, sides());
    await step(world, id, "settlement", sari, { buyerShare: "25" });
    await step(world, id, "settlement-agreement", sari);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    expect(await orderPage(id, budi)).toMatch(/Sari Wulandari mengusulkan: 25% untuk pembeli \( ?Rp 87\.500/);
    const asked = await page(`/dashboard/orders/${id}/settlement-agreement`, budi);
    expect(asked).toContain("Rp 87.500 dikembalikan kepada Budi Santoso.");
    expect(asked).toContain("Rp 236.250 diteruskan ke Sari Wulandari setelah biaya platform Rp 26.250");
    for (let press = 0; press < 2; press++) {
      const agreed = await step(world, id, "settlement-agreement", budi);
      expect(await toastOf(world, agreed, budi)).toContain("Pesanan ditutup, dana dibagi");
    }
    const { order, kinds } = await readOrder(world, id);
    expect([order.status, order.paymentStatus, order.buyerShare]).toEqual(["completed", "split", 25]);
    expect(kinds.filter((kind) => kind === "settled")).toHaveLength(1);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    const shown = await orderPage(id, sari);
    expect(shown).toContain("Kesepakatan kedua pihak");
    expect(shown).toContain("Rp 236.250");
  });

  it("agrees to nothing that was not shown", async () => {
    const id = await disputedOrder(world, sides());
    await step(world, id, "settlement", sari, { buyerShare: "90" });
    const { version } = (await readOrder(world, id)).order;
    await step(world, id, "settlement", sari, { buyerShare: "5" });
    await step(world, id, "settlement-agreement", budi, { version: String(version) });
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
  });
});

describe("settlements proposed over and over", () => {
  const propose = (id: string, as: Person, buyerShare: number) =>
    step(world, id, "settlement", as, { buyerShare: String(buyerShare) });
  /** As many proposals of Sari's, in tens, that were made then. */
  const past = async (id: string, count: number, at: number) => {
    const { version } = (await readOrder(world, id)).order;
    const proposal = { orderId: id, kind: "settlement_proposed", actor: "seller", actorId: sari.id } as const;
    for (let next = version + 1; next <= version + count; next += 10)
      await world
        .context()
        .db.insert(orderEvents)
        .values(
          Array.from({ length: 10 }, (_, n) => ({
            ...proposal,
            version: next + n,
            at,
            detail: { buyerShare: 5 },
          })),
        );
    await change(id, { version: version + count });
  };

  it("are five a day from each side, and more the day after", async () => {
    const id = await disputedOrder(world, sides());
    for (let share = 1; share <= 5; share++) await propose(id, sari, share);
    const sixth = await propose(id, sari, 6);
    expect(sixth.status).toBe(400);
    const html = await sixth.text();
    expect(html).toContain("5 kali dalam 24 jam");
    expect(html).toMatch(/name="buyerShare"[^>]*value="6"/);
    expect((await readOrder(world, id)).order.buyerShare).toBe(5);
    await propose(id, budi, 60);
    expect((await readOrder(world, id)).order.buyerShare).toBe(60);

    const old = await disputedOrder(world, sides());
    await past(old, 10, Date.now() - DAY - 1000);
    await propose(old, sari, 6);
    expect((await readOrder(world, old)).order.buyerShare).toBe(6);
  });

  it("void no ruling that was made meanwhile", async () => {
    const id = await heardDispute(world, sides());
    const version = String((await readOrder(world, id)).order.version);
    await propose(id, sari, 5);
    await rule(world, id, ayu, { version });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("void no ruling that waits for a second operator", async () => {
    const dear = await world.listing(sari, { price: 6_000_000 });
    const id = await heardDispute(world, { ...sides(), listingId: dear });
    await rule(world, id, ayu);
    await propose(id, sari, 5);
    expect(await casePage(id, bagas)).toContain(VERDICT);
    await rule(world, id, bagas);
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("push nothing that was said off the pages", async () => {
    const id = await heardDispute(world, sides());
    const { order } = await readOrder(world, id);
    await past(id, 210, order.createdAt);
    for (const shown of [await orderPage(id, budi), await orderPage(id, sari), await casePage(id, ayu)]) {
      expect(shown).toContain(PROBLEM);
      expect(shown).toContain(ANSWER);
    }
    await rule(world, id, ayu, { version: String(order.version) });
    expect(await orderPage(id, budi)).toContain(VERDICT);
  });
});

describe("a ruling", () => {
  it("waits until both were heard, or one kept silent", async () => {
    const id = await disputedOrder(world, sides());
    expect(await casePage(id, ayu)).toContain("Sari Wulandari diminta menanggapi sampai");
    expect((await rule(world, id, ayu)).headers.get("Location")).toBe(`/operator/disputes/${id}`);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    await fallSilent(world, id);
    await rule(world, id, ayu);
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("shows what it means in rupiah before it counts, and lets the operator change it", async () => {
    const id = await heardDispute(world, sides());
    const looked = await rule(world, id, ayu, { press: "look" });
    expect(looked.status).toBe(200);
    const html = await looked.text();
    const shown = words(html);
    for (const text of [
      "Putuskan seperti ini?",
      "Rp 140.000",
      "Rp 210.000",
      "− Rp 21.000",
      "Rp 189.000",
      VERDICT,
    ])
      expect(shown).toContain(text);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    const again = await (await rule(world, id, ayu, { press: "edit" })).text();
    expect(again).toContain(VERDICT);
    expect(again).toContain("Lihat dalam Rupiah");
  });

  it("divides the money, tells both why, and stands in the log", async () => {
    const id = await heardDispute(world, sides());
    const earned = await balanceOf(world, `seller:${sari.id}`);
    await rule(world, id, ayu);
    const { order, events } = await readOrder(world, id);
    expect([order.status, order.paymentStatus, order.buyerShare]).toEqual(["completed", "split", 40]);
    expect(events.at(-1)).toMatchObject({ kind: "ruled", actor: "operator", actorId: ayu.id });
    expect((await balanceOf(world, `seller:${sari.id}`)) - earned).toBe(189_000);
    const { db } = world.context();
    expect(await db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
      { amount: 140_000, status: "pending" },
    ]);
    expect(await actsOn(id)).toMatchObject([
      { kind: "rule_dispute", operatorId: ayu.id, reason: `40% untuk pembeli: ${VERDICT}` },
    ]);
    for (const person of [budi, sari]) {
      const shown = await orderPage(id, person);
      for (const text of ["Putusan JasaWarga", VERDICT, "Rp 140.000", "Rp 189.000"])
        expect(shown).toContain(text);
      const told = await db
        .select()
        .from(notifications)
        .where(
          and(eq(notifications.userId, person.id), eq(notifications.cause, `order:${id}:${order.version}`)),
        );
      expect(told[0]?.body).toContain("40% untuk pembeli (Rp 140.000)");
      expect(told[0]?.body).toContain("Alasan putusan");
    }
    expect(await casePage(id, bagas)).toContain("Putusan JasaWarga");
  });

  it.each([
    ["100", "cancelled", "refund_pending"],
    ["0", "completed", "released"],
  ])("of %s per cent for the buyer ends %s and %s", async (buyerShare, status, paymentStatus) => {
    const id = await heardDispute(world, sides());
    await rule(world, id, ayu, { buyerShare });
    const { order } = await readOrder(world, id);
    expect([order.status, order.paymentStatus]).toEqual([status, paymentStatus]);
  });

  it.each([
    [{ buyerShare: "101" }, "bilangan bulat dari 0 sampai 100"],
    [{ buyerShare: "33,3" }, "bilangan bulat dari 0 sampai 100"],
    [{ reason: "Begitulah." }, "Alasan putusan minimal 20 karakter"],
  ])("with %o is asked for again", async (fields, sentence) => {
    const id = await heardDispute(world, sides());
    const answer = await rule(world, id, ayu, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
  });

  it("is refused when the order has changed since, and keeps what was written", async () => {
    const id = await disputedOrder(world, sides());
    await fallSilent(world, id);
    const { version } = (await readOrder(world, id)).order;
    await step(world, id, "dispute-answer", sari, { reason: ANSWER });
    const answer = await rule(world, id, ayu, { version: String(version) });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Pesanan ini baru saja berubah");
    expect(html).toContain(VERDICT);
    expect(await actsOn(id)).toEqual([]);
  });

  it("is not for operators who buy or sell here themselves", async () => {
    const mine = await world.listing(ayu);
    const id = await heardDispute(world, { buyer: budi, seller: ayu, listingId: mine });
    await rule(world, id, ayu);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    expect(await casePage(id, ayu)).toContain("Anda pihak dalam pesanan ini");
    await rule(world, id, bagas);
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("32 times at once is one, whoever presses", async () => {
    const id = await heardDispute(world, sides());
    await Promise.all(Array.from({ length: 32 }, (_, n) => rule(world, id, n % 2 ? ayu : bagas)));
    expect((await readOrder(world, id)).kinds.filter((kind) => kind === "ruled")).toHaveLength(1);
    expect(await actsOn(id)).toHaveLength(1);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
  });

  it("against an agreement and a charge-back of the same moment, one of them counts", async () => {
    const id = await heardDispute(world, sides());
    await step(world, id, "settlement", sari, { buyerShare: "60" });
    const { version } = (await readOrder(world, id)).order;
    await Promise.all([
      ...Array.from({ length: 8 }, () => rule(world, id, ayu, { version: String(version) })),
      ...Array.from({ length: 8 }, () => step(world, id, "settlement-agreement", budi)),
      controlOf(world).pay(`JW-${id}-1`, { transaction_status: "chargeback" }),
    ]);
    const { kinds } = await readOrder(world, id);
    const ends = kinds.filter((kind) => kind === "ruled" || kind === "settled");
    expect(ends.length + (kinds.includes("taken_back") ? 1 : 0)).toBeGreaterThanOrEqual(1);
    expect(ends.length).toBeLessThanOrEqual(1);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    expect((await actsOn(id)).length).toBe(kinds.includes("ruled") ? 1 : 0);
  });
});

describe("a ruling above Rp 5.000.000", () => {
  let dear: string;
  beforeAll(async () => {
    dear = await world.listing(sari, { price: 6_000_000 });
  });
  const heard = () => heardDispute(world, { ...sides(), listingId: dear });
  const phase = async (id: string) => (await readOrder(world, id)).order.phase;

  it("takes two operators who say the same", async () => {
    const id = await heard();
    await rule(world, id, ayu);
    await rule(world, id, ayu);
    expect(await phase(id)).toBe("disputed");
    expect((await actsOn(id)).map(({ kind }) => kind)).toEqual(["propose_ruling"]);
    expect(await casePage(id, ayu)).toContain("Usulan putusan Anda");
    const toBagas = await casePage(id, bagas);
    expect(toBagas).toContain("Usulan putusan Ayu Pramesti");
    expect(toBagas).toContain("Setujui Usulan Ini");
    expect(words(await (await rule(world, id, bagas, { press: "look" })).text())).toContain(
      "Putusan tidak dapat ditarik kembali",
    );
    await rule(world, id, bagas);
    expect((await readOrder(world, id)).events.at(-1)).toMatchObject({ kind: "ruled", actorId: bagas.id });
    expect((await actsOn(id)).map(({ kind, operatorId }) => [kind, operatorId])).toEqual([
      ["propose_ruling", ayu.id],
      ["rule_dispute", bagas.id],
    ]);
  });

  it("waits again when the second one decides otherwise", async () => {
    const id = await heard();
    await rule(world, id, ayu);
    await rule(world, id, bagas, { buyerShare: "70" });
    expect(await phase(id)).toBe("disputed");
    // Ayu's own no longer stands: she would have to put it forward anew.
    await rule(world, id, bagas);
    expect(await phase(id)).toBe("disputed");
    await rule(world, id, ayu);
    expect((await readOrder(world, id)).order).toMatchObject({ phase: null, buyerShare: 40 });
  });

  it("begins anew when the order has changed", async () => {
    const id = await disputedOrder(world, { ...sides(), listingId: dear });
    await fallSilent(world, id);
    await rule(world, id, ayu);
    expect(await casePage(id, bagas)).toContain("Usulan putusan");
    await step(world, id, "dispute-answer", sari, { reason: ANSWER });
    expect(await casePage(id, bagas)).not.toContain("Usulan putusan");
    await rule(world, id, bagas);
    expect(await phase(id)).toBe("disputed");
  });

  it("begins anew when its first one has left the operators, come back or not", async () => {
    const id = await heard();
    const citra = await operator(world, "Citra Dewi");
    await rule(world, id, citra);
    await leave(world, citra, true);
    expect(await casePage(id, bagas)).not.toContain("Usulan putusan");
    await rule(world, id, bagas);
    expect(await phase(id)).toBe("disputed");
    await rule(world, id, ayu);
    expect((await readOrder(world, id)).events.at(-1)).toMatchObject({ kind: "ruled", actorId: ayu.id });
  });

  it("32 times at once by one operator is one proposal", async () => {
    const id = await heard();
    await Promise.all(Array.from({ length: 32 }, () => rule(world, id, ayu)));
    expect(await actsOn(id)).toHaveLength(1);
    expect(await phase(id)).toBe("disputed");
  });
});

describe("the operators' list", () => {
  it("has what can be ruled on first, the rest beside it", async () => {
    const waiting = await disputedOrder(world, sides());
    const ripe = await heardDispute(world, sides());
    const silent = await disputedOrder(world, sides());
    await fallSilent(world, silent);
    const first = await (await world.fetch("/operator/disputes", { as: ayu })).text();
    const second = await (await world.fetch("/operator/disputes?tahap=tanggapan", { as: ayu })).text();
    for (const id of [ripe, silent]) {
      expect(first).toContain(`/operator/disputes/${id}`);
      expect(second).not.toContain(`/operator/disputes/${id}`);
    }
    expect(second).toContain(`/operator/disputes/${waiting}`);
    expect(first).not.toContain(`/operator/disputes/${waiting}`);
  });

  it("goes on where a page ends", async () => {
    const many = Array.from({ length: 21 }, async () => {
      const sides = { buyer: await world.person("Budi Santoso"), seller: sari, listingId: listing };
      await fallSilent(world, await disputedOrder(world, sides));
    });
    await Promise.all(many);
    const html = await (await world.fetch("/operator/disputes", { as: ayu })).text();
    const idsOf = (text: string) => new Set(text.match(/(?<=\/operator\/disputes\/)[0-9a-f-]{36}/g));
    const next = /\/operator\/disputes\?after=[\w-]+/.exec(html)?.[0] ?? "";
    expect(idsOf(html).size).toBe(20);
    const rest = await (await world.fetch(next, { as: ayu })).text();
    for (const id of idsOf(rest)) expect(idsOf(html).has(id)).toBe(false);
  });
});
