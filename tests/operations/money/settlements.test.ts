import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderEvents } from "~/db/schema/orders";
import { DAY } from "~/domain/core/dates";
import {
  ANSWER,
  answeredDispute,
  type Court,
  disputedOrder,
  openCourt,
  PROBLEM,
  ruleOn,
  VERDICT,
} from "../../support/flows/disputing";
import { balanceOf, readOrder } from "../../support/flows/money";
import { step } from "../../support/flows/order-steps";
import { field } from "../../support/page-parts";
import { toastOf } from "../../support/toast";
import type { TestPerson, World } from "../../support/world";

let court: Court;
let world: World;
let sari: TestPerson;
let ayu: TestPerson;
let bagas: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  court = await openCourt();
  ({ world, sari, ayu, bagas } = court);
});
// Nobody orders this much in an hour.
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
});
afterAll(() => court.close());

describe("a settlement", () => {
  it("is proposed by either, counted in rupiah, and agreed to by the other", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    await step(world, id, "settlement", sari, { buyerShare: "25" });
    await step(world, id, "settlement-agreement", sari);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    expect(await court.orderPage(id, budi)).toMatch(
      /Sari Wulandari mengusulkan: 25% untuk pembeli \( ?Rp 87\.500/,
    );
    const asked = await court.page(`/dashboard/orders/${id}/settlement-agreement`, budi);
    expect(asked).toContain("Rp 87.500 dikembalikan kepada Anda.");
    expect(asked).toContain("Rp 236.250 diteruskan ke Sari Wulandari setelah biaya platform Rp 26.250");
    for (let press = 0; press < 2; press++) {
      const agreed = await step(world, id, "settlement-agreement", budi);
      expect(await toastOf(world, agreed, budi)).toContain("Pesanan ditutup, dana dibagi");
    }
    const { order, kinds } = await readOrder(world, id);
    expect([order.status, order.paymentStatus, order.buyerShare]).toEqual(["completed", "split", 25]);
    expect(kinds.filter((kind) => kind === "settled")).toHaveLength(1);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    const shown = await court.orderPage(id, sari);
    expect(shown).toContain("Kesepakatan kedua pihak");
    expect(shown).toContain("Rp 236.250");
  });

  it("agrees to nothing that was not shown", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    await step(world, id, "settlement", sari, { buyerShare: "90" });
    const { version } = (await readOrder(world, id)).order;
    await step(world, id, "settlement", sari, { buyerShare: "5" });
    await step(world, id, "settlement-agreement", budi, { version: String(version) });
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
  });
});

describe("settlements proposed over and over", () => {
  const propose = (id: string, as: TestPerson, buyerShare: number) =>
    step(world, id, "settlement", as, { buyerShare: String(buyerShare) });
  /** As many proposals of Sari's, in tens, that were made then. */
  const past = async (id: string, count: number, at: number) => {
    const { version } = (await readOrder(world, id)).order;
    const proposal = { orderId: id, kind: "settlement_proposed", actor: "seller", actorId: sari.id } as const;
    for (let next = version + 1; next <= version + count; next += 10)
      await world
        .context()
        .db.insert(orderEvents)
        .values(
          Array.from({ length: 10 }, (_, n) => ({
            ...proposal,
            version: next + n,
            at,
            detail: { buyerShare: 5 },
          })),
        );
    await court.change(id, { version: version + count });
  };

  it("are five a day from each side, and more the day after", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    for (let share = 1; share <= 5; share++) await propose(id, sari, share);
    const sixth = await propose(id, sari, 6);
    expect(sixth.status).toBe(400);
    const html = await sixth.text();
    expect(html).toContain("5 kali dalam 24 jam");
    expect(field(html, "Kembali kepada pembeli (%)").value).toBe("6");
    expect((await readOrder(world, id)).order.buyerShare).toBe(5);
    await propose(id, budi, 60);
    expect((await readOrder(world, id)).order.buyerShare).toBe(60);

    const old = await disputedOrder(world, court.sides(budi));
    await past(old, 10, Date.now() - DAY - 1000);
    await propose(old, sari, 6);
    expect((await readOrder(world, old)).order.buyerShare).toBe(6);
  });

  it("void no ruling that was made meanwhile", async () => {
    const id = await answeredDispute(world, court.sides(budi));
    const version = String((await readOrder(world, id)).order.version);
    await propose(id, sari, 5);
    await ruleOn(world, id, ayu, { version });
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("void no ruling that waits for a second operator", async () => {
    const dear = await world.listing(sari, { price: 6_000_000 });
    const id = await answeredDispute(world, court.sides(budi, dear));
    await ruleOn(world, id, ayu);
    await propose(id, sari, 5);
    expect(await court.casePage(id, bagas)).toContain(VERDICT);
    await ruleOn(world, id, bagas);
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("push nothing that was said off the pages", async () => {
    const id = await answeredDispute(world, court.sides(budi));
    const { order } = await readOrder(world, id);
    await past(id, 210, order.createdAt);
    for (const shown of [
      await court.orderPage(id, budi),
      await court.orderPage(id, sari),
      await court.casePage(id, ayu),
    ]) {
      expect(shown).toContain(PROBLEM);
      expect(shown).toContain(ANSWER);
    }
    await ruleOn(world, id, ayu, { version: String(order.version) });
    expect(await court.orderPage(id, budi)).toContain(VERDICT);
  });
});
