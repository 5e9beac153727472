import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refunds } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { MINUTE } from "~/platform/dates";
import { nextTryAt } from "~/refunds/gateway-refund";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import {
  actsOn,
  byHand,
  handle,
  latePaid,
  markSent,
  nameAccount,
  refundRow,
  refundsOf,
  takeAndSend,
} from "../support/flows/refunding";
import { controlOf } from "../support/gateway-control";
import { field } from "../support/pages/page-parts";
import { fieldValue } from "../support/pages/page-text";
import { databaseCost } from "../support/pages/page-weight";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let ayu: TestPerson;
let dewi: TestPerson;
let small: string;
let large: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world, "Ayu Lestari");
  dewi = await newOperator(world, "Dewi Anggraini");
  small = await world.listing(sari);
  large = await world.listing(sari, { price: 6_000_000 });
});
afterEach(async () => {
  await controlOf(world).heal();
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

const createRefund = (listingId = small) => byHand(world, { buyer: budi, seller: sari, listingId });
const read = (id: string) => refundRow(world, id);
const assign = (as: TestPerson, id: string) => handle(world, as, id, { act: "assign" });
const mark = (as: TestPerson, id: string, reference?: string) => markSent(world, as, id, reference);
const pay = (as: TestPerson, id: string, reference?: string) => takeAndSend(world, as, id, reference);
const approve = (as: TestPerson, id: string) =>
  handle(world, as, id, { act: "approve", reason: "Nama dan nomornya cocok." });
const makeDueAMinuteEarlier = (id: string) =>
  world
    .context()
    .db.update(refunds)
    .set({ nextTryAt: sql`${refunds.nextTryAt} - ${MINUTE}` })
    .where(eq(refunds.id, id));
const actsOf = (id: string) => actsOn(world, id);
const bankOf = async (id: string) =>
  (await readOrder(world, id)).postings.filter(({ toAccount }) => toAccount === "bank");

describe("the buyer", () => {
  it("names an account, sees it masked, and can change it until an operator assigns it", async () => {
    const { orderId, refundId } = await createRefund();
    const page = await (await world.fetch(`/dashboard/orders/${orderId}`, { as: budi })).text();
    expect(page).toContain("Pengembalian menunggu rekening Anda");
    const named = await nameAccount(world, budi, orderId);
    expect([named.status, databaseCost(named).trips]).toEqual([303, 4]);
    expect((await read(refundId))?.account).toEqual({
      channel: "BCA",
      number: "1234567890",
      holder: "Budi Santoso",
    });
    await nameAccount(world, budi, orderId, { channel: "OVO", number: "0812 3456 7890" });
    const after = await (await world.fetch(`/dashboard/orders/${orderId}`, { as: budi })).text();
    expect(after).toContain("OVO •••• 7890");
    expect(after).not.toContain("081234567890");
    expect(after).not.toContain("menunggu rekening Anda");
    const sellers = await (await world.fetch(`/dashboard/orders/${orderId}`, { as: sari })).text();
    // Not the digits alone, because an id on the page may contain them.
    for (const part of ["OVO", "• 7890", "081234567890"]) expect(sellers).not.toContain(part);
  });

  it("keeps the typed values when the account is invalid", async () => {
    const { orderId, refundId } = await createRefund();
    const answer = await nameAccount(world, budi, orderId, { number: "12", holder: "Budi & Tini" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Budi &amp; Tini");
    expect(page).toContain("Tulis nomor rekening");
    expect((await read(refundId))?.account).toBeNull();
  });

  it("needs the password, and keeps the other values when it is wrong", async () => {
    const { orderId, refundId } = await createRefund();
    const answer = await nameAccount(world, budi, orderId, { currentPassword: "Salah#2026" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Kata sandi ini salah");
    expect(page).toContain("1234 567 890");
    expect(page).not.toContain("Salah#2026");
    expect((await read(refundId))?.account).toBeNull();
  });

  it("changes it at most five times an hour, because each change sends a mail", async () => {
    const { orderId, refundId } = await createRefund();
    const answers = [];
    for (let n = 0; n < 7; n++) answers.push(await nameAccount(world, budi, orderId, { number: `12345678${n}` }));
    // A new hour may begin between the requests.
    expect(answers.filter(({ status }) => status === 303).length).toBeLessThanOrEqual(6);
    const refusal = answers.find(({ status }) => status === 429);
    expect(refusal?.headers.get("Retry-After")).not.toBeNull();
    const page = (await refusal?.text()) ?? "";
    expect(page).toContain("Rekening belum disimpan");
    expect(field(page, "Nomor rekening").value).toMatch(/^12345678\d$/);
    expect((await read(refundId))?.account).not.toBeNull();
  });

  it("is redirected if no refund waits for an account", async () => {
    const id = await latePaid(world, budi, small);
    for (const visit of [{}, { form: { channel: "BCA", number: "1234567890", holder: "Budi" } }]) {
      const answer = await world.fetch(`/dashboard/orders/${id}/refund-account`, { as: budi, ...visit });
      expect(answer.headers.get("Location")).toBe(`/dashboard/orders/${id}`);
    }
    expect((await refundsOf(world, id))[0]?.account).toBeNull();
  });

  it("can name it while suspended, and the seller cannot", async () => {
    const { orderId, refundId } = await createRefund();
    const { db, now } = world.context();
    const suspend = (at: number | null) => db.update(users).set({ suspendedAt: at }).where(eq(users.id, budi.id));
    await suspend(now);
    expect((await world.fetch(`/dashboard/orders/${orderId}`, { as: budi })).status).toBe(200);
    expect((await nameAccount(world, budi, orderId)).status).toBe(303);
    await suspend(null);
    expect((await read(refundId))?.account).not.toBeNull();
    expect((await nameAccount(world, sari, orderId)).status).toBe(404);
  });
});

describe("an operator", () => {
  it("pays a small sum alone, with a reference for the buyer", async () => {
    const { orderId, refundId } = await createRefund();
    expect((await pay(ayu, refundId)).status).toBe(409);
    expect((await read(refundId))?.status).toBe("pending");
    await nameAccount(world, budi, orderId);
    const page = async (as: TestPerson) => (await world.fetch(`/operator/refunds/${refundId}`, { as })).text();
    expect(await page(ayu)).not.toContain("1234567890");
    await assign(ayu, refundId);
    expect(await page(ayu)).toContain("1234567890");
    expect(await page(dewi)).not.toContain("1234567890");
    await mark(ayu, refundId);
    expect(await read(refundId)).toMatchObject({ status: "paid", paidBy: ayu.id, reference: "FT26325-0091" });
    const { order, kinds, events } = await readOrder(world, orderId);
    expect([order.paymentStatus, kinds.at(-1)]).toEqual(["refunded", "refunded"]);
    expect(events.at(-1)).toMatchObject({ actor: "operator", actorId: ayu.id });
    expect(await bankOf(orderId)).toMatchObject([{ fromAccount: `refund:${budi.id}`, amount: 350_000 }]);
    expect(await actsOf(refundId)).toMatchObject([
      { kind: "assign_refund", operatorId: ayu.id, reason: "Transfer ke BCA •••• 7890." },
      { kind: "pay_refund", operatorId: ayu.id },
    ]);
    const told = await (await world.fetch(`/dashboard/orders/${orderId}`, { as: budi })).text();
    expect(told).toContain("FT26325-0091");
    expect(told).not.toContain(ayu.name);
  });

  it("needs a different second operator for a large sum", async () => {
    const { orderId, refundId } = await createRefund(large);
    await nameAccount(world, budi, orderId);
    await pay(ayu, refundId);
    expect((await read(refundId))?.status).toBe("pending");
    await approve(ayu, refundId);
    expect(await read(refundId)).toMatchObject({ status: "approved", approvedBy: ayu.id });
    await nameAccount(world, budi, orderId, { number: "9999999999" });
    expect((await read(refundId))?.account?.number).toBe("1234567890");
    await pay(ayu, refundId);
    expect((await read(refundId))?.status).toBe("approved");
    await pay(dewi, refundId);
    expect(await read(refundId)).toMatchObject({ status: "paid", approvedBy: ayu.id, paidBy: dewi.id });
    expect(await bankOf(orderId)).toMatchObject([{ amount: 6_000_000 }]);
    expect((await actsOf(refundId)).map(({ kind }) => kind).sort()).toEqual([
      "approve_refund",
      "assign_refund",
      "pay_refund",
    ]);
  });

  it("never handles a refund of their own order", async () => {
    const own = await world.listing(ayu);
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: ayu, listingId: own });
    await nameAccount(world, budi, orderId);
    await pay(ayu, refundId);
    expect((await read(refundId))?.status).toBe("pending");
    expect(await (await world.fetch(`/operator/refunds/${refundId}`, { as: ayu })).text()).toContain(
      "Ini pesanan Anda sendiri",
    );
  });

  it("sees that the buyer changed the account meanwhile, and can confirm again", async () => {
    const { orderId, refundId } = await createRefund();
    await nameAccount(world, budi, orderId);
    await assign(ayu, refundId);
    await handle(world, ayu, refundId, { act: "unassign" });
    await nameAccount(world, budi, orderId, { number: "5555555555" });
    await handle(world, ayu, refundId, { act: "assign", seen: "BCA •••• 5555 Budi Santoso" });
    const answer = await mark(ayu, refundId, "FT-lama");
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Pembeli baru saja mengganti rekeningnya");
    expect(field(page, /referensi/).value).toBe("FT-lama");
    await handle(world, ayu, refundId, {
      act: "pay",
      reference: "FT-lama",
      seen: "BCA 5555555555 Budi Santoso",
    });
    expect((await read(refundId))?.status).toBe("paid");
  });

  it.each([
    ["bank", { channel: "BRI" }],
    ["holder", { holder: "Tini Santoso" }],
  ])("sees a change of only the %s too, before paying and before approving", async (_, change) => {
    const [alone, withAnother] = [await createRefund(), await createRefund(large)];
    for (const { orderId, refundId } of [alone, withAnother]) {
      await nameAccount(world, budi, orderId);
      const shown = await (await world.fetch(`/operator/refunds/${refundId}`, { as: ayu })).text();
      expect(fieldValue(shown, "seen")).toBe("BCA •••• 7890 Budi Santoso");
      await nameAccount(world, budi, orderId, change);
    }
    expect((await pay(ayu, alone.refundId)).status).toBe(409);
    expect((await approve(ayu, withAnother.refundId)).status).toBe(400);
    for (const { refundId } of [alone, withAnother]) {
      expect(await read(refundId)).toMatchObject({ status: "pending", account: change });
      expect(await actsOf(refundId)).toEqual([]);
    }
  });

  it("pays to the approved account: after the approval the buyer cannot change it", async () => {
    const { orderId, refundId } = await createRefund(large);
    await nameAccount(world, budi, orderId);
    await approve(ayu, refundId);
    for (const change of [{ channel: "BRI" }, { holder: "Tini Santoso" }])
      await nameAccount(world, budi, orderId, change);
    expect(await read(refundId)).toMatchObject({
      status: "approved",
      account: { channel: "BCA", holder: "Budi Santoso" },
    });
    await pay(dewi, refundId);
    expect((await read(refundId))?.status).toBe("paid");
  });

  it("asks for another account when the bank rejects the first", async () => {
    const { orderId, refundId } = await createRefund(large);
    await nameAccount(world, budi, orderId);
    await approve(ayu, refundId);
    await handle(world, dewi, refundId, { act: "return_refund_account", reason: "Nama pemilik tidak cocok." });
    expect(await read(refundId)).toMatchObject({ status: "pending", account: null, approvedBy: null });
    expect(await (await world.fetch("/notifications", { as: budi })).text()).toContain("Nama pemilik tidak cocok");
    await nameAccount(world, budi, orderId);
    await approve(dewi, refundId);
    await pay(ayu, refundId);
    expect((await read(refundId))?.status).toBe("paid");
  });

  it("pays by bank if the gateway fails, but never twice", async () => {
    const id = await latePaid(world, budi, small);
    const [stuck] = await refundsOf(world, id);
    const reroute = () =>
      handle(world, ayu, stuck?.id ?? "", { act: "reroute_refund", reason: "Penyedia gagal berhari-hari." });
    await controlOf(world).fail("500", { on: "status" });
    await reroute();
    expect((await read(stuck?.id ?? ""))?.route).toBe("gateway");
    await makeDueAMinuteEarlier(stuck?.id ?? "");
    await reroute();
    expect(await read(stuck?.id ?? "")).toMatchObject({ route: "bank", status: "pending" });

    const given = await latePaid(world, budi, small);
    const [debt] = await refundsOf(world, given);
    await controlOf(world).pay(`JW-${given}-1`, { transaction_status: "refund", notify: false });
    await handle(world, ayu, debt?.id ?? "", {
      act: "reroute_refund",
      reason: "Penyedia gagal berhari-hari.",
    });
    expect(await read(debt?.id ?? "")).toMatchObject({ route: "gateway", status: "paid" });
    expect(await actsOf(debt?.id ?? "")).toEqual([]);
  });

  it("cannot pay by bank while the gateway may still refund", async () => {
    const id = await latePaid(world, budi, small);
    const [debt] = await refundsOf(world, id);
    const refundId = debt?.id ?? "";
    const form = { act: "reroute_refund", reason: "Penyedia gagal berhari-hari." };
    // The scheduler has just asked, and the answer is still to come.
    await world
      .context()
      .db.update(refunds)
      .set({ tries: 1, nextTryAt: nextTryAt(0, Date.now()) })
      .where(eq(refunds.id, refundId));
    const answer = await handle(world, ayu, refundId, form);
    expect(await toastOf(world, answer, ayu)).toContain("baru saja ditanya");
    expect(await read(refundId)).toMatchObject({ route: "gateway", status: "pending" });
    await makeDueAMinuteEarlier(refundId);
    await handle(world, ayu, refundId, form);
    expect(await read(refundId)).toMatchObject({ route: "bank", status: "pending" });
  });

  it("loses the approval on leaving, and another operator checks again", async () => {
    const { orderId, refundId } = await createRefund(large);
    await nameAccount(world, budi, orderId);
    await approve(ayu, refundId);
    const works = (operatorSince: number | null) =>
      world.context().db.update(users).set({ operatorSince }).where(eq(users.id, ayu.id));
    await works(null);
    await pay(dewi, refundId);
    expect((await read(refundId))?.status).toBe("approved");
    // Rejoining does not restore an earlier approval.
    await works(Date.now() + 1);
    await pay(dewi, refundId);
    expect((await read(refundId))?.status).toBe("approved");
    await approve(dewi, refundId);
    await pay(ayu, refundId);
    expect(await read(refundId)).toMatchObject({ status: "paid", approvedBy: dewi.id, paidBy: ayu.id });
  });

  it("cannot pay by bank if an unexplained part was refunded", async () => {
    const id = await latePaid(world, budi, small);
    const [debt] = await refundsOf(world, id);
    await controlOf(world).set(`JW-${id}-1`, { transaction_status: "partial_refund" });
    const answer = await handle(world, ayu, debt?.id ?? "", {
      act: "reroute_refund",
      reason: "Penyedia gagal berhari-hari.",
    });
    expect(await toastOf(world, answer, ayu)).toContain("sudah mengembalikan sebagian pembayaran ini");
    expect(await read(debt?.id ?? "")).toMatchObject({ route: "gateway", status: "pending" });
    expect(await actsOf(debt?.id ?? "")).toEqual([]);
  });

  it("finds each refund under its status", async () => {
    const { orderId, refundId } = await createRefund();
    const list = async (status: string) =>
      (await world.fetch(`/operator/refunds?status=${status}`, { as: ayu })).text();
    expect(await list("rekening")).toContain(refundId);
    await nameAccount(world, budi, orderId);
    expect(await list("rekening")).not.toContain(refundId);
    expect(await list("siap")).toContain(refundId);
    await pay(ayu, refundId);
    expect(await list("siap")).not.toContain(refundId);
    expect(await list("dibayar")).toContain(refundId);
    const late = await latePaid(world, budi, small);
    expect(await list("penyedia")).toContain((await refundsOf(world, late))[0]?.id);
  });

  it("is the only one who can open the pages", async () => {
    const { refundId } = await createRefund();
    for (const path of ["/operator/refunds", `/operator/refunds/${refundId}`])
      expect((await world.fetch(path, { as: budi })).status).toBe(404);
    expect((await pay(budi, refundId)).status).toBe(404);
    expect((await pay(ayu, crypto.randomUUID())).status).toBe(404);
    expect((await read(refundId))?.status).toBe("pending");
  });
});

describe("an order's page", () => {
  it("costs no extra trip for any debt", async () => {
    const { orderId } = await createRefund();
    const response = await world.fetch(`/dashboard/orders/${orderId}`, { as: budi });
    expect(response.headers.get("Server-Timing")).toContain("trips=1 ");
    const { db } = world.context();
    expect(await db.select().from(orders).where(eq(orders.id, orderId))).toHaveLength(1);
    expect(await balanceOf(world, `escrow:${orderId}`)).toBe(0);
  });
});
