import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailOptOuts, notifications } from "~/database/schema/messages";
import { order, orderFormData, startPaying } from "../support/flows/buying";
import { paidOrder } from "../support/flows/order-steps";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

async function notificationsOf(person: TestPerson, orderId: string): Promise<string[]> {
  await world.settled();
  const rows = await world
    .context()
    .db.select()
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(notifications.createdAt);
  return rows.filter(({ cause }) => cause.startsWith(`order:${orderId}:`)).map(({ title }) => title);
}

const mailsTo = (person: TestPerson) =>
  world.postbox.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject);

describe("an order from its beginning to its end", () => {
  it("notifies each side of the other's steps, in the app and by mail", async () => {
    const id = await paidOrder(world, budi, listing);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    expect(await notificationsOf(sari, id)).toEqual([
      "Pesanan baru dari Budi, Rp 350.000",
      "Budi sudah membayar",
      "Anda menerima Rp 315.000",
    ]);
    expect(await notificationsOf(budi, id)).toEqual(["Pembayaran Rp 350.000 diterima", "Pesanan selesai"]);
    expect(mailsTo(sari)).toEqual(expect.arrayContaining(await notificationsOf(sari, id)));
  });

  it("notifies once of a form sent twice and of a repeated gateway notification", async () => {
    const form = await orderFormData(world, budi, `/order/${listing}`);
    const sent = await Promise.all(
      Array.from({ length: 3 }, () => world.fetch(`/order/${listing}`, { as: budi, form })),
    );
    const id = sent[0]?.headers.get("Location")?.slice(-20) ?? "";
    const { gatewayOrderId } = await startPaying(world, budi, id);
    const control = controlOf(world);
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    await control.replay(gatewayOrderId, { times: 3 });
    expect(await notificationsOf(sari, id)).toHaveLength(2);
    expect(await notificationsOf(budi, id)).toHaveLength(1);
  });

  it("notifies the other side of a cancellation", async () => {
    const cancelled = await order(world, budi, listing);
    await world.fetch(`/dashboard/orders/${cancelled}/cancellation`, { as: budi, form: {} });
    expect((await notificationsOf(sari, cancelled)).at(-1)).toBe("Budi membatalkan pesanan");
    expect(await notificationsOf(budi, cancelled)).toEqual([]);
  });

  it("sends no mail to a person who unsubscribed, and still shows it in the app", async () => {
    const rina = await world.person("Rina Lestari");
    const hers = await world.listing(rina);
    const { db } = world.context();
    await db.insert(mailOptOuts).values({ userId: rina.id, kind: "order" });
    const id = await order(world, budi, hers);
    expect(await notificationsOf(rina, id)).toHaveLength(1);
    expect(mailsTo(rina)).toEqual([]);
  });
});
