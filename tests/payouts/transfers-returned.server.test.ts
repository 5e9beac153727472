import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ledger, refunds } from "~/database/schema/money";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { UNASSIGNED } from "~/payouts/manual-payout";
import { findWithdrawal, writeDecided } from "~/payouts/queries.server";
import { SECOND_PERSON_ABOVE } from "~/platform/money";
import { changeRefund, findRefund } from "~/refunds/manual-queries.server";
import { mailOf } from "../support/flows/account";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { auditPayouts, payOut, seller, withdrawal, withdrawalsOf } from "../support/flows/paying-out";
import { actsOn, byHand, handle, nameAccount, paymentShown, refundRow, takeAndSend } from "../support/flows/refunding";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

const REASON = "Rekening tujuan sudah ditutup.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let ayu: TestPerson;
let dewi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world, "Ayu Lestari");
  dewi = await newOperator(world, "Dewi Anggraini");
});
afterAll(() => world.stop());

const read = (id: string) => refundRow(world, id);
const recordReturn = async (as: TestPerson, id: string, payment?: string) => {
  const shown = payment ?? (await paymentShown(world, as, id));
  return handle(world, as, id, { act: "return", reason: REASON, seen: shown });
};
const seen = async (path: string, as: TestPerson) => pageText(await (await world.fetch(path, { as })).text());

