import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "~/database/connection.server";
import { refunds } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { selectMissingAccounts, selectWaiting } from "~/orders/list-queries.server";
import { isClosed, MAX_SHOWN_TURNS, type Order, type Phase, type Side } from "~/orders/order";
import { nextStep } from "~/orders/status-text";
import { countWaiting } from "~/orders/waiting-queries.server";
import { DAY } from "~/platform/dates";
import { planned } from "../support/database/query-plans";
import { order } from "../support/flows/buying";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let id: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  id = await order(world, budi, await world.listing(sari));
});
afterAll(() => world.stop());

const NOW = Date.now();
const LATER = NOW + DAY;
const GONE = NOW - DAY;
const SIDES: Side[] = ["buyer", "seller"];

type State = Partial<Order> & Pick<Order, "phase" | "status" | "paymentStatus">;

const MONEY = { inquiry: "unpaid", quoted: "unpaid", awaiting_payment: "awaiting" } as const;

function at(phase: Phase, changes: Partial<Order> = {}): State {
  const paymentStatus = phase in MONEY ? MONEY[phase as keyof typeof MONEY] : "held";
  return {
    phase,
    status: paymentStatus === "held" ? "in_progress" : "pending",
    paymentStatus,
    startedAt: paymentStatus === "held" ? NOW - 2 * DAY : null,
    quoteExpiresAt: null,
    paymentDueAt: null,
    reviewDueAt: null,
    answerDueAt: null,
    deadline: null,
    disputedBy: null,
    proposedBy: null,
    changeBy: null,
    ...changes,
  };
}

const DUE = {
  quoted: "quoteExpiresAt",
  awaiting_payment: "paymentDueAt",
  working: "deadline",
  delivered: "reviewDueAt",
  cancel_requested: "answerDueAt",
} as const;

/** Each phase before and after its deadline, with possible proposals, and every state of a dispute. */
function* states(): Generator<State> {
  yield at("inquiry");
  for (const phase of ["quoted", "awaiting_payment", "working", "delivered", "revision"] as const)
    for (const changeBy of [null, ...SIDES])
      for (const due of [LATER, GONE])
        yield at(phase, { changeBy, ...(phase === "revision" ? {} : { [DUE[phase]]: due }) });
  for (const changeBy of [null, ...SIDES])
    yield at("awaiting_payment", { changeBy, paymentStatus: "review", paymentDueAt: LATER });
  for (const answerDueAt of [LATER, GONE])
    yield at("cancel_requested", {
      answerDueAt,
      proposedBy: "buyer",
      buyerShare: 60,
      phaseBefore: "working",
    });
  for (const proposedBy of SIDES)
    for (const answerDueAt of [LATER, GONE]) yield at("no_show", { proposedBy, answerDueAt });
  for (const disputedBy of SIDES)
    for (const proposedBy of [null, ...SIDES])
      for (const answerDueAt of [null, LATER, GONE])
        yield at("disputed", { disputedBy, proposedBy, answerDueAt, buyerShare: proposedBy && 40 });
  yield { phase: null, status: "completed", paymentStatus: "released", closedAt: NOW };
  yield { phase: null, status: "cancelled", paymentStatus: "refund_pending", closedAt: NOW };
}

const person = (side: Side) => (side === "buyer" ? budi : sari);

async function put(state: State): Promise<Order> {
  const { db } = world.context(NOW);
  const price = state.phase === "inquiry" ? { price: null, totalPrice: null } : { price: 350_000, totalPrice: 350_000 };
  const [row] = await db
    .update(orders)
    .set({ closedAt: null, ...price, ...state, maxDays: 9, workDueAt: state.deadline ?? null })
    .where(eq(orders.id, id))
    .returning();
  if (!row) throw new Error("no order");
  return row;
}

const told = ({ phase, paymentStatus, ...rest }: State) =>
  `${phase ?? "closed"} ${paymentStatus} ${Object.entries(rest)
    .filter(([name, value]) => value !== null && ["changeBy", "proposedBy", "disputedBy"].includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}${Object.values(rest).includes(GONE) ? " late" : ""}`;

