import { and, eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { orders } from "~/database/schema/orders";
import { checkLedger } from "~/ledger/commands.server";
import { readLedgerAudit } from "~/ledger/queries.server";
import { endOverdueOrders, expireOrders, lapseExtras } from "~/orders/jobs.server";
import { changeOrder } from "~/orders/step-commands.server";
import { bookPayment, openPayment } from "~/payments/commands.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR, MINUTE, toDateInput } from "~/platform/dates";
import { dayAfter } from "~/visits/visit";
import { it } from "../support/app-test";
import { order } from "../support/flows/buying";
import { auditLedger, readOrder } from "../support/flows/money";
import { takeStep } from "../support/flows/order-steps";
import { acceptSlot, dayAhead, onSiteOffer, startedBefore, visitFields } from "../support/flows/visiting";
import { seededRandom } from "../support/seeded-random";
import { patience, SEED, size } from "../support/size";
import type { TestPerson } from "../support/world";
import { COMMANDS } from "./commands";

const ORDERS = size(16, 8);
const ROUNDS = size(60, 30);
const WHY = "Warna hijaunya belum seperti yang kita sepakati.";

type Deal = { id: string; buyer: TestPerson; seller: TestPerson };
type Deed = (context: Context, deal: Deal, roll: (sides: number) => number) => Promise<unknown>;

vi.setConfig({ testTimeout: patience(600_000) });

const settled = { outcome: "paid" } as const;
const REPORTS = [
  settled,
  settled,
  { outcome: "failed" },
  { outcome: "review", unsettled: true },
  { outcome: "pending" },
  { outcome: "expired" },
  { outcome: "charged_back" },
] as const;

const cancel: Deed = (context, { id, buyer, seller }, roll) =>
  takeStep(context, id, roll(2) ? buyer.id : seller.id, { kind: "cancel" });

/** Records a gateway report about one of the order's attempts, which may be late, repeated or unknown. */
const hear: Deed = (context, { id }, roll) =>
  bookPayment(context, {
    ...(REPORTS[roll(REPORTS.length)] ?? settled),
    gatewayOrderId: `JW-${id}-${1 + roll(3)}`,
    method: roll(2) ? "qris" : "bank_transfer",
    amount: 350_000,
    transactionId: "t",
  });

const pay: Deed = (context, { id }) =>
  bookPayment(context, {
    ...settled,
    gatewayOrderId: `JW-${id}-1`,
    method: "qris",
    amount: 350_000,
    transactionId: "t",
  });

/** The sum of the first bill, so that every report fits every bill. */
const extra = (context: Context, { id, seller }: Deal, formId: string) =>
  changeOrder(context, {
    orderId: id,
    userId: seller.id,
    command: { ...COMMANDS.propose_extra, amount: 350_000 },
    formId,
  });

const answer =
  (kind: "accept_extra" | "decline_extra"): Deed =>
  (context, { id, buyer }) =>
    takeStep(context, id, buyer.id, { kind });

/** Proposes or accepts the next day, so that visits begin during the history. */
const move =
  (kind: "propose_visit" | "accept_visit"): Deed =>
  (context, { id, buyer, seller }, roll) => {
    const day = dayAfter(toDateInput(context.now), 1 + roll(2));
    const by = roll(2) ? buyer : seller;
    return kind === "propose_visit"
      ? takeStep(context, id, by.id, { kind, day, slots: [600] })
      : takeStep(context, id, by.id, { kind, day, slot: 600 });
  };

const agree: Deed = async (context, deal, roll) => {
  await extra(context, deal, `form-${roll(1_000_000)}`);
  await answer("accept_extra")(context, deal, roll);
  await openPayment(context, deal.id, deal.buyer, 350_000);
};

/** Lets the visit of an order in work begin some minutes ago, as if both had agreed on it before. */
async function beginVisit({ db, now }: Context, id: string, minutes: number, arrivedAt: number | null = null) {
  const visitAt = now - minutes * MINUTE;
  const visit = {
    visitMode: "at_buyer",
    visitAt,
    visitAgreedAt: now - DAY,
    startedAt: startedBefore(visitAt),
  } as const;
  await db
    .update(orders)
    .set({ ...visit, arrivedAt, callOutFee: 25_000 })
    .where(and(eq(orders.id, id), eq(orders.phase, "working")));
}

const reportSeller: Deed = async (context, { id, buyer, seller }, roll) => {
  await beginVisit(context, id, 70);
  await Promise.all([
    takeStep(context, id, buyer.id, { kind: "report_seller", reason: "", waited: true }),
    roll(3) === 0 ? takeStep(context, id, seller.id, { kind: "arrive" }) : null,
  ]);
};

const reportBuyer: Deed = async (context, { id, seller }) => {
  await beginVisit(context, id, 30, context.now - 25 * MINUTE);
  await takeStep(context, id, seller.id, { kind: "report_buyer", reason: "", files: 1 });
};

const DEEDS: Deed[] = [
  (context, { id, buyer }) => openPayment(context, id, buyer, 350_000),
  hear,
  hear,
  hear,
  cancel,
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "complete" }),
  (context, { id, seller }) => takeStep(context, id, seller.id, { ...COMMANDS.deliver, files: 0 }),
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "request_revision", reason: WHY }),
  (context, { id, buyer }, roll) =>
    takeStep(context, id, buyer.id, {
      kind: "request_cancellation",
      back: roll(350_001),
      byPart: "",
      reason: WHY,
    }),
  (context, { id, seller }) => takeStep(context, id, seller.id, { kind: "accept_cancellation" }),
  (context, { id, seller }) => takeStep(context, id, seller.id, { kind: "refuse_cancellation", reason: WHY }),
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "withdraw_cancellation" }),
  (context) => endOverdueOrders(context, "release"),
  (context) => endOverdueOrders(context, "enforce_cancellation"),
  (context) => endOverdueOrders(context, "cancel_late"),
  (context) => expireOrders(context),
  (context, deal, roll) => extra(context, deal, `form-${roll(1_000_000)}`),
  answer("accept_extra"),
  agree,
  agree,
  agree,
  answer("decline_extra"),
  (context, { id, seller }) => takeStep(context, id, seller.id, { kind: "withdraw_extra" }),
  (context) => lapseExtras(context),
  (context, { id, seller }) => takeStep(context, id, seller.id, { kind: "leave" }),
  (context, { id, seller }) => takeStep(context, id, seller.id, { kind: "arrive" }),
  (context, { id, buyer }, roll) =>
    takeStep(context, id, buyer.id, { kind: "cancel", callOutFee: roll(2) ? 25_000 : 0 }),
  move("propose_visit"),
  move("accept_visit"),
  reportSeller,
  reportBuyer,
  (context, { id, seller }) => takeStep(context, id, seller.id, { ...COMMANDS.deliver, files: 0 }),
  (context, { id, seller }) => takeStep(context, id, seller.id, { ...COMMANDS.deliver, files: 0 }),
  (context) => endOverdueOrders(context, "enforce_no_show"),
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "withdraw_report" }),
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "confirm_arrival" }),
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "admit_no_show" }),
];

