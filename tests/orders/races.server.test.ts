import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endOverdueOrders, expireOrders, lapseExtras } from "~/orders/jobs.server";
import { REVIEW_WINDOW } from "~/orders/order";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { storeWithdrawal } from "~/payouts/queries.server";
import { DAY, MINUTE } from "~/platform/dates";

import { order, startPaying } from "../support/flows/buying";
import { answer, readChanges, sendChangeForm } from "../support/flows/changing";
import { answeredDispute, ruleOn } from "../support/flows/disputing";
import { answerExtra, extraForm, sendExtra } from "../support/flows/extras";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { acceptSlot, moveVisit, onSiteOffer, proposeSlot, visitFields } from "../support/flows/visiting";
import { controlOf } from "../support/gateway-control";
import { size } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

const RACERS = size(32, 8);
const WHY = "Acaranya batal, jadi logonya tidak jadi dipakai.";

let world: World;
let control: ReturnType<typeof controlOf>;
let sari: TestPerson;
let budi: TestPerson;
let ayu: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  control = controlOf(world);
  ayu = await newOperator(world);
});
beforeEach(async () => {
  // New people each time, because steps are limited per person and hour.
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const sides = () => ({ buyer: budi, seller: sari, listingId: listing });
const placed = () => order(world, budi, listing);
const custom = () => order(world, budi, listing, {}, "?custom=true");
const working = () => paidOrder(world, budi, listing);

const press = (path: string, as: TestPerson, form: Record<string, string> = {}) => world.fetch(path, { as, form });
const orderPath = (id: string) => `/dashboard/orders/${id}`;
const quote = (id: string, price: string) => press(orderPath(id), sari, { price, days: "3" });
const acceptQuote = (id: string) => press(`${orderPath(id)}/acceptance`, budi, { version: "2" });
const cancel = (id: string, as: TestPerson) => press(`${orderPath(id)}/cancellation`, as);
const complete = (id: string) => press(`${orderPath(id)}/completion`, budi);
const settled = (id: string) => control.replay(`JW-${id}-1`);

async function quoted(): Promise<string> {
  const id = await custom();
  await quote(id, "400.000");
  return id;
}

/** Paid at the gateway, without a notification. */
async function started(): Promise<string> {
  const id = await placed();
  const { gatewayOrderId } = await startPaying(world, budi, id);
  await control.set(gatewayOrderId, { transaction_status: "settlement" });
  return id;
}

async function delivered(): Promise<string> {
  const id = await working();
  await step(world, id, "delivery", sari);
  return id;
}

async function cancelRequested(): Promise<string> {
  const id = await working();
  await step(world, id, "cancellation-request", budi, { back: "175000", reason: WHY });
  return id;
}

async function changeProposed(): Promise<string> {
  const id = await working();
  await sendChangeForm(world, sari, id, { revisions: "3" });
  return id;
}

async function extraProposed(): Promise<string> {
  const id = await working();
  await sendExtra(world, sari, id);
  return id;
}

/** Its bill lapses in a day. */
async function extraAgreed(): Promise<string> {
  const id = await extraProposed();
  await answerExtra(world, budi, id, "extra-acceptance");
  return id;
}

/** The visit begins in half an hour. */
async function visited(): Promise<string> {
  const id = await paidOrder(world, budi, await onSiteOffer(world, sari), { changes: visitFields() });
  await acceptSlot(world, sari, id);
  const minute = Math.floor(Date.now() / MINUTE) * MINUTE;
  await moveVisit(world, id, minute + 30 * MINUTE, { visitAgreedAt: minute - 2 * DAY, callOutFee: 25_000 });
  return id;
}

const later = (days: number) => world.context(Date.now() + days * DAY);

type Race = {
  before: () => Promise<string>;
  run: (id: string, racer: number) => Promise<unknown>;
  /** Events that only one of the racers may write. */
  ends: string[];
};

const RACES: Record<string, Race> = {
  // The quote form has no version, so a later price replaces an earlier one. With a version, one wins.
  "quoting different prices from the same page": {
    before: custom,
    run: (id, n) => takeStep(world.context(), id, sari.id, { kind: "quote", price: 400_000 + n, days: 3 }, 1),
    ends: ["quoted"],
  },
  "quoting one price": {
    before: custom,
    run: (id) => quote(id, "400.000"),
    ends: ["quoted"],
  },
  "accepting a quote": {
    before: quoted,
    run: acceptQuote,
    ends: ["quote_accepted"],
  },
  "accepting a quote or quoting different prices, from the same page": {
    before: quoted,
    run: (id, n) =>
      n % 2
        ? takeStep(world.context(), id, budi.id, { kind: "accept_quote" }, 2)
        : takeStep(world.context(), id, sari.id, { kind: "quote", price: 500_000 + n, days: 3 }, 2),
    ends: ["quote_accepted", "quoted"],
  },
  "accepting a quote, as it was read, or quoting another price": {
    before: quoted,
    run: (id, n) => (n % 2 ? press(`${orderPath(id)}/acceptance`, budi, { version: "2" }) : quote(id, "500.000")),
    ends: ["quote_accepted", "quoted"],
  },
  "starting to pay": {
    before: placed,
    run: (id) => press(`/payment/${id}`, budi, { shownTotal: "350000" }),
    ends: ["payment_started"],
  },
  "being paid": {
    before: started,
    run: settled,
    ends: ["paid"],
  },
  "expiring by the scheduler": {
    before: placed,
    run: () => expireOrders(later(2)),
    ends: ["expired"],
  },
  "cancelling before it is paid, by both sides": {
    before: placed,
    run: (id, n) => cancel(id, n % 2 ? budi : sari),
    ends: ["cancelled"],
  },
  delivering: {
    before: working,
    run: (id, n) => step(world, id, "delivery", sari, { note: `Hasil ${n}.` }),
    ends: ["delivered"],
  },
  "asking for a revision": {
    before: delivered,
    run: (id) => step(world, id, "revision", budi, { reason: WHY }),
    ends: ["revision_requested"],
  },
  completing: {
    before: delivered,
    run: complete,
    ends: ["completed"],
  },
  "releasing by the scheduler, while the buyer completes": {
    before: delivered,
    run: (id, n) => (n % 2 ? complete(id) : endOverdueOrders(later(REVIEW_WINDOW / DAY + 1), "release")),
    ends: ["completed", "released"],
  },
  "cancelling paid work, while the buyer completes it": {
    before: working,
    run: (id, n) => (n % 2 ? complete(id) : cancel(id, sari)),
    ends: ["completed", "cancelled"],
  },
  "cancelling late work, by the buyer and the scheduler": {
    before: working,
    run: (id, n) =>
      n % 2 ? takeStep(later(9), id, budi.id, { kind: "cancel" }) : endOverdueOrders(later(13), "cancel_late"),
    ends: ["cancelled_late"],
  },
  "requesting a cancellation": {
    before: working,
    run: (id, n) => step(world, id, "cancellation-request", budi, { back: String(n), reason: WHY }),
    ends: ["cancellation_requested"],
  },
  "answering a cancellation request in every way at once": {
    before: cancelRequested,
    run: (id, n) => {
      if (n % 4 === 0) return endOverdueOrders(later(4), "enforce_cancellation");
      if (n % 4 === 1) return step(world, id, "cancellation-agreement", sari);
      return n % 4 === 2
        ? step(world, id, "cancellation-refusal", sari, { reason: WHY })
        : step(world, id, "cancellation-withdrawal", budi);
    },
    ends: ["settled", "cancellation_enforced", "cancellation_refused", "cancellation_withdrawn"],
  },
  "being paid, while it is cancelled": {
    before: started,
    run: (id, n) => (n % 2 ? settled(id) : cancel(id, sari)),
    ends: ["paid", "paid_late"],
  },
  "accepting, declining and withdrawing a change": {
    before: changeProposed,
    run: async (id, n) => {
      const [change] = await readChanges(world, id);
      const fields = { change: change?.id ?? "", reason: WHY };
      if (n % 3 === 0) return answer(world, sari, id, "withdrawal", fields);
      return answer(world, budi, id, n % 3 === 1 ? "acceptance" : "refusal", fields);
    },
    ends: ["change_accepted", "change_declined", "change_withdrawn"],
  },
  "accepting, declining, withdrawing and ending an extra": {
    before: extraProposed,
    run: (id, n) => {
      if (n % 4 === 0) return lapseExtras(later(2));
      const page = (["extra-acceptance", "extra-refusal", "extra-withdrawal"] as const)[(n % 4) - 1];
      return answerExtra(world, n % 4 === 3 ? sari : budi, id, page ?? "extra-refusal", 4);
    },
    ends: ["extra_accepted", "extra_declined", "extra_withdrawn", "extra_lapsed"],
  },
  "proposing an extra": {
    before: working,
    run: (id, n) => sendExtra(world, sari, id, extraForm({ amount: String(200_000 + n) })),
    ends: ["extra_proposed"],
  },
  "ending the bill of an extra by its time, a delivery and a cancellation": {
    before: extraAgreed,
    run: (id, n) => {
      if (n % 3 === 0) return lapseExtras(later(2));
      return n % 3 === 1 ? step(world, id, "delivery", sari) : cancel(id, sari);
    },
    ends: ["cancelled", "delivered"],
  },
  "arriving, while the buyer cancels and the seller cancels": {
    before: visited,
    run: (id, n) => {
      if (n % 3 === 0) return takeStep(world.context(), id, sari.id, { kind: "arrive" });
      if (n % 3 === 1) return takeStep(world.context(), id, sari.id, { kind: "cancel" });
      return takeStep(world.context(), id, budi.id, { kind: "cancel", callOutFee: 25_000 });
    },
    ends: ["cancelled"],
  },
  "moving a visit by both sides, and accepting it": {
    before: async () => {
      const id = await visited();
      await proposeSlot(world, budi, id);
      return id;
    },
    run: (id, n) => (n % 2 ? acceptSlot(world, sari, id, "780") : acceptSlot(world, sari, id, "600")),
    ends: ["visit_accepted"],
  },
  "reporting a problem, by both sides, while the buyer completes": {
    before: delivered,
    run: (id, n) =>
      n % 3 === 0 ? complete(id) : step(world, id, "dispute", n % 3 === 1 ? budi : sari, { reason: WHY }),
    ends: ["disputed", "completed"],
  },
  "ruling on a dispute in two ways, while its sides agree": {
    before: async () => {
      const id = await answeredDispute(world, sides());
      await step(world, id, "settlement", sari, { back: "175000" });
      return id;
    },
    run: (id, n) =>
      n % 3 === 0
        ? step(world, id, "settlement-agreement", budi)
        : ruleOn(world, id, ayu, { back: n % 3 === 1 ? "140000" : "210000" }),
    ends: ["ruled", "settled"],
  },
};

describe(`${RACERS} at once`, () => {
  it.each(Object.keys(RACES))("have one winner: %s", async (name) => {
    const race = RACES[name] as Race;
    const id = await race.before();
    const { order: before } = await readOrder(world, id);
    const answers = await Promise.all(Array.from({ length: RACERS }, (_, racer) => race.run(id, racer)));
    for (const response of answers)
      if (response instanceof Response) expect([303, 400, 409]).toContain(response.status);
    const { order: after, kinds, events } = await readOrder(world, id);
    const written = kinds.slice(before.version);
    expect(written.filter((kind) => race.ends.includes(kind))).toHaveLength(1);
    expect(events.map(({ version }) => version)).toEqual(kinds.map((_, index) => index + 1));
    expect(after.version).toBe(kinds.length);
  });

  it("create one order from the same form", async () => {
    const formId = crypto.randomUUID();
    const ids = await Promise.all(Array.from({ length: RACERS }, () => order(world, budi, listing, { formId })));
    expect(new Set(ids).size).toBe(1);
  });

  it("start one payment attempt", async () => {
    const id = await placed();
    await Promise.all(Array.from({ length: RACERS }, () => press(`/payment/${id}`, budi, { shownTotal: "350000" })));
    expect((await readOrder(world, id)).attempts).toHaveLength(1);
    expect((await control.transactions()).filter(({ orderId }) => orderId.includes(id))).toHaveLength(1);
  });

  it("request one withdrawal, and pay or return it once", async () => {
    const id = await working();
    await complete(id);
    const balance = await balanceOf(world, `seller:${sari.id}`);
    const amount = 200_000;
    const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;
    const asked = await Promise.all(
      Array.from({ length: RACERS }, async () => {
        const { db, now } = world.context();
        const withdrawal = { id: crypto.randomUUID(), userId: sari.id, amount, account, createdAt: now };
        const written = await storeWithdrawal(db, { ...withdrawal, formId: crypto.randomUUID() }, []);
        return written ? withdrawal.id : null;
      }),
    );
    const [withdrawal, ...more] = asked.filter((one) => one !== null);
    expect(more).toEqual([]);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(balance - amount);

    const operatorId = ayu.id;
    await decideWithdrawal(world.context(), "assign", { id: withdrawal ?? "", operatorId, words: "" });
    const decided = await Promise.all(
      Array.from({ length: RACERS }, (_, n) => {
        const what = { id: withdrawal ?? "", operatorId };
        return n % 2
          ? decideWithdrawal(world.context(), "pay", { ...what, words: `TRX-${n}` })
          : decideWithdrawal(world.context(), "fail_withdrawal", { ...what, words: `Rekening ditutup (${n}).` });
      }),
    );
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(world, `payout:${withdrawal}`)).toBe(0);
  });
});
