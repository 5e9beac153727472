import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { payments, refunds } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";

import { DAY, endOfDate, toDateInput } from "~/platform/dates";
import { order, startPaying } from "../support/flows/buying";
import { answer, changeFields, readChanges, sendChangeForm, WHY } from "../support/flows/changing";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder, step } from "../support/flows/order-steps";
import { controlOf } from "../support/gateway-control";
import { field } from "../support/pages/page-parts";
import { fieldValue, pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
});
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const DAY_AFTER = toDateInput(Date.now() + 20 * DAY);
const page = async (id: string, as: TestPerson, rest = "") =>
  (await world.fetch(`/dashboard/orders/${id}${rest}`, { as })).text();
const notificationsOf = async (person: TestPerson, orderId: string) =>
  (
    await world
      .context()
      .db.select()
      .from(notifications)
      .where(and(eq(notifications.userId, person.id), eq(notifications.href, `/dashboard/orders/${orderId}`)))
  ).map(({ title }) => title);

async function quoted() {
  const id = await order(world, budi, listing, {}, "?custom=true");
  await world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price: "400.000", days: "5" } });
  return id;
}

describe("a change form", () => {
  const send = (id: string, fields: Record<string, string>, as = sari) =>
    world.fetch(`/dashboard/orders/${id}/change`, { as, form: fields });

  it("is stored once if it is sent four times at once, and confirmed each time", async () => {
    const id = await paidOrder(world, budi, listing);
    const fields = changeFields({ revisions: "4" });
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(id, fields)));
    expect(await readChanges(world, id)).toHaveLength(1);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(await toastOf(world, answer, sari)).toContain("Usulan perubahan terkirim");
    }
  });

  it("keeps its text if another change was proposed meanwhile, valid or not", async () => {
    const id = await paidOrder(world, budi, listing);
    const version = String((await readOrder(world, id)).order.version);
    await sendChangeForm(world, sari, id, { revisions: "4" });
    const mine = "Mohon ditambah satu halaman untuk minuman panas.";
    for (const fields of [
      changeFields({ description: mine, revisions: "5", version }),
      changeFields({ description: mine, revisions: "seribu" }),
    ]) {
      const refused = await send(id, fields);
      expect(refused.status).toBe(409);
      expect(pageText(await refused.text())).toContain(mine);
    }
    expect(await readChanges(world, id)).toHaveLength(1);
  });
});

describe("a step that is no longer possible keeps the typed values, also with an error in the form", () => {
  const MINE = "Tulisan di logonya salah eja, mohon dibetulkan.";
  it.each([
    ["revision", { reason: MINE, version: "1" }],
    ["revision", { reason: "Salah." }],
    ["cancellation-request", { back: "seratus", reason: MINE }],
    ["cancellation", { reason: `${MINE} ${"a".repeat(5_000)}` }],
  ])("%s", async (name, fields) => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari);
    await step(world, id, "dispute", budi, { reason: "Logonya belum sesuai dengan kebutuhan." });
    const answer = await world.fetch(`/dashboard/orders/${id}/${name}`, { as: budi, form: fields });
    expect(answer.status).toBe(409);
    expect(pageText(await answer.text())).toContain(fields.reason.slice(0, 40));
  });
});

