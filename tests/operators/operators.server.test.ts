import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorActions } from "~/database/schema/operators";
import { users } from "~/database/schema/users";
import { changeOperators } from "~/operators/queries.server";
import { startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** Splits the text and runs it as one batch, as wrangler does. */
async function change(kind: "add" | "remove", email: string, reason = "Lewat baris perintah, oleh Rina's laptop") {
  const { DB } = world.bindings;
  const text = changeOperators({ kind, email, reason, now: Date.now() });
  const [before] = await DB.batch(text.split(";\n").map((statement) => DB.prepare(statement)));
  return before?.results[0];
}

describe("becoming an operator", () => {
  it("ends all sessions and is logged, with quotes", async () => {
    const { db } = world.context();
    const ayu = await world.person("Ayu Pramesti");
    expect((await world.fetch("/profile", { as: ayu })).status).toBe(200);
    expect(await change("add", ayu.email)).toMatchObject({ name: "Ayu Pramesti", verified: 1, operator: 0 });
    expect((await world.fetch("/profile", { as: ayu })).status).toBe(303);
    const [row] = await db.select().from(users).where(eq(users.id, ayu.id));
    expect(row?.operatorSince).toBeGreaterThan(0);
    expect(await db.select().from(operatorActions).where(eq(operatorActions.subjectId, ayu.id))).toMatchObject([
      { operatorId: ayu.id, kind: "become_operator", reason: "Lewat baris perintah, oleh Rina's laptop" },
    ]);
  });

  it("happens once, and ends once", async () => {
    const { db } = world.context();
    const bagas = await world.person("Bagas Wicaksono");
    for (const kind of ["add", "add", "remove", "remove"] as const) await change(kind, bagas.email);
    const acts = await db.select().from(operatorActions).where(eq(operatorActions.subjectId, bagas.id));
    expect(acts.map(({ kind }) => kind).sort()).toEqual(["become_operator", "leave_operators"]);
    const [row] = await db.select().from(users).where(eq(users.id, bagas.id));
    expect(row?.operatorSince).toBeNull();
  });

  it("does nothing for an unknown or unverified address", async () => {
    const { db } = world.context();
    const rina = await world.person("Rina Kartika");
    await db.update(users).set({ verifiedAt: null }).where(eq(users.id, rina.id));
    expect(await change("add", rina.email)).toMatchObject({ verified: 0 });
    expect(await change("add", "tidak'--@ada.id")).toBeUndefined();
    const [row] = await db.select().from(users).where(eq(users.id, rina.id));
    expect(row?.operatorSince).toBeNull();
  });
});

it("no operator's action can be changed", async () => {
  const { DB } = world.bindings;
  await expect(DB.prepare("update operator_acts set reason = 'x'").run()).rejects.toThrow(/append-only/);
  await expect(DB.prepare("delete from operator_acts").run()).rejects.toThrow(/append-only/);
});
