import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { patiently } from "~/platform/calls.server";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let budi: TestPerson;
let ayu: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world);
  listing = await world.listing(await world.person("Sari Wulandari"));
});
afterEach(async () => {
  await control.heal();
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

async function paidWithoutNotification(): Promise<string> {
  const id = await order(world, budi, listing);
  const first = await startPaying(world, budi, id);
  await control.pay(first.gatewayOrderId, { transaction_status: "deny" });
  const second = await startPaying(world, budi, id, 2);
  await control.pay(second.gatewayOrderId, { transaction_status: "settlement", notify: false });
  await world.settled();
  return id;
}

it("a gateway answer that arrives after the operator's page gave up is still booked", async () => {
  const id = await paidWithoutNotification();
  await control.fail("slow", { on: "status", times: 2 });
  const path = `/operator/orders/${id}/payment-check`;
  const answer = await world.fetch(path, { as: ayu, form: { reason: "Budi bilang sudah membayar." } });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Penyedia pembayaran tidak menjawab");
  expect((await readOrder(world, id)).order.paymentStatus).toBe("awaiting");
  await world.settled();
  expect((await readOrder(world, id)).order).toMatchObject({ paymentStatus: "held", phase: "working" });
  expect(await balanceOf(world, `escrow:${id}`)).toBe(350_000);
});

it("slow work is deferred once, and fast work is not", async () => {
  vi.useFakeTimers();
  try {
    const deferred: Promise<unknown>[] = [];
    const context = { defer: (work: Promise<unknown>) => void deferred.push(work) };
    const late = new Promise<string>((resolve) => setTimeout(() => resolve("done"), 6_000));
    const asked = patiently(context, late, "unsure");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toBe("unsure");
    expect(deferred).toEqual([late]);
    expect(await patiently(context, Promise.resolve("done"), "unsure")).toBe("done");
    expect(deferred).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
