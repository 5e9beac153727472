import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/database/schema/messages";
import { outbox } from "~/database/schema/users";
import { bookPayment } from "~/payments/commands.server";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { storeWithdrawal } from "~/payouts/queries.server";
import { requestWithdrawal } from "~/payouts/withdrawal-commands.server";
import { DAY, formatDate } from "~/platform/dates";

import { elsewhere, knowPassword, mailOf, PASSWORD } from "../support/flows/account";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { paidOrder, step } from "../support/flows/order-steps";
import { askFor, PAYOUT_ACCOUNT, withdrawalsOf } from "../support/flows/paying-out";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

const HOLD = 30 * DAY;
const EARNED = 315_000;

let world: World;
let budi: TestPerson;
let sari: TestPerson;
let listing: string;
beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  await knowPassword(world, sari);
  listing = await world.listing(sari);
});
afterEach(async () => {
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

/** Completes an order paid by `method`: Rp 350.000, of which the seller gets Rp 315.000. */
async function completeOrderPaidBy(method: string): Promise<string> {
  const id = await paidOrder(world, budi, listing, { method });
  await step(world, id, "completion", budi);
  return id;
}
const balance = () => balanceOf(world, `seller:${sari.id}`);
const page = async (path: string) => pageText(await (await world.fetch(path, { as: sari })).text());
const ask = async (amount: number) => askFor(world, sari, { amount: String(amount) });
const askLater = (now: number, amount: number) =>
  requestWithdrawal(world.context(now), sari, {
    amount,
    to: { account: PAYOUT_ACCOUNT, sure: "" },
    password: PASSWORD,
    address: elsewhere()["CF-Connecting-IP"],
    formId: crypto.randomUUID(),
  });
async function chargeBack(id: string, now: number) {
  const name = `JW-${id}-1`;
  await controlOf(world).set(name, { transaction_status: "chargeback", payment_type: "credit_card" });
  const context = world.context(now);
  const asked = await context.gateways.current.status(name);
  if (!asked.ok || !asked.report) throw new Error("no answer");
  return bookPayment(context, asked.report);
}

describe("money paid by card", () => {
  it("is in the balance but cannot be withdrawn yet, and the pages show the sum and the day", async () => {
    const id = await completeOrderPaidBy("credit_card");
    expect(await balance()).toBe(EARNED);
    const until = formatDate(((await readOrder(world, id)).order.startedAt ?? 0) + HOLD);
    const shown = await page("/dashboard/balance");
    expect(shown).toContain(`Rp 315.000 dari pembayaran kartu tertahan sampai ${until}`);
    expect(shown).not.toContain("Tarik Saldo");
    expect(await page("/dashboard/balance/withdrawals/new")).toContain(`tertahan sampai ${until}`);
    const refused = await ask(EARNED);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("dari pembayaran kartu masih tertahan");
    expect(await withdrawalsOf(world, sari)).toEqual([]);
  });

  it("is shown with its day to the seller only, from the payment on", async () => {
    const id = await paidOrder(world, budi, listing, { method: "credit_card" });
    const until = formatDate(((await readOrder(world, id)).order.startedAt ?? 0) + HOLD);
    const sentence = `Pembeli membayar dengan kartu, jadi bagian Anda tertahan di saldo sampai ${until}`;
    const seenBy = async (who: TestPerson) =>
      pageText(await (await world.fetch(`/dashboard/orders/${id}`, { as: who })).text());
    expect(await seenBy(sari)).toContain(sentence);
    await step(world, id, "completion", budi);
    expect(await seenBy(sari)).toContain(sentence);
    expect(await seenBy(budi)).not.toContain("tertahan di saldo");
    const told = (await world.context().db.select().from(notifications)).filter(
      ({ userId, title }) => userId === sari.id && title.startsWith("Anda menerima"),
    );
    expect(told).toHaveLength(1);
    const mails = (await world.context().db.select().from(outbox)).filter(
      ({ recipient, subject }) => recipient === sari.email && subject.startsWith("Anda menerima"),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body.replace(/\s+/g, " ")).toContain(sentence);
  });

  it("is not mentioned for orders paid by another method", async () => {
    const id = await completeOrderPaidBy("qris");
    expect(await page(`/dashboard/orders/${id}`)).not.toContain("tertahan di saldo");
    expect(await page("/notifications")).not.toContain("tertahan di saldo");
  });

  it("does not block other money, and cannot be withdrawn in parts", async () => {
    await completeOrderPaidBy("credit_card");
    await completeOrderPaidBy("qris");
    expect(await page("/dashboard/balance/withdrawals/new")).toContain("Semua yang dapat ditarik, Rp 315.000");
    expect((await ask(EARNED + 1)).status).toBe(400);
    expect((await ask(300_000)).status).toBe(303);
    const [first] = await withdrawalsOf(world, sari);
    if (!first) throw new Error("no withdrawal");
    const ayu = await newOperator(world);
    await decideWithdrawal(world.context(), "fail_withdrawal", {
      id: first.id,
      operatorId: ayu.id,
      words: "Nomornya salah.",
    });
    expect((await ask(EARNED + 1)).status).toBe(400);
    expect((await ask(EARNED)).status).toBe(303);
    expect(await balance()).toBe(EARNED);
  });

  it("is refused by the batch itself, even if an earlier read allowed it", async () => {
    await completeOrderPaidBy("credit_card");
    const { db, now } = world.context();
    const written = await storeWithdrawal(
      db,
      {
        id: crypto.randomUUID(),
        userId: sari.id,
        amount: 10_000,
        account: PAYOUT_ACCOUNT,
        formId: crypto.randomUUID(),
        createdAt: now,
      },
      [],
    );
    expect(written).toBe(false);
    expect(await balance()).toBe(EARNED);
  });

  it("is released after the set number of days", async () => {
    const id = await completeOrderPaidBy("credit_card");
    const free = ((await readOrder(world, id)).order.startedAt ?? 0) + HOLD;
    expect(await askLater(free - 1, EARNED)).toEqual({ ok: false, reason: "held" });
    expect(await askLater(free, EARNED)).toMatchObject({ ok: true });
    expect(await balance()).toBe(0);
  });

  it("covers a charge-back first, and our loss is only the rest", async () => {
    const id = await completeOrderPaidBy("credit_card");
    await completeOrderPaidBy("qris");
    const loss = await balanceOf(world, "loss");
    const now = Date.now();
    expect(await chargeBack(id, now)).toMatchObject({ ok: true, value: { status: "charged_back" } });
    expect(await balance()).toBe(EARNED);
    expect(await balanceOf(world, "loss")).toBe(loss - 35_000);
    const { order, kinds } = await readOrder(world, id);
    expect([order.paymentStatus, kinds.at(-1)]).toEqual(["charged_back", "taken_back"]);
    const shown = await page("/dashboard/balance");
    expect(shown).toContain("Pembayaran kartu ditarik kembali bank pembeli");
    expect(shown).not.toContain("tertahan sampai");
    expect(await page("/notifications")).toContain("Rp 315.000 keluar dari saldo");
    expect((await mailOf(world, sari)).map(({ body }) => body).join()).toContain(
      "Rp 315.000 yang masih tertahan dari pesanan ini keluar",
    );
    await chargeBack(id, now);
    expect((await ask(EARNED)).status).toBe(303);
  });

  it("belongs to the seller once released, and a later charge-back is our loss", async () => {
    const id = await completeOrderPaidBy("credit_card");
    const loss = await balanceOf(world, "loss");
    await chargeBack(id, Date.now() + HOLD + DAY);
    expect(await balance()).toBe(EARNED);
    expect(await balanceOf(world, "loss")).toBe(loss - 350_000);
  });

  it("is held in part if the order was divided", async () => {
    const id = await paidOrder(world, budi, listing, { method: "credit_card" });
    await step(world, id, "cancellation-request", budi, {
      back: "175000",
      reason: "Acaranya batal, jadi logonya tidak jadi dipakai.",
    });
    await step(world, id, "cancellation-agreement", sari);
    expect(await page("/dashboard/balance")).toContain("Rp 157.500 dari pembayaran kartu tertahan");
  });
});

it("no money is held if the number of days is 0", async () => {
  const other = await startWorld({ variables: { CARD_HOLD_DAYS: "0" } });
  try {
    const [rina, tono] = [await other.person("Rina Hartono"), await other.person("Tono Wijaya")];
    const id = await paidOrder(other, tono, await other.listing(rina), { method: "credit_card" });
    await step(other, id, "completion", tono);
    const shown = pageText(await (await other.fetch("/dashboard/balance", { as: rina })).text());
    expect(shown).toContain("Tarik Saldo");
    expect(shown).not.toContain("tertahan");
  } finally {
    await other.stop();
  }
});
