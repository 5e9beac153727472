import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertWithdrawal } from "~/db/withdrawals.server";
import { DAY } from "~/domain/dates";
import { cancelOrder } from "~/operations/cancel-order.server";
import { claimWithdrawal } from "~/operations/claim-withdrawal.server";
import { completeOrder } from "~/operations/complete-order.server";
import { endOverdueOrders } from "~/operations/end-overdue-orders.server";
import { expireOrders } from "~/operations/expire-orders.server";
import { failWithdrawal } from "~/operations/fail-withdrawal.server";
import { negotiateOrder } from "~/operations/negotiate-order.server";
import { payWithdrawal } from "~/operations/pay-withdrawal.server";
import { placeOrder } from "~/operations/place-order.server";
import { recordPayment } from "~/operations/record-payment.server";
import { startPayment } from "~/operations/start-payment.server";
import { takeOrderStep } from "~/operations/take-order-step.server";
import { NEEDS } from "../support/buying";
import { controlOf } from "../support/gateway-control";
import { auditLedger, balanceOf, readOrder } from "../support/money";
import { type Person, startWorld, type World } from "../support/world";

/** As many as press at the same moment. */
const RACERS = 32;
const WHY = "Acaranya batal, jadi logonya tidak jadi dipakai.";
const HALF = { kind: "request_cancellation", buyerShare: 50, reason: WHY } as const;

