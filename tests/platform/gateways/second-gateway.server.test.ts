import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { openPayment } from "~/payments/commands.server";
import type { AttemptStatus, GatewayReport } from "~/payments/payment";
import { findOrderToPay } from "~/payments/queries.server";
import type { Context } from "~/platform/context.server";
import { unfitSettings } from "~/platform/env.server";
import { createGateways, GATEWAYS } from "~/platform/gateways/gateways.server";
import type { GatewayDefinition, NewRefund, ReportResult } from "~/platform/gateways/ports.server";
import { refundBuyers } from "~/refunds/commands.server";
import { paymentView } from "~/routes/payment.$id/page-data.server";
import { action } from "~/routes/webhooks.$gateway";
import { order, startPaying } from "../../support/flows/buying";
import { auditLedger, readOrder } from "../../support/flows/money";
import { takeStep } from "../../support/flows/order-steps";
import { refundsOf } from "../../support/flows/refunding";
import { controlOf } from "../../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../../support/world";

const bills = new Map<string, { amount: number; state: "BARU" | "LUNAS" | "KEMBALI" }>();
const asked: NewRefund[] = [];

const OUTCOMES: Record<string, AttemptStatus> = { BARU: "pending", LUNAS: "paid", KEMBALI: "refunded" };

function reportOf(gatewayOrderId: string, state?: string): GatewayReport | null {
  const bill = bills.get(gatewayOrderId);
  if (!bill) return null;
  const outcome = OUTCOMES[state ?? bill.state] ?? "pending";
  return {
    gatewayOrderId,
    outcome,
    method: "dompet",
    amount: bill.amount,
    transactionId: `K-${gatewayOrderId}`,
  };
}

const said = async (gatewayOrderId: string): Promise<ReportResult> => ({
  ok: true,
  report: reportOf(gatewayOrderId),
});

/** A gateway with other terms, without a window and with one method. */
const KASIR: GatewayDefinition = {
  label: "Kasir",
  methodsText: "dompet Kasir",
  methods: [{ name: "dompet", label: "Dompet Kasir", card: false, refund: { days: 30, arrives: "1 hari" } }],
  variables: z.object({ KASIR_KEY: z.string(), KASIR_URL: z.url() }),
  secrets: ["KASIR_KEY"],
  addresses: ["KASIR_URL"],
  sandboxKey: /^test-/,
  isSandbox: ({ hostname }) => hostname === "try.kasir.example",
  create: (named, { KASIR_KEY }) => ({
    ...named,
    offered: [],
    origin: "https://kasir.example",
    window: null,
    async createTransaction({ gatewayOrderId, amount }) {
      bills.set(gatewayOrderId, { amount, state: "BARU" });
      return { ok: true, token: gatewayOrderId, redirectUrl: `https://kasir.example/${gatewayOrderId}` };
    },
    status: said,
    cancel: said,
    expire: said,
    async refund(input) {
      asked.push(input);
      const report = reportOf(input.gatewayOrderId, "KEMBALI");
      if (!report) return { ok: false, reason: "refused", detail: "no such bill" };
      return { ok: true, report: { ...report, refunds: [{ key: input.refundKey, amount: input.amount }] } };
    },
    isFinalRefusal: () => true,
    async readNotification(raw) {
      const { bill, state, key } = JSON.parse(raw);
      const report = reportOf(bill, state);
      if (!report) return { ok: false, reason: "junk" };
      return key === KASIR_KEY ? { ok: true, report, foreign: null } : { ok: false, reason: "forged" };
    },
    keptBody: () => "{}",
    returnHint: () => null,
  }),
};

let world: World;
let budi: TestPerson;
let listing: string;
beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
  listing = await world.listing(await world.person("Sari Wulandari"));
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

function withSecond(): Context {
  const context = world.context();
  const settings = { ...context.env.payments.settings, KASIR_KEY: "rahasia-kasir" };
  const gateways = createGateways({ gateway: "kasir", settings }, { ...GATEWAYS, kasir: KASIR });
  return { ...context, gateways };
}

async function paymentPage(id: string): Promise<string> {
  const state = await findOrderToPay(world.context().db, id, budi.id);
  if (!state) throw new Error("no order");
  return JSON.stringify(paymentView(state, null, { ...withSecond(), zone: "WIB" }));
}