describe("a change of paid work", () => {
  it("is proposed, shown to both, and takes effect when the other side accepts", async () => {
    const id = await paidOrder(world, budi, listing);
    const change = await sendChangeForm(world, sari, id, { deadline: DAY_AFTER, revisions: "4" });
    expect(await notificationsOf(budi, id)).toContain("Sari mengusulkan perubahan pesanan");
    expect(await page(id, budi)).toContain("Setujui Usulan");
    expect(await page(id, sari)).toContain("Tarik Usulan");
    expect((await readOrder(world, id)).order).toMatchObject({ changeBy: "seller", deadline: null });
    expect(pageText(await page(id, budi, "/change/acceptance"))).toContain("Rp 350.000 tetap di titipan");

    const before = (await readOrder(world, id)).order;
    await answer(world, budi, id, "acceptance", { change });
    const { order: row, kinds } = await readOrder(world, id);
    const deadline = endOfDate(DAY_AFTER);
    expect(row).toMatchObject({ changeBy: null, deadline, workDueAt: deadline, revisionsLeft: 4 });
    expect(row.remindAt).not.toBe(before.remindAt);
    expect(row.totalPrice).toBe(350_000);
    expect(kinds.slice(-2)).toEqual(["change_proposed", "change_accepted"]);
    expect(await readChanges(world, id)).toMatchObject([{ id: change, status: "accepted", description: WHY }]);
    expect(await notificationsOf(sari, id)).toContain("Budi menyetujui usulan perubahan Anda");
    expect(await page(id, sari)).toContain("Usulan sebelumnya");
  });

  it("can be declined with a reason or withdrawn, and then changes nothing", async () => {
    const id = await paidOrder(world, budi, listing);
    const first = await sendChangeForm(world, sari, id, { deadline: DAY_AFTER });
    await answer(world, budi, id, "refusal", { change: first, reason: "Acaranya tanggal lima." });
    const second = await sendChangeForm(world, budi, id, { revisions: "9" });
    await answer(world, budi, id, "withdrawal", { change: second });
    const { order: row, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ changeBy: null, deadline: null, revisionsLeft: null });
    expect(kinds.slice(-4)).toEqual(["change_proposed", "change_declined", "change_proposed", "change_withdrawn"]);
    expect((await readChanges(world, id)).map(({ status }) => status)).toEqual(["withdrawn", "declined"]);
    expect(await page(id, sari)).toContain("Acaranya tanggal lima.");
  });

  it("cannot change the price, and 32 submits of one form create one", async () => {
    const id = await paidOrder(world, budi, listing);
    const send = (as: TestPerson, form: Record<string, string>) =>
      world.fetch(`/dashboard/orders/${id}/change`, { as, form });
    expect(await page(id, sari, "/change")).not.toContain("Harga baru");
    const dearer = await send(sari, changeFields({ price: "900.000" }));
    expect(dearer.status).toBe(400);
    expect(await dearer.text()).toContain("Harga tidak bisa diubah lagi setelah pesanan dibayar.");

    const form = changeFields({ revisions: "3" });
    const answers = await Promise.all(Array.from({ length: 32 }, () => send(sari, form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await readChanges(world, id)).toHaveLength(1);
    const other = await send(budi, changeFields({ revisions: "5", description: "Tambah revisi karena logonya dua." }));
    expect(other.status).toBe(409);
    expect(await other.text()).toContain("Tambah revisi karena logonya dua.");
    expect(await readChanges(world, id)).toHaveLength(1);
  });

  it("ends with the order, and with a cancellation request", async () => {
    const id = await paidOrder(world, budi, listing);
    await sendChangeForm(world, sari, id, { deadline: DAY_AFTER });
    await step(world, id, "cancellation-request", budi, { back: "175000", reason: "Acaranya batal." });
    expect(await readChanges(world, id)).toMatchObject([{ status: "withdrawn" }]);
    await step(world, id, "cancellation-withdrawal", budi);
    const change = await sendChangeForm(world, sari, id, { deadline: DAY_AFTER });
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    expect((await readOrder(world, id)).order).toMatchObject({ status: "completed", changeBy: null });
    await answer(world, budi, id, "acceptance", { change });
    expect(await readChanges(world, id)).toMatchObject([{ status: "withdrawn" }, { status: "withdrawn" }]);
  });

  it("does not block a delivery from an open page, and keeps typed values", async () => {
    const id = await paidOrder(world, budi, listing);
    const shown = String((await readOrder(world, id)).order.version);
    const change = await sendChangeForm(world, budi, id, { revisions: "9" });
    await answer(world, budi, id, "withdrawal", { change });
    const asked = { back: "210000", reason: WHY, version: shown };
    const late = await step(world, id, "cancellation-request", budi, asked);
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("Pesanan ini baru saja berubah.");
    expect(html).toContain(WHY);
    expect(fieldValue(html, "version")).toBe(String((await readOrder(world, id)).order.version));

    const note = "Semua berkas ada di lampiran.";
    await step(world, id, "delivery", sari, { note, version: shown }, [new File(["%PDF-1.7"], "logo.pdf")]);
    expect((await readOrder(world, id)).order.phase).toBe("delivered");
  });

  it("is limited to five a day per person, and the sixth stays in the form", async () => {
    const id = await paidOrder(world, budi, listing);
    for (let times = 0; times < 5; times++) {
      const change = await sendChangeForm(world, budi, id, { revisions: "9" });
      await answer(world, budi, id, "withdrawal", { change });
    }
    const sixth = await world.fetch(`/dashboard/orders/${id}/change`, {
      as: budi,
      form: changeFields({ revisions: "9" }),
    });
    expect(sixth.status).toBe(400);
    const html = await sixth.text();
    expect(html).toContain("usulkan lagi besok");
    expect(html).toContain(WHY);
    expect((await readOrder(world, id)).order.changeBy).toBeNull();
    await sendChangeForm(world, sari, id, { revisions: "4" });
  });

  it("is either accepted or withdrawn when both race", async () => {
    const id = await paidOrder(world, budi, listing);
    const change = await sendChangeForm(world, sari, id, { revisions: "7" });
    await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        n % 2 ? answer(world, budi, id, "acceptance", { change }) : answer(world, sari, id, "withdrawal", { change }),
      ),
    );
    const { order: row, kinds } = await readOrder(world, id);
    const [{ status } = { status: null }] = await readChanges(world, id);
    expect(kinds.filter((kind) => kind === "change_accepted" || kind === "change_withdrawn")).toHaveLength(1);
    expect(row.revisionsLeft).toBe(status === "accepted" ? 7 : null);
  });

  it("stays in the form if a value cannot be read", async () => {
    const id = await paidOrder(world, budi, listing);
    const form = changeFields({ deadline: "2020-01-01", revisions: "banyak", description: "Pendek" });
    const refused = await world.fetch(`/dashboard/orders/${id}/change`, { as: sari, form });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    for (const said of ["Tenggat sudah lewat.", "Tulis jumlah revisi", "minimal 10 karakter"])
      expect(html).toContain(said);
    expect(html).toContain("Pendek");
  });
});