let world: World;
let control: ReturnType<typeof controlOf>;
let sari: Person;
let budi: Person;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
});
beforeEach(async () => {
  // Anew each time: an hour's steps are counted by person.
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

async function placed(custom = false, requestId = crypto.randomUUID()): Promise<string> {
  const request = {
    buyer: { id: budi.id, name: budi.name },
    listingId: listing,
    custom,
    packageId: null,
    quantity: 1,
    requirements: NEEDS,
    notes: "",
    deadline: null,
    requestId,
  };
  const made = await placeOrder(world.context(), request);
  if (!made.ok) throw new Error(made.reason);
  return made.value.id;
}

async function quoted(): Promise<string> {
  const id = await placed(true);
  await negotiateOrder(world.context(), id, sari.id, { kind: "quote", price: 400_000, days: 3 });
  return id;
}

/** As the gateway reports it; a notification or a question of ours has brought it. */
const settled = (id: string) => ({
  gatewayOrderId: `JW-${id}-1`,
  statusCode: "200",
  transactionStatus: "settlement",
  fraudStatus: "accept",
  paymentType: "qris",
  grossAmount: "350000.00",
  amount: 350_000,
  transactionId: "t",
});

async function started(): Promise<string> {
  const id = await placed();
  await startPayment(world.context(), id, budi);
  return id;
}

async function working(): Promise<string> {
  const id = await started();
  await recordPayment(world.context(), settled(id));
  return id;
}

async function delivered(): Promise<string> {
  const id = await working();
  await takeOrderStep(world.context(), id, sari.id, { kind: "deliver", note: "Hasil akhir.", files: 0 });
  return id;
}

async function cancelRequested(): Promise<string> {
  const id = await working();
  await takeOrderStep(world.context(), id, budi.id, HALF);
  return id;
}

const later = (days: number) => world.context(Date.now() + days * DAY);

type Race = {
  /** An order that stands where the race begins. */
  before: () => Promise<string>;
  /** What the nth racer does. */
  run: (id: string, racer: number) => Promise<unknown>;
  /** Events that only one of the racers may write. */
  ends: string[];
};

const RACES: Record<string, Race> = {
  "quoting different prices on what was shown": {
    before: () => placed(true),
    run: (id, n) =>
      negotiateOrder(world.context(), id, sari.id, { kind: "quote", price: 400_000 + n, days: 3 }, 1),
    ends: ["quoted"],
  },
  "accepting a quote": {
    before: quoted,
    run: (id) => negotiateOrder(world.context(), id, budi.id, { kind: "accept_quote" }),
    ends: ["quote_accepted"],
  },
  "accepting a quote or naming another price": {
    before: quoted,
    run: (id, n) =>
      n % 2
        ? negotiateOrder(world.context(), id, budi.id, { kind: "accept_quote" }, 2)
        : negotiateOrder(world.context(), id, sari.id, { kind: "quote", price: 500_000 + n, days: 3 }, 2),
    ends: ["quote_accepted", "quoted"],
  },
  "starting to pay": {
    before: placed,
    run: (id) => startPayment(world.context(), id, budi),
    ends: ["payment_started"],
  },
  "being paid": {
    before: started,
    run: (id) => recordPayment(world.context(), settled(id)),
    ends: ["paid"],
  },
  "expiring by the clock": {
    before: placed,
    run: () => expireOrders(later(2)),
    ends: ["expired"],
  },
  "cancelling before it is paid, by both sides": {
    before: placed,
    run: (id, n) => cancelOrder(world.context(), id, n % 2 ? budi.id : sari.id),
    ends: ["cancelled"],
  },
  delivering: {
    before: working,
    run: (id, n) =>
      takeOrderStep(world.context(), id, sari.id, { kind: "deliver", note: `Hasil ${n}.`, files: 0 }),
    ends: ["delivered"],
  },
  "asking for a revision": {
    before: delivered,
    run: (id) => takeOrderStep(world.context(), id, budi.id, { kind: "request_revision", reason: WHY }),
    ends: ["revision_requested"],
  },
  completing: {
    before: delivered,
    run: (id) => completeOrder(world.context(), id, budi.id),
    ends: ["completed"],
  },
  "releasing by the clock, while the buyer completes": {
    before: delivered,
    run: (id, n) =>
      n % 2 ? completeOrder(world.context(), id, budi.id) : endOverdueOrders(later(4), "release"),
    ends: ["completed", "released"],
  },
  "cancelling paid work, while the buyer completes it": {
    before: working,
    run: (id, n) =>
      n % 2 ? completeOrder(world.context(), id, budi.id) : cancelOrder(world.context(), id, sari.id),
    ends: ["completed", "cancelled"],
  },
  "cancelling late work, by the buyer and the clock": {
    before: working,
    run: (id, n) => (n % 2 ? cancelOrder(later(9), id, budi.id) : endOverdueOrders(later(13), "cancel_late")),
    ends: ["cancelled_late"],
  },
  "asking to cancel": {
    before: working,
    run: (id, n) => takeOrderStep(world.context(), id, budi.id, { ...HALF, buyerShare: n }),
    ends: ["cancellation_requested"],
  },
  "answering a request to cancel in every way at once": {
    before: cancelRequested,
    run: (id, n) => {
      if (n % 4 === 0) return endOverdueOrders(later(4), "enforce_cancellation");
      if (n % 4 === 1) return takeOrderStep(world.context(), id, sari.id, { kind: "accept_cancellation" });
      const reason = WHY;
      return n % 4 === 2
        ? takeOrderStep(world.context(), id, sari.id, { kind: "refuse_cancellation", reason })
        : takeOrderStep(world.context(), id, budi.id, { kind: "withdraw_cancellation" });
    },
    ends: ["settled", "cancellation_enforced", "cancellation_refused", "cancellation_withdrawn"],
  },
  "being paid, while it is cancelled": {
    before: started,
    run: (id, n) =>
      n % 2 ? recordPayment(world.context(), settled(id)) : cancelOrder(world.context(), id, sari.id),
    ends: ["paid", "paid_late"],
  },
};

describe(`of ${RACERS} at once`, () => {
  it.each(Object.keys(RACES))("one wins: %s", async (name) => {
    const race = RACES[name] as Race;
    const id = await race.before();
    const { order: before } = await readOrder(world, id);
    await Promise.all(Array.from({ length: RACERS }, (_, racer) => race.run(id, racer)));
    const { order, kinds, events } = await readOrder(world, id);
    const written = kinds.slice(before.version);
    expect(written.filter((kind) => race.ends.includes(kind))).toHaveLength(1);
    expect(events.map(({ version }) => version)).toEqual(kinds.map((_, index) => index + 1));
    expect(order.version).toBe(kinds.length);
  });

  it("one order is made of a form that is sent again and again", async () => {
    const requestId = crypto.randomUUID();
    const ids = await Promise.all(Array.from({ length: RACERS }, () => placed(false, requestId)));
    expect(new Set(ids).size).toBe(1);
  });

  it("one attempt to pay is begun", async () => {
    const id = await placed();
    await Promise.all(Array.from({ length: RACERS }, () => startPayment(world.context(), id, budi)));
    expect((await readOrder(world, id)).attempts).toHaveLength(1);
    expect((await control.transactions()).filter(({ orderId }) => orderId.includes(id))).toHaveLength(1);
  });

  it("one withdrawal is asked for, and paid or given back once", async () => {
    const id = await working();
    await completeOrder(world.context(), id, budi.id);
    const balance = await balanceOf(world, `seller:${sari.id}`);
    const amount = 200_000;
    const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;
    const asked = await Promise.all(
      Array.from({ length: RACERS }, async () => {
        const { db, now } = world.context();
        const withdrawal = { id: crypto.randomUUID(), userId: sari.id, amount, account, createdAt: now };
        const written = await insertWithdrawal(db, { ...withdrawal, requestId: crypto.randomUUID() }, []);
        return written ? withdrawal.id : null;
      }),
    );
    const [withdrawal, ...more] = asked.filter((one) => one !== null);
    expect(more).toEqual([]);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(balance - amount);

    const { id: operatorId } = await world.person("Ayu Pramesti");
    await claimWithdrawal(world.context(), "claim", { id: withdrawal ?? "", operatorId });
    const decided = await Promise.all(
      Array.from({ length: RACERS }, (_, n) => {
        const what = { id: withdrawal ?? "", operatorId };
        return n % 2
          ? payWithdrawal(world.context(), { ...what, reference: `TRX-${n}` })
          : failWithdrawal(world.context(), { ...what, reason: `Rekening ditutup (${n}).` });
      }),
    );
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(world, `payout:${withdrawal}`)).toBe(0);
  });
});
