import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { gatewayNotifications } from "~/database/schema/money";
import { users } from "~/database/schema/users";
import { order } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder } from "../support/flows/order-steps";
import { controlOf } from "../support/gateway-control";
import { toastOf } from "../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari, { price: 350_005 });
});
afterEach(async () => {
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

const complete = (id: string, as: TestPerson) => world.fetch(`/dashboard/orders/${id}/completion`, { as, form: {} });

describe("completing an order", () => {
  it("releases the escrow to the seller less the fee, rounded down, and updates the seller's figures", async () => {
    const id = await paidOrder(world, budi, listing);
    const page = await (await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi })).text();
    expect(page).toContain("Rp 315.005 diteruskan ke Sari Wulandari setelah biaya platform Rp 35.000.");
    const before = await balanceOf(world, `seller:${sari.id}`);
    const fees = await balanceOf(world, "platform_fee");

    const answer = await complete(id, budi);
    expect(await toastOf(world, answer, budi)).toContain("Order berhasil diselesaikan");
    const { order: row, postings, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ status: "completed", phase: null, paymentStatus: "released" });
    expect(kinds).toEqual(["placed", "payment_started", "paid", "completed"]);
    expect(postings).toHaveLength(3);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(before + 315_005);
    expect(await balanceOf(world, "platform_fee")).toBe(fees + 35_000);

    const { db } = world.context();
    const [[offer], [seller]] = await db.batch([
      db.select().from(listings).where(eq(listings.id, listing)),
      db.select().from(users).where(eq(users.id, sari.id)),
    ]);
    expect(offer).toMatchObject({ ordersCompleted: 1, popularity: 1 });
    expect(offer?.popularityAt).not.toBeNull();
    expect(seller).toMatchObject({ completedCount: 1, onTimeCount: 1 });
  });

  it("happens once, however often and fast the form is submitted", async () => {
    const id = await paidOrder(world, budi, listing);
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(id, budi)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const { postings, kinds } = await readOrder(world, id);
    expect(kinds.filter((kind) => kind === "completed")).toHaveLength(1);
    expect(postings).toHaveLength(3);
  });

  it("costs three trips to the database", async () => {
    const answer = await complete(await paidOrder(world, budi, listing), budi);
    expect(answer.headers.get("Server-Timing")).toContain("trips=3");
  });

  it("is refused to the seller", async () => {
    const id = await paidOrder(world, budi, listing);
    expect(await toastOf(world, await complete(id, sari), sari)).toContain("Gagal menyelesaikan order");
    expect((await readOrder(world, id)).order.status).toBe("in_progress");
  });

  it("is refused before the payment", async () => {
    const id = await order(world, budi, listing);
    expect(await toastOf(world, await complete(id, budi), budi)).toContain("Gagal menyelesaikan order");
    expect((await readOrder(world, id)).order.status).toBe("pending");
  });

  it.each(["chargeback", "refund"])(
    "is refused after the gateway refunded (%s), because no money is held any more",
    async (transaction_status) => {
      const id = await paidOrder(world, budi, listing);
      await control.pay(`JW-${id}-1`, { transaction_status });
      const before = await balanceOf(world, `seller:${sari.id}`);
      expect(await toastOf(world, await complete(id, budi), budi)).toContain("Gagal menyelesaikan order");
      expect(await balanceOf(world, `seller:${sari.id}`)).toBe(before);
      expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
      const { order: row, kinds } = await readOrder(world, id);
      expect([row.status, row.paymentStatus]).toEqual([
        "cancelled",
        transaction_status === "refund" ? "refunded" : "charged_back",
      ]);
      expect(kinds.at(-1)).toBe("taken_back");
    },
  );

  it("waits for an operator after a partial charge-back, because the report has no sum", async () => {
    const id = await paidOrder(world, budi, listing);
    await control.pay(`JW-${id}-1`, { transaction_status: "partial_chargeback" });
    expect(await balanceOf(world, `escrow:${id}`)).toBe(350_005);
    const { attempts, kinds } = await readOrder(world, id);
    expect(attempts).toMatchObject([{ status: "paid" }]);
    expect(kinds.at(-1)).toBe("paid");
    const heard = await world
      .context()
      .db.select({ outcome: gatewayNotifications.outcome, processedAt: gatewayNotifications.processedAt })
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.gatewayOrderId, `JW-${id}-1`));
    expect(heard).toContainEqual({ outcome: "part_back", processedAt: null });
  });
});
