import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endOverdueOrders } from "~/orders/jobs.server";
import { DAY } from "~/platform/dates";

import { order } from "../support/flows/buying";
import { readOrder } from "../support/flows/money";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { field } from "../support/pages/page-parts";
import { startWorld, type TestPerson, type World } from "../support/world";

const WHY = "Acaranya batal karena banjir.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
});
// New people each time, because steps are limited per person and hour.
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

describe("repeated quotes", () => {
  const quote = (id: string, price: number) =>
    world.fetch(`/dashboard/orders/${id}`, { as: sari, form: { price: String(price), days: "5" } });

  it("are limited to ten a day per order, with more the next day", async () => {
    const id = await order(world, budi, listing, {}, "?custom=true");
    for (let n = 1; n <= 10; n++) expect((await quote(id, 400_000 + n)).status).toBe(303);
    const more = await quote(id, 500_000);
    expect(more.status).toBe(400);
    const html = await more.text();
    expect(html).toContain("10 penawaran harga dalam 24 jam");
    expect(field(html, "Harga").value).toBe("500000");
    expect((await readOrder(world, id)).order.price).toBe(400_010);
    expect((await quote(id, 400_010)).status).toBe(303);

    const dayAfter = world.context(Date.now() + DAY);
    const again = { kind: "quote", price: 500_000, days: 5 } as const;
    expect(await takeStep(dayAfter, id, sari.id, again)).toEqual({ ok: true, value: "done" });
  });
});

describe("repeated cancellation requests", () => {
  it("are limited to three a month per order, with an explanation", async () => {
    const id = await paidOrder(world, budi, listing);
    const ask = () => step(world, id, "cancellation-request", budi, { back: "350000", reason: WHY });
    for (let n = 0; n < 3; n++) {
      expect((await ask()).status).toBe(303);
      await step(world, id, "cancellation-withdrawal", budi);
    }
    const fourth = await ask();
    expect(fourth.status).toBe(400);
    const html = await fourth.text();
    expect(html).toContain("3 kali meminta pembatalan");
    expect(html).toContain(WHY);
    expect((await readOrder(world, id)).order.phase).toBe("working");
  });

  it.each([
    ["withdraws them", "budi"],
    ["gets a decline", "sari"],
  ])("cannot delay the release without limit when the buyer %s", async (_, ends) => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari);
    const start = Date.now();
    const request = { kind: "request_cancellation", back: 350_000, byPart: "", reason: WHY } as const;
    // Each request is made at the last moment and stays open nearly as long as allowed.
    for (let day = 0; day < 30; day++) {
      const context = world.context(start + day * DAY);
      await endOverdueOrders(context, "release");
      const { phase } = (await readOrder(world, id)).order;
      if (phase === "delivered") await takeStep(context, id, budi.id, request);
      else if (phase === "cancel_requested" && ends === "budi")
        await takeStep(context, id, budi.id, { kind: "withdraw_cancellation" });
      else if (phase === "cancel_requested")
        await takeStep(context, id, sari.id, { kind: "refuse_cancellation", reason: WHY });
    }
    expect((await readOrder(world, id)).order).toMatchObject({
      status: "completed",
      paymentStatus: "released",
    });
  });
});
