import { describe, expect, it } from "vitest";
import { orderEvents } from "~/database/schema/orders";
import { DAY } from "~/platform/dates";
import { ANSWER, inCourt, PROBLEM, VERDICT } from "../support/flows/disputing";
import { balanceOf } from "../support/flows/money";
import { field } from "../support/pages/page-parts";
import { toastOf } from "../support/pages/toast";
import type { TestPerson } from "../support/world";

const court = inCourt();

describe("a settlement", () => {
  it("can be proposed by either side, is shown in rupiah, and is accepted by the other", async () => {
    const id = await court.disputed();
    await court.step(id, "settlement", court.sari, { back: "87500" });
    await court.step(id, "settlement-agreement", court.sari);
    expect(await court.phase(id)).toBe("disputed");
    expect(await court.orderPage(id, court.budi)).toMatch(/Sari Wulandari mengusulkan: Rp 87\.500 untuk pembeli/);
    const asked = await court.page(`/dashboard/orders/${id}/settlement-agreement`, court.budi);
    expect(asked).toContain("Rp 87.500 dikembalikan kepada Anda.");
    expect(asked).toContain("Rp 236.250 diteruskan ke Sari Wulandari setelah biaya platform Rp 26.250");
    for (let press = 0; press < 2; press++) {
      const agreed = await court.step(id, "settlement-agreement", court.budi);
      expect(await toastOf(court.world, agreed, court.budi)).toContain("Pesanan ditutup, uang dibagi");
    }
    const { order, kinds } = await court.order(id);
    expect([order.status, order.paymentStatus, order.buyerShare]).toEqual(["completed", "split", 25]);
    expect(kinds.filter((kind) => kind === "settled")).toHaveLength(1);
    expect(await balanceOf(court.world, `escrow:${id}`)).toBe(0);
    const shown = await court.orderPage(id, court.sari);
    expect(shown).toContain("Kesepakatan kedua pihak");
    expect(shown).toContain("Rp 236.250");
  });

  it("is accepted only in the version that the page showed", async () => {
    const id = await court.disputed();
    await court.step(id, "settlement", court.sari, { back: "315000" });
    const version = await court.version(id);
    await court.step(id, "settlement", court.sari, { back: "17500" });
    await court.step(id, "settlement-agreement", court.budi, { version });
    expect(await court.phase(id)).toBe("disputed");
  });
});

describe("repeated settlement proposals", () => {
  const propose = (id: string, as: TestPerson, back: number) =>
    court.step(id, "settlement", as, { back: String(back) });
  const past = async (id: string, count: number, at: number) => {
    const { version } = (await court.order(id)).order;
    const proposal = {
      orderId: id,
      kind: "settlement_proposed",
      actor: "seller",
      actorId: court.sari.id,
    } as const;
    for (let next = version + 1; next <= version + count; next += 10)
      await court.world
        .context()
        .db.insert(orderEvents)
        .values(
          Array.from({ length: 10 }, (_, n) => ({
            ...proposal,
            version: next + n,
            at,
            detail: { back: 5_000 },
          })),
        );
    await court.change(id, { version: version + count });
  };

  it("are limited to five a day per side, with more the next day", async () => {
    const id = await court.disputed();
    for (let n = 1; n <= 5; n++) await propose(id, court.sari, n * 3_500);
    const sixth = await propose(id, court.sari, 21_000);
    expect(sixth.status).toBe(400);
    const html = await sixth.text();
    expect(html).toContain("5 kali dalam 24 jam");
    expect(field(html, "Jumlah lain (Rp)").value).toBe("21000");
    expect((await court.order(id)).order.buyerShare).toBe(5);
    await propose(id, court.budi, 210_000);
    expect((await court.order(id)).order.buyerShare).toBe(60);

    const old = await court.disputed();
    await past(old, 10, Date.now() - DAY - 1000);
    await propose(old, court.sari, 21_000);
    expect((await court.order(old)).order.buyerShare).toBe(6);
  });

  it("do not cancel a ruling that was made meanwhile", async () => {
    const id = await court.answered();
    const version = await court.version(id);
    await propose(id, court.sari, 5);
    await court.rule(id, court.ayu, { version });
    expect(await court.last(id)).toBe("ruled");
  });

  it("do not cancel a ruling that waits for a second operator", async () => {
    const dear = await court.world.listing(court.sari, { price: 6_000_000 });
    const id = await court.answered(dear);
    await court.rule(id, court.ayu);
    await propose(id, court.sari, 5);
    expect(await court.casePage(id, court.bagas)).toContain(VERDICT);
    await court.rule(id, court.bagas);
    expect(await court.last(id)).toBe("ruled");
  });

  it("do not remove the problem and its answer from the pages", async () => {
    const id = await court.answered();
    const { order } = await court.order(id);
    await past(id, 210, order.createdAt);
    for (const shown of [
      await court.orderPage(id, court.budi),
      await court.orderPage(id, court.sari),
      await court.casePage(id, court.ayu),
    ]) {
      expect(shown).toContain(PROBLEM);
      expect(shown).toContain(ANSWER);
    }
    await court.rule(id, court.ayu, { version: String(order.version) });
    expect(await court.orderPage(id, court.budi)).toContain(VERDICT);
  });
});
