import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { needsTwoOperators } from "~/payouts/manual-payout";
import { DAY, startOfDay } from "~/platform/dates";
import { SECOND_PERSON_ABOVE } from "~/platform/money";
import { decideRefund } from "~/refunds/commands.server";
import { leave, newOperator } from "../support/flows/operators";
import { auditPayouts, earn, payOut, seller, withdrawal } from "../support/flows/paying-out";
import { byHand, handle, markSent, nameAccount, refundRow, takeAndSend } from "../support/flows/refunding";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

const MILLION = 1_000_000;

const ACCOUNT_SEEN = "BCA 1234567890 Budi Santoso";

let world: World;
let ayu: TestPerson;
let bima: TestPerson;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world, "Ayu Lestari");
  bima = await newOperator(world, "Bima Pratama");
});
beforeEach(async () => {
  sari = await seller(world, "Sari Wulandari", 50 * MILLION);
});
afterAll(async () => {
  expect(await auditPayouts(world)).toEqual([]);
  await world.stop();
});

const send = (id: string, as: TestPerson, form: Record<string, string>) =>
  world.fetch(`/operator/withdrawals/${id}`, { as, form });
const page = async (id: string, as: TestPerson) =>
  pageText(await (await world.fetch(`/operator/withdrawals/${id}`, { as })).text());

async function payAlone(amount: number, as = ayu) {
  const { id } = await withdrawal(world, sari, amount);
  await send(id, as, { act: "assign" });
  await send(id, as, { act: "pay", reference: "TRX-1" });
  return id;
}

async function refundWithAccount(buyer: TestPerson, price: number) {
  const rina = await world.person("Rina Hartono");
  const listingId = await world.listing(rina, { price });
  const debt = await byHand(world, { buyer, seller: rina, listingId });
  await nameAccount(world, buyer, debt.orderId);
  return debt;
}
const refundIdWithAccount = async (buyer: TestPerson, price: number) =>
  (await refundWithAccount(buyer, price)).refundId;

