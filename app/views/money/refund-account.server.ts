import { findOwnRefunds } from "~/db/money/manual-refunds.server";
import { formatRupiah } from "~/domain/core/money";
import { isId } from "~/domain/core/text";
import { maskedAccount, type PayoutAccount } from "~/domain/money/payout-account";
import { takesAccount } from "~/domain/money/refund";
import { noOrder } from "../../http/errors.server";
import type { OrderVisit } from "../../http/order-access.server";

/** What the page asks; who has nothing to name an account for, or no longer, is led back to the order. */
export async function askForAccount(visit: OrderVisit, buyerId: string) {
  const id = visit.params.id;
  const own = isId(id) ? await findOwnRefunds(visit.context.db, id, buyerId) : null;
  if (!id || !own) noOrder();
  const waiting = own.debts.filter(takesAccount);
  const [first] = waiting;
  if (!first) throw await backFromAccount(visit, null);
  return {
    orderId: id,
    title: own.title,
    sum: formatRupiah(waiting.reduce((sum, { amount }) => sum + amount, 0)),
    current: first.account && `${maskedAccount(first.account)}, ${first.account.holder}`,
  };
}

/** Back to the order; null: nothing waited for an account any more. */
export function backFromAccount(
  { context, params }: Pick<OrderVisit, "context" | "params">,
  named: PayoutAccount | null,
) {
  const path = `/dashboard/orders/${params.id}`;
  return named
    ? context.toasts.redirectWithSuccess(
        path,
        { message: "Rekening tersimpan", description: `Pengembalian kami kirim ke ${maskedAccount(named)}.` },
        { status: 303 },
      )
    : context.toasts.redirectWithError(
        path,
        {
          message: "Rekening tidak diubah",
          description: "Tidak ada pengembalian yang menunggu rekening, atau transfernya sudah disiapkan.",
        },
        { status: 303 },
      );
}
