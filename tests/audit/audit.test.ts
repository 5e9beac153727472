import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withdrawals } from "~/database/schema/money";
import { payoutAccount, sellerAccount } from "~/ledger/ledger";
import { insertTransfer } from "~/ledger/queries.server";
import { order, startPaying } from "../support/flows/buying";
import { booksOf } from "../support/flows/money";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { addBill, addPaidBill } from "../support/flows/parts";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";
import { audit, CHECKS } from "./audit";
import { copyOfBooks, within } from "./copied-books";

const WHY = "Acaranya batal, jadi logonya tidak jadi dipakai.";

let world: World;
let books: DatabaseSync;
let sari: TestPerson;
let budi: TestPerson;
let working: string;
let completed: string;
let divided: string;
let cancelled: string;
let parted: string;
const withdrawal = crypto.randomUUID();

beforeAll(async () => {
  world = await startWorld();
  const control = controlOf(world);
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  const listing = await world.listing(sari);

  // The first attempt is denied and the second one pays. Later the first one pays too.
  working = await order(world, budi, listing);
  const first = await startPaying(world, budi, working);
  await control.pay(first.gatewayOrderId, { transaction_status: "deny" });
  const second = await startPaying(world, budi, working, 2);
  await control.pay(second.gatewayOrderId, { transaction_status: "settlement" });
  await control.pay(first.gatewayOrderId, { transaction_status: "settlement" });

  completed = await paidOrder(world, budi, listing);
  await world.fetch(`/dashboard/orders/${completed}/completion`, { as: budi, form: {} });

  divided = await paidOrder(world, budi, listing);
  await step(world, divided, "cancellation-request", budi, { back: "115500", reason: WHY });
  await step(world, divided, "cancellation-agreement", sari);

  cancelled = await paidOrder(world, budi, listing);
  const request = { kind: "request_cancellation", back: 350_000, byPart: "", reason: WHY } as const;
  await takeStep(world.context(), cancelled, budi.id, request);
  await takeStep(world.context(), cancelled, sari.id, { kind: "accept_cancellation" });

  parted = await paidOrder(world, budi, listing);
  await addPaidBill(world, budi, parted);
  await addBill(world, parted, [25_000]);

  const { db, now } = world.context();
  const amount = 100_000;
  const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;
  const asked = [{ from: sellerAccount(sari.id), to: payoutAccount(withdrawal), amount }];
  await db.batch([
    db.insert(withdrawals).values({
      id: withdrawal,
      userId: sari.id,
      amount,
      account,
      status: "requested",
      formId: crypto.randomUUID(),
      createdAt: now,
    }),
    ...insertTransfer(db, { id: `${withdrawal}:requested`, orderId: null }, asked, now),
  ]);
  books = await copyOfBooks(world);
});
afterAll(async () => {
  books.close();
  await world.stop();
});

const LEDGER_OPEN = "drop trigger ledger_no_update; drop trigger ledger_no_delete;";
const STORY_OPEN = "drop trigger order_events_no_update; drop trigger order_events_no_delete;";
const UNCHECKED = "pragma ignore_check_constraints = on;";

/** Returns SQL for a payout attempt that the app would never write. */
function attempt(state: string, changes: Record<string, string | number | null> = {}): string {
  const row = {
    id: crypto.randomUUID(),
    withdrawal_id: withdrawal,
    refund_id: null,
    user_id: sari.id,
    route: "p",
    amount: 100_000,
    account: "{}",
    idempotency_key: crypto.randomUUID(),
    reference: crypto.randomUUID(),
    state,
    created_by: budi.id,
    created_at: 1,
    released_by: null,
    released_at: null,
    arrived_at: state === "arrived" || state === "returned" ? 1 : null,
    ...changes,
  };
  const values = Object.values(row).map((value) =>
    typeof value === "string" && !value.startsWith("(") ? `'${value}'` : (value ?? "null"),
  );
  return `drop trigger if exists payout_attempts_begin;
    insert into payout_attempts (${Object.keys(row).join(", ")}) values (${values.join(", ")});`;
}

