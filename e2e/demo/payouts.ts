import { and, eq, inArray } from "drizzle-orm";
import { payoutAttempts, withdrawals } from "~/database/schema/money";
import { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { maskedMark } from "~/payouts/account";
import { decidePayout } from "~/payouts/decision-commands.server";
import type { PayoutAction } from "~/payouts/provider-payout";
import { storeWithdrawal } from "~/payouts/queries.server";
import type { Context } from "~/platform/context.server";
import type { IrisStatus } from "../iris/account";
import { people } from "./people";
import { withdrawals as told } from "./withdrawals";

/** The final status of each open withdrawal. With `amount` the withdrawal is requested first. */
const FINAL_STATUSES: readonly { seller: string; amount?: number; status: IrisStatus; errorCode?: string }[] = [
  { seller: "hendra-gunawan", status: "queued" },
  { seller: "dimas-prakoso", status: "processed" },
  { seller: "lina-nuraini", status: "failed", errorCode: "001" },
  { seller: "sari-wulandari", amount: 300_000, status: "completed" },
];

/**
 * Sends the demo's withdrawals through the payout stand-in at `iris`, so that every payout state exists. Does nothing
 * on later starts.
 */
export async function sendDemoPayouts(context: Context, iris: string): Promise<void> {
  const { db } = context;
  const [sent] = await db.select({ id: payoutAttempts.id }).from(payoutAttempts).limit(1);
  const first = await idOf(db, "ayu-pramesti");
  const second = await idOf(db, "bagas-wicaksono");
  if (sent || !first || !second) return;
  // The app does not run yet, so hold the notifications.
  await control(iris, "PUT", "settings", { automatic: false, held: true });
  for (const { seller, amount, status, errorCode } of FINAL_STATUSES) {
    if (amount) await requestWithdrawal(context, seller, amount);
    const open = await findOpen(context, seller);
    if (!open) continue;
    const act = async (kind: PayoutAction, operatorId: string) => {
      const subject = { table: "withdrawals", id: open.id } as const;
      const seen = maskedMark(open.account);
      const answer = await decidePayout(context, kind, { subject, operatorId, words: "", seen });
      if (!answer.ok) throw new Error(`${kind} of ${seller}: ${answer.reason}`);
    };
    await act("prepare_payout", first);
    if (status === "queued") continue;
    await act("release_payout", second);
    const [made] = await db
      .select({ reference: payoutAttempts.reference })
      .from(payoutAttempts)
      .where(eq(payoutAttempts.withdrawalId, open.id));
    const become = { status, ...(errorCode && { error_code: errorCode }), notify: false };
    await control(iris, "POST", `payouts/${made?.reference}/status`, become);
    await act("query_payout", second);
  }
  await control(iris, "PUT", "settings", { automatic: true, held: false });
}

async function control(iris: string, method: string, path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${iris}/_control/${path}`, { method, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} of the payout stand-in: ${answer.status}`);
}

async function idOf(db: Context["db"], slug: string): Promise<string | null> {
  const email = people.find((person) => person.slug === slug)?.email ?? "";
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

async function requestWithdrawal({ db, now }: Context, seller: string, amount: number): Promise<void> {
  const userId = await idOf(db, seller);
  const account = told.find((one) => one.seller === seller)?.account;
  const formId = crypto.randomUUID();
  if (userId && account)
    await storeWithdrawal(db, { id: newId(), userId, amount, account, formId, createdAt: now }, []);
}

async function findOpen({ db }: Context, seller: string) {
  const [row] = await db
    .select({ id: withdrawals.id, account: withdrawals.account })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, (await idOf(db, seller)) ?? ""),
        inArray(withdrawals.status, ["requested", "approved"]),
      ),
    );
  return row ?? null;
}
