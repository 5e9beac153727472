import type { findOwnRefunds } from "~/db/money/manual-refunds.server";
import { isolated } from "~/domain/core/bidi";
import { formatRupiah } from "~/domain/core/money";
import { maskedAccount } from "~/domain/money/payout-account";
import { takesAccount } from "~/domain/money/refund";

export function refundAccountView(
  { title, debts }: NonNullable<Awaited<ReturnType<typeof findOwnRefunds>>>,
  orderId: string,
) {
  const waiting = debts.filter(takesAccount);
  const [first] = waiting;
  if (!first) return null;
  return {
    orderId,
    title,
    sum: formatRupiah(waiting.reduce((sum, { amount }) => sum + amount, 0)),
    current: first.account && `${maskedAccount(first.account)}, ${isolated(first.account.holder)}`,
  };
}