const event = (id: string, version: number, kind: string, actor: string, detail: object = {}) =>
  `insert into order_events (order_id, version, kind, actor, at, detail)
    values ('${id}', ${version}, '${kind}', '${actor}', 1, '${JSON.stringify(detail)}');`;

/**
 * For each rule: SQL with which somebody with database access could break it, and the id that the audit must report.
 */
const TAMPERINGS: Record<string, () => [sql: string, subject: string]> = {
  "a transfer sums to zero": () => [
    `create table e as select * from audit_entries; drop view audit_entries; alter table e rename to audit_entries;
     delete from audit_entries where transfer_id like '${completed}%' and account = 'platform_fee'`,
    completed,
  ],
  "a line moves whole rupiah from one account to another": () => [
    `${LEDGER_OPEN} ${UNCHECKED} update ledger set amount = 0.5 where order_id = '${completed}' and to_account = 'platform_fee'`,
    completed,
  ],
  "an account is of a known kind": () => [`insert into ledger_accounts values ('laci:1', 0)`, "laci:1"],
  "a balance is the sum of the account's entries": () => [
    `update ledger_accounts set balance = balance + 1000 where account = 'seller:${sari.id}'`,
    sari.id,
  ],
  "only the gateway, the bank and the loss account are below zero": () => [
    `${UNCHECKED} update ledger_accounts set balance = -5 where account = 'platform_fee'`,
    "platform_fee",
  ],
  "all balances together are zero": () => [
    `update ledger_accounts set balance = balance + 1000 where account = 'platform_fee'`,
    "the book",
  ],
  "a kind's total is the sum of its balances": () => [
    `update ledger_totals set accounts = accounts + 1 where kind = 'seller'`,
    "seller",
  ],
  "an order's transfer belongs to one of its events": () => [
    `insert into ledger values ('${working}:99', 1, '${working}', 'bank', 'escrow:${working}', 1000, 0)`,
    `${working}:99`,
  ],
  "a transfer without an order belongs to a withdrawal": () => [
    `insert into ledger values ('gift', 1, null, 'bank', 'seller:${sari.id}', 1000, 0)`,
    "gift",
  ],
  "escrow moves between the gateway, its own seller, its own buyer and the fee": () => [
    `insert into ledger values ('${working}:1', 9, '${working}', 'escrow:${working}', 'seller:${budi.id}', 1000, 0)`,
    `${working}:1`,
  ],
  "the escrow of a closed order is empty": () => [
    `insert into ledger values ('${completed}:1', 9, '${completed}', 'gateway_clearing', 'escrow:${completed}', 7, 0)`,
    completed,
  ],
  "the escrow of each bill equals its held parts": () => [
    `insert into ledger values ('${working}:1', 9, '${working}', 'escrow:${working}', 'refund:${budi.id}', 1, 0)`,
    working,
  ],
  "the parts of an order are numbered from one, and the sums of a closed part add up to its amount": () => [
    `drop trigger orders_parts_fit; update orders set parts = json_replace(parts, '$[0].returned', 1) where id = '${parted}'`,
    parted,
  ],
  "the stored sums of an order follow from its parts": () => [
    `update orders set held = held - 1 where id = '${parted}'`,
    parted,
  ],
  "the additions of an order are the sum of its choices": () => [
    `${UNCHECKED} update orders set choices = '{"extras":[{"name":"Freon","price":250000,"per":"unit","count":2}],"travel":{"place":"Kota Depok","price":25000}}'
     where id = '${completed}'`,
    "adds 0, its choices are 525000",
  ],
  "an extra part has the sum that the seller proposed and the buyer agreed to": () => [
    `update orders set parts = json_replace(parts, '$[1].kind', 'extra') where id = '${parted}'`,
    parted,
  ],
  "money paid for a closed order was released, kept as fee or refunded": () => [
    `insert into ledger values ('${completed}:1', 9, '${completed}', 'gateway_clearing', 'escrow:${completed}', 7, 0)`,
    completed,
  ],
  "the seller's side keeps at most the call-out fee of a cancelled order": () => [
    `${UNCHECKED} update orders set status = 'cancelled' where id = '${divided}'`,
    divided,
  ],
  "a call-out fee was kept because the buyer called the visit off or was not there": () => [
    `${UNCHECKED} update orders set status = 'cancelled', call_out_fee = 500000 where id = '${divided}'`,
    divided,
  ],
  "all money paid was released, kept as fee, refunded or is in escrow": () => [
    `update ledger_accounts set balance = balance + 7 where account = 'escrow:${working}'`,
    "all orders",
  ],
  "the seller's side gets the released parts of an order, which are the price less the buyer's share": () => [
    `update orders set parts = json_set(parts, '$[0].returned', 175000, '$[0].released', 175000) where id = '${divided}'`,
    divided,
  ],
  "the fee is the agreed per cent of each released part, rounded down": () => [
    `update orders set fee_percent = 9 where id = '${divided}'`,
    divided,
  ],
  "at most one payment of a bill is held": () => [
    `drop index payments_one_held; update payments set surplus = 0 where order_id = '${working}'`,
    working,
  ],
  "a bill of which a part is held has one payment of its sum": () => [
    `update payments set amount = amount - 1 where order_id = '${parted}' and bill = 2`,
    parted,
  ],
  "at most one bill of an order is due, and none of a closed order": () => [
    `update orders set status = 'cancelled', phase = null where id = '${parted}'`,
    parted,
  ],
  "a surplus payment has a refund": () => [`delete from refunds where order_id = '${working}'`, `JW-${working}-1`],
  "a received payment is recorded once in its order's events": () => [
    `update payments set status = 'expired' where order_id = '${working}' and surplus = 0`,
    `${working} attempt 2`,
  ],
  "a recorded payment has one posting from the gateway": () => [
    `${LEDGER_OPEN} delete from ledger where to_account = 'escrow:${divided}'`,
    divided,
  ],
  "a gateway's notification is in its row, or in the archive with its hash": () => [
    `update gateway_notifications set body = '""', archived_hash = '${"0".repeat(64)}'
     where gateway_order_id = 'JW-${completed}-1'`,
    "archived with 0000",
  ],
  "a conversation is archived only after its order is closed, with its hash": () => [
    `insert into conversations (id, service_id, order_id, starter_id, owner_id, created_at, archived_hash, archived_messages)
     values ('said', 'l', '${working}', '${budi.id}', '${sari.id}', 1, '${"0".repeat(64)}', 3)`,
    "said",
  ],
  "a debt to a buyer has its refund, and a refund its debt": () => [
    `delete from refunds where order_id = '${cancelled}'`,
    cancelled,
  ],
  "the debt to a buyer is the sum of the open refunds": () => [
    `update refunds set status = 'paid' where order_id = '${divided}'`,
    `refund:${budi.id}`,
  ],
  "a paid refund left the buyer's account, and returned only from the bank or from our loss": () => [
    `update refunds set status = 'paid' where order_id = '${divided}'`,
    divided,
  ],
  "an open withdrawal's money is on its account, a closed withdrawal's is not": () => [
    `update withdrawals set status = 'paid'`,
    withdrawal,
  ],
  "a withdrawal's money came from its seller and went to the bank or back": () => [
    `update withdrawals set user_id = '${budi.id}'`,
    withdrawal,
  ],
  "the bank returns only money it received, to the account of the buyer or withdrawal it came from": () => [
    `insert into ledger values ('gift:2', 1, null, 'bank', 'payout:${withdrawal}', 1000, 0)`,
    withdrawal,
  ],
  "a seller has one open withdrawal at most": () => [
    `drop index withdrawals_one_open; insert into withdrawals (id, user_id, amount, account, status, form_id, created_at)
     values ('again', '${sari.id}', 5, '{}', 'approved', 'r', 0)`,
    sari.id,
  ],
  "above Rp 5.000.000 one person approved and another one paid": () => [
    `update withdrawals set amount = 5000001, status = 'paid', approved_by = '${budi.id}', decided_by = '${budi.id}'`,
    withdrawal,
  ],
  "no operator alone sent one person more than Rp 5.000.000 in a day": () => [
    `update withdrawals set amount = 2600000;
     insert into operator_acts values ('a1', '${budi.id}', 'pay_withdrawal', '${withdrawal}', 'x', 3),
       ('a2', '${budi.id}', 'return_withdrawal', '${withdrawal}', 'x', 4),
       ('a3', '${budi.id}', 'pay_withdrawal', '${withdrawal}', 'x', 5)`,
    sari.id,
  ],
  "a payout is assigned through a logged action, and only until it is paid": () => [
    `update withdrawals set claimed_by = '${budi.id}', claimed_at = 1`,
    withdrawal,
  ],
  "an operator who paid by hand was assigned the payout before": () => [
    `insert into operator_acts values ('a1', '${sari.id}', 'assign_withdrawal', '${withdrawal}', 'x', 1),
       ('a2', '${budi.id}', 'pay_withdrawal', '${withdrawal}', 'x', 2)`,
    withdrawal,
  ],
  "a transfer recorded later was assigned to an operator before": () => [
    `insert into operator_acts values ('a1', '${sari.id}', 'record_transfer', '${withdrawal}', 'x', 1)`,
    withdrawal,
  ],
  "nobody handled their own money": () => [`update withdrawals set approved_by = user_id`, withdrawal],
  "manual approvals and payments are in the operators' log": () => [
    `update withdrawals set status = 'paid', decided_by = '${budi.id}'`,
    withdrawal,
  ],
  "above Rp 5.000.000 one operator proposed a ruling and another one ruled": () => [
    `insert into order_events values ('${divided}', 99, 'ruled', 'operator', '${budi.id}', 1,
       '{"buyerAmount":3000000,"sellerAmount":2000001}');
     insert into operator_acts values ('a1', '${budi.id}', 'propose_ruling', '${divided}', 'x', 1)`,
    divided,
  ],
  "no operator proposed or made a ruling on their own order": () => [
    `insert into operator_acts values ('a1', '${sari.id}', 'rule_dispute', '${working}', 'x', 1)`,
    working,
  ],
  "invoices and corrections are numbered from one, without gaps, in each year": () => [
    `drop trigger invoices_no_delete; delete from invoices where kind = 'invoice' and number = 1`,
    "invoice",
  ],
  "an order's invoices equal its payments, its corrections equal its refunds and chargebacks": () => [
    `drop trigger invoices_no_update; update invoices set amount = amount - 1 where order_id = '${cancelled}' and kind = 'correction'`,
    cancelled,
  ],
  "a buyer's month equals the invoices less the corrections of that month's orders": () => [
    `update buyer_months set spent = spent + 1 where buyer_id = '${budi.id}'`,
    budi.id,
  ],
  "sellers' months are numbered from one, without gaps": () => [
    `update seller_months set number = number + 1`,
    "the last is 2",
  ],
  "a seller's month equals the money released, the fees and the chargebacks of that month": () => [
    `update seller_months set fee = fee + 1`,
    sari.id,
  ],
  "a withdrawal or refund has at most one attempt that did not fail or return": () => [
    `drop index payout_attempts_one_withdrawal; ${attempt("prepared")} ${attempt("sending")}`,
    withdrawal,
  ],
  "a withdrawal's status matches its attempt, which sends the amount less the fee": () => [
    attempt("arrived"),
    withdrawal,
  ],
  "a paid withdrawal was paid once, by an operator or by a provider": () => [
    `update withdrawals set status = 'paid' where id = '${withdrawal}'`,
    withdrawal,
  ],
  "a withdrawal returned by a provider left the account once and came back once": () => [
    attempt("returned"),
    withdrawal,
  ],
  "a refund sent through a provider has the debt's amount, and is paid once it arrived": () => [
    attempt("arrived", { withdrawal_id: null, refund_id: "(select id from refunds limit 1)", amount: 1 }),
    "sent 1 and arrived",
  ],
  "a payout through a provider was released, above Rp 5.000.000 by a second operator": () => [
    attempt("sending"),
    withdrawal,
  ],
  "no operator alone released more than Rp 5.000.000 to one person in a day": () => [
    attempt("sending", { amount: 5_000_001, released_by: budi.id, released_at: 1 }),
    sari.id,
  ],
  "preparing and releasing a payout are in the operators' log": () => [attempt("prepared"), withdrawal],
  "operators decided every payout that the provider denied after confirming it": () => [
    attempt("failed", { contradicted_at: 1 }),
    withdrawal,
  ],
  "a denial was decided by logged actions, by two operators if two had sent the payout": () => [
    attempt("failed", {
      contradicted_at: 1,
      verdict: "returned",
      judged_by: budi.id,
      denial_closed_by: budi.id,
      denial_closed_at: 1,
    }),
    withdrawal,
  ],
  "a duplicate transfer is booked as a loss, less the amount recovered from its owner's balance": () => [
    `${UNCHECKED} ${attempt("failed", { surplus: 200_000 })}`,
    withdrawal,
  ],
  "a payout booked as a loss failed or returned in the books, but was judged as arrived": () => [
    `${UNCHECKED} ${attempt("failed", { surplus: 1 })}`,
    withdrawal,
  ],
  "a card hold equals the seller's money of one release from a bill paid by card": () => [
    `update payments set method = 'credit_card';
     insert into card_holds values ('${completed}', 4, 1, '${sari.id}', 1, 0, 9, null)`,
    completed,
  ],
  "no withdrawal took money on hold": () => [
    `insert into card_holds values ('${completed}', 4, 1, '${sari.id}', 100000000, 0, 9000000000000000, null)`,
    withdrawal,
  ],
  "an order's events are numbered from 1 without a gap, up to its version": () => [
    `${STORY_OPEN} delete from order_events where order_id = '${working}' and version = 2`,
    working,
  ],
  "the payment status is one that the status allows": () => [
    `update orders set payment_status = 'refunded' where id = '${working}'`,
    working,
  ],
  "an order has the time of its agreed visit": () => [
    `update orders set visit_at = 1, visit_agreed_at = 1 where id = '${working}'`,
    working,
  ],
  "an order's state follows from its last event": () => [
    `update orders set status = 'completed', phase = null, payment_status = 'split' where id = '${working}'`,
    working,
  ],
  "no order ends because nobody came to the visit after an arrival": () => [
    `${event(cancelled, 90, "seller_arrived", "seller")} ${event(cancelled, 91, "seller_missed", "scheduler")}`,
    cancelled,
  ],
  "a missed visit ends an order only after a report, and without an answer only after its time": () => [
    `${event(cancelled, 90, "buyer_reported", "seller", { until: 5 })} ${event(cancelled, 91, "buyer_missed", "scheduler")}`,
    cancelled,
  ],
  "nothing stays due for more than 30 minutes while the scheduler runs": () => [
    `${STORY_OPEN} update order_events set at = 1 where order_id = '${working}';
     insert into scheduler_state (id, started_at, finished_at) values (1, 1, unixepoch() * 1000);
     update orders set phase = 'no_show', proposed_by = 'buyer', answer_due_at = 2 where id = '${working}'`,
    working,
  ],
  "the payment status matches the refunds": () => [
    `update orders set payment_status = 'refunded' where id = '${cancelled}'`,
    cancelled,
  ],
  "an event that moves money has its transfer, and no other has one": () => [
    `insert into ledger values ('${working}:1', 1, '${working}', 'gateway_clearing', 'escrow:${working}', 1000, 0)`,
    `${working}:1`,
  ],
  "a seller's number of completed orders matches the orders": () => [
    `update users set completed_count = completed_count + 1 where id = '${sari.id}'`,
    sari.id,
  ],
  "a listing's number of completed orders matches the orders": () => [
    `update services set orderscompleted = 0`,
    "shows 0",
  ],
  "an order's buyer, seller and listing exist": () => [`delete from users where id = '${budi.id}'`, working],
  "a listing's category exists": () => [`update services set category = 'Perdukunan'`, "stands in Perdukunan"],
  "a shown picture has exactly one owner": () => [
    `insert into message_pictures values ('k1', 'conversation', 'no message', 0, 'ready', 1, 1, 0)`,
    "k1",
  ],
  "a buyer's stored order totals match the orders": () => [
    `update person_totals set bought_open = bought_open + 1 where user_id = '${budi.id}'`,
    budi.id,
  ],
  "a seller's stored order totals match the orders": () => [
    `update person_totals set sold_held_income = sold_held_income - 1 where user_id = '${sari.id}'`,
    sari.id,
  ],
  "a person's stored listing totals match the listings": () => [
    `delete from person_totals where user_id = '${sari.id}'`,
    sari.id,
  ],
  "a seller's stored withdrawal totals match the withdrawals": () => [
    `update person_totals set paid_out = 1 where user_id = '${sari.id}'`,
    sari.id,
  ],
  "a seller's numbers of kept and missed appointments match the visits": () => [
    `update users set visits_missed = 1 where id = '${sari.id}'`,
    sari.id,
  ],
  "an appointment was kept if the buyer or a ruling says so, and missed only if the order ended": () => [
    `insert into order_visits (order_id, seller_id, mode, place_code, day, slot, updated_at, outcome)
     values ('${working}', '${sari.id}', 'at_buyer', '31.74', '2026-11-30', 600, 1, 'kept')`,
    working,
  ],
  "a listing shows the rating from its seller's reviews": () => [
    `update services set seller_rating_sum = 5, seller_rating_count = 1`,
    "shows 5 stars of 1 reviews, are 0 of 0",
  ],
  "a seller's days and months add up to the balance": () => [
    `update balance_spans set moved = moved + 1 where span like 'd%'`,
    sari.id,
  ],
};

