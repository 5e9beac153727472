import { firstName } from "~/domain/account/person";
import { buttonsOf } from "~/domain/order/decide";
import { type Order, otherSide, type Place, placeOf, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { ORDER_STATUS_LABELS } from "./status";
import type { Facts, Scene } from "./status-copy";
import { withChange } from "./status-copy-change";
import { CLOSED_SCENES } from "./status-copy-closed";
import { PENDING_SCENES } from "./status-copy-pending";
import { WORK_SCENES } from "./status-copy-working";

/** Whose move it is and what comes next, as the viewer's side reads it. */
export type Turn = {
  /** the reader has a step to take here and now; only then the panel speaks from the board */
  yours: boolean;
  /** "Giliran Anda", "Menunggu penjual", … ; of a closed order its end */
  who: string;
  title: string;
  text: string;
  /** the same for a row of a list: "periksa hasil kerja" */
  brief: string;
  /** UTC ms by which it has to happen */
  dueAt: number | null;
  /** the step is to answer what the other side proposed, which stands below */
  answers: boolean;
};

const SCENES: Record<Place, (facts: Facts) => Scene> = {
  ...PENDING_SCENES,
  ...WORK_SCENES,
  ...CLOSED_SCENES,
};

const WAITING = {
  buyer: "Menunggu pembeli",
  seller: "Menunggu penjual",
  house: "Menunggu JasaWarga",
  gateway: "Menunggu penyedia pembayaran",
} as const;

export function turn(order: Order, side: Side, now: number, people: People): Turn {
  const facts = { order, now, buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const scene = withChange(SCENES[placeOf(order)](facts), side, facts);
  const moves =
    order.changeBy === otherSide(side) || buttonsOf(order, side, now).some(({ anytime }) => !anytime);
  const next = scene.also === side ? side : scene.turn;
  const yours = next === side && moves;
  const { answers = false } = scene;
  // A time that is set is for whoever is waited for.
  const dueAt = scene.also === side ? null : (scene.dueAt ?? null);
  return { yours, who: whose(order, next, side, yours), ...scene[side], dueAt, answers };
}

function whose(order: Order, next: Scene["turn"], side: Side, yours: boolean): string {
  if (next === null) return ORDER_STATUS_LABELS[order.status];
  // Work is done with one's hands: there is no button that does it.
  if (next === side) return yours ? "Giliran Anda" : "Sedang Anda kerjakan";
  return WAITING[next];
}
