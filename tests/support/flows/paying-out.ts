import { eq } from "drizzle-orm";
import { withdrawals } from "~/database/schema/money";
import { sellerAccount } from "~/ledger/ledger";
import { insertTransfer } from "~/ledger/queries.server";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import type { TestPerson, World } from "../world";
import { elsewhere, knowPassword, PASSWORD } from "./account";
import { auditLedger } from "./money";

export async function seller(world: World, name: string, balance: number): Promise<TestPerson> {
  const person = await world.person(name);
  await knowPassword(world, person);
  if (balance > 0) await earn(world, person, balance);
  return person;
}

export async function earn(world: World, person: TestPerson, amount: number, at?: number): Promise<void> {
  const { db, now } = world.context(at);
  const posting = { from: "gateway_clearing", to: sellerAccount(person.id), amount } as const;
  for (const statement of insertTransfer(db, { id: crypto.randomUUID(), orderId: null }, [posting], now))
    await statement;
}

export const PAYOUT_ACCOUNT = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;

export function withdrawalFields(changes: Record<string, string> = {}): Record<string, string> {
  return {
    formId: crypto.randomUUID(),
    shown: "0",
    portion: "part",
    amount: "200.000",
    to: "new",
    ...PAYOUT_ACCOUNT,
    currentPassword: PASSWORD,
    ...changes,
  };
}

export function askFor(world: World, as: TestPerson, changes: Record<string, string> = {}): Promise<Response> {
  const form = withdrawalFields(changes);
  return world.fetch("/dashboard/balance/withdrawals/new", { as, form, headers: elsewhere() });
}

/** Oldest first. */
export async function withdrawalsOf(world: World, person: TestPerson) {
  const { db } = world.context();
  return db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, person.id))
    .orderBy(withdrawals.createdAt, withdrawals.id);
}

export async function withdrawal(world: World, person: TestPerson, amount: number) {
  const answer = await askFor(world, person, { amount: String(amount) });
  const row = (await withdrawalsOf(world, person)).at(-1);
  if (answer.status !== 303 || !row) throw new Error(`no withdrawal: ${answer.status}`);
  return row;
}

export async function payOut(world: World, id: string, by: TestPerson, reference = "TRX-1") {
  await decideWithdrawal(world.context(), "assign", { id, operatorId: by.id, words: "" });
  return decideWithdrawal(world.context(), "pay", { id, operatorId: by.id, words: reference });
}

/** Ignores the two breaches that `earn` causes because it has no order and no payment. */
export async function auditPayouts(world: World): Promise<string[]> {
  const earned = /gateway_clearing to seller:|told as nothing, posted as/;
  return (await auditLedger(world)).filter((fault) => !earned.test(fault));
}