describe("the audit", () => {
  it("finds no breach in books written by the app", async () => {
    expect((await audit(within(books))).breaches).toEqual([]);
    expect((await audit(booksOf(world))).breaches).toEqual([]);
  });

  it("calls nothing overdue that the scheduler has not reached, whatever times were simulated", async () => {
    const overdue = async (finishedAt: string, at: number, now?: number) => {
      books.exec(`begin; ${STORY_OPEN} update order_events set at = ${at} where order_id = '${working}';
        insert into scheduler_state (id, started_at, finished_at) values (1, 1, ${finishedAt});
        update orders set phase = 'delivered', review_due_at = ${at + 1} where id = '${working}'`);
      const { breaches } = await audit(within(books), now);
      books.exec("rollback");
      return breaches.some(({ rule }) => rule.startsWith("nothing stays due"));
    };
    const now = Date.now();
    const minutes = (count: number) => count * 60_000;
    expect(await overdue("null", 1)).toBe(false);
    expect(await overdue(String(now), now - minutes(29), now)).toBe(false);
    expect(await overdue(String(now), now - minutes(31), now)).toBe(true);
    // A run of next week has not reached an order that is due today.
    expect(await overdue(String(now + minutes(10_000)), now + minutes(60), now)).toBe(false);
    expect(await overdue(String(now + minutes(10_000)), now + minutes(60), now + minutes(10_000))).toBe(true);
    // The scheduler stopped an hour ago, which another check reports.
    expect(await overdue(String(now - minutes(60)), now - minutes(60), now)).toBe(false);
  });

  it("is tested with a manipulated database for each rule", () => {
    expect(Object.keys(TAMPERINGS)).toEqual(CHECKS.map(({ rule }) => rule));
  });

  it.each(Object.keys(TAMPERINGS))("reports a breach of the rule that %s", async (rule) => {
    const [sql, subject] = TAMPERINGS[rule]?.() ?? ["", ""];
    books.exec("begin");
    try {
      books.exec(sql);
      const { breaches } = await audit(within(books));
      const named = breaches.filter((breach) => breach.rule === rule);
      expect(named.length).toBeGreaterThan(0);
      expect(named.map((breach) => `${breach.subject} ${breach.found}`).join("\n")).toContain(subject);
    } finally {
      books.exec("rollback; pragma ignore_check_constraints = off");
    }
  });
});
