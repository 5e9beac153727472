import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refunds } from "~/database/schema/money";
import { ASSIGNMENT_LASTS } from "~/payouts/manual-payout";
import { auditLedger, readOrder } from "../support/flows/money";
import { leave, newOperator } from "../support/flows/operators";
import { actsOn, byHand, handle, markSent, nameAccount, refundRow } from "../support/flows/refunding";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let ayu: TestPerson;
let dewi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world, "Ayu Lestari");
  dewi = await newOperator(world, "Dewi Anggraini");
  listing = await world.listing(sari);
});
afterEach(async () => {
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

const createRefund = () => byHand(world, { buyer: budi, seller: sari, listingId: listing });
const read = (id: string) => refundRow(world, id);
const assignRefund = (as: TestPerson, id: string) => handle(world, as, id, { act: "assign" });
const mark = (as: TestPerson, id: string, reference?: string) => markSent(world, as, id, reference);
const actsOf = (id: string) => actsOn(world, id);
const bankOf = async (id: string) =>
  (await readOrder(world, id)).postings.filter(({ toAccount }) => toAccount === "bank");

describe("the operators' pages of a refund", () => {
  const page = async (path: string) => pageText(await (await world.fetch(path, { as: dewi })).text());

  it("show the approval only while the approver works here", async () => {
    const large = await world.listing(sari, { price: 6_000_000 });
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: large });
    await nameAccount(world, budi, orderId);
    const citra = await newOperator(world, "Citra Dewi");
    await handle(world, citra, refundId, { act: "approve", reason: "Nama dan nomornya cocok." });
    const both = async () => [await page(`/operator/refunds/${refundId}`), await page(`/operator/orders/${orderId}`)];
    const [refund, order] = await both();
    expect(refund).toContain("Sudah disetujui satu operator");
    expect(order).toContain("Disetujui, menunggu orang kedua");
    await leave(world, citra);
    const [left, leftOrder] = await both();
    expect(left).not.toContain("Sudah disetujui satu operator");
    expect(leftOrder).not.toContain("Disetujui, menunggu orang kedua");
    expect(leftOrder).toContain("Belum dibayarkan");
  });

  it("do not promise another gateway try where the buyer is reminded", async () => {
    const { orderId, refundId } = await createRefund();
    expect(await read(refundId)).toMatchObject({ route: "bank", nextTryAt: expect.any(Number) });
    expect(await page(`/operator/orders/${orderId}`)).not.toContain("dicoba lagi");
    await world.context().db.update(refunds).set({ route: "gateway" }).where(eq(refunds.id, refundId));
    expect(await page(`/operator/orders/${orderId}`)).toContain("dicoba lagi");
  });
});

describe("an operator who assigns a refund", () => {
  it("succeeds for one of 32 at once, with one entry in the log", async () => {
    const { orderId, refundId } = await createRefund();
    await nameAccount(world, budi, orderId);
    await Promise.all(Array.from({ length: 32 }, (_, n) => assignRefund(n % 2 ? ayu : dewi, refundId)));
    const [assign, ...more] = await actsOf(refundId);
    expect(more).toEqual([]);
    expect((await read(refundId))?.assignedTo).toBe(assign?.operatorId);
    await Promise.all(Array.from({ length: 8 }, (_, n) => mark(n % 2 ? ayu : dewi, refundId, `FT-${n}`)));
    expect(await bankOf(orderId)).toHaveLength(1);
    expect(await actsOf(refundId)).toHaveLength(2);
    expect(await read(refundId)).toMatchObject({
      paidBy: assign?.operatorId,
      assignedTo: null,
      assignedAt: null,
    });
    expect((await readOrder(world, orderId)).kinds.filter((kind) => kind === "refunded")).toHaveLength(1);
  });

  it("is the only one who can pay or return it, and the buyer cannot change the account", async () => {
    const { orderId, refundId } = await createRefund();
    await nameAccount(world, budi, orderId);
    await assignRefund(ayu, refundId);
    await nameAccount(world, budi, orderId, { number: "9999999999" });
    expect((await read(refundId))?.account?.number).toBe("1234567890");
    const reads = await (await world.fetch(`/dashboard/orders/${orderId}`, { as: budi })).text();
    expect(reads).toContain("Sedang disiapkan, jadi rekening ini tidak dapat diganti lagi");
    expect(reads).not.toContain(ayu.name);
    const tries: Record<string, string>[] = [
      { act: "assign" },
      { act: "take_over" },
      { act: "pay", reference: "FT-2" },
      { act: "return_refund_account", reason: "Nama pemilik tidak cocok." },
    ];
    for (const form of tries)
      expect(await toastOf(world, await handle(world, dewi, refundId, form), dewi)).toContain(
        "Operator lain sedang mengerjakannya",
      );
    const page = await (await world.fetch(`/operator/refunds/${refundId}`, { as: dewi })).text();
    expect(pageText(page)).toContain("Ayu Lestari mengerjakannya sejak");
    expect(pageText(page)).not.toMatch(/Tandai Sudah Dibayar|Minta Rekening Lain|Saya Kerjakan/);
    const list = await (await world.fetch("/operator/refunds", { as: dewi })).text();
    expect(pageText(list)).toContain("Dikerjakan Ayu Lestari sejak");
    expect(await read(refundId)).toMatchObject({ status: "pending", assignedTo: ayu.id });
    expect(await actsOf(refundId)).toHaveLength(1);
    await handle(world, ayu, refundId, { act: "return_refund_account", reason: "Nama pemilik tidak cocok." });
    expect(await read(refundId)).toMatchObject({ account: null, assignedTo: null, assignedAt: null });
  });

  it("takes over a refund that was assigned for two hours, alone of two at once", async () => {
    const citra = await newOperator(world, "Citra Dewi");
    const { orderId, refundId } = await createRefund();
    await nameAccount(world, budi, orderId);
    await assignRefund(ayu, refundId);
    await world
      .context()
      .db.update(refunds)
      .set({ assignedAt: Date.now() - ASSIGNMENT_LASTS })
      .where(eq(refunds.id, refundId));
    const page = await (await world.fetch(`/operator/refunds/${refundId}`, { as: dewi })).text();
    expect(pageText(page)).toMatch(/ditinggalkan sejak.*Periksa dahulu mutasi rekening bank/);
    await Promise.all([dewi, citra, dewi, citra].map((by) => handle(world, by, refundId, { act: "take_over" })));
    const taken = (await actsOf(refundId)).filter(({ kind }) => kind === "take_over_refund");
    expect(taken).toHaveLength(1);
    expect((await read(refundId))?.assignedTo).toBe(taken[0]?.operatorId);
    await mark(ayu, refundId);
    expect((await read(refundId))?.status).toBe("pending");
    await mark(taken[0]?.operatorId === dewi.id ? dewi : citra, refundId);
    expect((await read(refundId))?.status).toBe("paid");
  });
});
