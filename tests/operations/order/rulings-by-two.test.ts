import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { proposeRuling } from "~/db/order/proposed-rulings.server";
import { proposedRulings } from "~/db/schema/operators";
import { users } from "~/db/schema/users";
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
import { readOrder } from "../../support/flows/money";
import { leave, newOperator } from "../../support/flows/operators";
import { step } from "../../support/flows/order-steps";
import { withInterleaved } from "../../support/interleave";
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

const setSuspended = (who: TestPerson) =>
  world.context().db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, who.id));

describe("a ruling above Rp 5.000.000", () => {
  let dear: string;
  beforeAll(async () => {
    dear = await world.listing(sari, { price: 6_000_000 });
  });
  const heard = () => answeredDispute(world, court.sides(budi, dear));
  const proposedOn = (id: string) =>
    world.context().db.select().from(proposedRulings).where(eq(proposedRulings.orderId, id));
  const phase = async (id: string) => (await readOrder(world, id)).order.phase;

  it("takes two operators who say the same", async () => {
    const id = await heard();
    await ruleOn(world, id, ayu);
    await ruleOn(world, id, ayu);
    expect(await phase(id)).toBe("disputed");
    expect(await court.actsOn(id)).toMatchObject([
      { kind: "propose_ruling", operatorId: ayu.id, reason: `40% untuk pembeli: ${VERDICT}` },
    ]);
    const { version } = (await readOrder(world, id)).order;
    const waiting = { orderId: id, version, operatorId: ayu.id, buyerShare: 40, reason: VERDICT };
    expect(await proposedOn(id)).toMatchObject([waiting]);
    expect(await court.casePage(id, ayu)).toContain("Usulan putusan Anda");
    const toBagas = await court.casePage(id, bagas);
    expect(toBagas).toContain("Usulan putusan Ayu Pramesti");
    expect(toBagas).toContain("Setujui Usulan Ini");
    expect(pageText(await (await ruleOn(world, id, bagas, { press: "look" })).text())).toContain(
      "Putusan tidak dapat ditarik kembali",
    );
    await ruleOn(world, id, bagas);
    expect((await readOrder(world, id)).events.at(-1)).toMatchObject({ kind: "ruled", actorId: bagas.id });
    expect((await court.actsOn(id)).map(({ kind, operatorId }) => [kind, operatorId])).toEqual([
      ["propose_ruling", ayu.id],
      ["rule_dispute", bagas.id],
    ]);
  });

  it("waits again when the second one decides otherwise", async () => {
    const id = await heard();
    await ruleOn(world, id, ayu);
    await ruleOn(world, id, bagas, { buyerShare: "70" });
    expect(await phase(id)).toBe("disputed");
    expect(await proposedOn(id)).toMatchObject([{ operatorId: bagas.id, buyerShare: 70 }]);
    // Ayu's own no longer stands: she would have to put it forward anew.
    await ruleOn(world, id, bagas);
    expect(await phase(id)).toBe("disputed");
    await ruleOn(world, id, ayu);
    expect((await readOrder(world, id)).order).toMatchObject({ phase: null, buyerShare: 40 });
  });

  it("begins anew when the order has changed", async () => {
    const id = await disputedOrder(world, court.sides(budi, dear));
    await fallSilent(world, id);
    await ruleOn(world, id, ayu);
    expect(await court.casePage(id, bagas)).toContain("Usulan putusan");
    await step(world, id, "dispute-answer", sari, { reason: ANSWER });
    expect(await court.casePage(id, bagas)).not.toContain("Usulan putusan");
    await ruleOn(world, id, bagas);
    expect(await phase(id)).toBe("disputed");
  });

  it("begins anew when its first one has left the operators, come back or not", async () => {
    const id = await heard();
    const citra = await newOperator(world, "Citra Dewi");
    await ruleOn(world, id, citra);
    await leave(world, citra, true);
    expect(await court.casePage(id, bagas)).not.toContain("Usulan putusan");
    await ruleOn(world, id, bagas);
    expect(await phase(id)).toBe("disputed");
    await ruleOn(world, id, ayu);
    expect((await readOrder(world, id)).events.at(-1)).toMatchObject({ kind: "ruled", actorId: ayu.id });
  });

  it("32 times at once by one operator is one proposal", async () => {
    const id = await heard();
    await Promise.all(Array.from({ length: 32 }, () => ruleOn(world, id, ayu)));
    expect(await court.actsOn(id)).toHaveLength(1);
    expect(await phase(id)).toBe("disputed");
  });

  it("does not count when its first one leaves, or says otherwise, while the second one presses", async () => {
    for (const meanwhile of [
      (_: string, first: TestPerson) => leave(world, first),
      (_: string, first: TestPerson) => setSuspended(first),
      (id: string, first: TestPerson) => ruleOn(world, id, first, { buyerShare: "5" }),
    ]) {
      const id = await heard();
      const citra = await newOperator(world, "Citra Dewi");
      await ruleOn(world, id, citra);
      await withInterleaved(
        world,
        "order_events",
        () => meanwhile(id, citra),
        () => ruleOn(world, id, bagas),
      );
      expect(await phase(id)).toBe("disputed");
      expect((await court.actsOn(id)).map(({ kind }) => kind)).not.toContain("rule_dispute");
      // It waits anew, for somebody to second Bagas.
      expect(await proposedOn(id)).toMatchObject([{ operatorId: bagas.id, buyerShare: 40 }]);
    }
  });

  it("is put forward by nobody who leaves while they press, nor by a side", async () => {
    const id = await heard();
    const citra = await newOperator(world, "Citra Dewi");
    const answer = await withInterleaved(
      world,
      "operator_acts",
      () => leave(world, citra),
      () => ruleOn(world, id, citra),
    );
    expect(answer.status).toBe(404);
    const { db, now } = world.context();
    await db.update(users).set({ operatorSince: 1 }).where(eq(users.id, budi.id));
    const { version } = (await readOrder(world, id)).order;
    const proposal = {
      orderId: id,
      operatorId: budi.id,
      ruling: { buyerShare: 99, reason: VERDICT },
      logged: VERDICT,
    };
    expect(await proposeRuling(db, { ...proposal, ground: version }, now)).toBe(false);
    expect(await proposedOn(id)).toEqual([]);
    expect(await court.actsOn(id)).toEqual([]);
    // Nor does one count that is there all the same.
    await db
      .insert(proposedRulings)
      .values({ orderId: id, version, buyerShare: 40, reason: VERDICT, operatorId: budi.id, at: now });
    await ruleOn(world, id, bagas);
    expect(await phase(id)).toBe("disputed");
  });
});

describe("a ruling of one operator", () => {
  it("is none when they leave the operators, or are suspended, while they press", async () => {
    for (const meanwhile of [(who: TestPerson) => leave(world, who), setSuspended]) {
      const id = await answeredDispute(world, court.sides(budi));
      const citra = await newOperator(world, "Citra Dewi");
      const answer = await withInterleaved(
        world,
        "order_events",
        () => meanwhile(citra),
        () => ruleOn(world, id, citra),
      );
      expect(answer.status).toBe(404);
      expect((await readOrder(world, id)).order.phase).toBe("disputed");
      expect(await court.actsOn(id)).toEqual([]);
    }
  });
});
