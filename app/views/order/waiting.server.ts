import { suspensionStepOf } from "~/copy/order/suspension";
import { listedVisitText } from "~/copy/visit/listed";
import type { ListedOrderRow, MissingAccountRefund } from "~/db/order/waiting.server";
import { formatDateTime, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { refundAccountPath } from "~/domain/money/refund";
import { otherSide, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { peopleOf } from "~/domain/order/people";

type Waiting = Record<Side, ListedOrderRow[]> & { refunds: MissingAccountRefund[] };
type Reader = { suspended: boolean; zone: Zone; now: number };

/** Of both sides, for home. By deadline; one without has waited already. A suspended reader gets only what they may still do. */
export function waitingViews({ refunds, ...waiting }: Waiting, { suspended, zone, now }: Reader) {
  const steps = (["buyer", "seller"] as const).flatMap((side) =>
    waiting[side].flatMap((order) => {
      const people = peopleOf(order);
      const seen = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
      const { title: step, dueAt, yours, answers } = seen;
      if (suspended && !yours) return [];
      return {
        href: orderPath(order.id),
        title: order.title,
        between: side === "buyer" ? boughtFrom(people.seller) : `Dipesan oleh ${people.buyer}`,
        step,
        // Where another step comes first.
        also:
          order.changeBy === otherSide(side) && !answers && !suspended
            ? "Ada usulan perubahan untuk dijawab"
            : null,
        visit: listedVisitText(order, { side, closed: false }),
        yours,
        dueAt: dueAt ?? 0,
        due: dueAt === null || dueAt < now ? null : `Paling lambat ${formatDateTime(dueAt, zone)}`,
        late: dueAt !== null && dueAt < now,
      };
    }),
  );
  return [...refunds.map(refundView), ...steps.sort((a, b) => a.dueAt - b.dueAt)];
}

/** Comes first: the reader's own money cannot get to them. */
function refundView({ orderId, title, seller, amount }: MissingAccountRefund) {
  return {
    href: refundAccountPath(orderId),
    title,
    between: boughtFrom(seller),
    step: `Sebutkan rekening untuk pengembalian ${formatRupiah(amount)}`,
    also: null,
    visit: null,
    yours: true,
    due: null,
    late: false,
  };
}

const boughtFrom = (seller: string) => `Anda memesan dari ${seller}`;
