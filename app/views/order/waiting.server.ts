import type { ListedOrderRow, MissingAccountRefund } from "~/db/order/waiting.server";
import { formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { refundAccountPath } from "~/domain/money/refund";
import type { Side } from "~/domain/order/order";
import { type StepReader, stepLine } from "./step-line.server";

type Waiting = Record<Side, ListedOrderRow[]> & { refunds: MissingAccountRefund[] };

/** Turns of both sides for the home page, one line an order: by deadline, those without one first. A suspended reader gets only what they may still do. */
export function waitingViews({ refunds, ...waiting }: Waiting, reader: StepReader) {
  const steps = (["buyer", "seller"] as const).flatMap((side) =>
    waiting[side].flatMap((order) => {
      const { step, href, title, dueAt, late } = stepLine(order, side, reader);
      if (!step.yours) return [];
      return {
        id: order.id,
        ...{ href, title: order.title, step: title, dueAt: dueAt ?? 0, late },
        due: dueAt === null || late ? null : `Paling lambat ${formatDateTime(dueAt, reader.zone)}`,
      };
    }),
  );
  const shown = new Set(steps.map(({ id }) => id));
  const unnamed = refunds.filter(({ orderId }) => !shown.has(orderId));
  return [...unnamed.map(refundView), ...steps.sort((a, b) => a.dueAt - b.dueAt)];
}

/** Comes first: the reader's own money cannot get to them. */
function refundView({ orderId, title, amount }: MissingAccountRefund) {
  return {
    href: refundAccountPath(orderId),
    title,
    step: `Sebutkan rekening untuk pengembalian ${formatRupiah(amount)}`,
    due: null,
    late: false,
  };
}
