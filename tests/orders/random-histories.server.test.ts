import { and, eq, exists, isNotNull } from "drizzle-orm";
import { expect, vi } from "vitest";
import { orders, orderVisits } from "~/database/schema/orders";
import { VISIT_FINDINGS } from "~/database/stored-values";
import { checkLedger } from "~/ledger/commands.server";
import { readLedgerAudit } from "~/ledger/queries.server";
import { endOverdueOrders, expireOrders, lapseExtras } from "~/orders/jobs.server";
import { changeOrder, ruleDispute } from "~/orders/step-commands.server";
import { bookPayment, openPayment } from "~/payments/commands.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR, MINUTE, toDateInput } from "~/platform/dates";
import { dayAfter, momentOf } from "~/visits/visit";
import { it } from "../support/app-test";
import { order } from "../support/flows/buying";
import { auditLedger, readOrder } from "../support/flows/money";
import { newOperator } from "../support/flows/operators";
import { takeStep } from "../support/flows/order-steps";
import { acceptSlot, dayAhead, onSiteOffer, startedBefore, visitFields } from "../support/flows/visiting";
import { seededRandom } from "../support/seeded-random";
import { patience, SEED, size } from "../support/size";
import type { TestPerson } from "../support/world";
import { COMMANDS } from "./commands";

const ORDERS = size(20, 10);
const ROUNDS = size(60, 30);
const WHY = "Warna hijaunya belum seperti yang kita sepakati.";

type Deal = Record<"buyer" | "seller" | "operator", TestPerson> & { id: string; story: readonly Deed[] };
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
async function beginVisit({ db, now }: Context, id: string, minutes: number, arrived: number | null = null) {
  const visitAt = Math.floor(now / MINUTE - minutes) * MINUTE;
  const day = toDateInput(visitAt);
  const working = and(eq(orders.id, id), eq(orders.phase, "working"), isNotNull(orders.visitMode));
  const changes = {
    visitAt,
    visitAgreedAt: visitAt - DAY,
    freeUntil: visitAt - DAY,
    startedAt: startedBefore(visitAt),
    arrivedAt: arrived === null ? null : now - arrived * MINUTE,
    callOutFee: 25_000,
  };
  await db.batch([
    db
      .update(orderVisits)
      .set({ day, slot: (visitAt - momentOf(day, 0, "WIB")) / MINUTE })
      .where(and(eq(orderVisits.orderId, id), exists(db.select({ id: orders.id }).from(orders).where(working)))),
    db.update(orders).set(changes).where(working),
  ]);
}

/** Begins the visit unless it has begun. */
const beginVisitOnce = async (context: Context, id: string, minutes: number, arrived: number | null = null) => {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  if ((order?.visitAt ?? 0) > context.now - 3 * HOUR && (order?.visitAt ?? 0) < context.now) return;
  await beginVisit(context, id, minutes, arrived);
};

const reportSeller: Deed = async (context, { id, buyer, seller }, roll) => {
  await beginVisitOnce(context, id, 70);
  await Promise.all([
    takeStep(context, id, buyer.id, { kind: "report_seller", reason: "", waited: true }),
    roll(4) === 0 ? takeStep(context, id, seller.id, { kind: "arrive" }) : null,
  ]);
};

const reportBuyer: Deed = async (context, { id, seller }) => {
  await beginVisitOnce(context, id, 30, 25);
  await takeStep(context, id, seller.id, { kind: "report_buyer", reason: "", files: 1 });
};

const denyArrival: Deed = async (context, { id, buyer }) => {
  await beginVisitOnce(context, id, 50, 40);
  await takeStep(context, id, buyer.id, { kind: "deny_arrival", reason: WHY });
};

/** The side that was reported answers. The other one is refused. */
const answerReport =
  (kind: "contradict_no_show" | "admit_no_show"): Deed =>
  (context, { id, buyer, seller }) =>
    Promise.all(
      [buyer, seller].map(({ id: userId }) =>
        takeStep(context, id, userId, kind === "admit_no_show" ? { kind } : { kind, reason: WHY }),
      ),
    );

