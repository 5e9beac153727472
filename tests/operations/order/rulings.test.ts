import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifications } from "~/db/schema/notifications";
import { refunds } from "~/db/schema/refunds";
import {
  ANSWER,
  answeredDispute,
  type Court,
  disputedOrder,
  fallSilent,
  openCourt,
  ruleOn,
  VERDICT,
} from "../../support/flows/disputing";
import { balanceOf, readOrder } from "../../support/flows/money";
import { step } from "../../support/flows/order-steps";
import { controlOf } from "../../support/gateway-control";
import { pageText } from "../../support/page-text";
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

describe("a ruling", () => {
  it("waits until both were heard, or one kept silent", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    expect(await court.casePage(id, ayu)).toContain("Sari Wulandari diminta menanggapi sampai");
    expect((await ruleOn(world, id, ayu)).headers.get("Location")).toBe(`/operator/disputes/${id}`);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    await fallSilent(world, id);
    await ruleOn(world, id, ayu);
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("shows what it means in rupiah before it counts, and lets the operator change it", async () => {
    const id = await answeredDispute(world, court.sides(budi));
    const looked = await ruleOn(world, id, ayu, { press: "look" });
    expect(looked.status).toBe(200);
    const html = await looked.text();
    const shown = pageText(html);
    for (const text of [
      "Putuskan seperti ini?",
      "Rp 140.000",
      "Rp 210.000",
      "− Rp 21.000",
      "Rp 189.000",
      VERDICT,
    ])
      expect(shown).toContain(text);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    const again = await (await ruleOn(world, id, ayu, { press: "edit" })).text();
    expect(again).toContain(VERDICT);
    expect(again).toContain("Lihat dalam Rupiah");
  });

  it("divides the money, tells both why, and stands in the log", async () => {
    const id = await answeredDispute(world, court.sides(budi));
    const earned = await balanceOf(world, `seller:${sari.id}`);
    await ruleOn(world, id, ayu);
    const { order, events } = await readOrder(world, id);
    expect([order.status, order.paymentStatus, order.buyerShare]).toEqual(["completed", "split", 40]);
    expect(events.at(-1)).toMatchObject({ kind: "ruled", actor: "operator", actorId: ayu.id });
    expect((await balanceOf(world, `seller:${sari.id}`)) - earned).toBe(189_000);
    const { db } = world.context();
    expect(await db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
      { amount: 140_000, status: "pending" },
    ]);
    expect(await court.actsOn(id)).toMatchObject([
      { kind: "rule_dispute", operatorId: ayu.id, reason: `40% untuk pembeli: ${VERDICT}` },
    ]);
    for (const person of [budi, sari]) {
      const shown = await court.orderPage(id, person);
      for (const text of ["Putusan JasaWarga", VERDICT, "Rp 140.000", "Rp 189.000"])
        expect(shown).toContain(text);
      const told = await db
        .select()
        .from(notifications)
        .where(
          and(eq(notifications.userId, person.id), eq(notifications.cause, `order:${id}:${order.version}`)),
        );
      expect(told[0]?.body).toContain("40% untuk pembeli (Rp 140.000)");
      expect(told[0]?.body).toContain("Alasan putusan");
    }
    expect(await court.casePage(id, bagas)).toContain("Putusan JasaWarga");
  });

  it.each([
    ["100", "cancelled", "refund_pending"],
    ["0", "completed", "released"],
  ])("of %s per cent for the buyer ends %s and %s", async (buyerShare, status, paymentStatus) => {
    const id = await answeredDispute(world, court.sides(budi));
    await ruleOn(world, id, ayu, { buyerShare });
    const { order } = await readOrder(world, id);
    expect([order.status, order.paymentStatus]).toEqual([status, paymentStatus]);
  });

  it.each([
    [{ buyerShare: "101" }, "bilangan bulat dari 0 sampai 100"],
    [{ buyerShare: "33,3" }, "bilangan bulat dari 0 sampai 100"],
    [{ reason: "Begitulah." }, "Alasan putusan minimal 20 karakter"],
  ])("with %o is asked for again", async (fields, sentence) => {
    const id = await answeredDispute(world, court.sides(budi));
    const answer = await ruleOn(world, id, ayu, fields);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
  });

  it("is refused when the order has changed since, and keeps what was written", async () => {
    const id = await disputedOrder(world, court.sides(budi));
    await fallSilent(world, id);
    const { version } = (await readOrder(world, id)).order;
    await step(world, id, "dispute-answer", sari, { reason: ANSWER });
    const answer = await ruleOn(world, id, ayu, { version: String(version) });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Pesanan ini baru saja berubah");
    expect(html).toContain(VERDICT);
    expect(await court.actsOn(id)).toEqual([]);
  });

  it("is not for operators who buy or sell here themselves", async () => {
    const mine = await world.listing(ayu);
    const id = await answeredDispute(world, { buyer: budi, seller: ayu, listingId: mine });
    await ruleOn(world, id, ayu);
    expect((await readOrder(world, id)).order.phase).toBe("disputed");
    expect(await court.casePage(id, ayu)).toContain("Anda pihak dalam pesanan ini");
    await ruleOn(world, id, bagas);
    expect((await readOrder(world, id)).kinds.at(-1)).toBe("ruled");
  });

  it("32 times at once is one, whoever presses", async () => {
    const id = await answeredDispute(world, court.sides(budi));
    await Promise.all(Array.from({ length: 32 }, (_, n) => ruleOn(world, id, n % 2 ? ayu : bagas)));
    expect((await readOrder(world, id)).kinds.filter((kind) => kind === "ruled")).toHaveLength(1);
    expect(await court.actsOn(id)).toHaveLength(1);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
  });

  it("against an agreement and a charge-back of the same moment, one of them counts", async () => {
    const id = await answeredDispute(world, court.sides(budi));
    await step(world, id, "settlement", sari, { buyerShare: "60" });
    const { version } = (await readOrder(world, id)).order;
    await Promise.all([
      ...Array.from({ length: 8 }, () => ruleOn(world, id, ayu, { version: String(version) })),
      ...Array.from({ length: 8 }, () => step(world, id, "settlement-agreement", budi)),
      controlOf(world).pay(`JW-${id}-1`, { transaction_status: "chargeback" }),
    ]);
    const { kinds } = await readOrder(world, id);
    const ends = kinds.filter((kind) => kind === "ruled" || kind === "settled");
    expect(ends.length + (kinds.includes("taken_back") ? 1 : 0)).toBeGreaterThanOrEqual(1);
    expect(ends.length).toBeLessThanOrEqual(1);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    expect((await court.actsOn(id)).length).toBe(kinds.includes("ruled") ? 1 : 0);
  });
});
