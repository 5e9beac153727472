import { firstName } from "~/domain/account/person";
import type { Zone } from "~/domain/core/dates";
import { buttonsOf } from "~/domain/order/decide";
import { type Order, type OrderPlace, orderPlaceOf, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { ORDER_STATUS_LABELS } from "../status";
import { withChangeCopy } from "./change";
import { CLOSED_STATUS_COPY } from "./closed";
import { PENDING_STATUS_COPY } from "./pending";
import type { StatusCopy, StatusFacts } from "./status-copy";
import { WORK_STATUS_COPY } from "./working";

export type NextStep = {
  yours: boolean;
  who: string;
  title: string;
  text: string;
  /** may be empty where the deadline and the choice stand beside it */
  brief: string;
  summary: string;
  /** UTC ms */
  dueAt: number | null;
  answers: boolean;
  waitsFor: StatusCopy["waitsFor"];
};

const STATUS_COPY: Record<OrderPlace, (facts: StatusFacts) => StatusCopy> = {
  ...PENDING_STATUS_COPY,
  ...WORK_STATUS_COPY,
  ...CLOSED_STATUS_COPY,
};

const WAITING = {
  buyer: "Menunggu pembeli",
  seller: "Menunggu penjual",
  staff: "Menunggu JasaWarga",
  gateway: "Menunggu penyedia pembayaran",
} as const;

export function nextStep(
  order: Order,
  side: Side,
  now: number,
  people: People,
  zone: Zone = "WIB",
): NextStep {
  const facts = { order, now, zone, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const copy = withChangeCopy(STATUS_COPY[orderPlaceOf(order)](facts), side, facts);
  const moves =
    order.changeBy === otherSide(side) || buttonsOf(order, side, now).some(({ anytime }) => !anytime);
  const next = copy.also === side ? side : copy.waitsFor;
  const yours = next === side && moves;
  const { answers = false } = copy;
  // A deadline is for whoever is waited for.
  const dueAt = copy.also === side ? null : (copy.dueAt ?? null);
  const { text, brief = text } = copy[side];
  return {
    yours,
    who: whose(order, next, side, yours),
    ...copy[side],
    brief,
    dueAt,
    answers,
    waitsFor: next,
  };
}

function whose(order: Order, next: StatusCopy["waitsFor"], side: Side, yours: boolean): string {
  if (next === null) return ORDER_STATUS_LABELS[order.status];
  if (next === side) return yours ? "Giliran Anda" : "Sedang Anda kerjakan";
  return WAITING[next];
}
