import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { proposedRulings } from "~/database/schema/operators";
import { users } from "~/database/schema/users";
import { proposeRuling } from "~/orders/page-queries.server";
import { withInterleaved } from "../support/database/interleave";
import { ANSWER, inCourt, VERDICT } from "../support/flows/disputing";
import { leave, newOperator } from "../support/flows/operators";
import { pageText } from "../support/pages/page-text";
import type { TestPerson } from "../support/world";

const court = inCourt();

const setSuspended = (who: TestPerson) =>
  court.world.context().db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, who.id));

describe("a ruling above Rp 5.000.000", () => {
  let dear: string;
  beforeAll(async () => {
    dear = await court.world.listing(court.sari, { price: 6_000_000 });
  });
  const heardDispute = () => court.answered(dear);
  const proposedOn = (id: string) =>
    court.world.context().db.select().from(proposedRulings).where(eq(proposedRulings.orderId, id));

  it("needs two operators who decide the same", async () => {
    const id = await heardDispute();
    await court.rule(id, court.ayu);
    await court.rule(id, court.ayu);
    expect(await court.phase(id)).toBe("disputed");
    expect(await court.actsOn(id)).toMatchObject([
      { kind: "propose_ruling", operatorId: court.ayu.id, reason: `Rp 140.000 kembali kepada pembeli: ${VERDICT}` },
    ]);
    const { version } = (await court.order(id)).order;
    const waiting = { orderId: id, version, operatorId: court.ayu.id, buyerShare: 2, reason: VERDICT };
    expect(await proposedOn(id)).toMatchObject([waiting]);
    expect(await court.casePage(id, court.ayu)).toContain("Usulan putusan Anda");
    const toBagas = await court.casePage(id, court.bagas);
    expect(toBagas).toContain("Usulan putusan Ayu Pramesti");
    expect(toBagas).toContain("Setujui Usulan Ini");
    expect(pageText(await (await court.rule(id, court.bagas, { press: "look" })).text())).toContain(
      "Putusan tidak dapat ditarik kembali",
    );
    await court.rule(id, court.bagas);
    expect((await court.order(id)).events.at(-1)).toMatchObject({ kind: "ruled", actorId: court.bagas.id });
    expect((await court.actsOn(id)).map(({ kind, operatorId }) => [kind, operatorId])).toEqual([
      ["propose_ruling", court.ayu.id],
      ["rule_dispute", court.bagas.id],
    ]);
  });

  it("waits again if the second one decides differently", async () => {
    const id = await heardDispute();
    await court.rule(id, court.ayu);
    await court.rule(id, court.bagas, { back: "245000" });
    expect(await court.phase(id)).toBe("disputed");
    expect(await proposedOn(id)).toMatchObject([
      { operatorId: court.bagas.id, returns: [{ no: 1, returned: 245_000 }] },
    ]);
    // Ayu's own proposal was replaced, so she would have to make it again.
    await court.rule(id, court.bagas);
    expect(await court.phase(id)).toBe("disputed");
    await court.rule(id, court.ayu);
    expect((await court.order(id)).order).toMatchObject({ phase: null, buyerShare: 2 });
  });

  it("needs two operators again if the order has changed", async () => {
    const id = await court.disputed({ listing: dear });
    await court.fallSilent(id);
    await court.rule(id, court.ayu);
    expect(await court.casePage(id, court.bagas)).toContain("Usulan putusan");
    await court.step(id, "dispute-answer", court.sari, { reason: ANSWER });
    expect(await court.casePage(id, court.bagas)).not.toContain("Usulan putusan");
    await court.rule(id, court.bagas);
    expect(await court.phase(id)).toBe("disputed");
  });

  it("needs two operators again if the first one has left, or left and come back", async () => {
    const id = await heardDispute();
    const citra = await newOperator(court.world, "Citra Dewi");
    await court.rule(id, citra);
    await leave(court.world, citra, true);
    expect(await court.casePage(id, court.bagas)).not.toContain("Usulan putusan");
    await court.rule(id, court.bagas);
    expect(await court.phase(id)).toBe("disputed");
    await court.rule(id, court.ayu);
    expect((await court.order(id)).events.at(-1)).toMatchObject({ kind: "ruled", actorId: court.ayu.id });
  });

  it("is one proposal if one operator sends it 32 times at once", async () => {
    const id = await heardDispute();
    await Promise.all(Array.from({ length: 32 }, () => court.rule(id, court.ayu)));
    expect(await court.actsOn(id)).toHaveLength(1);
    expect(await court.phase(id)).toBe("disputed");
  });

  it("does not count if the first operator leaves or changes the proposal meanwhile", async () => {
    for (const meanwhile of [
      (_: string, first: TestPerson) => leave(court.world, first),
      (_: string, first: TestPerson) => setSuspended(first),
      (id: string, first: TestPerson) => court.rule(id, first, { back: "17500" }),
    ]) {
      const id = await heardDispute();
      const citra = await newOperator(court.world, "Citra Dewi");
      await court.rule(id, citra);
      await withInterleaved(
        court.world,
        "order_events",
        () => meanwhile(id, citra),
        () => court.rule(id, court.bagas),
      );
      expect(await court.phase(id)).toBe("disputed");
      expect((await court.actsOn(id)).map(({ kind }) => kind)).not.toContain("rule_dispute");
      expect(await proposedOn(id)).toMatchObject([
        { operatorId: court.bagas.id, returns: [{ no: 1, returned: 140_000 }] },
      ]);
    }
  });

  it("cannot be proposed by an operator who leaves meanwhile, or by one of the sides", async () => {
    const id = await heardDispute();
    const citra = await newOperator(court.world, "Citra Dewi");
    const answer = await withInterleaved(
      court.world,
      "operator_acts",
      () => leave(court.world, citra),
      () => court.rule(id, citra),
    );
    expect(answer.status).toBe(404);
    const { db, now } = court.world.context();
    await db.update(users).set({ operatorSince: 1 }).where(eq(users.id, court.budi.id));
    const { version } = (await court.order(id)).order;
    const proposal = {
      orderId: id,
      operatorId: court.budi.id,
      ruling: { returns: [{ no: 1, returned: 5_940_000 }], reason: VERDICT },
      held: 6_000_000,
      logged: VERDICT,
    };
    expect(await proposeRuling(db, { ...proposal, ruledOnVersion: version }, now)).toBe(false);
    expect(await proposedOn(id)).toEqual([]);
    expect(await court.actsOn(id)).toEqual([]);
    await db
      .insert(proposedRulings)
      .values({ orderId: id, version, buyerShare: 40, reason: VERDICT, operatorId: court.budi.id, at: now });
    await court.rule(id, court.bagas);
    expect(await court.phase(id)).toBe("disputed");
  });
});

describe("a ruling of one operator", () => {
  it("fails if they leave or are suspended meanwhile", async () => {
    const endings: [(who: TestPerson) => Promise<unknown>, status: number, location: string | null][] = [
      [(who) => leave(court.world, who), 404, null],
      // The answer shows what they typed.
      [setSuspended, 403, null],
    ];
    for (const [meanwhile, status, location] of endings) {
      const id = await court.answered();
      const citra = await newOperator(court.world, "Citra Dewi");
      const answer = await withInterleaved(
        court.world,
        "order_events",
        () => meanwhile(citra),
        () => court.rule(id, citra),
      );
      expect([answer.status, answer.headers.get("Location")]).toEqual([status, location]);
      expect(await court.phase(id)).toBe("disputed");
      expect(await court.actsOn(id)).toEqual([]);
    }
  });
});