describe("a returned refund", () => {
  it("is owed again: the buyer names another account, and two operators check above the limit", async () => {
    const listing = await world.listing(sari, { price: SECOND_PERSON_ABOVE + 1 });
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    await nameAccount(world, budi, orderId);
    const approve = (as: TestPerson) =>
      handle(world, as, refundId, { act: "approve", reason: "Nama dan nomornya cocok." });
    await approve(ayu);
    await takeAndSend(world, dewi, refundId, "FT-1");
    expect((await readOrder(world, orderId)).order.paymentStatus).toBe("refunded");

    // The operator who paid is one of the required two and cannot record the return alone.
    const payment = await paymentShown(world, ayu, refundId);
    const alone = await toastOf(world, await recordReturn(dewi, refundId, payment), dewi);
    expect(alone).toContain("operator lain dari yang menandainya sudah dibayar");
    const own = await seen(`/operator/refunds/${refundId}`, dewi);
    expect(own).toContain("Anda yang menandainya sudah dibayar");
    expect(own).not.toContain("Catat Transfer Kembali");
    expect(await seen(`/operator/refunds/${refundId}`, ayu)).toContain("Catat Transfer Kembali");
    expect(await read(refundId)).toMatchObject({ status: "paid", paidBy: dewi.id });

    await Promise.all(Array.from({ length: 8 }, (_, n) => recordReturn(n % 2 ? ayu : dewi, refundId, payment)));
    expect(await read(refundId)).toMatchObject({
      status: "pending",
      account: null,
      approvedBy: null,
      paidBy: null,
      paidAt: null,
      reference: "",
      assignedTo: null,
    });
    const { order, kinds, postings } = await readOrder(world, orderId);
    expect([order.paymentStatus, kinds.at(-1)]).toEqual(["refund_pending", "refund_returned"]);
    const back = postings.filter(({ fromAccount }) => fromAccount === "bank");
    expect(back).toMatchObject([{ toAccount: `refund:${budi.id}`, amount: SECOND_PERSON_ABOVE + 1 }]);
    const log = await actsOn(world, refundId);
    expect(log.filter(({ kind }) => kind === "return_refund")).toMatchObject([{ reason: `Referensi FT-1. ${REASON}` }]);
    expect(await auditLedger(world)).toEqual([]);

    const page = await seen(`/dashboard/orders/${orderId}`, budi);
    expect(page).toContain("Transfer kami dikembalikan bank. Rp 5.000.001 tetap milik Anda");
    expect(page).toContain("Transfer pengembalian dikembalikan bank");
    expect(page).toContain("Transfer dikembalikan bank");
    expect(await seen("/notifications", budi)).toContain("Rekening tujuan sudah ditutup");
    expect((await mailOf(world, budi)).map(({ body }) => body).join()).toContain(REASON);
    expect(await seen(`/dashboard/orders/${orderId}`, sari)).not.toContain(REASON);

    await nameAccount(world, budi, orderId, { number: "9876543210" });
    const form = { seen: "BCA •••• 3210 Budi Santoso", reason: "Nomor barunya cocok." };
    const early = await handle(world, dewi, refundId, { act: "assign", seen: form.seen });
    expect(await toastOf(world, early, dewi)).toContain("satu operator menyetujui dahulu");
    await handle(world, dewi, refundId, { act: "approve", ...form });
    await handle(world, ayu, refundId, { act: "assign", seen: form.seen });
    const paid = { act: "pay", reference: "FT-2", seen: "BCA 9876543210 Budi Santoso" };
    await handle(world, ayu, refundId, paid);
    expect(await read(refundId)).toMatchObject({ status: "paid", approvedBy: dewi.id, paidBy: ayu.id });
    expect((await readOrder(world, orderId)).order.paymentStatus).toBe("refunded");
    expect(await auditLedger(world)).toEqual([]);
  });

  it("restores our loss if the buyer's bank had paid too, and nobody is paid twice", async () => {
    const listing = await world.listing(sari);
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    await nameAccount(world, budi, orderId);
    await takeAndSend(world, ayu, refundId, "FT-9");
    const before = await balanceOf(world, "loss");
    await controlOf(world).pay(`JW-${orderId}-1`, { transaction_status: "chargeback" });
    expect(await balanceOf(world, "loss")).toBe(before - 350_000);
    expect(await seen(`/operator/refunds/${refundId}`, ayu)).toContain("tidak ada yang terutang");

    const payment = await paymentShown(world, ayu, refundId);
    await recordReturn(ayu, refundId, payment);
    const again = await toastOf(world, await recordReturn(ayu, refundId, payment), ayu);
    expect(again).toContain("Transfer kembali dicatat");
    expect(await read(refundId)).toMatchObject({ status: "paid", route: "gateway", reference: "" });
    expect(await balanceOf(world, "loss")).toBe(before);
    const { order, postings } = await readOrder(world, orderId);
    expect(order.paymentStatus).toBe("charged_back");
    expect(postings.filter(({ fromAccount }) => fromAccount === "bank")).toHaveLength(1);
    expect(await seen(`/dashboard/orders/${orderId}`, budi)).not.toContain("Sebutkan Rekening");
    expect(await auditLedger(world)).toEqual([]);
  });

  it("cannot be recorded from the page of an earlier payment", async () => {
    const listing = await world.listing(sari);
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    await nameAccount(world, budi, orderId);
    await takeAndSend(world, ayu, refundId, "REF-1");
    const first = await paymentShown(world, ayu, refundId);
    await recordReturn(ayu, refundId, first);
    await nameAccount(world, budi, orderId, { number: "9876543210" });
    const to = { seen: "BCA 9876543210 Budi Santoso" };
    await handle(world, dewi, refundId, { act: "assign", ...to });
    await handle(world, dewi, refundId, { act: "pay", reference: "REF-2", ...to });
    expect(await read(refundId)).toMatchObject({ status: "paid", reference: "REF-2" });

    for (const stale of [first, "", "BCA •••• 3210 Budi Santoso"])
      for (const as of [ayu, dewi]) {
        const said = await toastOf(world, await recordReturn(as, refundId, stale), as);
        expect(said).toContain("Pengembalian ini baru saja berubah");
      }
    expect(await read(refundId)).toMatchObject({ status: "paid", reference: "REF-2" });
    expect((await readOrder(world, orderId)).order.paymentStatus).toBe("refunded");
    expect(await auditLedger(world)).toEqual([]);
    await recordReturn(ayu, refundId);
    expect((await read(refundId))?.status).toBe("pending");
  });

  it("changes nothing in a batch decided for another payment or person", async () => {
    const listing = await world.listing(sari);
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    await nameAccount(world, budi, orderId);
    await takeAndSend(world, ayu, refundId);
    const { db, now } = world.context();
    const found = await findRefund(db, refundId, { readerId: ayu.id, now });
    if (!found) throw new Error("no such refund");
    const { refund } = found;
    const write = (changed: Partial<typeof refund>) => {
      const again = { status: "pending", account: null, approvedBy: null, lastError: REASON } as const;
      const change = { ...again, nextTryAt: now, ...UNASSIGNED };
      return changeRefund(db, { ...refund, ...changed }, change, now, []);
    };
    expect(await write({ paidAt: (refund.paidAt ?? 0) - 1 })).toBe(false);
    expect(await write({ paidBy: dewi.id })).toBe(false);
    expect(await read(refundId)).toMatchObject({ status: "paid", paidBy: ayu.id });
  });

  it("cannot be recorded before the payment, or for a refund by the gateway", async () => {
    const listing = await world.listing(sari);
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    await nameAccount(world, budi, orderId);
    expect(await toastOf(world, await recordReturn(ayu, refundId), ayu)).toContain("tidak lagi menunggu");
    const { db } = world.context();
    const becomes = (change: Partial<typeof refunds.$inferInsert>) =>
      db.update(refunds).set(change).where(eq(refunds.id, refundId));
    await becomes({ route: "gateway", status: "paid" });
    await recordReturn(ayu, refundId);
    expect((await read(refundId))?.status).toBe("paid");
    await becomes({ route: "bank", status: "pending" });
    expect((await readOrder(world, orderId)).kinds).not.toContain("refund_returned");
  });
});

