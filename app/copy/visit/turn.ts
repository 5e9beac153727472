import { firstName } from "~/domain/account/person";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { Slots, VisitTurn } from "~/domain/order/visit-terms";
import type { NextStep } from "../order/status/next-step";
import { UNPAID_ENDS } from "../order/status/status-copy";
import { visitAfterPayment } from "./after-payment";

export const VISIT_VERBS: Record<VisitTurn, string> = {
  answer: "Jawab jadwal",
  awaited: "Lihat jadwal",
  ahead: "Lihat jadwal",
};

/** What follows is the visit, not the work. `now`: UTC ms. */
export function billStep(
  step: NextStep,
  { order, visit }: { order: Order; visit: Slots | null },
  { side, people, now }: { side: Side; people: People; now: number },
): NextStep {
  const pays = order.phase === "awaiting_payment" && side === "buyer" && step.yours && !step.answers;
  if (visit === null || !pays) return step;
  const { sentence } = visitAfterPayment(visit, { side, people, now }, { brief: true });
  return { ...step, brief: `${sentence} ${UNPAID_ENDS}` };
}

/** `wish`: in words. */
export function visitStep(
  step: NextStep,
  turn: VisitTurn | null,
  { side, people, wish }: { side: Side; people: People; wish: string | null },
): NextStep {
  const other = firstName(people[otherSide(side)]);
  const brief = side === "seller" ? step.brief : "";
  if (turn === null || step.answers) return step;
  if (turn === "ahead")
    return { ...step, brief: `${brief} Hasil bisa diserahkan sejak jadwalnya dimulai.`.trim() };
  if (turn === "awaited") {
    const who = side === "seller" ? "Menunggu pembeli" : "Menunggu penjual";
    const summary = `${other} menjawab jadwal`;
    return { ...step, yours: false, who, title: `${summary} Anda`, summary };
  }
  return {
    ...step,
    yours: true,
    who: "Giliran Anda",
    title: `Setujui jadwal ${other}`,
    summary: `setujui jadwal ${other}`,
    brief: [wish && `${wish}.`, brief].filter(Boolean).join(" "),
  };
}
