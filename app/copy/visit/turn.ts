import { firstName } from "~/domain/account/person";
import { otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { VisitTurn } from "~/domain/order/visit-terms";
import type { NextStep } from "../order/status/next-step";

/** For the button of a row. */
export const VISIT_VERBS: Record<VisitTurn, string> = {
  answer: "Jawab jadwal",
  awaited: "Lihat jadwal",
  ahead: "Lihat jadwal",
};

/** The step of a side where the visit comes before the work. `wish`: what is wished for, in words. */
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
