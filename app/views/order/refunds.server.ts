import { methodLabel } from "~/copy/money/payment-methods";
import { refundCopy } from "~/copy/money/refund";
import type { OrderPage } from "~/db/order/pages.server";
import type { Zone } from "~/domain/core/dates";
import { findMethod, type PaymentMethod } from "~/domain/money/payment-method";
import { refundAccountPath, takesAccount, waitsForAccount } from "~/domain/money/refund";
import type { Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";

/** Oldest first; only the buyer reads where to. */
export function orderRefunds(
  { order, attempts, events, refunds }: Pick<OrderPage, "order" | "attempts" | "events" | "refunds">,
  { side, people, zone }: { side: Side; people: People; zone: Zone },
  methods: readonly PaymentMethod[],
) {
  return refunds.map((refund) => {
    const paidBy = attempts.find(({ attempt }) => attempt === refund.attempt);
    const facts = {
      ...refund,
      zone,
      method: methodLabel(methods, paidBy),
      arrives: (paidBy && findMethod(methods, paidBy)?.refund?.arrives) ?? null,
      returned: events.some(
        ({ kind, detail }) =>
          kind === "refund_returned" && detail.debt === refund.version && detail.to !== "loss",
      ),
      cause: events.find(({ version }) => version === refund.version)?.kind ?? "",
    };
    const waits = side === "buyer" && waitsForAccount(refund);
    const changes = side === "buyer" && takesAccount(refund);
    return {
      key: refund.id,
      ...refundCopy(facts, side, people.buyer),
      done: refund.status === "paid",
      waits,
      href: changes ? refundAccountPath(order.id) : null,
    };
  });
}
