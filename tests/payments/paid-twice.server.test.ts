import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookPayment } from "~/payments/commands.server";
import { SECOND_PERSON_ABOVE } from "~/platform/money";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { paidOrder, step } from "../support/flows/order-steps";
import {
  actsOn,
  byHand,
  handle,
  markSent,
  nameAccount,
  paymentShown,
  refundRow,
  refundsOf,
} from "../support/flows/refunding";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

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
const page = async (as: TestPerson, id: string) =>
  pageText(await (await world.fetch(`/operator/refunds/${id}`, { as })).text());
const chargeBack = (orderId: string) => controlOf(world).pay(`JW-${orderId}-1`, { transaction_status: "chargeback" });

async function refundWithAccount(price?: number) {
  const listingId = await world.listing(sari, price === undefined ? {} : { price });
  const ids = await byHand(world, { buyer: budi, seller: sari, listingId });
  await nameAccount(world, budi, ids.orderId);
  return ids;
}

async function recordSentTransfer(as: TestPerson, id: string, reference = "FT-7") {
  return handle(world, as, id, { act: "record_transfer", reference, seen: await paymentShown(world, as, id) });
}

describe("a refund that the buyer's bank paid while an operator had it assigned", () => {
  it("can be recorded as sent by that operator, once, as our loss", async () => {
    const { orderId, refundId } = await refundWithAccount();
    await handle(world, ayu, refundId, { act: "assign" });
    const loss = await balanceOf(world, "loss");
    const bank = await balanceOf(world, "bank");
    await chargeBack(orderId);
    expect(await read(refundId)).toMatchObject({ status: "paid", route: "gateway", assignedTo: null });
    expect(await balanceOf(world, "loss")).toBe(loss);

    // The page opened earlier links to the page that records the transfer.
    const late = await toastOf(world, await markSent(world, ayu, refundId, "FT-7"), ayu);
    expect(late).toContain("Bila transfer Anda sudah terkirim, catat di halaman ini");
    for (const as of [ayu, dewi]) expect(await page(as, refundId)).toContain("Jangan transfer lagi");

    expect(await (await recordSentTransfer(ayu, refundId, " ")).text()).toContain("Tulis nomor referensi");
    const seen = await paymentShown(world, ayu, refundId);
    const form = { act: "record_transfer", reference: "FT-7", seen };
    await Promise.all(Array.from({ length: 8 }, () => handle(world, ayu, refundId, form)));
    expect(await read(refundId)).toMatchObject({
      status: "paid",
      route: "bank",
      paidBy: ayu.id,
      reference: "FT-7",
    });
    expect(await balanceOf(world, "loss")).toBe(loss - 350_000);
    expect(await balanceOf(world, "bank")).toBe(bank + 350_000);
    expect(await balanceOf(world, `refund:${budi.id}`)).toBe(0);
    const { order, kinds } = await readOrder(world, orderId);
    expect([order.paymentStatus, ...kinds.slice(-2)]).toEqual(["charged_back", "taken_back", "refunded"]);
    const log = await actsOn(world, refundId);
    expect(log.filter(({ kind }) => kind === "record_transfer")).toMatchObject([{ reason: "Referensi FT-7" }]);
    expect(await page(ayu, refundId)).not.toContain("Jangan transfer lagi");
    expect(await auditLedger(world)).toEqual([]);

    expect(await page(dewi, refundId)).toContain("uang itu menutup kerugian kita");
    const seenNow = await paymentShown(world, dewi, refundId);
    const back = { act: "return", reason: "Rekening sudah ditutup.", seen: seenNow };
    for (let presses = 0; presses < 2; presses++)
      expect(await toastOf(world, await handle(world, dewi, refundId, back), dewi)).toContain(
        "Transfer kembali dicatat",
      );
    expect(await balanceOf(world, "loss")).toBe(loss);
    expect(await balanceOf(world, "bank")).toBe(bank);
    expect(await page(ayu, refundId)).not.toContain("Catat Transfer");
    await recordSentTransfer(ayu, refundId, "FT-8");
    expect(await balanceOf(world, "loss")).toBe(loss);
    expect(await auditLedger(world)).toEqual([]);
  });

  it("is not owed again if the gateway paid it too, also for a divided payment", async () => {
    const listingId = await world.listing(sari);
    const orderId = await paidOrder(world, budi, listingId, { method: "bank_transfer" });
    const reason = "Acaranya batal, jadi logonya tidak jadi dipakai.";
    await step(world, orderId, "cancellation-request", budi, { back: "140000", reason });
    await step(world, orderId, "cancellation-agreement", sari);
    const [debt] = await refundsOf(world, orderId);
    if (!debt) throw new Error("nothing is owed");
    await nameAccount(world, budi, orderId);
    await handle(world, ayu, debt.id, { act: "assign" });
    const loss = await balanceOf(world, "loss");
    const recorded = await bookPayment(world.context(), {
      gatewayOrderId: `JW-${orderId}-1`,
      outcome: "refunded",
      part: true,
      method: "bank_transfer",
      amount: 350_000,
      transactionId: "T-1",
      refunds: [{ key: debt.id, amount: debt.amount }],
    });
    expect(recorded).toEqual({ ok: true, value: { status: "paid", changed: true } });

    await recordSentTransfer(ayu, debt.id);
    expect(await balanceOf(world, "loss")).toBe(loss - 140_000);
    expect(await page(dewi, debt.id)).toContain("uang itu menutup kerugian kita");
    const seen = await paymentShown(world, dewi, debt.id);
    await handle(world, dewi, debt.id, { act: "return", reason: "Rekening sudah ditutup.", seen });
    expect(await balanceOf(world, "loss")).toBe(loss);
    expect(await read(debt.id)).toMatchObject({ status: "paid", route: "gateway" });
    expect((await readOrder(world, orderId)).order.paymentStatus).toBe("split");
    expect(await auditLedger(world)).toEqual([]);
  });

  it("cannot be recorded if no operator had it assigned", async () => {
    const laidDown = await refundWithAccount();
    await handle(world, ayu, laidDown.refundId, { act: "assign" });
    await handle(world, ayu, laidDown.refundId, { act: "unassign" });
    const untouched = await refundWithAccount();
    for (const { orderId, refundId } of [laidDown, untouched]) {
      await chargeBack(orderId);
      const loss = await balanceOf(world, "loss");
      expect(await page(ayu, refundId)).not.toContain("Catat Transfer");
      const refused = await toastOf(world, await recordSentTransfer(ayu, refundId), ayu);
      expect(refused).toContain("tidak lagi menunggu");
      expect(await balanceOf(world, "loss")).toBe(loss);
    }
  });

  it("needs a different operator than the approver above the limit", async () => {
    const { orderId, refundId } = await refundWithAccount(SECOND_PERSON_ABOVE + 1);
    await handle(world, ayu, refundId, { act: "approve", reason: "Nama dan nomornya cocok." });
    await handle(world, dewi, refundId, { act: "assign" });
    await chargeBack(orderId);
    expect(await page(ayu, refundId)).not.toContain("Catat Transfer");
    const seen = await paymentShown(world, dewi, refundId);
    await handle(world, ayu, refundId, { act: "record_transfer", reference: "FT-9", seen });
    expect((await read(refundId))?.route).toBe("gateway");
    await recordSentTransfer(dewi, refundId, "FT-9");
    expect(await read(refundId)).toMatchObject({ route: "bank", paidBy: dewi.id });
    expect(await auditLedger(world)).toEqual([]);
  });
});
