import { eq } from "drizzle-orm";
import { withdrawals } from "~/database/schema/money";
import { sellerAccount } from "~/ledger/ledger";
import { insertTransfer } from "~/ledger/queries.server";
import { decideWithdrawal } from "~/payouts/commands.server";
import type { TestPerson, World } from "../world";
import { elsewhere, knowPassword, PASSWORD } from "./account";
import { auditLedger } from "./money";

/** A seller with this much in the balance (integer rupiah), who knows the password `PASSWORD`. */
export async function seller(world: World, name: string, balance: number): Promise<TestPerson> {
  const person = await world.person(name);
  await knowPassword(world, person);
  if (balance > 0) await earn(world, person, balance);
  return person;
}

/** Money that came into the balance, as if from an order. */
export async function earn(world: World, person: TestPerson, amount: number, at?: number): Promise<void> {
  const { db, now } = world.context(at);
  const posting = { from: "gateway_clearing", to: sellerAccount(person.id), amount } as const;
  for (const statement of insertTransfer(db, { id: crypto.randomUUID(), orderId: null }, [posting], now))
    await statement;
}

export const PAYOUT_ACCOUNT = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;

/** What the form that asks for a withdrawal sends. */
export function withdrawalFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    requestId: crypto.randomUUID(),
    shown: "0",
    portion: "part",
    amount: "200.000",
    to: "new",
    ...PAYOUT_ACCOUNT,
    currentPassword: PASSWORD,
    ...changes,
  };
}

export function askFor(
  world: World,
  as: TestPerson,
  changes: Record<string, string> = {},
): Promise<Response> {
  const form = withdrawalFields(changes);
  return world.fetch("/dashboard/balance/withdrawals/new", { as, form, headers: elsewhere() });
}

/** Somebody's withdrawals, the first one asked for first. */
export async function withdrawalsOf(world: World, person: TestPerson) {
  const { db } = world.context();
  return db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, person.id))
    .orderBy(withdrawals.createdAt, withdrawals.id);
}

/** Asks for a withdrawal and gives its row. */
export async function withdrawal(world: World, person: TestPerson, amount: number) {
  const answer = await askFor(world, person, { amount: String(amount) });
  const row = (await withdrawalsOf(world, person)).at(-1);
  if (answer.status !== 303 || !row) throw new Error(`no withdrawal: ${answer.status}`);
  return row;
}

/** An operator takes on a withdrawal, and says that it is sent. */
export async function payOut(world: World, id: string, by: TestPerson, reference = "TRX-1") {
  await decideWithdrawal(world.context(), "assign", { id, operatorId: by.id, words: "" });
  return decideWithdrawal(world.context(), "payment", { id, operatorId: by.id, words: reference });
}

/** What the audit finds wrong, but for the two things it says of money that `earn` put in: no order, no payment. */
export async function auditPayouts(world: World): Promise<string[]> {
  const earned = /gateway_clearing to seller:|told as nothing, posted as/;
  return (await auditLedger(world)).filter((fault) => !earned.test(fault));
}