describe("another price", () => {
  it("is the buyer's counter-offer to a quote, and renews it", async () => {
    const id = await quoted();
    const quotePage = await page(id, budi);
    for (const said of ["Setujui Penawaran", "Usulkan Harga Lain"]) expect(quotePage).toContain(said);
    expect(field(quotePage, "Tulis pesan").html).toContain("textarea");
    const change = await sendChangeForm(world, budi, id, { price: "350.000" });
    expect(await page(id, sari, "/change/acceptance")).toContain("Anda menerima");
    await answer(world, sari, id, "acceptance", { change });
    expect((await readOrder(world, id)).order).toMatchObject({ phase: "quoted", totalPrice: 350_000 });
  });

  it("can be proposed after the quote has expired, and appears among the seller's tasks", async () => {
    const id = await quoted();
    const { db, now } = world.context();
    await db
      .update(orders)
      .set({ quoteExpiresAt: now - 1 })
      .where(eq(orders.id, id));
    const expired = await page(id, budi);
    expect(expired).toContain("Penawaran harga sudah tidak berlaku");
    expect(expired).toContain("Minta Penawaran Baru");
    expect(expired).not.toContain("Setujui Penawaran");
    expect(await page(id, budi, "/change")).toContain("Minta penawaran baru");
    const change = await sendChangeForm(world, budi, id);
    await db
      .update(orders)
      .set({ quoteExpiresAt: now + DAY })
      .where(eq(orders.id, id));
    const waiting = await (await world.fetch("/dashboard/orders?sisi=penjual", { as: sari })).text();
    expect(waiting).toContain("Jawab: ");
    await db
      .update(orders)
      .set({ quoteExpiresAt: now - 1 })
      .where(eq(orders.id, id));
    await answer(world, sari, id, "acceptance", { change });
    expect(await page(id, budi)).toContain("Setujui Penawaran");
  });

  it("ends when the seller sends a new quote", async () => {
    const id = await quoted();
    const change = await sendChangeForm(world, budi, id, { price: "350.000" });
    await world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price: "380.000", days: "5" } });
    await answer(world, sari, id, "acceptance", { change });
    expect((await readOrder(world, id)).order).toMatchObject({ totalPrice: 380_000, changeBy: null });
  });

  it("ends the open bill, and a later payment of it is refunded", async () => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    const change = await sendChangeForm(world, budi, id, { price: "300.000" });
    expect(await page(id, sari, "/change/acceptance")).toContain("Tagihan dengan harga lama dibatalkan.");
    await answer(world, sari, id, "acceptance", { change });
    const waiting = await readOrder(world, id);
    expect(waiting.order).toMatchObject({
      phase: "awaiting_payment",
      paymentStatus: "unpaid",
      totalPrice: 300_000,
    });
    expect(waiting.attempts).toMatchObject([{ status: "cancelled" }]);

    const refund = `refund:${budi.id}`;
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", payment_type: "qris" });
    const after = await readOrder(world, id);
    expect(after.order.phase).toBe("awaiting_payment");
    expect(after.kinds).toContain("paid_outdated");
    expect(after.attempts).toMatchObject([{ status: "paid", isSurplus: true }]);
    expect(await balanceOf(world, refund)).toBe(350_000);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    const owed = await world.context().db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(owed).toMatchObject([{ amount: 350_000, status: "pending", route: "gateway", attempt: 1 }]);

    const second = await startPaying(world, budi, id, 2);
    await controlOf(world).pay(second.gatewayOrderId, { transaction_status: "settlement" });
    expect((await readOrder(world, id)).order).toMatchObject({ phase: "working", paymentStatus: "held" });
    expect(await balanceOf(world, `escrow:${id}`)).toBe(300_000);
  });

  it("replaces a denied bill with the old price that is retried", async () => {
    const id = await order(world, budi, listing);
    const old = await startPaying(world, budi, id);
    const control = controlOf(world);
    await control.pay(old.gatewayOrderId, { transaction_status: "deny" });
    const change = await sendChangeForm(world, budi, id, { price: "600.000" });
    await answer(world, sari, id, "acceptance", { change });
    expect((await readOrder(world, id)).attempts).toMatchObject([{ status: "cancelled" }]);
    await control.pay(old.gatewayOrderId, { transaction_status: "pending" });
    expect((await readOrder(world, id)).attempts).toMatchObject([{ status: "cancelled" }]);

    // Also if such a bill is still open from an older version.
    await world.context().db.update(payments).set({ status: "pending" }).where(eq(payments.orderId, id));
    const { location } = await startPaying(world, budi, id, 2);
    expect(location).not.toBe(old.location);
    const { attempts } = await readOrder(world, id);
    expect(attempts.map(({ amount, status }) => [amount, status]).sort()).toEqual([
      [350_000, "cancelled"],
      [600_000, "pending"],
    ]);
  });

  it("fails if the old price is paid meanwhile", async () => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    const change = await sendChangeForm(world, budi, id, { price: "300.000" });
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
    const answered = await answer(world, sari, id, "acceptance", { change });
    expect(answered.headers.get("Location")).toBe(`/dashboard/orders/${id}`);
    expect((await readOrder(world, id)).order).toMatchObject({
      phase: "working",
      totalPrice: 350_000,
      changeBy: null,
    });
    expect(await readChanges(world, id)).toMatchObject([{ status: "withdrawn" }]);
  });

  it("waits if the gateway does not answer about the old bill", async () => {
    const id = await order(world, budi, listing);
    await startPaying(world, budi, id);
    const change = await sendChangeForm(world, budi, id, { price: "300.000" });
    const control = controlOf(world);
    await control.fail("500", { on: "status", times: 9 });
    await answer(world, sari, id, "acceptance", { change });
    await control.heal();
    expect((await readOrder(world, id)).order).toMatchObject({ totalPrice: 350_000, changeBy: "buyer" });
  });
});