const answerDispute: Deed = (context, { id, seller }) =>
  takeStep(context, id, seller.id, { kind: "answer_dispute", reason: WHY });

const rule: Deed = async (context, { id, operator }, roll) => {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  const finding = VISIT_FINDINGS[roll(VISIT_FINDINGS.length)] ?? null;
  const back = roll((order?.held ?? 0) + 1);
  await ruleDispute(context, id, operator.id, { back, byPart: "", finding, reason: WHY }, order?.version ?? null);
};

/** The first deeds in orders with a visit, because random deeds reach few of these steps. */
const VISIT_STORIES: readonly (readonly Deed[])[] = [
  [reportSeller, answerReport("contradict_no_show"), rule],
  [reportBuyer, answerReport("contradict_no_show"), rule],
  [reportSeller, answerReport("admit_no_show")],
  [reportBuyer, answerReport("admit_no_show")],
  [denyArrival, answerDispute, rule],
];

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
  denyArrival,
  answerReport("contradict_no_show"),
  answerReport("admit_no_show"),
  answerDispute,
  rule,
  (context, { id, seller }) => takeStep(context, id, seller.id, { ...COMMANDS.deliver, files: 0 }),
  (context, { id, seller }) => takeStep(context, id, seller.id, { ...COMMANDS.deliver, files: 0 }),
  (context) => endOverdueOrders(context, "enforce_no_show"),
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "withdraw_report" }),
  (context, { id, buyer }) => takeStep(context, id, buyer.id, { kind: "confirm_arrival" }),
];

/** How often each event happens at least, so that the histories prove something. */
const REACHED = {
  paid: 5,
  delivered: 1,
  cancelled: 1,
  extra_accepted: 1,
  seller_reported: 2,
  buyer_reported: 1,
  no_show_contradicted: 1,
  seller_missed: 1,
  buyer_missed: 1,
  ruled: 1,
};

// Does not cover other disputes, changes, refunds and withdrawals, which have their own tests.
it("every rupiah is accounted for when the gateway, the scheduler and both sides act at once and twice", async ({
  world,
}) => {
  const roll = seededRandom(SEED);
  const deals: Deal[] = [];
  const operator = await newOperator(world);
  for (let n = 0; n < ORDERS; n++) {
    const [buyer, seller] = [await world.person("Budi Santoso"), await world.person("Sari Wulandari")];
    // Every other order has a visit, which costs a fee if the buyer calls it off too late.
    const isVisited = n % 2 === 1;
    const listing = isVisited
      ? await onSiteOffer(world, seller, { callOutFee: 25_000 } as object)
      : await world.listing(seller);
    const id = await order(world, buyer, listing, isVisited ? visitFields({ otherDay: dayAhead(1) }) : {});
    if (isVisited) await acceptSlot(world, seller, id, "600", dayAhead(1));
    const story = isVisited ? (VISIT_STORIES[((n - 1) / 2) % VISIT_STORIES.length] ?? []) : [];
    deals.push({ buyer, seller, operator, id, story });
  }
  const start = Date.now();
  for (let round = 0; round < ROUNDS; round++) {
    const now = start + round * 7 * HOUR;
    const doings = deals.flatMap((deal, place) => {
      // Most orders are paid early, so that enough work is done. The first is cancelled.
      const early = [place === 0 ? cancel : DEEDS[0], place % 4 ? pay : hear, ...deal.story][round];
      const deed = early ?? (DEEDS[roll(DEEDS.length)] as Deed);
      const seed = roll(1_000_000);
      // A second call repeats the same form or notification.
      return Array.from({ length: 1 + roll(2) }, () => deed(world.context(now), deal, seededRandom(seed)));
    });
    await Promise.all(doings);
  }

  const counts = new Map<string, number>();
  for (const { id } of deals)
    for (const kind of (await readOrder(world, id)).kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const [kind, least] of Object.entries(REACHED))
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(least);
  expect(await auditLedger(world)).toEqual([]);
  await checkLedger(world.context(), 10);
  expect(await readLedgerAudit(world.context().db)).toMatchObject({ unchecked: 0, mismatches: [], below: [] });
});