describe("the orders that wait for a person", () => {
  it.each([...states()].map((state) => [told(state), state] as const))(
    "are those whose page shows their step: %s",
    async (_, state) => {
      const standing = await put(state);
      for (const side of SIDES) {
        const found = await selectWaiting(world.context(NOW).db, side, person(side).id, NOW);
        const { yours } = nextStep(standing, side, NOW, { buyer: budi.name, seller: sari.name });
        expect([side, found.length === 1]).toEqual([side, yours && !isClosed(standing)]);
      }
    },
  );

  it("leave other orders of the buyer unread, however many there are", async () => {
    const { d1, plans } = planned(world.bindings.DB);
    await selectWaiting(connect(d1, { trips: 0, rows: 0, ms: 0 }), "buyer", budi.id, NOW);
    expect((await plans()).join()).toContain("orders_buyer_turn (user_id=? AND <expr>>?)");
  });
});

describe("a refund without an account", () => {
  const owed = (version: number, changes: Partial<typeof refunds.$inferInsert> = {}) => ({
    id: crypto.randomUUID(),
    orderId: id,
    buyerId: budi.id,
    version,
    amount: 100_000,
    route: "bank" as const,
    status: "pending" as const,
    createdAt: NOW,
    ...changes,
  });
  const waiting = () => selectMissingAccounts(world.context(NOW).db, budi.id, NOW);

  beforeEach(async () => {
    await world.context(NOW).db.delete(refunds);
  });

  it("waits for its buyer, once per order", async () => {
    const { db } = world.context(NOW);
    await db.insert(refunds).values([owed(7), owed(8, { amount: 50_000 })]);
    expect(await waiting()).toMatchObject([{ orderId: id, amount: 150_000, seller: "Sari Wulandari" }]);
    expect(await selectMissingAccounts(db, sari.id, NOW)).toEqual([]);
  });

  it.each([
    ["the gateway pays it back", { route: "gateway" as const }],
    ["an account is named", { account: { channel: "BCA", number: "1234567890", holder: "Budi Santoso" } as const }],
    ["it is paid", { status: "paid" as const }],
  ])("does not wait once %s", async (_, changes) => {
    await world.context(NOW).db.insert(refunds).values(owed(7, changes));
    expect(await waiting()).toEqual([]);
  });

  it("counts as one task beside a step in the same order, and each side's count ends one above nine", async () => {
    const { db } = world.context(NOW);
    const counts = async () => {
      const [row] = await db
        .select({ bought: countWaiting(users.id, NOW).bought })
        .from(users)
        .where(eq(users.id, budi.id));
      return row?.bought;
    };
    await db.insert(refunds).values(owed(7));
    await put({ phase: null, status: "cancelled", paymentStatus: "refund_pending", closedAt: NOW });
    expect(await counts()).toBe(1);
    expect(await waiting()).toMatchObject([{ turn: false }]);
    await put(at("delivered", { reviewDueAt: LATER }));
    expect(await counts()).toBe(1);
    expect(await waiting()).toMatchObject([{ turn: true }]);
    await db.delete(refunds);
    expect(await counts()).toBe(1);
    const listing = await world.listing(sari);
    for (let n = 0; n < MAX_SHOWN_TURNS + 2; n += 1) {
      const other = await order(world, budi, listing);
      const quoted = { phase: "quoted" as const, quoteExpiresAt: LATER, price: 9_000, totalPrice: 9_000 };
      await db.update(orders).set(quoted).where(eq(orders.id, other));
    }
    expect(await counts()).toBe(MAX_SHOWN_TURNS + 1);
  });

  it("is found by its own index", async () => {
    const { d1, plans } = planned(world.bindings.DB);
    await selectMissingAccounts(connect(d1, { trips: 0, rows: 0, ms: 0 }), budi.id, NOW);
    const plan = (await plans()).join();
    expect(plan).toContain("refunds_unnamed (user_id=?)");
    expect(plan).not.toContain("TEMP B-TREE");
  });
});
