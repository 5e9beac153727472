import { toDateInput, type Zone } from "~/domain/core/dates";
import type { OrderStatus } from "~/domain/order/order";
import { type DueFacts, phaseDueAt } from "~/domain/order/reminder";
import { dateText } from "../core/days";
import { ORDER_STATUS_LABELS, PHASE_BADGES } from "../order/status";

type Subject = {
  kind: "offer" | "wanted";
  gone: boolean;
  order: (DueFacts & { status: OrderStatus }) | null;
};

export function subjectNote({ kind, gone, order }: Subject, zone: Zone): string {
  if (order) {
    const due = phaseDueAt(order);
    const status = (order.phase && PHASE_BADGES[order.phase]) ?? ORDER_STATUS_LABELS[order.status];
    return due === null ? status : `${status} · tenggat ${dateText(toDateInput(due, zone))}`;
  }
  if (gone) return "Tidak lagi tersedia";
  return kind === "offer" ? "Jasa yang ditawarkan" : "Jasa yang dicari";
}