describe("a large sum in parts", () => {
  it("needs a second operator once the daily limit is reached, and the page says why", async () => {
    const first = await payAlone(3 * MILLION);
    expect(await page(first, ayu)).toContain("Dibayarkan");
    const { id } = await withdrawal(world, sari, 3 * MILLION);
    expect(await page(id, ayu)).toContain("Hari ini Rp 3.000.000 lain sudah atau sedang dikirim ke orang yang sama");
    const taken = await send(id, ayu, { act: "assign" });
    expect(await toastOf(world, taken, ayu)).toContain("sehari untuk satu orang");
    await send(id, ayu, { act: "pay", reference: "TRX-2" });
    expect(await page(id, ayu)).not.toContain("TRX-2");

    await send(id, bima, { act: "approve", reason: "Nama dan rekening cocok." });
    await send(id, ayu, { act: "assign" });
    await send(id, ayu, { act: "pay", reference: "TRX-2" });
    expect(await page(id, ayu)).toContain("TRX-2");
    // Transfers checked by two people do not count towards the limit of one.
    const small = await payAlone(2 * MILLION);
    expect(await page(small, ayu)).toContain("TRX-1");
  });

  it("counts the transfers of all operators, so that two cannot take turns alone", async () => {
    await payAlone(3 * MILLION, ayu);
    const { id } = await withdrawal(world, sari, 3 * MILLION);
    const taken = await send(id, bima, { act: "assign" });
    expect(await toastOf(world, taken, bima)).toContain("satu operator menyetujui dahulu");
  });

  it("counts withdrawals and refunds of one person together, but not of others", async () => {
    const refundId = await refundIdWithAccount(sari, 3 * MILLION);
    await payAlone(3 * MILLION);
    const other = await withdrawal(world, await seller(world, "Wulan Sari", 3 * MILLION), 3 * MILLION);
    await send(other.id, ayu, { act: "assign" });
    expect(await page(other.id, ayu)).toContain("Anda mengerjakannya");
    await takeAndSend(world, ayu, refundId);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "pending", assignedTo: null });
    await handle(world, bima, refundId, { act: "approve", reason: "Nama dan nomornya cocok." });
    await takeAndSend(world, ayu, refundId);
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid", paidBy: ayu.id });
  });

  it("is assigned once, because assigned transfers count as sent", async () => {
    const budi = await world.person("Budi Santoso");
    const debts = [await refundIdWithAccount(budi, 3 * MILLION), await refundIdWithAccount(budi, 3 * MILLION)];
    await Promise.all(debts.map((id, index) => handle(world, index ? ayu : bima, id, { act: "assign" })));
    const rows = await Promise.all(debts.map((id) => refundRow(world, id)));
    expect(rows.filter((row) => row?.assignedTo !== null)).toHaveLength(1);
    const held = rows.find((row) => row?.assignedTo !== null);
    if (!held) throw new Error("nobody has it");
    await markSent(world, held.assignedTo === ayu.id ? ayu : bima, held.id);
    expect(await refundRow(world, held.id)).toMatchObject({ status: "paid" });
  });

  it("still counts the first part if an operator reports it as returned", async () => {
    const first = await payAlone(3 * MILLION);
    await send(first, ayu, { act: "return", reason: "Rekening tidak dikenal." });
    expect(await page(first, ayu)).toContain("Gagal, saldo dikembalikan");
    const { id } = await withdrawal(world, sari, 3 * MILLION);
    const taken = await send(id, ayu, { act: "assign" });
    expect(await toastOf(world, taken, ayu)).toContain("satu operator menyetujui dahulu");
  });

  it("needs a different operator than the payer to record a return", async () => {
    await payAlone(3 * MILLION);
    const { id } = await withdrawal(world, sari, 3 * MILLION);
    await send(id, bima, { act: "approve", reason: "Nama dan rekening cocok." });
    await send(id, ayu, { act: "assign" });
    await send(id, ayu, { act: "pay", reference: "TRX-2" });
    await send(id, ayu, { act: "return", reason: "Rekening tidak dikenal." });
    expect(await page(id, ayu)).toContain("Dibayarkan");
    await send(id, bima, { act: "return", reason: "Rekening tidak dikenal." });
    expect(await page(id, ayu)).toContain("Gagal, saldo dikembalikan");
  });

  it("starts a new count with the day in Jakarta", async () => {
    await payAlone(3 * MILLION);
    const { id } = await withdrawal(world, sari, 3 * MILLION);
    const midnight = startOfDay(Date.now()) + DAY;
    const assign = (now: number) =>
      decideWithdrawal(world.context(now), "assign", { id, operatorId: ayu.id, words: "" });
    expect(await assign(midnight - 1)).toEqual({ ok: false, reason: "needs_second_person" });
    expect(await assign(midnight)).toMatchObject({ ok: true });
    const paid = decideWithdrawal(world.context(midnight), "pay", {
      id,
      operatorId: ayu.id,
      words: "TRX-3",
    });
    expect(await paid).toMatchObject({ ok: true });
  });

  it("counts transfers sent on an approval whose author had left by then", async () => {
    const candra = await newOperator(world, "Candra Wijaya");
    const dewi = await newOperator(world, "Dewi Anggraini");
    await payAlone(3 * MILLION);
    const approved = async (by: TestPerson) => {
      const { id } = await withdrawal(world, sari, 3 * MILLION);
      await send(id, by, { act: "approve", reason: "Nama dan rekening cocok." });
      return id;
    };
    const stood = await approved(candra);
    expect(await payOut(world, stood, ayu)).toMatchObject({ ok: true });
    await leave(world, candra);
    const rest = await withdrawal(world, sari, 2 * MILLION);
    expect(await payOut(world, rest.id, ayu)).toMatchObject({ ok: true });

    const lapsed = await approved(dewi);
    await leave(world, dewi);
    const tomorrow = startOfDay(Date.now()) + DAY;
    const take = (id: string, as: TestPerson) =>
      decideWithdrawal(world.context(tomorrow), "assign", { id, operatorId: as.id, words: "" });
    const refundId = await refundIdWithAccount(sari, 3 * MILLION);
    expect(await take(lapsed, ayu)).toMatchObject({ ok: true });
    const refund = { id: refundId, operatorId: ayu.id, words: "", seen: ACCOUNT_SEEN };
    const needsTwo = { ok: false, reason: "needs_second_person" };
    expect(await decideRefund(world.context(tomorrow), "assign", refund)).toEqual(needsTwo);
    const paid = decideWithdrawal(world.context(tomorrow), "pay", {
      id: lapsed,
      operatorId: ayu.id,
      words: "TRX-2",
    });
    expect(await paid).toMatchObject({ ok: true });
    const { id } = await withdrawal(world, sari, 3 * MILLION);
    expect(await take(id, ayu)).toEqual(needsTwo);
    expect(await decideRefund(world.context(tomorrow), "assign", refund)).toEqual(needsTwo);
  });

  it("counts a refund as unapproved if its account was returned after the approval", async () => {
    const budi = await world.person("Budi Santoso");
    await takeAndSend(world, ayu, await refundIdWithAccount(budi, 3 * MILLION));
    const { orderId, refundId } = await refundWithAccount(budi, 3 * MILLION);
    await handle(world, bima, refundId, { act: "approve", reason: "Nama dan nomornya cocok." });
    await handle(world, ayu, refundId, { act: "return_refund_account", reason: "Rekening sudah ditutup." });
    await nameAccount(world, budi, orderId);
    const tomorrow = startOfDay(Date.now()) + DAY;
    const sent = { operatorId: ayu.id, words: "FT-1", seen: ACCOUNT_SEEN };
    expect(await decideRefund(world.context(tomorrow), "assign", { ...sent, id: refundId })).toMatchObject({
      ok: true,
    });
    expect(await decideRefund(world.context(tomorrow), "pay", { ...sent, id: refundId })).toMatchObject({
      ok: true,
    });
    const next = { ...sent, id: await refundIdWithAccount(budi, 3 * MILLION) };
    expect(await decideRefund(world.context(tomorrow), "assign", next)).toEqual({
      ok: false,
      reason: "needs_second_person",
    });
  });

  it("counts a refund that the buyer's bank paid while assigned, which can be recorded on another day", async () => {
    const budi = await world.person("Budi Santoso");
    const { orderId, refundId } = await refundWithAccount(budi, 3 * MILLION);
    const other = await refundIdWithAccount(budi, 3 * MILLION);
    await handle(world, ayu, refundId, { act: "assign" });
    await controlOf(world).pay(`JW-${orderId}-1`, { transaction_status: "chargeback" });
    expect(await refundRow(world, refundId)).toMatchObject({ status: "paid", route: "gateway" });
    await takeAndSend(world, ayu, other);
    expect(await refundRow(world, other)).toMatchObject({ status: "pending", assignedTo: null });

    const tomorrow = startOfDay(Date.now()) + DAY;
    const sent = { operatorId: ayu.id, words: "FT-2", seen: ACCOUNT_SEEN };
    expect(await decideRefund(world.context(tomorrow), "assign", { ...sent, id: other })).toMatchObject({
      ok: true,
    });
    expect(await decideRefund(world.context(tomorrow), "pay", { ...sent, id: other })).toMatchObject({
      ok: true,
    });
    expect(await decideRefund(world.context(tomorrow + 1), "record_transfer", { ...sent, id: refundId })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await refundRow(world, refundId)).toMatchObject({ route: "bank", paidBy: ayu.id });
    expect(await auditPayouts(world)).toEqual([]);
  });

  it("never leaves through one operator alone, however it is divided", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 10_000, max: SECOND_PERSON_ABOVE + 1 }), { minLength: 3, maxLength: 6 }),
        async (pieces) => {
          const rich = await seller(world, "Hendra Gunawan", 0);
          let sent = 0;
          for (const amount of pieces) {
            await earn(world, rich, amount);
            const { id } = await withdrawal(world, rich, amount);
            const paid = await payOut(world, id, ayu);
            expect(paid.ok).toBe(!needsTwoOperators({ amount, sentAlone: sent }));
            if (paid.ok) sent += amount;
            // Only one withdrawal may be open at a time.
            else await send(id, ayu, { act: "fail_withdrawal", reason: "Minta lagi besok." });
            expect(sent).toBeLessThanOrEqual(SECOND_PERSON_ABOVE);
          }
        },
      ),
      { numRuns: 4 },
    );
  });
});
