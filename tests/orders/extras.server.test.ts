import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orders } from "~/database/schema/orders";
import { checkLedger } from "~/ledger/commands.server";
import { lapseExtras, remindSides } from "~/orders/jobs.server";
import { DAY, HOUR, ORDER_DATA_RETENTION } from "~/platform/dates";
import { endRetention } from "~/scheduled-work.server";
import { answerExtra, extraForm, sendExtra, WHY_EXTRA } from "../support/flows/extras";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const rows = async <Row>(sql: string, ...values: string[]): Promise<Row[]> =>
  (
    await world.bindings.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results;

async function proposed(method?: string): Promise<string> {
  const id = await paidOrder(world, budi, listing, method === undefined ? {} : { method });
  const sent = await sendExtra(world, sari, id);
  if (sent.status !== 303) throw new Error(`no extra: ${sent.status} ${pageText(await sent.text())}`);
  return id;
}

async function agreed(): Promise<string> {
  const id = await proposed();
  await answerExtra(world, budi, id, "extra-acceptance");
  return id;
}

const payAtGateway = (id: string, method = "qris") =>
  controlOf(world).pay(`JW-${id}-2`, { transaction_status: "settlement", payment_type: method });

async function expectSoundBooks(id: string): Promise<void> {
  const { db, now } = world.context();
  await checkLedger({ db, now }, 20);
  expect(await rows("select rule, found from book_breaches where order_id = ?", id)).toEqual([]);
}

describe("an extra", () => {
  it("is proposed, agreed to and paid with one press each, and released with the rest", async () => {
    const id = await proposed();
    const [change] = await rows("select kind, title, amount, status from order_changes where order_id = ?", id);
    expect(change).toEqual({ kind: "extra", title: "Isi freon R32", amount: 250_000, status: "open" });
    expect(await rows("select purpose, name from order_files where order_id = ?", id)).toEqual([
      { purpose: "proposal", name: "manometer.png" },
    ]);
    const before = (await readOrder(world, id)).order;
    expect(before.buyerDueAt).toBe(before.answerDueAt);

    const accepted = await answerExtra(world, budi, id, "extra-acceptance");
    expect([accepted.status, accepted.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining(world.gateway.url),
    ]);
    const due = (await readOrder(world, id)).order;
    expect(due).toMatchObject({ held: 350_000, jobTotal: 600_000, changeBy: null });
    expect(due.buyerDueAt).toBe(due.paymentDueAt);
    const [asked] = (await controlOf(world).transactions()).filter(({ orderId }) => orderId === `JW-${id}-2`);
    expect(asked?.grossAmount).toBe(250_000);

    await payAtGateway(id);
    const held = (await readOrder(world, id)).order;
    expect(held).toMatchObject({ held: 600_000, jobTotal: 600_000, buyerDueAt: null, phase: "working" });
    await step(world, id, "delivery", sari, { note: "Freon sudah diisi." });
    const income = await balanceOf(world, `seller:${sari.id}`);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    expect((await balanceOf(world, `seller:${sari.id}`)) - income).toBe(540_000);
    expect(await rows("select amount from invoices where order_id = ? order by amount", id)).toEqual([
      { amount: 250_000 },
      { amount: 350_000 },
    ]);
    await expectSoundBooks(id);
  });

  it("cannot be paid a second time while the gateway reviews a payment for it", async () => {
    const id = await agreed();
    await controlOf(world).pay(`JW-${id}-2`, {
      transaction_status: "capture",
      payment_type: "credit_card",
      fraud_status: "challenge",
    });
    const { attempts } = await readOrder(world, id);
    expect(attempts.at(-1)?.status).toBe("review");
    const again = await world.fetch(`/payment/${id}`, { as: budi, form: { shownTotal: "250000" } });
    expect(again.headers.get("Location")).not.toContain(world.gateway.url);
    expect((await readOrder(world, id)).attempts).toHaveLength(attempts.length);
  });

  it("cannot be named like a fee of ours", async () => {
    const id = await paidOrder(world, budi, listing);
    const sent = await sendExtra(world, sari, id, extraForm({ what: "Biaya verifikasi JasaWarga" }));
    expect([sent.status, await sent.text()]).toEqual([
      400,
      expect.stringContaining("tidak boleh memakai nama JasaWarga"),
    ]);
  });

  it("is not sent again by a form from before another one", async () => {
    const id = await paidOrder(world, budi, listing);
    const formId = crypto.randomUUID();
    await sendExtra(world, sari, id, extraForm({ formId }));
    await answerExtra(world, sari, id, "extra-withdrawal");
    await sendExtra(world, sari, id);
    await answerExtra(world, sari, id, "extra-withdrawal");
    const sent = await sendExtra(world, sari, id, extraForm({ formId }));
    expect(sent.status).toBeLessThan(500);
    expect(await rows("select id from order_changes where order_id = ?", id)).toHaveLength(2);
  });

  it("is paid once, however often the gateway reports it", async () => {
    const id = await agreed();
    await payAtGateway(id);
    await controlOf(world).replay(`JW-${id}-2`, { times: 3 });
    const { kinds, order } = await readOrder(world, id);
    expect(kinds.filter((kind) => kind === "bill_paid")).toHaveLength(1);
    expect(order.held).toBe(600_000);
    expect(await balanceOf(world, `escrow:${id}:2`)).toBe(250_000);
    await expectSoundBooks(id);
  });

  it("becomes one bill if the buyer agrees twice at once", async () => {
    const id = await proposed();
    const { version } = (await readOrder(world, id)).order;
    const answers = await Promise.all([1, 2, 3].map(() => answerExtra(world, budi, id, "extra-acceptance", version)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { kinds, order, attempts } = await readOrder(world, id);
    expect(kinds.filter((kind) => kind === "extra_accepted")).toHaveLength(1);
    expect(order.parts.map(({ state }) => state)).toEqual(["held", "due"]);
    expect(attempts.filter(({ bill }) => bill === 2)).toHaveLength(1);
  });

  it("can be declined together with the order once the seller has come, with the sums named before the press", async () => {
    const id = await proposed();
    const here = { visitMode: "at_buyer", visitAt: Date.now(), visitAgreedAt: Date.now() - DAY } as const;
    await world
      .context()
      .db.update(orders)
      .set({ ...here, callOutFee: 25_000 })
      .where(eq(orders.id, id));
    const shown = async (as: TestPerson) =>
      pageText(await (await world.fetch(`/dashboard/orders/${id}`, { as })).text());
    expect(await shown(budi)).not.toContain("Tolak dan batalkan pesanan");
    await world.context().db.update(orders).set({ arrivedAt: Date.now() }).where(eq(orders.id, id));
    expect(await shown(budi)).toMatch(
      /Tolak dan batalkan pesanan Sari sudah datang, jadi Sari menerima ongkos datang Rp 25\.000 ?\. Rp 325\.000 kembali ke Anda\./,
    );
    const { version } = (await readOrder(world, id)).order;
    const stale = await answerExtra(world, budi, id, "extra-cancellation", version - 1);
    expect(pageText(await toastOf(world, stale, budi))).toContain("baru saja berubah");
    const income = await balanceOf(world, `seller:${sari.id}`);
    for (let press = 0; press < 2; press++) await answerExtra(world, budi, id, "extra-cancellation", version);
    const { order, kinds } = await readOrder(world, id);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending", held: 0 });
    expect(kinds.filter((kind) => kind === "extra_cancelled")).toHaveLength(1);
    expect((await balanceOf(world, `seller:${sari.id}`)) - income).toBe(22_500);
    expect(await rows("select bill, amount from refunds where order_id = ?", id)).toEqual([
      { bill: 1, amount: 325_000 },
    ]);
    expect(await rows("select status from order_changes where order_id = ?", id)).toEqual([{ status: "declined" }]);
    expect(await shown(sari)).toContain("Biaya tambahan ditolak, pesanan dibatalkan");
    await expectSoundBooks(id);
    // The audit compares the copied times with those of a visit, and this order has none.
    await world
      .context()
      .db.update(orders)
      .set({ visitMode: null, visitAt: null, visitAgreedAt: null, arrivedAt: null });
  });

  it("is agreed to or withdrawn, whichever is first", async () => {
    const id = await proposed();
    const { version } = (await readOrder(world, id)).order;
    await Promise.all([
      answerExtra(world, budi, id, "extra-acceptance", version),
      answerExtra(world, sari, id, "extra-withdrawal", version),
      answerExtra(world, budi, id, "extra-refusal", version),
    ]);
    const { kinds } = await readOrder(world, id);
    const ends = kinds.filter((kind) => ["extra_accepted", "extra_declined", "extra_withdrawn"].includes(kind));
    expect(ends).toHaveLength(1);
    const [change] = await rows<{ status: string }>("select status from order_changes where order_id = ?", id);
    expect(change?.status).toBe(
      { extra_accepted: "accepted", extra_declined: "declined", extra_withdrawn: "withdrawn" }[ends[0] ?? ""],
    );
  });

  it("cannot be agreed to once it is withdrawn, and nothing is paid", async () => {
    const id = await proposed();
    const { version } = (await readOrder(world, id)).order;
    await answerExtra(world, sari, id, "extra-withdrawal");
    const late = await answerExtra(world, budi, id, "extra-acceptance", version);
    expect(pageText(await toastOf(world, late, budi))).toContain(
      "Usulan ini sudah tidak berlaku. Tidak ada yang dibayar.",
    );
    expect((await readOrder(world, id)).order).toMatchObject({ parts: [], changeBy: null, buyerDueAt: null });
  });

  it("ends with a delivery, and a payment that comes later goes back", async () => {
    const id = await agreed();
    await step(world, id, "delivery", sari, { note: "Selesai tanpa tambahan." });
    expect((await readOrder(world, id)).order.parts.map(({ state }) => state)).toEqual(["held", "lapsed"]);
    await payAtGateway(id);
    const { kinds, order } = await readOrder(world, id);
    expect(kinds.at(-1)).toBe("paid_again");
    expect([order.held, order.phase]).toEqual([350_000, "delivered"]);
    expect(await rows("select bill, amount from refunds where order_id = ?", id)).toEqual([
      { bill: 2, amount: 250_000 },
    ]);
    await expectSoundBooks(id);
  });

  it("goes back in the way that it was paid if the seller cancels", async () => {
    const id = await agreed();
    await payAtGateway(id);
    await takeStep(world.context(), id, sari.id, { kind: "cancel", reason: "Alat saya rusak." });
    expect(await rows("select bill, attempt, amount from refunds where order_id = ? order by bill", id)).toEqual([
      { bill: 1, attempt: 1, amount: 350_000 },
      { bill: 2, attempt: 2, amount: 250_000 },
    ]);
    await expectSoundBooks(id);
  });
});

describe("the clock", () => {
  const later = () => world.context(Date.now() + DAY + 60_000);

  it("ends an unanswered extra and an unpaid one, once", async () => {
    const [unanswered, unpaid] = [await proposed(), await agreed()];
    await lapseExtras(world.context());
    expect((await readOrder(world, unanswered)).order.changeBy).toBe("seller");
    await lapseExtras(later());
    await lapseExtras(later());
    const [first, second] = [await readOrder(world, unanswered), await readOrder(world, unpaid)];
    expect(first.kinds.filter((kind) => kind === "extra_lapsed")).toHaveLength(1);
    expect(second.kinds.filter((kind) => kind === "bill_lapsed")).toHaveLength(1);
    expect([first.order.buyerDueAt, second.order.buyerDueAt]).toEqual([null, null]);
    expect(second.order.parts.map(({ state }) => state)).toEqual(["held", "lapsed"]);
    expect(second.attempts.find(({ bill }) => bill === 2)?.status).toBe("expired");
    const [change] = await rows<{ status: string }>("select status from order_changes where order_id = ?", unanswered);
    expect(change?.status).toBe("withdrawn");
  });

  it("reminds the buyer once before an unpaid extra lapses, and then the seller of the work", async () => {
    const id = await agreed();
    const { order } = await readOrder(world, id);
    const due = order.paymentDueAt ?? 0;
    const reminded = () =>
      rows("select user_id as person, title from notifications where cause like ?", `remind:${id}:bill:%`);
    const remindAt = async () => (await readOrder(world, id)).order.remindAt;
    expect(order.remindAt).toBe(due - 6 * HOUR);
    await remindSides(world.context(due - 6 * HOUR - 1));
    expect(await reminded()).toEqual([]);
    await remindSides(world.context(due - 6 * HOUR));
    expect(await remindAt()).toBe(due - HOUR / 2);
    await remindSides(world.context(due - 5 * HOUR));
    await remindSides(world.context(due - HOUR / 2));
    expect(await reminded()).toEqual([
      { person: budi.id, title: expect.stringMatching(/^Pengingat: Bayar tambahan Rp\s250\.000/) },
    ]);
    expect((await readOrder(world, id)).order.remindAt, "that of the work").not.toBeNull();
  });

  it("asks the gateway first, and holds what was paid without a notification", async () => {
    const id = await agreed();
    await controlOf(world).set(`JW-${id}-2`, { transaction_status: "settlement", payment_type: "qris" });
    await lapseExtras(later());
    const { kinds, order } = await readOrder(world, id);
    expect(kinds.at(-1)).toBe("bill_paid");
    expect(order.held).toBe(600_000);
  });

  it("waits while the gateway does not answer", async () => {
    const id = await agreed();
    await controlOf(world).fail("500", { times: 9, on: "status" });
    await lapseExtras(later());
    await controlOf(world).heal();
    expect((await readOrder(world, id)).order.parts.map(({ state }) => state)).toEqual(["held", "due"]);
    await lapseExtras(later());
    expect((await readOrder(world, id)).order.parts.map(({ state }) => state)).toEqual(["held", "lapsed"]);
  });
});

describe("the form of an extra", () => {
  it.each([
    [{ amount: "" }, "Tulis jumlah dalam rupiah, misalnya 250.000"],
    [{ amount: "dua ratus" }, "rupiah"],
    [{ amount: "0" }, "Rp 1.000"],
    [{ amount: "12,5" }, "upiah"],
    [{ amount: "700.001" }, "Paling banyak Rp 700.000 untuk pesanan ini."],
    [{ what: "AC" }, "minimal 3 karakter"],
    [{ reason: "Freon habis" }, "minimal 20 karakter"],
  ])("with %o is refused, and keeps what was typed", async (fields, sentence) => {
    const id = await paidOrder(world, budi, listing);
    const answer = await sendExtra(world, sari, id, extraForm({ ...fields }));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(pageText(html)).toContain(sentence);
    for (const typed of Object.values(fields)) expect(html).toContain(typed);
    expect(pageText(html)).toContain('Pilih lagi "');
    expect(await rows("select 1 from order_changes where order_id = ?", id)).toEqual([]);
  });

  it.each([
    ["no photo", [], "Lampirkan satu sampai 5 foto."],
    ["a text", [new File(["Ini bukan foto, hanya catatan saja."], "catatan.txt")], "catatan.txt"],
  ])("with %s is refused", async (_, files, sentence) => {
    const id = await paidOrder(world, budi, listing);
    const answer = await sendExtra(world, sari, id, extraForm({}, files));
    expect([answer.status, pageText(await answer.text())]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it("opens only for the seller of running work, without another proposal", async () => {
    const id = await proposed();
    for (const [as, sentence] of [
      [budi, "hanya bisa dilakukan oleh pihak lain"],
      [sari, "Masih ada usulan atau tagihan"],
    ] as const) {
      const opened = await world.fetch(`/dashboard/orders/${id}/extra`, { as });
      expect(opened.status).toBe(303);
      expect(pageText(await toastOf(world, opened, as))).toContain(sentence);
    }
    const hendra = await world.person("Hendra Gunawan");
    expect((await world.fetch(`/dashboard/orders/${id}/extra`, { as: hendra })).status).toBe(404);
  });

  it("counts once if it is sent twice", async () => {
    const id = await paidOrder(world, budi, listing);
    const formId = crypto.randomUUID();
    const answers = [];
    for (let n = 0; n < 2; n++) answers.push(await sendExtra(world, sari, id, extraForm({ formId })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await readOrder(world, id)).kinds.filter((kind) => kind === "extra_proposed")).toHaveLength(1);
  });
});

describe("the pages of an order with an extra", () => {
  // Orders are limited per person and hour.
  beforeAll(async () => {
    budi = await world.person("Budi Santoso");
  });

  const page = async (id: string, as: TestPerson) => {
    const answer = await world.fetch(`/dashboard/orders/${id}`, { as });
    const html = await answer.text();
    return { answer, html, text: pageText(html) };
  };

  it("show the buyer the photo, the reason and both totals, and lead to the gateway", async () => {
    const id = await proposed();
    const { answer, html, text } = await page(id, budi);
    for (const words of [
      "Sari mengusulkan biaya tambahan",
      "Tekanan freon unit depan",
      "Sudah Anda bayar",
      "+ Rp 250.000",
      "Rp 600.000",
      "Setuju dan Bayar Rp 250.000",
      "Tolak, kerjakan yang disepakati",
      "Bagian pekerjaan",
    ])
      expect(text).toContain(words);
    const photo = /<img[^>]+src="(\/dashboard\/orders\/[^"]+\?preview=large)"/.exec(html)?.[1] ?? "";
    const seen = await world.fetch(photo, { as: budi });
    expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect(answer.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${world.gateway.url}`);
    const seller = await page(id, sari);
    expect(seller.text).toContain("Biaya tambahan Anda menunggu jawaban");
    expect(seller.text).toContain("Tarik Usulan");
    expect(seller.text).not.toContain("Setuju dan Bayar");
  });

  it("show the due bill on the payment page, and what was paid afterwards", async () => {
    const id = await agreed();
    const due = pageText(await (await world.fetch(`/payment/${id}`, { as: budi })).text());
    for (const words of ["Isi freon R32", "Rp 250.000", "Bayar Sekarang"]) expect(due).toContain(words);
    expect((await page(id, budi)).text).toContain("Bayar tambahan Rp 250.000");
    await payAtGateway(id);
    const paid = pageText(await (await world.fetch(`/payment/${id}`, { as: budi })).text());
    for (const words of ["Pembayaran Berhasil", "Rp 250.000 ditahan", "mengerjakan tambahannya"])
      expect(paid).toContain(words);
    const { text } = await page(id, budi);
    for (const words of ["Bagian pekerjaan", "2 bagian", "Tambahan: Isi freon R32", "Ada di titipan", "Rp 600.000"])
      expect(text).toContain(words);
  });

  it("name the number and the sum of the parts before the release", async () => {
    const id = await agreed();
    await payAtGateway(id);
    await step(world, id, "delivery", sari, { note: "Freon sudah diisi." });
    expect((await page(id, budi)).text).toContain("Kedua bagian, Rp 600.000 : Rp 540.000 diteruskan ke Sari");
  });

  it("list the buyer's turn with the sum of the whole job", async () => {
    const id = await proposed();
    const list = pageText(await (await world.fetch("/dashboard/orders?sisi=pembeli", { as: budi })).text());
    expect(list).toContain("Jawab tambahan");
    await answerExtra(world, budi, id, "extra-acceptance");
    const due = pageText(await (await world.fetch("/dashboard/orders?sisi=pembeli", { as: budi })).text());
    expect(due).toContain("Bayar");
    expect(due).toContain("Rp 600.000");
  });
});

describe("the texts of an extra", () => {
  // Orders are limited per person and hour.
  beforeAll(async () => {
    budi = await world.person("Budi Santoso");
  });
  const details = (id: string) =>
    rows<{ detail: string }>("select detail from order_events where order_id = ? and kind like 'extra%'", id);

  it("are apart from its events, which cannot change, and end five years after the order", async () => {
    const id = await agreed();
    const page = async () => pageText(await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text());
    const texts = (await readOrder(world, id)).events.flatMap(({ detail }) => [detail.title, detail.reason]);
    expect(texts.filter(Boolean)).toEqual(["Isi freon R32", WHY_EXTRA, "Isi freon R32"]);
    expect(JSON.stringify(await details(id))).not.toMatch(/freon/i);
    expect(await page()).toContain("Isi freon R32");

    await takeStep(world.context(), id, sari.id, { kind: "cancel", reason: "Freon habis." });
    await endRetention(world.context(Date.now() + ORDER_DATA_RETENTION + DAY));
    expect(await rows("select texts from order_event_texts where order_id = ?", id)).toEqual([]);
    expect(await page()).not.toMatch(/freon/i);
    expect(await page()).toContain("Biaya tambahan diusulkan");
    expect(await page()).not.toContain("Tambahan: extra");
  });

  it("of earlier versions of the app are still shown from their events", async () => {
    const id = await paidOrder(world, budi, listing);
    const { version } = (await readOrder(world, id)).order;
    const detail = JSON.stringify({ title: "Isi freon R32", amount: 250_000, reason: WHY_EXTRA, files: 1 });
    await world.bindings.DB.batch([
      world.bindings.DB.prepare(
        "insert into order_events (order_id, version, kind, actor, actor_id, at, detail) values (?, ?, 'extra_proposed', 'seller', ?, ?, ?)",
      ).bind(id, version + 1, sari.id, Date.now(), detail),
      world.bindings.DB.prepare("update orders set version = version + 1 where id = ?").bind(id),
    ]);
    const html = await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text();
    expect(pageText(html)).toMatch(/Isi freon R32.*Tekanan freon/);
  });
});