async function notify(gateway: string, body: object): Promise<number> {
  const request = new Request(`http://localhost/webhooks/${gateway}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return (await action({ request, params: { gateway }, context: withSecond() })).status;
}

it("buyers see its own methods, and no other gateway's", async () => {
  const page = await paymentPage(await order(world, budi, listing));
  expect(page).toContain("Anda memilih cara membayar di halaman Kasir: dompet Kasir.");
  expect(page).toContain("Dompet Kasir");
  expect(page).not.toMatch(/Midtrans|QRIS|gerai/i);
});

it("its own sandbox is recognised, and not another's", () => {
  const unfit = (live: boolean, settings: Record<string, string>) =>
    unfitSettings(KASIR, { KASIR_KEY: "SB-kunci", KASIR_URL: "https://kasir.example", ...settings }, live);
  expect(unfit(true, {})).toEqual([]);
  expect(unfit(true, { KASIR_KEY: "test-kunci" })).toEqual(["KASIR_KEY: a sandbox key"]);
  expect(unfit(true, { KASIR_URL: "https://try.kasir.example" })).toEqual(["KASIR_URL: the gateway's sandbox"]);
  expect(unfit(false, { KASIR_URL: "https://try.kasir.example" })).toEqual([]);
  expect(unfit(false, {})).toEqual(["KASIR_URL: not the gateway's sandbox"]);
});

it("a payment, its notification and a refund use its own terms", async () => {
  const id = await order(world, budi, listing);
  const bill = `JW-${id}-1`;
  expect(await openPayment(withSecond(), id, budi, 350_000)).toEqual({
    ok: true,
    value: { token: bill, redirectUrl: `https://kasir.example/${bill}`, window: null },
  });
  expect((await readOrder(world, id)).attempts).toMatchObject([{ gateway: "kasir", status: "pending" }]);

  const lunas = { bill, state: "LUNAS", key: "rahasia-kasir" };
  expect(await notify("kasir", { ...lunas, key: "tebakan" })).toBe(403);
  expect(await notify("nowhere", lunas)).toBe(404);
  // A notification only makes the app ask the gateway.
  expect(await notify("kasir", lunas)).toBe(409);
  bills.set(bill, { amount: 350_000, state: "LUNAS" });
  expect(await notify("kasir", lunas)).toBe(200);
  const paid = await readOrder(world, id);
  expect(paid.order.paymentStatus).toBe("held");
  expect(paid.attempts).toMatchObject([{ status: "paid", method: "dompet" }]);
});

it("a late payment is refunded by its own terms", async () => {
  const id = await order(world, budi, listing);
  const bill = `JW-${id}-1`;
  await openPayment(withSecond(), id, budi, 350_000);
  bills.delete(bill);
  await takeStep(withSecond(), id, budi.id, { kind: "cancel" });
  bills.set(bill, { amount: 350_000, state: "LUNAS" });
  expect(await notify("kasir", { bill, state: "LUNAS", key: "rahasia-kasir" })).toBe(200);
  const [debt] = await refundsOf(world, id);
  expect(debt).toMatchObject({ route: "gateway", status: "pending", amount: 350_000 });

  await refundBuyers(withSecond());
  expect(asked).toMatchObject([{ gatewayOrderId: bill, refundKey: debt?.id, amount: 350_000 }]);
  expect(await refundsOf(world, id)).toMatchObject([{ status: "paid", reference: `K-${bill}` }]);
});

it("payments stay with the gateway where they were made", async () => {
  const id = await order(world, budi, listing);
  const { gatewayOrderId } = await startPaying(world, budi, id);
  expect((await readOrder(world, id)).attempts).toMatchObject([{ gateway: "midtrans" }]);
  const again = await openPayment(withSecond(), id, budi, 350_000);
  expect(again.ok && again.value.window?.scriptUrl).toContain(world.gateway.url);
  bills.set(gatewayOrderId, { amount: 350_000, state: "LUNAS" });
  expect(await notify("kasir", { bill: gatewayOrderId, state: "LUNAS", key: "rahasia-kasir" })).toBe(404);
  expect((await readOrder(world, id)).order.paymentStatus).toBe("awaiting");
  await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
  expect((await readOrder(world, id)).order.paymentStatus).toBe("held");
});

it("another gateway's payment is ignored, even in a notification that this one has sent before", async () => {
  const id = await order(world, budi, listing);
  const { gatewayOrderId } = await startPaying(world, budi, id);
  const fields = { order_id: gatewayOrderId, status_code: "200", gross_amount: "350000.00" };
  const signature_key = createHash("sha512")
    .update(Object.values(fields).join("") + world.serverKey)
    .digest("hex");
  const kasir = { bill: gatewayOrderId, state: "LUNAS", key: "rahasia-kasir" };
  const both = { ...fields, signature_key, transaction_status: "settlement", ...kasir };
  bills.set(gatewayOrderId, { amount: 350_000, state: "LUNAS" });
  expect(await notify("kasir", both)).toBe(404);
  // Stored although nobody has paid, so the same bytes are known from now on.
  expect(await notify("midtrans", both)).toBe(409);
  expect(await notify("kasir", both)).toBe(404);
  expect((await readOrder(world, id)).order.paymentStatus).toBe("awaiting");
});
