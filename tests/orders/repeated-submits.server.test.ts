import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refunds } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import { recordOperatorAction } from "~/operators/action-queries.server";
import { readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { paidOrder, step } from "../support/flows/order-steps";
import { actsOn, byHand, handle, nameAccount, paymentShown, takeAndSend } from "../support/flows/refunding";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

const WHY = "Warna hijaunya terlalu muda untuk papan nama.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let ayu: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world, "Ayu Lestari");
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

const toastText = async (answer: Response, as: TestPerson) => pageText(await toastOf(world, answer, as));

describe("a submit whose answer was lost", () => {
  it("is confirmed when it is repeated, and writes one event", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "cancellation-request", budi, { back: "175000", reason: WHY });
    const refuse = () => step(world, id, "cancellation-refusal", sari, { reason: "Sudah hampir selesai." });
    await refuse();
    expect(await toastText(await refuse(), sari)).toContain("Pembatalan ditolak");
    await step(world, id, "cancellation-request", budi, { back: "175000", reason: WHY });
    const withdraw = () => step(world, id, "cancellation-withdrawal", budi);
    await withdraw();
    expect(await toastText(await withdraw(), budi)).toContain("Permintaan pembatalan ditarik");
    const late = await refuse();
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("Gagal menolak pembatalan");
    expect(page).toContain("Sudah hampir selesai.");
    expect((await readOrder(world, id)).kinds.slice(-4)).toEqual([
      "cancellation_requested",
      "cancellation_refused",
      "cancellation_requested",
      "cancellation_withdrawn",
    ]);
  });

  it("is confirmed for operators who asked the buyer for another account", async () => {
    const { orderId, refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    const press = (act: string, reason: string) => handle(world, ayu, refundId, { act, reason });
    await nameAccount(world, budi, orderId);
    await press("return_refund_account", "Nama pemilik tidak cocok.");
    const again = await toastText(await press("return_refund_account", "Nama pemilik tidak cocok."), ayu);
    expect(again).toContain("Pembeli diminta menyebutkan rekening lain");
    expect(await toastText(await press("return_refund_account", "Alasan yang lain."), ayu)).not.toContain(
      "Pembeli diminta menyebutkan rekening lain",
    );

    await nameAccount(world, budi, orderId);
    await takeAndSend(world, ayu, refundId);
    const form = {
      act: "return",
      seen: await paymentShown(world, ayu, refundId),
      reason: "Rekening sudah ditutup.",
    };
    await handle(world, ayu, refundId, form);
    const twice = await handle(world, ayu, refundId, form);
    expect(await toastText(twice, ayu)).toContain("Transfer kembali dicatat");
    const otherwise = await handle(world, ayu, refundId, { ...form, reason: "Alasan yang lain." });
    expect(await toastText(otherwise, ayu)).not.toContain("Transfer kembali dicatat");
    await nameAccount(world, budi, orderId);
    const late = await handle(world, ayu, refundId, form);
    expect(await toastText(late, ayu)).toContain("Transfer kembali dicatat");
    expect((await actsOn(world, refundId)).map(({ kind }) => kind)).toEqual([
      "return_refund_account",
      "assign_refund",
      "pay_refund",
      "return_refund",
    ]);
  });

  it("is confirmed when an operator pays in place of the gateway", async () => {
    const { refundId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    const change = { route: "bank", lastError: "Penyedia gagal berhari-hari." } as const;
    const { db, now } = world.context();
    await db.update(refunds).set(change).where(eq(refunds.id, refundId));
    const act = { kind: "reroute_refund", operatorId: ayu.id, subjectId: refundId } as const;
    await recordOperatorAction(db, { ...act, reason: change.lastError }, now);
    const press = (reason: string) => handle(world, ayu, refundId, { act: "reroute_refund", reason });
    expect(await toastText(await press(change.lastError), ayu)).toContain("dialihkan ke transfer bank");
    expect(await toastText(await press("Alasan yang lain."), ayu)).not.toContain("dialihkan ke transfer bank");
    expect(await actsOn(world, refundId)).toHaveLength(1);
  });
});

describe("opening a step that is not possible", () => {
  it("redirects to the order with the reason", async () => {
    const id = await paidOrder(world, budi, listing);
    const led = async (name: string) =>
      toastText(await world.fetch(`/dashboard/orders/${id}/${name}`, { as: budi }), budi);
    expect(await led("dispute")).toContain("Ini baru bisa dilakukan setelah tenggat pengerjaan lewat.");
    await step(world, id, "delivery", sari);
    await world.context().db.update(orders).set({ revisionsLeft: 0 }).where(eq(orders.id, id));
    expect(await led("revision")).toContain("Jatah revisi sudah habis.");
    expect(await led("delivery")).toContain("belum bisa dilakukan pada tahap pesanan saat ini");
  });
});