describe("a returned withdrawal", () => {
  it("is in the balance again, and its owner reads the reason", async () => {
    const rich = await seller(world, "Rina Kartika", 1_000_000);
    const { id } = await withdrawal(world, rich, 400_000);
    const bank = await balanceOf(world, "bank");
    const back = (as: TestPerson) =>
      decideWithdrawal(world.context(), "return", { id, operatorId: as.id, words: REASON });
    expect(await back(ayu)).toEqual({ ok: false, reason: "not_open" });
    await payOut(world, id, ayu, "TRX-77");
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => back(n % 2 ? ayu : dewi)));
    expect(answers.some(({ ok }) => ok)).toBe(true);
    const log = await actsOn(world, id);
    expect(log.filter(({ kind }) => kind === "return_withdrawal")).toHaveLength(1);
    expect((await withdrawalsOf(world, rich))[0]).toMatchObject({ status: "failed", reason: REASON });
    expect(await balanceOf(world, `seller:${rich.id}`)).toBe(1_000_000);
    expect([await balanceOf(world, "bank"), await balanceOf(world, `payout:${id}`)]).toEqual([bank, 0]);
    const { db } = world.context();
    const lines = await db
      .select()
      .from(ledger)
      .where(eq(ledger.transferId, `withdrawal:${id}:failed`));
    expect(lines.map(({ fromAccount, toAccount }) => [fromAccount, toAccount])).toEqual([
      ["bank", `payout:${id}`],
      [`payout:${id}`, `seller:${rich.id}`],
    ]);
    const said = await seen("/dashboard/balance", rich);
    expect(said).toContain(REASON);
    expect(said).toContain("Penarikan gagal, saldo dikembalikan");
    expect(await seen("/notifications", rich)).toContain("Transfer Rp 400.000 dikembalikan bank");
    expect(await auditPayouts(world)).toEqual([]);
    await withdrawal(world, rich, 1_000_000);
  });

  it("needs a different operator than the payer above the limit", async () => {
    const rich = await seller(world, "Wulan Sari", SECOND_PERSON_ABOVE + 1);
    const { id } = await withdrawal(world, rich, SECOND_PERSON_ABOVE + 1);
    await decideWithdrawal(world.context(), "approve", { id, operatorId: dewi.id, words: "Nama cocok." });
    await payOut(world, id, ayu, "TRX-78");
    const back = (as: TestPerson) =>
      decideWithdrawal(world.context(), "return", { id, operatorId: as.id, words: REASON });
    expect(await back(ayu)).toEqual({ ok: false, reason: "same_payer" });
    const own = await seen(`/operator/withdrawals/${id}`, ayu);
    expect(own).toContain("Anda yang menandainya sudah dibayar");
    expect(own).not.toContain("Catat Transfer Kembali");
    const form = { act: "return", reason: REASON };
    const sent = await world.fetch(`/operator/withdrawals/${id}`, { as: ayu, form });
    expect(await toastOf(world, sent, ayu)).toContain("operator lain dari yang menandainya sudah dibayar");
    expect(await balanceOf(world, `seller:${rich.id}`)).toBe(0);

    const { db, now } = world.context();
    const found = await findWithdrawal(db, id, now);
    if (!found) throw new Error("no such withdrawal");
    const rest = { postings: [], now, alongside: [] };
    expect(await writeDecided(db, { ...found, paidBy: dewi.id }, { status: "failed" }, rest)).toBe(false);

    expect(await seen(`/operator/withdrawals/${id}`, dewi)).toContain("Catat Transfer Kembali");
    expect(await back(dewi)).toEqual({ ok: true, value: "return" });
    expect(await balanceOf(world, `seller:${rich.id}`)).toBe(SECOND_PERSON_ABOVE + 1);
    expect(await seen(`/operator/withdrawals/${id}`, ayu)).not.toContain("Anda yang menandainya");
    expect(await auditPayouts(world)).toEqual([]);
  });
});