// Does not cover disputes, changes, refunds and withdrawals, which have their own tests.
it("every rupiah is accounted for when the gateway, the scheduler and both sides act at once and twice", async ({
  world,
}) => {
  const roll = seededRandom(SEED);
  const deals: Deal[] = [];
  for (let n = 0; n < ORDERS; n++) {
    const [buyer, seller] = [await world.person("Budi Santoso"), await world.person("Sari Wulandari")];
    // Every third order has a visit, which costs a fee if the buyer calls it off too late.
    const isVisited = n % 3 === 2;
    const listing = isVisited
      ? await onSiteOffer(world, seller, { callOutFee: 25_000 } as object)
      : await world.listing(seller);
    const id = await order(world, buyer, listing, isVisited ? visitFields({ otherDay: dayAhead(1) }) : {});
    if (isVisited) await acceptSlot(world, seller, id, "600", dayAhead(1));
    deals.push({ buyer, seller, id });
  }
  const start = Date.now();
  for (let round = 0; round < ROUNDS; round++) {
    const now = start + round * 7 * HOUR;
    const doings = deals.flatMap((deal, place) => {
      // Every other order is paid early, so that enough work is done. The first is cancelled.
      const early = [place === 0 ? cancel : DEEDS[0], place % 2 ? hear : pay][round];
      const deed = early ?? (DEEDS[roll(DEEDS.length)] as Deed);
      const seed = roll(1_000_000);
      // A second call repeats the same form or notification.
      return Array.from({ length: 1 + roll(2) }, () => deed(world.context(now), deal, seededRandom(seed)));
    });
    await Promise.all(doings);
  }

  const kinds = new Set<string>();
  for (const { id } of deals) for (const kind of (await readOrder(world, id)).kinds) kinds.add(kind);
  for (const kind of ["paid", "delivered", "cancelled", "extra_accepted"]) expect(kinds).toContain(kind);
  expect(await auditLedger(world)).toEqual([]);
  await checkLedger(world.context(), 10);
  expect(await readLedgerAudit(world.context().db)).toMatchObject({ unchecked: 0, mismatches: [], below: [] });
});
